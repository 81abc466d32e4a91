"""Writes the errors that Lambdas log into the endpoint's own log, since CloudWatch Logs end with the endpoint.

A line is written when it arrives, so none is lost with its process. test/integration/local-endpoint tests it.

This replaces a private function of the version in requirements.txt.
"""

from ministack.core import lambda_runtime

# Start of an error in the format of `lambdas/platform/logging/logger.ts`.
ERROR = '{"level":"ERROR"'


def read_log(worker) -> None:
    for line in worker._proc.stderr:
        worker._stderr_queue.put(line.rstrip("\n"))
        if line.startswith(ERROR):
            print(line, end="", flush=True)


def keep_errors() -> None:
    lambda_runtime.Worker._read_stderr = read_log

"""Reduces MiniStack's computation, since all requests wait for its single core.

- Queries check their expression for each item; the result is cached, since it depends only on the expression.
- The server's secret number in an SRP sign-in has 256 bits instead of 3072 (RFC 5054, section 2.5.4); the time of a
  sign-in is proportional to its length.
- A Lambda has at most five processes, and further requests wait: starting a process costs more than answering ten
  requests. None of our Lambdas calls another, so none waits for itself.
- An edge function, which every API call passes, has two processes.
- After an answer, it waits one millisecond for log lines instead of up to fifty, because the process takes no request
  meanwhile. A later line is logged with the next request.

This replaces private functions of the version in requirements.txt.
"""

import queue
import secrets
import threading
from functools import lru_cache

from ministack.core import cloudfront_js, lambda_runtime
from ministack.services import cognito, dynamodb, lambda_svc

EXPRESSIONS = 4096
USERS = 4096
SECRET_NUMBERS = 1 << 256
PROCESSES = 5
EDGE_PROCESSES = 2
WAIT_FOR_LINE = 0.001

tokens_of = lru_cache(EXPRESSIONS)(dynamodb._tokenize)
syntax_error_in = lru_cache(EXPRESSIONS)(dynamodb._condition_syntax_error)
verifier_of = lru_cache(USERS)(cognito._srp_verifier)


class ShortSecrets:
    """The module `secrets` with random numbers of at most 256 bits."""

    def __getattr__(self, name):
        return getattr(secrets, name)

    def randbelow(self, limit):
        return secrets.randbelow(min(limit, SECRET_NUMBERS))


process_released = threading.Condition()


def wait_for_process(*function, **options):
    with process_released:
        while True:
            worker, reason = lambda_runtime.acquire_worker(*function, **options, max_concurrency=PROCESSES)
            if worker:
                return worker, reason
            process_released.wait()


def release_process(worker) -> None:
    lambda_runtime.release_worker(worker)
    with process_released:
        process_released.notify_all()


def log_of(worker, **_) -> str:
    lines = []
    try:
        while True:
            lines.append(worker._stderr_queue.get(timeout=WAIT_FOR_LINE))
    except queue.Empty:
        return "\n".join(lines)


edge_processes = threading.Semaphore(EDGE_PROCESSES)
evaluate = cloudfront_js.evaluate


def evaluate_in_turn(code, event):
    with edge_processes:
        return evaluate(code, event)


def do_less_work() -> None:
    # Copies the cached list, since a caller may change it.
    dynamodb._tokenize = lambda expression: list(tokens_of(expression))
    dynamodb._condition_syntax_error = syntax_error_in
    cognito._srp_verifier = verifier_of
    cognito.secrets = ShortSecrets()
    lambda_svc.acquire_worker = wait_for_process
    lambda_svc.release_worker = release_process
    lambda_runtime.Worker._drain_stderr_bounded = log_of
    cloudfront_js.evaluate = evaluate_in_turn

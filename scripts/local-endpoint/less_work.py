"""Makes MiniStack answer with less computation, since all of it runs on one core, for which every request waits.

- A query checks its expression again for each item that it reads. What these checks find depends on the expression
  alone, so it is remembered.
- The server's secret number of a sign-in by SRP has 3072 bits, where 256 are enough (RFC 5054, section 2.5.4), and
  the time of a sign-in is proportional to them.
- A Lambda gets a process for each request at once, and starting one costs more than answering ten requests. Here it
  has at most five, and further requests wait. None of our Lambdas calls another one, so none waits for itself.
- So does a function of the edge, which every call of the API passes and which takes a millisecond. It has two.
- After each answer of a Lambda it looks for lines of its log every millisecond, until none has come for five, or
  for fifty where there is none, and the process takes no request meanwhile. Here it waits one millisecond for a line. A
  line that comes later is logged with the next request.

This changes functions of the version in requirements.txt that are not public.
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
    """The module `secrets`, except that a random number has at most 256 bits."""

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
    # A caller may change its list.
    dynamodb._tokenize = lambda expression: list(tokens_of(expression))
    dynamodb._condition_syntax_error = syntax_error_in
    cognito._srp_verifier = verifier_of
    cognito.secrets = ShortSecrets()
    lambda_svc.acquire_worker = wait_for_process
    lambda_svc.release_worker = release_process
    lambda_runtime.Worker._drain_stderr_bounded = log_of
    cloudfront_js.evaluate = evaluate_in_turn

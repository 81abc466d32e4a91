"""Runs the local AWS endpoint for as long as the process that started it lives.

Standard input is a pipe that the starter holds open. It closes however the starter ends; then the endpoint
saves its state and stops.
"""

import os
import signal
import threading


def stop_with_starter() -> None:
    while os.read(0, 1024):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


threading.Thread(target=stop_with_starter, daemon=True).start()

from ministack.app import main  # noqa: E402 - it reads the environment when imported

main()

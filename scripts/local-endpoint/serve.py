"""Runs the local AWS endpoint for as long as the process that started it lives.

Standard input is a pipe that the starter holds open. It closes however the starter ends; then the endpoint
saves its state and stops. The argument is the port, which tells this process from others in a list.
"""

import os
import signal
import sys
import threading


def stop_with_starter() -> None:
    while os.read(0, 1024):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


threading.Thread(target=stop_with_starter, daemon=True).start()
del sys.argv[1:]  # MiniStack would read it as a command.

from ministack.app import main  # noqa: E402 - it reads the environment when imported

main()

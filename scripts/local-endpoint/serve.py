"""Runs the local AWS endpoint until its parent process ends.

Standard input is a pipe from the parent. It closes when the parent ends for any reason; the endpoint then saves its
state and stops. The argument is the port, which identifies this process in the output of ps.
"""

import os
import signal
import sys
import threading


def stop_with_parent() -> None:
    while os.read(0, 1024):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


threading.Thread(target=stop_with_parent, daemon=True).start()
del sys.argv[1:]  # MiniStack would read it as a command.

from keep_errors import keep_errors  # noqa: E402 - MiniStack reads the environment when imported
from keep_undelivered import keep_undelivered  # noqa: E402
from less_work import do_less_work  # noqa: E402
from ministack.app import main  # noqa: E402
from quick_server import serve_quickly  # noqa: E402

keep_errors()
keep_undelivered()
do_less_work()
serve_quickly()
main()

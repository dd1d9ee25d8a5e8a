"""`munera`, and `python -m munera.cli`: loads the program, then runs it.

Nothing heavy is imported above `main`: loading takes a moment, and Ctrl-C meanwhile must not show a traceback.
"""

import os
import signal
import sys
from types import FrameType

STOPPED = 130


def main() -> None:
    """The entry point."""
    ours = (
        signal.getsignal(signal.SIGINT) is signal.default_int_handler
    )  # otherwise somebody ignores it on purpose
    if ours:
        signal.signal(signal.SIGINT, _stop)
    from munera.cli.app import main as run  # noqa: PLC0415  # this is what takes a moment

    try:
        if ours:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        run()
    except KeyboardInterrupt:  # before or after the program itself looks out for it
        sys.exit(STOPPED)


def _stop(_: int, __: FrameType | None) -> None:
    """End at once, whatever is being imported: nothing has begun that would have to be put in order."""
    os._exit(STOPPED)


if __name__ == "__main__":  # the processes of bots and simulations import this module again
    main()

"""Publishes one record in a process of its own: `python -m munera.server.records.publisher`, on stdin and stdout.

To find out what may be published a game is played several times. In a thread that would slow every table down, for
threads share one interpreter.
"""

from __future__ import annotations

import json
import os
import sys

from munera.games import book
from munera.kernel import published

NICE = 5  # tables go first, where processors are few


def main() -> None:
    """Read a full record, write it as it may be published, and end."""
    if sys.platform != "win32":
        os.nice(NICE)
    text = sys.stdin.buffer.read().decode()
    sys.stdout.buffer.write(published(book(json.loads(text)["game"]), text).encode())


if __name__ == "__main__":
    main()

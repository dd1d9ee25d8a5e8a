"""Prints what is printed on the components of all games, as JSON: `python -m tools.webprinted`.

The tests of the web app ask it (`web/printed.setup.js`), so that they need no card tables of their own.
"""

from __future__ import annotations

import json
import sys

from munera.games import books


def text() -> str:
    """What the server serves at `/api/printed/<game>`, for every game."""
    return json.dumps({game: book.printed() for game, book in books().items()})


if __name__ == "__main__":
    sys.stdout.write(text())

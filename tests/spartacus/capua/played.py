"""`python -m tests.spartacus.capua.played capua serpents`: a game of each, their books loaded in that order.

Writes one line for each: its name, and a checksum of all that was told, and of the score.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from importlib import import_module
from typing import Any

from munera.bots.playing import play
from munera.bots.random_bot import RandomBot
from munera.kernel import Rulebook, Stream, start

WHERE = {
    "spartacus": "munera.games.spartacus.rulebook",
    "serpents": "munera.games.serpents.rulebook",
    "capua": "tests.spartacus.capua.rulebook",
}


def checksum(book: Rulebook[Any], seed: str, seats: int = 3, rounds: int = 2) -> str:
    """One game of random players."""
    match = start(book, seats, seed, {"rounds": rounds})
    play(match, [RandomBot(Stream.seeded(f"{seed} {seat}")) for seat in range(seats)], Stream.seeded(seed))
    events = [match.events(None), *(match.events(seat) for seat in range(seats))]
    return sha256(json.dumps([events, book.score(match.state)]).encode()).hexdigest()


def main() -> None:
    books = {name: import_module(WHERE[name]).BOOK for name in sys.argv[1:]}
    for name, book in books.items():
        sys.stdout.write(f"{name} {checksum(book, 'beside')}\n")


if __name__ == "__main__":
    main()

"""Games with a trader, and the same games with a twin who never says anything."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, cast

from munera.bots import make
from munera.bots.playing import play
from munera.bots.spartacus.heuristic import Heuristic, Silent
from munera.games import book
from munera.kernel import Stream, start
from tools.milking.balance import Bookkeeping
from tools.milking.trader import Trader

SEATS: Final = 4


def played(seed: str, seat: int, kind: type[Silent], others: str, type: str) -> tuple[bool, Bookkeeping, float]:
    """Play a game: whether the bot in this seat won, the books, and what its deals have brought the others."""
    bots: list[Any] = [
        kind(stream) if other == seat else make(others, "spartacus", stream)
        for other in range(SEATS)
        for stream in (Stream.seeded(f"{seed}/bot/{other}"),)
    ]
    match = start(book("spartacus"), SEATS, seed, {"type": type}, log=True)
    books = Bookkeeping(cast("list[Heuristic]", bots), seat)
    play(match, bots, Stream.seeded(f"{seed}/driver"), observer=books)
    return tuple(match.book.winners(match.state)) == (seat,), books, books.brought(match)


class Game(NamedTuple):
    """One game that is played twice: with the trader, and with the twin in the same seat."""

    seed: str
    seat: int
    others: str
    type: str


class Outcome(NamedTuple):
    """Whether the trader and its twin won, and what the trader's deals brought the bots."""

    won: bool
    twin_won: bool
    balance: float
    deals: int
    lines: list[str]


def outcome(game: Game) -> Outcome:
    """Play a game with the trader and with the twin."""
    won, books, brought = played(game.seed, game.seat, Trader, game.others, game.type)
    twin_won = played(game.seed, game.seat, Silent, game.others, game.type)[0]
    return Outcome(won, twin_won, -brought, books.deals, books.lines)

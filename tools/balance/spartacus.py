"""The tables of docs/balance/spartacus.md, with a column for each type of game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from munera.games.spartacus.cards.table import TRACK
from tools.balance import domini
from tools.balance.domini import Counted, Rows
from tools.balance.lab import Filler, Lab, side_by_side

GAME = "spartacus"
ROUNDS = {"quick": (4.0, 10.0), "standard": (4.0, 10.0), "advanced": (4.0, 11.0)}  # on average
HOUSE = (0.1, 0.45)  # what a house may win of the games of four


def counted(lab: Lab) -> dict[str, Counted]:
    """Reports of games of four heuristic bots, by the type of game."""
    return {type: lab.report(GAME, type=type).stats for type in TRACK.start}


def by_type(
    head: str, rows: Callable[[Counted], Rows], missed: Callable[[Counted], list[str]] | None = None
) -> Filler:
    """A table of these rows, and the targets that they miss."""

    def table(lab: Lab) -> Iterator[str]:
        columns = counted(lab)
        for stats in columns.values() if missed else ():
            for what in missed(stats) if missed else ():
                lab.miss(what)
        yield from side_by_side(head, {type: rows(stats) for type, stats in columns.items()})

    return table


def bots(lab: Lab) -> Iterable[str]:
    return domini.among_others(lab, GAME)


def rounds(lab: Lab) -> Iterable[str]:
    for type, stats in counted(lab).items():
        low, high = ROUNDS[type]
        mean = stats["game"]["all"]["rounds"]
        if not low <= mean <= high:
            lab.miss(f"rounds of a {type} game {mean:.1f}")
    return by_type("per game", domini.length)(lab)


TABLES: dict[str, Filler] = {
    "bots": bots,
    "rounds": rounds,
    "houses": by_type("house", domini.houses, lambda stats: domini.outside(stats, *HOUSE)),
    "influence": by_type(*domini.flows("influence", "gained", "lost")),
    "coins": by_type(*domini.flows("coins", "paid_in", "paid_out")),
    "purses": by_type("coins", domini.purses),
    "deals": by_type("per game", domini.talk, domini.too_little_talk),
    "matches": by_type("per game", domini.sand),
}

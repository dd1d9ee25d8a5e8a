"""The tables of docs/balance/serpents.md, with a column for each number of players."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from munera.games.serpents.rulebook import BOOK
from munera.lab.stats.serpents import SHAPES
from tools.balance import domini
from tools.balance.domini import Counted, Rows
from tools.balance.lab import Filler, Lab, side_by_side

GAME = BOOK.id
SEATS = BOOK.seats[1:]  # with two there is only a single fight
FULL = SEATS[-1]  # players with whom the houses are judged,
HOUSE = (0.1, 0.25)  # and what each may win then


def counted(lab: Lab) -> dict[str, Counted]:
    """Reports of games of heuristic bots, by the number of players."""
    return {f"{seats} players": lab.report(GAME, seats=seats).stats for seats in SEATS}


def by_seats(head: str, rows: Callable[[Counted], Rows]) -> Filler:
    """A table of these rows, with a column for each number of players."""
    return lambda lab: side_by_side(head, {seats: rows(stats) for seats, stats in counted(lab).items()})


def bots(lab: Lab) -> Iterable[str]:
    return domini.among_others(lab, GAME)


def houses(lab: Lab) -> Iterator[str]:
    """How often each house wins; with six at the table, each should."""
    for what in domini.outside(lab.report(GAME, seats=FULL).stats, *HOUSE):
        lab.miss(what)
    yield from by_seats("house", domini.houses)(lab)


def deals(lab: Lab) -> Iterator[str]:
    for seats, stats in counted(lab).items():
        for what in domini.too_little_talk(stats):
            lab.miss(f"{seats}: {what}")
    yield from by_seats("per game", domini.talk)(lab)


def primus(stats: Counted) -> Rows:
    """How a Primus is declared, what becomes of it, and how many houses fight in it."""
    row = stats["primus"]["all"]
    shapes = " / ".join(f"{row[f'{shape}_share']:.1%}" for shape in SHAPES.values())
    return {
        "declared by the Host": f"{row['declared']:.2f}",
        "forced by a Spectacle": f"{row['forced']:.2f}",
        "not declared, though possible": f"{row['refrained']:.2f}",
        "failed": f"{row['failed']:.2f}",
        "fought": f"{row['fought']:.2f}",
        f"of {' / '.join(map(str, SHAPES))} houses": shapes,
        "traitors": f"{row['traitors']:.2f}",
    }


def powers(stats: Counted) -> Rows:
    """The counts of what the new houses do, and of reactions with an arrow."""
    row = stats["powers"]["all"]
    return {
        "cards meddled with": f"{row['meddled']:.2f}",
        "- guards for that": f"{row['guards_meddling']:.2f}",
        "- cards that went back to a hand": f"{row['back_in_hand']:.2f}",
        "support demanded / refused": f"{row['demanded']:.2f} / {row['refused']:.2f}",
        **{f"{card}, played": f"{one['played']:.2f}" for card, one in stats["opposed"].items()},
    }


TABLES: dict[str, Filler] = {
    "bots": bots,
    "rounds": by_seats("per game", domini.length),
    "houses": houses,
    "influence": by_seats(*domini.flows("influence", "gained", "lost")),
    "coins": by_seats(*domini.flows("coins", "paid_in", "paid_out")),
    "primus": by_seats("per game", primus),
    "powers": by_seats("per game", powers),
    "deals": deals,
    "matches": by_seats("per game", domini.sand),
}

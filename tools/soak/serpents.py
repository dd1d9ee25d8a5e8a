"""Games of The Serpents and the Wolf in large numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from math import gcd

from munera.games import books
from munera.games.serpents.state import BOXES
from munera.kernel import Option
from munera.lab.simulate import simulate
from tools.soak.parts import Parts, ended, one_beats_three
from tools.soak.spartacus import spartacus_tables

SEATS = (3, 4, 5, 6)

soak = Parts()


def serpents_tables(seats: int, games: int) -> list[dict[str, Option]]:
    """All table options, with every part of the expansion that has houses for so many; no more than games."""
    boxes = [name for name, box in BOXES.items() if seats <= len(box.houses)]
    even = books()["serpents"].settings["primus_injury_even"].samples()
    tables: list[dict[str, Option]] = [
        {**table, "expansion": box, "primus_injury_even": one}
        for table, box, one in product(spartacus_tables(), boxes, even)
    ]
    stride = len(tables) // games + 1
    while gcd(stride, len(tables)) > 1:  # else some values would never be met
        stride += 1
    return [tables[i * stride % len(tables)] for i in range(min(games, len(tables)))]


def serpents_end(
    seats: int, games: int, bot: str, tables: Sequence[dict[str, Option]], jobs: int
) -> Iterable[str]:
    """So many games of one bot against itself."""
    report = simulate("serpents", games=games, seats=seats, bots=(bot,), variants=tables, seed="soak", jobs=jobs)
    yield from ended(report, f"games of {seats} with {len(tables)} sets of options, {bot}")


@soak("serpents: random")
def serpents_random(jobs: int) -> Iterable[str]:
    """Two thousand games of three to six over all options, of twelve rounds or six."""
    lengths, games = (12, 6), 500
    for seats in SEATS:
        chosen = serpents_tables(seats, games)
        tables = [{**one, "rounds": lengths[i % len(lengths)]} for i, one in enumerate(chosen)]
        yield from serpents_end(seats, games, "random", tables, jobs)


@soak("serpents: bots")
def serpents_bots(jobs: int) -> Iterable[str]:
    """Six hundred games of the heuristic, three to six of them, over all options."""
    games = 150
    for seats in SEATS:
        yield from serpents_end(seats, games, "heuristic", serpents_tables(seats, games), jobs)


@soak("serpents: strength")
def serpents_strength(jobs: int) -> Iterable[str]:
    """As in Spartacus; and in games of six all that the expansion adds is used at least sometimes."""
    yield from one_beats_three("serpents", jobs)
    report = simulate("serpents", games=100, seats=6, bots=("heuristic",), seed="soak", jobs=jobs)
    yield from ended(report, "games of six heuristic")
    primus, powers = report.stats["primus"]["all"], report.stats["powers"]["all"]
    used = {
        "Primus declared": primus["declared"],
        "cards meddled with": powers["meddled"],
        "demands for support": powers["demanded"],
    }
    yield f"- a game: {', '.join(f'{count:.2f} {what}' for what, count in used.items())}."
    for what, count in used.items():
        if not count:
            yield f"- BROKEN: no {what}"

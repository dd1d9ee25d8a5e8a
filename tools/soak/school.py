"""Campaigns of Gladiator School in large numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

from munera.games import books
from munera.kernel import Option
from munera.lab.simulate import simulate
from munera.lab.strength import cases as strength_cases
from tools.soak.parts import Parts, beats, ended

soak = Parts()


def campaigns() -> list[dict[str, Option]]:
    """All table options in all combinations; most of them short, since the length changes nothing else."""
    names = ("slaves", "pairing", "first_blood", "beasts", "bouts")
    settings = books()["school"].settings
    combinations = [
        dict(zip(names, values, strict=True)) for values in product(*(settings[name].samples() for name in names))
    ]
    lengths = ("8", "8", "12", "8", "20")
    return [{**one, "turns": lengths[i % len(lengths)]} for i, one in enumerate(combinations)]


def all_end(games: int, tables: Iterable[Sequence[str]], jobs: int) -> Iterable[str]:
    """So many campaigns at each of these tables, a line for each number of schools."""
    options = campaigns()
    for i, bots in enumerate(tables):
        # A set of options stays for all rotations of the bots: each table begins with others, and all have a turn.
        variants = options[7 * i :] + options[: 7 * i]
        report = simulate(
            "school", games=games, seats=len(bots), bots=bots, variants=variants, seed="soak", jobs=jobs
        )
        yield from ended(report, f"campaigns of {' '.join(bots)}")


@soak("school: random campaigns")
def school_random(jobs: int) -> Iterable[str]:
    """A thousand campaigns of two to six schools with all values of all options."""
    yield from all_end(200, [("random",) * schools for schools in range(2, 7)], jobs)


@soak("school: bot campaigns")
def school_bots(jobs: int) -> Iterable[str]:
    """Two hundred campaigns in which the bots are mixed."""
    mixed = ("heuristic", "greedy", "heuristic", "greedy", "random", "heuristic")
    yield from all_end(40, [mixed[:schools] for schools in range(2, 7)], jobs)


@soak("school: strength of the bots")
def school_strength(jobs: int) -> Iterable[str]:
    """In campaigns of two schools, on paired seeds: heuristic beats random at 90 %, greedy at 60 %."""
    for other, bar in (("random", 0.9), ("greedy", 0.6)):
        for turns, games in (("8", 400), ("20", 400)):
            (found,) = strength_cases(
                "school", ("heuristic", other), [{"turns": turns}], games, seats=2, seed="soak", jobs=jobs
            )
            yield from beats(found, f"{other}, {games} campaigns of {turns} turns", bar)

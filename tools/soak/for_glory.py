"""Games of For Glory in large numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

from munera.games import books
from munera.kernel import Option
from munera.lab.simulate import simulate
from munera.lab.strength import cases as strength_cases
from tools.soak.parts import Parts, beats, ended

soak = Parts()


def glory_tables() -> list[dict[str, Option]]:
    """All table options in all combinations; the number of the game in its series takes turns."""
    names = ("victory", "start", "strict_end", "stall_net", "endless_draw")
    settings = books()["for_glory"].settings
    combinations = [
        dict(zip(names, values, strict=True)) for values in product(*(settings[name].samples() for name in names))
    ]
    return [{**one, "game": 1 + i % 2, "extra_coins": i % 6} for i, one in enumerate(combinations)]


def glory_ends(games: int, bots: Sequence[str], variants: Sequence[dict[str, Option]], jobs: int) -> Iterable[str]:
    """So many games of these bots with all these options."""
    report = simulate("for_glory", games=games, bots=bots, variants=variants, seed="soak", jobs=jobs)
    yield from ended(report, f"games of {' '.join(bots)} with {len(variants)} sets of options")


@soak("for_glory: random")
def glory_random(jobs: int) -> Iterable[str]:
    """Five thousand games over all options."""
    yield from glory_ends(5_000, ("random",), glory_tables(), jobs)


@soak("for_glory: bots")
def glory_bots(jobs: int) -> Iterable[str]:
    """Two thousand games of the heuristic, and some in which the bots are mixed."""
    yield from glory_ends(2_000, ("heuristic",), glory_tables(), jobs)
    for bots in (("greedy",), ("heuristic", "greedy"), ("greedy", "random")):
        yield from glory_ends(300, bots, glory_tables(), jobs)


@soak("for_glory: strength")
def glory_strength(jobs: int) -> Iterable[str]:
    """On paired seeds: heuristic beats random at 95 %, greedy at 60 %."""
    for other, bar in (("random", 0.95), ("greedy", 0.6)):
        (found,) = strength_cases("for_glory", ("heuristic", other), [{}], 400, seed="soak", jobs=jobs)
        yield from beats(found, f"{other}, 400 games", bar)

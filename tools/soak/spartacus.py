"""Games of Spartacus in large numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

from munera.games import books
from munera.kernel import Option
from munera.lab.simulate import simulate
from munera.lab.strength import cases as strength_cases
from tools.soak.parts import Parts, ended, one_beats_three, run_tests

soak = Parts()


def spartacus_tables() -> list[dict[str, Option]]:
    """All table options of a game in all combinations. Random players never end one before its last round."""
    names = ("type", "houses", "powers_once", "initiative", "wagers", "host_rolloff_pays", "purse_aid")
    settings = books()["spartacus"].settings
    return [
        dict(zip(names, values, strict=True)) for values in product(*(settings[name].samples() for name in names))
    ]


def domini_end(
    games: int, bots: Sequence[str], seats: int, variants: Sequence[dict[str, Option]], jobs: int
) -> Iterable[str]:
    """So many games of these bots, and how many rounds they took."""
    report = simulate("spartacus", games=games, seats=seats, bots=bots, variants=variants, seed="soak", jobs=jobs)
    rounds = report.stats["game"]["all"]
    yield (
        f"- {report.games} games of {seats} with {len(variants)} sets of options, {' '.join(bots)}: "
        f"{report.finished} finished, {len(report.failed)} failed, {len(report.stand_ins)} bots replaced; "
        f"{rounds['rounds']:.1f} rounds on average, {rounds['cut_short']} ended by the last one."
    )
    if report.failed or report.stand_ins or report.finished != report.games:
        yield f"- BROKEN: {report.failed[:3]} {report.stand_ins}"


@soak("spartacus: random")
def spartacus_random(jobs: int) -> Iterable[str]:
    """Three thousand games over all options, of sixty rounds or fewer; and single fights of everybody."""
    lengths = (60, 12, 6)
    tables = [{**one, "rounds": lengths[i % len(lengths)]} for i, one in enumerate(spartacus_tables())]
    for seats in (3, 4):
        yield from domini_end(1_500, ("random",), seats, tables, jobs)
    fighters = books()["spartacus"].settings["fighter_1"].samples()
    fights: list[dict[str, Option]] = [
        {"mode": "fight", "fighter_1": one, "fighter_2": two} for one in fighters for two in fighters
    ]
    report = simulate("spartacus", games=2 * len(fights), seats=2, variants=fights, seed="soak", jobs=jobs)
    yield from ended(report, f"random fights over {len(fights)} pairings")


@soak("spartacus: bots")
def spartacus_bots(jobs: int) -> Iterable[str]:
    """A thousand games of the heuristic over all options, and some in which the bots are mixed."""
    for seats in (3, 4):
        yield from domini_end(500, ("heuristic",), seats, spartacus_tables(), jobs)
    mixed = ("heuristic", "greedy", "random", "heuristic-silent")
    for seats in (3, 4):
        yield from domini_end(144, mixed[:seats], seats, spartacus_tables(), jobs)


@soak("spartacus: strength")
def spartacus_strength(jobs: int) -> Iterable[str]:
    """One among three others wins at 85 % against random, at 40 % against greedy; deals are made, and pay."""
    yield from one_beats_three("spartacus", jobs)
    yield from deals_pay(jobs)
    report = simulate("spartacus", games=200, seats=4, bots=("heuristic",), seed="soak", jobs=jobs)
    deals, promises = report.stats["deals"]["all"]["two_sided_deals"], report.stats["promises"]
    rounds = report.stats["game"]["all"]["rounds"]
    kept, broken = (sum(row[fate] for row in promises.values()) for fate in ("kept", "broken"))
    yield (
        f"- 200 games of four heuristic: {rounds:.1f} rounds, {deals:.1f} two-sided deals a game; "
        f"promises of {len(promises)} kinds, {kept:.1f} kept and {broken:.1f} broken a game."
    )
    if deals < 3 or len(promises) < 4 or not kept or not broken:
        yield "- BROKEN: too little talk"


def deals_pay(jobs: int) -> Iterable[str]:
    """Among three who deal, on the same seeds: one more of them, and the same bot without a word."""
    others = ("heuristic",) * 3
    (silent,) = strength_cases(
        "spartacus", ("heuristic-silent", *others), [{}], 1_200, seats=4, seed="soak", jobs=jobs
    )
    low, high = silent.result.interval
    yield f"- the silent among three who deal: {silent.result.rate:.1%} ({low:.1%} to {high:.1%}); fair is 25 %."
    if silent.result.rate >= 0.25:
        yield "- BROKEN: deals do not pay"


@soak("spartacus: odds of the arena")
def spartacus_odds(jobs: int) -> Iterable[str]:
    """The solved odds against 40,000 fights of each pairing of a list, brute force and every roll."""
    yield from run_tests("Odds of the arena, 40,000 fights of each pairing", jobs, "tests/odds", MUNERA_LONG="1")

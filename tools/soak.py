"""`make soak`: the large counts. Keeps the last output of every part in docs/soak.md, with commit and date."""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from itertools import product
from math import gcd
from pathlib import Path
from tempfile import TemporaryDirectory

from munera.games import books
from munera.games.gladius.cards import BEASTS, STYLES
from munera.games.serpents.state import BOXES
from munera.kernel import Option, asks
from munera.kernel.laws import BASIC, cases
from munera.kernel.leaks import leaks
from munera.lab.simulate import Report, simulate
from munera.lab.strength import Case as Strength
from munera.lab.strength import cases as strength_cases
from munera.lab.strength import pairings
from tools import postgres
from tools.storm import Storm

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "soak.md"
SERPENTS_SEATS = (3, 4, 5, 6)
LAW_GAMES = 20  # games per case in which every law is checked at every decision


def law_game(job: tuple[str, int, int]) -> tuple[int, str]:
    """One game of one case under every law, thoroughly. Returns the case and what broke."""
    game, index, seed = job
    case, thorough = cases(books()[game])[index], True
    try:
        for law in BASIC:
            law(case, seed, thorough)
        leaks(case, seed, thorough)
    except AssertionError as error:
        return index, f"- BROKEN {case} in game {seed}: {type(error).__name__}: {error}"[:400]
    return index, ""


def laws(game: str, jobs: int, games: int) -> Iterable[str]:
    """Every law, at every decision, for every seat, with every value of every table option."""
    count = len(cases(books()[game]))
    wanted = [(game, index, seed) for index in reversed(range(count)) for seed in range(games)]  # many seats first
    results = []
    with ProcessPoolExecutor(jobs) as pool:
        for result in pool.map(law_game, wanted):
            results.append(result)
            print(f"\r{len(results)} of {len(wanted)} games", end="", file=sys.stderr, flush=True)
    broken = [why for _, why in results if why]
    played = f"{count} cases (seats and table options), {len(results)} games"
    yield f"{len(BASIC) + 1} laws, {played}, {len(broken)} broken."
    yield from broken


SOAKS: dict[str, Callable[[int], Iterable[str]]] = {}


def soak(name: str) -> Callable[[Callable[[int], Iterable[str]]], Callable[[int], Iterable[str]]]:
    """Register a part: a function of the number of jobs that yields lines; a line with BROKEN fails the soak."""

    def register(part: Callable[[int], Iterable[str]]) -> Callable[[int], Iterable[str]]:
        SOAKS[name] = part
        return part

    return register


def ended(report: Report, what: str) -> Iterable[str]:
    """Did all these games end, and end well?"""
    turns = sum(report.lengths) / max(1, len(report.lengths))
    yield (
        f"- {report.games} {what}: {report.finished} finished, {len(report.failed)} failed, "
        f"{len(report.stand_ins)} bots replaced, {report.draws} drawn; {turns:.1f} turns on average, "
        f"{max(report.lengths, default=0)} at most."
    )
    if report.failed or report.stand_ins or report.finished != report.games:
        yield f"- BROKEN: {report.failed[:3]} {report.stand_ins}"


def beats(found: Strength, whom: str, bar: float) -> Iterable[str]:
    """Does the heuristic win as often as it should?"""
    low, high = found.result.interval
    yield f"- heuristic against {whom}: {found.result.rate:.1%} ({low:.1%} to {high:.1%}), {found.draws} drawn."
    if found.result.rate < bar:
        yield f"- BROKEN: below {bar:.0%}"


# ---------------------------------------------------------------------- Gladius


@soak("gladius: random duels")
def gladius_random(jobs: int) -> Iterable[str]:
    """Ten thousand duels over all pairings, mirrors included, and solo bouts against everybody."""
    pairs = [{"fighter_1": a, "fighter_2": b} for a in STYLES for b in STYLES]
    alone = [{"fighter_1": a, "fighter_2": b} for a in STYLES for b in STYLES + BEASTS]
    for what, seats, variants, games in (("duels", 2, pairs, 10_008), ("solo bouts", 1, alone, 5_400)):
        report = simulate("gladius", games=games, seats=seats, variants=variants, seed="soak", jobs=jobs)
        yield from ended(report, f"random {what} over {len(variants)} pairings")


@soak("gladius: strength of the bots")
def gladius_strength(jobs: int) -> Iterable[str]:
    """In every pairing of different styles: heuristic beats random at 95 %, greedy at 55 %."""
    for other, bar in (("random", 0.95), ("greedy", 0.55)):
        found = pairings("gladius", "heuristic", other, 2_000, seed="soak", jobs=jobs)
        worst = min(found, key=lambda case: case.result.rate)
        mean = sum(case.result.rate for case in found) / len(found)
        names = f"{worst.variant['fighter_1']} and {worst.variant['fighter_2']}"
        rates = f"mean {mean:.1%}, worst {worst.result.rate:.1%} ({names})"
        yield f"- heuristic against {other}, 2000 games a pairing: {rates}."
        if worst.result.rate < bar:
            yield f"- BROKEN: below {bar:.0%}"


@soak("gladius: beasts")
def gladius_beasts(jobs: int) -> Iterable[str]:
    """Heuristic wins 35-65 % against each beast on average, and 20-80 % with every style."""
    for beast in BEASTS:
        variants = [{"fighter_1": style, "fighter_2": beast} for style in STYLES]
        found = strength_cases("gladius", ("heuristic",), variants, 1_000, seats=1, seed="soak", jobs=jobs)
        rates = [case.result.rate for case in found]
        mean = sum(rates) / len(rates)
        styles = ", ".join(f"{style} {rate:.1%}" for style, rate in zip(STYLES, rates, strict=True))
        yield f"- {beast}: mean {mean:.1%} of 1000 bouts a style ({styles})."
        if not 0.35 <= mean <= 0.65 or not all(0.2 <= rate <= 0.8 for rate in rates):
            yield "- BROKEN: outside the band"


# ---------------------------------------------------------------------- Gladiator School


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


# ---------------------------------------------------------------------- For Glory


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


# ---------------------------------------------------------------------- Spartacus


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


def one_beats_three(game: str, jobs: int) -> Iterable[str]:
    """A heuristic seat in games of four, against three of a kind."""
    for other, bar in (("random", 0.85), ("greedy", 0.4)):
        bots = ("heuristic", other, other, other)
        (found,) = strength_cases(game, bots, [{}], 400, seats=4, seed="soak", jobs=jobs)
        yield from beats(found, f"three {other}, 400 games", bar)


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
    for seats in SERPENTS_SEATS:
        chosen = serpents_tables(seats, games)
        tables = [{**one, "rounds": lengths[i % len(lengths)]} for i, one in enumerate(chosen)]
        yield from serpents_end(seats, games, "random", tables, jobs)


@soak("serpents: bots")
def serpents_bots(jobs: int) -> Iterable[str]:
    """Six hundred games of the heuristic, three to six of them, over all options."""
    games = 150
    for seats in SERPENTS_SEATS:
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


# ---------------------------------------------------------------------- the server


FUZZ_CASES = 300  # of every operation, and messages at every table


def tested(what: str, jobs: int, path: str, **environment: str) -> Iterable[str]:
    """A part of the suite, with larger counts."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(jobs), path]
    done = subprocess.run(
        command, env=os.environ | environment, cwd=ROOT, capture_output=True, text=True, check=False
    )
    said = done.stdout.strip().splitlines() or ["nothing"]
    yield f"- {what}: {said[-1].strip('= ')}."
    if done.returncode:
        yield f"- BROKEN: {' '.join(line for line in said if line.startswith(('FAILED', 'ERROR')))[:400]}"


@soak("server: fuzz")
def server_fuzz(jobs: int) -> Iterable[str]:
    """New cases each time: of every operation in the OpenAPI document, and of messages that are wrong for sure."""
    for what, name in (("cases of every operation", "openapi"), ("wrong messages at every table", "fuzz")):
        yield from tested(
            f"{FUZZ_CASES} {what}", jobs, f"tests/server/test_{name}.py", MUNERA_FUZZ=str(FUZZ_CASES)
        )


@soak("tests that repeat themselves")
def long_tests(jobs: int) -> Iterable[str]:
    """As often as they should once in a while: laws at every decision, leaks at many tables, many campaigns."""
    paths = ("tests/laws", "tests/spartacus/test_knowledge.py", "tests/bots/test_school.py", "tests/school")
    for path in paths:
        yield from tested(path, jobs, path, MUNERA_LONG="1")


@soak("releases")
def past_releases(jobs: int) -> Iterable[str]:
    """All that past releases have left behind: every table of their databases, more games by their own rules."""
    yield from tested("Every table, and ten games a size", jobs, "tests/releases", MUNERA_RELEASES="all")


@soak("web: whole games")
def web_games(jobs: int) -> Iterable[str]:
    """The longest games too, clicked in a browser to their end; a browser that is missing is a failure."""
    yield from tested("Games by clicking", jobs, "tests/web/test_games.py", MUNERA_LONG="1", CI="1")


def storms(database: str, folder: Path, kills: int, workers: int, what: str) -> Iterable[str]:
    """So many kills under load; then every promise is looked up."""
    report = asyncio.run(Storm(database, folder, workers=workers, seed=kills).run(kills))
    yield (
        f"- {what}: {report.kills} kills, {report.tables} tables played to their end, {report.promised} answers "
        f"acknowledged, {report.lost} connections lost, {len(report.broken)} broken."
    )
    for line in report.broken[:5]:
        yield f"- BROKEN: {line[:400]}"


@soak("server: kills")
def server_kills(_: int) -> Iterable[str]:
    """A hundred kills on each database, and a hundred of one of two workers; nothing acknowledged is lost."""
    with TemporaryDirectory() as name, postgres.running() as server:
        folder = Path(name)
        one, two = (postgres.create_database(server.url(), database) for database in ("one", "two"))
        yield from storms(f"sqlite:///{folder / 'soak.db'}", folder, 100, 1, "SQLite")
        yield from storms(one, folder, 100, 1, "PostgreSQL")
        yield from storms(two, folder, 100, 2, "PostgreSQL, one of two workers")


def commit() -> str:
    out = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, cwd=ROOT, check=False
    )
    return out.stdout.strip() or "unknown"


def sections() -> dict[str, str]:
    """The page as it stands: the last output of every part."""
    if not PAGE.exists():
        return {}
    found = PAGE.read_text("utf-8").split("\n## ")[1:]
    return {text.split("\n", 1)[0].strip(): text.split("\n", 1)[1].strip() for text in found}


def write_page(kept: dict[str, str]) -> None:
    intro = "# Soak\n\nThe last output of every part of `make soak`, with the commit and the day it ran on.\n"
    PAGE.write_text("\n".join([intro, *(f"## {name}\n\n{text}\n" for name, text in kept.items())]), "utf-8")


def build() -> str:
    """Which munera this process plays with: that of `make test`, or the compiled one of `make fast`."""
    return "pure" if (asks.__file__ or "").endswith(".py") else "compiled"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--games", type=int, default=LAW_GAMES, help="games per case under the laws")
    parser.add_argument("--only", default="", help="run only the parts whose name contains this")
    args = parser.parse_args()
    for game in books():
        SOAKS[f"{game}: laws"] = lambda jobs, game=game: laws(game, jobs, args.games)  # type: ignore[misc]
    failed = False
    for name, part in SOAKS.items():
        if args.only not in name:
            continue
        begun, lines = time.perf_counter(), []
        for line in part(args.jobs):
            print(line, flush=True)
            lines.append(line)
        failed = failed or any("BROKEN" in line for line in lines)
        seconds = time.perf_counter() - begun
        day = f"{datetime.now(UTC):%Y-%m-%d}"
        when = f"Commit {commit()}, {day}, {seconds:.0f} s with {args.jobs} jobs, {build()} build."
        write_page(sections() | {name: "\n".join([*lines, "", when])})  # after every part: a soak may be cut short
    if failed:
        sys.exit("the soak found something broken")


if __name__ == "__main__":
    main()

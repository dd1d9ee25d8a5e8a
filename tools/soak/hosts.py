"""The parts of the soak that test the server, the browser and the suite itself in large numbers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from tools import postgres
from tools.crashes import CrashTest
from tools.soak.parts import Parts, run_tests

soak = Parts()

FUZZ_CASES = 300  # of every operation, and messages at every table
KILLS = 100  # of the server, on each database


@soak("server: fuzz")
def server_fuzz(jobs: int) -> Iterable[str]:
    """Try new random cases of every operation in the OpenAPI document, and of messages that are wrong for sure."""
    for what, path in (
        ("cases of every operation", "pages/test_openapi.py"),
        ("wrong messages at every table", "attacked/test_fuzz.py"),
    ):
        yield from run_tests(f"{FUZZ_CASES} {what}", jobs, f"tests/server/{path}", MUNERA_FUZZ=str(FUZZ_CASES))


@soak("server: connections")
def server_connections(jobs: int) -> Iterable[str]:
    """Connect two thousand times from one address, and drip two hundred requests at once."""
    yield from run_tests(
        "2000 connections, 200 drips", jobs, "tests/server/attacked/test_connections.py", MUNERA_LONG="1"
    )


@soak("server: races")
def server_races(jobs: int) -> Iterable[str]:
    """Let people join, leave, add to the dice and hand in records in the same moment, on both databases."""
    for what, name in (("Joins, leaves, dice and imports", "races"), ("Records that are cleared away", "quotas")):
        yield from run_tests(
            f"{what}, up to 200 times", jobs, f"tests/server/attacked/test_{name}.py", MUNERA_LONG="1"
        )


@soak("tests that repeat themselves")
def long_tests(jobs: int) -> Iterable[str]:
    """Run tests that repeat themselves with large counts: laws at every decision, leaks, many campaigns."""
    paths = (
        "tests/laws",
        "tests/spartacus/test_knowledge.py",
        "tests/spartacus/test_published.py",
        "tests/server/records/test_published.py",
        "tests/bots/test_school.py",
        "tests/bots/test_page.py",
        "tests/school",
        "tests/tables/test_story.py",
    )
    for path in paths:
        yield from run_tests(path, jobs, path, MUNERA_LONG="1")


@soak("how to add a card and a game")
def how_to(jobs: int) -> Iterable[str]:
    """Run the whole suite in a copy in which both pages were followed, and the example game as pip installs it."""
    yield from run_tests("The pages", jobs, "tests/how_to", MUNERA_LONG="1")
    yield from run_tests("The example", jobs, "tests/examples", MUNERA_LONG="1")


@soak("releases")
def past_releases(jobs: int) -> Iterable[str]:
    """Read all that past releases have left behind: every table of their databases, and more games."""
    yield from run_tests("Every table, and ten games a size", jobs, "tests/releases", MUNERA_RELEASES="all")


@soak("web: whole games")
def web_games(jobs: int) -> Iterable[str]:
    """Click also the longest games to their end in a browser; a missing browser is a failure."""
    yield from run_tests("Games by clicking", jobs, "tests/web/test_games.py", MUNERA_LONG="1", CI="1")


@soak("web: for everybody")
def web_everybody(jobs: int) -> Iterable[str]:
    """Look at every page and board in every size and theme."""
    yield from run_tests("Pages and boards", jobs, "tests/web/test_everybody.py", MUNERA_LONG="1", CI="1")


@soak("web: layout")
def web_layout(jobs: int) -> Iterable[str]:
    """Look for what is cut, covered, broken or hidden on every board and page, at all sizes, in both languages."""
    what = "Every place in two languages, each at seven sizes in two themes"
    yield from run_tests(what, jobs, "tests/web/test_layout.py", MUNERA_LONG="1", CI="1")


def crash_test(database: str, folder: Path, kills: int, workers: int, what: str) -> list[str]:
    """Kill the server so many times under load; then look for every acknowledged answer."""
    folder.mkdir()
    report = asyncio.run(CrashTest(database, folder, workers=workers, seed=kills).run(kills))
    said = (
        f"- {what}: {report.kills} kills, {report.tables} tables played to their end, "
        f"{report.acknowledged} answers acknowledged, {report.stood_in} given by bots for people who had left, "
        f"{report.lost} connections lost, {len(report.broken)} broken."
    )
    return [said, *(f"- BROKEN: {line[:400]}" for line in report.broken[:5])]


def server_kills(jobs: int, *, kills: int) -> Iterable[str]:
    """Kill the server so many times on each database, and one of two workers; no acknowledged answer is lost."""
    with TemporaryDirectory() as name, postgres.running() as server, ThreadPoolExecutor(jobs) as pool:
        folder = Path(name)
        one, two = (postgres.create_database(server.url(), database) for database in ("one", "two"))
        tests = [
            pool.submit(crash_test, database, folder / what, kills, workers, what)
            for database, workers, what in (
                (f"sqlite:///{folder / 'soak.db'}", 1, "SQLite"),
                (one, 1, "PostgreSQL"),
                (two, 2, "PostgreSQL, one of two workers"),
            )
        ]
        for test in tests:
            yield from test.result()

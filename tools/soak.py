"""`make soak`: the large counts. Runs them all and writes docs/soak.md with commit and date."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

from munera.games import books
from munera.kernel.laws import BASIC, cases
from munera.kernel.leaks import leaks

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "soak.md"
LAW_GAMES = 20  # games per case in which every law is checked at every decision


def law_case(job: tuple[str, int, int]) -> tuple[str, int, str]:
    """One case of one game under every law, thoroughly. Returns its name, the games played and what broke."""
    game, index, games = job
    case = cases(books()[game])[index]
    for seed in range(games):
        try:
            for law in BASIC:
                law(case, seed, True)
            leaks(case, seed, True)
        except AssertionError as error:
            return str(case), seed, f"{type(error).__name__}: {error}"[:300]
    return str(case), games, ""


def laws(game: str, jobs: int, games: int) -> Iterable[str]:
    """Every law, at every decision, for every seat, with every value of every table option."""
    count = len(cases(books()[game]))
    with ProcessPoolExecutor(jobs) as pool:
        results = list(pool.map(law_case, [(game, index, games) for index in range(count)]))
    broken = [f"- BROKEN {name} in game {seed}: {why}" for name, seed, why in results if why]
    yield f"{game}: {len(BASIC) + 1} laws over {count} cases, {sum(n for _, n, _ in results)} games, {len(broken)} broken"
    yield from broken


SOAKS: dict[str, Callable[[int], Iterable[str]]] = {}


def soak(name: str) -> Callable[[Callable[[int], Iterable[str]]], Callable[[int], Iterable[str]]]:
    """Register a part: a function of the number of jobs that yields lines; a line with BROKEN fails the soak."""

    def register(part: Callable[[int], Iterable[str]]) -> Callable[[int], Iterable[str]]:
        SOAKS[name] = part
        return part

    return register


def commit() -> str:
    out = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, cwd=ROOT, check=False
    )
    return out.stdout.strip() or "unknown"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--games", type=int, default=LAW_GAMES, help="games per case under the laws")
    parser.add_argument("--only", default="", help="run only the parts whose name contains this; writes no page")
    args = parser.parse_args()
    for game in books():
        SOAKS[f"{game}: laws"] = lambda jobs, game=game: laws(game, jobs, args.games)  # type: ignore[misc]
    page = [
        "# Soak",
        "",
        f"Last run of `make soak`: {datetime.now(UTC):%Y-%m-%d}, commit {commit()}.",
        "",
    ]
    failed = False
    for name, part in SOAKS.items():
        if args.only not in name:
            continue
        begun = time.perf_counter()
        lines = []
        for line in part(args.jobs):
            print(line, flush=True)
            lines.append(line)
        failed = failed or any("BROKEN" in line for line in lines)
        page += [f"## {name}", "", *lines, "", f"{time.perf_counter() - begun:.0f} s with {args.jobs} jobs.", ""]
    if not args.only:
        PAGE.write_text("\n".join(page), "utf-8")
    if failed:
        sys.exit("the soak found something broken")


if __name__ == "__main__":
    main()

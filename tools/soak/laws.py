"""The laws over every game: at every decision, for every seat, with every value of every table option."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor

from munera.games import books
from munera.kernel.laws import BASIC, cases
from munera.kernel.leaks import leaks


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

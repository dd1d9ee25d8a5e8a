"""Makes the rows of the start odds that are missing, most common pairings first: `python -m tools.odds`.

It stops after so many minutes, and the next call goes on; what is there is never worked out again.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import combinations_with_replacement, islice

from munera.games.spartacus.rulebook import BOOK
from munera.odds.spartacus.arena.facts import Duel, Loadout
from munera.odds.spartacus.arena.native import NativeSolver, library
from munera.odds.spartacus.arena.solved import Solved
from munera.odds.spartacus.arena.table import FILE, OddsFile, digest, how_common, loadouts, odds_of
from munera.odds.spartacus.arena.values import Odds

MINUTES = 10.0
SAVE_EVERY = 30.0  # seconds


def pairings() -> list[tuple[Loadout, Loadout]]:
    """All pairings: those with less equipment first, and of these the more common."""
    rules = BOOK.rules
    met = {it: how_common(rules, it) for it in loadouts(rules)}
    pairs = combinations_with_replacement(met, 2)
    return sorted(pairs, key=lambda pair: (sum(len(it.gear) for it in pair), -met[pair[0]] * met[pair[1]]))


def missing(table: OddsFile) -> Iterator[tuple[Loadout, Loadout]]:
    """The pairings that have no row yet."""
    for one, two in pairings():
        if table.row(digest(BOOK.rules, one), digest(BOOK.rules, two)) is None:
            yield one, two


def save(table: OddsFile) -> None:
    new = FILE.with_suffix(".new")
    new.write_bytes(table.dump())
    new.replace(FILE)


def solve(one: Loadout, two: Loadout) -> Odds:
    """The odds of a pairing, in a process of its own."""
    duel = Duel(BOOK, one, two, "total")
    return odds_of(Solved(duel, NativeSolver(duel)))


def make(table: OddsFile, minutes: float, jobs: int) -> int:
    """Make missing rows for so long, and save them every now and then. Returns how many."""
    ends = time.monotonic() + minutes * 60
    saved, made, left = time.monotonic(), 0, missing(table)
    running: dict[Future[Odds], tuple[Loadout, Loadout]] = {}
    with ProcessPoolExecutor(jobs) as pool:
        while True:
            if time.monotonic() < ends:
                running |= {pool.submit(solve, *pair): pair for pair in islice(left, jobs - len(running))}
            if not running:
                break
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for one in done:
                first, second = running.pop(one)
                table.put(digest(BOOK.rules, first), digest(BOOK.rules, second), one.result())
                made += 1
            if time.monotonic() - saved > SAVE_EVERY:
                save(table)
                saved = time.monotonic()
    save(table)
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=MINUTES, help="how long to go on")
    parser.add_argument("--jobs", type=int, default=1, help="in so many processes")
    parser.add_argument("--count", action="store_true", help="only say how many rows there are")
    given = parser.parse_args()
    table = OddsFile.read(FILE.read_bytes()) if FILE.exists() else OddsFile.empty()
    known = loadouts(BOOK.rules)
    for it in known:
        table.add(digest(BOOK.rules, it))
    whole = len(known) * (len(known) + 1) // 2
    if given.count:
        print(f"{whole - sum(1 for _ in missing(table)):,} of {whole:,} rows")
        return
    if library() is None:
        raise SystemExit("The compiled solver is missing: python -m tools.native")
    begun = time.monotonic()
    made = make(table, given.minutes, given.jobs)
    seconds = time.monotonic() - begun
    print(f"{made:,} rows in {seconds:.0f} s: {table.filled():,} of {whole:,}")


if __name__ == "__main__":
    main()

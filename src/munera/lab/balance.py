"""Prints the tables of docs/balance/gladius.md: `python -m munera.lab.balance [--games N] [--jobs N]`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

from munera.games.gladius.cards import BEASTS, STYLES
from munera.games.gladius.solo import DIFFICULTY
from munera.lab.strength import Case, cases, pairings

BOT = "heuristic"
SEED = "balance"


def tables(games: int, jobs: int) -> Iterator[str]:
    """All tables, as Markdown."""
    for other in ("random", "greedy"):
        yield f"{BOT} against {other}, {games} games a pairing"
        yield from square(pairings("gladius", BOT, other, games, seed=SEED, jobs=jobs, mirrors=True))
    yield f"{BOT} on both sides: how often fighter_1 wins, {games} games a pairing"
    yield from square(pairings("gladius", BOT, BOT, games, seed=SEED, jobs=jobs, mirrors=True))
    yield f"{BOT} on both sides in brisk bouts (GL-22): how often fighter_1 wins, {games} games a pairing"
    yield from square(
        pairings("gladius", BOT, BOT, games, seed=SEED, jobs=jobs, mirrors=True, options={"brisk": True})
    )
    for bot in (BOT, "greedy"):
        yield f"{bot} against beasts at normal, {games} bouts a style"
        yield from grid(BEASTS, STYLES, solo(bot, BEASTS, ("normal",), games, jobs))
    yield f"{BOT} against beasts, mean of the six styles, {games} bouts a style"
    yield from grid(tuple(DIFFICULTY), BEASTS, means(solo(BOT, BEASTS, tuple(DIFFICULTY), games, jobs)))
    yield f"{BOT} alone against the styles, mean of the six styles, {games} bouts a style"
    yield from grid(tuple(DIFFICULTY), STYLES, means(solo(BOT, STYLES, tuple(DIFFICULTY), games, jobs)))


def solo(bot: str, adversaries: Sequence[str], levels: Sequence[str], games: int, jobs: int) -> list[float]:
    """The win rates of solo bouts: for each difficulty, each adversary and each style."""
    variants = [
        {"difficulty": level, "fighter_2": adversary, "fighter_1": style}
        for level in levels
        for adversary in adversaries
        for style in STYLES
    ]
    found = cases("gladius", (bot,), variants, games, seats=1, seed=SEED, jobs=jobs)
    return [case.result.rate for case in found]


def means(rates: list[float]) -> list[float]:
    """The mean rates over the styles."""
    size = len(STYLES)
    return [sum(rates[i : i + size]) / size for i in range(0, len(rates), size)]


def square(found: list[Case]) -> Iterator[str]:
    """Pairings as a square table, with a line about the mean and the worst of them."""
    rates = [case.result.rate for case in found]
    yield from grid(STYLES, STYLES, rates)
    mixed = [case for case in found if case.variant["fighter_1"] != case.variant["fighter_2"]]
    worst = min(mixed, key=lambda case: case.result.rate)
    total = sum(case.result.games for case in mixed)
    yield (
        f"Different styles: mean {sum(case.result.rate for case in mixed) / len(mixed):.1%}, "
        f"worst {worst.result.rate:.1%} ({worst.variant['fighter_1']}, {worst.variant['fighter_2']}), "
        f"draws {sum(case.draws for case in mixed) / total:.1%}, "
        f"turns {sum(case.turns for case in mixed) / len(mixed):.0f}."
    )


def grid(rows: Sequence[str], columns: Sequence[str], rates: Sequence[float]) -> Iterator[str]:
    """A Markdown table in per cent, with the mean of every row."""
    yield ""
    yield f"| | {' | '.join(columns)} | mean |"
    yield "|---|" + "--:|" * (len(columns) + 1)
    for i, row in enumerate(rows):
        line = rates[i * len(columns) : (i + 1) * len(columns)]
        yield f"| {row} | {' | '.join(f'{rate:.1%}' for rate in line)} | {sum(line) / len(line):.1%} |"
    yield ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    for line in tables(args.games, args.jobs):
        print(line, flush=True)  # noqa: T201  # a page for people


if __name__ == "__main__":
    main()

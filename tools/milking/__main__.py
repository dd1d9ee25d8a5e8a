"""Plays the games, and prints the balance and both shares of wins."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, cast

import tools.milking
from munera.bots import make
from munera.bots.playing import play
from munera.bots.spartacus.heuristic import Heuristic, Silent
from munera.games import book
from munera.kernel import Stream, start
from munera.lab.simulate import Rate, Z
from tools.milking.balance import Bookkeeping
from tools.milking.trader import Trader

SEATS = 4


def played(seed: str, seat: int, kind: type[Silent], others: str, type: str) -> tuple[bool, Bookkeeping, float]:
    """One game: did the one in this seat win, the books, and what the deals have brought the bots?"""
    bots: list[Any] = [
        kind(stream) if other == seat else make(others, "spartacus", stream)
        for other in range(SEATS)
        for stream in (Stream.seeded(f"{seed}/bot/{other}"),)
    ]
    match = start(book("spartacus"), SEATS, seed, {"type": type}, log=True)
    books = Bookkeeping(cast("list[Heuristic]", bots), seat)
    play(match, bots, Stream.seeded(f"{seed}/driver"), observer=books)
    return tuple(match.book.winners(match.state)) == (seat,), books, books.brought(match)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, print, and fail if the bots can be milked."""
    parser = argparse.ArgumentParser(prog="python -m tools.milking", description=tools.milking.__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="milking")
    parser.add_argument("--type", default="quick", choices=("quick", "standard", "advanced"))
    parser.add_argument("--bots", default="heuristic", help="who sits at the other three places")
    parser.add_argument("--show", type=int, default=0, help="the deals of so many games")
    chosen = parser.parse_args(arguments)
    won, quiet, deals, balances = 0, 0, 0, list[float]()
    for number in range(chosen.games):
        seed, seat = f"{chosen.seed}/{number}", number % SEATS
        wins, books, brought = played(seed, seat, Trader, chosen.bots, chosen.type)
        won += wins
        deals += books.deals
        balances.append(-brought)
        quiet += played(seed, seat, Silent, chosen.bots, chosen.type)[0]
        for line in books.lines if number < chosen.show else ():
            print(f"game {number}: {line}")
    mean = fmean(balances)
    error = Z * (stdev(balances) / sqrt(len(balances)) if len(balances) > 1 else 0.0)
    trader, twin = Rate(chosen.games, won), Rate(chosen.games, quiet)
    low, high = twin.interval
    print(f"balance of the trader: {mean:+.2f} +- {error:.2f} coins a game, in {deals / chosen.games:.1f} deals")
    print(f"the trader wins {trader.rate:.1%}, the silent twin {twin.rate:.1%} ({low:.1%} to {high:.1%})")
    if mean > 0 or not low <= trader.rate <= high:
        sys.exit("they can be milked")


if __name__ == "__main__":
    main()

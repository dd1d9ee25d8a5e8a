"""Plays the games, and prints the balance and both shares of wins."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

import tools.milking
from munera.lab.simulate import Rate, Z
from tools.milking.games import SEATS, Game, outcome
from tools.sharing import shared


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, print, and fail if the bots can be milked."""
    parser = argparse.ArgumentParser(prog="python -m tools.milking", description=tools.milking.__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="milking")
    parser.add_argument("--type", default="quick", choices=("quick", "standard", "advanced"))
    parser.add_argument("--bots", default="heuristic", help="who sits at the other three places")
    parser.add_argument("--show", type=int, default=0, help="the deals of so many games")
    parser.add_argument("--jobs", type=int, default=1, help="in so many processes")
    chosen = parser.parse_args(arguments)
    plan = [
        Game(f"{chosen.seed}/{number}", number % SEATS, chosen.bots, chosen.type) for number in range(chosen.games)
    ]
    found = list(shared(outcome, plan, chosen.jobs))
    for number, one in enumerate(found[: chosen.show]):
        for line in one.lines:
            print(f"game {number}: {line}")
    balances = [one.balance for one in found]
    mean = fmean(balances)
    error = Z * (stdev(balances) / sqrt(len(balances)) if len(balances) > 1 else 0.0)
    trader = Rate(chosen.games, sum(one.won for one in found))
    twin = Rate(chosen.games, sum(one.twin_won for one in found))
    deals = sum(one.deals for one in found)
    low, high = twin.interval
    print(f"balance of the trader: {mean:+.2f} +- {error:.2f} coins a game, in {deals / chosen.games:.1f} deals")
    print(f"the trader wins {trader.rate:.1%}, the silent twin {twin.rate:.1%} ({low:.1%} to {high:.1%})")
    if mean > 0 or not low <= trader.rate <= high:
        sys.exit("they can be milked")


if __name__ == "__main__":
    main()

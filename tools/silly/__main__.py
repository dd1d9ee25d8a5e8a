"""Plays the games, and prints a line for each act."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import tools.silly
from tools.sharing import shared
from tools.silly.acts import ACTS
from tools.silly.games import SEATS, Game, watched

BAR = 1.0  # acts in a hundred games with an occasion


def main(arguments: Sequence[str] | None = None) -> None:
    """Count and print."""
    parser = argparse.ArgumentParser(prog="python -m tools.silly", description=tools.silly.__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="silly")
    parser.add_argument("--type", default="quick", choices=("quick", "standard", "advanced"))
    parser.add_argument("--bots", default="heuristic", help="one for all seats, or one for each")
    parser.add_argument("--show", type=int, default=0, help="so many examples of each act")
    parser.add_argument("--jobs", type=int, default=1, help="in so many processes")
    chosen = parser.parse_args(arguments)
    names = chosen.bots.split(",")
    names = names * SEATS if len(names) == 1 else names
    games = {act.name: 0 for act in ACTS}
    occasions, done = dict(games), {act.name: list[str]() for act in ACTS}
    plan = (Game(f"{chosen.seed}/{number}", names, chosen.type) for number in range(chosen.games))
    for number, acts in enumerate(shared(watched, plan, chosen.jobs)):
        for act in acts:
            games[act.name] += act.occasions > 0
            occasions[act.name] += act.occasions
            done[act.name] += [f"game {number}: {line}" for line in act.done]
    print("| act | games with an occasion | occasions | done | in 100 such games |")
    print("|---|--:|--:|--:|--:|")
    bad = []
    for name, number in games.items():
        rate = 100 * len(done[name]) / max(1, number)
        print(f"| {name} | {number} | {occasions[name]} | {len(done[name])} | {rate:.1f} |")
        bad += [name] if rate >= BAR else []
    for name, lines in done.items():
        for line in lines[: chosen.show]:
            print(f"{name}: {line}")
    if bad:
        sys.exit("too often: " + "; ".join(bad))


if __name__ == "__main__":
    main()

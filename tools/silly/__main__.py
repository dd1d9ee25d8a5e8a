"""Plays the games, and prints a line for each act."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import cast

import tools.silly
from munera.bots import make
from munera.bots.playing import play
from munera.bots.spartacus.heuristic import Heuristic
from munera.games import book
from munera.kernel import Stream, start
from tools.silly.acts import ACTS, Act, Watching

SEATS = 4
BAR = 1.0  # acts in a hundred games with an occasion


def watched(seed: str, names: Sequence[str], type: str) -> Sequence[Act]:
    """One game with these bots, and what was seen in it."""
    bots = [make(name, "spartacus", Stream.seeded(f"{seed}/bot/{seat}")) for seat, name in enumerate(names)]
    match = start(book("spartacus"), SEATS, seed, {"type": type}, log=True)
    watching = Watching(match, cast("list[Heuristic]", bots))
    play(match, bots, Stream.seeded(f"{seed}/driver"), observer=watching)
    for act in watching.acts:
        act.over()
    return watching.acts


def main(arguments: Sequence[str] | None = None) -> None:
    """Count and print."""
    parser = argparse.ArgumentParser(prog="python -m tools.silly", description=tools.silly.__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="silly")
    parser.add_argument("--type", default="quick", choices=("quick", "standard", "advanced"))
    parser.add_argument("--bots", default="heuristic", help="one for all seats, or one for each")
    parser.add_argument("--show", type=int, default=0, help="so many examples of each act")
    chosen = parser.parse_args(arguments)
    names = chosen.bots.split(",")
    names = names * SEATS if len(names) == 1 else names
    games = {act.name: 0 for act in ACTS}
    occasions, done = dict(games), {act.name: list[str]() for act in ACTS}
    for number in range(chosen.games):
        for act in watched(f"{chosen.seed}/{number}", names, chosen.type):
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

"""`make bench`: our games beside other engines, as ratios of one run.

A rate says as much about the machine and its load as about the engine. So all contestants play in turn in one
process, and what counts is the ratio within an alternation, the median over all of them.
"""

import argparse
import gc
import json
import platform
import random
import sys
from collections.abc import Sequence
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from statistics import median

from bench import campaign, observing, releases
from bench.contest import Contestant
from bench.ours import FOR_GLORY, FORKABLE, GLADIUS, SPARTACUS, STYLES, ForkCost, build, fork_cost
from bench.pure import OtherProcess

try:
    from bench.peers import PACKAGES, PEERS
except ModuleNotFoundError as missing:
    sys.exit(
        f"bench: the peers are not installed here ({missing.name} is missing).\n"
        "`make bench` installs them into .venv-peers, from bench/requirements.lock, and starts this again."
    )

Rates = dict[str, list[float]]
"""Contestant -> decisions per CPU second, one per alternation."""

PURE_ONLY = "Munera is not compiled here (`make bench` does so where there is a C compiler): pure Python only."


def ours() -> list[Contestant]:
    """The contestants of ours, for each build that is installed. Gladius also plays with checkpoints."""
    found = [
        Contestant(f"Gladius, {build()}", GLADIUS.play),
        Contestant("- with checkpoints", FORKABLE.play),
        Contestant(f"For Glory, {build()}", FOR_GLORY.play),
        Contestant(f"Spartacus, {build()}", SPARTACUS.play),
    ]
    if build() == "compiled":
        pure = OtherProcess()
        found += [
            pure.contestant("Gladius, pure", "gladius"),
            pure.contestant("- its checkpoints", "forkable"),
            pure.contestant("For Glory, pure", "for_glory"),
            pure.contestant("Spartacus, pure", "spartacus"),
        ]
    return found


def order(mine: Sequence[Contestant], alternation: int) -> list[Contestant]:
    """The order of the contestants: ours first and last by turns, and the peers rotated."""
    turn = alternation % len(PEERS)
    peers = [*PEERS[turn:], *PEERS[:turn]]
    return [*peers, *reversed(mine)] if alternation % 2 else [*mine, *peers]


def measure(mine: Sequence[Contestant], rounds: int, seconds: float) -> Rates:
    """Measure all alternations, after a short warm-up of each contestant that does not count."""
    for contestant in order(mine, 0):
        contestant.play(0.1, random.Random(0))
    rates: Rates = {contestant.name: [] for contestant in order(mine, 0)}
    for alternation in range(rounds):
        for contestant in order(mine, alternation):
            gc.collect()  # nobody pays for the garbage of the one before
            decisions, spent = contestant.play(seconds, random.Random(alternation))
            rates[contestant.name].append(decisions / spent)
    return rates


def ratios(rates: Rates, mine: str) -> Rates:
    """For each contestant, how many times as fast ours was, one number per alternation."""
    return {name: [a / b for a, b in zip(rates[mine], rates[name], strict=True)] for name in rates}


def table(rates: Rates, builds: Sequence[str]) -> str:
    """A table for people, with a column of ratios for each build."""
    heads = "".join(f"{mine.split(', ')[1] + ' / it':>16}" for mine in builds)
    lines = [f"{'contestant':<22}{'decisions/s':>12}{'min - max':>22}{heads}"]
    for name, values in rates.items():
        span = f"{min(values):,.0f} - {max(values):,.0f}"
        beside = "".join(f"{median(ratios(rates, mine)[name]):>16.2f}" for mine in builds)
        lines.append(f"{name:<22}{median(values):>12,.0f}{span:>22}{beside}")
    return "\n".join(lines)


def beside(rates: Rates, mine: Sequence[Contestant], game: str, peer: str) -> str:
    """A line for people: one of our games beside the peer that it should outrun."""
    games = [contestant.name for contestant in mine if contestant.name.startswith(game)]
    builds = ", ".join(f"{name.split(', ')[1]} {median(ratios(rates, name)[peer]):.2f}" for name in games)
    return f"{game} / {peer}: {builds}"


def forks(cost: ForkCost) -> str:
    """A line for people about the cost of forks."""
    return (
        f"A fork of Gladius ({build()}) costs {cost.microseconds:.1f} us (mean of {cost.positions:,} positions),\n"
        f"re-executing {cost.replayed_mean:.1f} answers (p95 {cost.replayed_p95}, max {cost.replayed_max})."
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, print, and keep the result if asked to."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Gladius beside other engines.")
    parser.add_argument("--seconds", type=float, default=1.2, help="CPU time per contestant and alternation")
    parser.add_argument("--rounds", type=int, default=5, help="alternations")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all the numbers there too")
    chosen = parser.parse_args(arguments)
    if chosen.rounds < 1 or chosen.seconds <= 0:
        parser.error("--rounds and --seconds must be positive")

    versions = {package: version(package) for package in PACKAGES}
    installed = ", ".join(f"{package} {number}" for package, number in versions.items())
    print(f"Python {platform.python_version()}, {installed}")
    print(f"{chosen.rounds} alternations, about {chosen.seconds:g} s of CPU time each; medians\n", flush=True)
    if build() == "pure":
        print(f"{PURE_ONLY}\n", flush=True)
    mine = ours()
    builds = [contestant.name for contestant in mine if contestant.name.startswith("Gladius")]
    rates = measure(mine, chosen.rounds, chosen.seconds)
    print(f"{table(rates, builds)}\n", flush=True)
    print(beside(rates, mine, "For Glory", "OpenSpiel gin_rummy"), flush=True)
    print(beside(rates, mine, "Spartacus", "Catanatron"), flush=True)
    cost = fork_cost(len(STYLES) ** 2, random.Random(0))
    print(f"\n{forks(cost)}\n", flush=True)
    campaigns = campaign.main(chosen.rounds)
    print()
    observations = observing.main(chosen.rounds, chosen.seconds)
    print()
    beside_releases = releases.measure(chosen.rounds, chosen.seconds)

    if chosen.json:
        report = {
            "python": platform.python_version(),
            "versions": versions,
            "seconds": chosen.seconds,
            "decisions_per_second": rates,
            "ratios": {one.name: ratios(rates, one.name) for one in mine},
            "median_ratios": {
                one.name: {peer: median(values) for peer, values in ratios(rates, one.name).items()}
                for one in mine
            },
            "fork": asdict(cost),
            "observations": observations,
            "releases": beside_releases,
            "campaign": {"seconds": campaigns, "median_ratio": campaign.ratio(campaigns)},
        }
        chosen.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

"""`make bench`: Gladius beside other engines, as ratios of one run.

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

from bench import campaign
from bench.contest import Contestant
from bench.ours import FORKABLE, GLADIUS, STYLES, ForkCost, fork_cost

try:
    from bench.peers import PACKAGES, PEERS
except ModuleNotFoundError as missing:
    sys.exit(
        f"bench: the peers are not installed here ({missing.name} is missing).\n"
        "`make bench` installs them into .venv-peers, from bench/requirements.lock, and starts this again."
    )

Rates = dict[str, list[float]]
"""Contestant -> decisions per CPU second, one per alternation."""


def order(alternation: int) -> list[Contestant]:
    """Ours first and last by turns, the peers rotated, so that nobody always follows the same one."""
    turn = alternation % len(PEERS)
    peers = [*PEERS[turn:], *PEERS[:turn]]
    return [*peers, FORKABLE, GLADIUS] if alternation % 2 else [GLADIUS, FORKABLE, *peers]


def measure(rounds: int, seconds: float) -> Rates:
    """All the alternations, after a moment's warm-up of each contestant that nobody counts."""
    for contestant in order(0):
        contestant.play(0.1, random.Random(0))
    rates: Rates = {contestant.name: [] for contestant in order(0)}
    for alternation in range(rounds):
        for contestant in order(alternation):
            gc.collect()  # nobody pays for the garbage of the one before
            decisions, spent = contestant.play(seconds, random.Random(alternation))
            rates[contestant.name].append(decisions / spent)
    return rates


def ratios(rates: Rates) -> Rates:
    """Peer -> how many times as fast ours was, one per alternation."""
    ours = rates[GLADIUS.name]
    return {peer.name: [a / b for a, b in zip(ours, rates[peer.name], strict=True)] for peer in (FORKABLE, *PEERS)}


def table(rates: Rates) -> str:
    """For people."""
    beside = ratios(rates)
    lines = [f"{'contestant':<22}{'decisions/s':>12}{'min - max':>22}{'Gladius / it':>15}"]
    for name, values in rates.items():
        span = f"{min(values):,.0f} - {max(values):,.0f}"
        ratio = f"{median(beside[name]):.2f}" if name in beside else ""
        lines.append(f"{name:<22}{median(values):>12,.0f}{span:>22}{ratio:>15}".rstrip())
    return "\n".join(lines)


def forks(cost: ForkCost) -> str:
    """For people."""
    return (
        f"A fork of Gladius costs {cost.microseconds:.1f} us (mean of {cost.positions:,} positions),\n"
        f"re-executing {cost.replayed_mean:.1f} answers (p95 {cost.replayed_p95}, max {cost.replayed_max})."
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, print, and keep if asked."""
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
    rates = measure(chosen.rounds, chosen.seconds)
    print(table(rates), flush=True)
    cost = fork_cost(len(STYLES) ** 2, random.Random(0))
    print(f"\n{forks(cost)}\n", flush=True)
    campaigns = campaign.main(chosen.rounds)

    if chosen.json:
        report = {
            "python": platform.python_version(),
            "versions": versions,
            "seconds": chosen.seconds,
            "decisions_per_second": rates,
            "ratios": ratios(rates),
            "median_ratios": {name: median(values) for name, values in ratios(rates).items()},
            "fork": asdict(cost),
            "campaign": {"seconds": campaigns, "median_ratio": campaign.ratio(campaigns)},
        }
        chosen.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

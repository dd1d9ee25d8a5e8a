"""`python -m bench.observing`: steps with observations, ours beside RLCard's and PettingZoo's.

A step is an answer by a player, forced ones included, with an observation before it; with us also a row for each
option (`bench.observed`). Games are random; as in the rest of the bench all contestants play in turn, in CPU time.
"""

import argparse
import gc
import random
from collections.abc import Sequence
from statistics import median

from bench.contest import Contestant
from bench.observed import OBSERVED
from bench.ours import build
from bench.pure import OtherProcess

Rates = dict[str, list[float]]
BARS = {"Gladius": 40_000, "For Glory": 8_000, "Spartacus": 8_000, "Gladiator School": 8_000, "Serpents": 8_000}
"""Steps a second that the compiled build is to make at least."""


def peers() -> list[Contestant]:
    """The environments of other engines, if they are installed here."""
    try:
        from bench.observed_peers import PEERS  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        print(f"(without RLCard and PettingZoo: {missing.name} is not installed here)", flush=True)
        return []
    return list(PEERS)


def ours() -> list[Contestant]:
    """Our games, for each build that is installed."""
    found = [Contestant(f"{one.name}, {build()}", one.play) for one in OBSERVED.values()]
    if build() == "compiled":
        pure = OtherProcess()
        found += [pure.contestant(f"{one.name}, pure", what) for what, one in OBSERVED.items()]
    return found


def measure(rounds: int, seconds: float) -> Rates:
    """Steps per CPU second of every contestant, one number per alternation."""
    everybody = [*ours(), *peers()]
    for one in everybody:
        one.play(0.1, random.Random(0))
    rates: Rates = {one.name: [] for one in everybody}
    for alternation in range(rounds):
        for one in everybody if alternation % 2 else reversed(everybody):
            gc.collect()
            count, spent = one.play(seconds, random.Random(alternation))
            rates[one.name].append(count / spent)
    return rates


def table(rates: Rates) -> str:
    """The rates as a table in text."""
    lines = [f"{'steps with observations':<28}{'steps/s':>10}{'min - max':>20}{'at least':>10}"]
    for name, values in rates.items():
        game, _, how = name.partition(", ")
        bar = f"{BARS[game]:,}" if how == "compiled" else ""
        span = f"{min(values):,.0f} - {max(values):,.0f}"
        lines.append(f"{name:<28}{median(values):>10,.0f}{span:>20}{bar:>10}")
    return "\n".join(lines)


def main(rounds: int = 5, seconds: float = 1.2) -> Rates:
    rates = measure(rounds, seconds)
    print(table(rates), flush=True)
    return rates


def from_command_line(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.observing", description="Steps with observations.")
    parser.add_argument("--seconds", type=float, default=1.2, help="CPU time per contestant and alternation")
    parser.add_argument("--rounds", type=int, default=5, help="alternations")
    chosen = parser.parse_args(arguments)
    if chosen.rounds < 1 or chosen.seconds <= 0:
        parser.error("--rounds and --seconds must be positive")
    main(chosen.rounds, chosen.seconds)


if __name__ == "__main__":
    from_command_line()

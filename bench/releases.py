"""`python -m bench.releases`: today's rules beside those of past releases, in pure Python, as ratios of one run.

Both play the same games in processes of their own, first one and then the other by turns. A ratio below one says
that today's are slower.
"""

import argparse
import random
from collections.abc import Sequence
from statistics import median

from tools import releases

from bench.contest import Contestant
from bench.pure import OtherProcess
from munera.games import games

BAR = 0.95
WARM_UP = 0.1  # seconds
OURS: dict[str, Contestant] = {}
for one in games().values():
    OURS |= one.load("bench") or {}
NAMES = {what: one.name for what, one in OURS.items()} | {"forkable": "Gladius with checkpoints"}


def ratios(version: str, what: str, rounds: int, seconds: float) -> list[float]:
    """How many times as fast as the release we were, one number per alternation.

    Every alternation has new processes: where its memory happens to lie makes one process faster than another by
    several hundredths, for as long as it lives.
    """
    return [_ratio(version, what, alternation, seconds) for alternation in range(rounds)]


def _ratio(version: str, what: str, alternation: int, seconds: float) -> float:
    today, then = OtherProcess(), OtherProcess(releases.archive(version))
    try:
        pair = [today.contestant("today", what), then.contestant("then", what)]
        for one in pair:
            _rate(one, WARM_UP, alternation)
        rates = {
            one.name: _rate(one, seconds, alternation) for one in (reversed(pair) if alternation % 2 else pair)
        }
        return rates["today"] / rates["then"]
    finally:
        today.end()
        then.end()


def _rate(one: Contestant, seconds: float, seed: int) -> float:
    decisions, spent = one.play(seconds, random.Random(seed))
    return decisions / spent


def line(version: str, what: str, values: list[float]) -> str:
    """A line for people."""
    note = "" if median(values) >= BAR else f"  below {BAR}"
    span = f"({min(values):.2f} - {max(values):.2f})"
    return f"{NAMES[what] + ':':<26}{median(values):.2f} of {version}  {span}{note}"


def measure(rounds: int, seconds: float, whats: Sequence[str] = tuple(OURS)) -> dict[str, dict[str, list[float]]]:
    """Measure beside every release that was kept, and print each result as it comes."""
    found: dict[str, dict[str, list[float]]] = {}
    for version in releases.versions():
        found[version] = {}
        for what in whats:
            found[version][what] = ratios(version, what, rounds, seconds)
            print(line(version, what, found[version][what]), flush=True)
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.releases", description="Today beside past releases.")
    parser.add_argument("--seconds", type=float, default=0.8, help="CPU time per contestant and alternation")
    parser.add_argument("--rounds", type=int, default=7, help="alternations")
    parser.add_argument("what", nargs="*", help=f"of these alone: {', '.join(OURS)}")
    chosen = parser.parse_args(arguments)
    if chosen.rounds < 1 or chosen.seconds <= 0 or not set(chosen.what) <= set(OURS):
        parser.error(f"--rounds and --seconds must be positive; there are {', '.join(OURS)}")
    measure(chosen.rounds, chosen.seconds, chosen.what or tuple(OURS))


if __name__ == "__main__":
    main()

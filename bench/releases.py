"""`python -m bench.releases`: today's rules beside those of past releases, in pure Python, as ratios of one run.

Both play the same games in processes of their own, first one and then the other by turns. A ratio below one says
that today's are slower.
"""

import argparse
import random
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from tools import releases

from bench.contest import Contestant
from bench.pure import OtherProcess
from munera.games import games

BAR = 0.95
WARM_UP = 0.1  # seconds
SLICES = 8  # into which the time of an alternation is cut
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
    """Play by turns, a little each: whatever else the machine does then slows down both alike."""
    today, then = OtherProcess(), OtherProcess(releases.archive(version))
    try:
        pair = [Tally(today.contestant("today", what)), Tally(then.contestant("then", what))]
        for one in pair:
            one.contestant.play(WARM_UP, random.Random(alternation))
        for turn in range(SLICES):
            for one in pair if (turn + alternation) % 2 else reversed(pair):
                one.play(seconds / SLICES, random.Random(f"{alternation}/{turn}"))
        return pair[0].rate / pair[1].rate
    finally:
        today.end()
        then.end()


@dataclass
class Tally:
    """How much a contestant has played in all its turns."""

    contestant: Contestant
    decisions: int = 0
    spent: float = 0.0

    def play(self, seconds: float, rng: random.Random) -> None:
        """Play for so long, in CPU time."""
        decisions, spent = self.contestant.play(seconds, rng)
        self.decisions += decisions
        self.spent += spent

    @property
    def rate(self) -> float:
        """Decisions per second."""
        return self.decisions / self.spent


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

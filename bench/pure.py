"""Our games in pure Python, beside the compiled ones: from `src`, in a process of its own.

One process can hold one build only. So this one plays when it is told to, in its turn among the other contestants,
and reports what the clock of its own CPU time says.
"""

import gc
import os
import random
import subprocess
import sys
from pathlib import Path

from bench.contest import Contestant, Play
from bench.ours import FOR_GLORY, FORKABLE, GLADIUS, SPARTACUS, build

ROOT = Path(__file__).parents[1]
OURS = {"gladius": GLADIUS, "forkable": FORKABLE, "for_glory": FOR_GLORY, "spartacus": SPARTACUS}


class Elsewhere:
    """The other process. It ends when this one does."""

    def __init__(self) -> None:
        sources = os.pathsep.join(filter(None, (str(ROOT / "src"), os.environ.get("PYTHONPATH"))))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.pure"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": sources},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def contestant(self, name: str, what: str) -> Contestant:
        """One of ours, played there."""
        return Contestant(name, self._play(what))

    def _play(self, what: str) -> Play:
        def play(seconds: float, rng: random.Random) -> tuple[int, float]:
            asked, answers = self.process.stdin, self.process.stdout
            assert asked is not None, "a pipe"
            assert answers is not None, "a pipe"
            print(what, seconds, rng.getrandbits(32), file=asked, flush=True)
            decisions, spent = answers.readline().split()
            return int(decisions), float(spent)

        return play


def serve() -> None:
    """Play what is asked for on the standard input."""
    if build() != "pure":
        sys.exit("bench: the pure Python of `src` was to be measured, but a compiled munera was found")
    for line in sys.stdin:
        what, seconds, seed = line.split()
        gc.collect()
        print(*OURS[what].play(float(seconds), random.Random(int(seed))), flush=True)


if __name__ == "__main__":
    serve()

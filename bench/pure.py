"""Our games in pure Python, beside the compiled ones: from `src`, or from a past release, in a process of its own.

One process can hold one build only. So this one plays when it is told to, in its turn among the other contestants,
and reports what the clock of its own CPU time says.
"""

import gc
import os
import random
import subprocess
import sys
from pathlib import Path

import munera
from bench.contest import Contestant, Play
from bench.observed import OBSERVED
from bench.ours import OF_FOR_GLORY, OF_GLADIUS, OF_SCHOOL, OF_SERPENTS, OF_SPARTACUS, build

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
# Named here and not by the games, since a past release, which plays in such a process too, has no objects of them.
OURS = OF_GLADIUS | OF_SCHOOL | OF_FOR_GLORY | OF_SPARTACUS | OF_SERPENTS | OBSERVED


class OtherProcess:
    """Another process that plays; it ends when this one does."""

    def __init__(self, sources: Path = SOURCES) -> None:
        path = os.pathsep.join(filter(None, (str(sources), os.environ.get("PYTHONPATH"))))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.pure", str(sources)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def contestant(self, name: str, what: str) -> Contestant:
        """One of our games, played in that process."""
        return Contestant(name, self._play(what))

    def end(self) -> None:
        """End the process."""
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.wait()

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
    sources, found = sys.argv[1], munera.__file__ or ""
    if build() != "pure" or not found.startswith(sources):
        sys.exit(f"bench: the pure Python of {sources} was to be measured, but {found} was found")
    for line in sys.stdin:
        what, seconds, seed = line.split()
        gc.collect()
        print(*OURS[what].play(float(seconds), random.Random(int(seed))), flush=True)


if __name__ == "__main__":
    serve()

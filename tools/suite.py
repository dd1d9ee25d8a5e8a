"""Runs the whole suite: `python -m tools.suite`. The browser tests run beside the others, in workers of their own.

Browsers wait half of their time, which the others can use; but Playwright keeps an event loop in its thread, so
one worker cannot run both. What the browser tests print is shown when the others are done.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence
from tempfile import TemporaryFile

BROWSERS = "tests/web"
# Whoever is free takes the next test; the dearest are listed, since the suite must stay short.
PYTEST = (sys.executable, "-m", "pytest", "--maxschedchunk", "1", "--durations", "25", "--durations-min", "2")


def run_both(shown: Sequence[str], beside: Sequence[str], *, first: Sequence[str] = ()) -> int:
    """Run two commands at once, one of them shown at once and the other afterwards; return the worse exit code.

    first: what the shown one waits for. It only prepares, so that nobody is shown it, nor whether it failed.
    """
    with TemporaryFile() as said:
        other = subprocess.Popen(beside, stdout=said, stderr=subprocess.STDOUT)
        try:
            if first:
                subprocess.run(first, check=False, stdout=subprocess.DEVNULL)
            code = subprocess.run(shown, check=False).returncode
            other_code = other.wait()
        finally:
            if other.poll() is None:  # Ctrl-C
                other.kill()
                other.wait()
        said.seek(0)
        sys.stdout.buffer.write(said.read())
        sys.stdout.buffer.flush()
    return code or other_code


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.suite", description="The whole suite.")
    parser.add_argument("--jobs", type=int, default=2, help="processors to use")
    jobs = parser.parse_args(arguments).jobs
    if jobs < 1:
        parser.error("--jobs must be positive")
    # One process reads and compiles all tests, for the workers to find: else each would do it for itself.
    read = [*PYTEST, "--collect-only", "-n", "0", "--ignore", BROWSERS]
    # Tests of the server wait, too: one worker more than there are processors keeps these busy.
    others = [*PYTEST, "-n", str(jobs + 1), "--ignore", BROWSERS]
    sys.exit(run_both(others, [*PYTEST, "-n", str(jobs), BROWSERS], first=read))


if __name__ == "__main__":
    main()

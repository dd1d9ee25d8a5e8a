"""Parts of the soak, and what several of them say."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from munera.lab.simulate import Report
from munera.lab.strength import Case as Strength
from munera.lab.strength import cases as strength_cases

ROOT = Path(__file__).resolve().parents[2]

Part = Callable[[int], Iterable[str]]
"""A function of the number of jobs that yields lines; a line with BROKEN fails the soak."""


class Parts(dict[str, Part]):
    """The parts of one module, by name: `soak = Parts()`, then `@soak("gladius: beasts")`."""

    def __call__(self, name: str) -> Callable[[Part], Part]:
        def enter(part: Part) -> Part:
            self[name] = part
            return part

        return enter


def ended(report: Report, what: str) -> Iterable[str]:
    """Lines that say whether all these games ended, and ended well."""
    turns = sum(report.lengths) / max(1, len(report.lengths))
    yield (
        f"- {report.games} {what}: {report.finished} finished, {len(report.failed)} failed, "
        f"{len(report.stand_ins)} bots replaced, {report.draws} drawn; {turns:.1f} turns on average, "
        f"{max(report.lengths, default=0)} at most."
    )
    if report.failed or report.stand_ins or report.finished != report.games:
        yield f"- BROKEN: {report.failed[:3]} {report.stand_ins}"


def beats(found: Strength, whom: str, bar: float) -> Iterable[str]:
    """Lines that say whether the heuristic wins as often as it should."""
    low, high = found.result.interval
    yield f"- heuristic against {whom}: {found.result.rate:.1%} ({low:.1%} to {high:.1%}), {found.draws} drawn."
    if found.result.rate < bar:
        yield f"- BROKEN: below {bar:.0%}"


def one_beats_three(game: str, jobs: int) -> Iterable[str]:
    """Lines that say how one heuristic bot does in games of four, against three of another kind."""
    for other, bar in (("random", 0.85), ("greedy", 0.4)):
        bots = ("heuristic", other, other, other)
        (found,) = strength_cases(game, bots, [{}], 400, seats=4, seed="soak", jobs=jobs)
        yield from beats(found, f"three {other}, 400 games", bar)


def run_tests(what: str, jobs: int, path: str, **environment: str) -> Iterable[str]:
    """Run a part of the suite, with larger counts."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(jobs), path]
    done = subprocess.run(
        command, env=os.environ | environment, cwd=ROOT, capture_output=True, text=True, check=False
    )
    said = done.stdout.strip().splitlines() or ["nothing"]
    yield f"- {what}: {said[-1].strip('= ')}."
    if done.returncode:
        yield f"- BROKEN: {' '.join(line for line in said if line.startswith(('FAILED', 'ERROR')))[:400]}"

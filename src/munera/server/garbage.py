"""Keeps the garbage collector from stopping the server in the middle of somebody's answer.

Now and then Python's collector looks at every object that is alive, and nothing else runs meanwhile: with 150
tables in memory that took a quarter of a second every few seconds, which was nearly all of the slowest answers.
Here all that survives is set aside every other second (`gc.freeze`), so that a pass sees only what is new. What
was set aside and refers to itself when it is no longer used (a table that left the memory, say) is found by a pass
over everything: every ten minutes, and sooner if the process has grown by much since the last one.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from time import monotonic

if sys.platform != "win32":
    import resource

SECONDS_BETWEEN_PASSES = 2.0
SECONDS_BETWEEN_FULL_PASSES = 600.0
GROWTH = 256.0  # so many megabytes more than at the last full pass bring the next one forward


def peak_memory() -> float:
    """The most memory that this process had so far, in megabytes; 0 where the system does not say.

    To count what is set aside would take longer than a short pass.
    """
    if sys.platform == "win32":
        return 0.0
    unit = 1024**2 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


class GarbageCollector:
    """Looks for garbage often where it is cheap, and rarely everywhere: for a process that is the server's own."""

    def __init__(self) -> None:
        self.full_pass()

    def full_pass(self) -> None:
        """Look at everything, also at what was set aside, and set aside what is left."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._last_full_pass, self._peak = monotonic(), peak_memory()

    def short_pass(self) -> None:
        """Look at what is new, and set aside what is left; look at everything if it is time."""
        gc.collect()
        gc.freeze()
        waited = monotonic() - self._last_full_pass
        if waited >= SECONDS_BETWEEN_FULL_PASSES or peak_memory() > self._peak + GROWTH:
            self.full_pass()

    async def run(self) -> None:
        """Go on until cancelled; then everything is left to Python again."""
        try:
            while True:
                await asyncio.sleep(SECONDS_BETWEEN_PASSES)
                self.short_pass()
        finally:
            gc.unfreeze()

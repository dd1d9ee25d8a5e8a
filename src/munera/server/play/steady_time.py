"""A time that never goes back, whatever happens to the clock on the wall."""

from __future__ import annotations

import time


class SteadyTime:
    """The time of the wall clock, followed forward and never back.

    Where the wall clock was set back, time goes on from where it was, so that nobody waits until the wall clock is
    there again.
    """

    def __init__(self) -> None:
        self._latest, self._read_at = 0.0, time.monotonic()

    def now(self, at_least: float = 0.0) -> float:
        """The time now; later than everything that has happened already."""
        wall, steady = time.time(), time.monotonic()
        latest = max(self._latest + steady - self._read_at, at_least)
        if wall >= self._latest and wall >= at_least:
            latest = wall
        self._latest, self._read_at = latest, steady
        return latest

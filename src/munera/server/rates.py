"""Rate limits: how much somebody may do, as a rate per second with bursts; what costs more work counts more."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Iterable
from time import monotonic

from munera.tables.refusals import Refused

MOST_OWED = 8  # times a burst


class Bucket:
    """The rate limit of one client: so many per second, and a burst of some more."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.left, self.at = rate, burst, burst, monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Is there enough left for this cost? If so, it is taken."""
        if not self.covers(cost):
            return False
        self.left -= cost
        return True

    def covers(self, cost: float) -> bool:
        """Is there enough left for this cost?"""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left >= cost

    def charge(self, cost: float) -> None:
        """Take this cost, which is known only now: if there was not enough, it is owed."""
        self.left -= cost

    def seconds_until(self, cost: float) -> float:
        """After how long there is enough for this cost, if nothing else is taken."""
        if self.covers(cost):
            return 0.0
        return (cost - self.left) / self.rate if self.rate else math.inf

    def check_debt(self) -> None:
        """Refused if far too much is owed to go on: many requests at once, each of which began in good order."""
        if not self.covers(-MOST_OWED * self.burst):
            raise Refused("too_fast")


class Rates:
    """A bucket for each of the clients that came lately."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, key: str) -> Bucket:
        """The bucket of this client."""
        bucket = self.buckets.setdefault(key, Bucket(self.rate, self.burst))
        self.buckets.move_to_end(key)
        if len(self.buckets) > self.MOST:
            self.buckets.popitem(last=False)
        return bucket

    def check(self, keys: Iterable[str], cost: float = 1.0) -> None:
        """Charge all of these keys. Refused if one of them has come too often."""
        for key in keys:
            if not self.bucket(key).take(cost):
                raise Refused("too_fast")

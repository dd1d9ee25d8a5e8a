"""How much work a socket may cause: what its requests weigh, and what they turn out to cost.

One unit is two milliseconds of the server's processor. What a request weighs is taken when it comes, and it is
refused if there is not so much left. What it took in the end, as measured, is charged then, and owed until it is
paid off.
"""

from __future__ import annotations

from munera.server.rates import Bucket, Rates
from munera.server.settings import Settings

USUAL = 1.0
WEIGHTS = {
    "part": 4.0,  # the rules reckon something dear
    "hint": 10.0,  # a bot thinks, for which others wait
    "undo": 4.0,  # part of the game is played again
}
CURIOUS = ("look", "speak", "part", "hint")  # they change nothing, so that nobody needs many of them
BYTES_READ = 4_000  # of a message, for one unit: to read and to check it
BYTES_SENT = 32_000  # to write and to compress them
ENTERING = 2.0  # to come to a table, beside what is sent then


class Allowance:
    """What one socket may still do.

    Inputs are limited for each socket. All the rest - what only looks, what spectators send, whatever was
    refused - is also limited for all sockets of one address together: for its players, and for those who watch.
    """

    def __init__(self, settings: Settings, work: Rates, address: str) -> None:
        self._messages = Bucket(settings.messages, 4 * settings.messages)
        self._work, self._address = work, address

    def seconds_until_entering(self) -> float:
        """After how long this address may come to a table once more."""
        return self._work.bucket(self._address).seconds_until(ENTERING)

    def comes_first(self) -> bool:
        """Has this address done no more lately than its players may do before others?"""
        return self._work.bucket(self._address).covers(0.0)

    def take(self, kind: str, size: int, *, watches: bool) -> bool:
        """Is there enough left for a request of this kind and size? If so, it is taken. `watches`: a spectator."""
        cost = WEIGHTS.get(kind, USUAL) + size // BYTES_READ
        curious = watches or kind in CURIOUS
        work = self._work.bucket(self._address)
        if not work.covers(cost if curious else -work.burst):
            return False
        if not self._messages.take(min(cost, self._messages.burst)):
            return False
        if curious:
            work.charge(cost)
        return True

    def charge(self, cost: float) -> None:
        """Charge work that was done for this socket. Whoever was told a long story may answer all the same."""
        self._work.bucket(self._address).charge(cost)

    def charge_refusal(self) -> None:
        """Charge a request that was refused a second time."""
        self._messages.charge(USUAL)
        self.charge(USUAL)

"""What distinguishes one bot of a level from another: a temper, a few whole numbers of the same judgement."""

from __future__ import annotations

from typing import Final, NamedTuple


class Temper(NamedTuple):
    """How somebody deals, who judges as all of their level do.

    honour  what breaking their word costs them, in tenths of a coin; None: drawn for each game
    faith   how much they believe of what others promise, in per cent of what an even temper does
    nerve   how much they dare, in per cent: what they lend, and what they bid and wager beyond the sure
    grudge  what it is worth to them to harm whoever broke their word to them, in tenths of a coin
    """

    honour: int | None = None
    faith: int = 100
    nerve: int = 100
    grudge: int = 3


EVEN: Final = Temper()

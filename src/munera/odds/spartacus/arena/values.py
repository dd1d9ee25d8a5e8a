"""What positions are worth, and what both sides play for.

Both play for victory. Victories alone leave most of the fight undecided - nobody is in a hurry, and how the loser
falls is nobody's business - so what is preferred among equal victories is said here, and is part of every answer:
the winner wants it soon and as bloody as possible, the loser late and as light as possible.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Preference(NamedTuple):
    """What a round of delay, and what the next level of defeat, is worth, as a share of a certain victory."""

    round: float
    level: float


PREFERENCE: Final = Preference(round=0.001, level=0.0001)

HASTE: Final = PREFERENCE.round
PAYS: Final = (
    tuple(1 + PREFERENCE.level * level for level in range(3)),
    tuple(-PREFERENCE.level * level for level in range(3)),
)
"""What a victory of I, and of II, is worth to I, by the level of the other's defeat."""

TOLERANCE: Final = 1e-5


class Parts(NamedTuple):
    """What a position is worth: `worth` is what I wants high and II low; the rest are chances, as in `Odds`."""

    worth: float
    win: float
    injury_one: float
    decapitation_one: float
    injury_two: float
    decapitation_two: float


class Odds(NamedTuple):
    """How likely I is to win, and each of the two to be injured or beheaded, if both play their best."""

    win: float
    injury_one: float
    decapitation_one: float
    injury_two: float
    decapitation_two: float

    @property
    def turned(self) -> Odds:
        """The same odds with I and II exchanged."""
        win, injury_one, decapitation_one, injury_two, decapitation_two = self
        return Odds(1 - win, injury_two, decapitation_two, injury_one, decapitation_one)


Block = tuple[int, int, int, int]
"""What both have left: the number of I's dice and of what I has not used yet, then the same of II."""

# The moments of a combat round at which positions are valued.
ROUND, FIRST, STRUCK, SECOND, SEEN = 0, 3, 9, 11, 17  # ROUND + quiet, FIRST + side * 3 + quiet, STRUCK + side, ...
KEPT_ROUND, KEPT_ROUND_MOVED, KEPT_STRUCK, KEPT_STRUCK_MOVED, KEPT = 0, 1, 3, 5, 7

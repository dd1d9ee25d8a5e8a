"""The inputs of a table: what may be done, on whose behalf, and the row of the journal that records it."""

from __future__ import annotations

from typing import Any, NamedTuple

from munera.kernel import Seat

ANSWER, REVEAL, UNSEAL, ACT = "answer", "reveal", "unseal", "act"
UNDO, CONCEDE, DRAW = "undo", "concede", "draw"
STAND_IN, BACK = "stand_in", "back"
PROPOSE, CONSENT, REFUSE = "propose", "consent", "refuse"
PAUSE, GO_ON, MORE_TIME, STANDING = "pause", "go_on", "more_time", "standing"
DELEGATE = "delegate"

PLAYER = "player"  # the cause of what people do themselves
CLOCK = "clock"  # of what is done for somebody who is out of time
FORCED = "forced"  # of an answer to which there was no other
STANDS_IN = "stand_in"  # of what a stand-in does for somebody who is away
DETAIL = "detail"  # of what a gladiator decides whose player leaves small things to them
BOUT = "bout"  # of an answer in a bout that plays itself
BY_CONSENT = "consent"  # of what the others were asked, and agreed to


class JournalRow(NamedTuple):
    """One row of the journal. `value` is JSON; `cause` says on whose behalf: a player, a bot, a clock ..."""

    seq: int
    at: float
    op: str
    seat: Seat | None
    value: Any
    cause: str


class AutomaticInput(NamedTuple):
    """An input that a host makes by itself, and on whose behalf."""

    op: str
    seat: Seat | None
    value: Any
    cause: str
    at_once: bool = False  # can nobody learn anything from the time that it takes?

    @property
    def shown(self) -> bool:
        """Is what it answers worth a look before it is answered? A bout is told as a whole."""
        return self.op == ANSWER and self.cause != BOUT

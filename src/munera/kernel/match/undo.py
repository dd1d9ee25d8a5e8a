"""Taking an answer back, as long as nobody learned anything from it."""

from __future__ import annotations

from typing import TypeVar

from munera.kernel.errors import Illegal
from munera.kernel.match.entries import ANSWER, CHANCE, FLOOR, UNSET
from munera.kernel.match.running import Running
from munera.kernel.state import State

S = TypeVar("S", bound=State)


class Undoable(Running[S]):
    """A running game in which one's last answer can be taken back."""

    def can_undo(self, seat: object) -> bool:
        """May this seat take its last answer back? Only if it was the last input and taught nobody anything."""
        if self.log is None or any(g is not UNSET for g in self._answers):
            return False  # somebody sealed since
        trail, marks, cut = self._trail, self._marks, self._log_start
        if not trail and self._old_checkpoints:
            trail, marks, cut = self.finished_segments[-1]
        if not trail or trail[-1][0] not in (ANSWER, FLOOR) or trail[-1][1] != seat:
            return False  # sealed rounds and anytime moves are barriers
        if len(trail) > 1 and trail[-2][0] == CHANCE:
            return False  # a host has decided something for it
        heard, counter, at = marks[-1]
        if (counter, at) != self.state.place:
            return False  # chance was drawn
        # Nothing may have come to light but this seat's own choice: not to it, and not to anybody else, or they
        # would know their next card before it is drawn again.
        return not any(known is not None and seat not in known for _, _, _, known in self.log[cut + heard :])

    def undo(self, seat: object) -> None:
        """Take back the last answer of this seat, even of an earlier segment. Sealed rounds and moves stay."""
        if not self.keep:
            raise Illegal("rollout")
        if not self.can_undo(seat):
            raise Illegal("too_late")
        if not self._trail:
            self._checkpoint = self._old_checkpoints.pop()
            self._trail, self._marks, self._log_start = self.finished_segments.pop()
        self._trail, self._marks = self._trail[:-1], self._marks[:-1]
        self._rebuild()
        self.version += 1  # never an old number again
        self.round += 1

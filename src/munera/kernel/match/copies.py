"""Copies of a running game: exact ones, and those that a seat can imagine. With them a match is complete."""

from __future__ import annotations

from typing import Self, TypeVar

from munera.kernel.asks import Seat
from munera.kernel.errors import Illegal
from munera.kernel.match.entries import REDEAL, UNKNOWN, UNSET
from munera.kernel.match.inputs import AcceptingInputs
from munera.kernel.state import State, is_told_to
from munera.kernel.stream import Stream

S = TypeVar("S", bound=State)


class Match(AcceptingInputs[S]):
    """A running game: rules at work, undo, what is seen, inputs, copies. `start`, `resume` and `replay` make one.

    Each base class adds one thing to the one before it, and knows nothing of those after it.
    """

    def fork(self, *, keep: bool = True, log: bool = False) -> Self:
        """An exact copy, chance included, that shares nothing which can change."""
        if not self.keep:
            raise Illegal("rollout")
        twin = type(self)(self.book, self._checkpoint, log=log)
        twin._trail, twin._marks = self._trail[:], self._marks[:]
        twin.version, twin.round = self.version, self.round
        twin._rebuild()
        twin._answers = self._answers[:]
        twin.keep = keep
        if log:
            twin._renumber(self)
        return twin

    def _renumber(self, original: Match[S]) -> None:
        """Count what was told before the checkpoint, where a fork's log begins, so that event numbers agree."""
        since = (original.log or [])[original._log_start :]
        self.told_before_log = {
            v: original.events_told(v) - sum(is_told_to(e, v) for e in since) for v in (None, *self.seats)
        }

    def imagine(
        self, seat: Seat | None, stream: Stream, *, keep: bool = True, log: bool = False, chance: bool = True
    ) -> Self:
        """A fork in which whatever `seat` cannot know is drawn anew: zones, chance, others' sealed answers."""
        twin = self.fork(log=log)
        how = (stream.bits(), chance)
        twin._note((REDEAL, seat, "", how))  # an entry, so that forks of the twin repeat it
        twin._redeal(seat, how)
        for i, a in enumerate(twin.pending):
            a.refresh()
            if twin._answers and a.seat != seat and twin._answers[i] is not UNSET:
                twin._answers[i] = UNKNOWN
        twin.keep = keep
        return twin

    @property
    def imagined(self) -> bool:
        """Was this game imagined? Its checkpoint still holds what the seat that imagines may not know."""
        return any(entry[0] == REDEAL for entry in self._trail)

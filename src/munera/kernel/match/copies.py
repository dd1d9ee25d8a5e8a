"""Copies of a running game: exact ones, and those that a seat can imagine. With them a match is complete."""

from __future__ import annotations

from typing import Any, Self, TypeVar

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

    def fork(self, *, keep: bool = True, log: bool = False, history: bool = False) -> Self:
        """An exact copy, chance included, that shares nothing which can change.

        history: with what was before the checkpoint, too: the events (if there is a log), the inputs for a record,
        and undo.
        """
        if not self.keep:
            raise Illegal("rollout")
        if history:
            log = self.log is not None
        twin = type(self)(self.book, self._checkpoint, log=log)
        twin._trail, twin._marks = self._trail[:], self._marks[:]
        twin.version, twin.round = self.version, self.round
        if history:
            twin._remember(self)
        twin._rebuild()
        twin._answers = self._answers[:]
        twin.keep = keep
        if log and not history:
            twin.told_before_log = {v: self._told_before_checkpoint(v) for v in (None, *self.seats)}
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.fork(history=True)

    def _remember(self, original: Match[S]) -> None:
        """Take over what was before the checkpoint. None of it ever changes: copies of the lists are enough."""
        self.origin = original.origin
        self.entries_before_resume = original.entries_before_resume[:]
        self.finished_segments = original.finished_segments[:]
        self._old_checkpoints = original._old_checkpoints[:]
        self.told_before_log = original.told_before_log.copy()
        if self.log is not None and original.log is not None:
            self.log += original.log[: original._log_start]
            self._log_start = original._log_start
            self._scenes = original._scenes

    def _told_before_checkpoint(self, viewer: Seat | None) -> int:
        """How many events the viewer was told before the checkpoint, where the log of a fork begins."""
        since = (self.log or [])[self._log_start :]
        return self.events_told(viewer) - sum(is_told_to(e, viewer) for e in since)

    def imagine(
        self,
        seat: Seat | None,
        stream: Stream,
        *,
        keep: bool = True,
        log: bool = False,
        chance: bool = True,
        history: bool = False,
    ) -> Self:
        """A fork in which whatever `seat` cannot know is drawn anew: zones, chance, others' sealed answers.

        Its log has what the seat was told, and nothing that others were told alone: since the checkpoint, or
        (history) since the beginning.
        """
        twin = self.fork(log=log or history)
        if twin.log is not None:
            twin._hear_only(self, seat, history=history)
        how = (stream.bits(), chance)
        twin._note((REDEAL, seat, "", how))  # an entry, so that forks of the twin repeat it
        twin._redeal(seat, how)
        for i, a in enumerate(twin.pending):
            a.refresh()
            if twin._answers and a.seat != seat and twin._answers[i] is not UNSET:
                twin._answers[i] = UNKNOWN
        twin.keep = keep
        return twin

    def _hear_only(self, original: Match[S], seat: Seat | None, *, history: bool) -> None:
        """Count what was told before the log begins as the seat can: to others, what everybody was told."""
        told = {v: original.told_before_log.get(v, 0) for v in (None, seat)}
        if history and self.log is not None:
            before = [e for e in (original.log or [])[: original._log_start] if is_told_to(e, seat)]
            self.log[:0] = before
            self._log_start = len(before)
        else:
            told = {v: original._told_before_checkpoint(v) for v in (None, seat)}
        self.told_before_log = {v: told[seat if v == seat else None] for v in (None, *self.seats)}

    @property
    def imagined(self) -> bool:
        """Was this game imagined? Its checkpoint still holds what the seat that imagines may not know."""
        return any(entry[0] == REDEAL for entry in self._trail)

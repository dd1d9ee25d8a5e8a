"""Running the rules: a state, the suspended rules, and the trail of inputs since the last checkpoint.

*Checkpoint + trail* is all there is. One function, `_rebuild`, makes state, coroutine and log from that pair;
forks, undo, error recovery and saves all go through it. Rules never call a player: they ask, hosts answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar, cast

from munera.kernel.asks import ONE, SEALED, AnyAsk, Seat, Segment
from munera.kernel.errors import Diverged, RuleError
from munera.kernel.match.entries import (
    ACT,
    ANSWER,
    CHANCE,
    CONCEDE,
    FLOOR,
    UNSET,
    Entry,
    FinishedSegment,
    GivenAnswer,
    UndoMark,
)
from munera.kernel.plain import Option
from munera.kernel.rulebook import Rulebook
from munera.kernel.state import HOSTED, Event, State, is_told_to
from munera.kernel.stream import Stream

S = TypeVar("S", bound=State)

SILENT_SEGMENTS: Final = 999  # so many segments without a question mean that the rules go round in a circle
KEPT_SCENES: Final = 16  # so many of the last scenes are kept
KEPT_CHECKPOINTS: Final = 64  # the checkpoints of so many finished segments are kept, to be undone into


class Running(Generic[S]):
    """The rules at work: what they ask, and what was answered since the checkpoint.

    keep: remember checkpoint and trail (needed to fork, undo, save and record). log: remember events.
    """

    def __init__(self, book: Rulebook[S], state: S, *, keep: bool = True, log: bool = True) -> None:
        self.book, self.state, self.keep = book, state, keep
        self.log: list[Event] | None = [] if log else None
        state.log = self.log
        self.mode: str = ONE
        self.pending: tuple[AnyAsk, ...] = ()
        self.version = 0  # ticks on every presentation, act and undo: public
        self.round = 0  # ticks on presentations and undo only
        self.origin: Mapping[str, Any] | None = None  # how the game began, for the record
        self.entries_before_resume: list[tuple[Entry, str]] = []  # with their echoes
        self.finished_segments: list[FinishedSegment] = []  # since then
        self.told_before_log: dict[Seat | None, int] = {}  # events told before `log` begins (after a resume)
        self._answers: list[GivenAnswer] = []
        self._checkpoint: S = state
        self._trail: list[Entry] = []
        self._marks: list[UndoMark] = []
        self._old_checkpoints: list[S] = []  # the checkpoints of the last finished segments
        self._run: Segment | None = None
        self._log_start = 0  # where in the log the checkpoint is
        self._scenes: list[tuple[int, S]] = []  # how the table looked in between, and where in the log that was
        self._heard: dict[Seat | None, tuple[int, list[tuple[Option, ...]]]] = {}

    @property
    def over(self) -> bool:
        """Is the game over? Then nobody is asked anything any more."""
        return not self.pending

    @property
    def began(self) -> bool:
        """Has the first segment been begun?"""
        return bool(self.round)

    @property
    def seats(self) -> range:
        return self.book.seats_of(self.state)

    @property
    def trail(self) -> tuple[Entry, ...]:
        """The inputs since the checkpoint: what a fork executes again."""
        return tuple(self._trail)

    @property
    def entries(self) -> list[Entry]:
        """Every input since the game began, without what was undone and without seals that were changed."""
        before = [entry for entry, _ in self.entries_before_resume]
        return before + [entry for trail, _, _ in self.finished_segments for entry in trail] + self._trail

    def waiting_rules(self) -> list[str]:
        """The rule functions that wait for the answer, outermost first. For operators."""
        names: list[str] = []
        run: Any = self._run
        while run is not None:
            frame = getattr(run, "cr_frame", None) or getattr(run, "gi_frame", None)
            if frame is None or frame.f_code.co_name == "__await__":
                break
            names.append(frame.f_code.co_name)
            run = getattr(run, "cr_await", None) or getattr(run, "gi_yieldfrom", None)
        return names

    def _note(self, entry: Entry) -> None:
        if self.keep:
            log, state = self.log, self.state
            self._marks.append((0 if log is None else len(log) - self._log_start, state.counter, state._at))
            self._trail.append(entry)

    def _resume(self, entry: Entry, result: Any) -> None:
        """Let the rules go on; their `await` returns `result`."""
        if self.keep:
            self._note(entry)
        try:
            try:
                # Something is pending, so rules wait.
                mode, pending = self._run.send(result)  # type: ignore[union-attr]
            except StopIteration:
                self._next_segment()
                return
            if mode == SEALED or self._answers:
                self._present(mode, pending)
                return
            self.mode, self.pending = mode, pending  # `_present`, written out: most questions are for one seat
            self.version += 1
            self.round += 1
        except BaseException as error:
            self._recover(error)

    def _present(self, mode: str, pending: tuple[AnyAsk, ...]) -> None:
        if mode == SEALED:
            self._answers = [UNSET] * len(pending)
        elif self._answers:
            self._answers = []
        self.mode, self.pending = mode, pending
        self.version += 1
        self.round += 1

    def _next_segment(self) -> None:
        """Run segments until one asks something. Only then is the checkpoint moved: until then all can fail."""
        book, state, keep, log = self.book, self.state, self.keep, self.log
        silent = 0
        while silent < SILENT_SEGMENTS:
            cut = len(log) if log is not None else 0
            checkpoint = state.copy() if keep else state
            if keep and log is not None and book.scene(state):
                self._scenes = [*self._scenes[1 - KEPT_SCENES :], (cut, checkpoint)]
            run = book.segment(state)  # started at once: nothing may come between
            if run is None:
                if keep:
                    self._commit(checkpoint, cut)
                self._run = None
                self._present(ONE, ())
                return
            try:
                mode, pending = run.send(None)
            except StopIteration:
                silent += 1
                continue
            if keep:
                self._commit(checkpoint, cut)
            self._run = run
            self._present(mode, pending)
            return
        raise RuntimeError(f"{SILENT_SEGMENTS} segments without a question")

    def _commit(self, checkpoint: S, cut: int) -> None:
        if self._trail:
            self.finished_segments.append((self._trail, self._marks, self._log_start))
            past = self._old_checkpoints
            past.append(self._checkpoint)
            if len(past) > KEPT_CHECKPOINTS:
                del past[: KEPT_CHECKPOINTS // 2]
        self._checkpoint, self._trail, self._marks, self._log_start = checkpoint, [], [], cut

    def _recover(self, error: BaseException) -> None:
        """A rule raised an error, which spoils its state and coroutine: rebuild the position before the input."""
        where = self.waiting_rules()
        if not self.keep:
            self.pending, self._run = (), None
            if isinstance(error, Exception):
                raise RuleError(f"{type(error).__name__}: {error} in a rollout") from error
            raise error
        given, mode, pending = self._answers, self.mode, self.pending
        self._trail.pop()
        self._marks.pop()
        self._rebuild()
        assert (mode, len(pending)) == (self.mode, len(self.pending))
        self._answers = given
        if isinstance(error, Exception):
            raise RuleError(f"{type(error).__name__}: {error} in {' > '.join(where)}") from error
        raise error  # Ctrl-C in mid-rule

    def _rebuild(self) -> None:
        """Make state, coroutine, questions and log from checkpoint and trail. Callers put sealed answers back."""
        if self.log is not None:
            self._forget_since_checkpoint()
            del self.log[self._log_start :]  # events since the checkpoint are told again
            self._scenes = [scene for scene in self._scenes if scene[0] <= self._log_start]
        self.state = state = self._checkpoint.copy()
        state.log = self.log
        self._run = run = self.book.segment(state)
        if run is None:
            self.mode, self.pending, self._answers = ONE, (), []
            return
        try:
            step = run.send(None)
            for op, seat, _, value in self._trail:
                if op == ANSWER:
                    step = run.send(value)
                elif op == FLOOR:
                    step = run.send((seat, value))
                elif op == ACT:
                    self.book.act(state, cast("Seat", seat), value)
                elif op == CONCEDE:
                    self.book.concede(state, cast("Seat", seat))
                elif op == CHANCE:
                    state.loaded = None if value is None else [HOSTED, *value]
                else:
                    self._redeal(seat, value)
        except (Exception, StopIteration) as error:
            raise Diverged(f"{type(error).__name__} while executing the trail again") from error
        self.mode, self.pending = step
        self._answers = [UNSET] * len(self.pending) if self.mode == SEALED else []

    def _redeal(self, seat: Seat | None, how: tuple[int, bool]) -> None:
        """Draw anew what the seat cannot know, and forget what others alone were told since the checkpoint."""
        if self.log is not None:
            self.log[self._log_start :] = [e for e in self.log[self._log_start :] if is_told_to(e, seat)]
        self._draw_anew(seat, how)

    def _draw_anew(self, seat: Seat | None, how: tuple[int, bool]) -> None:
        seed, chance = how
        stream = Stream.seeded(seed)
        if chance:  # scripted dice are chance too, or tutorial bots would know the future
            Stream.__init__(self.state, stream.bits(256).to_bytes(32, "little"))
            self.state.loaded = None
        self.book.redeal(self.state, seat, stream)

    def _forget_since_checkpoint(self) -> None:
        """Make viewers forget what was told since the checkpoint, but no more: the rest may be a long campaign."""
        log, cut = self.log or [], self._log_start
        for viewer, (at, heard) in self._heard.items():
            if at > cut:
                del heard[len(heard) - sum(is_told_to(e, viewer) for e in log[cut:at]) :]
                self._heard[viewer] = cut, heard

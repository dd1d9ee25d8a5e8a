"""A running game: a state, the suspended rules, and the trail of inputs since the last checkpoint.

*Checkpoint + trail* is all there is. One function, `_rebuild`, makes state, coroutine and log from that pair;
forks, undo, error recovery and saves all go through it. Rules never call a player: they ask, hosts answer.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Collection, Mapping
from typing import Any, Final, Generic, Self, TypeAlias, TypeVar, cast

from munera.kernel.asks import ANY, ONE, SEALED, AnyAsk, Seat, Segment, Space, Step, legal, only, shown
from munera.kernel.errors import Diverged, Illegal, RuleError
from munera.kernel.plain import Option, from_option
from munera.kernel.rulebook import Rulebook
from munera.kernel.state import Event, State, told
from munera.kernel.stream import Stream

S = TypeVar("S", bound=State)


class NoAnswer:
    """A name for what stands where an answer would."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return self.name


UNSET: Final = NoAnswer("UNSET")  # not sealed
UNKNOWN: Final = NoAnswer("UNKNOWN")  # sealed by a seat whose answer is not ours to know
Given: TypeAlias = Option | NoAnswer

ANSWER: Final = "="
FLOOR: Final = "*"
ACT: Final = "!"
REDEAL: Final = "~"
CONCEDE: Final = "x"
SILENT_SEGMENTS: Final = 999  # so many segments without a question mean that the rules go round in a circle


Entry: TypeAlias = tuple[str, Seat | None, str, Any]
"""One input in the trail: (op, seat, kind, value). A sealed round is one entry without a seat, once resolved."""

Before: TypeAlias = tuple[int, int, int]
"""Where the log (from the checkpoint) and the random stream stood before an entry: what undo compares with."""

Page: TypeAlias = tuple[list[Entry], list[Before], int]
"""A finished segment: its trail, the marks before each entry, and where in the log it began."""

PAST: Final = 64  # the checkpoints of so many finished segments are kept, to be undone into


class Match(Generic[S]):
    """A running game. Make one with `start`, `resume` or `replay`.

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
        self.earlier: list[tuple[Entry, str]] = []  # entries before a resume, with their echoes
        self.pages: list[Page] = []  # finished segments since
        self.told: dict[Seat | None, int] = {}  # events told before `log` begins (after a resume)
        self._given: list[Given] = []
        self._checkpoint: S = state
        self._trail: list[Entry] = []
        self._marks: list[Before] = []
        self._past: list[S] = []  # the checkpoints of the last pages
        self._run: Segment | None = None
        self._cut = 0  # where in the log the checkpoint is
        self._heard: dict[Seat | None, tuple[int, list[tuple[Option, ...]]]] = {}

    # ------------------------------------------------------------------ what hosts and seats may see

    @property
    def over(self) -> bool:
        """Nobody is asked anything any more."""
        return not self.pending

    @property
    def seats(self) -> range:
        return self.book.seats_of(self.state)

    @property
    def trail(self) -> tuple[Entry, ...]:
        """The inputs since the checkpoint: what a fork executes again."""
        return tuple(self._trail)

    @property
    def entries(self) -> list[Entry]:
        """Every input since the game began, canonically: nothing undone, no superseded seal."""
        pages = [entry for trail, _, _ in self.pages for entry in trail]
        return [entry for entry, _ in self.earlier] + pages + self._trail

    def waiting(self) -> tuple[AnyAsk, ...]:
        """The questions without a known answer: a host must get one for each."""
        if not self._given:
            return self.pending
        return tuple(a for a, g in zip(self.pending, self._given, strict=True) if isinstance(g, NoAnswer))

    def awaited(self) -> tuple[Seat, ...]:
        """Whom the table waits for. Public."""
        if not self._given:
            return tuple(a.seat for a in self.pending)
        return tuple(a.seat for a, g in zip(self.pending, self._given, strict=True) if g is UNSET)

    def sealed(self) -> tuple[Seat, ...]:
        """Who has sealed an answer in this round. Public."""
        return tuple(a.seat for a, g in zip(self.pending, self._given, strict=False) if g is not UNSET)

    @property
    def held(self) -> bool:
        """Has everybody answered, and the rules wait to be told (`reveal`)?"""
        return bool(self._given) and not any(isinstance(g, NoAnswer) for g in self._given)

    def ask_of(self, seat: object) -> AnyAsk:
        """The open question of a seat, or Illegal."""
        return self.pending[self._asked(seat)]

    def _asked(self, seat: object) -> int:
        for i, a in enumerate(self.pending):
            if type(seat) is int and a.seat == seat:
                return i
        raise Illegal("not_asked" if self.pending else "over")

    def ask_id(self, seat: object) -> str:
        """The name of the open question: an answer that carries it cannot hit another question by accident.

        On the open floor it names the seat's own options alone, else every neighbour's purchase would
        invalidate one's click.
        """
        a = self.ask_of(seat)
        own = json.dumps([a.kind, a.about, shown(a.options)], sort_keys=True)
        digest = f"{zlib.crc32(own.encode()):08x}"
        return digest if self.mode == ANY else f"{self.round}-{digest}"

    def forced(self, seat: Seat) -> tuple[Option] | None:
        """The only thing this seat can do, as a 1-tuple, or None. For the seat's own host."""
        found = only(self.ask_of(seat).options)
        return None if self.book.opens(self.state, seat) else found

    def mine(self, seat: object) -> tuple[Option] | None:
        """The seat's own sealed answer, as a 1-tuple, or None."""
        i = self._asked(seat)
        given = self._given[i] if self._given else UNSET
        return None if isinstance(given, NoAnswer) else (given,)

    def events(self, viewer: Seat | None, since: int = 0) -> list[tuple[Option, ...]]:
        """What the viewer was told, each event as (kind, *facts). Numbers count the viewer's own events only."""
        return self._heard_by(viewer)[max(0, since - self.told.get(viewer, 0)) :]

    def events_told(self, viewer: Seat | None) -> int:
        """How many events the viewer was told since the game began."""
        return self.told.get(viewer, 0) + len(self._heard_by(viewer))

    def _heard_by(self, viewer: Seat | None) -> list[tuple[Option, ...]]:
        """The viewer's part of the log, looked through once."""
        log = self.log or []
        at, heard = self._heard.get(viewer, (0, []))
        if at < len(log):
            heard += [(e[0], *e[1]) for e in log[at:] if told(e, viewer)]
            self._heard[viewer] = len(log), heard
        return heard

    def sent(self, viewer: object, since: int = 0) -> bytes:
        """The one door: all that a viewer (None: a spectator) is ever sent, as canonical JSON."""
        return json.dumps(self.message(viewer, since), sort_keys=True, separators=(",", ":")).encode()

    def message(self, viewer: object, since: int = 0) -> dict[str, Any]:
        """The same, before it is written down. Events from number `since` on."""
        if viewer is not None and (type(viewer) is not int or viewer not in self.seats):
            raise Illegal("not_a_seat")
        own = None
        for i, a in enumerate(self.pending):
            if a.seat == viewer:
                given = self._given[i] if self._given else UNSET
                own = {
                    "id": self.ask_id(a.seat),
                    "kind": a.kind,
                    "about": a.about,
                    "rule": a.rule,
                    "options": shown(a.options),
                    "space": isinstance(a.options, Space),
                    "refused": [[from_option(o), why] for o, why in a.refused().items()],
                    "mine": None if isinstance(given, NoAnswer) else [given],
                }
        free = self.book.anytime(self.state, viewer) if viewer is not None and self.pending else ()
        return {
            "view": self.book.view(self.state, viewer),
            "ask": own,
            "asked": [(a.seat, a.kind, a.about) for a in self.pending],
            "awaited": self.awaited(),
            "mode": self.mode,
            "anytime": shown(free),
            "undo": viewer is not None and self.can_undo(viewer),
            "version": self.version,
            "round": self.round,
            "told": self.events_told(viewer),
            "events": self.events(viewer, since),
            "over": self.over,
        }

    def part(self, viewer: object, name: object) -> Any:
        """What the rulebook gives this viewer on request, beside what every message holds."""
        if viewer is not None and (type(viewer) is not int or viewer not in self.seats):
            raise Illegal("not_a_seat")
        if not isinstance(name, str) or name not in self.book.parts:
            raise Illegal("no_part")
        return self.book.part(self.state, viewer, name)

    def where(self) -> list[str]:
        """The rule functions we are suspended in, outermost first. For operators."""
        names: list[str] = []
        run: Any = self._run
        while run is not None:
            frame = getattr(run, "cr_frame", None) or getattr(run, "gi_frame", None)
            if frame is None or frame.f_code.co_name == "__await__":
                break
            names.append(frame.f_code.co_name)
            run = getattr(run, "cr_await", None) or getattr(run, "gi_yieldfrom", None)
        return names

    # ------------------------------------------------------------------ inputs

    def answer(self, seat: object, option: object, ask_id: str | None = None, *, hold: bool = False) -> None:
        """Answer the open question of this seat; in a sealed round, seal or seal anew.

        hold: the last seal does not resume the rules, nor does the answer to a question asked of one seat: the
        host does, when it is time (`reveal`). On the open floor nothing is held.
        """
        pending = self.pending
        i = 0 if pending and type(seat) is int and pending[0].seat == seat else self._asked(seat)
        if ask_id is not None and ask_id != self.ask_id(seat):
            raise Illegal("stale")
        ask = pending[i]
        value = legal(ask.options, option)
        if self.mode == ANY:
            self._resume((FLOOR, ask.seat, ask.kind, value), (ask.seat, value))
        elif self.mode == ONE and not hold:
            self._given = []
            self._resume((ANSWER, ask.seat, ask.kind, value), value)
        elif self.mode == ONE:
            self._given = [value]
        else:
            before, self._given[i] = self._given[i], value
            if hold or not self.held:
                return
            try:
                self.reveal()
            except BaseException:
                self._given[i] = before
                raise

    def reveal(self) -> None:
        """All answers that were held go to the rules."""
        if not self.held:
            raise Illegal("not_sealed")
        ask, given = self.pending[0], self._given
        if self.mode == ONE:
            self._resume((ANSWER, ask.seat, ask.kind, given[0]), given[0])
        else:
            self._resume((ANSWER, None, ask.kind, tuple(given)), tuple(given))

    def unseal(self, seat: object) -> None:
        """Take a sealed answer back, while the round is open."""
        i = self._asked(seat)
        if not self._given or self._given[i] is UNSET:
            raise Illegal("not_sealed")
        self._given[i] = UNSET

    def act(self, who: object, move: object) -> None:
        """An anytime move: atomic, asks nothing, resumes nothing, legal by the actor's own knowledge."""
        seat = self._seat(who)
        checked = legal(self.book.anytime(self.state, seat), move, "not_a_move")
        given, self._given = self._given, self._given[:]
        self._note((ACT, seat, "", checked))
        try:
            self._touch(self.book.act(self.state, seat, checked))
        except BaseException as error:
            self._given = given
            self._recover(error)
        self.version += 1  # that somebody acted is public; what was done may be secret

    def concede(self, who: object, *, passing: bool = True) -> None:
        """Give up, if the rulebook lets this seat.

        Who steps aside, or is a bystander, leaves like one who makes an anytime move; otherwise the running
        segment begins again from its checkpoint without him, or whatever the rulebook says comes next. passing:
        who steps aside leaves a passive answer to his open question; a replay has it as the next input.
        """
        seat = self._seat(who)
        book = self.book
        if not book.may_concede(self.state, seat):
            raise Illegal("cannot_concede")
        if book.steps_aside(self.state, seat):
            self._step_aside(seat)
            if passing:
                self._pass_for(seat)
            return
        self._note((CONCEDE, seat, "", None))
        given, self._given = self._given, self._given[:]
        try:
            if book.bystander(self.state, seat):
                book.concede(self.state, seat)
                self._touch(self.seats)
                self.version += 1
            else:
                self._leave(seat)
                self._next_segment()
        except BaseException as error:
            self._given = given
            self._recover(error)

    def _step_aside(self, seat: Seat) -> None:
        """He is gone, and the rules know it."""
        given, self._given = self._given, self._given[:]
        self._note((CONCEDE, seat, "", None))
        try:
            self.book.concede(self.state, seat)
            self._touch(())
        except BaseException as error:
            self._given = given
            self._recover(error)
        self.version += 1

    def _pass_for(self, seat: Seat) -> None:
        """The question that is still open to a seat gets the passive answer, an input like any other."""
        for i, a in enumerate(self.pending):
            if a.seat == seat and (not self._given or self._given[i] is UNSET):
                self.answer(seat, a.idle())
                return

    def _leave(self, seat: Seat) -> None:
        run, self._run = self._run, None
        if run is not None:
            run.close()
        repeats = False
        if self.keep and not self._ends_game(seat):
            self.state = self._checkpoint.copy()
            self.state.log = self.log
            repeats = any(to is None for _, _, to, _ in (self.log or [])[self._cut :])
        self.book.concede(self.state, seat)
        if repeats:
            self.book.repeats(self.state, seat)

    def _ends_game(self, seat: Seat) -> bool:
        """Is the game over without this seat? Then everything stays on the table as it lies."""
        after = self.state.copy()
        self.book.concede(after, seat)
        run = self.book.segment(after)
        if run is not None:
            run.close()
        return run is None

    def _seat(self, who: object) -> Seat:
        if not self.pending:
            raise Illegal("over")
        if type(who) is not int or who not in self.seats:
            raise Illegal("not_a_seat")
        return who

    def _touch(self, touched: Collection[Seat]) -> None:
        """After an act: options are looked up again, and seals of touched seats go back - always.

        A seal that came back only when it had become illegal would tell everybody what it was.
        """
        for i, a in enumerate(self.pending):
            a.refresh()
            if not self._given:
                continue
            given = self._given[i]
            if given is not UNSET and a.seat in touched:
                self._given[i] = UNSET
            elif not isinstance(given, NoAnswer):
                legal(a.options, given)  # an act that breaks an untouched seal is a rules bug

    # ------------------------------------------------------------------ running the rules

    def _note(self, entry: Entry) -> None:
        if self.keep:
            log, state = self.log, self.state
            self._marks.append((0 if log is None else len(log) - self._cut, state.counter, state._at))
            self._trail.append(entry)

    def _resume(self, entry: Entry, result: Any) -> None:
        """The rules go on with `result`: what their `await` returns for this answer."""
        if self.keep:
            self._note(entry)
        try:
            try:
                step = self._run.send(result)  # type: ignore[union-attr]  # something is pending, so rules wait
            except StopIteration:
                self._next_segment()
                return
            self._present(step)
        except BaseException as error:
            self._recover(error)

    def _present(self, step: Step) -> None:
        mode, pending = step
        if mode == SEALED:
            self._given = [UNSET] * len(pending)
        elif self._given:
            self._given = []
        self.mode, self.pending = mode, pending
        self.version += 1
        self.round += 1

    def _next_segment(self) -> None:
        """Run segments until one asks something. Only then is the checkpoint moved: until then all can fail."""
        book, state, keep, log = self.book, self.state, self.keep, self.log
        for _ in range(SILENT_SEGMENTS):
            cut = len(log) if log is not None else 0
            checkpoint = state.copy() if keep else state
            run = book.segment(state)  # started at once: nothing may come between
            if run is None:
                self._commit(checkpoint, cut)
                self._run = None
                self._present((ONE, ()))
                return
            try:
                step = run.send(None)
            except StopIteration:
                continue
            self._commit(checkpoint, cut)
            self._run = run
            self._present(step)
            return
        raise RuntimeError(f"{SILENT_SEGMENTS} segments without a question")

    def _commit(self, checkpoint: S, cut: int) -> None:
        if not self.keep:
            return
        if self._trail:
            self.pages.append((self._trail, self._marks, self._cut))
            past = self._past
            past.append(self._checkpoint)
            if len(past) > PAST:
                del past[: PAST // 2]
        self._checkpoint, self._trail, self._marks, self._cut = checkpoint, [], [], cut

    def _recover(self, error: BaseException) -> None:
        """A rule raised: its state and coroutine are spoilt. Rebuild the position before the input."""
        where = self.where()
        if not self.keep:
            self.pending, self._run = (), None
            if isinstance(error, Exception):
                raise RuleError(f"{type(error).__name__}: {error} in a rollout") from error
            raise error
        given, mode, pending = self._given, self.mode, self.pending
        self._trail.pop()
        self._marks.pop()
        self._rebuild()
        assert (mode, len(pending)) == (self.mode, len(self.pending))
        self._given = given
        if isinstance(error, Exception):
            raise RuleError(f"{type(error).__name__}: {error} in {' > '.join(where)}") from error
        raise error  # Ctrl-C in mid-rule

    def _rebuild(self) -> None:
        """State, coroutine, questions and log from checkpoint + trail. Callers put sealed answers back."""
        if self.log is not None:
            self._unhear()
            del self.log[self._cut :]  # events since the checkpoint are told again
        self.state = state = self._checkpoint.copy()
        state.log = self.log
        self._run = run = self.book.segment(state)
        if run is None:
            self.mode, self.pending, self._given = ONE, (), []
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
                else:
                    self._redeal(seat, value)
        except (Exception, StopIteration) as error:
            raise Diverged(f"{type(error).__name__} while executing the trail again") from error
        self.mode, self.pending = step
        self._given = [UNSET] * len(self.pending) if self.mode == SEALED else []

    def _unhear(self) -> None:
        """Viewers forget what was told since the checkpoint, and only that: the rest may be a long campaign."""
        log, cut = self.log or [], self._cut
        for viewer, (at, heard) in self._heard.items():
            if at > cut:
                del heard[len(heard) - sum(told(e, viewer) for e in log[cut:at]) :]
                self._heard[viewer] = cut, heard

    # ------------------------------------------------------------------ copies

    def fork(self, *, keep: bool = True, log: bool = False) -> Self:
        """An exact copy, chance included, that shares nothing which can change."""
        if not self.keep:
            raise Illegal("rollout")
        twin = type(self)(self.book, self._checkpoint, log=log)
        twin._trail, twin._marks = self._trail[:], self._marks[:]
        twin.version, twin.round = self.version, self.round
        twin._rebuild()
        twin._given = self._given[:]
        twin.keep = keep
        if log:
            twin._renumber(self)
        return twin

    def _renumber(self, original: Match[S]) -> None:
        """A fork's log begins at the checkpoint: remember how much was told before, so that numbers agree."""
        since = (original.log or [])[original._cut :]
        self.told = {v: original.events_told(v) - sum(told(e, v) for e in since) for v in (None, *self.seats)}

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
            if twin._given and a.seat != seat and twin._given[i] is not UNSET:
                twin._given[i] = UNKNOWN
        twin.keep = keep
        return twin

    def _redeal(self, seat: Seat | None, how: tuple[int, bool]) -> None:
        seed, chance = how
        stream = Stream.seeded(seed)
        if chance:  # scripted dice are chance too, or tutorial bots would know the future
            Stream.__init__(self.state, stream.bits(256).to_bytes(32, "little"))
            self.state.loaded = None
        self.book.redeal(self.state, seat, stream)

    @property
    def imagined(self) -> bool:
        """Does the checkpoint behind this match still hold what the imagining seat may not know?"""
        return any(entry[0] == REDEAL for entry in self._trail)

    # ------------------------------------------------------------------ undo

    def can_undo(self, seat: object) -> bool:
        """May this seat take its last answer back? Only if it was the last input and taught nobody anything."""
        if self.log is None or any(g is not UNSET for g in self._given):
            return False  # somebody sealed since
        trail, marks, cut = self._trail, self._marks, self._cut
        if not trail and self._past:
            trail, marks, cut = self.pages[-1]
        if not trail or trail[-1][0] not in (ANSWER, FLOOR) or trail[-1][1] != seat:
            return False  # sealed rounds and anytime moves are barriers
        heard, counter, at = marks[-1]
        if (counter, at) != self.state.place:
            return False  # chance was drawn
        # Nothing may have come to light but this seat's own choice: not to it, and not to anybody else, or he
        # would know his next card before it is drawn again.
        return not any(knew is not None and seat not in knew for _, _, _, knew in self.log[cut + heard :])

    def undo(self, seat: object) -> None:
        """Take back one own answer, across segments too. Sealed rounds and anytime moves are barriers."""
        if not self.keep:
            raise Illegal("rollout")
        if not self.can_undo(seat):
            raise Illegal("too_late")
        if not self._trail:
            self._checkpoint = self._past.pop()
            self._trail, self._marks, self._cut = self.pages.pop()
        self._trail, self._marks = self._trail[:-1], self._marks[:-1]
        self._rebuild()
        self.version += 1  # never an old number again
        self.round += 1

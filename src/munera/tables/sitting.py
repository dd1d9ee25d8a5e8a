"""A game at a table, as its journal tells it: pure, without clocks, sockets or a database.

Every input is a row. Whoever applies the same rows in the same order has the same game: the worker that took the
answer, another worker that catches up, and the server after a crash.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from munera.bots import bout
from munera.bots.bot import Seen
from munera.kernel import (
    ANY,
    SEALED,
    AnyAsk,
    Illegal,
    Match,
    Rulebook,
    Seat,
    Stream,
    record,
    replay,
    start,
    start_from,
)
from munera.kernel.match import ACT as ACTED
from munera.kernel.match import ANSWER as ANSWERED
from munera.kernel.match import CONCEDE as CONCEDED
from munera.kernel.match import FLOOR
from munera.kernel.plain import from_option, to_option
from munera.tables.clocks import Clocks
from munera.tables.refusals import Refused
from munera.tables.rows import (
    ACT,
    ANSWER,
    BACK,
    BY_CONSENT,
    CONCEDE,
    CONSENT,
    DRAW,
    FORCED,
    GO_ON,
    MORE_TIME,
    PAUSE,
    PROPOSE,
    REFUSE,
    REVEAL,
    STAND_IN,
    STANDING,
    UNDO,
    UNSEAL,
    Row,
)
from munera.tables.standing import PASSING, Standing, lasting, parse_standing

MOST_FORCED = 16  # forced answers in a row that are taken back with the choice before them
MATTERS = (UNDO, DRAW, PAUSE)  # what is proposed to the others

OFF, FREE = "off", "free"  # undo policies; the third is BY_CONSENT


@dataclass
class Proposal:
    """Something that one seat asks of the others."""

    seat: Seat
    agreed: set[Seat] = field(default_factory=set)


def begin(book: Rulebook[Any], origin: Mapping[str, Any]) -> Match[Any]:
    """The match that a table begins with: a new one, a written position, or a record up to some entry."""
    if "record" in origin:
        return replay(book, origin["record"], until=origin["until"])
    if "position" in origin:
        return start_from(book, origin["position"])
    options = {name: to_option(value) for name, value in origin["options"].items()}
    return start(book, origin["seats"], origin["seed"], options)


_lives = count()


class Sitting:
    """A match and what the people around it agreed on."""

    def __init__(self, book: Rulebook[Any], origin: Mapping[str, Any], at: float, undo: str = FREE) -> None:
        self.book, self.undo_policy = book, undo
        self.match = begin(book, origin)
        self.life = next(_lives)  # tells it from another sitting of the same table, which may have gone otherwise
        self.seq = 0
        self.changed = at  # when the last row came
        self.stand_ins: dict[Seat, str] = {}  # why
        self.standing: dict[Seat, tuple[Standing, ...]] = {}
        self.proposals: dict[str, Proposal] = {}
        self.agreed_draw = bool(origin.get("agreed"))  # before it was imported
        self.conceded = self._who_conceded()
        self.paused = False
        self.clocks = Clocks(at)
        self.to_blank: list[int] = []  # superseded seals of rounds that are revealed
        self.rewinds = 0
        self._seals: dict[Seat, int] = {}  # the rows of the seals that count
        self._superseded: list[int] = []
        self._by_force = False  # was the last answer a forced one?
        self._forced = 0  # so many forced answers have come after the last choice
        self._undo: dict[Seat, bool] = {}
        self._note_awaited(at, None)
        self._note_undo(None, {})

    # ------------------------------------------------------------------ what others want to know

    @property
    def over(self) -> bool:
        return self.match.over or self.agreed_draw

    @property
    def window(self) -> bool:
        """Is the open question a reaction window? Then nobody is told who has answered it."""
        pending = self.match.pending
        return bool(pending) and pending[0].kind in self.book.windows

    @property
    def holds(self) -> bool:
        """Do answers to the open question wait for `reveal`?"""
        return self.match.mode == SEALED or (self.match.mode != ANY and self.window)

    def timed(self) -> tuple[Seat, ...]:
        """The seats that get more time: who is awaited; in a window, where nobody is told that, who is asked."""
        return tuple(ask.seat for ask in self.match.pending) if self.window else self.match.awaited()

    def result(self) -> dict[str, Any] | None:
        """How it ended."""
        if self.agreed_draw:
            return {"scores": None, "winners": [], "agreed": "draw"}
        if not self.match.over:
            return None
        book, state = self.book, self.match.state
        return {"scores": list(book.score(state)), "winners": list(book.winners(state))}

    def record(self) -> str:
        """The whole game; with a draw that was agreed on."""
        text = record(self.match)
        if not self.agreed_draw:
            return text
        data = json.loads(text) | {"agreed": "draw"}
        return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    def message(self, viewer: Seat | None, since: int = 0) -> dict[str, Any]:
        """What a viewer is sent, through the kernel's one door, less what would tell of things it may not see."""
        message = self.match.message(viewer, since)
        del message["version"]  # ticks with secret acts of others
        if any(self.by_itself(ask) for ask in self.match.pending if ask.seat == viewer):
            message["ask"] = None
        elif self.window and message["ask"] is not None:
            message["ask"]["occasion"] = self.book.occasion(self.match.state, self.match.ask_of(viewer))[0]
        message["undo"] = viewer is not None and self.may_undo(viewer)
        message["since"] = min(since, message["told"])
        if self.window:
            own = message["ask"]
            answered = own is not None and own["mine"] is not None
            message["awaited"] = [a.seat for a in self.match.pending if a.seat != viewer or not answered]
        if self.agreed_draw:
            message |= {"over": True, "ask": None, "asked": [], "awaited": [], "anytime": []}
        return message

    def by_itself(self, ask: AnyAsk) -> bool:
        """Does the table want the host to answer this, whoever is asked? Then nobody need see the question."""
        return bout.plays_itself(Seen(self.match, ask.seat), ask)

    def hosted(self, salt: str) -> tuple[Seat, list[Any]] | None:
        """Whom the host answers for now, and how: the value of the row."""
        for ask in self.match.waiting():
            if self.by_itself(ask):
                chance = Stream.seeded(f"{salt}/bout/{self.seq}")
                option = bout.play(Seen(self.match, ask.seat), ask, chance)
                return ask.seat, [self.match.ask_id(ask.seat), from_option(option)]
        return None

    def settled(self, seats: Collection[Seat], *, alone: bool) -> tuple[Seat, list[Any]] | None:
        """Whose question, of these seats, is answered by what all can see, and how: the value of the row.

        `alone`: nobody else plays who could learn anything by it.
        """
        for ask in self.match.waiting():
            if ask.seat in seats and (given := self.book.settled(self.match.state, ask, alone=alone)) is not None:
                return ask.seat, [self.match.ask_id(ask.seat), from_option(given[0])]
        return None

    def can_undo(self, seat: Seat) -> bool:
        """As the kernel says, but not while others are asked whether they react: who has, nobody is told."""
        others = self.window and any(ask.seat != seat for ask in self.match.pending)
        return not others and self.match.can_undo(seat)

    def may_undo(self, seat: Seat) -> bool:
        """By the policy of the table, as far as this seat can know."""
        return self._undo.get(seat, False) and not self.over

    # ------------------------------------------------------------------ inputs

    def apply(self, row: Row) -> None:
        """Carry a row out, or raise and leave all as it was."""
        if row.seq != self.seq + 1:
            raise ValueError(f"row {row.seq} after {self.seq}")
        if self.over:
            raise Illegal("over")
        before = {seat: self.match.events_told(seat) for seat in self.match.seats}
        round, stretches = self.match.round, self.book.stretches(self.match.state)
        if row.value is not None or row.op not in (ANSWER, UNSEAL):  # else it is a superseded seal, blanked
            _DOERS[row.op](self, row)
        self.seq, self.changed = row.seq, row.at
        if row.op == ANSWER and row.seat is not None:
            self.clocks.answered(row.seat, row.cause)
        if self.match.round != round:
            self.clocks.presented = row.at
            self._forced = self._forced + 1 if self._by_force and row.op in (ANSWER, REVEAL) else 0
        now = self.book.stretches(self.match.state)
        self.standing = {seat: lasting(given, stretches, now) for seat, given in self.standing.items()}
        self._note_awaited(row.at, row.seat if row.op == ANSWER else None)
        self._note_undo(row, before)

    def _answer(self, row: Row) -> None:
        seat, holds = row.seat, self.holds
        assert seat is not None
        if self.match.held and not self.window:  # in a window it would tell that all others have answered
            raise Refused("closing")
        self.match.answer(seat, to_option(row.value[1]), row.value[0], hold=holds)
        self._by_force = row.cause == FORCED
        if holds:
            self._supersede(seat)
            self._seals[seat] = row.seq
        else:
            self.proposals.pop(UNDO, None)

    def _reveal(self, _: Row) -> None:
        self.match.reveal()
        self.to_blank += self._superseded
        self._superseded, self._seals = [], {}
        self.proposals.pop(UNDO, None)

    def _unseal(self, row: Row) -> None:
        if self.match.held and not self.window:
            raise Refused("closing")
        self.match.unseal(row.seat)
        assert row.seat is not None
        self._supersede(row.seat)
        self._superseded.append(row.seq)

    def _supersede(self, seat: Seat) -> None:
        if seat in self._seals:
            self._superseded.append(self._seals.pop(seat))

    def _act(self, row: Row) -> None:
        self.match.act(row.seat, to_option(row.value))
        for seat in [seat for seat in self._seals if seat not in self.match.sealed()]:
            self._supersede(seat)

    def _undo_answer(self, row: Row) -> None:
        assert row.seat is not None
        if row.cause == BY_CONSENT:
            proposal = self.proposals.get(UNDO)
            if proposal is None or proposal.seat != row.seat or row.value != self.last_answer(row.seat):
                raise Refused("not_now")
            self._rewind(row.value)
        else:
            self._take_back(row.seat)
        self.proposals.pop(UNDO, None)
        self.standing.clear()  # they were given for another course of events
        self._seals = {}
        self.rewinds += 1
        self.conceded = self._who_conceded()

    def _take_back(self, seat: Seat) -> None:
        """The last choice of this seat, and what was forced after it."""
        if self.undo_policy != FREE or not self.may_undo(seat):
            raise Illegal("too_late")
        answers = 1 + self._forced
        entries = self.match.entries
        acts = len(entries)
        while acts and entries[acts - 1][0] == ACTED:
            acts -= 1
        if acts == len(entries):
            for _ in range(answers):
                self.match.undo(seat)
            return
        # Others have made secret moves since. A refusal would tell of them, so they are made again.
        self._rewind(acts - answers)
        for _, who, _, move in entries[acts:]:
            with suppress(Illegal):  # it was about something that is not there any more
                self.match.act(who, move)

    def _rewind(self, entries: int) -> None:
        """Back to so many entries, whatever has come to light since."""
        old = self.match
        self.match = replay(self.book, record(old), until=entries, check=False)
        self.match.version, self.match.round = old.version + 1, old.round + 1

    def last_answer(self, seat: Seat) -> int | None:
        """How many entries there were before this seat answered last."""
        entries = self.match.entries
        for number in reversed(range(len(entries))):
            op, who, _, _ = entries[number]
            if op in (ANSWERED, FLOOR) and who in (seat, None):
                return number
        return None

    def _concede(self, row: Row) -> None:
        assert row.seat is not None
        self.match.concede(row.seat)
        self.conceded |= {row.seat}
        self._seals = {seat: seq for seat, seq in self._seals.items() if seat in self.match.sealed()}

    def _who_conceded(self) -> frozenset[Seat]:
        """As the entries tell it: those before the table began, too, and none that were taken back."""
        return frozenset(seat for op, seat, _, _ in self.match.entries if op == CONCEDED and seat is not None)

    def _draw(self, _: Row) -> None:
        if DRAW not in self.proposals:
            raise Refused("not_now")
        self.agreed_draw = True

    def _stand_in(self, row: Row) -> None:
        assert row.seat is not None
        self.stand_ins[row.seat] = row.cause

    def _back(self, row: Row) -> None:
        assert row.seat is not None
        self.stand_ins.pop(row.seat, None)
        self.clocks.back(row.seat)

    def _propose(self, row: Row) -> None:
        assert row.seat is not None
        if row.value not in MATTERS or row.value in self.proposals:
            raise Refused("not_now")
        self.proposals[row.value] = Proposal(row.seat)

    def _consent(self, row: Row) -> None:
        proposal = self.proposals.get(row.value)
        if proposal is None or row.seat == proposal.seat or row.seat is None:
            raise Refused("not_now")
        proposal.agreed.add(row.seat)

    def _refuse(self, row: Row) -> None:
        if self.proposals.pop(row.value, None) is None:
            raise Refused("not_now")

    def _pause(self, _: Row) -> None:
        if self.proposals.pop(PAUSE, None) is None:
            raise Refused("not_now")
        self.paused = True

    def _go_on(self, row: Row) -> None:
        if not self.paused:
            raise Refused("not_now")
        self.paused = False
        self.clocks.go_on(row.at)

    def _more_time(self, row: Row) -> None:
        self.clocks.give(self.timed(), row.value)

    def _set_standing(self, row: Row) -> None:
        assert row.seat is not None
        wanted, known = parse_standing(row.value), self.book.stretches(self.match.state)
        if any(one.how in PASSING and one.how not in known for one in wanted):
            raise Refused("bad_standing")  # a game without turns would never end it
        self.standing[row.seat] = wanted

    # ------------------------------------------------------------------ bookkeeping

    def _note_awaited(self, at: float, answered: Seat | None) -> None:
        floor = self.match.mode == ANY
        self.clocks.note(at, self.match.awaited(), self.timed(), answered, floor=floor)

    def _note_undo(self, row: Row | None, before: Mapping[Seat, int]) -> None:
        """What the button says. A secret act of others must not move it."""
        for seat in self.match.seats:
            unseen = row is not None and row.op == ACT and row.seat != seat
            if unseen and self.match.events_told(seat) == before.get(seat):
                continue
            if self.undo_policy == FREE:
                earlier = not self._forced or (self._undo.get(seat, False) and self._forced <= MOST_FORCED)
                self._undo[seat] = earlier and self.can_undo(seat)
            else:
                self._undo[seat] = self.undo_policy == BY_CONSENT and self.last_answer(seat) is not None


_DOERS = {
    ANSWER: Sitting._answer,
    REVEAL: Sitting._reveal,
    UNSEAL: Sitting._unseal,
    ACT: Sitting._act,
    UNDO: Sitting._undo_answer,
    CONCEDE: Sitting._concede,
    DRAW: Sitting._draw,
    STAND_IN: Sitting._stand_in,
    BACK: Sitting._back,
    PROPOSE: Sitting._propose,
    CONSENT: Sitting._consent,
    REFUSE: Sitting._refuse,
    PAUSE: Sitting._pause,
    GO_ON: Sitting._go_on,
    MORE_TIME: Sitting._more_time,
    STANDING: Sitting._set_standing,
}

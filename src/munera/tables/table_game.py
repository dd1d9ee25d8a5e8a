"""The game at a table, computed from the rows of its journal: no clock is read, no socket and no database used.

Every input is a row. Whoever applies the same rows in the same order has the same game: the worker that took the
answer, another worker that catches up, and the server after a crash.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
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
from munera.kernel.match import ACT as ENTRY_ACT
from munera.kernel.match import ANSWER as ENTRY_ANSWER
from munera.kernel.match import CONCEDE as ENTRY_CONCEDE
from munera.kernel.match import FLOOR as ENTRY_FLOOR
from munera.kernel.plain import from_option, to_option
from munera.tables.clocks import Clocks
from munera.tables.delegation import Delegation, delegation_of, still_delegated
from munera.tables.notices import Notices
from munera.tables.refusals import Refused
from munera.tables.rows import (
    ACT,
    ANSWER,
    BACK,
    BY_CONSENT,
    CONCEDE,
    CONSENT,
    DELEGATE,
    DETAIL,
    DRAW,
    FORCED,
    GO_ON,
    MORE_TIME,
    PAUSE,
    PLAYER,
    PROPOSE,
    REFUSE,
    REVEAL,
    STAND_IN,
    STANDING,
    UNDO,
    UNSEAL,
    JournalRow,
)
from munera.tables.standing_answers import (
    ASK_DETAILS,
    ASK_EVERYTHING,
    TEMPORARY,
    StandingAnswer,
    only_wishes,
    parse_standing_answers,
    still_valid,
)
from munera.tables.taking_back import MOST_FORCED, takes_back

PROPOSABLE = (UNDO, DRAW, PAUSE)  # what is proposed to the others

OFF, FREE = "off", "free"  # undo policies; the third is BY_CONSENT


@dataclass
class Proposal:
    """An undo, a draw or a pause that one seat has proposed to the others."""

    seat: Seat
    agreed: set[Seat] = field(default_factory=set)


def begin(
    book: Rulebook[Any], origin: Mapping[str, Any], watch: Callable[[Match[Any]], None] | None = None
) -> Match[Any]:
    """Make the match that a table begins with: a new one, a written position, or a record up to some entry.

    watch: called at every entry of a record.
    """
    if "record" in origin:
        return replay(book, origin["record"], until=origin["until"], watch=watch)
    if "position" in origin:
        return start_from(book, origin["position"])
    options = {name: to_option(value) for name, value in origin["options"].items()}
    return start(book, origin["seats"], origin["seed"], options)


def opening_view(book: Rulebook[Any], origin: Mapping[str, Any], viewer: Seat | None) -> Mapping[str, Any]:
    """What a viewer saw before the first entry of this game, which may be one that others have played before."""
    first = replay(book, origin["record"], until=0) if "record" in origin else begin(book, origin)
    return book.view(first.state, viewer)


_instances = count()


class TableGame:
    """A match and what the people at its table agreed on: proposals, pauses, stand-ins, standing answers."""

    def __init__(
        self,
        book: Rulebook[Any],
        origin: Mapping[str, Any],
        at: float,
        undo: str = FREE,
        watch: Callable[[Match[Any]], None] | None = None,
    ) -> None:
        self.book, self.origin, self.undo_policy = book, origin, undo
        self.match = begin(book, origin, watch)
        self._watch = watch
        self.instance = next(_instances)  # the same table may be read again, and its game have gone another way
        self.seq = 0
        self.changed_at = at  # when the last row came
        self.held_since = at  # since when all answers to the open question are held, if they are
        self.stand_ins: dict[Seat, str] = {}  # the seats that somebody stands in for, and why
        self.standing_answers: dict[Seat, tuple[StandingAnswer, ...]] = {}
        self.delegated: dict[Seat, Delegation] = {}  # the seats whose players leave a stretch to a bot
        self.proposals: dict[str, Proposal] = {}
        self.agreed_draw = bool(origin.get("agreed"))  # a game that was imported may have ended so
        self.conceded = self._who_conceded()
        self.paused = False
        self.notices = Notices()
        self.clocks = Clocks(at)
        self.to_blank: list[int] = []  # the rows of superseded seals, in rounds that are revealed
        self.rewinds = 0
        self._seal_rows: dict[Seat, int] = {}  # the rows of the seals that count
        self._superseded_rows: list[int] = []
        self._last_was_forced = False  # was the last answer a forced one?
        self._forced_in_a_row = 0  # how many forced answers have come since the last choice
        self._may_undo: dict[Seat, bool] = {}
        self._taken_back: tuple[Any, tuple[int, ...]] = (None, ())  # what was found out last, and about what
        self._update_clocks(at, None)
        self._update_undo(None, {})

    # ------------------------------------------------------------------ what others want to know

    @property
    def over(self) -> bool:
        return self.match.over or self.agreed_draw

    @property
    def window(self) -> bool:
        """Is the open question a reaction window? In one, nobody is told who has answered."""
        pending = self.match.pending
        return bool(pending) and pending[0].kind in self.book.windows

    @property
    def holds(self) -> bool:
        """Are answers to the open question held back until `reveal`?"""
        return self.match.mode == SEALED or (self.match.mode != ANY and self.window)

    def seats_with_clock(self) -> tuple[Seat, ...]:
        """The seats that can be given more time: those awaited; in a window, which hides that, all those asked."""
        return tuple(ask.seat for ask in self.match.pending) if self.window else self.match.awaited()

    def result(self) -> dict[str, Any] | None:
        """Scores and winners of a game that is over, or that it ended in an agreed draw; None while it goes on.

        Also when that was, and how far each side has come, where the game tells it.
        """
        if not self.over:
            return None
        book, state = self.book, self.match.state
        view = book.view(state, None)
        sides = view["standings"]["sides"] if "standings" in view else []
        ended = {"at": self.changed_at, "standings": [{"seat": one["seat"], "has": one["has"]} for one in sides]}
        if self.agreed_draw:
            return {"scores": None, "winners": [], "agreed": "draw", **ended}
        return {"scores": list(book.score(state)), "winners": list(book.winners(state)), **ended}

    def record(self) -> str:
        """The record of the whole game; an agreed draw is written into it."""
        text = record(self.match)
        if not self.agreed_draw:
            return text
        data = json.loads(text) | {"agreed": "draw"}
        return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    def message(self, viewer: Seat | None, since: int = 0) -> dict[str, Any]:
        """What the kernel sends a viewer, without what would tell them of things that they may not see."""
        message = self.match.message(viewer, since)
        del message["version"]  # ticks with secret acts of others
        if viewer in self.delegated or any(
            self.answered_by_host(ask) for ask in self.match.pending if ask.seat == viewer
        ):
            message["ask"] = None
        elif message["ask"] is not None:
            ask = self.match.ask_of(viewer)
            if self.window:
                message["ask"]["occasion"] = self.book.occasion(self.match.state, ask)[0]
            if ask.kind in self.book.turn_ends:
                message["ask"]["ends"] = from_option(self.book.turn_ends[ask.kind])
                message["ask"]["unused"] = dict(self.book.unused(self.match.state, ask))
        message["undo"] = viewer is not None and self.may_undo(viewer)
        message["since"] = min(since, message["told"])
        message["notices"] = [notice.plain() for notice in self.notices.of(viewer, since)]
        if self.window:
            own = message["ask"]
            answered = own is not None and own["mine"] is not None
            message["awaited"] = [a.seat for a in self.match.pending if a.seat != viewer or not answered]
        if self.agreed_draw:
            message |= {"over": True, "ask": None, "asked": [], "awaited": [], "anytime": []}
        return message

    def answered_by_host(self, ask: AnyAsk) -> bool:
        """Does the host answer this question by itself, whoever is asked? If so, nobody is shown the question."""
        return bout.plays_itself(Seen(self.match, ask.seat), ask)

    def answer_by_host(self, salt: str) -> tuple[Seat, list[Any]] | None:
        """A seat that the host answers for now, and the value of that row; None if there is none."""
        for ask in self.match.waiting():
            if self.answered_by_host(ask):
                chance = Stream.seeded(f"{salt}/bout/{self.seq}")
                option = bout.play(Seen(self.match, ask.seat), ask, chance)
                return ask.seat, [self.match.ask_id(ask.seat), from_option(option)]
        return None

    def settled(self, seats: Collection[Seat], *, alone: bool) -> tuple[Seat, list[Any]] | None:
        """A seat among these whose answer follows from what all can see, and the value of that row.

        `alone`: nobody else plays who could learn anything from the answer.
        """
        for ask in self.match.waiting():
            if ask.seat in seats and (given := self.book.settled(self.match.state, ask, alone=alone)) is not None:
                return ask.seat, [self.match.ask_id(ask.seat), from_option(given[0])]
        return None

    def eased(self, seat: Seat, *, alone: bool) -> bool:
        """Is this seat asked only what is worth asking? Who plays alone is, unless they want to be asked all."""
        return alone and ASK_EVERYTHING not in self.standing_answers.get(seat, ())

    def leaves_details(self, seat: Seat, *, alone: bool) -> bool:
        """Do the people of this seat decide small things? Who plays alone is not asked, unless they want it."""
        return self.eased(seat, alone=alone) and ASK_DETAILS not in self.standing_answers.get(seat, ())

    def can_undo(self, seat: Seat) -> bool:
        """Can this seat take its last answer back? While others are asked to react, it cannot: it would tell."""
        others = self.window and any(ask.seat != seat for ask in self.match.pending)
        return not others and self.match.can_undo(seat)

    def may_undo(self, seat: Seat) -> bool:
        """Does the table allow this seat an undo now, as far as the seat can know?"""
        return self._may_undo.get(seat, False) and not self.over and seat not in self.delegated

    def takes_back(self, seat: Seat, *, alone: bool, unseen: bool) -> tuple[int, ...]:
        """The places of the options that this seat could take back in full: one click is enough for them.

        alone: nobody else is there. unseen: nobody else who plays is a person.
        """
        if self.undo_policy != FREE or self.window:
            return ()
        details = self.leaves_details(seat, alone=alone)
        asked = (self.seq, seat, alone, unseen, details)
        if self._taken_back[0] != asked:
            self._taken_back = asked, takes_back(self.match, seat, alone=alone, unseen=unseen, details=details)
        return self._taken_back[1]

    # ------------------------------------------------------------------ inputs

    def apply(self, row: JournalRow) -> None:
        """Apply one row of the journal, or raise and leave everything as it was."""
        if row.seq != self.seq + 1:
            raise ValueError(f"row {row.seq} after {self.seq}")
        if self.over:
            raise Illegal("over")
        before = {seat: self.match.events_told(seat) for seat in self.match.seats}
        round, held, periods = self.match.round, self.match.held, self.book.periods(self.match.state)
        sealed = self.match.pending if self.match.mode == SEALED else ()
        if row.value is not None or row.op not in (ANSWER, UNSEAL):  # else it is a superseded seal, blanked
            _APPLIERS[row.op](self, row)
        self.seq, self.changed_at = row.seq, row.at
        if not held or self.match.round != round:
            self.held_since = row.at
        if row.op == ANSWER and row.seat is not None:
            self.clocks.count_lapse(row.seat, row.cause)
        if self.match.round != round:
            if sealed and row.op in (REVEAL, CONCEDE):
                self.notices.round_closed(self.match, sealed, before)
            self.clocks.asked_at = row.at
            self._forced_in_a_row = (
                self._forced_in_a_row + 1 if self._last_was_forced and row.op in (ANSWER, REVEAL) else 0
            )
        now = self.book.periods(self.match.state)
        self.standing_answers = {
            seat: still_valid(given, periods, now) for seat, given in self.standing_answers.items()
        }
        if self.delegated:
            self.delegated = still_delegated(self.delegated, self.book, self.match.state)
        self._update_clocks(row.at, row.seat if row.op == ANSWER else None)
        self._update_undo(row, before)

    def _answer(self, row: JournalRow) -> None:
        seat, holds = row.seat, self.holds
        assert seat is not None
        if self.match.held and not self.window:  # in a window it would tell that all others have answered
            raise Refused("closing")
        if row.cause == DETAIL:
            self.notices.decided(self.match, seat, self.match.ask_of(seat).kind, to_option(row.value[1]))
        self.match.answer(seat, to_option(row.value[1]), row.value[0], hold=holds)
        self._last_was_forced = row.cause in (FORCED, DETAIL)
        if row.cause == PLAYER:
            self.delegated.pop(seat, None)
        if holds:
            self._supersede(seat)
            self._seal_rows[seat] = row.seq
        else:
            self.proposals.pop(UNDO, None)

    def _reveal(self, _: JournalRow) -> None:
        self.match.reveal()
        self.to_blank += self._superseded_rows
        self._superseded_rows, self._seal_rows = [], {}
        self.proposals.pop(UNDO, None)

    def _unseal(self, row: JournalRow) -> None:
        if self.match.held and not self.window:
            raise Refused("closing")
        self.match.unseal(row.seat)
        assert row.seat is not None
        self._supersede(row.seat)
        self._superseded_rows.append(row.seq)

    def _supersede(self, seat: Seat) -> None:
        if seat in self._seal_rows:
            self._superseded_rows.append(self._seal_rows.pop(seat))

    def _act(self, row: JournalRow) -> None:
        self.match.act(row.seat, to_option(row.value))
        for seat in [seat for seat in self._seal_rows if seat not in self.match.sealed()]:
            self._supersede(seat)

    def _undo_answer(self, row: JournalRow) -> None:
        assert row.seat is not None
        if row.cause == BY_CONSENT:
            proposal = self.proposals.get(UNDO)
            if (
                proposal is None
                or proposal.seat != row.seat
                or row.value != self.entries_before_last_answer(row.seat)
            ):
                raise Refused("not_now")
            self._replay_until(row.value)
        else:
            self._undo_last_choice(row.seat)
        self.proposals.pop(UNDO, None)
        # They were given for another course of events; what one wants to be asked is no answer.
        self.standing_answers = {
            seat: wishes for seat, given in self.standing_answers.items() if (wishes := only_wishes(given))
        }
        self.delegated.clear()
        self._seal_rows = {}
        self.notices.rewind(self.match)
        self.rewinds += 1
        self.conceded = self._who_conceded()

    def _undo_last_choice(self, seat: Seat) -> None:
        """Take back the last choice of this seat, and the forced answers that came after it."""
        if self.undo_policy != FREE or not self.may_undo(seat):
            raise Illegal("too_late")
        answers = 1 + self._forced_in_a_row
        entries = self.match.entries
        acts = len(entries)
        while acts and entries[acts - 1][0] == ENTRY_ACT:
            acts -= 1
        if acts == len(entries):
            for _ in range(answers):
                self.match.undo(seat)
            return
        # Others have made secret moves since. A refusal would tell of them, so they are made again.
        self._replay_until(acts - answers)
        for _, who, _, move in entries[acts:]:
            with suppress(Illegal):  # it was about something that is not there any more
                self.match.act(who, move)

    def _replay_until(self, entries: int) -> None:
        """Go back to the match after so many entries, whatever has been revealed since."""
        old = self.match
        self.match = replay(self.book, record(old), until=entries, check=False, watch=self._watch)
        self.match.version, self.match.round = old.version + 1, old.round + 1

    def entries_before_last_answer(self, seat: Seat) -> int | None:
        """The number of entries before this seat's last answer; None if it has given none."""
        entries = self.match.entries
        for number in reversed(range(len(entries))):
            op, who, _, _ = entries[number]
            if op in (ENTRY_ANSWER, ENTRY_FLOOR) and who in (seat, None):
                return number
        return None

    def _concede(self, row: JournalRow) -> None:
        assert row.seat is not None
        self.match.concede(row.seat)
        self.conceded |= {row.seat}
        self._seal_rows = {seat: seq for seat, seq in self._seal_rows.items() if seat in self.match.sealed()}

    def _who_conceded(self) -> frozenset[Seat]:
        """The seats that conceded, according to the entries: a concession that was taken back does not count."""
        return frozenset(seat for op, seat, _, _ in self.match.entries if op == ENTRY_CONCEDE and seat is not None)

    def _draw(self, _: JournalRow) -> None:
        if DRAW not in self.proposals:
            raise Refused("not_now")
        self.agreed_draw = True

    def _stand_in(self, row: JournalRow) -> None:
        assert row.seat is not None
        self.stand_ins[row.seat] = row.cause

    def _back(self, row: JournalRow) -> None:
        assert row.seat is not None
        self.stand_ins.pop(row.seat, None)
        self.clocks.forget_lapses(row.seat)

    def _propose(self, row: JournalRow) -> None:
        assert row.seat is not None
        if row.value not in PROPOSABLE or row.value in self.proposals:
            raise Refused("not_now")
        self.proposals[row.value] = Proposal(row.seat)

    def _consent(self, row: JournalRow) -> None:
        proposal = self.proposals.get(row.value)
        if proposal is None or row.seat == proposal.seat or row.seat is None:
            raise Refused("not_now")
        proposal.agreed.add(row.seat)

    def _refuse(self, row: JournalRow) -> None:
        if self.proposals.pop(row.value, None) is None:
            raise Refused("not_now")

    def _pause(self, _: JournalRow) -> None:
        if self.proposals.pop(PAUSE, None) is None:
            raise Refused("not_now")
        self.paused = True

    def _go_on(self, row: JournalRow) -> None:
        if not self.paused:
            raise Refused("not_now")
        self.paused = False
        self.clocks.restart(row.at)

    def _more_time(self, row: JournalRow) -> None:
        self.clocks.give_more_time(self.seats_with_clock(), row.value)

    def _set_standing_answers(self, row: JournalRow) -> None:
        assert row.seat is not None
        wanted, known = parse_standing_answers(row.value), self.book.periods(self.match.state)
        if any(one.how in TEMPORARY and one.how not in known for one in wanted):
            raise Refused("bad_standing")  # a game without turns would never end it
        self.standing_answers[row.seat] = wanted

    def _delegate(self, row: JournalRow) -> None:
        assert row.seat is not None
        if row.value is not None:
            self.delegated[row.seat] = delegation_of(self.book, self.match.state, row.seat, row.value)
        elif self.delegated.pop(row.seat, None) is None:
            raise Refused("not_now")

    # ------------------------------------------------------------------ bookkeeping

    def _update_clocks(self, at: float, answered: Seat | None) -> None:
        floor = self.match.mode == ANY
        self.clocks.update(at, self.match.awaited(), self.seats_with_clock(), answered, floor=floor)

    def _update_undo(self, row: JournalRow | None, before: Mapping[Seat, int]) -> None:
        """Note which seats may undo.

        A secret act of others must not change what a seat's undo button shows, and an offer takes nothing away.
        """
        act = row if row is not None and row.op == ACT else None
        spoken = act is not None and self.book.only_words(to_option(act.value))
        for seat in self.match.seats:
            unseen = act is not None and self.match.events_told(seat) == before.get(seat)
            if act is not None and act.seat != seat and (unseen or spoken):
                continue
            if self.undo_policy == FREE:
                earlier = not self._forced_in_a_row or (
                    self._may_undo.get(seat, False) and self._forced_in_a_row <= MOST_FORCED
                )
                self._may_undo[seat] = earlier and self.can_undo(seat)
            else:
                self._may_undo[seat] = (
                    self.undo_policy == BY_CONSENT and self.entries_before_last_answer(seat) is not None
                )


_APPLIERS = {
    ANSWER: TableGame._answer,
    REVEAL: TableGame._reveal,
    UNSEAL: TableGame._unseal,
    ACT: TableGame._act,
    UNDO: TableGame._undo_answer,
    CONCEDE: TableGame._concede,
    DRAW: TableGame._draw,
    STAND_IN: TableGame._stand_in,
    BACK: TableGame._back,
    PROPOSE: TableGame._propose,
    CONSENT: TableGame._consent,
    REFUSE: TableGame._refuse,
    PAUSE: TableGame._pause,
    GO_ON: TableGame._go_on,
    MORE_TIME: TableGame._more_time,
    STANDING: TableGame._set_standing_answers,
    DELEGATE: TableGame._delegate,
}

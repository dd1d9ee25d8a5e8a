"""The game at a table and what is agreed there, as others want to know it."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from munera.bots import bout
from munera.bots.bot import Seen
from munera.kernel import (
    ANY,
    SEALED,
    AnyAsk,
    Match,
    Rulebook,
    Seat,
    Stream,
    record,
)
from munera.kernel.match import ANSWER as ENTRY_ANSWER
from munera.kernel.match import CONCEDE as ENTRY_CONCEDE
from munera.kernel.match import FLOOR as ENTRY_FLOOR
from munera.kernel.plain import from_option
from munera.tables.clocks import Clocks
from munera.tables.delegation import Delegation
from munera.tables.notices import Notices
from munera.tables.origin import SCRIPT, begin
from munera.tables.rows import DRAW, PAUSE, UNDO
from munera.tables.standing_answers import (
    ASK_DETAILS,
    ASK_EVERYTHING,
    StandingAnswer,
)
from munera.tables.taking_back import takes_back

PROPOSABLE = (UNDO, DRAW, PAUSE)  # what is proposed to the others

OFF, FREE = "off", "free"  # undo policies; the third is BY_CONSENT


@dataclass
class Proposal:
    """An undo, a draw or a pause that one seat has proposed to the others."""

    seat: Seat
    agreed: set[Seat] = field(default_factory=set)


_instances = count()


class GameState:
    """A match and what the people at its table agreed on: proposals, pauses, stand-ins, standing answers.

    Nothing here changes them; `TableGame` does, by rows of the journal.
    """

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
        self.began_at = at
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
        self._answered_by_player: AnyAsk | None = None  # what was asked last, if its player answered it
        self._forced_in_a_row = 0  # how many forced answers have come since the last choice
        self._may_undo: dict[Seat, bool] = {}
        self._taken_back: tuple[Any, tuple[int, ...]] = (None, ())  # what was found out last, and about what

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

        Also when that was, how far each side has come, where the game tells it, and how many seconds the game
        took, unless it went on from a record: nobody knows how long they played before.
        """
        if not self.over:
            return None
        book, state = self.book, self.match.state
        view = book.view(state, None)
        sides = view["standings"]["sides"] if "standings" in view else []
        ended: dict[str, Any] = {
            "at": self.changed_at,
            "standings": [{"seat": one["seat"], "has": one["has"]} for one in sides],
        }
        if "record" not in self.origin:
            ended["seconds"] = round(self.changed_at - self.began_at)
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
        asks = self.is_lesson or ASK_DETAILS in self.standing_answers.get(seat, ())
        return self.eased(seat, alone=alone) and not asks

    @property
    def is_lesson(self) -> bool:
        """Do the others play by the script of a lesson? It teaches also what is small or plain: that is asked."""
        return SCRIPT in self.origin

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
            places = takes_back(
                self.match, seat, alone=alone, unseen=unseen, details=details, lesson=self.is_lesson
            )
            self._taken_back = asked, places
        return self._taken_back[1]

    def entries_before_last_answer(self, seat: Seat) -> int | None:
        """The number of entries before this seat's last answer; None if it has given none."""
        entries = self.match.entries
        for number in reversed(range(len(entries))):
            op, who, _, _ = entries[number]
            if op in (ENTRY_ANSWER, ENTRY_FLOOR) and who in (seat, None):
                return number
        return None

    def _who_conceded(self) -> frozenset[Seat]:
        """The seats that conceded, according to the entries: a concession that was taken back does not count."""
        return frozenset(seat for op, seat, _, _ in self.match.entries if op == ENTRY_CONCEDE and seat is not None)

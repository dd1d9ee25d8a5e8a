"""The game at a table, computed from the rows of its journal: no clock is read, no socket and no database used.

Every input is a row. Whoever applies the same rows in the same order has the same game: the worker that took the
answer, another worker that catches up, and the server after a crash.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from munera.kernel import (
    ANY,
    SEALED,
    AnyAsk,
    Illegal,
    Match,
    Option,
    Rulebook,
    Seat,
    Space,
    record,
    replay,
)
from munera.kernel.match import ACT as ENTRY_ACT
from munera.kernel.plain import to_option
from munera.tables.delegation import delegation_of, still_delegated
from munera.tables.game_state import FREE, PROPOSABLE, GameState, Proposal
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
    TEMPORARY,
    only_what_to_ask,
    parse_standing_answers,
    still_valid,
)
from munera.tables.taking_back import MOST_FORCED


class TableGame(GameState):
    """The game at a table, which rows of its journal change and nothing else."""

    def __init__(
        self,
        book: Rulebook[Any],
        origin: Mapping[str, Any],
        at: float,
        undo: str = FREE,
        watch: Callable[[Match[Any]], None] | None = None,
    ) -> None:
        super().__init__(book, origin, at, undo, watch)
        self._update_clocks(at, None)
        self._update_undo(None, {})

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
        ask, option = self.match.ask_of(seat), to_option(row.value[1])
        if row.cause == DETAIL and not self._walked_to(ask, option):
            self.notices.decided(self.match, seat, ask.kind, option)
        self._answered_by_player = ask if row.cause == PLAYER else None
        self.match.answer(seat, option, row.value[0], hold=holds)
        self._last_was_forced = row.cause in (FORCED, DETAIL)
        if row.cause == PLAYER:
            self.delegated.pop(seat, None)
        if holds:
            self._supersede(seat)
            self._seal_rows[seat] = row.seq
        else:
            self.proposals.pop(UNDO, None)

    def _walked_to(self, ask: AnyAsk, option: Option) -> bool:
        """Did their player's own answer before open the way to this: a blow at whom they walked up to?"""
        before = self._answered_by_player
        if (
            before is None
            or (before.seat, before.kind) != (ask.seat, ask.kind)
            or isinstance(before.options, Space)
        ):
            return False
        return option not in before.options

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
            seat: kept for seat, given in self.standing_answers.items() if (kept := only_what_to_ask(given))
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

    def _concede(self, row: JournalRow) -> None:
        assert row.seat is not None
        self.match.concede(row.seat)
        self.conceded |= {row.seat}
        self._seal_rows = {seat: seq for seat, seq in self._seal_rows.items() if seat in self.match.sealed()}

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

"""The game of a table without a server: the fold of journal rows, undo, seals, consent, clocks."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games import books
from munera.kernel import Illegal, Match, Stream, pick
from munera.kernel.plain import from_option
from munera.tables.game_state import FREE, OFF
from munera.tables.refusals import Refused
from munera.tables.rows import (
    ACT,
    ANSWER,
    BACK,
    BY_CONSENT,
    CLOCK,
    CONCEDE,
    CONSENT,
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
from munera.tables.table_game import TableGame
from tests.server.clients import fresh, listed, moment


class JournaledGame:
    """The game of a table and its journal."""

    def __init__(self, game: str, origin: dict[str, Any], undo: str = FREE) -> None:
        self.book, self.origin, self.undo = books()[game], origin, undo
        self.rows: list[JournalRow] = []
        self.now = 100.0
        self.game = TableGame(self.book, origin, self.now, undo)

    def do(self, op: str, seat: int | None = None, value: Any = None, cause: str = PLAYER) -> None:
        self.now += 1
        row = JournalRow(self.game.seq + 1, self.now, op, seat, value, cause)
        self.game.apply(row)
        self.rows.append(row)

    def answer(self, seat: int, option: Any = None, cause: str = PLAYER) -> None:
        ask = self.game.match.ask_of(seat)
        option = ask.default() if option is None else option
        self.do(ANSWER, seat, [self.game.match.ask_id(seat), from_option(option)], cause)

    def all_answer(self) -> None:
        """Everybody who is awaited does the passive thing, and what is held is revealed."""
        for seat in self.game.match.awaited():
            self.answer(seat)
        if self.game.match.held:
            self.do(REVEAL)

    def again(self, blank: tuple[int, ...] = ()) -> TableGame:
        """The same journal, read anew; some rows blanked."""
        twin = TableGame(self.book, self.origin, 100.0, self.undo)
        for row in self.rows:
            twin.apply(row._replace(value=None) if row.seq in blank else row)
        return twin

    def seen(self, game: TableGame | None = None) -> list[dict[str, Any]]:
        """What everybody is sent."""
        game = game or self.game
        return [game.message(viewer) for viewer in (None, *game.match.seats)]


def sealed_bids() -> JournaledGame:
    return JournaledGame("school", fresh("school", 3))


def window(options: int = 2) -> JournaledGame:
    """A sealed window in which somebody has a choice."""

    def wanted(match: Match[Any]) -> bool:
        asks = match.pending
        return len(asks) > 1 and asks[0].kind == "foil" and any(len(listed(a)) >= options for a in asks)

    return JournaledGame("spartacus", moment("spartacus", 3, wanted))


@pytest.mark.parametrize("game", ["gladius", "for_glory", "school", "spartacus"])
def test_the_same_rows_make_the_same_game(game: str) -> None:
    seats = 3 if game in ("school", "spartacus") else 2
    played, luck = JournaledGame(game, fresh(game, seats)), Stream.seeded(5)
    while not played.game.over and len(played.rows) < 150:
        match = played.game.match
        if match.held:
            played.do(REVEAL)
            continue
        ask = match.waiting()[luck.below(len(match.waiting()))]
        played.answer(ask.seat, pick(ask.options, luck))
        if luck.below(4) == 0 and played.game.may_undo(ask.seat):
            played.do(UNDO, ask.seat, [])
    twin = played.again(tuple(played.game.to_blank))
    assert played.seen(twin) == played.seen()
    assert vars(twin.clocks) == vars(played.game.clocks)


def test_a_row_out_of_order_is_refused() -> None:
    played = sealed_bids()
    with pytest.raises(ValueError, match="row 3 after 0"):
        played.game.apply(JournalRow(3, 101.0, ANSWER, 0, ["", 0], PLAYER))


# ---------------------------------------------------------------------- sealed rounds


def test_seals_can_be_changed_until_the_last_one_is_there_and_not_after() -> None:
    played = sealed_bids()
    bids = listed(played.game.match.ask_of(0))
    played.answer(0, bids[3])
    played.answer(0, bids[5])
    played.answer(1, bids[1])
    played.do(UNSEAL, 1, [])
    assert played.game.match.awaited() == (1, 2)
    played.answer(1, bids[2])
    played.answer(2, bids[4])
    assert played.game.match.held
    with pytest.raises(Refused, match="closing"):
        played.answer(0, bids[6])
    with pytest.raises(Refused, match="closing"):
        played.do(UNSEAL, 0, [])
    played.do(REVEAL)
    assert played.game.match.entries[-1][3] == (bids[5], bids[2], bids[4])


def test_superseded_seals_are_named_for_blanking_after_the_reveal_and_are_not_needed() -> None:
    played = sealed_bids()
    bids = listed(played.game.match.ask_of(0))
    played.answer(0, bids[3])
    played.answer(0, bids[5])
    played.answer(1, bids[1])
    played.do(UNSEAL, 1, [])
    played.answer(1, bids[2])
    assert played.game.to_blank == []
    played.answer(2, bids[4])
    played.do(REVEAL)
    assert sorted(played.game.to_blank) == [1, 3, 4]
    blanked = played.again(blank=(1, 3, 4))
    assert played.seen(blanked) == played.seen()
    assert blanked.to_blank == []
    assert sorted(played.again().to_blank) == [1, 3, 4]  # after a crash between reveal and blanking


def test_a_lapse_is_counted_the_same_when_a_superseded_seal_was_blanked() -> None:
    played = sealed_bids()
    played.answer(0, cause=CLOCK)
    played.answer(1)
    played.answer(2)
    played.do(REVEAL)
    played.answer(0, 11)
    played.do(UNSEAL, 0, [])
    played.answer(0, cause=CLOCK)
    played.answer(1)
    played.answer(2)
    played.do(REVEAL)
    assert played.game.clocks.lapses[0] == 1
    assert played.again(tuple(played.game.to_blank)).clocks.lapses == played.game.clocks.lapses


def test_who_concedes_in_a_sealed_round_leaves_a_game_that_can_be_read_again() -> None:
    played = JournaledGame("spartacus", moment("spartacus", 3, lambda match: match.pending[0].kind == "bid"))
    played.answer(0)
    played.answer(0)
    played.do(CONCEDE, 1)
    while not played.game.over and len(played.rows) < 40:
        played.all_answer()
    assert any(row.op == CONCEDE for row in played.rows)
    twin = played.again(tuple(played.game.to_blank))
    assert played.seen(twin) == played.seen()


# ---------------------------------------------------------------------- windows


def test_in_a_window_nobody_is_told_who_has_answered() -> None:
    played = window()
    one, two = (ask.seat for ask in played.game.match.pending)
    third = next(seat for seat in played.game.match.seats if seat not in (one, two))
    before = {viewer: played.game.message(viewer) for viewer in (None, two, third)}
    assert before[None]["awaited"] == [one, two]
    played.answer(one)
    assert {viewer: played.game.message(viewer) for viewer in (None, two, third)} == before
    assert played.game.message(one)["awaited"] == [two]
    played.do(UNSEAL, one, [])
    assert {viewer: played.game.message(viewer) for viewer in (None, two, third)} == before
    played.answer(one)
    mine = played.game.message(one)
    played.answer(two)
    assert played.game.match.held
    assert played.game.message(one) == mine
    played.answer(one)  # a change of mind is not refused either: that would tell that all have answered
    played.do(REVEAL)
    assert not played.game.match.held


def test_a_window_that_closes_tells_the_same_whoever_answered_first() -> None:
    worlds = []
    for turn in (0, 1):
        played = window()
        seats = [ask.seat for ask in played.game.match.pending]
        for seat in seats[turn:] + seats[:turn]:
            played.answer(seat)
        played.do(REVEAL)
        worlds.append(played.seen())
    assert worlds[0] == worlds[1]


def test_more_time_in_a_window_goes_to_all_who_were_asked() -> None:
    played = window()
    one, two = (ask.seat for ask in played.game.match.pending)
    played.answer(one)
    played.do(MORE_TIME, two, 30)
    assert played.game.clocks.extra_seconds == {one: 30, two: 30}


# ---------------------------------------------------------------------- undo


def free_undo(game: str = "gladius") -> tuple[JournaledGame, int]:
    """Somebody has just answered and may take it back."""
    played, luck = JournaledGame(game, fresh(game, 2)), Stream.seeded(1)
    while True:
        ask = played.game.match.waiting()[0]
        played.answer(ask.seat, pick(ask.options, luck))
        if played.game.may_undo(ask.seat):
            return played, ask.seat


def test_undo_until_new_information() -> None:
    played, seat = free_undo()
    last = played.rows.pop()
    before = played.seen(played.again())
    played.rows.append(last)
    assert played.game.message(seat)["undo"]
    played.do(STANDING, seat, [["*", "*", "decline"]])
    played.do(UNDO, seat, [])
    assert played.game.match.awaited() == (seat,)
    assert played.game.rewinds == 1
    assert played.game.standing_answers == {}
    after = played.seen()
    for old, new in zip(before, after, strict=True):
        assert (old["view"], old["told"], old["asked"]) == (new["view"], new["told"], new["asked"])
        assert new["round"] > old["round"]
    with pytest.raises(Illegal, match="too_late"):
        played.do(UNDO, 1 - seat, [])


def test_undo_is_off_where_the_table_says_so() -> None:
    played = JournaledGame("gladius", fresh("gladius", 2), OFF)
    seat = played.game.match.pending[0].seat
    played.answer(seat)
    assert not played.game.message(seat)["undo"]
    with pytest.raises(Illegal, match="too_late"):
        played.do(UNDO, seat, [])


def test_undo_takes_back_what_was_forced_after_the_choice() -> None:
    played, luck = JournaledGame("for_glory", fresh("for_glory", 2)), Stream.seeded(1)
    while True:  # a choice that can be taken back, and a forced answer that can be taken back as well
        seat = played.game.match.pending[0].seat
        if played.game.match.forced(seat) is not None and played.game.may_undo(seat):
            break
        played.answer(seat, pick(played.game.match.ask_of(seat).options, luck))
        assert len(played.rows) < 300
    chosen = len(played.game.match.entries) - 1
    played.answer(seat, cause=FORCED)
    assert played.game.may_undo(seat)
    played.do(UNDO, seat, [])
    assert len(played.game.match.entries) == chosen
    assert played.seen(played.again()) == played.seen()


def test_what_was_forced_is_no_choice_to_take_back() -> None:
    played, luck = JournaledGame("for_glory", fresh("for_glory", 2)), Stream.seeded(1)
    while True:
        seat = played.game.match.pending[0].seat
        if played.game.match.forced(seat) is not None and not played.game.may_undo(seat):
            played.answer(seat, cause=FORCED)
            break
        played.answer(seat, pick(played.game.match.ask_of(seat).options, luck))
        assert len(played.rows) < 300
    assert not played.game.may_undo(seat)


def test_a_secret_offer_of_others_neither_ends_an_undo_nor_is_lost_by_it() -> None:
    def wanted(match: Match[Any]) -> bool:
        ask = match.pending[0]
        after = match.fork(log=True)
        after.answer(ask.seat, ask.default())
        return ask.kind == "turn" and after.can_undo(ask.seat) and after.pending[0].kind == "turn"

    played = JournaledGame("spartacus", moment("spartacus", 4, wanted))
    seat = played.game.match.pending[0].seat
    played.answer(seat)
    assert played.game.may_undo(seat)
    maker, taker = [other for other in played.game.match.seats if other != seat][:2]
    offer = ["offer", [maker, [taker], True, 0, [], 1, [], [], [], 0]]
    before = played.game.message(seat)
    played.do(ACT, maker, offer)
    assert played.game.message(seat) == before
    assert len(played.game.message(taker)["view"]["offers"]) == 1
    played.do(UNDO, seat, [])
    assert played.game.match.ask_of(seat).kind == "turn"
    assert len(played.game.message(taker)["view"]["offers"]) == 1
    assert played.seen(played.again()) == played.seen()


def test_undo_by_consent_goes_back_over_new_information() -> None:
    played = JournaledGame("gladius", fresh("gladius", 2), BY_CONSENT)
    first = played.game.match.pending[0].seat
    assert not played.game.message(first)["undo"]
    for _ in range(6):
        played.all_answer()
    entries = played.game.entries_before_last_answer(first)
    assert played.game.message(first)["undo"]
    with pytest.raises(Refused, match="not_now"):
        played.do(UNDO, first, entries, BY_CONSENT)  # nobody has proposed it
    played.do(PROPOSE, first, UNDO)
    played.do(CONSENT, 1 - first, UNDO)
    played.do(STANDING, first, [["*", "*", "decline"]])
    with pytest.raises(Refused, match="not_now"):
        played.do(UNDO, first, 0, BY_CONSENT)  # not what was agreed on
    round = played.game.match.round
    played.do(UNDO, first, entries, BY_CONSENT)
    assert len(played.game.match.entries) == entries
    assert played.game.match.pending[0].seat == first
    assert played.game.match.round > round
    assert (played.game.proposals, played.game.standing_answers) == ({}, {})
    assert played.seen(played.again()) == played.seen()


def test_an_answer_ends_the_proposal_to_undo_but_not_one_that_nobody_may_know_of() -> None:
    played = window()
    played.game.undo_policy = BY_CONSENT
    one, two = (ask.seat for ask in played.game.match.pending)
    played.do(PROPOSE, one, UNDO)
    played.answer(two)
    assert UNDO in played.game.proposals
    played.answer(one)
    played.do(REVEAL)
    assert UNDO not in played.game.proposals


# ---------------------------------------------------------------------- consent


def test_proposals_are_made_once_and_consented_to_by_others() -> None:
    played = sealed_bids()
    played.do(PROPOSE, 0, PAUSE)
    with pytest.raises(Refused, match="not_now"):
        played.do(PROPOSE, 1, PAUSE)
    with pytest.raises(Refused, match="not_now"):
        played.do(CONSENT, 0, PAUSE)
    with pytest.raises(Refused, match="not_now"):
        played.do(PROPOSE, 0, "revolution")
    played.do(CONSENT, 1, PAUSE)
    assert played.game.proposals[PAUSE].agreed == {1}
    played.do(REFUSE, 2, PAUSE)
    with pytest.raises(Refused, match="not_now"):
        played.do(REFUSE, 2, PAUSE)
    with pytest.raises(Refused, match="not_now"):
        played.do(PAUSE, cause=BY_CONSENT)  # it was refused a moment ago
    with pytest.raises(Refused, match="not_now"):
        played.do(DRAW, cause=BY_CONSENT)


def test_a_draw_ends_the_game_for_everybody() -> None:
    played = JournaledGame("gladius", fresh("gladius", 2))
    played.do(PROPOSE, 0, DRAW)
    played.do(DRAW, cause=BY_CONSENT)
    assert played.game.over
    standings = [{"seat": 0, "has": 10}, {"seat": 1, "has": 10}]  # hit points
    facts = {"scores": None, "winners": [], "agreed": "draw", "at": 102.0, "standings": standings, "seconds": 2}
    assert played.game.result() == facts
    for message in played.seen():
        assert message["over"]
        assert message["ask"] is None
        assert message["awaited"] == []
    with pytest.raises(Illegal, match="over"):
        played.answer(played.game.match.pending[0].seat)


@pytest.mark.parametrize("op", [UNDO, BACK, STANDING, PROPOSE, CONCEDE])
def test_nothing_changes_a_game_that_is_over(op: str) -> None:
    played = JournaledGame("gladius", fresh("gladius", 2))
    while not played.game.over:
        played.all_answer()
    rows, seen = len(played.rows), played.seen()
    for seat in (0, 1):
        assert not played.game.message(seat)["undo"]
        with pytest.raises(Illegal, match="over"):
            played.do(op, seat, [])
    assert (len(played.rows), played.seen()) == (rows, seen)


# ---------------------------------------------------------------------- clocks


def test_every_seat_has_its_own_clock_in_a_sealed_round() -> None:
    played = sealed_bids()
    assert played.game.clocks.awaited_since == {0: 100.0, 1: 100.0, 2: 100.0}
    played.answer(1)
    assert played.game.clocks.awaited_since == {0: 100.0, 2: 100.0}
    played.do(UNSEAL, 1, [])
    assert played.game.clocks.awaited_since == {0: 100.0, 1: 102.0, 2: 100.0}  # a clock runs anew for each reply
    played.do(MORE_TIME, 0, 30)
    assert played.game.clocks.extra_seconds == {0: 30, 1: 30, 2: 30}
    for seat in (0, 1, 2):
        played.answer(seat)
    played.do(REVEAL)
    assert played.game.clocks.awaited_since == dict.fromkeys((0, 1, 2), played.now)
    assert played.game.clocks.extra_seconds == {}


def test_a_seal_that_an_act_sends_back_gets_a_fresh_clock() -> None:
    played = JournaledGame("spartacus", moment("spartacus", 3, _rich_bidders))
    giver, other = played.game.match.pending[0].seat, played.game.match.pending[1].seat
    played.answer(giver)
    sealed = played.now
    played.do(ACT, giver, ["give", other, 1])
    assert giver in played.game.match.awaited()
    assert played.game.clocks.awaited_since[giver] == played.now > sealed
    assert played.game.clocks.awaited_since[other] == 100.0


def _rich_bidders(match: Match[Any]) -> bool:
    return match.pending[0].kind == "bid" and match.mode == "sealed" and min(match.state.coins) > 1


def test_clocks_run_anew_after_a_pause() -> None:
    played = sealed_bids()
    played.do(PROPOSE, 0, PAUSE)
    played.do(PAUSE, cause=BY_CONSENT)
    assert played.game.paused
    played.now += 1000
    played.do(GO_ON, 1)
    assert played.game.clocks.awaited_since == dict.fromkeys((0, 1, 2), played.now)
    with pytest.raises(Refused, match="not_now"):
        played.do(GO_ON, 1)


def test_lapses_are_counted_in_a_row_and_forgotten_on_return() -> None:
    played = sealed_bids()
    played.answer(0, cause=CLOCK)
    played.answer(1)
    played.answer(2)
    played.do(REVEAL)
    played.answer(0, cause=CLOCK)
    assert played.game.clocks.lapses[0] == 2
    played.do(STAND_IN, 0, cause=CLOCK)
    assert played.game.stand_ins == {0: CLOCK}
    played.do(BACK, 0)
    assert played.game.stand_ins == {}
    assert 0 not in played.game.clocks.lapses
    played.do(UNSEAL, 0, [])
    played.answer(0, cause=CLOCK)
    played.answer(0)
    assert played.game.clocks.lapses[0] == 0

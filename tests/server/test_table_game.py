"""The game of a table without a server: the fold of journal rows, undo, seals, consent, clocks."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games import books
from munera.kernel import Illegal, Match, Stream, pick
from munera.kernel.plain import from_option
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
    Row,
)
from munera.tables.table_game import FREE, OFF, TableGame
from tests.server.desk import fresh, listed, moment


class Desk:
    """The game of a table and its journal."""

    def __init__(self, game: str, origin: dict[str, Any], undo: str = FREE) -> None:
        self.book, self.origin, self.undo = books()[game], origin, undo
        self.rows: list[Row] = []
        self.now = 100.0
        self.game = TableGame(self.book, origin, self.now, undo)

    def do(self, op: str, seat: int | None = None, value: Any = None, cause: str = PLAYER) -> None:
        self.now += 1
        row = Row(self.game.seq + 1, self.now, op, seat, value, cause)
        self.game.apply(row)
        self.rows.append(row)

    def answer(self, seat: int, option: Any = None, cause: str = PLAYER) -> None:
        ask = self.game.match.ask_of(seat)
        option = ask.idle() if option is None else option
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


def sealed_bids() -> Desk:
    return Desk("school", fresh("school", 3))


def window(options: int = 2) -> Desk:
    """A sealed window in which somebody has a choice."""

    def wanted(match: Match[Any]) -> bool:
        asks = match.pending
        return len(asks) > 1 and asks[0].kind == "foil" and any(len(listed(a)) >= options for a in asks)

    return Desk("spartacus", moment("spartacus", 3, wanted))


@pytest.mark.parametrize("game", ["gladius", "for_glory", "school", "spartacus"])
def test_the_same_rows_make_the_same_game(game: str) -> None:
    seats = 3 if game in ("school", "spartacus") else 2
    desk, luck = Desk(game, fresh(game, seats)), Stream.seeded(5)
    while not desk.game.over and len(desk.rows) < 150:
        match = desk.game.match
        if match.held:
            desk.do(REVEAL)
            continue
        ask = match.waiting()[luck.below(len(match.waiting()))]
        desk.answer(ask.seat, pick(ask.options, luck))
        if luck.below(4) == 0 and desk.game.may_undo(ask.seat):
            desk.do(UNDO, ask.seat, [])
    twin = desk.again(tuple(desk.game.to_blank))
    assert desk.seen(twin) == desk.seen()
    assert vars(twin.clocks) == vars(desk.game.clocks)


def test_a_row_out_of_order_is_refused() -> None:
    desk = sealed_bids()
    with pytest.raises(ValueError, match="row 3 after 0"):
        desk.game.apply(Row(3, 101.0, ANSWER, 0, ["", 0], PLAYER))


# ---------------------------------------------------------------------- sealed rounds


def test_seals_can_be_changed_until_the_last_one_is_there_and_not_after() -> None:
    desk = sealed_bids()
    bids = listed(desk.game.match.ask_of(0))
    desk.answer(0, bids[3])
    desk.answer(0, bids[5])
    desk.answer(1, bids[1])
    desk.do(UNSEAL, 1, [])
    assert desk.game.match.awaited() == (1, 2)
    desk.answer(1, bids[2])
    desk.answer(2, bids[4])
    assert desk.game.match.held
    with pytest.raises(Refused, match="closing"):
        desk.answer(0, bids[6])
    with pytest.raises(Refused, match="closing"):
        desk.do(UNSEAL, 0, [])
    desk.do(REVEAL)
    assert desk.game.match.entries[-1][3] == (bids[5], bids[2], bids[4])


def test_superseded_seals_are_named_for_blanking_after_the_reveal_and_are_not_needed() -> None:
    desk = sealed_bids()
    bids = listed(desk.game.match.ask_of(0))
    desk.answer(0, bids[3])
    desk.answer(0, bids[5])
    desk.answer(1, bids[1])
    desk.do(UNSEAL, 1, [])
    desk.answer(1, bids[2])
    assert desk.game.to_blank == []
    desk.answer(2, bids[4])
    desk.do(REVEAL)
    assert sorted(desk.game.to_blank) == [1, 3, 4]
    blanked = desk.again(blank=(1, 3, 4))
    assert desk.seen(blanked) == desk.seen()
    assert blanked.to_blank == []
    assert sorted(desk.again().to_blank) == [1, 3, 4]  # after a crash between reveal and blanking


def test_a_lapse_is_counted_the_same_when_a_superseded_seal_was_blanked() -> None:
    desk = sealed_bids()
    desk.answer(0, cause=CLOCK)
    desk.answer(1)
    desk.answer(2)
    desk.do(REVEAL)
    desk.answer(0, 11)
    desk.do(UNSEAL, 0, [])
    desk.answer(0, cause=CLOCK)
    desk.answer(1)
    desk.answer(2)
    desk.do(REVEAL)
    assert desk.game.clocks.lapses[0] == 1
    assert desk.again(tuple(desk.game.to_blank)).clocks.lapses == desk.game.clocks.lapses


def test_who_concedes_in_a_sealed_round_leaves_a_game_that_can_be_read_again() -> None:
    desk = Desk("spartacus", moment("spartacus", 3, lambda match: match.pending[0].kind == "bid"))
    desk.answer(0)
    desk.answer(0)
    desk.do(CONCEDE, 1)
    while not desk.game.over and len(desk.rows) < 40:
        desk.all_answer()
    assert any(row.op == CONCEDE for row in desk.rows)
    twin = desk.again(tuple(desk.game.to_blank))
    assert desk.seen(twin) == desk.seen()


# ---------------------------------------------------------------------- windows


def test_in_a_window_nobody_is_told_who_has_answered() -> None:
    desk = window()
    one, two = (ask.seat for ask in desk.game.match.pending)
    third = next(seat for seat in desk.game.match.seats if seat not in (one, two))
    before = {viewer: desk.game.message(viewer) for viewer in (None, two, third)}
    assert before[None]["awaited"] == [one, two]
    desk.answer(one)
    assert {viewer: desk.game.message(viewer) for viewer in (None, two, third)} == before
    assert desk.game.message(one)["awaited"] == [two]
    desk.do(UNSEAL, one, [])
    assert {viewer: desk.game.message(viewer) for viewer in (None, two, third)} == before
    desk.answer(one)
    mine = desk.game.message(one)
    desk.answer(two)
    assert desk.game.match.held
    assert desk.game.message(one) == mine
    desk.answer(one)  # a change of mind is not refused either: that would tell that all have answered
    desk.do(REVEAL)
    assert not desk.game.match.held


def test_a_window_that_closes_tells_the_same_whoever_answered_first() -> None:
    worlds = []
    for turn in (0, 1):
        desk = window()
        seats = [ask.seat for ask in desk.game.match.pending]
        for seat in seats[turn:] + seats[:turn]:
            desk.answer(seat)
        desk.do(REVEAL)
        worlds.append(desk.seen())
    assert worlds[0] == worlds[1]


def test_more_time_in_a_window_goes_to_all_who_were_asked() -> None:
    desk = window()
    one, two = (ask.seat for ask in desk.game.match.pending)
    desk.answer(one)
    desk.do(MORE_TIME, two, 30)
    assert desk.game.clocks.extra == {one: 30, two: 30}


# ---------------------------------------------------------------------- undo


def free_undo(game: str = "gladius") -> tuple[Desk, int]:
    """Somebody has just answered and may take it back."""
    desk, luck = Desk(game, fresh(game, 2)), Stream.seeded(1)
    while True:
        ask = desk.game.match.waiting()[0]
        desk.answer(ask.seat, pick(ask.options, luck))
        if desk.game.may_undo(ask.seat):
            return desk, ask.seat


def test_undo_until_new_information() -> None:
    desk, seat = free_undo()
    last = desk.rows.pop()
    before = desk.seen(desk.again())
    desk.rows.append(last)
    assert desk.game.message(seat)["undo"]
    desk.do(STANDING, seat, [["*", "*", "decline"]])
    desk.do(UNDO, seat, [])
    assert desk.game.match.awaited() == (seat,)
    assert desk.game.rewinds == 1
    assert desk.game.standing_answers == {}
    after = desk.seen()
    for old, new in zip(before, after, strict=True):
        assert (old["view"], old["told"], old["asked"]) == (new["view"], new["told"], new["asked"])
        assert new["round"] > old["round"]
    with pytest.raises(Illegal, match="too_late"):
        desk.do(UNDO, 1 - seat, [])


def test_undo_is_off_where_the_table_says_so() -> None:
    desk = Desk("gladius", fresh("gladius", 2), OFF)
    seat = desk.game.match.pending[0].seat
    desk.answer(seat)
    assert not desk.game.message(seat)["undo"]
    with pytest.raises(Illegal, match="too_late"):
        desk.do(UNDO, seat, [])


def test_undo_takes_back_what_was_forced_after_the_choice() -> None:
    desk, luck = Desk("for_glory", fresh("for_glory", 2)), Stream.seeded(1)
    while True:  # a choice that can be taken back, and a forced answer that can be taken back as well
        seat = desk.game.match.pending[0].seat
        if desk.game.match.forced(seat) is not None and desk.game.may_undo(seat):
            break
        desk.answer(seat, pick(desk.game.match.ask_of(seat).options, luck))
        assert len(desk.rows) < 300
    chosen = len(desk.game.match.entries) - 1
    desk.answer(seat, cause=FORCED)
    assert desk.game.may_undo(seat)
    desk.do(UNDO, seat, [])
    assert len(desk.game.match.entries) == chosen
    assert desk.seen(desk.again()) == desk.seen()


def test_what_was_forced_is_no_choice_to_take_back() -> None:
    desk, luck = Desk("for_glory", fresh("for_glory", 2)), Stream.seeded(1)
    while True:
        seat = desk.game.match.pending[0].seat
        if desk.game.match.forced(seat) is not None and not desk.game.may_undo(seat):
            desk.answer(seat, cause=FORCED)
            break
        desk.answer(seat, pick(desk.game.match.ask_of(seat).options, luck))
        assert len(desk.rows) < 300
    assert not desk.game.may_undo(seat)


def test_a_secret_offer_of_others_neither_ends_an_undo_nor_is_lost_by_it() -> None:
    def wanted(match: Match[Any]) -> bool:
        ask = match.pending[0]
        after = match.fork(log=True)
        after.answer(ask.seat, ask.idle())
        return ask.kind == "turn" and after.can_undo(ask.seat) and after.pending[0].kind == "turn"

    desk = Desk("spartacus", moment("spartacus", 4, wanted))
    seat = desk.game.match.pending[0].seat
    desk.answer(seat)
    assert desk.game.may_undo(seat)
    maker, taker = [other for other in desk.game.match.seats if other != seat][:2]
    offer = ["offer", [maker, [taker], True, 0, [], 1, [], [], [], 0]]
    before = desk.game.message(seat)
    desk.do(ACT, maker, offer)
    assert desk.game.message(seat) == before
    assert len(desk.game.message(taker)["view"]["offers"]) == 1
    desk.do(UNDO, seat, [])
    assert desk.game.match.ask_of(seat).kind == "turn"
    assert len(desk.game.message(taker)["view"]["offers"]) == 1
    assert desk.seen(desk.again()) == desk.seen()


def test_undo_by_consent_goes_back_over_new_information() -> None:
    desk = Desk("gladius", fresh("gladius", 2), BY_CONSENT)
    first = desk.game.match.pending[0].seat
    assert not desk.game.message(first)["undo"]
    for _ in range(6):
        desk.all_answer()
    entries = desk.game.entries_before_last_answer(first)
    assert desk.game.message(first)["undo"]
    with pytest.raises(Refused, match="not_now"):
        desk.do(UNDO, first, entries, BY_CONSENT)  # nobody has proposed it
    desk.do(PROPOSE, first, UNDO)
    desk.do(CONSENT, 1 - first, UNDO)
    desk.do(STANDING, first, [["*", "*", "decline"]])
    with pytest.raises(Refused, match="not_now"):
        desk.do(UNDO, first, 0, BY_CONSENT)  # not what was agreed on
    round = desk.game.match.round
    desk.do(UNDO, first, entries, BY_CONSENT)
    assert len(desk.game.match.entries) == entries
    assert desk.game.match.pending[0].seat == first
    assert desk.game.match.round > round
    assert (desk.game.proposals, desk.game.standing_answers) == ({}, {})
    assert desk.seen(desk.again()) == desk.seen()


def test_an_answer_ends_the_proposal_to_undo_but_not_one_that_nobody_may_know_of() -> None:
    desk = window()
    desk.game.undo_policy = BY_CONSENT
    one, two = (ask.seat for ask in desk.game.match.pending)
    desk.do(PROPOSE, one, UNDO)
    desk.answer(two)
    assert UNDO in desk.game.proposals
    desk.answer(one)
    desk.do(REVEAL)
    assert UNDO not in desk.game.proposals


# ---------------------------------------------------------------------- consent


def test_proposals_are_made_once_and_consented_to_by_others() -> None:
    desk = sealed_bids()
    desk.do(PROPOSE, 0, PAUSE)
    with pytest.raises(Refused, match="not_now"):
        desk.do(PROPOSE, 1, PAUSE)
    with pytest.raises(Refused, match="not_now"):
        desk.do(CONSENT, 0, PAUSE)
    with pytest.raises(Refused, match="not_now"):
        desk.do(PROPOSE, 0, "revolution")
    desk.do(CONSENT, 1, PAUSE)
    assert desk.game.proposals[PAUSE].agreed == {1}
    desk.do(REFUSE, 2, PAUSE)
    with pytest.raises(Refused, match="not_now"):
        desk.do(REFUSE, 2, PAUSE)
    with pytest.raises(Refused, match="not_now"):
        desk.do(PAUSE, cause=BY_CONSENT)  # it was refused a moment ago
    with pytest.raises(Refused, match="not_now"):
        desk.do(DRAW, cause=BY_CONSENT)


def test_a_draw_ends_the_game_for_everybody() -> None:
    desk = Desk("gladius", fresh("gladius", 2))
    desk.do(PROPOSE, 0, DRAW)
    desk.do(DRAW, cause=BY_CONSENT)
    assert desk.game.over
    assert desk.game.result() == {"scores": None, "winners": [], "agreed": "draw"}
    for message in desk.seen():
        assert message["over"]
        assert message["ask"] is None
        assert message["awaited"] == []
    with pytest.raises(Illegal, match="over"):
        desk.answer(desk.game.match.pending[0].seat)


@pytest.mark.parametrize("op", [UNDO, BACK, STANDING, PROPOSE, CONCEDE])
def test_nothing_changes_a_game_that_is_over(op: str) -> None:
    desk = Desk("gladius", fresh("gladius", 2))
    while not desk.game.over:
        desk.all_answer()
    rows, seen = len(desk.rows), desk.seen()
    for seat in (0, 1):
        assert not desk.game.message(seat)["undo"]
        with pytest.raises(Illegal, match="over"):
            desk.do(op, seat, [])
    assert (len(desk.rows), desk.seen()) == (rows, seen)


# ---------------------------------------------------------------------- clocks


def test_every_seat_has_its_own_clock_in_a_sealed_round() -> None:
    desk = sealed_bids()
    assert desk.game.clocks.since == {0: 100.0, 1: 100.0, 2: 100.0}
    desk.answer(1)
    assert desk.game.clocks.since == {0: 100.0, 2: 100.0}
    desk.do(UNSEAL, 1, [])
    assert desk.game.clocks.since == {0: 100.0, 1: 102.0, 2: 100.0}  # a clock runs anew for each reply
    desk.do(MORE_TIME, 0, 30)
    assert desk.game.clocks.extra == {0: 30, 1: 30, 2: 30}
    for seat in (0, 1, 2):
        desk.answer(seat)
    desk.do(REVEAL)
    assert desk.game.clocks.since == dict.fromkeys((0, 1, 2), desk.now)
    assert desk.game.clocks.extra == {}


def test_a_seal_that_an_act_sends_back_gets_a_fresh_clock() -> None:
    desk = Desk("spartacus", moment("spartacus", 3, _rich_bidders))
    giver, other = desk.game.match.pending[0].seat, desk.game.match.pending[1].seat
    desk.answer(giver)
    sealed = desk.now
    desk.do(ACT, giver, ["give", other, 1])
    assert giver in desk.game.match.awaited()
    assert desk.game.clocks.since[giver] == desk.now > sealed
    assert desk.game.clocks.since[other] == 100.0


def _rich_bidders(match: Match[Any]) -> bool:
    return match.pending[0].kind == "bid" and match.mode == "sealed" and min(match.state.coins) > 1


def test_clocks_run_anew_after_a_pause() -> None:
    desk = sealed_bids()
    desk.do(PROPOSE, 0, PAUSE)
    desk.do(PAUSE, cause=BY_CONSENT)
    assert desk.game.paused
    desk.now += 1000
    desk.do(GO_ON, 1)
    assert desk.game.clocks.since == dict.fromkeys((0, 1, 2), desk.now)
    with pytest.raises(Refused, match="not_now"):
        desk.do(GO_ON, 1)


def test_lapses_are_counted_in_a_row_and_forgotten_on_return() -> None:
    desk = sealed_bids()
    desk.answer(0, cause=CLOCK)
    desk.answer(1)
    desk.answer(2)
    desk.do(REVEAL)
    desk.answer(0, cause=CLOCK)
    assert desk.game.clocks.lapses[0] == 2
    desk.do(STAND_IN, 0, cause=CLOCK)
    assert desk.game.stand_ins == {0: CLOCK}
    desk.do(BACK, 0)
    assert desk.game.stand_ins == {}
    assert 0 not in desk.game.clocks.lapses
    desk.do(UNSEAL, 0, [])
    desk.answer(0, cause=CLOCK)
    desk.answer(0)
    assert desk.game.clocks.lapses[0] == 0

"""The Market Phase: open market, auction, the bid for hosting."""

from __future__ import annotations

import pytest

from munera.games.spartacus.cards.table import CARDS
from munera.kernel import Illegal
from tests.spartacus.phase_table import (
    GLADIATOR,
    GUARD,
    SLAVE,
    Calls,
    Table,
    floor,
    gift,
    meanwhile,
    neighbours,
    seals,
)

AGRON, CAMILA, SCRIBE = "gl-agron", "sl-camila", "sl-merchants-scribe"
PETE, SALLY, JOHN, LIZ = 0, 1, 2, 3
HIDDEN = (0, 1, 2, 3)


@pytest.fixture(autouse=True)
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    return neighbours(monkeypatch)


@pytest.mark.rule("SP-MARKET-1")
def test_the_steps_of_the_market_phase() -> None:
    t = Table("market", "open", coins=(5, 5, 5), market=["sl-cook"])
    done = [floor(seat, "done") for seat in range(3)]
    t.play_until("phase_end", *done, seals(1, 0, 0), seals(0, 1, 0))
    steps = ["open", "row", "informants", "lot", "bid", "lot_settled", "lot", "host_bid", "host_decided"]
    assert t.steps == steps
    assert (t.s.host, t.s.coins) == (1, [4, 4, 5])


# ---------------------------------------------------------------------- open market


def open_market() -> Table:
    return Table("market", "open")


@pytest.mark.rule("SP-SALE-1", "SP-WINDOW-12")
def test_an_asset_is_sold_for_its_printed_value() -> None:
    t = open_market()
    (crixus,) = t.give(1, "gl-crixus")
    t.play(floor(1, ("sell", crixus.id)))
    assert t.s.coins[1] == 5 + CARDS["gl-crixus"].value
    assert t.cards(1) == []
    assert t.s.market_discard == ["gl-crixus"]
    assert t.order("sells", "asset_discarded", "bank_pays") == ["sells", "asset_discarded", "bank_pays"]
    assert t.knew("sells") == (1,)
    assert t.s.step == "open"


@pytest.mark.rule("SP-26")
def test_a_guard_on_the_table_is_sold_for_one_and_returns_to_the_intrigue_pile() -> None:
    t = open_market()
    (guard,) = t.give(2, GUARD)
    t.play(floor(2, ("sell", guard.id)))
    assert t.s.coins[2] == 5 + CARDS[GUARD].value == 6
    assert t.s.intrigue_discard == [GUARD]


@pytest.mark.rule("SP-MARKET-3", "SP-MARKET-5")
def test_all_are_asked_at_once_and_offered_their_assets_but_no_card_of_the_hand() -> None:
    t = open_market()
    t.s.hands[0] = [GUARD, "re-destitute"]
    slave, _, third = t.give(0, SLAVE, SLAVE, "sl-debtor")
    t.play(floor(3, "done"))
    assert t.questions() == [(seat, "open_market") for seat in range(4)]
    assert t.offered(0) == ("done", ("sell", slave.id), ("sell", third.id))  # of two alike the oldest
    assert t.asked[0].idle() == "done"


def test_assets_with_other_tokens_can_be_told_apart() -> None:
    t = open_market()
    (plain,) = t.give(0, GLADIATOR)
    (famous,) = t.give(0, GLADIATOR, favour=1)
    t.play(floor(3, "done"))
    assert t.offered(0) == ("done", ("sell", plain.id), ("sell", famous.id))


@pytest.mark.rule("SP-EXHAUST-2")
def test_an_exhausted_asset_cannot_be_sold() -> None:
    t = open_market()
    (tired,) = t.give(0, GLADIATOR, ready=False)
    t.play(floor(0, "done"))
    assert t.offered(0) == ("done",)
    assert t.asked[0].refused() == {("sell", tired.id): "exhausted"}


@pytest.mark.rule("SP-CHAMPION-3", "SP-49")
def test_who_sells_a_champion_loses_influence() -> None:
    t = open_market()
    (champion,) = t.give(1, "gl-crixus", champion=True)
    t.play(floor(1, ("sell", champion.id)))
    assert t.s.influence == [4, 3, 4, 4]


@pytest.mark.rule("SP-SALE-2", "SP-SALE-3", "SP-80", "SP-SECRET-4")
def test_who_is_done_hides_the_purse_and_is_asked_no_more(calls: Calls) -> None:
    t = open_market()
    t.play(floor(2, "done"))
    assert t.s.done == t.s.hidden == (2,)
    assert t.knew("market_done") == (2,)
    assert calls == [("done", 2)]
    t.asked.clear()
    t.play(floor(0, "done"))
    assert [seat for seat, _ in t.questions()] == [0, 1, 3]


@pytest.mark.rule("SP-26", "SP-80")
def test_being_done_can_be_taken_back_until_all_are_done() -> None:
    t = open_market()
    t.play(floor(0, "done"))

    def reopen(s: object) -> None:
        t.s.done = t.s.hidden = ()

    t.play(meanwhile(reopen), floor(1, "done"))
    t.asked.clear()
    t.play(floor(0, "done"))
    assert [seat for seat, _ in t.questions()] == [0, 2, 3]
    t.play(floor(2, "done"))
    t.play(floor(3, "done"))
    t.play()
    assert (t.s.step, t.s.hidden) == ("row", HIDDEN)


@pytest.mark.rule("SP-93")
def test_who_conceded_counts_as_done() -> None:
    t = open_market()
    t.s.left = (1, 3)
    t.play(floor(0, "done"))
    t.play(floor(2, "done"))
    t.play()
    assert (t.s.step, t.s.hidden) == ("row", HIDDEN)


@pytest.mark.rule("SP-EXAMPLE-14")
def test_a_day_on_the_market() -> None:
    t = Table("market", "open", coins=[5, 2, 0, 4])
    (warrior,) = t.give(SALLY, GLADIATOR)
    (guard,) = t.give(JOHN, GUARD)

    def john_sells_pete_a_guard(s: object) -> None:
        t.s.pay(PETE, JOHN, 3, "gift")
        t.s.hand_over((guard, PETE))

    t.play(floor(SALLY, ("sell", warrior.id)))
    assert (t.s.coins[SALLY], t.s.market_discard) == (4, [GLADIATOR])
    t.play(meanwhile(john_sells_pete_a_guard), floor(JOHN, "done"))
    assert (t.s.coins[JOHN], t.s.coins[PETE], t.cards(PETE)) == (3, 2, [GUARD])
    t.play_until("row", floor(PETE, "done"), floor(SALLY, "done"), floor(LIZ, "done"))


# ---------------------------------------------------------------------- the row


def row(*market: str) -> Table:
    return Table("market", "row", hidden=HIDDEN, market=list(reversed(market)))


@pytest.mark.rule("SP-AUCTION-1", "SP-31")
def test_a_lot_for_every_dominus_lies_face_down() -> None:
    t = row("gl-barca", "gl-crixus", "eq-net", "sl-mira", "sl-cook")
    t.play_until("lot")
    assert t.s.row == ("gl-barca", "gl-crixus", "eq-net", "sl-mira")
    assert (t.s.market, t.s.revealed, t.s.peeked) == (["sl-cook"], 0, ((), (), (), ()))
    assert t.told("row_dealt") == [(4,)]
    t.play()
    assert t.told("lot_revealed") == [(0, "gl-barca")]
    assert t.knew("lot_revealed") == ()
    assert (t.s.step, t.s.queue) == ("bid", (0, 1, 2, 3))


@pytest.mark.rule("SP-30")
def test_a_short_deck_is_renewed_from_its_discards() -> None:
    t = row("gl-barca")
    t.s.market_discard = ["sl-mira", "eq-net", "sl-cook", "gl-crixus"]
    t.s.loaded = [("eq-net", "sl-cook", "gl-crixus")]
    t.play()
    assert t.s.row == ("gl-barca", "eq-net", "sl-cook", "gl-crixus")
    assert (t.s.market, t.s.market_discard) == (["sl-mira"], [])
    assert t.told("market_reshuffled") == [(4,)]


@pytest.mark.rule("SP-30")
def test_with_too_few_cards_there_are_fewer_lots() -> None:
    t = row("gl-barca")
    t.s.market_discard = ["eq-net"]
    t.play()
    assert t.s.row == ("gl-barca", "eq-net")


@pytest.mark.rule("SP-30")
def test_without_cards_hosting_follows_at_once() -> None:
    t = row()
    t.give(0, CAMILA)
    t.play_until("host_bid")
    assert t.s.row == ()
    assert t.s.queue == (0, 1, 2, 3)


@pytest.mark.rule("SP-31", "SP-WINDOW-13", "SP-SECRET-6", "SP-VERB-7")
def test_informants_look_in_priority_order() -> None:
    t = row("gl-barca", "gl-crixus", "eq-net", "sl-mira")
    t.s.host = 2
    (camila,) = t.give(1, CAMILA)
    (scribe,) = t.give(3, SCRIBE)
    t.play_until("lot", (scribe.id, 1), (camila.id, 1))
    assert t.questions() == [(3, "informant"), (1, "informant")]
    assert t.asked[0].idle() == "pass"
    assert t.s.peeked == ((), (3, 1), (), ())
    assert not t.s.assets[camila.id].ready
    assert not t.s.assets[scribe.id].ready
    assert t.told("looks_at_lot") == [(3, scribe.id, SCRIBE, 1), (1, camila.id, CAMILA, 1)]
    assert t.knew("looks_at_lot") == (1,)
    seen = [event for event in t.s.log or () if event[0] == "lot_seen"]
    assert seen == [("lot_seen", (1, "gl-crixus"), (3,), ()), ("lot_seen", (1, "gl-crixus"), (1,), ())]


@pytest.mark.rule("SP-31")
def test_who_owns_both_informants_looks_twice_or_passes() -> None:
    t = row("gl-barca", "gl-crixus", "eq-net", "sl-mira")
    camila, scribe = t.give(0, CAMILA, SCRIBE)
    t.play_until("lot", (scribe.id, 0), (camila.id, 3))
    assert t.s.peeked == ((0,), (), (), (0,))

    t = row("gl-barca", "gl-crixus", "eq-net", "sl-mira")
    camila, scribe = t.give(0, CAMILA, SCRIBE)
    t.play_until("lot", "pass")
    assert t.s.assets[camila.id].ready
    assert t.s.assets[scribe.id].ready
    assert t.knew("looks_no_more") == (0,)


def test_an_exhausted_informant_sees_nothing() -> None:
    t = row("gl-barca")
    t.give(0, CAMILA, ready=False)
    t.play_until("lot")


# ---------------------------------------------------------------------- bids on a lot


def lot(*row: str, coins: tuple[int, ...] = (5, 5, 5, 5)) -> Table:
    """The first lot of a row has been turned up."""
    t = Table("market", "lot", coins=coins, hidden=HIDDEN, row=row, peeked=((),) * len(row))
    t.play()
    return t


@pytest.mark.rule("SP-AUCTION-3", "SP-AUCTION-4", "SP-81", "SP-WINDOW-14", "SP-WINDOW-15", "SP-WINDOW-16")
def test_the_highest_bid_is_paid_and_takes_the_card(calls: Calls) -> None:
    t = lot("gl-barca", "eq-net")
    t.play(seals(0, 2, 4, 3))
    assert [list(t.offered(seat)) for seat in range(4)] == [[0, 1, 2, 3, 4, 5]] * 4
    assert t.told("bids") == [(0, (0, 0), (1, 2), (2, 4), (3, 3))]
    assert t.knew("bids") == ()
    assert t.s.coins == [5, 5, 1, 5]
    assert t.s.staked == [0, 0, 0, 0]
    assert t.why("pays_bank", "auction") == [(2, 4)]
    (barca,) = t.s.of(2)
    assert (barca.card, barca.ready) == ("gl-barca", True)
    assert t.told("lot_won") == [(2, 0, "gl-barca", barca.id)]
    assert t.s.row == ("", "eq-net")
    bids = [("bids", seat, 0, coins) for seat, coins in enumerate((0, 2, 4, 3))]
    assert calls == [*bids, ("window", "bids_revealed"), ("auction_over", 0)]
    t.play()
    assert calls[-1] == ("quiet",)
    assert t.s.step == "lot"


@pytest.mark.rule("SP-AUCTION-2", "SP-31")
def test_the_lots_come_from_left_to_right_and_then_hosting() -> None:
    t = lot("gl-barca", "eq-net", "sl-mira", "sl-cook")
    t.play_until("host_bid", seals(1, 0, 0, 0), seals(0, 1, 0, 0), seals(0, 0, 0, 0), seals(0, 0, 0, 1))
    shown = [(0, "gl-barca"), (1, "eq-net"), (2, "sl-mira"), (3, "sl-cook")]
    assert t.told("lot_revealed") == shown
    assert t.s.market_discard == ["sl-mira"]
    assert [t.cards(seat) for seat in range(4)] == [["gl-barca"], ["eq-net"], [], ["sl-cook"]]
    assert t.s.queue == (0, 1, 2, 3)


@pytest.mark.rule("SP-ASK-1")
def test_who_has_no_coins_is_asked_as_well() -> None:
    t = lot("gl-barca", coins=(0, 5, 0, 5))
    t.play(seals(0, 1, 0, 0))
    assert [seat for seat, _ in t.questions()] == [0, 1, 2, 3]
    assert list(t.offered(0)) == [0]


def test_nobody_bids_what_he_does_not_have() -> None:
    t = lot("gl-barca")
    with pytest.raises(Illegal):
        t.play(seals(6, 0, 0, 0))


@pytest.mark.rule("SP-EXAMPLE-15", "SP-AUCTION-5", "SP-AUCTION-6", "SP-28")
def test_agron_for_nobody(calls: Calls) -> None:
    t = lot(AGRON)
    t.play(seals(0, 2, 3, 3))
    assert t.s.queue == (JOHN, LIZ)
    assert (t.s.coins, t.s.staked) == ([5, 5, 2, 2], [0, 0, 3, 3])
    assert t.told("bids_tied") == [(0, 3, JOHN, LIZ)]
    t.asked.clear()
    t.play(seals(1, 1))
    assert t.questions() == [(JOHN, "bid"), (LIZ, "bid")]
    assert list(t.offered(0)) == list(t.offered(1)) == [0, 1, 2]
    assert t.s.staked == [0, 0, 4, 4]
    t.play(seals(0, 0))
    assert (t.s.coins, t.s.staked) == ([5, 5, 5, 5], [0, 0, 0, 0])
    assert t.s.market_discard == [AGRON]
    assert t.told("lot_discarded") == [(0, AGRON)]
    assert len(t.told("bids_tied")) == 2
    assert t.s.step == "lot_settled"
    assert [call for call in calls if call[0] == "auction_over"] == [("auction_over", 0)]


@pytest.mark.rule("SP-AUCTION-6")
def test_the_auction_fails_if_nobody_bids() -> None:
    t = lot(AGRON)
    t.play(seals(0, 0, 0, 0))
    assert t.s.market_discard == [AGRON]
    assert t.told("bids_tied") == []


@pytest.mark.rule("SP-28")
def test_with_nothing_left_one_loses_to_a_rival_who_adds_a_coin() -> None:
    t = lot(AGRON, coins=(3, 4, 3, 0))
    t.play(seals(3, 3, 3, 0))
    t.play(seals(0, 1, 0))
    assert t.cards(1) == [AGRON]
    assert t.s.coins == [3, 0, 3, 0]


@pytest.mark.rule("SP-28")
def test_who_falls_behind_takes_the_stack_back_and_is_out() -> None:
    t = lot(AGRON, coins=(9, 9, 9, 9))
    t.play(seals(3, 3, 3, 0))
    t.play(seals(1, 2, 2))
    assert t.s.queue == (1, 2)
    assert (t.s.coins, t.s.staked) == ([9, 4, 4, 9], [0, 5, 5, 0])
    t.play(seals(0, 4))
    assert (t.s.coins, t.cards(2)) == ([9, 9, 0, 9], [AGRON])


@pytest.mark.rule("SP-28", "SP-56")
def test_a_tied_bidder_may_be_helped_out() -> None:
    t = lot(AGRON, coins=(3, 3, 2, 0))
    t.play(seals(3, 3, 0, 0))
    t.play(gift(2, 0, 2), seals(2, 0))
    assert t.cards(0) == [AGRON]
    assert t.s.coins == [0, 3, 0, 0]


@pytest.mark.rule("SP-56", "SP-64")
def test_coins_that_were_given_away_cannot_be_bid() -> None:
    t = lot(AGRON)
    with pytest.raises(Illegal):
        t.play(gift(0, 1, 3), seals(5, 0, 0, 0))
    t = lot(AGRON)
    t.play(gift(0, 1, 3), seals(2, 8, 0, 0))
    assert t.s.coins == [2, 0, 5, 5]


def test_bids_lie_on_the_table_while_the_window_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    t = lot(AGRON)
    seen: list[list[int]] = []

    async def window(s: object, kind: str) -> None:
        seen.append(t.s.coins[:])

    monkeypatch.setattr("munera.games.spartacus.reactions.window", window)
    t.play(seals(1, 2, 3, 4))
    assert seen == [[4, 3, 2, 1]]
    assert t.s.coins == [5, 5, 5, 1]


@pytest.mark.rule("SP-93")
def test_who_conceded_bids_nothing() -> None:
    t = lot(AGRON)
    t.s.left = (0, 1)
    t.play(seals(2, 1))
    assert t.told("bids") == [(0, (0, 0), (1, 0), (2, 2), (3, 1))]


# ---------------------------------------------------------------------- hosting


def hosting(coins: tuple[int, ...] = (9, 9, 9, 9)) -> Table:
    t = Table("market", "lot", coins=coins, hidden=HIDDEN, done=HIDDEN, row=("",), revealed=1, peeked=((),))
    t.play()
    return t


@pytest.mark.rule("SP-HOSTING-1", "SP-HOSTING-2", "SP-HOSTING-4", "SP-58", "SP-WINDOW-17", "SP-WINDOW-18")
def test_the_highest_bid_takes_the_host_token(calls: Calls) -> None:
    t = hosting()
    t.play(seals(1, 0, 4, 2))
    assert t.asked[0].about == "host"
    assert (t.s.host, t.s.coins) == (2, [9, 9, 5, 9])
    assert t.why("pays_bank", "hosting") == [(2, 4)]
    assert t.told("becomes_host") == [(2,)]
    assert (t.s.hidden, t.s.done, t.s.row, t.s.peeked) == ((), (), (), ())
    assert t.told("purses_open") == [(9, 9, 5, 9)]
    assert t.knew("purses_open") == ()
    assert ("auction_over", "host") in calls
    assert ("bids", 2, "host", 4) in calls
    t.play()
    assert calls[-1] == ("quiet",)
    assert t.s.step == "phase_end"


@pytest.mark.rule("SP-EXAMPLE-16", "SP-29", "SP-HOSTING-3")
def test_a_roll_for_hosting() -> None:
    t = hosting((8, 5, 6, 8))
    t.play(seals(8, 5, 6, 8))
    assert t.s.queue == (PETE, LIZ)
    t.s.loaded = [3, 5]
    t.play(seals(0, 0))
    assert (t.s.host, t.s.coins) == (LIZ, [8, 5, 6, 8])
    assert t.told("roll_off") == [((PETE, LIZ), (3, 5))]


@pytest.mark.rule("SP-EXAMPLE-16", "SP-29", "SP-65")
def test_the_winner_of_the_roll_may_have_to_pay() -> None:
    t = hosting((8, 5, 6, 8))
    t.s.options["host_rolloff_pays"] = True
    t.play(seals(8, 5, 6, 8))
    t.s.loaded = [3, 5]
    t.play(seals(0, 0))
    assert (t.s.host, t.s.coins) == (LIZ, [8, 5, 6, 0])
    assert t.s.staked == [0, 0, 0, 0]


@pytest.mark.rule("SP-29", "SP-68")
def test_if_nobody_bids_all_roll_and_the_tied_roll_again() -> None:
    t = hosting()
    t.s.loaded = [6, 2, 6, 6, 1, 4, 4, 2, 3]
    t.play(seals(0, 0, 0, 0))
    rolls = [((0, 1, 2, 3), (6, 2, 6, 6)), ((0, 2, 3), (1, 4, 4)), ((2, 3), (2, 3))]
    assert t.told("roll_off") == rolls
    assert t.knew("roll_off") == ()
    assert t.s.host == 3


def test_who_is_tied_for_hosting_bids_again() -> None:
    t = hosting()
    t.play(seals(3, 3, 0, 0))
    assert t.s.step == "host_bid"
    t.play(seals(2, 1))
    assert (t.s.host, t.s.coins) == (0, [4, 9, 9, 9])

"""Open Market: assets are sold and traded without turns, until all have picked up their coins."""

from __future__ import annotations

import pytest

from munera.games.spartacus.cards.table import CARDS
from munera.kernel import Illegal
from munera.testing.spartacus import Table, arena, auction, card, house, intrigue, market, upkeep
from munera.testing.spartacus.titles import CELT, COOK, GUARD, SWORD

NAEVIA = "sl-naevia"


def all_done(m: Table, *seats: int) -> None:
    for seat in seats:
        m.answer("done", seat)


@pytest.mark.rule("SP-MARKET-1")
def test_open_market_then_the_auction_then_the_bid_for_hosting() -> None:
    m = market(house(coins=2), house(), house(), market=[CELT, NAEVIA, SWORD])
    assert (m.kind, m.view(None)["row"]) == ("open_market", [])
    all_done(m, 2, 0, 1)
    for lot in range(3):
        assert [(ask.kind, ask.about) for ask in m.match.pending] == [("bid", lot)] * 3
        m.bids(0, 0, 0)
    assert [(ask.kind, ask.about) for ask in m.match.pending] == [("bid", "host")] * 3
    m.bids(2, 0, 0)
    assert m.state.phase == "arena"


@pytest.mark.rule("SP-MARKET-2")
@pytest.mark.parametrize("price", [0, 1, 40])
def test_an_asset_changes_hands_at_any_price_that_both_agree_on(price: int) -> None:
    m = market(house(NAEVIA), house(coins=40), house())
    naevia = m.asset(NAEVIA)
    assert CARDS[NAEVIA].value == 4
    offer = m.offer(0, 1, goods=[naevia.id], wants=price)
    assert m.coins() == [0, 40, 0]  # an offer alone moves nothing
    m.act(1, "accept", offer)
    assert (m.owned(0), m.owned(1), m.coins()) == ([], [NAEVIA], [price, 40 - price, 0])
    assert m.asset(NAEVIA).ready


@pytest.mark.rule("SP-MARKET-2")
def test_assets_are_exchanged_for_other_assets() -> None:
    m = market(house(CELT, GUARD), house(SWORD, coins=3), house())
    offer = m.offer(0, 1, goods=[m.asset(CELT).id, m.asset(GUARD).id], asks=[m.asset(SWORD).id], wants=2)
    m.act(1, "accept", offer)
    assert (m.owned(0), m.owned(1), m.coins()) == ([SWORD], [CELT, GUARD], [2, 1, 0])


@pytest.mark.rule("SP-MARKET-3", "SP-WINDOW-12")
def test_all_are_asked_at_once_and_the_first_to_act_acts() -> None:
    m = market(house(CELT), house(SWORD), house(NAEVIA), house(), host=2)
    assert sorted(m.asked()) == [(seat, "open_market") for seat in range(4)]
    m.answer(("sell", SWORD), 1)
    m.answer(("sell", CELT), 0)
    assert sorted(m.asked()) == [(seat, "open_market") for seat in range(4)]
    assert [ask.default() for ask in m.match.pending] == ["done"] * 4
    assert (m.learned(2, "sells"), m.learned(0, "sells")) == ([(1, 2, SWORD), (0, 1, CELT)], [(1, 2, SWORD)])


@pytest.mark.rule("SP-MARKET-3", "SP-MARKET-5")
def test_all_are_asked_at_once_and_offered_their_assets_but_no_card_of_the_hand() -> None:
    m = market(house(COOK, COOK, "sl-debtor", hand=[GUARD, "re-destitute"]), house(), house(), house())
    assert sorted(m.asked()) == [(seat, "open_market") for seat in range(4)]
    assert m.offered(0) == ["done", ("sell", 1), ("sell", 3)]  # of two alike the oldest
    assert m.ask(0).default() == "done"


def test_assets_with_other_tokens_can_be_told_apart() -> None:
    m = market(house(CELT, card(CELT, favour=1)), house(), house())
    assert m.offered(0) == ["done", ("sell", 1), ("sell", 2)]


@pytest.mark.rule("SP-MARKET-4")
@pytest.mark.parametrize("asset", [CELT, NAEVIA, SWORD, GUARD])
def test_assets_go_to_another_player_in_open_market_only(asset: str) -> None:
    houses = (house(asset, coins=5), house(coins=5), house())
    terms = (0, (1,), False, 0, (1,), 1, (), (), (), 0)
    assert market(*houses).may_act(0, "offer", terms)
    for moment in (upkeep, intrigue, auction, arena):
        m = moment(*houses)
        assert not m.may_act(0, "offer", terms)
        assert m.may_act(0, "give", 1, 5)  # coins may go at any time


@pytest.mark.rule("SP-MARKET-5")
def test_cards_of_the_hand_are_neither_sold_nor_traded() -> None:
    m = market(house(CELT, hand=["sc-robbery", GUARD]), house(coins=9), house())
    assert m.offered(0) == ["done", ("sell", m.asset(CELT).id)]
    for title in ("sc-robbery", GUARD):
        for word in ("cash", "sell"):
            with pytest.raises(Illegal):
                m.match.answer(0, (word, title))
        assert not m.may_act(0, "offer", (0, (1,), False, 0, (title,), 1, (), (), (), 0))
    m.act(0, "lay")  # on the table the guard is an asset
    m.answer(("sell", GUARD), 0)
    assert (m.coins()[0], m.discards()) == (1, [GUARD])


@pytest.mark.rule("SP-SALE-1")
@pytest.mark.parametrize(
    ("asset", "value"), [("gl-spartacus", 5), (CELT, 2), (NAEVIA, 4), (SWORD, 2), ("eq-net", 1)]
)
def test_the_bank_buys_an_asset_for_its_printed_value(asset: str, value: int) -> None:
    m = market(house(asset, coins=1), house(), house(), market_discard=["sl-cook"])
    m.answer(("sell", asset), 0)
    assert (m.coins(), m.owned(0)) == ([1 + value, 0, 0], [])
    assert m.state.market_discard == ["sl-cook", asset]
    assert m.event("sells") == (0, 1, asset)
    assert m.event("bank_pays") == (0, value, "sale")


@pytest.mark.rule("SP-SALE-1", "SP-EXHAUST-2")
def test_an_exhausted_asset_is_not_sold_and_the_reason_is_told() -> None:
    m = market(house(card(CELT, ready=False), card(NAEVIA, injured=True), SWORD), house(), house())
    assert m.offered(0) == ["done", ("sell", 3)]
    assert m.ask(0).refused() == {("sell", 1): "exhausted", ("sell", 2): "exhausted"}


@pytest.mark.rule("SP-SALE-2")
def test_who_is_done_is_asked_no_more_and_when_all_are_the_auction_begins() -> None:
    m = market(house(CELT, coins=4), house(), house(), market=[SWORD])
    all_done(m, 0, 2)
    assert m.asked() == [(1, "open_market")]
    assert m.event("market_closed") is None
    all_done(m, 1)
    assert m.events_of("market_done") == [(0,), (2,), (1,)]
    assert m.learned(1, "market_done") == [(0,), (2,)]
    assert m.event("market_closed") == ()
    assert m.event("lot_revealed") == (0, SWORD)
    assert m.owned(0) == [CELT]


@pytest.mark.rule("SP-SALE-3")
def test_coins_are_hidden_from_being_done_until_hosting_is_decided() -> None:
    m = market(house(coins=7), house(coins=2), house(), market=[CELT, NAEVIA, SWORD])

    def sees(viewer: int | None) -> list[int | None]:
        return [seen["coins"] for seen in m.view(viewer)["houses"]]

    assert sees(1) == sees(None) == [7, 2, 0]
    all_done(m, 0)
    assert sees(0) == [7, 2, 0]
    assert sees(1) == sees(None) == [None, 2, 0]
    all_done(m, 1, 2)
    assert sees(1) == [None, 2, None]
    for _ in range(3):
        m.bids(0, 0, 0)
        assert sees(1) == [None, 2, None]
    m.bids(1, 0, 0)
    assert m.event("purses_open") == (6, 2, 0)
    assert sees(1) == sees(None) == [6, 2, 0]


@pytest.mark.rule("SP-26")
def test_tokens_travel_with_the_card() -> None:
    m = market(house(card(CELT, favour=2)), house(coins=1), house())
    m.act(1, "accept", m.offer(0, 1, goods=[1], wants=1))
    assert (m.asset(CELT).owner, m.asset(CELT).favour) == (1, 2)


@pytest.mark.rule("SP-26")
def test_only_ready_assets_are_traded() -> None:
    m = market(house(card(CELT, ready=False)), house(card(NAEVIA, injured=True), coins=5), house())
    assert not m.may_act(0, "offer", (0, (1,), False, 0, (1,), 1, (), (), (), 0))
    assert not m.may_act(0, "offer", (0, (1,), False, 0, (), 0, (2,), (), (), 0))


@pytest.mark.rule("SP-26")
def test_an_offer_whose_parts_are_gone_lapses() -> None:
    m = market(house(CELT, SWORD), house(NAEVIA, coins=9), house(coins=9))
    sold = m.offer(0, (1, 2), goods=[m.asset(CELT).id], wants=3)
    wanted = m.offer(0, 1, gives=0, asks=[m.asset(NAEVIA).id], promises=[("invite",)])
    other = m.offer(0, 2, goods=[m.asset(SWORD).id], wants=1)
    m.answer(("sell", CELT), 0)
    assert m.events_of("offer_lapsed") == [(sold,)]
    m.act(2, "accept", m.offer(1, 2, goods=[m.asset(NAEVIA).id], wants=1))
    assert m.events_of("offer_lapsed") == [(sold,), (wanted,)]
    assert [(*offer,) for offer in m.state.offers] == [other]
    m.act(2, "accept", other)
    assert m.owned(2) == [SWORD, NAEVIA]


@pytest.mark.rule("SP-26")
def test_being_done_can_be_taken_back_which_opens_the_purse() -> None:
    m = market(house(CELT, coins=7), house(), house())
    all_done(m, 0)
    assert m.view(1)["houses"][0]["coins"] is None
    m.act(0, "reopen")
    assert m.view(1)["houses"][0]["coins"] == 7
    assert m.event("reopens") == (0, 7)
    assert m.asked() == [(1, "open_market"), (2, "open_market")]  # the question that is open goes on
    m.answer("done", 1)
    assert (0, "open_market") in m.asked()
    m.answer(("sell", CELT), 0)
    assert m.coins()[0] == 9


@pytest.mark.rule("SP-26")
def test_who_is_done_still_gives_and_gets_coins() -> None:
    m = market(house(coins=7), house(coins=1), house())
    all_done(m, 0)
    m.act(0, "give", 1, 3)
    m.act(1, "give", 0, 4)
    assert m.coins() == [8, 0, 0]


@pytest.mark.rule("SP-80")
def test_who_is_done_neither_sells_nor_trades_and_their_offers_of_assets_end() -> None:
    m = market(house(CELT, coins=5), house(SWORD, coins=5), house(coins=5))
    goods = m.offer(0, 1, goods=[1], wants=1)
    coins = m.offer(0, 1, gives=2)
    theirs = m.offer(1, 0, goods=[2], wants=1)
    all_done(m, 0)
    assert [(*offer,) for offer in m.state.offers] == [coins]
    assert m.events_of("offer_lapsed") == [(goods,), (theirs,)]
    with pytest.raises(Illegal):
        m.match.answer(0, ("sell", 1))
    assert not m.may_act(0, "offer", goods)
    assert not m.may_act(1, "offer", theirs)
    assert m.may_act(1, "accept", coins)
    m.act(0, "reopen")
    assert m.may_act(0, "offer", goods)


@pytest.mark.rule("SP-80")
def test_when_all_are_done_nothing_can_be_taken_back() -> None:
    m = market(house(coins=5), house(), house())
    all_done(m, 0, 1)
    assert m.may_act(0, "reopen")
    all_done(m, 2)
    assert m.kind == "bid"
    assert not any(m.may_act(seat, "reopen") for seat in range(3))


@pytest.mark.rule("SP-27")
def test_an_exchange_is_enforced_and_promises_are_not() -> None:
    m = market(house(CELT, coins=1), house(coins=5), house(), market=["eq-net", NAEVIA, SWORD])
    m.act(1, "accept", m.offer(0, 1, goods=[1], wants=2, promises=[("no_bid", 0)], returns=[("no_bid", 0)]))
    assert (m.owned(1), m.coins()) == ([CELT], [3, 3, 0])
    all_done(m, 0, 1, 2)
    assert (m.offered(0), m.offered(1)) == ([0, 1, 2, 3], [0, 1, 2, 3])
    m.bids(3, 0, 0)
    assert m.owned(0) == ["eq-net"]
    assert m.event("promise_broken") == (0, 1, "no_bid", 0)
    assert m.coins() == [0, 3, 0]  # nothing comes back


@pytest.mark.rule("SP-27")
def test_only_coins_move_outside_open_market() -> None:
    m = intrigue(house(CELT, coins=3), house(SWORD, coins=3), house())
    assert not m.may_act(0, "offer", (0, (1,), False, 0, (1,), 1, (), (), (), 0))
    assert m.may_act(0, "offer", (0, (1,), False, 0, (), 1, (), (), (), 0))
    assert m.may_act(0, "offer", (0, (1,), False, 3, (), 0, (), (), (("thumb", "up"),), 0))

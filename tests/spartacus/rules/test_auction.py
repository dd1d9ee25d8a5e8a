"""The Auction: a row of lots, and sealed bids on one after the other."""

from __future__ import annotations

from itertools import chain
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from munera.games.spartacus.cards.table import BASE, MARKET
from munera.games.spartacus.intrigue import reactions
from munera.games.spartacus.rulebook import BOOK
from munera.games.spartacus.table.records import NOBODY
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Illegal, Seat
from munera.kernel.state import take
from munera.testing.spartacus import Table, auction, card, house
from munera.testing.spartacus.titles import AGRON, NET, SWORD
from tests.compiled import patches
from tests.properties import same_examples

NAEVIA = "sl-naevia"
LOTS = [AGRON, NAEVIA, SWORD, NET]


def sale(*coins: int, **given: Any) -> Table:
    """A row of famous lots, and houses with nothing but coins."""
    return auction(*(house(coins=n) for n in coins), market=LOTS, **given)


def stacks(m: Table) -> list[int]:
    """What lies on the table in a tie."""
    return list(m.state.staked)


@pytest.mark.rule("SP-AUCTION-1")
@pytest.mark.parametrize("players", [3, 4])
def test_a_lot_for_every_player_and_the_first_is_turned_up(players: int) -> None:
    m = sale(*[5] * players)
    assert m.event("row_dealt") == (players,)
    assert m.view(0)["row"] == m.view(None)["row"] == [AGRON] + [None] * (players - 1)
    assert m.events_of("lot_revealed") == [(0, AGRON)]


@pytest.mark.rule("SP-AUCTION-2")
def test_each_lot_is_settled_before_the_next_is_turned_up() -> None:
    m = sale(5, 5, 5)
    m.bids(1, 0, 0)
    assert m.view(1)["row"] == ["", NAEVIA, None]
    m.bids(1, 1, 0)  # tied: the lot is not settled
    assert m.events_of("lot_revealed") == [(0, AGRON), (1, NAEVIA)]
    m.bids(0, 1)
    assert m.events_of("lot_revealed") == [(0, AGRON), (1, NAEVIA), (2, SWORD)]
    bidding = m.kinds("lot_revealed", "bids", "lot_won")
    assert bidding == [
        "lot_revealed",
        "bids",
        "lot_won",
        "lot_revealed",
        "bids",
        "bids",
        "lot_won",
        "lot_revealed",
    ]


@pytest.mark.rule("SP-AUCTION-3", "SP-WINDOW-14")
def test_all_bid_in_secret_from_nothing_to_all_coins_and_bids_are_shown_together() -> None:
    m = sale(5, 0, 2)
    assert sorted(m.asked()) == [(0, "bid"), (1, "bid"), (2, "bid")]  # also who has no coin (SP-ASK-1)
    assert [m.offered(seat) for seat in range(3)] == [list(range(6)), [0], [0, 1, 2]]
    assert [ask.default() for ask in m.match.pending] == [0, 0, 0]
    m.answer(4, 0)
    m.answer(0, 1)
    assert m.events_of("bids") == []
    assert b'"mine":[4]' in m.match.sent(0)
    assert b'"mine":[4]' not in m.match.sent(2)
    m.answer(2, 2)
    assert m.event("bids") == (0, (0, 4), (1, 0), (2, 2))


@pytest.mark.rule("SP-AUCTION-4")
def test_the_highest_bid_pays_the_bank_and_takes_the_card_and_nobody_else_pays() -> None:
    m = sale(5, 5, 5, 5)
    m.bids(1, 4, 3, 0)
    assert m.coins() == [5, 1, 5, 5]
    assert m.owned(1) == [AGRON]
    assert m.event("lot_won") == (1, 0, AGRON, m.asset(AGRON).id)
    assert m.events_of("pays_bank") == [(1, 4, "auction")]


@pytest.mark.rule("SP-AUCTION-5")
def test_only_the_tied_bid_again_and_what_they_bid_is_added_up() -> None:
    m = sale(9, 9, 9, 9)
    m.bids(3, 2, 3, 3)
    assert m.event("bids_tied") == (0, 3, 0, 2, 3)
    assert sorted(m.asked()) == [(0, "bid"), (2, "bid"), (3, "bid")]
    assert (stacks(m), m.coins()) == ([3, 0, 3, 3], [6, 9, 6, 6])
    m.bids(2, 0, 2)
    assert sorted(m.asked()) == [(0, "bid"), (3, "bid")]
    assert (stacks(m), m.coins()) == ([5, 0, 0, 5], [4, 9, 9, 4])
    m.bids(1, 0)
    assert (m.owned(0), m.coins(), stacks(m)) == ([AGRON], [3, 9, 9, 9], [0, 0, 0, 0])


@pytest.mark.rule("SP-AUCTION-6")
@pytest.mark.parametrize("rounds", [[(0, 0, 0)], [(3, 3, 1), (0, 0)], [(2, 2, 2), (1, 1, 0), (0, 0)]])
def test_it_fails_when_all_who_still_bid_bid_nothing(rounds: list[tuple[int, ...]]) -> None:
    m = sale(5, 5, 5)
    for bids in rounds:
        m.bids(*bids)
    assert m.event("lot_discarded") == (0, AGRON)
    assert m.state.market_discard == [AGRON]
    assert (m.coins(), stacks(m)) == ([5, 5, 5], [0, 0, 0])
    assert m.events_of("lot_won") == m.events_of("pays_bank") == []


@pytest.mark.rule("SP-28")
def test_in_a_tie_one_bids_what_is_left_beside_the_stack() -> None:
    m = sale(3, 5, 1)
    m.bids(3, 3, 0)
    assert (m.offered(0), m.offered(1)) == ([0], [0, 1, 2])  # who has nothing left is asked and stays in
    m.bids(0, 1)
    assert (m.owned(1), m.coins()) == ([AGRON], [3, 1, 1])


@pytest.mark.rule("SP-28")
def test_who_has_nothing_left_may_be_helped() -> None:
    m = sale(3, 5, 1)
    m.bids(3, 3, 0)
    m.act(2, "give", 0, 1)
    assert m.offered(0) == [0, 1]
    m.bids(1, 0)
    assert (m.owned(0), m.coins()) == ([AGRON], [0, 5, 0])


@pytest.mark.rule("SP-28")
def test_who_is_below_the_highest_total_takes_the_stack_back() -> None:
    m = sale(6, 6, 6)
    m.bids(2, 2, 2)
    m.bids(3, 3, 1)
    assert sorted(m.asked()) == [(0, "bid"), (1, "bid")]
    assert (m.coins(), stacks(m)) == ([1, 1, 6], [5, 5, 0])


@pytest.mark.rule("SP-30")
def test_a_short_market_deck_is_made_anew_from_its_discards() -> None:
    m = scarce([AGRON], [NAEVIA, SWORD, NET])
    assert m.event("market_reshuffled") == (3,)
    assert (m.event("row_dealt"), m.state.row[0]) == ((3,), AGRON)
    assert sorted([*m.state.row[1:], *m.state.market]) == sorted([NAEVIA, SWORD, NET])
    assert m.state.market_discard == []


@pytest.mark.rule("SP-30")
def test_with_too_few_cards_there_are_fewer_lots() -> None:
    m = scarce([AGRON], [NAEVIA])
    assert m.event("row_dealt") == (2,)
    m.bids(0, 0, 0)
    m.bids(0, 0, 0)
    assert [ask.about for ask in m.match.pending] == ["host"] * 3


@pytest.mark.rule("SP-30")
def test_with_nothing_left_hosting_follows_at_once() -> None:
    m = scarce([], [])
    assert m.event("row_dealt") == (0,)
    assert [(ask.kind, ask.about) for ask in m.match.pending] == [("bid", "host")] * 3


def scarce(deck: list[str], discards: list[str]) -> Table:
    """All other cards of the market lie exhausted in the first house."""
    rest = BASE.whole(MARKET)
    take(rest, [*deck, *discards])
    return auction(
        house(*(card(title, ready=False) for title in rest), coins=1),
        house(),
        house(),
        market=deck,
        market_discard=discards,
    )


@pytest.mark.rule("SP-31")
def test_the_row_is_fixed_and_the_lots_come_from_left_to_right() -> None:
    m = sale(1, 1, 1)
    m.bids(0, 0, 0)  # a discarded lot is not replaced
    assert m.view(0)["row"] == ["", NAEVIA, None]
    m.bids(1, 0, 0)
    m.bids(0, 0, 0)
    assert m.events_of("lot_revealed") == [(0, AGRON), (1, NAEVIA), (2, SWORD)]
    assert m.ask(0).about == "host"
    assert m.state.market[-1] == NET


@pytest.mark.rule("SP-31", "SP-WINDOW-13")
def test_informants_look_in_priority_order_also_at_the_same_lot() -> None:
    m = auction(house("sl-camila"), house(), house("sl-merchants-scribe"), market=LOTS, host=1)
    assert m.asked() == [(2, "informant")]
    scribe, camila = m.asset("sl-merchants-scribe").id, m.asset("sl-camila").id
    assert m.offered() == ["pass", (scribe, 0), (scribe, 1), (scribe, 2)]
    m.answer((scribe, 1))
    assert m.asked() == [(0, "informant")]
    m.answer((camila, 1))
    assert m.events_of("looks_at_lot") == [(2, scribe, "sl-merchants-scribe", 1), (0, camila, "sl-camila", 1)]
    assert m.kind == "bid"
    assert m.ready(0) == m.ready(2) == []
    assert [m.view(seat)["row"][1] for seat in (0, 1, 2, None)] == [NAEVIA, None, NAEVIA, None]
    assert [("lot_seen", 1, NAEVIA) in m.match.events(seat) for seat in (0, 1, 2, None)] == [
        True,
        False,
        True,
        False,
    ]


@pytest.mark.rule("SP-WINDOW-13")
def test_an_informant_may_rest_and_only_owners_of_a_ready_one_are_asked() -> None:
    m = auction(house(card("sl-camila", ready=False)), house("sl-merchants-scribe"), house(), market=LOTS)
    assert m.asked() == [(1, "informant")]
    assert m.ask().default() == "pass"
    m.answer("pass")
    assert (m.kind, m.ready(1)) == ("bid", ["sl-merchants-scribe"])


@pytest.mark.rule("SP-31")
def test_who_owns_both_informants_looks_twice_or_passes() -> None:
    m = auction(house("sl-camila", "sl-merchants-scribe"), house(), house(), market=LOTS)
    m.answer((2, 0))
    m.answer((1, 2))
    assert m.state.peeked == ((0,), (), (0,))
    m = auction(house("sl-camila", "sl-merchants-scribe"), house(), house(), market=LOTS)
    m.answer("pass")
    assert m.ready(0) == ["sl-camila", "sl-merchants-scribe"]
    assert (m.learned(1, "looks_no_more"), m.learned(0, "looks_no_more")) == ([(0,)], [])


@pytest.mark.rule("SP-81")
def test_a_won_card_is_ready_at_once() -> None:
    m = auction(house(coins=2), house(), house(), market=["gl-celt-warrior", NAEVIA, SWORD])
    for bid in (1, 0, 0, 1):  # they host as well
        m.bids(bid, 0, 0)
    assert m.ready(0) == ["gl-celt-warrior"]
    m.answer_by_default("audience")
    m.answer(0)  # invites themselves
    m.answer("accept")
    assert m.event("commits") == (0, m.asset("gl-celt-warrior").id, "gl-celt-warrior", 0)


@pytest.mark.rule("SP-WINDOW-15")
def test_nobody_is_asked_when_bids_are_opened() -> None:
    hands = ["sc-robbery", "re-jupiters-cock", "re-empty-brothel", "re-destitute"]
    m = auction(*(house("sl-cook", "gl-celt-warrior", coins=9, hand=[hand]) for hand in hands[:2]), house(coins=9))
    m.bids(1, 1, 0)
    assert [ask.kind for ask in m.match.pending] == ["bid", "bid"]


def test_bids_lie_on_the_table_while_the_window_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    patches(reactions)
    seen: list[tuple[str, list[int]]] = []

    async def window(s: Spartacus, kind: str, subject: Seat = NOBODY, but: Seat = NOBODY) -> None:
        seen.append((kind, s.coins[:]))

    m = sale(5, 5, 5, 5)
    monkeypatch.setattr(reactions, "window", window)
    m.bids(1, 2, 3, 4)
    assert seen == [("bids_revealed", [4, 3, 2, 1])]
    assert m.coins() == [5, 5, 5, 1]


@pytest.mark.rule("SP-WINDOW-16")
def test_a_settled_lot_is_followed_by_a_quiet_window() -> None:
    m = auction(
        house("gl-celt-warrior", coins=3, hand=["re-empty-brothel"]),
        house("sl-cook", "gl-celt-warrior", coins=1, hand=["re-destitute"]),
        house("sl-cook", "gl-syrian-warrior"),
        market=LOTS,
    )
    m.bids(3, 0, 0)
    assert m.asked() == [(0, "react"), (1, "react")]  # 2 has no cards
    assert m.offered(1) == ["pass"]  # no Destitute! in the Market Phase
    assert m.offered(0) == ["pass", ("play", "re-empty-brothel", 0)]
    assert [ask.default() for ask in m.match.pending] == ["pass", "pass"]
    m.seal()
    assert m.event("lot_revealed") == (1, NAEVIA)


@same_examples
@given(st.lists(st.integers(0, 9), min_size=3, max_size=4), st.data())
def test_an_auction_moves_coins_only_from_its_winner_to_the_bank(coins: list[int], data: st.DataObject) -> None:
    m = sale(*coins)
    while m.events_of("lot_won") == m.events_of("lot_discarded") == []:
        bids = [data.draw(st.sampled_from(m.offered(ask.seat))) for ask in m.match.pending]
        for ask, bid in zip(m.match.pending, bids, strict=True):
            m.match.answer(ask.seat, bid)
        assert [at_hand + stack for at_hand, stack in zip(m.coins(), stacks(m), strict=True)] == [
            n - sum(paid for who, paid, _ in m.events_of("pays_bank") if who == seat)
            for seat, n in enumerate(coins)
        ]
    rounds = [dict(bids) for _, *bids in m.events_of("bids")]
    totals = {seat: sum(bids.get(seat, 0) for bids in rounds) for seat in rounds[0]}
    last = {seat: totals[seat] for seat in rounds[-1]}
    if m.events_of("lot_won"):
        winner = max(last, key=lambda seat: last[seat])
        assert list(last.values()).count(last[winner]) == 1
        assert m.events_of("pays_bank") == [(winner, last[winner], "auction")]
        assert m.owned(winner) == [AGRON]
    else:
        assert not any(rounds[-1].values())
        assert m.coins() == coins


def test_nobody_bids_more_than_they_have() -> None:
    m = sale(2, 2, 2)
    for bid in chain((3, -1), ("all", True)):
        with pytest.raises(Illegal):
            m.match.answer(0, bid)


def test_who_plays_alone_bids_nothing_unasked_with_an_empty_purse() -> None:
    """A hidden purse is nobody's business; an offer of coins may fill it (SP-ASK-1)."""
    m = sale(0, 5, 0)
    assert [BOOK.settled(m.state, m.ask(seat)) for seat in (0, 1)] == [None, None]
    assert [BOOK.settled(m.state, m.ask(seat), alone=True) for seat in (0, 1)] == [(0,), None]
    m.offer(1, 0, private=True, gives=2)
    assert BOOK.settled(m.state, m.ask(0), alone=True) is None

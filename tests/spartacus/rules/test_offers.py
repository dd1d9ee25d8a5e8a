"""Offers: made, countered, accepted as one exchange, public or private; shown cards; the audience."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spartacus.table import Table, card, combat, fighter, house, intrigue, market, table

CELT, SYRIAN, COOK, SWORD = "gl-celt-warrior", "gl-syrian-warrior", "sl-cook", "eq-sword"


def rich(*hands: list[str]) -> Table:
    """Four houses with five coins each; seat 0 has its intrigue turn."""
    cards = [*hands, *[[]] * 4]
    return intrigue(*(house(coins=5, hand=cards[seat]) for seat in range(4)))


def seen(m: Table, viewer: int | None) -> list[int]:
    """The makers of the offers that a viewer sees."""
    return [offer["maker"] for offer in m.view(viewer)["offers"]]


def heard(m: Table, viewer: int | None, *kinds: str) -> list[str]:
    return [str(event[0]) for event in m.match.events(viewer) if event[0] in kinds]


# ---------------------------------------------------------------------- what may be offered


@pytest.mark.rule("SP-DEAL-1")
@pytest.mark.parametrize("to", [(1,), (1, 3), (1, 2, 3)])
def test_an_offer_goes_to_one_several_or_all(to: tuple[int, ...]) -> None:
    m = rich()
    offer = m.offer(0, to, gives=2, promises=[("invite",)], returns=[("support",)])
    assert m.event("offer_made") == (0, offer)
    assert [m.may_act(seat, "accept", offer) for seat in (1, 2, 3)] == [seat in to for seat in (1, 2, 3)]
    (shown,) = m.view(2)["offers"]
    assert (shown["gives"], shown["promises"], shown["returns"]) == (2, [["invite"]], [["support"]])


@pytest.mark.rule("SP-DEAL-1")
def test_coins_at_any_time_ready_assets_in_open_market_only_intrigue_cards_never() -> None:
    houses = (house(CELT, card(SWORD, ready=False), coins=5, hand=["sc-robbery"]), house(COOK, coins=5), house())

    def offer(m: Table, **terms: Any) -> bool:
        told = {"gives": 0, "goods": (), "wants": 0, "asks": ()} | terms
        made = (0, (1,), False, told["gives"], told["goods"], told["wants"], told["asks"], (), (), 0)
        return m.may_act(0, "offer", made)

    for m in (intrigue(*houses), market(*houses)):
        assert offer(m, gives=5)
        assert not offer(m, gives=6)
        assert offer(m, wants=99)  # what another has in the purse is not asked
        assert not offer(m, goods=("sc-robbery",), wants=1)
        assert not offer(m)  # something must be offered
    assert offer(market(*houses), goods=(1,), wants=1)
    assert offer(market(*houses), gives=1, asks=(3,))
    assert not offer(market(*houses), goods=(2,), wants=1)  # exhausted
    assert not offer(market(*houses), goods=(3,), wants=1)  # another's
    assert not offer(intrigue(*houses), goods=(1,), wants=1)
    assert not offer(intrigue(*houses), gives=1, asks=(3,))


# ---------------------------------------------------------------------- accepting


@pytest.mark.rule("SP-DEAL-2")
def test_accepting_carries_out_both_sides_at_once() -> None:
    m = market(house(CELT, coins=1), house(SWORD, COOK, coins=5), house())
    goods, asked = m.asset(CELT).id, m.asset(COOK).id
    m.act(1, "accept", m.offer(0, 1, goods=[goods], asks=[asked], wants=3, promises=[("invite",)]))
    assert (m.owned(0), m.owned(1), m.coins()) == ([COOK], [SWORD, CELT], [4, 2, 0])
    assert m.event("deal") == (0, 1, 0, (goods,), 3, (asked,))
    assert m.event("promise_made") == (0, 1, "invite")
    assert m.state.offers == ()


@pytest.mark.rule("SP-DEAL-2")
def test_an_offer_that_cannot_be_carried_out_moves_nothing() -> None:
    m = rich()
    too_much = m.offer(1, 0, wants=6)
    assert not m.may_act(0, "accept", too_much)  # he has five
    generous = m.offer(1, 0, gives=5, promises=[("invite",)])
    m.act(1, "give", 2, 1)
    m.act(0, "accept", generous)
    assert m.event("offer_void") == (generous,)
    assert m.coins() == [5, 4, 6, 5]
    assert m.state.ledger == ()
    assert [offer.wants for offer in m.state.offers] == [6]


@pytest.mark.rule("SP-DEAL-2")
def test_of_several_the_first_to_accept_has_the_deal() -> None:
    m = rich()
    offer = m.offer(0, (1, 2, 3), gives=2)
    m.act(2, "accept", offer)
    assert m.coins() == [3, 5, 7, 5]
    assert not any(m.may_act(seat, "accept", offer) for seat in (1, 2, 3))


# ---------------------------------------------------------------------- counter, decline, withdraw, lapse


@pytest.mark.rule("SP-DEAL-3")
def test_a_counter_offer_goes_back_to_the_maker_and_leaves_the_first_open() -> None:
    m = rich()
    first = m.offer(0, (1, 2), wants=3)
    counter = (1, (0,), False, 0, (), 1, (), (), (), 1)
    assert not m.may_act(1, "counter", first, (1, (2,), False, 0, (), 1, (), (), (), 1))
    assert not m.may_act(3, "counter", first, (3, (0,), False, 0, (), 1, (), (), (), 1))
    m.act(1, "counter", first, counter)
    assert m.event("offer_countered") == (1, first, counter)
    assert m.may_act(0, "accept", counter)
    assert m.may_act(1, "accept", first)
    assert m.may_act(2, "accept", first)
    assert m.view(1)["offers_left"] == 3


@pytest.mark.rule("SP-DEAL-3")
def test_who_declines_leaves_it_to_the_others() -> None:
    m = rich()
    offer = m.offer(0, (1, 2), wants=3)
    m.act(1, "decline", offer)
    assert m.event("offer_declined") == (1, offer)
    (left,) = m.state.offers
    assert left.to == (2,)
    m.act(2, "decline", (*left,))
    assert m.state.offers == ()


@pytest.mark.rule("SP-DEAL-3")
def test_only_its_maker_withdraws_it() -> None:
    m = rich()
    offer = m.offer(0, 1, wants=3)
    assert not m.may_act(1, "withdraw", offer)
    m.act(0, "withdraw", offer)
    assert (m.state.offers, m.event("offer_withdrawn")) == ((), (0, offer))
    assert not m.may_act(1, "accept", offer)


@pytest.mark.rule("SP-DEAL-3")
def test_offers_lapse_at_the_end_of_the_phase() -> None:
    m = rich()
    offer = m.offer(0, 1, wants=3)
    for _ in range(3):
        m.end_turn()
    assert [(*open_offer,) for open_offer in m.state.offers] == [offer]
    m.end_turn()
    assert (m.state.phase, m.state.offers, m.event("offer_lapsed")) == ("market", (), (offer,))


# ---------------------------------------------------------------------- public or private


@pytest.mark.rule("SP-DEAL-4")
def test_of_a_private_offer_the_others_see_nothing() -> None:
    m = rich()
    offer = m.offer(0, (1, 2), private=True, wants=3, promises=[("invite",)])
    assert [seen(m, viewer) for viewer in (0, 1, 2, 3, None)] == [[0], [0], [0], [], []]
    m.act(1, "decline", offer)
    narrow = (*m.state.offers[0],)
    m.act(0, "withdraw", narrow)
    kinds = ("offer_made", "offer_declined", "offer_withdrawn")
    assert heard(m, 1, *kinds) == ["offer_made", "offer_declined"]  # it was no longer made to him
    assert heard(m, 2, *kinds) == list(kinds)
    assert heard(m, 3, *kinds) == heard(m, None, *kinds) == []
    m.offer(2, 3, wants=1)
    assert [seen(m, viewer) for viewer in (0, 1, 2, 3, None)] == [[2]] * 5


@pytest.mark.rule("SP-DEAL-4")
def test_except_the_coins_and_assets_that_move() -> None:
    m = market(house(CELT), house(coins=5), house())
    m.act(1, "accept", m.offer(0, 1, private=True, goods=[1], wants=2, promises=[("invite",)]))
    kinds = ("offer_made", "offer_accepted", "deal", "asset_moves", "promise_made")
    assert heard(m, 1, *kinds) == list(kinds)
    assert heard(m, 2, *kinds) == heard(m, None, *kinds) == ["deal", "asset_moves"]
    assert m.event("deal") == (0, 1, 0, (1,), 2, ())


# ---------------------------------------------------------------------- shown cards


@pytest.mark.rule("SP-DEAL-5")
def test_a_card_is_shown_to_one_who_knows_it_from_then_on() -> None:
    m = rich(["sc-robbery", "gu-guard"])
    assert not m.may_act(0, "show", "sc-conspiracy", 2)
    assert not m.may_act(0, "show", "sc-robbery", 0)
    m.act(0, "show", "sc-robbery", 2)
    assert [m.view(viewer)["houses"][0]["known"] for viewer in (1, 2, 3, None)] == [[], ["sc-robbery"], [], []]
    assert [("shows", 0, 2) in m.match.events(viewer) for viewer in (0, 1, 2, None)] == [True] * 4
    assert [("shown", 0, 2, "sc-robbery") in m.match.events(viewer) for viewer in (0, 1, 2, None)] == [
        True,
        False,
        True,
        False,
    ]


@pytest.mark.rule("SP-DEAL-5")
def test_also_by_who_is_not_asked() -> None:
    m = rich([], ["gu-guard"])
    assert m.asked() == [(0, "turn")]
    m.act(1, "show", "gu-guard", 3)
    assert m.view(3)["houses"][1]["known"] == ["gu-guard"]


# ---------------------------------------------------------------------- the audience


@pytest.mark.rule("SP-DEAL-6")
def test_before_each_invitation_the_host_has_an_audience() -> None:
    m = table(house(CELT), house(SYRIAN, coins=3), house(COOK, coins=3), house(), moment="invitations")
    assert sorted(m.asked()) == [(1, "audience"), (2, "audience"), (3, "audience")]
    assert [(ask.about, m.offered(ask.seat)) for ask in m.match.pending] == [("invitation", ["ready"])] * 3
    offer = m.offer(1, 0, gives=2, returns=[("invite",)])
    m.act(0, "accept", offer)
    m.idle("audience")
    assert m.asked() == [(0, "invite")]
    later = m.offer(2, 0, gives=3)  # it ends when the Host decides
    m.act(0, "accept", later)
    m.answer(1)
    m.answer("accept")
    assert sorted(m.asked()) == [(1, "audience"), (2, "audience"), (3, "audience")]
    assert m.coins() == [5, 1, 0, 0]


@pytest.mark.rule("SP-DEAL-6")
def test_and_before_the_thumb() -> None:
    houses = (house(), house(CELT), house(SYRIAN, coins=2))
    m = combat(fighter(1, CELT, winner=True), fighter(2, SYRIAN), *houses, moment="decided")
    assert sorted(m.asked()) == [(1, "audience"), (2, "audience")]
    assert {ask.about for ask in m.match.pending} == {"thumb"}
    m.act(0, "accept", m.offer(2, 0, gives=2, returns=[("thumb", "up")]))
    m.idle("audience")
    m.answer("down")
    assert m.event("promise_broken") == (0, 2, "thumb", "up")

"""Offers: made, countered, accepted as one exchange, public or private; shown cards; the audience."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.spartacus.deals import deals
from munera.games.spartacus.rulebook import BOOK
from munera.games.spartacus.table.records import Offer
from munera.kernel import SEALED
from munera.testing.spartacus import Table, card, combat, fighter, house, intrigue, invitations, market, offer_of
from munera.testing.spartacus.titles import CELT, COOK, SWORD, SYRIAN


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
        facts = {"gives": 0, "goods": (), "wants": 0, "asks": ()} | terms
        made = (0, (1,), False, facts["gives"], facts["goods"], facts["wants"], facts["asks"], (), (), 0)
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


ILLEGAL = {
    "for another": offer_of(1, 2, wants=1),
    "to nobody": offer_of(0, (), wants=1),
    "to oneself": offer_of(0, (0, 1), wants=1),
    "to a stranger": offer_of(0, 4, wants=1),
    "not in order": (0, (2, 1), False, 0, (), 1, (), (), (), 0),
    "twice to one": offer_of(0, (1, 1), wants=1),
    "of nothing": offer_of(0, 1),
    "of coins one has not": offer_of(0, 1, gives=6),
    "of a debt": offer_of(0, 1, gives=-1),
    "for a debt": offer_of(0, 1, wants=-1),
    "for too many coins": offer_of(0, 1, wants=100),
    "of coins for coins": offer_of(0, 1, gives=1, wants=1),
    "countering nothing": offer_of(0, 1, wants=1, counters=1),
    "with a word for truth": (0, (1,), 0, 0, (), 1, (), (), (), 0),
    "with truth for a number": offer_of(0, 1, wants=True),
    "with a fraction": offer_of(0, 1, wants=1.0),
    "with a list": (0, [1], False, 0, (), 1, (), (), (), 0),
    "with too little": (0, (1,), False, 0, (), 1),
    "with no promise": offer_of(0, 1, wants=1, promises=(("love",),)),
    "with a promise that is none": offer_of(0, 1, wants=1, promises=("support",)),
    "with three promises": offer_of(
        0, 1, promises=(("no_target", "phase"), ("no_target", "round"), ("pay", 1, "phase_end"))
    ),
    "with promises out of order": offer_of(0, 1, promises=(("support",), ("no_target", "round"))),
    "with a promise twice": offer_of(0, 1, promises=(("support",), ("support",))),
    "with assets outside the market": offer_of(0, 1, goods=(1,)),
}


@pytest.mark.rule("SP-DEAL-1", "SP-INTRIGUE-5")
@pytest.mark.parametrize("case", ILLEGAL)
def test_no_such_offer(case: str) -> None:
    m = intrigue(house(CELT, coins=5), *[house(coins=5)] * 3)
    assert not m.may_act(0, "offer", ILLEGAL[case])


@pytest.mark.rule("SP-MARKET-4", "SP-26", "SP-80", "SP-EXHAUST-2")
def test_assets_are_offered_in_open_market_by_and_to_who_is_not_done() -> None:
    m = market(house(CELT, card(COOK, ready=False), coins=5), house("gu-guard", coins=5), house(), house())
    mine, spent, theirs = (m.asset(title).id for title in (CELT, COOK, "gu-guard"))
    assert m.may_offer(0, 1, goods=(mine,), wants=3, asks=(theirs,))
    assert m.may_offer(0, (1, 2), goods=(mine,), wants=3)
    assert not m.may_offer(0, 1, goods=(spent,), wants=3)
    assert not m.may_offer(0, 1, goods=(theirs,), wants=3)
    assert not m.may_offer(0, 2, asks=(theirs,), gives=3)
    assert not m.may_offer(0, (1, 2), asks=(theirs,), gives=3)
    for done in (1, 0):
        m.answer("done", done)
        assert not m.may_offer(0, 1, goods=(mine,), wants=3, asks=(theirs,))
        assert m.may_offer(0, 1, gives=3)
        m.act(done, "reopen")
    m.state.step = "row"
    assert not m.may_offer(0, 1, goods=(mine,), wants=3, asks=(theirs,))


# ---------------------------------------------------------------------- accepting


@pytest.mark.rule("SP-DEAL-2", "SP-MARKET-2", "SP-49")
def test_an_exchange_happens_at_once_with_tokens_and_champions() -> None:
    m = market(house(card(CELT, champion=True), coins=5), house("gu-guard", coins=5), house(), house())
    champion, guard = m.asset(CELT), m.asset("gu-guard")
    made = m.offer(0, 1, goods=(champion.id,), wants=3, asks=(guard.id,))
    assert list(BOOK.act(m.state, 1, ("accept", made))) == [0, 1]  # whom it concerns
    assert m.coins() == [8, 2, 0, 0]
    assert (m.asset(CELT).owner, m.asset(CELT).champion, m.asset("gu-guard").owner) == (1, True, 0)
    assert m.influence() == [3, 5, 4, 4]
    assert m.state.offers == ()
    assert m.kinds()[:3] == ["offer_made", "offer_accepted", "deal"]
    assert m.events_of("deal") == [(0, 1, 0, (champion.id,), 3, (guard.id,))]
    assert [m.learned(seat, "offer_made") for seat in (0, 1)] == [[], [(0, made)]]
    assert [m.learned(seat, "offer_accepted") for seat in (0, 1)] == [[(1, made)], []]
    assert [m.learned(seat, "deal") for seat in (0, 1)] == [m.events_of("deal"), []]


def test_an_offer_of_assets_that_are_gone_cannot_be_accepted() -> None:
    m = market(house(CELT, coins=5), house(COOK, coins=5), house())
    mine, theirs = m.asset(CELT), m.asset(COOK)
    sells = m.offer(0, 1, goods=(mine.id,), wants=1)
    buys = m.offer(0, 1, gives=1, asks=(theirs.id,))
    assert m.may_act(1, "accept", sells)
    assert m.may_act(1, "accept", buys)
    m.state.exhaust(mine)
    m.state.hand_over((theirs, 2))
    assert not m.may_act(1, "accept", sells)
    assert not m.may_act(1, "accept", buys)


def test_a_promise_whose_occasion_has_passed_cannot_be_accepted() -> None:
    m = market(house(coins=5), house(coins=5), house(), market=[SWORD, CELT, COOK])
    offer = m.offer(0, 1, gives=1, returns=(("no_bid", 0),))
    for seat in range(3):
        m.answer("done", seat)
    assert m.may_act(1, "accept", offer)
    m.bids(0, 0, 0)
    assert not m.may_act(1, "accept", offer)
    assert m.may_act(0, "withdraw", offer)


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
    assert not m.may_act(0, "accept", too_much)  # they have five
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
    for counters in (0, 2):
        assert not m.may_act(1, "counter", first, offer_of(1, 0, wants=1, counters=counters))
    m.act(1, "counter", first, counter)
    assert m.event("offer_countered") == (1, first, counter)
    assert m.may_act(0, "accept", counter)
    assert m.may_act(1, "accept", first)
    assert m.may_act(2, "accept", first)
    assert m.view(1)["offers_left"] == 19


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


def test_an_offer_that_becomes_like_another_one_is_one_with_it() -> None:
    m = rich()
    wide = m.offer(0, (1, 2), gives=2)
    m.offer(0, 2, gives=2)
    m.act(1, "decline", wide)
    assert [offer.to for offer in m.state.offers] == [(2,)]


def test_a_counter_offer_to_a_private_one_is_private() -> None:
    m = rich()
    secret, public = m.offer(0, 1, private=True, wants=2), m.offer(0, 1, wants=2)
    plain, hidden = offer_of(1, 0, gives=1, counters=1), offer_of(1, 0, private=True, gives=1, counters=1)
    assert not m.may_act(1, "counter", secret, plain)
    assert m.may_act(1, "counter", secret, hidden)
    assert m.may_act(1, "counter", public, plain)
    assert m.may_act(1, "counter", public, hidden)


@pytest.mark.rule("SP-80")
def test_who_is_done_withdraws_their_offers_of_assets_and_no_others() -> None:
    m = market(house(CELT, coins=5), house(SYRIAN, coins=5), house(coins=5), house())
    mine, theirs = m.asset(CELT).id, m.asset(SYRIAN).id
    m.offer(0, 1, goods=(mine,), wants=1)
    m.offer(0, 1, wants=1)
    m.offer(1, 0, goods=(theirs,), wants=1)
    both = m.offer(1, (0, 2), goods=(theirs,), wants=1)
    m.offer(1, 2, goods=(theirs,), wants=1)
    m.answer("done", 0)
    assert [(o.maker, o.to, o.goods) for o in m.state.offers] == [
        (0, (1,), ()),
        (1, (0, 2), (theirs,)),
        (1, (2,), (theirs,)),
    ]
    assert not m.may_act(0, "accept", both)
    m.answer("done", 2)
    assert [o.goods for o in m.state.offers] == [()]


@pytest.mark.rule("SP-DEAL-3")
def test_only_its_maker_withdraws_it() -> None:
    m = rich()
    offer = m.offer(0, 1, wants=3)
    assert not m.may_act(1, "withdraw", offer)
    m.act(0, "withdraw", offer)
    assert (m.state.offers, m.event("offer_withdrawn")) == ((), (0, offer))
    assert m.heard(3, "offer_withdrawn") == [(0, offer)]
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
    assert heard(m, 1, *kinds) == ["offer_made", "offer_declined"]  # it was no longer made to them
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


SAID: list[tuple[Any, ...]] = [(), ("too_little",), ("not_now",), ("price", 1), ("price", 99)]
NOT_SAID: list[tuple[Any, ...]] = [
    ("because",),
    ("price",),
    ("price", 0),
    ("price", 100),
    ("price", True),
    ("price", "3"),
    ("too_little", 3),
    ("not_now", "not_now"),
    (None,),
    (["too_little"],),
    ("price", 1, 1),
]


@pytest.mark.rule("SP-DEAL-7")
@pytest.mark.parametrize("said", SAID)
def test_whoever_declines_may_say_why_or_name_a_price(said: tuple[Any, ...]) -> None:
    m = intrigue(*[house(coins=5)] * 3)
    offer = m.offer(0, 1, gives=1, returns=[("support",)])
    m.act(1, "decline", offer, *said)
    assert m.event("offer_declined") == (1, offer, *said)
    for viewer in (0, 2, None):
        assert [(one["seat"], one["said"]) for one in m.view(viewer)["refusals"]] == [(1, list(said))]
    for _ in range(3):
        m.end_turn()
    assert m.view(0)["refusals"] == []  # the phase is over


@pytest.mark.rule("SP-DEAL-7", "SP-DEAL-4")
def test_what_is_said_to_a_private_offer_stays_private() -> None:
    m = intrigue(*[house(coins=5)] * 3)
    m.act(1, "decline", m.offer(0, 1, gives=1, private=True), "no_trust")
    assert [len(m.view(viewer)["refusals"]) for viewer in (0, 1, 2, None)] == [1, 1, 0, 0]
    unaware = m.state.copy()
    deals.forget(unaware, 2)
    assert unaware.refusals == ()


@pytest.mark.rule("SP-DEAL-7")
@pytest.mark.parametrize("said", NOT_SAID)
def test_nothing_else_can_be_said_to_an_offer(said: tuple[Any, ...]) -> None:
    m = intrigue(*[house(coins=5)] * 3)
    offer = m.offer(0, 1, gives=1)
    assert not m.may_act(1, "decline", offer, *said)
    assert not m.may_act(2, "decline", offer, "too_little")  # it was not made to them
    assert m.may_act(1, "decline", offer)


@pytest.mark.parametrize("end", ["decline", "withdraw", "void", "lapse", "counter"])
def test_how_a_private_offer_ends_is_private(end: str) -> None:
    m = rich()
    offer = m.offer(0, (1, 2), private=True, gives=5)
    if end == "decline":
        m.act(1, "decline", offer)
    elif end == "withdraw":
        m.act(0, "withdraw", offer)
    elif end == "void":
        m.state.coins[0] = 0
        m.act(1, "accept", offer)
    elif end == "counter":
        m.act(1, "counter", offer, offer_of(1, 0, private=True, wants=5, counters=1))
    else:
        deals.phase_over(m.state)
    assert len(m.match.events(0)) == len(m.match.events(1)) == 2
    assert len(m.match.events(2)) == (1 if end == "counter" else 2)  # a counter-offer goes to its maker alone
    assert m.match.events(3) == m.match.events(None) == []


@pytest.mark.rule("SP-SECRET-7")
def test_what_a_viewer_cannot_know_is_forgotten() -> None:
    m = rich()
    public = m.offer(0, 1, wants=1)
    m.offer(0, 1, private=True, wants=1)
    m.act(3, "accept", m.offer(2, 3, private=True, promises=(("no_target", "phase"),)))
    spectator, party, other = (m.state.copy() for _ in range(3))
    deals.forget(spectator, None)
    deals.forget(party, 1)
    deals.forget(other, 3)
    assert (spectator.offers, spectator.offered, spectator.ledger) == ((Offer(*public),), ((0, ()),), ())
    assert party.offers == m.state.offers
    assert party.offered == ((0, ()), (0, (0, 1)))
    assert party.ledger == ()
    assert other.ledger == m.state.ledger
    assert other.offered == ((0, ()), (2, (2, 3)))


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
    m = invitations(house(CELT), house(SYRIAN, coins=3), house(COOK, coins=3), house())
    assert sorted(m.asked()) == [(1, "audience"), (2, "audience"), (3, "audience")]
    assert [(ask.about, m.offered(ask.seat)) for ask in m.match.pending] == [("invitation", ["ready"])] * 3
    offer = m.offer(1, 0, gives=2, returns=[("invite",)])
    m.act(0, "accept", offer)
    m.answer_by_default("audience")
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
    m.answer_by_default("audience")
    m.answer("down")
    assert m.event("promise_broken") == (0, 2, "thumb", "up")


@pytest.mark.rule("SP-DEAL-6")
def test_all_but_the_host_say_when_they_are_ready() -> None:
    m = invitations(house(CELT), house(SYRIAN), house(COOK), house(), host=1)
    m.concede(2)
    assert m.match.mode == SEALED
    assert m.asked_about() == [(3, "audience", "invitation"), (0, "audience", "invitation")]


def test_there_is_no_audience_with_a_host_who_left() -> None:
    m = invitations(house(CELT), house(SYRIAN), house(COOK), house(), host=1)
    m.concede(1)
    m.answer_by_default("audience")  # the one that was held already
    m.answer("decline", 2, kind="invitation")
    assert m.asked() == [(0, "invitation")]

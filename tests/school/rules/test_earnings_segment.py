"""Earnings segment: purses, upkeep, and the trading floor."""

from __future__ import annotations

from typing import Any

import pytest

from munera.kernel import Illegal
from munera.testing.school import Table, arena_of, campaign, retiarius, school, secutor

# ---------------------------------------------------------------------- purses


@pytest.mark.rule("GS-EARNINGS-1", "GS-EARNINGS-2")
def test_four_dice_for_a_match_won_and_two_for_one_lost() -> None:
    m = arena_of("Kalendio", "Flamma", dice=[6, *(1, 2, 3, 4), *(5, 6)])
    m.fight("Kalendio", left=5)
    assert m.events_of("earns") == [(0, "won", 10), (1, "lost", 11)]
    assert m.gold == (50 + 10 - 5, 50 + 11 - 5)


@pytest.mark.rule("GS-EARNINGS-1")
def test_a_purse_for_each_match_won() -> None:
    m = campaign(
        school(retiarius("Kalendio"), retiarius("Tetraites")),
        school(secutor("Flamma"), secutor("Verus")),
        stage="combat",
        pairs=[("Kalendio", "Flamma"), ("Verus", "Tetraites")],
        dice=[*(1, 1, 1, 1), *(2, 2), *(3, 3, 3, 3), *(4, 4)],
    )
    m.fight("Kalendio")
    m.fight("Tetraites")
    assert m.events_of("earns") == [(0, "won", 4), (1, "lost", 4), (0, "won", 12), (1, "lost", 8)]
    assert m.gold == (50 + 4 + 12 - 10, 50 + 4 + 8)


@pytest.mark.rule("GS-EARNINGS-2")
def test_the_second_of_a_pair_earns_alike() -> None:
    m = arena_of("Kalendio", "Flamma", dice=[*(1, 2, 3, 4), *(5, 6)])
    m.fight("Flamma")
    assert m.events_of("earns") == [(1, "won", 10), (0, "lost", 11)]


@pytest.mark.rule("GS-EARNINGS-3")
def test_two_dice_for_each_who_fought_the_animals() -> None:
    m = campaign(
        school(secutor("Flamma"), secutor("Verus")),
        school(retiarius("Kalendio")),
        stage="combat",
        animals=["Flamma", "Kalendio", "Verus"],
        dice=[1, 2, 3, 4, 5, 6],
    )
    assert m.events_of("earns") == [(0, "animals", 3), (1, "animals", 7), (0, "animals", 11)]
    assert m.gold == (50 + 3 + 11 - 10, 50 + 7 - 5)


# ---------------------------------------------------------------------- upkeep


@pytest.mark.rule("GS-EARNINGS-4")
def test_five_gold_for_each_gladiator() -> None:
    m = campaign(
        school(*[secutor(name) for name in ("Flamma", "Verus", "Priscus")]),
        school(retiarius("Kalendio"), gold=5),
        school(gold=3),
        stage="upkeep",
    )
    assert m.events_of("upkeep") == [(0, 15), (1, 5)]
    assert m.gold == (35, 0, 3)
    assert m.roster(1) == ["Kalendio"]


@pytest.mark.rule("GS-EARNINGS-4")
def test_no_upkeep_for_the_dead() -> None:
    m = arena_of("Kalendio", "Flamma")
    m.fight("Kalendio")
    assert m.events_of("upkeep") == [(0, 5)]


@pytest.mark.rule("GS-28")
def test_purses_then_charisma_then_upkeep_then_trades() -> None:
    m = campaign(
        school(retiarius("Kalendio", charisma=1), gold=0),
        school(secutor("Flamma", charisma=2), gold=0),
        stage="combat",
        pairs=[("Kalendio", "Flamma")],
        dice=[6, *(1, 1, 1, 1), *(1, 1), 3, *(2, 2)],
    )
    m.fight("Kalendio", left=5)
    assert m.events_of("earns", "upkeep") == [
        ("earns", 0, "won", 4),
        ("earns", 1, "lost", 2),
        ("earns", 0, "charisma", 3),
        ("earns", 1, "charisma", 4),
        ("upkeep", 0, 5),
        ("upkeep", 1, 5),
    ]
    assert m.gold == (2, 1)  # purse and Charisma gold were there in time
    assert m.asked() == [(0, "trade"), (1, "trade")]


@pytest.mark.rule("GS-28")
def test_the_purse_of_a_match_is_paid_even_for_the_dead() -> None:
    m = arena_of("Kalendio", "Flamma", dice=[*(1, 1, 1, 1), *(5, 4)])
    m.fight("Kalendio")
    assert m.gladiator("Flamma").fate == "dead"
    assert m.events_of("earns") == [(0, "won", 4), (1, "lost", 9)]
    assert m.gold[1] == 59
    m = arena_of("Kalendio", "Flamma", dice=[1, *(1, 1, 1, 1), *(5, 4)])
    m.fight("Kalendio", left=5)
    assert m.event("dies") == ("Flamma", "mortal_wound")
    assert m.gold[1] == 59


@pytest.mark.rule("GS-29")
def test_whoever_cannot_pay_releases_gladiators_of_their_choice() -> None:
    m = campaign(
        school(
            secutor("Flamma", experience=5),
            secutor("Verus", experience=2),
            secutor("Priscus", experience=3),
            gold=9,
        ),
        school(),
        stage="upkeep",
    )
    assert m.asked() == [(0, "release")]
    assert m.men_offered(0) == ["Verus", "Priscus", "Flamma"]
    m.release("Flamma")
    assert m.event("released") == ("Flamma", 0)
    assert m.men_offered(0) == ["Verus", "Priscus"]
    m.release("Verus")
    assert m.roster(0) == ["Priscus"]
    assert m.gold[0] == 4
    assert m.events_of("upkeep") == [(0, 5)]
    assert (m.gladiator("Flamma").fate, m.gladiator("Verus").fate) == ("released", "released")


@pytest.mark.rule("GS-29")
def test_no_more_than_needed_are_released() -> None:
    m = campaign(school(secutor("Flamma"), secutor("Verus"), gold=10), school(), stage="upkeep")
    assert m.stage == "trading"
    assert m.gold[0] == 0
    m = campaign(school(secutor("Flamma"), secutor("Verus"), gold=9), school(), stage="upkeep")
    m.release("Verus")
    assert m.stage == "trading"
    assert (m.gold[0], m.roster(0)) == (4, ["Flamma"])


@pytest.mark.rule("GS-29")
def test_gold_is_never_below_zero() -> None:
    m = campaign(school(secutor("Flamma"), gold=4), school(retiarius("Kalendio"), gold=0), stage="upkeep")
    m.release("Flamma")
    m.release("Kalendio")
    assert m.gold == (4, 0)
    assert m.events_of("upkeep") == []
    assert m.roster(0) == m.roster(1) == []


@pytest.mark.rule("GS-29")
def test_the_released_never_come_back() -> None:
    m = campaign(school(secutor("Flamma"), gold=4), school(retiarius("Kalendio")), stage="upkeep")
    m.release("Flamma")
    m.next_turn()
    assert m.gladiator("Flamma").fate == "released"
    assert "Flamma" not in [lot.name for lot in m.lots()]
    m.until("arena")
    assert (0, "send") not in m.asked()


# ---------------------------------------------------------------------- trades


def market(**position: Any) -> Table:
    """Three schools on the trading floor: 20, 30 and 10 gold."""
    return campaign(
        school(secutor("Flamma"), secutor("Verus"), gold=20),
        school(retiarius("Kalendio"), gold=30),
        school(retiarius("Tetraites"), gold=10),
        stage="trading",
        **position,
    )


@pytest.mark.rule("GS-EARNINGS-5")
def test_schools_may_trade_gladiators() -> None:
    m = market()
    swap = m.deal(0, 1, sells=["Flamma"], buys=["Kalendio"])
    m.offer(swap)
    assert m.event("trade_offer") == (0, 1, 0, ("Flamma",), 0, ("Kalendio",))
    assert m.gladiator("Flamma").owner == 0  # an offer moves nothing
    m.settle("accept", swap)
    assert m.event("trade_accept") == (0, 1, 0, ("Flamma",), 0, ("Kalendio",))
    assert m.roster(0) == ["Verus", "Kalendio"]
    assert m.roster(1) == ["Flamma"]


@pytest.mark.rule("GS-31")
def test_trades_end_the_segment() -> None:
    m = campaign(school(secutor("Flamma")), school(), stage="combat", animals=["Flamma"])
    assert m.kinds()[-1] == "upkeep"
    assert m.asked() == [(0, "trade"), (1, "trade")]
    m.done(0, 1)
    assert m.stage == "training"


@pytest.mark.rule("GS-31")
def test_gladiators_and_gold_change_hands_at_once() -> None:
    m = market()
    deal = m.deal(0, 1, gives=15, sells=["Verus"], buys=["Kalendio"])
    m.offer(deal)
    m.settle("accept", deal)
    assert m.gold == (5, 45, 10)
    assert (m.gladiator("Verus").owner, m.gladiator("Kalendio").owner) == (1, 0)
    deal = m.deal(2, 0, wants=5, sells=["Tetraites"])
    m.offer(deal)
    m.settle("accept", deal)
    assert m.gold == (0, 45, 15)
    assert m.roster(2) == []
    assert m.state.offers == ()


@pytest.mark.rule("GS-31")
def test_several_gladiators_or_gold_alone() -> None:
    m = market()
    for deal in (m.deal(0, 1, wants=30, sells=["Flamma", "Verus"]), m.deal(1, 2, gives=4), m.deal(2, 1, wants=7)):
        assert m.allows(deal[0], ("offer", deal))


@pytest.mark.rule("GS-31")
def test_a_trade_needs_consent() -> None:
    m = market()
    theft = m.deal(0, 1, buys=["Kalendio"])
    m.offer(theft)
    with pytest.raises(Illegal):
        m.match.answer(0, ("accept", theft))
    with pytest.raises(Illegal):
        m.match.answer(2, ("accept", theft))
    m.settle("decline", theft)
    assert m.event("trade_decline") == (0, 1, 0, (), 0, ("Kalendio",))
    assert m.gladiator("Kalendio").owner == 1
    assert m.state.offers == ()


@pytest.mark.rule("GS-43")
def test_an_offer_names_what_both_have() -> None:
    m = market()
    flamma, verus, kalendio, tetraites = (
        m.gladiator(name).id for name in ("Flamma", "Verus", "Kalendio", "Tetraites")
    )
    assert m.allows(0, ("offer", (0, 1, 20, (flamma, verus), 0, (kalendio,))))
    for offer in (
        (0, 1, 21, (), 0, ()),  # more gold than they have
        (0, 1, 0, (), 31, ()),  # or than the other has
        (0, 1, 0, (kalendio,), 0, ()),  # not their gladiator
        (0, 1, 0, (), 0, (tetraites,)),  # nor the other's
        (0, 0, 5, (), 0, ()),  # to themselves
        (0, 3, 5, (), 0, ()),  # to nobody
        (1, 0, 5, (), 0, ()),  # in another's name
        (0, 1, 0, (), 0, ()),  # nothing for nothing
        (0, 1, -1, (), 0, ()),  # taken and not given
        (0, 1, 0, (flamma,), -1, ()),
        (0, 1, 0, (verus, flamma), 0, ()),  # not in rising order
        (0, 1, 0, (flamma, flamma), 0, ()),
        (0, 1, 5, [flamma], 0, ()),
        (0, 1, True, (), 0, ()),
        (0, 1, 5, (), 0),
        "everything",
    ):
        assert not m.allows(0, ("offer", offer)), offer


@pytest.mark.rule("GS-43")
def test_gold_flows_one_way_only() -> None:
    m = market()
    assert m.allows(0, ("offer", m.deal(0, 1, gives=5, sells=["Flamma"])))
    assert m.allows(0, ("offer", m.deal(0, 1, wants=5, sells=["Flamma"])))
    assert not m.allows(0, ("offer", m.deal(0, 1, gives=5, wants=6, sells=["Flamma"])))


@pytest.mark.rule("GS-43")
def test_four_offers_a_turn() -> None:
    m = market()
    for gold in (1, 2, 3, 4):
        assert m.match.message(0)["ask"]["options"]["offers_left"] == 5 - gold
        offer = m.deal(0, 1, gives=gold)
        m.offer(offer)
        m.settle(("decline", "withdraw", "accept", "decline")[gold - 1], offer)
    assert not m.allows(0, ("offer", m.deal(0, 1, gives=5)))
    assert m.match.message(0)["ask"]["options"] == {"simple": ["done"], "offers_left": 0}
    assert m.allows(1, ("offer", m.deal(1, 0, gives=5)))  # the others have theirs
    m.next_turn()
    m.until("trading")
    assert m.allows(0, ("offer", m.deal(0, 1, gives=5)))


@pytest.mark.rule("GS-43")
def test_a_counter_offer_is_an_offer_back() -> None:
    m = market()
    first = m.deal(0, 1, wants=25, sells=["Flamma"])
    m.offer(first)
    back = m.deal(1, 0, gives=20, buys=["Flamma"])
    m.offer(back)
    assert m.state.offers == (first, back)
    assert m.state.offered == (1, 1, 0)
    m.settle("accept", back)
    assert m.gold == (40, 10, 10)
    assert not m.state.offers  # the first one is no longer possible


@pytest.mark.rule("GS-43")
def test_an_open_offer_may_be_withdrawn() -> None:
    m = market()
    offer = m.deal(0, 1, gives=5)
    m.offer(offer)
    assert m.match.message(0)["ask"]["options"]["simple"] == ["done", ("withdraw", offer)]
    assert m.match.message(1)["ask"]["options"]["simple"] == ["done", ("decline", offer), ("accept", offer)]
    assert m.match.message(2)["ask"]["options"]["simple"] == ["done"]
    assert not m.allows(0, ("offer", offer))  # the same twice at a time is one
    m.settle("withdraw", offer)
    assert m.event("trade_withdraw") == (0, 1, 5, (), 0, ())
    assert m.state.offers == ()
    assert not m.allows(1, ("accept", offer))


@pytest.mark.rule("GS-43")
def test_an_offer_lapses_when_it_is_no_longer_possible() -> None:
    m = market()
    sale, gift, other = (
        m.deal(0, 2, wants=1, sells=["Flamma"]),
        m.deal(0, 2, gives=18),
        m.deal(0, 2, wants=1, sells=["Verus"]),
    )
    for offer in (sale, gift, other):
        m.offer(offer)
    bought = m.deal(1, 0, sells=["Kalendio"], wants=5, buys=["Flamma"])
    m.offer(bought)
    m.settle("accept", bought)
    assert m.gold == (15, 35, 10)
    assert m.state.offers == (other,)  # Flamma is sold and 18 gold are not there
    for viewer in (None, 0, 1, 2):  # offers are public, and so is their end
        assert m.match.events(viewer)[-2:] == [("trade_lapse", *sale), ("trade_lapse", *gift)]
    assert m.match.can_undo(0)  # that they lapse is no news to anybody
    assert not m.allows(2, ("accept", sale))
    m.settle("accept", other)
    assert m.roster(2) == ["Verus", "Tetraites"]


@pytest.mark.rule("GS-43")
def test_whoever_is_done_is_asked_only_to_answer_offers() -> None:
    m = market()
    m.done(1)
    assert m.event("trade_done") == (1,)
    assert m.asked() == [(0, "trade"), (2, "trade")]
    offer = m.deal(0, 1, wants=5, sells=["Flamma"])
    m.offer(offer)
    assert m.asked() == [(0, "trade"), (1, "trade"), (2, "trade")]
    assert m.match.message(1)["ask"]["options"] == {
        "simple": [("decline", offer), ("accept", offer)],
        "offers_left": 0,
    }
    assert not m.allows(1, "done")
    assert not m.allows(1, ("offer", m.deal(1, 0, gives=1)))
    m.settle("accept", offer)
    assert m.roster(1) == ["Flamma", "Kalendio"]
    assert m.asked() == [(0, "trade"), (2, "trade")]


@pytest.mark.rule("GS-43")
def test_the_offer_of_one_who_is_done_stays_open() -> None:
    m = market()
    offer = m.deal(0, 1, wants=5, sells=["Flamma"])
    m.offer(offer)
    m.done(0)
    assert m.asked() == [(1, "trade"), (2, "trade")]
    with pytest.raises(Illegal):
        m.match.answer(0, ("withdraw", offer))
    m.settle("accept", offer)
    assert m.gold == (25, 25, 10)


@pytest.mark.rule("GS-43")
def test_when_all_are_done_the_floor_closes_and_open_offers_lapse() -> None:
    m = market()
    offer = m.deal(0, 1, wants=5, sells=["Flamma"])
    m.offer(offer)
    m.done(0, 2, 1)
    assert m.stage == "training"
    assert m.events_of("trade_lapse") == [(0, 1, 0, ("Flamma",), 5, ())]
    assert m.match.events(2)[-2:] == [("trade_done", 1), ("trade_lapse", *offer)]
    assert m.state.offers == ()
    assert (m.gladiator("Flamma").owner, m.gold) == (0, (20, 30, 10))

"""Limits that make sure of an end: offers, gifts, shown cards, prepared cards, changed minds."""

from __future__ import annotations

import pytest

from munera.testing.spartacus import Table, calm, house, intrigue, market
from munera.testing.spartacus.titles import CELT, COOK, EAR, VISITOR


@pytest.mark.rule("SP-LIMIT-1")
def test_twenty_offers_in_a_phase() -> None:
    m = intrigue(house(coins=9), house(coins=9), house())
    m.offer(0, 1, wants=1)
    assert not m.may_offer(0, 1, wants=1)  # none is made twice
    for coins in range(2, 21):
        assert m.view(0)["offers_left"] == 21 - coins  # told before it is reached
        m.offer(0, 1, wants=coins, private=True)
    assert m.view(0)["offers_left"] == 0
    assert not m.may_act(0, "offer", (0, (1,), False, 0, (), 5, (), (), (), 0))
    assert m.may_act(1, "offer", (1, (0,), False, 0, (), 5, (), (), (), 0))  # everybody has the own limit
    for _ in range(3):
        m.end_turn()
    assert m.state.phase == "market"
    assert m.view(0)["offers_left"] == 20


@pytest.mark.rule("SP-LIMIT-1")
def test_an_offer_counts_once_whatever_becomes_of_it() -> None:
    m = intrigue(house(coins=9), house(coins=9), house())
    for coins in range(1, 21):
        m.act(0, "withdraw", m.offer(0, 1, wants=coins))
        assert m.view(0)["offers_left"] == 20 - coins
    assert m.state.offers == ()
    assert not m.may_act(0, "offer", (0, (1,), False, 0, (), 5, (), (), (), 0))


@pytest.mark.rule("SP-64")
def test_an_offer_can_be_countered_three_times() -> None:
    m = intrigue(house(coins=9), house(coins=9), house())
    offer = m.offer(0, 1, wants=9)
    for counters in (1, 2, 3):
        maker = counters % 2
        counter = (maker, (1 - maker,), False, 0, (), 9 - counters, (), (), (), counters)
        assert m.may_act(maker, "counter", offer, counter)
        m.act(maker, "counter", offer, counter)
        offer = counter
    assert not m.may_act(0, "counter", offer, (0, (1,), False, 0, (), 1, (), (), (), 4))
    assert len(m.state.offers) == 4  # the earlier ones stay open
    assert (m.view(0)["offers_left"], m.view(1)["offers_left"]) == (18, 18)  # counters count


@pytest.mark.rule("SP-LIMIT-1")
def test_twenty_gifts_in_a_phase() -> None:
    m = intrigue(house(coins=30), house(), house())
    for _ in range(20):
        m.act(0, "give", 1, 1)
    assert not m.may_act(0, "give", 1, 1)
    assert m.may_act(1, "give", 0, 1)
    m.act(1, "accept", m.offer(0, 1, gives=2))  # a deal is no gift
    assert m.coins() == [8, 22, 0]
    for _ in range(3):
        m.end_turn()
    assert m.may_act(0, "give", 1, 1)


@pytest.mark.rule("SP-LIMIT-1")
def test_six_shown_cards_in_a_phase() -> None:
    m = intrigue(house(hand=["sc-robbery"]), house(), house())
    for _ in range(6):
        m.act(0, "show", "sc-robbery", 1)
    assert not m.may_act(0, "show", "sc-robbery", 1)
    for _ in range(3):
        m.end_turn()
    assert m.may_act(0, "show", "sc-robbery", 1)


@pytest.mark.rule("SP-LIMIT-1")
def test_being_done_is_taken_back_three_times_in_one_open_market() -> None:
    wares = [CELT, COOK, "eq-net"]
    m = market(house(), house(*wares), house())
    for title in wares:
        m.answer("done", 0)
        m.act(0, "reopen")
        m.answer(("sell", title), 1)  # business goes on, and they are asked again
        assert (0, "open_market") in m.asked()
    m.answer("done", 0)
    assert not m.may_act(0, "reopen")
    m.answer("done", 1)
    assert m.may_act(1, "reopen")  # everybody has the own limit


@pytest.mark.rule("SP-LIMIT-1")
def test_a_card_is_prepared_three_times_in_one_turn() -> None:
    m = intrigue(house(CELT, COOK, coins=1, hand=["sc-robbery"]), house(coins=5), house())
    m.answer(("prepare", "sc-robbery"))
    m.answer("take_back")
    for _ in range(2):
        assert not m.can(("prepare", "sc-robbery"))
        m.answer(("again", 1))
        m.answer("take_back")
    assert not m.can(("again", 1))
    assert not m.can(("prepare", "sc-robbery"))
    assert m.can(("cash", "sc-robbery"))


@pytest.mark.rule("SP-LIMIT-1")
def test_the_target_is_changed_twenty_times() -> None:
    m = intrigue(house(hand=["sc-robbery"]), house(coins=5), house(coins=5))
    m.scheme("sc-robbery", 1)
    for change in range(20):
        shown = m.view(0)["scheme"]
        assert shown is not None
        assert shown["changes_left"] == 20 - change  # told before it is reached
        m.answer(("target", (2 - change % 2,)))
    assert m.state.scheme is not None
    assert m.state.scheme.targets == (1,)
    assert not m.can(("target", (2,)))
    assert m.can("confirm")


@pytest.mark.rule("SP-LIMIT-1", "SP-77")
def test_support_for_one_card_is_asked_for_twenty_times() -> None:
    m = calm(house(hand=[EAR, VISITOR], influence=3), house(), house())
    m.answer(("prepare", EAR))
    for number in range(20):
        assert m.view(0)["prepared"][0]["requests_left"] == 20 - number  # told before it is reached
        assert limits(m, 0) == ({"requests": 20 - number} if number >= 15 else {})
        m.answer(("request", ((1 + number % 2, False),)))
        m.answer("no")
    assert "request" not in m.words()
    assert limits(m, 0) == {"requests": 0}
    assert limits(m, 1) == limits(m, None) == {}
    m.answer("take_back")
    m.answer(("again", 1))
    assert "request" not in m.words()  # it is the same card
    m.answer("take_back")
    m.answer(("prepare", VISITOR))
    assert "request" in m.words()


@pytest.mark.rule("SP-LIMIT-1")
def test_limits_are_told_when_a_few_are_left() -> None:
    m = intrigue(house(coins=25, hand=["sc-robbery"]), house(coins=5), house(coins=5))
    for coins in range(1, 16):
        assert limits(m, 0) == {}
        m.offer(0, 1, wants=coins, private=True)
        m.act(0, "give", 1, 1)
    assert limits(m, 0) == {"offers": 5, "gifts": 5}
    m.act(0, "show", "sc-robbery", 1)
    assert limits(m, 0) == {"offers": 5, "gifts": 5, "shown_cards": 5}
    assert limits(m, 1) == limits(m, None) == {}  # what others have left is nobody's business
    m.scheme("sc-robbery", 1)
    for change in range(15):
        m.answer(("target", (2 - change % 2,)))
    assert limits(m, 0)["changes"] == 5


def limits(m: Table, seat: int | None) -> dict[str, int]:
    """What a viewer is told that they may do only a few times more."""
    return {one["what"]: one["left"] for one in m.view(seat)["limits"]}

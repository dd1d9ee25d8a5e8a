"""Buying cards, and paying coin with incomes and tokens."""

from __future__ import annotations

from typing import Any

import pytest

from munera.testing.for_glory import ENOUGH, Table, battle, foe, gladiator, machinations, me, registration

ONE, TWO, THREE, FIVE = "business_as_usual", "grain_contract", "shady_dealings", "smooth_talk"


def buyable(m: Table) -> list[str]:
    return [option[1] for option in m.offered() if option[0] == "buy"]


def for_sale(*training: str, **given: Any) -> Table:
    """My turn; nothing but these cards is for sale."""
    rows = {"gladiators": [], "training": list(training), "economy": []}
    return machinations(me(**given), rows=rows)


@pytest.mark.rule("FG-BUY-1")
def test_a_face_up_card_is_bought_for_its_cost() -> None:
    m = for_sale("parry", "evade", coins=6)
    assert buyable(m) == ["parry"]  # Evade costs 7
    assert m.refused()["buy", "evade"] == "too_dear"
    m.buy("parry")
    assert m.event("buys") == (0, "parry", 2)
    assert m.coins() == 4


@pytest.mark.rule("FG-BUY-1")
def test_a_card_can_be_bought_that_cannot_be_used() -> None:
    m = machinations(me(coins=10), rows={"gladiators": ["primus_palus"]})
    assert m.view(0)["players"][0]["influence"] == 0
    m.buy("primus_palus")
    assert m.discard() == ["primus_palus"]


@pytest.mark.rule("FG-BUY-2")
def test_a_bought_card_lies_on_top_of_the_discard_pile() -> None:
    m = for_sale("parry", coins=5, discard=["cull"], hand=[ONE])
    m.answer("buy", "parry")
    m.answer(ONE)
    m.answer("coin")
    assert m.discard() == ["cull", ONE, "parry"]
    assert m.hand() == []


@pytest.mark.rule("FG-BUY-3")
def test_the_printed_cost_is_never_paid_again() -> None:
    m = machinations(
        me(coins=0, hand=["primus_palus", "banquet"], patrons=[*ENOUGH, {"card": "legatus", "ready": False}]),
        active=1,
    )
    m.done()  # Legatus (cost 5) is readied
    m.answer("enter", "primus_palus", 0)
    m.answer("play", "banquet")
    assert (m.ready("legatus"), m.coins(), "pays" in m.kinds()) == (True, 0, False)


@pytest.mark.rule("FG-08")
def test_the_place_of_a_bought_card_stays_empty_until_the_refill() -> None:
    m = for_sale("parry", "pierce", "ambush", coins=9)
    m.buy("parry")
    m.buy("pierce")
    assert m.state.rows[1] == ["ambush"]
    assert buyable(m) == ["ambush"]
    m.done()
    assert m.state.rows[1][0] == "ambush"
    assert len(m.state.rows[1]) == 3


@pytest.mark.rule("FG-08")
def test_an_effect_may_fill_the_place_earlier() -> None:
    m = for_sale("parry", "pierce", "ambush", coins=9, hand=["fresh_perspective"])
    m.buy("parry")
    m.answer("play", "fresh_perspective")
    m.answer("training")
    assert len(m.state.rows[1]) == 3
    assert [len(row) for row in m.state.rows] == [0, 3, 0]


@pytest.mark.rule("FG-COIN-1")
def test_incomes_and_tokens_are_mixed_as_one_likes() -> None:
    for pieces in (
        [THREE, THREE, "coin"],
        ["coin"] * 7,
        [THREE, *["coin"] * 4],
        [THREE, TWO, TWO],
        [TWO, TWO, THREE],
    ):
        m = for_sale("evade", coins=7, hand=[THREE, THREE, TWO, TWO])
        m.answer("buy", "evade")
        for piece in pieces:
            m.answer(piece)
        assert m.asked() == (0, "action")
        assert "evade" in m.discard()
        assert m.coins() == 7 - pieces.count("coin")


@pytest.mark.rule("FG-COIN-2")
def test_an_income_that_pays_is_discarded_at_once_and_a_token_goes_back() -> None:
    m = for_sale("counterattack", coins=2, hand=[THREE, "cull"])
    m.answer("buy", "counterattack")
    m.answer(THREE)
    assert (m.discard(), m.hand()) == ([THREE], ["cull"])
    m.answer("coin")
    assert m.coins() == 1
    m.answer("coin")
    assert (m.coins(), m.discard()) == (0, [THREE, "counterattack"])


@pytest.mark.rule("FG-COIN-3")
def test_incomes_pay_in_any_phase_and_on_the_turn_of_the_opponent() -> None:
    m = registration(me(hand=["cestus", THREE], coins=0))
    m.answer("enter", "cestus", 2)
    m.answer(THREE)
    assert m.here("cestus")
    m = battle(me([gladiator("cestus")]), foe([gladiator("cestus")], hand=[ONE], reserve=["parry"], coins=0))
    m.act(1, "buy_back", 0, (ONE,))
    assert (m.hand(1), m.discard(1)) == (["parry"], [ONE])


@pytest.mark.rule("FG-COIN-3")
def test_an_income_is_never_played_for_nothing() -> None:
    m = machinations(me(hand=[ONE, FIVE], coins=0), rows={"gladiators": [], "training": [], "economy": []})
    assert m.offered() == ["done"]
    assert m.moves(0) == []
    m = registration(me(hand=[ONE, FIVE]))
    assert m.offered() == ["pass"]


@pytest.mark.rule("FG-COIN-4")
def test_there_is_no_change() -> None:
    m = for_sale("pierce", "parry", coins=0, hand=[FIVE])
    m.buy("pierce")
    assert m.discard() == [FIVE, "pierce"]
    assert m.coins() == 0
    assert buyable(m) == []


@pytest.mark.rule("FG-COIN-5")
def test_tokens_keep_from_turn_to_turn_and_phase_to_phase() -> None:
    m = machinations(
        me([gladiator("andabata"), gladiator("cestus")], coins=4),
        foe([gladiator("andabata"), gladiator("cestus")]),
        favor=0,
    )
    m.done()
    assert (m.kind, m.coins()) == ("register", 4)
    m.answer("pass")
    m.answer("pass")
    while m.kind != "action":
        m.answer(m.offered()[0])
    assert m.coins() == 4 + m.events_of("defeated").count(("andabata", 0, "defeat")) + m.events_of(
        "defeated"
    ).count(("cestus", 0, "defeat"))
    before = m.coins()
    m.done()
    m.done()
    assert m.coins() == before


@pytest.mark.rule("FG-10")
def test_four_ones_never_pay_for_three() -> None:
    m = for_sale("turn_the_tables", coins=0, hand=[ONE] * 4)
    m.answer("buy", "turn_the_tables")
    for _ in range(3):
        assert m.offered() == [ONE]
        m.answer(ONE)
    assert m.asked() == (0, "action")
    assert m.hand() == [ONE]


@pytest.mark.rule("FG-10")
def test_a_small_piece_is_refused_when_a_large_one_would_make_it_superfluous() -> None:
    m = for_sale("turn_the_tables", coins=1, hand=[FIVE])
    m.answer("buy", "turn_the_tables")
    assert m.offered() == [FIVE]  # a token and Smooth Talk: the token could be left out
    m = for_sale("turn_the_tables", coins=1, hand=[TWO, FIVE])
    m.answer("buy", "turn_the_tables")
    assert set(m.offered()) == {TWO, "coin", FIVE}
    m.answer(TWO)
    assert m.offered() == ["coin"]  # not Smooth Talk any more


@pytest.mark.rule("FG-10")
def test_what_a_needed_income_has_too_much_is_lost() -> None:
    m = for_sale("finishing_stroke", coins=0, hand=[THREE, THREE])
    m.buy("finishing_stroke")
    assert m.discard() == [THREE, THREE, "finishing_stroke"]
    assert m.coins() == 0


@pytest.mark.rule("FG-11")
def test_every_cost_is_paid_by_itself() -> None:
    m = for_sale("pierce", "parry", coins=0, hand=[FIVE, ONE])
    m.answer("buy", "parry")
    assert m.offered() == [FIVE]  # one and five: the one could be left out
    m.answer(FIVE)
    assert buyable(m) == ["pierce"]
    m.buy("pierce")
    assert m.discard() == [FIVE, "parry", ONE, "pierce"]


@pytest.mark.rule("FG-11")
def test_two_abilities_are_two_costs() -> None:
    m = machinations(
        me(hand=[THREE, ONE], coins=0, discard=["cull"], patrons=["treacherous_augur", "treacherous_augur"])
    )
    assert [o for o in m.offered() if o[0] == "use"] == [("use", "treacherous_augur")] * 2
    m.answer("use", "treacherous_augur")
    assert m.offered() == [THREE]
    m.pays()
    m.answer("cull")
    assert [o for o in m.offered() if o[0] == "use"] == []

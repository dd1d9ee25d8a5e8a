"""Foils: reactions against schemes, and the one that answers reactions."""

from __future__ import annotations

from typing import Any

import pytest

from munera.testing.spartacus import Table, Written, calm, fighter, house, intrigue, staffed, table
from munera.testing.spartacus.titles import (
    BROTHEL,
    DENARII,
    GUARD,
    JUPITER,
    LOOTING,
    ROBBERY,
    ROME,
    RUMORS,
    SACRIFICE,
)

FEAST = "sc-grand-feast"


def confirmed(title: str, *targets: int, mine: Written, others: list[Written], **given: Any) -> Table:
    """Seat 0 has confirmed this scheme, and whoever is asked may foil it."""
    m = calm({**mine, "hand": [title]}, *others, **given)
    m.scheme(title, *targets)
    m.confirm()
    return m


@pytest.mark.rule("SP-FOIL-1")
def test_a_foil_is_played_right_after_a_scheme_is_confirmed() -> None:
    foiler = house(hand=[RUMORS], influence=6)
    m = calm(house(hand=[LOOTING]), foiler, house())
    m.answer(("prepare", LOOTING))
    assert m.asked() == [(0, "prepared")]
    m.answer(("announce", (0,)))
    assert m.asked() == [(0, "announced")]
    m.confirm()
    assert m.asked() == [(1, "foil")]
    assert m.events_of("succeeds") == []
    m.answer(("play", RUMORS))
    assert m.events_of("foiled") == [(0, LOOTING)]
    assert m.asked() == [(0, "turn")]
    m = calm(house(hand=[RUMORS], influence=6), house(), house())
    assert m.words() == {"end", "cash"}  # without a scheme there is nothing to foil


@pytest.mark.rule("SP-FOIL-2")
@pytest.mark.parametrize("target", [0, 1, 2])
def test_whoever_the_target_is(target: int) -> None:
    mine = house(influence=6)
    foiler = house(hand=[RUMORS], influence=6)
    m = confirmed("sc-a-visitor-from-rome", target, mine=mine, others=[foiler, house()])
    assert m.asked() == [(1, "foil")]
    m.answer(("play", RUMORS))
    assert m.influence() == [6, 6, 4]


@pytest.mark.rule("SP-FOIL-3")
def test_a_reaction_cannot_be_foiled_by_a_card_for_schemes() -> None:
    others = [house(hand=[DENARII], influence=6), house(hand=[RUMORS, ROME, SACRIFICE], influence=12)]
    m = confirmed(LOOTING, 0, mine=house(), others=others)
    m.seal(s1=("play", DENARII))
    assert m.asked() == [(2, "react")]  # they might hold Jupiter's Cock
    assert m.offered() == ["pass"]


@pytest.mark.rule("SP-FOIL-4", "SP-VERB-12")
def test_a_foiled_scheme_has_no_effect_and_costs_nothing() -> None:
    others = [house(hand=[RUMORS], influence=6), house()]
    m = confirmed(FEAST, 0, mine=house(influence=5), others=others)
    assert m.coins()[0] == 1
    m.answer(("play", RUMORS))
    assert (m.coins(), m.influence(), m.state.staked) == ([5, 5, 5], [5, 6, 4], [0, 0, 0])
    assert m.view(2)["intrigue_discard"] == [RUMORS, FEAST]
    assert m.events_of("succeeds") == m.events_of("pays") == []


@pytest.mark.rule("SP-FOIL-4")
def test_a_slave_that_would_have_been_the_price_stays() -> None:
    m = confirmed("sc-blackmail", 1, mine=house(), others=[house(hand=[RUMORS], influence=6), house()])
    m.answer(("play", RUMORS))
    assert m.owned(0) == ["gl-syrian-warrior", "sl-attendant"]


# ---------------------------------------------------------------------- SP-16


@pytest.mark.rule("SP-16")
def test_one_foil_is_enough() -> None:
    others = [house(hand=[RUMORS], influence=6), house(GUARD, hand=[DENARII], influence=6)]
    m = confirmed(ROBBERY, 2, mine=house(), others=others)
    m.seal(s1=("play", RUMORS), s2=("guard", "table"))
    assert m.asked() == [(2, "react")]  # only the foil itself can be answered
    m.answer("pass")
    assert m.asked() == [(0, "turn")]
    assert (m.ready(2).count(GUARD), m.hand(2)) == (1, [DENARII])


@pytest.mark.rule("SP-16")
def test_the_price_of_a_foil_is_paid_when_it_takes_effect() -> None:
    others = [house(hand=[DENARII], influence=2), house(hand=[GUARD], influence=6)]
    m = confirmed(LOOTING, 0, mine=house(), others=others)
    m.seal(s1=("play", DENARII))
    assert m.coins() == [5, 5, 5]  # declared, not paid yet
    m.answer("pass")
    m.answer(2)
    assert m.coins() == [5, 2, 8]
    assert m.events_of("pays") == [(1, 2, 3, "price")]


@pytest.mark.rule("SP-16")
@pytest.mark.parametrize("title", [DENARII, SACRIFICE, ROME])
def test_a_foil_that_was_foiled_costs_only_its_card(title: str) -> None:
    others = [house(hand=[title], influence=12), house(hand=[JUPITER], influence=6)]
    m = confirmed(LOOTING, 0, mine=house(), others=others, intrigue_discard=[GUARD])
    m.seal(s1=("play", title))
    m.answer(("play", JUPITER))
    m.nobody()
    assert m.events_of("card_foiled") == [(1, title)]
    assert m.coins() == [8, 5, 5]  # the scheme succeeded
    assert m.owned(1) == ["gl-thracian-warrior", "sl-debtor"]  # no slave lost, no guard gained
    assert m.discards() == [GUARD, JUPITER, title, LOOTING]


# ---------------------------------------------------------------------- SP-18


@pytest.mark.rule("SP-18")
def test_jupiter_foils_a_scheme() -> None:
    m = confirmed(LOOTING, 0, mine=house(), others=[house(hand=[JUPITER], influence=6), house()])
    m.answer(("play", JUPITER))
    assert m.events_of("foiled") == [(0, LOOTING)]
    assert m.discards() == [JUPITER, LOOTING]


@pytest.mark.rule("SP-18")
def test_jupiter_answers_a_reaction_and_the_window_goes_on() -> None:
    others = [house(hand=[RUMORS, RUMORS], influence=6), house(hand=[JUPITER, GUARD], influence=6)]
    m = confirmed(LOOTING, 0, mine=house(), others=others)
    m.seal(s1=("play", RUMORS))
    m.answer(("play", JUPITER))
    assert m.events_of("card_foiled") == [(1, RUMORS)]
    assert m.asked() == [(1, "foil"), (2, "foil")]
    m.seal(s1=("play", RUMORS))
    assert m.events_of("foiled") == [(0, LOOTING)]
    assert m.asked() == [(0, "turn")]  # nobody is asked to answer: the only copy lies face up


@pytest.mark.rule("SP-18")
def test_the_schemer_may_save_their_own_scheme_with_it() -> None:
    mine = house(influence=6)
    m = calm({**mine, "hand": [LOOTING, JUPITER]}, house(hand=[RUMORS], influence=6), house())
    m.scheme(LOOTING, 0)
    m.confirm()
    m.answer(("play", RUMORS))
    assert m.asked() == [(0, "react")]
    m.answer(("play", JUPITER))
    m.nobody()
    assert m.coins() == [8, 5, 5]


@pytest.mark.rule("SP-18")
def test_jupiter_answers_a_guard_before_its_die_is_rolled() -> None:
    m = calm(house(hand=[ROBBERY, JUPITER], influence=6), house(GUARD), house(), dice=[6])
    m.scheme(ROBBERY, 1)
    m.confirm()
    m.answer(("guard", "table"))
    assert m.events_of("guard_rolls") == []
    assert m.asked() == [(0, "react")]
    assert m.view(2)["declared"] == [{"seat": 1, "card": GUARD, "target": None, "required": 0}]
    m.answer(("play", JUPITER))
    assert m.events_of("guard_rolls") == []  # never rolled
    assert m.events_of("card_foiled") == [(1, GUARD)]
    assert (m.owned(1).count(GUARD), m.coins()) == (0, [8, 2, 5])
    assert m.discards() == [JUPITER, GUARD, ROBBERY]


@pytest.mark.rule("SP-18")
def test_jupiter_works_in_any_phase() -> None:
    rows = staffed(house(hand=[BROTHEL]), house(), house(hand=[JUPITER], influence=6))
    rows[1]["assets"] = ["gl-kerza"]
    m = table(*rows, moment="arena")
    m.seal(s0=("play", BROTHEL, 1))
    assert m.offered(2) == ["pass", ("play", JUPITER)]
    m.answer(("play", JUPITER))
    assert m.events_of("card_foiled") == [(0, BROTHEL)]
    assert m.influence()[1] == 4
    fighters = [
        fighter(0, "gl-syrian-warrior", winner=True),
        fighter(1, "gl-thracian-warrior", level="decapitation"),
    ]
    rows = staffed(house(hand=["re-blood-on-the-sand"]), house(), house(hand=[JUPITER], influence=6))
    m = table(*rows, moment="decided", fighters=fighters)
    m.seal(s0=("play", "re-blood-on-the-sand", 1))
    m.answer(("play", JUPITER))
    assert m.events_of("card_foiled") == [(0, "re-blood-on-the-sand")]


@pytest.mark.rule("SP-18")
def test_nobody_answers_their_own_card() -> None:
    m = confirmed(LOOTING, 0, mine=house(), others=[house(hand=[RUMORS, JUPITER], influence=6), house()])
    m.answer(("play", RUMORS))
    assert m.events_of("foiled") == [(0, LOOTING)]  # nobody was asked
    assert m.hand(1) == [JUPITER]


@pytest.mark.rule("SP-FOIL-1")
def test_a_foil_is_news_for_everybody_else() -> None:
    m = confirmed(LOOTING, 0, mine=house(), others=[house(hand=[RUMORS], influence=6), house()])
    m.answer(("play", RUMORS))
    assert m.learned(0, "declares") == m.learned(None, "declares") == [(1, RUMORS)]
    assert m.learned(1, "declares") == []


@pytest.mark.rule("SP-56")
def test_a_foil_may_be_bought_while_the_window_is_open() -> None:
    bought = house(coins=1, hand=["re-for-a-few-denarii"], influence=4)
    m = intrigue(house(hand=["sc-robbery"]), house("gu-guard", coins=9), bought, house())
    m.scheme("sc-robbery", 1)
    m.confirm()
    assert m.asked() == [(1, "foil")]  # seat 2 cannot pay for anything, as everyone sees
    m.act(1, "give", 2, 3)
    m.answer("pass", 1)
    assert (2, "foil") in m.asked()
    m.seal(s2=("play", "re-for-a-few-denarii"))
    m.answer(1)
    assert m.event("foiled") == (0, "sc-robbery")

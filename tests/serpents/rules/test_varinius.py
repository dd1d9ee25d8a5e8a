"""House Varinius: demands in the name of the Senate, and guards from Rome."""

from __future__ import annotations

from typing import Any

import pytest

from munera.testing.serpents import SEPPIUS, VARINIUS, Table, calm, house
from munera.testing.spartacus.titles import EAR, GUARD, VISITOR

DISGRACE = "sc-public-disgrace"  # requires 7


def demands(m: Table, seat: int | None = None) -> list[Any]:
    return [option[1] for option in m.offered(seat) if option[0] == "demand"]


def own(**given: Any) -> Table:
    """Varinius at seat 0 has prepared a scheme for which they have too little influence."""
    m = calm(
        house(house=VARINIUS, influence=4, hand=[EAR, VISITOR]), house(influence=5), house(influence=6), **given
    )
    m.answer(("prepare", EAR))
    return m


def anothers(**given: Any) -> Table:
    """Seat 0 has prepared a scheme and asked seat 3, who refused; seat 1 is Varinius."""
    m = calm(
        house(influence=4, hand=[EAR]), house(house=VARINIUS), house(influence=6), house(influence=2), **given
    )
    m.answer(("prepare", EAR))
    m.reacts(1)
    m.answer(("request", ((3, False),)))
    m.answer("no")
    return m


# ---------------------------------------------------------------------- for their own scheme


@pytest.mark.rule("SW-VARINIUS-2", "SW-VARINIUS-3", "SW-49")
def test_the_demand_is_an_option_of_varinius_and_the_card_may_be_shown() -> None:
    m = own()
    assert demands(m) == [(1, False), (1, True), (2, False), (2, True)]
    m.answer(("demand", (2, False)))
    assert m.view(2)["prepared"][0]["card"] is None
    m = own()
    m.answer(("demand", (2, True)))
    assert m.view(2)["prepared"][0]["card"] == EAR
    assert m.view(1)["prepared"][0]["card"] is None
    assert m.events_of("demands") == [(0, 2, 1, True)]
    m.answer("no")
    assert m.view(2)["houses"][0]["known"] == [EAR]


@pytest.mark.rule("SW-VARINIUS-2", "SW-09", "SW-VERB-2")
@pytest.mark.parametrize(("answer", "influence"), [("yes", 6), ("no", 5)])
def test_who_is_called_pledges_or_loses_influence_and_the_demand_is_spent(answer: str, influence: int) -> None:
    m = own()
    m.answer(("demand", (2, False)))
    assert m.ask().about == (0, 0, 1)
    assert m.ask().default() == "no"
    m.answer(answer)
    assert m.influence()[2] == influence
    assert (m.state.prepared[0].pledged == (2,)) is (answer == "yes")
    assert demands(m) == []
    m.answer("take_back")
    m.answer(("prepare", VISITOR))
    assert demands(m) == []  # one scheme in an intrigue phase


@pytest.mark.rule("SW-09", "SW-49")
def test_while_the_scheme_lies_face_up_nothing_is_left_to_show() -> None:
    m = calm(house(house=VARINIUS, influence=7, hand=[DISGRACE]), house(), house())
    m.scheme(DISGRACE, 1)
    assert demands(m) == [(1, False), (2, False)]  # the target may be demanded too
    m.answer(("demand", (1, False)))
    m.answer("yes")
    m.confirm()
    assert m.kind in ("foil", "turn")


@pytest.mark.rule("SW-50")
def test_who_has_pledged_or_conceded_cannot_be_demanded() -> None:
    m = own()
    m.answer(("request", ((1, False),)))
    m.answer("yes")
    assert {other for other, _ in demands(m)} == {2}
    m = own()
    m.concede(1)
    assert {other for other, _ in demands(m)} == {2}


@pytest.mark.rule("SW-50")
def test_a_demand_is_no_request() -> None:
    m = own()
    m.answer(("demand", (2, False)))
    m.answer("no")
    assert m.can(("request", ((2, False),)))
    assert not m.state.prepared[0].requests


@pytest.mark.rule("SW-10")
def test_a_pledge_stays_with_a_card_that_was_meddled_back() -> None:
    m = calm(
        house(house=VARINIUS, influence=4, hand=[EAR]), house(*[GUARD] * 9, house=SEPPIUS), house(influence=5)
    )
    m.answer(("prepare", EAR))
    m.answer(("demand", (2, False)))
    m.answer("yes")
    m.answer(("announce", (0,)))
    m.answer(("meddle", 9))
    m.answer("take_back")
    m.answer(("again", 1))
    assert m.state.prepared[0].pledged == (2,)
    assert demands(m) == []  # spent, though the card was not played


# ---------------------------------------------------------------------- for the scheme of another


@pytest.mark.rule("SW-VARINIUS-5", "SW-49", "SW-09")
def test_they_are_asked_after_a_request_and_the_schemer_need_not_agree() -> None:
    m = anothers()
    assert m.asked() == [(1, "react")]
    assert m.offered() == ["pass", ("demand", 2), ("demand", 3)]  # neither themselves nor the schemer
    m.answer(("demand", 2))
    assert m.ask().about == (1, 0, 1)
    m.answer("yes")
    assert m.events_of("supports") == [(2, 0, 1)]
    assert m.asked() == [(0, "prepared")]
    assert m.can(("announce", (0,)))  # 4 + 6


@pytest.mark.rule("SW-49")
def test_varinius_is_asked_again_when_the_scheme_is_announced_and_changes() -> None:
    m = anothers()
    m.reacts(1)
    m.answer(("request", ((2, False),)))
    m.answer("yes")
    assert m.asked() == [(1, "react")]
    m.reacts(1)
    m.answer(("announce", (0,)))
    assert m.asked() == [(1, "react")]
    m.reacts(1)
    m.answer(("target", (3,)))
    assert m.asked() == [(1, "react")]
    m.answer(("demand", 3))
    m.answer("yes")
    assert m.asked() == [(0, "announced")]  # the demand is spent
    assert m.state.powers == ("will-of-the-senate",)


@pytest.mark.rule("SW-49", "SW-09", "SW-VARINIUS-5")
def test_without_a_request_they_are_asked_about_a_scheme_face_down_and_face_up_once_each() -> None:
    m = calm(house(influence=6, hand=[VISITOR, EAR]), house(house=VARINIUS), house())
    m.answer(("prepare", EAR))
    assert m.asked() == [(1, "react")]
    assert m.ask().about == ("scheme_announced", 0)
    assert m.offered() == ["pass", ("demand", 2)]
    m.reacts(1)
    m.answer("take_back")
    m.answer(("prepare", VISITOR))
    m.reacts(1)
    m.answer(("announce", (0,)))
    assert (m.asked(), m.offered()) == ([(1, "react")], ["pass", ("demand", 2)])
    m.reacts(1)
    m.answer(("request", ((2, False),)))
    m.answer("no")
    assert m.asked() == [(0, "announced")]  # nothing was added for it
    m.confirm()
    assert m.events_of("confirms") == [(0, VISITOR)]
    assert m.kind != "react"


@pytest.mark.rule("SW-49")
def test_varinius_is_not_asked_again_about_a_face_down_scheme_before_support_is_asked_for() -> None:
    m = calm(house("gl-ashur-serpent", influence=6, hand=[EAR]), house(house=VARINIUS), house())
    m.answer(("prepare", EAR))
    m.reacts(1)
    m.answer(("cunning", "gl-ashur-serpent"))
    assert m.asked() == [(0, "prepared")]
    m.answer("take_back")
    m.answer(("again", 1))
    assert m.asked() == [(0, "prepared")]
    m.answer(("request", ((2, False),)))
    m.answer("no")
    assert m.asked() == [(1, "react")]


@pytest.mark.rule("SW-49", "SW-67")
def test_varinius_is_asked_again_about_a_scheme_that_went_back_to_the_hand() -> None:
    m = calm(house(influence=6, hand=[VISITOR]), house(house=VARINIUS), house(GUARD, house=SEPPIUS))
    m.answer(("prepare", VISITOR))
    m.reacts(1)
    m.answer(("announce", (0,)))
    m.seal(s2=("meddle", 1))
    m.nobody()
    m.answer("take_back")
    m.answer(("again", 1))
    assert m.asked() == [(1, "react")]


@pytest.mark.rule("SW-49")
def test_varinius_is_asked_about_every_scheme_until_the_demand_is_spent() -> None:
    m = calm(house(influence=6, hand=[VISITOR, VISITOR]), house(house=VARINIUS), house(influence=5))
    m.answer(("prepare", VISITOR))
    m.reacts(1)
    m.answer(("announce", (0,)))
    m.answer(("demand", 2))
    m.answer("no")
    assert m.influence()[2] == 4
    m.confirm()
    m.nobody()
    m.scheme(VISITOR, 0)
    assert m.asked() == [(0, "announced")]


@pytest.mark.rule("SW-49", "SW-45")
def test_varinius_is_asked_again_when_meddling_has_left_a_scheme_short() -> None:
    m = calm(
        house(influence=6, hand=[VISITOR]), house(house=VARINIUS), house(GUARD, house=SEPPIUS), house(influence=3)
    )
    m.answer(("prepare", VISITOR))
    m.reacts(1)
    m.answer(("announce", (0,)))
    assert m.asked() == [(1, "react"), (2, "react")]
    m.seal(s2=("meddle", 1))
    assert m.asked() == [(1, "react")]
    m.answer(("demand", 3))
    m.answer("yes")
    assert (m.asked(), m.can("confirm")) == ([(0, "announced")], True)  # 9 against 7


@pytest.mark.rule("SW-09")
def test_varinius_may_pledge_their_own_influence_in_addition() -> None:
    m = anothers()
    m.answer(("demand", 2))
    m.answer("yes")
    m.answer(("request", ((1, False),)))
    m.answer("yes")
    assert m.state.prepared[0].pledged == (2, 1)


# ---------------------------------------------------------------------- promises


@pytest.mark.rule("SW-50")
@pytest.mark.parametrize(("answer", "kind"), [("yes", "promise_kept"), ("no", "promise_broken")])
def test_promises_of_support_for_ones_own_scheme(answer: str, kind: str) -> None:
    m = own()
    offer = m.offer(2, 0, promises=(("support",),))
    m.act(0, "accept", offer)
    m.answer(("demand", (2, False)))
    m.answer(answer)
    assert m.events_of(kind) == [(2, 0, "support")]


@pytest.mark.rule("SW-50")
@pytest.mark.parametrize(("answer", "kept"), [("yes", [(2, 0, "support")]), ("no", [])])
def test_promises_of_support_for_the_scheme_of_another(answer: str, kept: list[Any]) -> None:
    m = anothers()
    offer = m.offer(2, 0, promises=(("support",),))
    m.act(0, "accept", offer)
    m.answer(("demand", 2))
    m.answer(answer)
    assert m.events_of("promise_kept") == kept
    assert m.events_of("promise_broken") == []


@pytest.mark.rule("SW-50")
def test_to_refuse_varinius_for_the_scheme_of_another_breaks_no_promise_made_to_varinius() -> None:
    m = anothers()
    offer = m.offer(2, 1, promises=(("support",),))
    m.act(1, "accept", offer)
    m.answer(("demand", 2))
    m.answer("no")
    assert m.events_of("promise_broken") == []


# ---------------------------------------------------------------------- Praetor of Rome


@pytest.mark.rule("SW-11")
def test_with_six_guards_varinius_calls_twice_and_the_guards_are_ready_in_the_next_upkeep() -> None:
    m = calm(house(*[GUARD] * 6, house=VARINIUS), house(), house(), intrigue_discard=[GUARD] * 3)
    m.answer(("power", "praetor-of-rome"))
    m.answer(("power", "praetor-of-rome"))
    assert [guard.ready for guard in m.assets(GUARD)] == [False] * 8
    assert m.discards() == [GUARD]
    assert not m.can(("power", "praetor-of-rome"))

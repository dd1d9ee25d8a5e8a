"""Support: asking for it, pledging it, and what it is good for."""

from __future__ import annotations

import pytest

from munera.testing.spartacus import Table, calm, house
from munera.testing.spartacus.titles import EAR, GUARD, LOOTING, RUMORS, VISITOR

CONSPIRACY = "sc-conspiracy"  # requires 16


def requests(m: Table) -> list[tuple[tuple[int, bool], ...]]:
    """Everything that may be asked now: of whom, and whether the card is shown."""
    return [option[1] for option in m.offered() if option[0] == "request"]


def may_ask(m: Table, other: int) -> list[bool]:
    """How a single house may be asked: with the card hidden (False), shown (True)."""
    return [one[0][1] for one in requests(m) if len(one) == 1 and one[0][0] == other]


def asks(m: Table, *request: tuple[int, bool]) -> None:
    m.answer(("request", request))


def can_announce(m: Table) -> bool:
    return any(option[0] == "announce" for option in m.offered())


@pytest.mark.rule("SP-SUPPORT-1")
@pytest.mark.parametrize(("mine", "theirs", "enough"), [(6, 2, False), (6, 3, True), (1, 8, True), (5, 4, True)])
def test_the_sum_of_influence_counts(mine: int, theirs: int, enough: bool) -> None:
    m = calm(house(hand=[EAR], influence=mine), house(influence=theirs), house())
    m.answer(("prepare", EAR))
    assert not can_announce(m)
    asks(m, (1, False))
    assert m.asked() == [(1, "support")]
    assert m.offered() == ["no", "yes"]
    assert m.ask().about == (0, 1)
    m.answer("yes")
    assert can_announce(m) == enough


@pytest.mark.rule("SP-SUPPORT-1")
def test_who_declines_adds_nothing() -> None:
    m = calm(house(hand=[EAR], influence=6), house(influence=8), house())
    m.answer(("prepare", EAR))
    asks(m, (1, False))
    m.answer("no")
    assert not can_announce(m)
    assert m.events_of("no_support") == [(1, 0, 1)]


@pytest.mark.rule("SP-SUPPORT-2")
def test_support_cannot_be_taken_back() -> None:
    m = calm(house(hand=[EAR], influence=6), house(influence=3), house())
    m.answer(("prepare", EAR))
    asks(m, (1, False))
    m.answer("yes")
    m.answer("take_back")
    m.answer(("again", 1))
    assert may_ask(m, 1) == []  # they are not asked again, so they cannot say no
    assert m.view(1)["prepared"][0]["pledged"] == [1]
    assert can_announce(m)
    m.answer(("announce", (0,)))
    assert m.view(1)["scheme"]["pledged"] == [1]  # type: ignore[index]


@pytest.mark.rule("SP-SUPPORT-3")
def test_any_number_of_houses_may_support_one_scheme() -> None:
    m = calm(*[house(hand=[CONSPIRACY] if seat == 0 else [], influence=4) for seat in range(4)])
    m.answer(("prepare", CONSPIRACY))
    asks(m, (1, False), (2, False), (3, False))
    assert m.asked() == [(1, "support"), (2, "support"), (3, "support")]
    m.seal(s1="yes", s2="yes", s3="yes")
    assert m.events_of("supports") == [(1, 0, 1), (2, 0, 1), (3, 0, 1)]
    m.answer(("announce", (3,)))  # 16 of 16
    m.confirm()
    m.nobody()
    assert m.influence() == [4, 4, 4, 2]


@pytest.mark.rule("SP-SUPPORT-4")
def test_support_moves_no_influence_and_counts_for_that_scheme_alone() -> None:
    m = calm(house(hand=[EAR, VISITOR], influence=5), house(influence=4), house())
    m.answer(("prepare", EAR))
    asks(m, (1, False))
    m.answer("yes")
    assert m.influence() == [5, 4, 4]
    m.answer("take_back")
    m.answer(("prepare", VISITOR))
    assert not can_announce(m)  # 5 of 6
    m.answer("take_back")
    m.answer(("again", 1))
    m.answer(("announce", (2,)))
    m.confirm()
    m.nobody()
    assert m.events_of("influence") == [(2, 1, 5, "scheme")]  # the effect, and nothing else


@pytest.mark.rule("SP-SUPPORT-5")
def test_the_card_may_stay_hidden_from_those_who_are_asked() -> None:
    m = calm(house(hand=[EAR, VISITOR], influence=6), house(), house())
    m.answer(("prepare", EAR))
    asks(m, (1, False), (2, True))
    for viewer, seen in ((0, EAR), (1, None), (2, EAR), (None, None)):
        assert m.view(viewer)["prepared"][0]["card"] == seen
    assert m.heard(1, "shows_scheme") == m.heard(None, "shows_scheme") == []
    assert m.learned(2, "shows_scheme") == [(0, 1, EAR)]
    assert m.learned(1, "asks_support") == [(0, 1, (1, 2), (2,))]
    m.seal(s1="yes")
    assert (m.view(1)["houses"][0]["known"], m.view(2)["houses"][0]["known"]) == ([], [EAR])


# ---------------------------------------------------------------------- SP-13


@pytest.mark.rule("SP-13")
def test_all_of_the_current_influence_or_nothing() -> None:
    m = calm(house(hand=[CONSPIRACY], influence=12), house(influence=3), house(influence=1))
    m.answer(("prepare", CONSPIRACY))
    asks(m, (1, False), (2, False))
    assert m.offered(1) == m.offered(2) == ["no", "yes"]
    m.seal(s1="yes", s2="yes")
    assert can_announce(m)


@pytest.mark.rule("SP-13")
def test_the_target_may_support_too() -> None:
    m = calm(house(hand=[CONSPIRACY], influence=12), house(influence=4), house())
    m.answer(("prepare", CONSPIRACY))
    asks(m, (1, False))
    m.answer("yes")
    m.answer(("announce", (1,)))
    m.confirm()
    m.nobody()
    assert m.influence() == [12, 2, 4]


@pytest.mark.rule("SP-13")
def test_support_is_bound_to_one_physical_card() -> None:
    # Two of the same title: what was pledged for the one does not help the other.
    m = calm(house(hand=[VISITOR, VISITOR], influence=4), house(influence=2), house())
    m.answer(("prepare", VISITOR))
    asks(m, (1, False))
    m.answer("yes")
    m.answer("take_back")
    m.answer(("prepare", VISITOR))
    assert not can_announce(m)
    assert may_ask(m, 1) == [False, True]
    m.answer("take_back")
    m.answer(("again", 1))
    m.answer(("announce", (2,)))
    m.confirm()
    m.nobody()
    assert [mark["number"] for mark in m.view(0)["prepared"]] == [2]
    assert m.view(0)["prepared"][0]["pledged"] == []


@pytest.mark.rule("SP-13")
def test_support_ends_when_the_card_leaves_the_hand_or_the_turn_ends() -> None:
    m = calm(house(hand=[EAR], influence=6), house(influence=3), house())
    m.answer(("prepare", EAR))
    asks(m, (1, False))
    m.answer("yes")
    m.answer("take_back")
    m.answer(("cash", EAR))
    assert m.view(0)["prepared"] == []
    assert not m.can(("again", 1))
    m = calm(house(hand=[EAR], influence=6), house(influence=3), house())
    m.answer(("prepare", EAR))
    asks(m, (1, False))
    m.answer("yes")
    m.answer("take_back")
    m.answer("end")
    assert m.view(0)["prepared"] == []


@pytest.mark.rule("SP-13")
def test_nobody_can_support_a_reaction() -> None:
    m = calm(house(hand=[LOOTING, GUARD]), house(hand=[RUMORS], influence=5), house(influence=12, hand=[GUARD]))
    m.scheme(LOOTING, 0)
    m.confirm()
    # Rumors need 6; nobody may lend any. Seat 2 could hold such a card, seat 1 only the cheaper ones.
    assert m.asked() == [(1, "foil"), (2, "foil")]
    assert m.offered(1) == ["pass"]


@pytest.mark.rule("SP-13")
def test_the_schemer_need_not_play_it_and_what_was_paid_stays_paid() -> None:
    m = calm(house(hand=[EAR], influence=6), house(influence=3), house())
    m.answer(("prepare", EAR))
    deal = m.offer(1, 0, wants=2, promises=[("support",)])
    m.act(0, "accept", deal)
    asks(m, (1, False))
    m.answer("yes")
    m.answer("take_back")
    m.answer("end")
    assert m.coins() == [3, 7, 5]
    assert m.hand(0) == [EAR]


# ---------------------------------------------------------------------- SP-77


@pytest.mark.rule("SP-77")
def test_a_request_names_one_or_more_and_shows_the_card_to_none_some_or_all() -> None:
    m = calm(house(hand=[EAR], influence=6), house(), house())
    m.answer(("prepare", EAR))
    assert requests(m) == [
        ((2, False),),
        ((2, True),),
        ((1, False),),
        ((1, False), (2, False)),
        ((1, False), (2, True)),
        ((1, True),),
        ((1, True), (2, False)),
        ((1, True), (2, True)),
    ]


@pytest.mark.rule("SP-77")
def test_all_see_the_request_and_the_answers() -> None:
    m = calm(house(hand=[EAR], influence=6), house(), house(), house())
    m.answer(("prepare", EAR))
    asks(m, (1, False), (2, False))
    assert m.heard(None, "asks_support") == [(0, 1, (1, 2), ())]
    m.answer("yes", 1)
    assert m.events_of("supports") == []  # they answer at the same time
    m.answer("no", 2)
    assert m.learned(3, "supports") == m.learned(0, "supports") == [(1, 0, 1)]
    assert m.learned(3, "no_support") == [(2, 0, 1)]
    assert m.view(3)["prepared"][0]["pledged"] == [1]
    assert m.view(3)["prepared"][0]["asked"] == [1, 2]


@pytest.mark.rule("SP-77")
def test_whoever_refused_may_be_asked_again() -> None:
    m = calm(house(hand=[EAR], influence=6), house(), house())
    m.answer(("prepare", EAR))
    for _ in range(2):
        assert may_ask(m, 1) == [False, True]
        asks(m, (1, False))
        m.answer("no")
    asks(m, (1, True))
    m.answer("no")
    assert may_ask(m, 1) == [True]  # they have seen the card
    assert may_ask(m, 2) == [False, True]
    m.answer("take_back")
    m.answer(("again", 1))
    assert may_ask(m, 1) == [True]
    asks(m, (1, True))
    m.answer("yes")
    assert may_ask(m, 1) == []  # a pledge is final


@pytest.mark.rule("SP-77")
def test_an_announced_card_has_been_shown_to_all() -> None:
    m = calm(house(hand=[VISITOR], influence=6), house(), house(), house())
    m.answer(("prepare", VISITOR))
    asks(m, (1, False), (2, True))
    m.seal()
    m.answer(("announce", (0,)))
    assert (may_ask(m, 1), may_ask(m, 2), may_ask(m, 3)) == ([False], [False], [False])
    asks(m, (1, False), (3, False))
    m.seal()
    assert m.events_of("shows_scheme") == [(0, 1, VISITOR)]  # nothing is shown that lies face up


@pytest.mark.rule("SP-77")
def test_a_supporters_influence_counts_as_it_is_when_the_scheme_is_announced() -> None:
    m = calm(house(hand=[CONSPIRACY, VISITOR], influence=12), house(influence=3), house())
    m.answer(("prepare", CONSPIRACY))
    asks(m, (1, False))
    m.answer("yes")
    assert not can_announce(m)  # 15 of 16
    m.answer("take_back")
    m.plays(VISITOR, 1)
    m.answer(("again", 1))
    assert can_announce(m)


@pytest.mark.rule("SP-77")
def test_whoever_was_asked_about_one_card_may_be_asked_about_another() -> None:
    m = calm(house(hand=[EAR, CONSPIRACY], influence=6), house(), house())
    m.answer(("prepare", EAR))
    asks(m, (1, True))
    m.answer("no")
    m.answer("take_back")
    m.answer(("prepare", CONSPIRACY))
    assert may_ask(m, 1) == [False, True]

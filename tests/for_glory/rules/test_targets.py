"""Targets: who chooses, among whom, and how many."""

from __future__ import annotations

import pytest

from munera.testing.for_glory import THREE, battle, foe, gladiator, machinations, me


@pytest.mark.rule("FG-TARGET-1")
def test_whoever_uses_it_chooses() -> None:
    m = battle(
        me([gladiator("andabata"), gladiator("cestus")], hand=["punctim"]),
        foe([gladiator("tiro"), gladiator("veles")], patrons=THREE, hand=["turn_the_tables"]),
    )
    m.tactic("punctim")
    assert m.asked() == (0, "target")
    m.answer("tiro")
    assert m.events_of("aims") == [(0, "punctim", "tiro", 1)]
    m.react(1, "turn_the_tables")
    assert m.asked() == (1, "target")


@pytest.mark.rule("FG-TARGET-2")
def test_a_scheme_reaches_every_arena() -> None:
    m = machinations(
        me([gladiator("cestus", 0, damage=1)], hand=["field_surgeon"]),
        foe([gladiator("cestus", damage=1), gladiator("tiro", 0)]),
    )
    m.answer("play", "field_surgeon")
    assert m.offered() == ["cestus", "cestus 2"]


@pytest.mark.rule("FG-TARGET-2")
def test_a_tactic_and_a_reaction_reach_their_own_arena() -> None:
    m = battle(
        me([gladiator("cestus", 0, damage=1), gladiator("andabata", damage=1)], hand=["field_surgeon", "pierce"]),
        foe([gladiator("tiro", 0, damage=1), gladiator("veles", damage=1)], patrons=THREE, hand=["counterattack"]),
        arena=0,
    )
    m.tactic("field_surgeon")
    assert m.offered() == ["cestus", "tiro"]
    m.answer("cestus")
    m.attack("cestus")
    m.react(1, "counterattack")
    assert m.events_of("reassigned") == [("tiro", 1, "cestus", 0, 1)]  # nobody else is there: no question


@pytest.mark.rule("FG-TARGET-2")
def test_either_side_unless_the_text_says_otherwise() -> None:
    m = battle(
        me([gladiator("cestus"), gladiator("laquearius")], patrons=THREE, hand=["palus_drill", "net_throw"]),
        foe([gladiator("tiro"), gladiator("veles")], patrons=["imperial_procurator"]),
    )
    m.answer("net_throw")
    assert m.offered() == ["cestus", "laquearius", "tiro", "veles"]
    own = battle(me([gladiator("cestus"), gladiator("andabata")], hand=["palus_drill"]), foe([gladiator("tiro")]))
    own.answer("palus_drill")
    assert own.offered() == ["cestus", "andabata"]
    enemy = battle(
        me([gladiator("laquearius"), gladiator("cestus")], patrons=THREE),
        foe([gladiator("tiro"), gladiator("cestus"), gladiator("noxius")]),
    )
    enemy.answer("use", "laquearius")
    assert enemy.offered() == ["tiro", "cestus 2", "noxius"]


@pytest.mark.rule("FG-TARGET-3")
def test_another_differs_from_the_first_and_is_of_either_side() -> None:
    m = battle(
        me([gladiator("cestus", damage=1), gladiator("andabata", damage=1)], arenas=["falerii_novi"]),
        foe([gladiator("tiro"), gladiator("noxius")]),
    )
    m.tactic("falerii_novi")
    assert m.offered() == ["cestus", "andabata"]
    m.answer("andabata")
    assert m.offered() == ["cestus", "tiro", "noxius"]


@pytest.mark.rule("FG-TARGET-3")
def test_without_another_it_cannot_be_used() -> None:
    m = battle(
        me([gladiator("cestus", 0, damage=1)], arenas=["falerii_novi"]),
        foe([gladiator("spiculus", 0)], hand=["turn_the_tables"]),
        arena=0,
    )
    assert ("use", "falerii_novi") in m.offered()
    m.attack("cestus")
    m.react(1, "turn_the_tables")
    assert m.gladiator("spiculus").damage == 0
    alone = machinations(me(hand=["veles"], patrons=THREE), foe(hand=["turn_the_tables"]))
    alone.answer("enter", "veles", 0)
    alone.react(0, "veles")
    assert alone.asked() == (1, "react")
    assert alone.offered() == ["pass"]


@pytest.mark.rule("FG-TARGET-4")
@pytest.mark.parametrize(("damage", "numbers"), [(1, None), (2, [2, 1]), (3, [3, 2, 1]), (4, [3, 2, 1])])
def test_up_to_a_number_as_far_as_there_is_something(damage: int, numbers: list[int] | None) -> None:
    """A surgeon takes up to 3; where there is only 1 there is nothing to ask."""
    m = battle(
        me([gladiator("thraex", damage=damage)], patrons=THREE, hand=["field_surgeon"]), foe([gladiator("cestus")])
    )
    m.tactic("field_surgeon")
    if numbers is None:
        assert m.gladiator("thraex").damage == 0
    else:
        assert m.kind == "amount"
        assert m.offered() == numbers
        m.answer(2)
        assert m.gladiator("thraex").damage == damage - 2


@pytest.mark.rule("FG-TARGET-4")
def test_up_to_three_gladiators_are_at_least_one() -> None:
    m = battle(me([gladiator("cestus")], hand=["caesim"]), foe([gladiator("tiro"), gladiator("noxius")]))
    m.tactic("caesim")
    assert m.offered() == ["cestus", "tiro", "noxius"]
    m.answer("tiro")
    assert m.offered() == ["none", "cestus", "noxius"]
    m.answer("none")
    assert m.events_of("damaged") == [("tiro", 1, 1, 1)]


@pytest.mark.rule("FG-TARGET-5")
def test_who_cannot_be_attacked_can_be_hit_by_other_means() -> None:
    """An archer behind their comrades and those behind a Secutor: out of reach for attacks, not for tactics."""
    m = battle(
        me([gladiator("andabata"), gladiator("cestus")], hand=["punctim"]),
        foe([gladiator("sagittarius"), gladiator("tiro"), gladiator("secutor")], patrons=THREE),
    )
    m.tactic("punctim")
    assert m.offered() == ["andabata", "cestus", "sagittarius", "tiro", "secutor"]
    m.answer("sagittarius")
    m.answer("attack", "cestus")
    assert m.events_of("damaged") == [("sagittarius", 1, 2, 1), ("secutor", 1, 1, 4)]

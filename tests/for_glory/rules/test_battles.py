"""Battles: where they are fought, in which order, and how far they reach."""

from __future__ import annotations

import pytest

from munera.games.for_glory.state import LASTING
from munera.testing.for_glory import THREE, battle, foe, gladiator, me, registration

ARENAS = ["capua", "verona", "pompeii"]


@pytest.mark.rule("FG-BATTLE-1")
def test_every_arena_with_a_gladiator_has_a_battle() -> None:
    m = registration(
        me([gladiator("cestus", 1), gladiator("andabata")]),
        foe([gladiator("cestus", 1), gladiator("andabata")]),
        arenas=ARENAS,
    )
    m.passes("register")
    assert m.events_of("battle") == [("verona",)]
    assert m.state.battles == (LASTING,)


@pytest.mark.rule("FG-BATTLE-1")
def test_an_arena_without_gladiators_has_no_battle() -> None:
    m = registration(me([gladiator("cestus", 0)]), foe([gladiator("cestus", 0)]), arenas=ARENAS)
    m.passes("register")
    assert m.events_of("battle") == [("capua",)]
    assert m.state.battles == ()


@pytest.mark.rule("FG-BATTLE-1")
def test_an_arena_that_was_emptied_before_its_battle_has_none() -> None:
    m = battle(
        me([gladiator("cestus", 0), gladiator("veles", LASTING)], patrons=["praetor"]),
        foe([gladiator("noxius", 0)]),
        arena=0,
        arenas=ARENAS,
    )
    m.tactic("praetor", "noxius")
    m.passes()
    assert m.events_of("defeated") == [("veles", 0, "influence"), ("noxius", 1, "defeat")]
    assert [won[1] for won in m.events_of("battle_won")] == ["capua"]
    assert m.events_of("battle") == m.events_of("battle_drawn") == []
    assert m.asked() == (0, "action")


@pytest.mark.rule("FG-BATTLE-2")
@pytest.mark.parametrize("place", [0, 1])
def test_the_fleeting_arena_is_fought_for_first(place: int) -> None:
    m = registration(
        me([gladiator("cestus"), gladiator("andabata", place)]),
        foe([gladiator("andabata"), gladiator("cestus", place)]),
        arenas=ARENAS,
    )
    m.passes("register")
    assert m.events_of("battle") == [(ARENAS[place],)]
    assert m.view(None)["arenas"][place]["active"]


@pytest.mark.rule("FG-BATTLE-2")
def test_the_second_battle_begins_when_the_first_is_over() -> None:
    m = battle(
        me([gladiator("cestus", 0), gladiator("andabata")]),
        foe([gladiator("noxius", 0), gladiator("cestus")]),
        arena=0,
        arenas=ARENAS,
    )
    m.attack("cestus")
    assert m.kinds()[-3:] == ["battle_won", "battle", "initiative"]
    assert m.events_of("battle") == [("pompeii",)]
    assert m.state.field == LASTING


@pytest.mark.rule("FG-BATTLE-3")
def test_what_is_used_in_a_battle_reaches_only_the_active_arena() -> None:
    m = battle(
        me([gladiator("cestus", 0), gladiator("andabata")], hand=["punctim"]),
        foe([gladiator("veles", 0), gladiator("tiro")], patrons=THREE),
        arena=0,
    )
    m.tactic("punctim")
    assert sorted(m.offered()) == ["cestus", "veles"]


@pytest.mark.rule("FG-BATTLE-3")
def test_gladiators_in_other_arenas_do_not_affect_the_battle() -> None:
    """A Primus Palus lends nothing, an exhausted Murmillo prevents nothing, from another arena."""
    m = battle(
        me([gladiator("cestus", 0), gladiator("primus_palus")], patrons=["imperial_procurator"]),
        foe([gladiator("veles", 0), gladiator("murmillo", ready=False)], patrons=THREE),
        arena=0,
    )
    m.attack("cestus")
    assert m.events_of("damaged") == [("veles", 1, 1, 2)]
    assert m.kind == "combat"

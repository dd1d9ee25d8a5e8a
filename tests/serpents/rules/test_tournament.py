"""Tournaments of five and six."""

from __future__ import annotations

import pytest

from munera.testing.serpents import Table, house, table

# Gladiators and equipment worth 6, 9, 11 and 14.
FIRST = ["gl-duro", "eq-twin-swords"]
SECOND = ["gl-spartacus", "gl-agron"]
THIRD = ["gl-crixus", "gl-barca", "eq-sword"]
FOURTH = ["gl-gannicus", "gl-oenomaus", "gl-varro", "eq-trident"]


def at_twelve(*assets: list[str], dice: list[int] | None = None) -> Table:
    houses = [house(*own, coins=5, influence=12) for own in assets]
    return table(*houses, moment="phase_end", phase="arena", dice=dice or [])


@pytest.mark.rule("SW-TOURNAMENT-1")
def test_of_six_two_watch() -> None:
    m = at_twelve(["gl-syrian-warrior"], ["gl-syrian-warrior", "eq-helmet"], FIRST, SECOND, THIRD, FOURTH)
    m.nobody()
    assert m.state.seeds == (2, 3, 4, 5)


@pytest.mark.rule("SW-TOURNAMENT-1")
@pytest.mark.parametrize(("dice", "takes_part"), [([1, 6], 1), ([6, 1], 0)])
def test_equals_roll_for_the_last_place(dice: list[int], takes_part: int) -> None:
    m = at_twelve(["gl-syrian-warrior"], ["gl-celt-warrior"], SECOND, THIRD, FOURTH, dice=dice)
    m.nobody()
    assert m.events_of("roll_off") == [((0, 1), tuple(dice))]
    assert m.state.seeds == (takes_part, 2, 3, 4)


@pytest.mark.rule("SW-30")
def test_who_has_no_combatant_is_removed_first() -> None:
    m = at_twelve(["gl-crixus"], ["gl-spartacus"], [], ["gl-theokoles"], ["gl-duro"])
    m.nobody()
    assert m.events_of("no_combatant") == [(2,)]
    assert m.influence() == [12, 12, 11, 12, 12]
    assert set(m.state.seeds) == {0, 1, 3, 4}

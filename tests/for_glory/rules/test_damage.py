"""Damage: assigned, answered, resolved."""

from __future__ import annotations

import pytest

from tests.for_glory.table import battle, foe, man, me


@pytest.mark.rule("FG-DAMAGE-1")
def test_attack_damage_is_assigned_answered_and_resolved() -> None:
    m = battle(
        me([man("andabata")]),
        foe([man("cestus"), man("veles")], hand=["parry"], patrons=["crooked_senator"]),
    )
    m.attack("andabata", "cestus")
    assert m.told("assigned") == [("cestus", 1, 2)]
    assert m.man("cestus").damage == 0
    m.react(1, "parry", 1)
    m.passes()
    assert m.told("damaged") == [("cestus", 1, 1, 2)]
    assert m.man("cestus").damage == 1

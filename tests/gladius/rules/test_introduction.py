"""Introduction: who fights."""

from __future__ import annotations

import pytest

from munera.kernel import BadVariant, start
from munera.testing.gladius import BOOK, bout


@pytest.mark.rule("GL-INTRO-1")
def test_in_a_duel_each_seat_leads_one_fighter() -> None:
    m = bout()
    assert list(m.match.seats) == [0, 1]
    assert m.match.state.owner == [0, 1]
    assert m.asked() == ("retiarius", "attack")
    m.passes()
    assert m.asked() == ("secutor", "attack")


@pytest.mark.rule("GL-INTRO-1")
def test_with_one_seat_the_second_fighter_has_no_player() -> None:
    m = bout(seats=1)
    assert list(m.match.seats) == [0]
    assert [fighter["seat"] for fighter in m.view(None)["fighters"]] == [0, None]
    assert m.asked() == ("retiarius", "attack")
    m.passes()  # the Secutor takes their turn without being asked for an attack
    assert ("turn", "secutor", 2) in m.events
    assert m.asked() in [("retiarius", "defend"), ("retiarius", "attack")]


@pytest.mark.rule("GL-INTRO-1")
@pytest.mark.parametrize("seats", [0, 3])
def test_nobody_else_can_sit_down(seats: int) -> None:
    with pytest.raises(BadVariant):
        start(BOOK, seats, 0)


@pytest.mark.rule("GL-INTRO-2")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_retiarius_meets_a_secutor_unless_the_table_chooses(seats: int) -> None:
    assert start(BOOK, seats, 0).state.styles == ["retiarius", "secutor"]
    assert start(BOOK, seats, 0, {"fighter_2": "samnite"}).state.styles == ["retiarius", "samnite"]
    assert start(BOOK, seats, 0, {"fighter_1": "thracian"}).state.styles == ["thracian", "secutor"]

"""Initiative: who takes the first combat turn."""

from __future__ import annotations

from typing import Any

import pytest

from munera.testing.for_glory import THREE, Table, foe, gladiator, me, registration


def begins(one: dict[str, Any], two: dict[str, Any], **given: Any) -> Table:
    """Nobody registers late; the battle in the lasting arena begins."""
    m = registration(one, two, **given)
    m.passes("register")
    return m


@pytest.mark.rule("FG-INITIATIVE-1")
def test_the_higher_agility_in_the_active_arena_has_the_initiative() -> None:
    m = begins(me([gladiator("tiro"), gladiator("cestus")]), foe([gladiator("cestus"), gladiator("andabata")]))
    assert m.event("initiative") == (0, 3, 1)
    assert m.asked() == (0, "combat")


@pytest.mark.rule("FG-INITIATIVE-1")
def test_gladiators_elsewhere_do_not_count() -> None:
    m = begins(
        me([gladiator("cestus", 0), gladiator("veles")], patrons=THREE),
        foe([gladiator("tiro", 0), gladiator("cestus")]),
        favor=1,
    )
    assert m.event("initiative") == (1, 1, 2)


@pytest.mark.rule("FG-INITIATIVE-1")
def test_all_changes_to_agility_count() -> None:
    """Essedarius lends 1 to others, a drill gave 1, Legatus adds 1 and Arelate 2."""
    m = begins(
        me([gladiator("essedarius"), gladiator("cestus", agility=1)], patrons=["legatus"], arenas=["arelate"]),
        foe([gladiator("veles"), gladiator("eques")], patrons=THREE),
    )
    assert m.event("initiative") == (0, 4 + 1 + 1 + 1 + 1 + 2, 6)


@pytest.mark.rule("FG-INITIATIVE-2")
@pytest.mark.parametrize("favor", [0, 1])
def test_tied_agility_gives_it_to_the_crowds_favor(favor: int) -> None:
    m = begins(me([gladiator("cestus")]), foe([gladiator("cestus")]), favor=favor, active=1 - favor)
    assert m.event("initiative") == (favor, 1, 1)
    assert m.asked() == (favor, "combat")

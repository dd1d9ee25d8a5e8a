"""Setup: the first cards."""

from __future__ import annotations

import pytest

from munera.testing.gladius import bout


@pytest.mark.rule("GL-SETUP-1")
def test_two_cards_each_before_the_first_turn() -> None:
    m = bout(top=["kick", "duck", "leap", "parry", "dodge"])
    assert m.events_of("draws") == [("retiarius", 2), ("secutor", 2), ("retiarius", 1)]
    assert m.hand("retiarius") == ["kick", "duck", "dodge"]
    assert m.hand("secutor") == ["leap", "parry"]
    assert len(m.deck) == 56 - 5


@pytest.mark.rule("GL-SETUP-1")
def test_the_first_fighter_is_dealt_first_whoever_they_are() -> None:
    m = bout(start="two", top=["kick", "duck", "leap", "parry", "dodge"])
    assert m.events_of("draws") == [("secutor", 2), ("retiarius", 2), ("secutor", 1)]
    assert m.hand("secutor") == ["kick", "duck", "dodge"]
    assert m.hand("retiarius") == ["leap", "parry"]


@pytest.mark.rule("GL-SETUP-1")
def test_in_solo_only_you_hold_cards() -> None:
    m = bout(seats=1, top=["kick", "duck", "leap"])
    assert m.events_of("draws") == [("retiarius", 2), ("retiarius", 1)]
    assert m.hand("retiarius") == ["kick", "duck", "leap"]
    assert m.hand("secutor") == []
    assert len(m.deck) == 56 - 3

"""Every card and every power of a house has a story."""

from __future__ import annotations

from munera.games.spartacus.cards.table import CARDS, HOUSES
from munera.testing.stories import stories
from tests.spartacus.cards import (
    test_equipment,
    test_gladiators,
    test_guards,
    test_houses,
    test_reactions,
    test_schemes,
    test_slaves,
)

STORIES = (test_schemes, test_reactions, test_guards, test_gladiators, test_slaves, test_equipment, test_houses)


def test_every_card_and_power_has_a_story_and_every_story_a_card_or_power() -> None:
    powers = {power.id for house in HOUSES.values() for power in house.powers}
    assert stories(*STORIES) == set(CARDS) | powers

"""Every card and every power of a house that the expansion adds has a story."""

from __future__ import annotations

from types import ModuleType

from munera.games.serpents.cards.table import OWN_CARDS, OWN_HOUSES
from munera.games.serpents.rulebook import BOOK
from munera.games.spartacus.cards.table import BASE
from munera.testing.stories import stories
from tests.serpents.cards import (
    test_equipment,
    test_gladiators,
    test_houses,
    test_reactions,
    test_schemes,
    test_slaves,
)

STORIES: tuple[ModuleType, ...] = (
    test_schemes,
    test_reactions,
    test_gladiators,
    test_slaves,
    test_equipment,
    test_houses,
)


def test_every_new_card_and_power_has_a_story_and_every_story_a_card_or_power() -> None:
    powers = {power.id for house in OWN_HOUSES.values() for power in house.powers}
    lines = stories(*STORIES)
    assert (set(OWN_CARDS) - set(BASE.cards)) | powers <= lines
    assert lines <= set(BOOK.vocabulary.cards) | powers

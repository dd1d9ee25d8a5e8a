"""Every card and every power of a house has a story."""

from __future__ import annotations

from dataclasses import replace

import pytest

from munera.games.spartacus.cards.reactions import shame
from munera.games.spartacus.cards.table import BASE, CARDS, HOUSES
from munera.games.spartacus.ruleset import Combat, ReactionCards, Ruleset
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


def test_a_verb_is_entered_for_several_reactions() -> None:
    reaction = ReactionCards()
    reaction("re-destitute", "re-empty-brothel", aims=lambda _s, seat, _subject: [seat])(shame)
    assert list(reaction.rules) == ["re-destitute", "re-empty-brothel"]


def test_a_card_without_a_verb_is_named_at_once() -> None:
    unheard = replace(CARDS["re-destitute"], id="re-unheard")
    with pytest.raises(ValueError, match="no verb for re-unheard"):
        Ruleset(BASE, {"re-unheard": unheard}, {}, {}, {}, {}, {}, Combat())

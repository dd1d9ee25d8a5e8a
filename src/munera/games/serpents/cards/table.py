"""The cards and houses of the expansion, and what is in play together with those of the base game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from munera.games.spartacus.cards.table import BASE, Box, Card, House, add, cards_in, houses_in

HERE: Final = "munera.games.serpents.cards"

REPLACED: Final = {"gl-ashur": "gl-ashur-serpent"}
"""A character cannot be owned twice: who leaves the Market deck, and for whom (SW-01)."""

OWN: Final = cards_in(HERE)
"""What the expansion adds. Its guards are those of the base game, by name and deed (SW-42)."""

OWN_HOUSES: Final = houses_in(HERE)


def together(cards: Mapping[str, Card], houses: Mapping[str, House]) -> Box:
    """The base game with these; of a title that is in both there are as many as in both together."""
    gone = [old for old, new in REPLACED.items() if new in cards]
    merged = {id: card for id, card in BASE.cards.items() if id not in gone}
    for id, card in cards.items():
        both = merged.get(id)
        merged[id] = card if both is None else replace(both, copies=both.copies + card.copies)
    return Box(merged, {**BASE.houses, **houses})


WHOLE: Final = together(OWN, OWN_HOUSES)
"""The whole expansion."""

WITHOUT_HOUSES: Final = together(OWN, {})
"""All its cards, and the four houses of the base game."""

HOUSES_ONLY: Final = together({id: card for id, card in OWN.items() if card.starting}, OWN_HOUSES)
"""Its houses, with the starting gladiators and slaves that always come along (SW-02)."""

add({id: card for id, card in OWN.items() if id not in BASE.cards}, OWN_HOUSES)

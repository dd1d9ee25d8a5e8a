"""The cards and houses of the expansion, and the decks they make together with those of the base game."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from munera.games.spartacus.cards import table as base
from munera.games.spartacus.cards.table import Card, cards_in, houses_in

HERE: Final = "munera.games.serpents.cards"

REPLACED: Final = {"gl-ashur": "gl-ashur-serpent"}
"""A character cannot be owned twice: who leaves the Market deck, and for whom (SW-01)."""

OWN: Final = cards_in(HERE)
"""What the expansion adds. Its guards are those of the base game, by name and deed (SW-42)."""


def _together() -> dict[str, Card]:
    """All titles, those of the base game first; of one that is in both there are as many as in both together."""
    cards = {id: card for id, card in base.CARDS.items() if id not in REPLACED}
    for id, card in OWN.items():
        both = cards.get(id)
        cards[id] = card if both is None else replace(both, copies=both.copies + card.copies)
    return cards


CARDS: Final = _together()
HOUSES: Final = {**base.HOUSES, **houses_in(HERE)}


def titles(*kinds: str) -> frozenset[str]:
    """The cards of these kinds."""
    return base.titles(*kinds, cards=CARDS)


def whole(deck: str) -> list[str]:
    """All cards of a deck, each as often as it is there."""
    return base.whole(deck, CARDS)


def starting(kind: str) -> list[str]:
    """The white-bordered cards of a kind, which the houses are dealt from (SW-02)."""
    return base.starting(kind, CARDS)

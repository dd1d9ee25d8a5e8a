"""The cards of For Glory for readers, and where every number comes from."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from munera.games.for_glory.cards.table import CARDS, GLADIATOR, SUPPLIES, Card
from munera.games.sheets import COMPLETED, ORIGINAL, READ, RULEBOOK, Row, row

_FACTS: Final = ("cost", "attack", "health", "agility", "bloodlust", "influence", "value", "arena_value")
_FIGHTER: Final = ("attack", "health", "agility", "bloodlust", "influence")  # shown even if they are nought


def rows() -> Iterable[Row]:
    """The other numbers of a card stand in its text and come from where the text does."""
    for card in CARDS.values():
        fights, bought = card.type == GLADIATOR, card.deck in SUPPLIES
        shown = {
            name: getattr(card, name)
            for name in _FACTS
            if getattr(card, name) or (fights and name in _FIGHTER) or (bought and name == "cost")
        }
        yield row(card.id, card.type, card.deck, card.copies, shown, partial(_source, card))


def _source(card: Card, name: str) -> str:
    if name in card.printed:
        return RULEBOOK
    if name in card.read:
        return READ
    if name == "copies":
        return ORIGINAL
    if name == "name" and card.source == COMPLETED:
        return RULEBOOK
    return card.source

"""The cards and houses of the expansion for readers, and where every number comes from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from munera.games.serpents.cards.table import OWN, OWN_CARDS, OWN_HOUSES, WHOLE, arrow
from munera.games.sheets import COMPLETED, Row
from munera.games.spartacus.cards.table import BASE, CARDS, Card
from munera.games.spartacus.sheet import card_row, house_row


def rows() -> Iterable[Row]:
    """What the expansion adds first; then the base game, less who is replaced."""
    yield from (house_row(house, new=True) for house in OWN_HOUSES.values())
    yield from (_row(card, new=True) for id, card in OWN_CARDS.items() if id not in BASE.cards)
    yield from (house_row(house) for house in BASE.houses.values())
    for id, card in WHOLE.cards.items():
        if id in BASE.cards:
            found = _row(card)
            if id in OWN:  # some of its copies are of the expansion, and how many is ours
                found["sources"]["copies"] = COMPLETED
            yield found
    yield from (_row(card) for card in CARDS.values() if card.extra)


def _row(card: Card, **more: Any) -> Row:
    """A card of either game; an arrow stands where others have a requirement."""
    opposed = arrow(card)
    return card_row(card, {"opposed": opposed} if opposed else None, ("opposed",), **more)

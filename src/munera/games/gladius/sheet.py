"""The cards of Gladius for readers, and where every number comes from."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from munera.games.gladius.cards import BEAST, CARDS, Card
from munera.games.sheets import Row, row


def rows() -> Iterable[Row]:
    """Every card, then the beasts."""
    for card in CARDS.values():
        facts: dict[str, Any] = {"damage": card.damage} if card.damage else {}
        facts |= {"tag": card.tag} if card.tag else {}
        type = "immobilise" if card.immobilise else card.kind
        yield row(card.id, type, card.set, card.copies, facts, partial(_source, card))
    for name, beast in BEAST.items():
        facts = {"hit_points": beast.hit_points, "defend": beast.defend, "attack": beast.attack}
        yield row(name, "beast", name, 1, facts, partial(_always, beast.source))


def _source(card: Card, name: str) -> str:
    return card.tag_source if name == "tag" else card.source


def _always(source: str, _: str) -> str:
    return source

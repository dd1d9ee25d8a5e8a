"""The cards and houses of Spartacus for readers, and where every number comes from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any, Final

from munera.games.sheets import Row, row
from munera.games.spartacus.cards.table import CARDS, HOUSES, REACTION, SCHEME, Card, House

_PRINTED: Final = ("slot", "attack", "defence", "speed", "value", "requirement", "cash", "starting")
_APART: Final = {"id", "deck", "kind", "copies", "source", "sources", *_PRINTED}


def rows() -> Iterable[Row]:
    """The houses, then every card."""
    yield from (house_row(house) for house in HOUSES.values())
    yield from (card_row(card) for card in CARDS.values())


def card_row(card: Card, instead: Mapping[str, Any] | None = None, apart: Iterable[str] = (), **more: Any) -> Row:
    """What is printed beside the text; a number of the text only where it comes from elsewhere than that.

    `instead`: what the card shows in place of a requirement; `apart`: fields that are no numbers of it.
    """
    effect, hidden = card.origin("effect"), {*_APART, *apart}
    facts = {name: value for name in _PRINTED if (value := getattr(card, name))} | dict(instead or {})
    facts |= {
        one.name: getattr(card, one.name)
        for one in fields(card)
        if one.name not in hidden and getattr(card, one.name) != one.default and card.origin(one.name) != effect
    }
    if card.kind in (SCHEME, REACTION) and not instead:
        facts = {"requirement": card.requirement, **facts}
    return row(card.id, card.kind, card.deck, card.copies, facts, card.origin, **more)


def house_row(house: House, **more: Any) -> Row:
    """What a house starts with, and its powers."""
    facts = {name: getattr(house, name) for name in ("coins", "gladiators", "slaves", "guards")}

    def source(name: str) -> str:
        return house.origin("powers" if name == "effect" else name)

    powers = [power.id for power in house.powers]
    return row(house.id, "house", "house", 1, facts, source, powers=powers, **more)

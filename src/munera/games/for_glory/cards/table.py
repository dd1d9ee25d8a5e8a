"""The card tables, read once: immutable cards, shared by every game."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

GLADIATOR, PATRON, SCHEME, TACTIC, REACTION, INCOME, ARENA, BOAST, SCHEME_TACTIC = (
    "gladiator",
    "patron",
    "scheme",
    "tactic",
    "reaction",
    "income",
    "arena",
    "boast",
    "scheme_tactic",
)
SUPPLIES = ("gladiators", "training", "economy")


@dataclass(frozen=True)
class Card:
    """What is printed on a card.

    `influence`: what a gladiator needs, what a patron or arena grants. `amount` is the number in the text, `pay`
    the coin that using it costs. `printed`: the fields of a completed card that are in the rulebook; `read`: its
    printed numbers of which we only guess what they stand for.
    """

    id: str
    deck: str
    type: str
    copies: int
    source: str
    printed: tuple[str, ...] = ()
    read: tuple[str, ...] = ()
    cost: int = 0
    attack: int = 0
    health: int = 0
    agility: int = 0
    bloodlust: int = 0
    influence: int = 0
    value: int = 0
    arena_value: int = 0
    amount: int = 0
    pay: int = 0
    initiative: int = 0
    discount: int = 0
    registers_for_less: int = 0
    buys_back_for_less: int = 0


def _read(deck: str, type: str = "") -> dict[str, Card]:
    text = files(__package__).joinpath(f"{deck}.toml").read_text("utf-8")
    rows: dict[str, dict[str, Any]] = tomllib.loads(text)
    cards = {}
    for id, row in rows.items():
        facts = {"type": type, "copies": 1, **row}
        facts |= {"printed": tuple(row.get("printed", ())), "read": tuple(row.get("read", ()))}
        cards[id] = Card(id=id, deck=deck, **facts)
    return cards


CARDS: dict[str, Card] = {
    **_read("gladiators", GLADIATOR),
    **_read("training"),
    **_read("economy"),
    **_read("starting"),
    **_read("arenas", ARENA),
}


def titles(*types: str) -> frozenset[str]:
    """The cards of these types."""
    return frozenset(id for id, card in CARDS.items() if card.type in types)


def whole(deck: str) -> list[str]:
    """All cards of a deck, each as often as it is printed."""
    return [id for id, card in CARDS.items() if card.deck == deck for _ in range(card.copies)]


GLADIATORS = titles(GLADIATOR)
PATRONS = titles(PATRON)
INCOMES = titles(INCOME)
SCHEMES = titles(SCHEME, SCHEME_TACTIC, BOAST)
TACTICS = titles(TACTIC, SCHEME_TACTIC)
REACTIONS = titles(REACTION)
RESERVABLE = TACTICS | REACTIONS  # a scheme/tactic counts as a tactic for the reserve
ARENAS = titles(ARENA)
BOASTS = tuple(sorted(titles(BOAST)))
STARTING = [card for card in whole("starting") if card not in BOASTS]
VALUE = {id: CARDS[id].value for id in sorted(INCOMES)}
ARENA_VALUE = {id: CARDS[id].arena_value or CARDS[id].value for id in sorted(INCOMES)}
NEED = {id: CARDS[id].influence for id in sorted(GLADIATORS)}
COST = {id: card.cost for id, card in CARDS.items()}

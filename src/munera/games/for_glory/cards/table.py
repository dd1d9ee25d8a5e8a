"""The card tables, read once: immutable cards, shared by every game that is played with them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

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


class CardTable:
    """The cards of the game, and what follows from them.

    A rulebook has one (`BOOK.cards`), and every state of it holds that: the rules look nowhere else. `value` and
    `arena_value`: what incomes are worth outside and in the arena phase; `need`: the influence of gladiators.
    """

    def __init__(self, cards: dict[str, Card]) -> None:
        self.by_id = cards
        self.gladiators = self.titles(GLADIATOR)
        self.patrons = self.titles(PATRON)
        self.incomes = self.titles(INCOME)
        self.tactics = self.titles(TACTIC, SCHEME_TACTIC)
        self.reactions = self.titles(REACTION)
        self.reservable = self.tactics | self.reactions  # a scheme/tactic counts as a tactic for the reserve
        self.arenas = self.titles(ARENA)
        self.boasts = tuple(sorted(self.titles(BOAST)))
        self.starting = [card for card in self.whole("starting") if card not in self.boasts]
        self.value = {id: cards[id].value for id in sorted(self.incomes)}
        self.arena_value = {id: cards[id].arena_value or cards[id].value for id in sorted(self.incomes)}
        self.need = {id: cards[id].influence for id in sorted(self.gladiators)}
        self.cost = {id: card.cost for id, card in cards.items()}

    def titles(self, *types: str) -> frozenset[str]:
        """The cards of these types."""
        return frozenset(id for id, card in self.by_id.items() if card.type in types)

    def whole(self, deck: str) -> list[str]:
        """All cards of a deck, each as often as it is printed."""
        return [id for id, card in self.by_id.items() if card.deck == deck for _ in range(card.copies)]


TABLE: Final = CardTable(
    {
        **_read("gladiators", GLADIATOR),
        **_read("training"),
        **_read("economy"),
        **_read("starting"),
        **_read("arenas", ARENA),
    }
)
# The cards of the rulebook, by name: for players, words and tests.
CARDS = TABLE.by_id
titles, whole = TABLE.titles, TABLE.whole
GLADIATORS, PATRONS, INCOMES = TABLE.gladiators, TABLE.patrons, TABLE.incomes
TACTICS, REACTIONS, RESERVABLE = TABLE.tactics, TABLE.reactions, TABLE.reservable
ARENAS, BOASTS, STARTING = TABLE.arenas, TABLE.boasts, TABLE.starting
VALUE, ARENA_VALUE, NEED, COST = TABLE.value, TABLE.arena_value, TABLE.need, TABLE.cost

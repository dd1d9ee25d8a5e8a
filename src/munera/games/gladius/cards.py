"""The card table, read once: immutable cards, shared by every game that is played with them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

STYLES = ("secutor", "retiarius", "thracian", "murmillo", "dimachaeri", "samnite")
BEASTS = ("lion", "tiger", "bear")
# From the weakest to the strongest in simulation (ruling GL-03, option "weaker").
WEAKEST_FIRST = ("samnite", "retiarius", "thracian", "murmillo", "dimachaeri", "secutor")


@dataclass(frozen=True)
class Card:
    """What is printed on a card. `spent`: whoever plays it cannot attack on their next turn."""

    id: str
    set: str
    copies: int
    kind: str
    source: str
    damage: int = 0
    immobilise: bool = False
    spent: bool = False
    tag: str = ""
    tag_source: str = ""


@dataclass(frozen=True)
class Beast:
    """An animal of the solo game: its hit points and the sizes of its mini-hands."""

    hit_points: int
    defend: int
    attack: int
    source: str


class CardTable:
    """The cards of the game, and what follows from them: who can use which, and what a deck is made of.

    A rulebook has one (`BOOK.cards`), and every state of it holds that: the rules look nowhere else.
    """

    def __init__(self, cards: dict[str, Card], beasts: dict[str, Beast]) -> None:
        self.by_id = cards
        self.beasts = beasts
        self.attacks = {fighter: self._usable(fighter, "attack") for fighter in STYLES + BEASTS}
        self.defences = {fighter: self._usable(fighter, "defence") for fighter in STYLES + BEASTS}
        self._decks: dict[tuple[str, str], list[str]] = {}

    def _usable(self, fighter: str, kind: str) -> frozenset[str]:
        return frozenset(c.id for c in self.by_id.values() if c.kind == kind and c.set in ("common", fighter))

    def deck_of(self, one: str, two: str) -> list[str]:
        """The shared deck: the common cards and those of each fighter, twice the same in a mirror."""
        deck = self._decks.get((one, two))
        if deck is None:
            sets = ("common", one, two)
            deck = [c.id for set in sets for c in self.by_id.values() if c.set == set for _ in range(c.copies)]
            self._decks[one, two] = deck
        return deck[:]


def _rows(name: str) -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath(name).read_text("utf-8"))


def _read() -> CardTable:
    cards = {id: Card(id=id, **row) for id, row in _rows("cards.toml").items()}
    beasts: dict[str, Beast] = {}
    for name, row in _rows("beasts.toml").items():
        source = row["source"]
        for id, facts in row.pop("cards").items():
            tag_source = source if "tag" in facts else ""
            cards[id] = Card(id=id, set=name, source=source, tag_source=tag_source, **facts)
        beasts[name] = Beast(**row)
    return CardTable(cards, beasts)


TABLE: Final = _read()  # the cards of the rulebook
CARDS: Final = TABLE.by_id
BEAST: Final = TABLE.beasts
ATTACKS: Final = TABLE.attacks
DEFENCES: Final = TABLE.defences


def deck_of(one: str, two: str) -> list[str]:
    """The deck of the rulebook's cards for two fighters."""
    return TABLE.deck_of(one, two)

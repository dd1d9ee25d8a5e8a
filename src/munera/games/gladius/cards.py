"""The card table, read once: immutable cards, shared by every game."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

STYLES = ("secutor", "retiarius", "thracian", "murmillo", "dimachaeri", "samnite")
BEASTS = ("lion", "tiger", "bear")
# From the weakest to the strongest in simulation (ruling GL-03, option "weaker").
WEAKEST_FIRST = ("samnite", "retiarius", "thracian", "murmillo", "dimachaeri", "secutor")


@dataclass(frozen=True)
class Card:
    """What is printed on a card. `spent`: whoever plays it cannot attack on his next turn."""

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


def _table(name: str) -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath(name).read_text("utf-8"))


def _read() -> tuple[dict[str, Card], dict[str, Beast]]:
    cards = {id: Card(id=id, **row) for id, row in _table("cards.toml").items()}
    beasts: dict[str, Beast] = {}
    for name, row in _table("beasts.toml").items():
        source = row["source"]
        for id, facts in row.pop("cards").items():
            tag_source = source if "tag" in facts else ""
            cards[id] = Card(id=id, set=name, source=source, tag_source=tag_source, **facts)
        beasts[name] = Beast(**row)
    return cards, beasts


_TABLES = _read()
CARDS: Final = _TABLES[0]
BEAST: Final = _TABLES[1]


def _usable(fighter: str, kind: str) -> frozenset[str]:
    return frozenset(c.id for c in CARDS.values() if c.kind == kind and c.set in ("common", fighter))


ATTACKS: Final = {fighter: _usable(fighter, "attack") for fighter in STYLES + BEASTS}
DEFENCES: Final = {fighter: _usable(fighter, "defence") for fighter in STYLES + BEASTS}


@cache
def _deck(one: str, two: str) -> tuple[str, ...]:
    sets = ("common", one, two)
    return tuple(c.id for set in sets for c in CARDS.values() if c.set == set for _ in range(c.copies))


def deck_of(one: str, two: str) -> list[str]:
    """The shared deck: the twenty common cards and the eighteen of each fighter, twice the same in a mirror."""
    return list(_deck(one, two))

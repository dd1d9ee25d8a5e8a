"""The card tables, read once: immutable cards, houses and boards, shared by every game."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

GLADIATOR, SLAVE, EQUIPMENT = "gladiator", "slave", "equipment"
SCHEME, REACTION, GUARD = "scheme", "reaction", "guard"
WEAPON, ARMOUR, SPECIAL = "weapon", "armour", "special"
MARKET, INTRIGUE = "market", "intrigue"

OFFICIAL: Final = ("rulebook", "reference")  # never tuned; the others are shown as not official
UNOFFICIAL: Final = ("repaired", "completed", "original")

# What has an origin of its own. Every other field says what the card does and comes from where its "effect" does.
FACTS: Final = frozenset(
    {"name", "copies", "starting", "slot", "attack", "defence", "speed", "value", "requirement", "cash"}
)


@dataclass(frozen=True)
class Sourced:
    """Something printed that says where it comes from: `sources` names the fields that are not from `source`."""

    source: str
    sources: Mapping[str, str] = field(hash=False)

    def origin(self, name: str) -> str:
        """Where a field comes from."""
        found = self.sources.get(name)
        if found is None and name not in FACTS:
            found = self.sources.get("effect")
        return found or self.source


@dataclass(frozen=True)
class Card(Sourced):
    """What is printed on a card. Nought, "" and () stand for what it does not have.

    The numbers of its text are fields, so that the code of a card needs none. Where the kind does not say it:

    ability      what a gladiator or slave can do, the same for all who have it
    windows      when it may be used, if not in combat or, as a scheme, in one's own turn; "quiet": all quiet ones
    never_in     the phase in which it may not be used
    once         once per match; `exhausts`: by exhausting it
    target       whom or what it is aimed at (schemes.toml and reactions.toml say how), and at how many `targets`
    target_has   what the target must have, any of these, and `at_least` so many; `lacks`: what it must not have
    price_*      what playing it costs: coins, to whom, for each of what; cards of one's own, of which kind
    coins_per    the coins are for each of these: a slave of the target, or the value of the slave given up
    chooser      who chooses the victim: "you" or "target"
    foiled_by    the only cards that foil it, if any can
    alike        how many equal dice make one set; `dice` and `level` belong to the ability
    """

    id: str
    deck: str
    kind: str
    copies: int
    starting: bool = False
    slot: str = ""
    attack: int = 0
    defence: int = 0
    speed: int = 0
    value: int = 0
    requirement: int = 0
    cash: int = 0
    ability: str = ""
    windows: tuple[str, ...] = ()
    never_in: str = ""
    exhausts: bool = False
    once: bool = False
    target: str = ""
    targets: int = 1
    target_has: tuple[str, ...] = ()
    at_least: int = 0
    lacks: str = ""
    price_coins: int = 0
    price_to: str = ""
    price_per: str = ""
    price_cards: int = 0
    price_kind: str = ""
    coins: int = 0
    coins_per: str = ""
    draws: int = 0
    hand_discards: int = 0
    looks: int = 0
    influence: int = 0
    influence_self: int = 0
    influence_others: int = 0
    influence_chosen: int = 0
    discount: int = 0
    injures: int = 0
    discards: int = 0
    chooser: str = ""
    foils: bool = False
    foils_from: int = 0
    foiled_by: tuple[str, ...] = ()
    guards_back: int = 0
    counts_as: int = 0
    alike: int = 0
    wounds: int = 0
    blocks: int = 0
    ignores: int = 0
    rerolls: int = 0
    range: int = 0
    dice: int = 0
    level: str = ""


@dataclass(frozen=True)
class Power:
    """One of the two powers of a house: what it costs and what it brings.

    `exhausts` and `discards`: so many ready assets of each kind. `hand_discards`: at most so many, and as many are
    drawn. `discount`: so much for every `price_coins` paid.
    """

    id: str
    windows: tuple[str, ...]
    exhausts: Mapping[str, int] = field(hash=False)
    discards: Mapping[str, int] = field(hash=False)
    price_coins: int = 0
    coins: int = 0
    draws: int = 0
    hand_discards: int = 0
    discount: int = 0
    influence: int = 0


@dataclass(frozen=True)
class House(Sourced):
    """A house: its colour, what it starts with, and its powers."""

    id: str
    colour: str
    coins: int
    gladiators: int
    slaves: int
    guards: int
    powers: tuple[Power, ...]


@dataclass(frozen=True)
class Track(Sourced):
    """The influence track of a house: the hand size of every space, and where each type of game starts."""

    lowest: int
    highest: int
    hands: tuple[int, ...]
    start: Mapping[str, int] = field(hash=False)

    def hand_size(self, influence: int) -> int:
        """How many cards this influence lets keep."""
        return self.hands[influence - self.lowest]


@dataclass(frozen=True)
class Field:
    """A betting field: the outcome it bets on, of which side if it matters, and the coins paid for each."""

    id: str
    outcome: str
    pays: int
    side: int = -1


@dataclass(frozen=True)
class Arena(Sourced):
    """The arena: a hexagon of hexes with two start marks and the betting fields beside.

    `places`: where the figures of a team of the Primus may stand. `quiet_rounds`: so many rounds without an attack
    close a ring, down to `smallest`; there each costs `crowd_wounds`.
    """

    radius: int
    starts: tuple[tuple[int, int], ...]
    places: tuple[tuple[tuple[int, int], ...], ...]
    fields: tuple[Field, ...]
    lowest_wager: int
    highest_wager: int
    tribute: int
    champion_tribute: int
    champion_favours: int
    quiet_rounds: int
    smallest: int
    crowd_wounds: int


def _table(name: str) -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath(f"{name}.toml").read_text("utf-8"))


def _fixed(value: Any) -> Any:
    """A value of a table that nobody can change."""
    if isinstance(value, list):
        return tuple(_fixed(item) for item in value)
    return MappingProxyType(value) if isinstance(value, dict) else value


def _facts(row: dict[str, Any]) -> dict[str, Any]:
    return {"sources": _fixed({})} | {name: _fixed(value) for name, value in row.items()}


def _cards(name: str, deck: str, kind: str) -> dict[str, Card]:
    return {id: Card(id=id, deck=deck, kind=kind, **_facts(row)) for id, row in _table(name).items()}


def _power(row: dict[str, Any]) -> Power:
    return Power(**{"exhausts": _fixed({}), "discards": _fixed({})} | {key: _fixed(row[key]) for key in row})


def _house(id: str, row: dict[str, Any]) -> House:
    return House(id=id, powers=tuple(_power(power) for power in row.pop("powers")), **_facts(row))


def _arena(row: dict[str, Any]) -> Arena:
    return Arena(fields=tuple(Field(**betting) for betting in row.pop("fields")), **_facts(row))


CARDS: Final[dict[str, Card]] = {
    **_cards("gladiators", MARKET, GLADIATOR),
    **_cards("slaves", MARKET, SLAVE),
    **_cards("equipment", MARKET, EQUIPMENT),
    **_cards("schemes", INTRIGUE, SCHEME),
    **_cards("reactions", INTRIGUE, REACTION),
    **_cards("guards", INTRIGUE, GUARD),
}
HOUSES: Final = {id: _house(id, row) for id, row in _table("houses").items()}
TRACK: Final = Track(**_facts(_table("track")))
ARENA: Final = _arena(_table("arena"))


def titles(*kinds: str) -> frozenset[str]:
    """The cards of these kinds."""
    return frozenset(id for id, card in CARDS.items() if card.kind in kinds)


def whole(deck: str) -> list[str]:
    """All cards of a deck, each as often as it is printed."""
    return [id for id, card in CARDS.items() if card.deck == deck for _ in range(card.copies)]


def starting(kind: str) -> list[str]:
    """The white-bordered cards of a kind, which the houses are dealt from."""
    return [id for id in whole(MARKET) if CARDS[id].kind == kind and CARDS[id].starting]


GLADIATORS: Final = titles(GLADIATOR)
SLAVES: Final = titles(SLAVE)
COMBATANTS: Final = GLADIATORS | SLAVES
EQUIPMENTS: Final = titles(EQUIPMENT)
SCHEMES: Final = titles(SCHEME)
REACTIONS: Final = titles(REACTION)
GUARDS: Final = titles(GUARD)

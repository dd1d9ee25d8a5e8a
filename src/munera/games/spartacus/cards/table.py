"""The card tables of the base game, read once: immutable cards, houses and boards.

They are for readers. Which cards a match is played with, and what they do, its rules say (`s.rules`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from munera.kernel import Seat

if TYPE_CHECKING:
    from munera.games.spartacus.table.facts import TableFacts

GLADIATOR, SLAVE, EQUIPMENT = "gladiator", "slave", "equipment"
SCHEME, REACTION, GUARD = "scheme", "reaction", "guard"
WEAPON, ARMOUR, SPECIAL = "weapon", "armour", "special"
MARKET, INTRIGUE = "market", "intrigue"

TABLES: Final = (
    ("gladiators", MARKET, GLADIATOR),
    ("slaves", MARKET, SLAVE),
    ("equipment", MARKET, EQUIPMENT),
    ("schemes", INTRIGUE, SCHEME),
    ("reactions", INTRIGUE, REACTION),
    ("guards", INTRIGUE, GUARD),
)
"""The tables of cards: their file, the deck they belong to, and their kind."""

HARMS_TARGET, HARMS_FIGHTER, HARMS_OTHERS, HARMS_NOBODY = "target", "fighter", "others", "nobody"
HARMLESS: Final = ("", HARMS_NOBODY)

OFFICIAL: Final = ("rulebook", "reference")  # never tuned; the others are shown as not official
UNOFFICIAL: Final = ("repaired", "completed", "original")

# What has an origin of its own. Every other field says what the card does and comes from where its "effect" does.
FACTS: Final = frozenset(
    {"name", "copies", "starting", "slot", "attack", "defence", "speed", "value", "requirement", "cash"}
)


@mypyc_attr(allow_interpreted_subclasses=True)
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


@mypyc_attr(allow_interpreted_subclasses=True)
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
    harm         whom it harms (SP-PROMISE-10): its "target", whose "fighter" it replaces, all "others" or "nobody"
    alike        how many equal dice make one set; `dice` and `level` belong to the ability
    extra        it is in no printed box: only tables that want the extra cards play with it (SP-OPTION-6)

    What cards of an expansion have beside that is its own affair: they are rows of a class of their own, and where
    the rules of Spartacus must know of it, that class answers one of the questions below in another way.
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
    harm: str = ""
    extra: bool = False

    @property
    def kinds_of_price(self) -> tuple[str, ...]:
        """The kinds of cards that playing it costs: `price_cards` of each."""
        return (self.price_kind,) if self.price_kind else ()

    @property
    def nearest(self) -> int:
        """From how many hexes on an attack with it reaches."""
        return 1

    def aimable(self, s: TableFacts, target: Seat) -> bool:  # noqa: ARG002
        """May it be aimed at this house, as far as that is no matter of what the house has (`target_has`)?"""
        return True

    def hexes(self, ready: bool) -> int:  # noqa: ARG002
        """So many more, or fewer, hexes in a move of who carries it."""
        return 0

    def picks_die(self, dealt: int, taken: int) -> bool:  # noqa: ARG002
        """Does the attacker, and not the victim, name the next die lost: of so many wounds, after so many dice?"""
        return False


@dataclass(frozen=True)
class Power:
    """One of the two powers of a house: what it costs and what it brings.

    `exhausts` and `discards`: so many ready assets of each kind. `hand_discards`: at most so many, and as many are
    drawn. `discount`: so much for every `price_coins` paid; `raises`: so much for every `exhausts`. `once`: in an
    intrigue phase. `refusal`: the influence that refusing a demand costs. `guards_back`: exhausted, out of
    a discard pile that must have some (`pile_has`).
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
    raises: int = 0
    once: bool = False
    refusal: int = 0
    guards_back: int = 0
    pile_has: str = ""


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

    def moved(self, influence: int, change: int) -> int:
        """Where a marker is after such a change: within the track, and what is beyond is lost (SP-01)."""
        return min(self.highest, max(self.lowest, influence + change))


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


C = TypeVar("C", bound=Card)


def _table(package: str, name: str) -> dict[str, Any]:
    return tomllib.loads(files(package).joinpath(f"{name}.toml").read_text("utf-8"))


def _fixed(value: Any) -> Any:
    """A value of a table that nobody can change."""
    if isinstance(value, list):
        return tuple(_fixed(item) for item in value)
    return MappingProxyType(value) if isinstance(value, dict) else value


def _facts(row: dict[str, Any]) -> dict[str, Any]:
    return {"sources": _fixed({})} | {name: _fixed(value) for name, value in row.items()}


def cards_in(package: str, printed: type[C]) -> dict[str, C]:
    """All cards of the tables in this package, in the order of the decks."""
    return {
        id: printed(id=id, deck=deck, kind=kind, **_facts(row))
        for name, deck, kind in TABLES
        for id, row in _table(package, name).items()
    }


def _power(row: dict[str, Any]) -> Power:
    return Power(**{"exhausts": _fixed({}), "discards": _fixed({})} | {key: _fixed(row[key]) for key in row})


def _house(id: str, row: dict[str, Any]) -> House:
    return House(id=id, powers=tuple(_power(power) for power in row.pop("powers")), **_facts(row))


def houses_in(package: str) -> dict[str, House]:
    """The houses of the table in this package."""
    return {id: _house(id, row) for id, row in _table(package, "houses").items()}


def _arena(row: dict[str, Any]) -> Arena:
    return Arena(fields=tuple(Field(**betting) for betting in row.pop("fields")), **_facts(row))


HERE: Final = "munera.games.spartacus.cards"

CARDS: Final = cards_in(HERE, Card)
HOUSES: Final = houses_in(HERE)
TRACK: Final = Track(**_facts(_table(HERE, "track")))
ARENA: Final = _arena(_table(HERE, "arena"))


class Box:
    """What is in play: the cards, each with its copies in this game, and the houses. It is never changed."""

    def __init__(self, cards: Mapping[str, Card], houses: Mapping[str, House]) -> None:
        self.cards: Mapping[str, Card] = dict(cards)
        self.houses: Mapping[str, House] = dict(houses)
        reactions = [card for id, card in sorted(cards.items()) if card.kind == REACTION]
        windows = {window for card in reactions for window in card.windows}
        self._answers = {
            window: tuple(card.id for card in reactions if window in card.windows) for window in windows
        }

    def extended(self, cards: Mapping[str, Card]) -> Box:
        """The same with more cards."""
        return Box({**self.cards, **cards}, self.houses) if cards else self

    def titles(self, *kinds: str) -> set[str]:
        """The cards of these kinds."""
        return {id for id, card in self.cards.items() if card.kind in kinds}

    def copies(self, card: str) -> int:
        """How many of this title there are."""
        row = self.cards.get(card)
        return 0 if row is None else row.copies

    def whole(self, deck: str) -> list[str]:
        """All cards of a deck, each as often as it is there."""
        return [id for id, card in self.cards.items() if card.deck == deck for _ in range(card.copies)]

    def starting(self, kind: str) -> list[str]:
        """The white-bordered cards of a kind, which the houses are dealt from."""
        return [id for id in self.whole(MARKET) if self.cards[id].kind == kind and self.cards[id].starting]

    def answers(self, window: str) -> tuple[str, ...]:
        """The reactions that may be played in a window of this kind."""
        return self._answers.get(window, ())


def in_the_box(cards: Mapping[str, C]) -> dict[str, C]:
    """Those that are printed, without the extra cards."""
    return {id: card for id, card in cards.items() if not card.extra}


BASE: Final = Box(in_the_box(CARDS), HOUSES)
"""The box of the game itself."""

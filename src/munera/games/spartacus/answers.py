"""The shapes of all questions and answers of this game: what the web app is told about them.

Seats, assets, sides, hexes, prepared schemes and coins are plain numbers; cards, houses and powers are their ids.
`tests/laws/test_shapes.py` proves that the rules ask and offer nothing else.
"""

from __future__ import annotations

from types import NoneType
from typing import Any, Literal, TypedDict

from munera.games.spartacus.table.records import Offer as OfferRecord

YesNo = Literal["no", "yes"]
Pool = Literal["attack", "defence", "speed"]
Wager = tuple[int, int, int, int]
SupportRequest = tuple[Literal["request"], tuple[tuple[int, bool], ...]]
Improvement = SupportRequest | tuple[Literal["bribe"], int] | tuple[Literal["cunning"], int]
Lot = int | Literal["host"]
Promised = (
    tuple[Literal["support", "invite", "no_foil", "redirect"]]
    | tuple[Literal["no_harm", "no_target"], Literal["phase", "round"]]
    | tuple[Literal["thumb"], Literal["up", "down"]]
    | tuple[Literal["foil", "target"], int]
    | tuple[Literal["share"], Literal["scheme", "wagers"]]
    | tuple[Literal["no_bid"], Lot]
)
Occasion = Literal["phase_end", "round_end", "scheme", "invited", "thumb", "victory"]
AnyPromise = Promised | tuple[Literal["pay"], int, Occasion] | tuple[Literal["bid_at_most"], Lot, int]
WhyNot = Literal["too_little", "no_trust", "too_strong", "cannot", "not_now"]
Said = tuple[()] | tuple[WhyNot] | tuple[Literal["price"], int]
Offer = tuple[
    int,  # who makes it
    tuple[int, ...],  # to whom
    bool,  # in private
    int,  # the coins given
    tuple[int, ...],  # the assets given
    int,  # the coins wanted
    tuple[int, ...],  # the assets wanted
    tuple[AnyPromise, ...],  # what its maker promises
    tuple[AnyPromise, ...],  # what is promised in return
    int,  # how many counter-offers led to it
]
SimpleMove = (
    tuple[Literal["lay"]]
    | tuple[Literal["reopen"]]
    | tuple[Literal["withdraw"], Offer]
    | tuple[Literal["decline"], Offer]
    | tuple[Literal["accept"], Offer]
)

ANSWERS: dict[str, Any] = {
    "pick": int,
    "pick_house": int,
    "house": str,
    "healer": Literal["pass"] | int,
    "healer_welcome": YesNo,
    "ledger": tuple[int, ...],
    "turn": Literal["end"]
    | tuple[Literal["cash"], str]
    | tuple[Literal["prepare"], str]
    | tuple[Literal["again"], int]
    | tuple[Literal["power"], str]
    | tuple[Literal["ability"], int],
    "hand_limit": Literal["lay", "enough"]
    | tuple[Literal["cash"], str]
    | tuple[Literal["discard"], str]
    | tuple[Literal["prepare"], str]
    | tuple[Literal["again"], int],
    "exchange": str,
    "prepared": Literal["take_back"] | tuple[Literal["announce"], tuple[int, ...]] | Improvement,
    "announced": Literal["confirm"] | tuple[Literal["target"], tuple[int, ...]] | Improvement,
    "support": YesNo,
    "foil": Literal["pass"] | tuple[Literal["guard"], Literal["hand", "table"]] | tuple[Literal["play"], str],
    "bodyguard": Literal["pass"] | int,
    "react": Literal["pass"] | tuple[Literal["play"], str] | tuple[Literal["play"], str, int],
    "guard_back": YesNo,
    "open_market": Literal["done"] | tuple[Literal["sell"], int],
    "informant": Literal["pass"] | tuple[int, int],
    "bid": int,
    "invite": int,
    "invitation": Literal["decline", "accept"],
    "audience": Literal["ready"],
    "wagers": Wager,
    "combatant": int,
    "equip": tuple[int, ...],
    "net": YesNo,
    "tactician": YesNo,
    "order": Literal["first", "second"],
    "combat_turn": Literal["end"] | tuple[Literal["move", "attack", "javelin"], int],
    "pool": Pool,
    "reroll": tuple[int, ...],
    "force": tuple[int, ...],
    "gear": YesNo,
    "surrender": Pool,
    "driven": int,
    "thumb": Literal["up", "down"],
}
"""What may be answered to each kind of question."""


class LedgerSpace(TypedDict):
    """Which gladiators are kept.

    `gladiators`: any of these may be kept; an answer has them in rising order.
    `most`: how many at most.
    """

    gladiators: list[int]
    most: int


class WagersSpace(TypedDict):
    """What may be placed on the betting fields.

    `least`: the least stack on a field, if there is one at all.
    `most`: the highest stack on each field.
    `coins`: the most on all fields together.
    """

    least: int
    most: list[int]
    coins: int


SPACES: dict[str, Any] = {"ledger": LedgerSpace, "wagers": WagersSpace}
"""What is said of the answers where they are too many to list."""

ABOUT: dict[str, Any] = {
    "pick": str,  # the card, power or occasion that it is for
    "pick_house": str,
    "house": NoneType,
    "healer": int,  # the patient
    "healer_welcome": tuple[int, int],  # the healer and the patient
    "ledger": NoneType,
    "turn": NoneType,
    "hand_limit": NoneType,
    "exchange": str,
    "prepared": int,  # the number of the prepared scheme
    "announced": tuple[str, tuple[int, ...]],  # the card and its targets
    "support": tuple[int, int],  # the schemer, and the number of the scheme
    "foil": tuple[int, str, tuple[int, ...]],  # the schemer, the card and its targets
    "bodyguard": int,  # the die
    "react": str | tuple[str, int],  # the occasion, and whom it concerns
    "guard_back": str,
    "open_market": NoneType,
    "informant": NoneType,
    "bid": int | Literal["host"],  # the lot
    "invite": int,  # so many are committed already
    "invitation": int,
    "audience": Literal["invitation", "thumb"],
    "wagers": NoneType,
    "combatant": NoneType,
    "equip": str,
    "net": str,
    "tactician": str,
    "order": str,
    "combat_turn": str,
    "pool": str,
    "reroll": Literal["attack", "defence"],
    "force": Literal["attack", "defence"],
    "gear": tuple[str, int],  # the equipment, and the wounds
    "surrender": tuple[str, int],  # the combatant, and the wounds
    "driven": str,
    "thumb": int | tuple[int, ...],  # whose life it is about
}
"""What each kind of question is about."""


class Vocabulary(TypedDict):
    """What the viewer and another may promise each other now.

    `other`: the other seat.
    `floor`: the other may trade assets now.
    `assets`: which assets of the other may be wanted.
    `promises`: what the viewer may promise.
    `pays`: the occasions on which the viewer may promise coins.
    `returns`: what the other may promise.
    `paid`: the occasions on which the other may promise coins.
    """

    other: int
    floor: bool
    assets: list[int]
    promises: tuple[Promised, ...]
    pays: tuple[Occasion, ...]
    returns: tuple[Promised, ...]
    paid: tuple[Occasion, ...]


class Bargain(TypedDict):
    """What may be offered.

    `left`: how many offers may still be made in this phase.
    `coins`: the most that can be given, and the most that can be wanted.
    `assets`: the viewer's assets that may be given.
    `counter`: the offers that may be answered with another one.
    `lots`: those for which a highest bid may be promised.
    `promises`: what may be promised, with each of the others.
    """

    left: int
    coins: tuple[int, int]
    assets: list[int]
    counter: list[Offer]
    lots: list[Lot]
    promises: list[Vocabulary]


class GiftMoves(TypedDict):
    """What may be done at any time, wherever anything may.

    `simple`: moves that can be made as they are.
    `give`: the most coins that can be given.
    """

    simple: list[SimpleMove]
    give: int


class AnytimeMoves(GiftMoves, total=False):
    """What may be done at any time; the last three entries only while there is something to bargain about.

    `show`: the cards that may be shown to another.
    `reasons`: what may be said to an offer that is declined, beside a price: the word "price" and its coins.
    `offer`: what may be offered.
    """

    show: list[str]
    reasons: list[WhyNot]
    offer: Bargain


ANYTIME: Any = AnytimeMoves | tuple[()]
"""Nothing at all where nothing is open."""

NAMES: dict[Any, tuple[str, ...]] = {Offer: OfferRecord._fields}
"""What the parts of a shape are called."""

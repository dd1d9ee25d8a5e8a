"""What cards do: one ability per card at most, registered by the modules in `cards/`."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from munera.games.for_glory.cards.table import (
    ARENA,
    CARDS,
    GLADIATOR,
    PATRON,
    REACTION,
    SCHEME,
    SCHEME_TACTIC,
    TACTIC,
)
from munera.games.for_glory.state import Glory, Window
from munera.kernel import Seat

# Triggers of reactions (the card sheet, section 3.2)
DAMAGE = "damage_assigned"
DAMAGE_OWN = "damage_assigned_own"
ATTACKS_SELF = "self_attacks"
ATTACKS_OWN = "own_attacks"
ENTERS_SELF = "self_enters"
ENTERS_OPP = "opp_enters"
DEFEATED_OWN = "own_defeated"
LEAVES_SELF = "self_leaves"
LEAVES_OWN = "own_leaves"
LEAVES_BATTLE = "own_leaves_battle"  # from the active arena, during a battle
TRIGGERS = {
    "damage": (DAMAGE, DAMAGE_OWN),
    "attack": (ATTACKS_SELF, ATTACKS_OWN),
    "enter": (ENTERS_SELF, ENTERS_OPP),
    "leave": (DEFEATED_OWN, LEAVES_SELF, LEAVES_OWN, LEAVES_BATTLE),
}


class Use(NamedTuple):
    """Somebody uses a card or an ability.

    `source`: the thing on the table whose ability it is; 0 for a card from hand. `place`: the arena that it
    reaches, or every one. `choice`: the gladiator card in hand that it puts into the arena.
    """

    seat: Seat
    card: str
    source: int
    place: int
    choice: str = ""


Effect: TypeAlias = Callable[[Glory, Use], Coroutine[Any, Any, None]]
Usable: TypeAlias = Callable[[Glory, Use], bool]


def always(s: Glory, use: Use) -> bool:  # noqa: ARG001
    """The test of an ability that can always be used."""
    return True


@dataclass(frozen=True)
class Ability:
    """What a card does, and when. `usable` judges by public facts; whether the owner can pay is another matter."""

    card: str
    kind: str  # "scheme", "tactic", "scheme_tactic", "reaction" or "free"
    effect: Effect
    usable: Usable = always
    trigger: str = ""
    exhausts: bool = False  # cost: exhaust its card
    once: bool = False  # once per combat round
    mandatory: bool = False  # done without asking
    puts: bool = False  # puts a gladiator from hand into the arena: which one is said when it is used
    enters: bool = False  # a gladiator that may itself be played so from hand


ABILITIES: dict[str, Ability] = {}


def price_of(s: Glory, a: Ability) -> int:
    """The coin that must be paid first. Cards from hand ask for theirs in the middle of their effect."""
    card = s.cards.by_id[a.card]
    return 0 if card.type in (REACTION, TACTIC) else card.pay


def ability(
    card: str, kind: str = "", trigger: str = "", usable: Usable = always, **how: bool
) -> Callable[[Effect], Effect]:
    """Register what a card does; its kind is its type, unless it stands on a gladiator, patron or arena."""

    def register(effect: Effect) -> Effect:
        assert card not in ABILITIES, card
        kind_of = kind or (REACTION if trigger else CARDS[card].type)
        ABILITIES[card] = Ability(card, kind_of, effect, usable, trigger, **how)
        return effect

    return register


# ---------------------------------------------------------------------- triggers


def times_triggered(s: Glory, window: Window, trigger: str, seat: Seat, source: int) -> int:
    """How often the events of this window set off a trigger, for a card of that player (`source`: 0 from hand)."""
    kind = window.kind
    if kind == "damage":
        if trigger == DAMAGE:
            return 1
        return int(trigger == DAMAGE_OWN and _own_damaged(s, window, seat))
    if kind == "leave":
        if trigger == DEFEATED_OWN:
            return sum(left.owner == seat and left.defeated for left in window.gone)
        if trigger == LEAVES_OWN or (trigger == LEAVES_BATTLE and s.phase == "battle" and window.place == s.field):
            return sum(left.owner == seat for left in window.gone)
        return int(trigger == LEAVES_SELF and any(left.id == source for left in window.gone))
    subject = s.gladiators.get(window.subject)
    if kind == "attack":
        if trigger == ATTACKS_SELF:
            return int(source == window.subject)
        return int(trigger == ATTACKS_OWN and subject is not None and subject.owner == seat)
    if trigger == ENTERS_SELF:
        return int(source == window.subject)
    return int(trigger == ENTERS_OPP and subject is not None and subject.owner != seat)


def _own_damaged(s: Glory, window: Window, seat: Seat) -> bool:
    for tokens in window.pool:
        g = s.gladiators.get(tokens.id)
        if g is not None and g.owner == seat and tokens.plain + tokens.marked:
            return True
    return False


# ---------------------------------------------------------------------- who has what


def _counts_as(a: Ability, kind: str) -> bool:
    return a.kind == kind or (a.kind == SCHEME_TACTIC and kind in (SCHEME, TACTIC))


def _from_hand(a: Ability) -> bool:
    """Is this played from hand, and not an ability of something on the table?"""
    return a.enters or CARDS[a.card].type not in (GLADIATOR, PATRON, ARENA)


@cache
def hand_cards(kind: str) -> frozenset[str]:
    """The cards that are played from hand as a scheme, a tactic or a reaction."""
    return frozenset(a.card for a in ABILITIES.values() if _counts_as(a, kind) and _from_hand(a))


@cache
def table_cards(kind: str) -> frozenset[str]:
    """The gladiators, patrons and arenas with such an ability."""
    return frozenset(a.card for a in ABILITIES.values() if _counts_as(a, kind) and not _from_hand(a))


def within_reach(s: Glory, seat: Seat, cards: frozenset[str]) -> bool:
    """By public facts: might this player have one of these in hand? They may buy back, and draw (FG-53)."""
    if not (
        cards.isdisjoint(s.hands[seat]) and cards.isdisjoint(s.decks[seat]) and cards.isdisjoint(s.reserve[seat])
    ):
        return True
    if s.decks[seat] or cards.isdisjoint(s.discard[seat]):
        return False
    return any(a.card == "emerita_augusta" and a.holder == seat and a.ready for a in s.arenas.values())


@cache
def reacting_to_leaving() -> frozenset[str]:
    """The gladiators that react to their own leaving: of those that are gone, only they still react."""
    return frozenset(card for card in table_cards(REACTION) if ABILITIES[card].trigger == LEAVES_SELF)


@cache
def answers(window: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """The triggers of a kind of window, each with the cards that answer it from hand."""
    return tuple(
        (trigger, cards)
        for trigger in TRIGGERS[window]
        if (cards := frozenset(c for c in hand_cards(REACTION) if ABILITIES[c].trigger == trigger))
    )

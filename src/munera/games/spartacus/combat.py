"""Combat: who is sent into the arena and with what, what the fighters can do, and how a bout begins and ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import product
from typing import Final, TypeAlias

from munera.games.spartacus.asking import choose
from munera.games.spartacus.bout import (
    DECAPITATION,
    FIGHT,
    INJURY,
    LEVELS,
    MATCH,
    NO_BOUT,
    NO_STRIKE,
    POOLS,
    TOURNAMENT,
    Bout,
    Fighter,
)
from munera.games.spartacus.cards.table import ARENA, ARMOUR, CARDS, SPECIAL, WEAPON
from munera.games.spartacus.hexes import START
from munera.games.spartacus.state import Asset, Spartacus
from munera.kernel import Seat, Segment

ASKS: dict[str, tuple[str, ...]] = {"combatant": (), "equip": ()}
EVENTS: dict[str, tuple[str, ...]] = {
    "commits": ("seat", "asset", "card", "side"),
    "equips": ("seat", "card", "cards*"),
    "bout": ("kind",),
    "puts_to_use": ("seat", "card"),
    "holds_back": ("seat", "card"),
}
REASONS: tuple[str, ...] = ()
TERMS: dict[str, tuple[str, ...]] = {
    "kind": (MATCH, TOURNAMENT, FIGHT),
    "level": LEVELS,
    "pool": POOLS,
    "why": ("decapitated",),
}

PHASE: Final[dict[str, str]] = {MATCH: "arena", TOURNAMENT: "tournament", FIGHT: "fight"}
"""The phase in which a bout is fought: its steps are the same in all of them."""

SLOTS: Final[tuple[str, ...]] = (WEAPON, ARMOUR, SPECIAL)

# Abilities that work in combat. Slaves, and all the others, have none there.
VENGEFUL, IMPERVIOUS, RELENTLESS = "vengeful", "impervious", "relentless"
COUNTER_ATTACK, HARDENED, AGILE = "counter-attack", "hardened", "agile"
MERCILESS, CRUEL, DOCTORE = "merciless", "cruel", "doctore"
TACTICIAN, INITIATE, DETERMINATION, GAMBLER = "tactician", "initiate", "determination", "gambler"

NET, JAVELIN = "eq-net", "eq-javelin"

UNOPPOSED = 3  # what a die must show that has no opponent in the other string

Play: TypeAlias = Callable[[Spartacus], Segment]


def in_every_bout(steps: Mapping[str, Play]) -> dict[tuple[str, str], Play]:
    """These steps of a bout, whatever it is part of."""
    return {(phase, step): play for phase in PHASE.values() for step, play in steps.items()}


# ---------------------------------------------------------------------- who fights


async def commit(s: Spartacus, seat: Seat, side: int, rule: str) -> Fighter:
    """A combatant and his equipment are chosen; both lie open and cannot be changed any more (SP-INVITE-3).

    The caller puts the fighter into `s.fighters`.
    """
    combatant = await choose_combatant(s, seat, rule)
    s.put(combatant._replace(committed=True))
    s.tell("commits", seat, combatant.id, combatant.card, side, knew=(seat,))
    gear = await choose_equipment(s, seat, combatant.card)
    for id in gear:
        s.put(s.assets[id]._replace(committed=True))
    s.tell("equips", seat, combatant.card, *(s.assets[id].card for id in gear), knew=(seat,))
    return fighter_of(s, seat, combatant.id, gear, side)


async def choose_combatant(s: Spartacus, seat: Seat, rule: str) -> Asset:
    """A ready gladiator or slave (SP-INVITE-2, SP-83)."""
    able = told_apart(s.combatants(seat))
    if len(able) == 1:
        return able[0]
    return s.assets[await choose(s, seat, "combatant", tuple(a.id for a in able), rule=rule)]


async def choose_equipment(s: Spartacus, seat: Seat, card: str) -> tuple[int, ...]:
    """At most one weapon, one armour and one special; a slave may use them too (SP-EQUIPMENT-1)."""
    able = told_apart(s.free(seat, "equipment"))
    if not able:
        return ()
    choices = [[(), *((a.id,) for a in able if CARDS[a.card].slot == slot)] for slot in SLOTS]
    sets = tuple(weapon + armour + special for weapon, armour, special in product(*choices))
    return await choose(s, seat, "equip", sets, card, "SP-EQUIPMENT-1")


def told_apart(assets: Iterable[Asset]) -> list[Asset]:
    """Of those that cannot be told apart only the oldest (SP-ASK-1)."""
    kinds: dict[Asset, Asset] = {}
    for asset in assets:
        kinds.setdefault(asset._replace(id=0), asset)
    return list(kinds.values())


def fighter_of(s: Spartacus, seat: Seat, asset: int, gear: tuple[int, ...], side: int) -> Fighter:
    """A combatant on his mark, with all his dice (SP-COMBAT-1)."""
    card = CARDS[s.assets[asset].card]
    return Fighter(seat, asset, card.id, (card.attack, card.defence, card.speed), START[side], gear)


def put_fighter(s: Spartacus, side: int, fighter: Fighter) -> None:
    """The fighter is now so."""
    s.fighters = (*s.fighters[:side], fighter, *s.fighters[side + 1 :])


def opponents(s: Spartacus, side: int) -> tuple[int, ...]:
    """The sides that this one fights."""
    return tuple(other for other in range(len(s.fighters)) if other != side)


def taken(s: Spartacus, side: int) -> tuple[int, ...]:
    """The hexes where the other figures stand."""
    return tuple(fighter.hex for other, fighter in enumerate(s.fighters) if other != side)


# ---------------------------------------------------------------------- what they can do


def ability(s: Spartacus, side: int) -> str:
    """What is printed on the card, unless a Doctore among the opponents silences it (SP-HOOK-15, SP-46)."""
    if any(CARDS[s.fighters[other].card].ability == DOCTORE for other in opponents(s, side)):
        return ""
    return CARDS[s.fighters[side].card].ability


def unspent(s: Spartacus, side: int, wanted: str) -> bool:
    """Can he still use this ability, which works once?"""
    return wanted not in s.fighters[side].spent and ability(s, side) == wanted


def spend(s: Spartacus, side: int, used: str) -> None:
    fighter = s.fighters[side]
    put_fighter(s, side, fighter._replace(spent=(*fighter.spent, used)))


def gear(s: Spartacus, side: int) -> list[Asset]:
    """His equipment that is still ready (SP-95)."""
    return [asset for id in s.fighters[side].gear if (asset := s.assets[id]).ready]


def carried(s: Spartacus, side: int, card: str) -> Asset | None:
    """A certain piece of equipment, if he has it and it is ready."""
    return next((asset for asset in gear(s, side) if asset.card == card), None)


# ---------------------------------------------------------------------- beginning and end


def begin(s: Spartacus, kind: str) -> None:
    """The fighters stand on their marks: the first combat round begins."""
    s.bout, s.strike = Bout(kind, radius=ARENA.radius), NO_STRIKE
    s.phase, s.step = PHASE[kind], "combat_round"
    s.tell("bout", kind)


def loser(s: Spartacus) -> int:
    """The side that lost the bout."""
    return opponents(s, s.bout.winner)[0]


def apply_defeat(s: Spartacus) -> None:
    """An injured loser is exhausted, a decapitated one goes to the discard pile (SP-DEFEAT-3, SP-DEFEAT-4)."""
    beaten = s.assets[s.fighters[loser(s)].asset]
    if s.bout.level == INJURY:
        s.injure(beaten)
    elif s.bout.level == DECAPITATION:
        s.discard_asset(beaten, "decapitated")


def leave(s: Spartacus) -> None:
    """Everything on the edge of the arena returns to its owner as it is, and the sand is empty (SP-89)."""
    for fighter in s.fighters:
        for id in (fighter.asset, *fighter.gear):
            if id in s.assets:  # the dead are gone
                s.put(s.assets[id]._replace(committed=False))
    s.fighters, s.bout, s.strike = (), NO_BOUT, NO_STRIKE

"""Combat: who is sent into the arena and with what, what the fighters can do, and how a bout begins and ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from typing import Final, TypeAlias

from munera.games.spartacus.cards.table import ARENA, ARMOUR, SPECIAL, WEAPON
from munera.games.spartacus.combat.bout import (
    DECAPITATION,
    FIGHT,
    INJURY,
    LEVELS,
    MATCH,
    NO_BOUT,
    NO_STRIKE,
    OFF,
    POOLS,
    TOURNAMENT,
    Bout,
    Course,
    Fighter,
)
from munera.games.spartacus.combat.hexes import START
from munera.games.spartacus.table.asking import choose
from munera.games.spartacus.table.facts import TableFacts
from munera.games.spartacus.table.records import Asset
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Question, Seat, Segment

ASKS = {
    "combatant": Question(answer=("asset",)),
    "equip": Question(about=("card",), answer=("assets*",)),
}
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

PHASES: Final[tuple[str, ...]] = ("arena", "tournament", "fight")
"""The phases in which bouts are fought: their steps are the same in all of them."""

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
    return {(phase, step): play for phase in PHASES for step, play in steps.items()}


# ---------------------------------------------------------------------- who fights


async def commit(s: Spartacus, seat: Seat, side: int, rule: str) -> Fighter:
    """A combatant for a duel takes their mark. The caller puts the fighter into `s.fighters`."""
    return on_mark(await send(s, seat, side, rule), side)


async def send(s: Spartacus, seat: Seat, side: int, rule: str) -> Fighter:
    """A combatant and their equipment are chosen; both lie open and cannot be changed any more (SP-INVITE-3)."""
    combatant = await choose_combatant(s, seat, rule)
    s.put(combatant._replace(committed=True))
    s.tell("commits", seat, combatant.id, combatant.card, side, already_known_to=(seat,))
    gear = await choose_equipment(s, seat, combatant.card)
    for id in gear:
        s.put(s.assets[id]._replace(committed=True))
    s.tell("equips", seat, combatant.card, *(s.assets[id].card for id in gear), already_known_to=(seat,))
    return waiting(s, seat, combatant.id, gear)


async def choose_combatant(s: Spartacus, seat: Seat, rule: str) -> Asset:
    """A ready gladiator or slave (SP-INVITE-2, SP-83)."""
    able = distinct(s.combatants(seat))
    if len(able) == 1:
        return able[0]
    return s.assets[await choose(s, seat, "combatant", tuple(a.id for a in able), rule=rule)]


async def choose_equipment(s: Spartacus, seat: Seat, card: str) -> tuple[int, ...]:
    """At most one weapon, one armour and one special; a slave may use them too (SP-EQUIPMENT-1)."""
    able = distinct(s.free(seat, "equipment"))
    if not able:
        return ()
    choices = [[(), *((a.id,) for a in able if s.rules.cards[a.card].slot == slot)] for slot in SLOTS]
    sets = tuple(weapon + armour + special for weapon, armour, special in product(*choices))
    return await choose(s, seat, "equip", sets, card, "SP-EQUIPMENT-1")


def distinct(assets: Iterable[Asset]) -> list[Asset]:
    """These assets, but of those that cannot be told apart only the oldest (SP-ASK-1)."""
    kinds: dict[Asset, Asset] = {}
    for asset in assets:
        kinds.setdefault(asset._replace(id=0), asset)
    return list(kinds.values())


def fighter_of(s: Spartacus, seat: Seat, asset: int, gear: tuple[int, ...], side: int) -> Fighter:
    """A combatant on their mark, with all their dice (SP-COMBAT-1)."""
    return on_mark(waiting(s, seat, asset, gear), side)


def waiting(s: Spartacus, seat: Seat, asset: int, gear: tuple[int, ...]) -> Fighter:
    """A combatant with all their dice, on the edge of the arena."""
    card = s.rules.cards[s.assets[asset].card]
    return Fighter(seat, asset, card.id, (card.attack, card.defence, card.speed), OFF, gear)


def on_mark(fighter: Fighter, side: int) -> Fighter:
    """In a duel everybody is a team of their own, and begins on its mark."""
    return fighter._replace(team=side, hex=START[side])


def put_fighter(s: Spartacus, side: int, fighter: Fighter) -> None:
    """Replace the fighter on this side by a changed copy."""
    s.fighters = (*s.fighters[:side], fighter, *s.fighters[side + 1 :])


def on_sand(s: TableFacts) -> list[int]:
    """The sides whose figures are in the arena."""
    return [side for side, fighter in enumerate(s.fighters) if fighter.hex != OFF]


def opponents(s: TableFacts, side: int) -> tuple[int, ...]:
    """The sides that this one fights: those of the other team that are not off the sand."""
    team = s.fighters[side].team
    return tuple(other for other in on_sand(s) if s.fighters[other].team != team)


def taken(s: TableFacts, side: int) -> tuple[int, ...]:
    """The hexes where the other figures stand."""
    return tuple(s.fighters[other].hex for other in on_sand(s) if other != side)


def at_once(s: Spartacus, sides: Sequence[int]) -> list[Sequence[int]]:
    """These sides in groups that answer at the same time: all at once, unless one Dominus answers for two."""
    seats = {s.fighters[side].seat for side in sides}
    return [sides] if len(seats) == len(sides) else [[side] for side in sides]


# ---------------------------------------------------------------------- what they can do


def ability(s: TableFacts, side: int) -> str:
    """The ability that is printed on the card of a combatant, or none while they are silenced."""
    return "" if silenced(s, side) else s.rules.cards[s.fighters[side].card].ability


def silenced(s: TableFacts, side: int) -> bool:
    """Is a Doctore among the opponents (SP-HOOK-15, SP-46)?"""
    return any(s.rules.cards[s.fighters[other].card].ability == DOCTORE for other in opponents(s, side))


def unspent(s: TableFacts, side: int, wanted: str) -> bool:
    """Has this combatant this ability, which works once, and not used it yet?"""
    return wanted not in s.fighters[side].spent and ability(s, side) == wanted


def spend(s: Spartacus, side: int, used: str) -> None:
    fighter = s.fighters[side]
    put_fighter(s, side, fighter._replace(spent=(*fighter.spent, used)))


def gear(s: TableFacts, side: int) -> list[Asset]:
    """The equipment of a combatant that is still ready (SP-95)."""
    return [asset for id in s.fighters[side].gear if (asset := s.assets[id]).ready]


def carried(s: TableFacts, side: int, card: str) -> Asset | None:
    """The piece of equipment with this title, if the combatant has it and it is ready."""
    return next((asset for asset in gear(s, side) if asset.card == card), None)


# ---------------------------------------------------------------------- beginning and end


def begin(s: Spartacus, kind: str) -> None:
    """The fighters stand on their marks: the first combat round begins."""
    s.bout, s.strike = Bout(kind, radius=ARENA.radius), NO_STRIKE
    s.blows, s.fought, s.settled = (), (), ()
    s.step = "combat_round"
    s.tell("bout", kind)


def note(s: Spartacus, course: Course) -> None:
    """How the attack goes is written down."""
    s.strike = s.strike._replace(course=course)


def end_strike(s: Spartacus) -> None:
    """An attack is over, or the wounds of the crowd are taken: it stays among those of the bout."""
    s.blows, s.strike = (*s.blows, s.strike), NO_STRIKE


def fall(s: Spartacus, side: int, level: str) -> None:
    """Mark a combatant as defeated. What that costs is booked when the bout is over."""
    put_fighter(s, side, s.fighters[side]._replace(level=level))
    s.bout = s.bout._replace(fallen=(*s.bout.fallen, side))


def winners(s: Spartacus) -> list[int]:
    """The sides of the team that won the bout."""
    return [side for side, fighter in enumerate(s.fighters) if fighter.team == s.bout.winner]


def losers(s: Spartacus) -> list[int]:
    """The sides of the team that lost it."""
    return [side for side, fighter in enumerate(s.fighters) if fighter.team != s.bout.winner]


def apply_defeat(s: Spartacus, side: int) -> None:
    """Who is injured is exhausted, who is decapitated goes to the discard pile (SP-DEFEAT-3, SP-DEFEAT-4)."""
    fighter = s.fighters[side]
    beaten = s.assets[fighter.asset]
    if fighter.level == INJURY:
        s.injure(beaten)
    elif fighter.level == DECAPITATION:
        s.discard_asset(beaten, "decapitated")


def leave(s: Spartacus) -> None:
    """Everything on the edge of the arena returns to its owner as it is, and the sand is empty (SP-89)."""
    for fighter in s.fighters:
        go_home(s, fighter)
    if s.bout.kind:
        s.fought = s.fighters
    s.fighters, s.bout, s.strike = (), NO_BOUT, NO_STRIKE


def go_home(s: Spartacus, fighter: Fighter) -> None:
    """A combatant and their equipment are not committed any more."""
    for id in (fighter.asset, *fighter.gear):
        if id in s.assets:  # the dead are gone
            s.put(s.assets[id]._replace(committed=False))

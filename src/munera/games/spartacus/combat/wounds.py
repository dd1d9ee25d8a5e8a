"""Wounds: dice are surrendered under the Rule of One, until somebody is defeated; and the restless crowd."""

from __future__ import annotations

from munera.games.spartacus.cards.table import ARENA
from munera.games.spartacus.combat.bout import LEVELS, OFF, POOLS, YIELD, Strike, Toll
from munera.games.spartacus.combat.combat import (
    DETERMINATION,
    end_strike,
    fall,
    in_every_bout,
    note,
    opponents,
    put_fighter,
    silenced,
    spend,
    taken,
    unspent,
)
from munera.games.spartacus.combat.hexes import RING, nearest
from munera.games.spartacus.table.asking import choose
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Option, Question, Seat

ASKS = {
    "surrender": Question(POOLS, about=("card", "wounds")),
    "driven": Question(about=("card",), answer=("hex",)),
}
EVENTS: dict[str, tuple[str, ...]] = {
    "last_stand": ("seat", "card"),
    "surrenders": ("seat", "card", "pool"),
    "defeated": ("seat", "card", "level"),
    "ring_closed": ("radius",),
    "driven": ("seat", "card", "hex"),
    "crowd_wounds": ("seat", "card", "wounds"),
}
REASONS: tuple[str, ...] = ("rule_of_one",)
TERMS: dict[str, tuple[str, ...]] = {}

Pools = tuple[int, int, int]


# ---------------------------------------------------------------------- surrendering dice


async def surrender(s: Spartacus) -> None:
    """W29: the victim loses a die for each wound; those beyond the last die are ignored (SP-WOUND-1, SP-44)."""
    side = s.strike.victim
    wounds, before = s.strike.wounds, s.fighters[side].pools
    s.strike = s.strike._replace(dealt=wounds)
    while s.strike.wounds and any(s.fighters[side].pools):
        pool = await choose_die(s, side)
        fighter = s.fighters[side]
        left = [dice - (place == pool) for place, dice in enumerate(fighter.pools)]
        put_fighter(s, side, fighter._replace(pools=(left[0], left[1], left[2])))
        s.strike = s.strike._replace(wounds=s.strike.wounds - 1)
    lost = tuple([one - two for one, two in zip(before, s.fighters[side].pools, strict=True)])
    course = s.strike.course
    s.strike = s.strike._replace(wounds=0, course=course._replace(tolls=(*course.tolls, Toll(side, wounds, lost))))


async def choose_die(s: Spartacus, side: int) -> int:
    """The Dominus chooses the pool, unless there is only one way to take all the wounds."""
    fighter, wounds = s.fighters[side], s.strike.wounds
    seat, card = fighter.seat, fighter.card
    able = can_lose(fighter.pools)
    if settled(fighter.pools, wounds):
        s.tell("surrenders", seat, card, POOLS[able[0]])
        return able[0]
    choices = tuple(POOLS[pool] for pool in able)
    refused: dict[Option, str] = {pool: "rule_of_one" for pool in POOLS if pool not in choices}
    chooser = chooser_of_die(s, side)
    pool = await choose(s, chooser, "surrender", choices, (card, wounds), "SP-WOUND-2", lambda _: refused)
    s.tell("surrenders", seat, card, pool, already_known_to=(chooser,))
    return POOLS.index(pool)


def chooser_of_die(s: Spartacus, side: int) -> Seat:
    """The victim's Dominus; some attackers pick the first dice lost, if their attack dealt enough wounds."""
    strike = s.strike
    if side == strike.defender and not silenced(s, strike.attacker):
        attacker = s.fighters[strike.attacker]
        if s.rules.cards[attacker.card].picks_die(strike.dealt, strike.dealt - strike.wounds):
            return attacker.seat
    return s.fighters[side].seat


def can_lose(pools: Pools) -> list[int]:
    """The Rule of One: a pool with two dice or more, if there is any (SP-WOUND-2).

    The largest first, among equals speed, defence, attack.
    """
    least = 2 if max(pools) > 1 else 1
    return sorted((pool for pool, dice in enumerate(pools) if dice >= least), key=lambda p: (-pools[p], -p))


def settled(pools: Pools, wounds: int) -> bool:
    """Is there only one way to take so many wounds? Of pools at one it does not matter which is emptied."""
    return len(can_lose(pools)) == 1 or wounds >= sum(dice - 1 for dice in pools if dice)


# ---------------------------------------------------------------------- defeat


def undefeated(s: Spartacus, side: int) -> bool:
    """Is this combatant still undefeated? One with an empty pool is not (SP-DEFEAT-1)."""
    return all(s.fighters[side].pools)


def would_defeat(pools: Pools, wounds: int) -> bool:
    """Would so many wounds leave less than one die in each pool (SP-44)?"""
    return wounds > sum(pools) - len(pools)


def determination(s: Spartacus) -> None:
    """LAST_STAND: once per match the wounds that would defeat a combatant become none, unasked (SP-HOOK-18)."""
    side = s.strike.victim
    fighter = s.fighters[side]
    if would_defeat(fighter.pools, s.strike.wounds) and unspent(s, side, DETERMINATION):
        spend(s, side, DETERMINATION)
        s.strike = s.strike._replace(wounds=0, course=s.strike.course._replace(stood=True))
        s.tell("last_stand", fighter.seat, fighter.card)


def level_of(pools: Pools, least: str = YIELD) -> str:
    """The level of a defeat: by how many pools are empty, but not below `least` (SP-45)."""
    return LEVELS[max(pools.count(0) - 1, LEVELS.index(least))]


def defeat(s: Spartacus, side: int, least: str = YIELD) -> None:
    """A combatant is beaten and leaves the sand. The match is over when nobody of their team is left."""
    fighter = s.fighters[side]
    level = level_of(fighter.pools, least)
    fall(s, side, level)
    note(s, s.strike.course._replace(fallen=((side, level),)))
    end_strike(s)
    s.tell("defeated", fighter.seat, fighter.card, level)
    if all(mate.level for mate in s.fighters if mate.team == fighter.team):
        s.bout = s.bout._replace(winner=s.fighters[opponents(s, side)[0]].team)
        s.step = "decided"
    else:
        take_off(s, side)
        s.step = "combat_turn"


def take_off(s: Spartacus, side: int) -> None:
    """The figure is removed from the arena."""
    put_fighter(s, side, s.fighters[side]._replace(hex=OFF))


# ---------------------------------------------------------------------- the restless crowd


async def restless_crowd(s: Spartacus) -> None:
    """Too long without an attack: the outermost ring is closed, and at last everybody is wounded (SP-39).

    Who acted first this round is put down, or wounded, first (SP-87); nobody falls in a round without attacks.
    """
    if can_close(s):
        s.bout = s.bout._replace(radius=s.bout.radius - 1)
        s.tell("ring_closed", s.bout.radius)
        for side in s.bout.order:
            await drive_in(s, side)
    else:
        for side in s.bout.order:
            await crowd_wounds(s, side)
            if not undefeated(s, side):
                defeat(s, side)
                if s.step == "decided":
                    return
            else:
                end_strike(s)
    s.step = "combat_round"


def can_close(s: Spartacus) -> bool:
    """Is there still a ring that the crowd can close?"""
    return s.bout.radius > ARENA.smallest


async def drive_in(s: Spartacus, side: int) -> None:
    """A figure on a closed ring is put on the nearest open free hex; of several its Dominus chooses."""
    fighter = s.fighters[side]
    if RING[fighter.hex] <= s.bout.radius:
        return
    hexes = nearest(fighter.hex, taken(s, side), s.bout.radius)
    hex = hexes[0] if len(hexes) == 1 else await choose(s, fighter.seat, "driven", hexes, fighter.card, "SP-87")
    put_fighter(s, side, fighter._replace(hex=hex))
    s.tell("driven", fighter.seat, fighter.card, hex, already_known_to=(fighter.seat,))


async def crowd_wounds(s: Spartacus, side: int) -> None:
    """These are not wounds of an attack: nothing that works on attacks works on them (SP-87)."""
    fighter = s.fighters[side]
    s.strike = Strike(victim=side, wounds=ARENA.crowd_wounds)
    s.tell("crowd_wounds", fighter.seat, fighter.card, ARENA.crowd_wounds)
    await surrender(s)


SEGMENTS = in_every_bout({"combat_crowd": restless_crowd})

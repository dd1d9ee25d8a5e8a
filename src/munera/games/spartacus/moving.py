"""Moving: the turn of a combatant, who moves and then attacks, or attacks and then moves."""

from __future__ import annotations

from typing import Any

from munera.games.spartacus.asking import choose
from munera.games.spartacus.bout import SPEED, Strike
from munera.games.spartacus.cards.table import ARENA, CARDS, WEAPON
from munera.games.spartacus.combat import JAVELIN, carried, gear, in_every_bout, opponents, put_fighter, taken
from munera.games.spartacus.hexes import in_range, reach
from munera.games.spartacus.state import Spartacus
from munera.kernel import Option

END, MOVE = "end", "move"
BLOW, THROW = "attack", "javelin"
ADJACENT = 1

ASKS: dict[str, tuple[str, ...]] = {"combat_turn": (END, MOVE, BLOW, THROW)}
EVENTS: dict[str, tuple[str, ...]] = {
    "moves": ("seat", "card", "hex"),
    "attacks": ("seat", "card", "how", "other", "target"),
    "ends_combat_turn": ("seat", "card"),
}
REASONS: tuple[str, ...] = ("out_of_reach",)
TERMS: dict[str, tuple[str, ...]] = {"how": (BLOW, THROW)}


async def combat_turn(s: Spartacus) -> None:
    """W26: at most one move and one attack, in either order; neither is a duty (SP-40)."""
    side = s.bout.order[s.bout.acted]
    fighter = s.fighters[side]
    if not attacks(s, side) and not can_move(s, side):
        end_turn(s)
        return
    answer: Any = await choose(
        s,
        fighter.seat,
        "combat_turn",
        lambda _: options(s, side),
        fighter.card,
        "SP-40",
        lambda _: refusals(s, side),
    )
    match answer:
        case ("move", hex):
            move(s, side, hex)
        case (how, target):
            declare_attack(s, side, how, target)
        case _:
            s.tell("ends_combat_turn", fighter.seat, fighter.card, knew=(fighter.seat,))
            end_turn(s)


def options(s: Spartacus, side: int) -> tuple[Option, ...]:
    """Attacks first: who does not answer stays where he is and attacks, if he can."""
    return (*attacks(s, side), END, *moves(s, side))


def refusals(s: Spartacus, side: int) -> dict[Option, str]:
    """Whom he would attack if he stood nearer."""
    if s.bout.attacked:
        return {}
    offered = attacks(s, side)
    return {(BLOW, other): "out_of_reach" for other in opponents(s, side) if (BLOW, other) not in offered}


# ---------------------------------------------------------------------- moving


def can_move(s: Spartacus, side: int) -> bool:
    """Is there a free hex beside him?"""
    fighter = s.fighters[side]
    return not s.bout.moved and len(reach(fighter.hex, 1, taken(s, side), s.bout.radius)) > 1


def moves(s: Spartacus, side: int) -> list[Option]:
    """As many hexes as he has speed dice now, never through or onto a figure (SP-MOVE-2, SP-40, SP-85)."""
    if s.bout.moved:
        return []
    fighter = s.fighters[side]
    ways = reach(fighter.hex, fighter.pools[SPEED], taken(s, side), s.bout.radius)
    return [(MOVE, hex) for hex in ways if hex != fighter.hex]


def move(s: Spartacus, side: int, hex: int) -> None:
    fighter = s.fighters[side]
    put_fighter(s, side, fighter._replace(hex=hex))
    s.bout = s.bout._replace(moved=True)
    s.tell("moves", fighter.seat, fighter.card, hex, knew=(fighter.seat,))


# ---------------------------------------------------------------------- whom he can attack


def attacks(s: Spartacus, side: int) -> list[Option]:
    """Normal attacks, then throws of a Javelin: one attack in a turn (SP-ATTACK-1, SP-HOOK-4)."""
    if s.bout.attacked:
        return []
    spots = [(other, s.fighters[other].hex) for other in opponents(s, side)]
    hex, far = s.fighters[side].hex, normal_range(s, side)
    able: list[Option] = [(BLOW, other) for other, spot in spots if in_range(hex, spot, far)]
    if carried(s, side, JAVELIN):
        able += [(THROW, other) for other, spot in spots if in_range(hex, spot, CARDS[JAVELIN].range)]
    return able


def normal_range(s: Spartacus, side: int) -> int:
    """RANGE: an adjacent hex, or as far as the weapon reaches (SP-HOOK-3, SP-41)."""
    weapons = [CARDS[asset.card].range for asset in gear(s, side) if CARDS[asset.card].slot == WEAPON]
    return max([ADJACENT, *weapons])


def declare_attack(s: Spartacus, side: int, how: str, target: int) -> None:
    """The attack is resolved step by step; then he may still move, if he has not."""
    fighter, other = s.fighters[side], s.fighters[target]
    s.strike = Strike(side, target, speed=how == THROW)
    s.bout = s.bout._replace(attacked=True, struck=True)
    s.tell("attacks", fighter.seat, fighter.card, how, other.seat, other.card, knew=(fighter.seat,))
    if how == THROW:
        javelin = carried(s, side, JAVELIN)
        assert javelin is not None, "only who has a Javelin is offered to throw it"
        s.exhaust(javelin)
    s.step = "combat_attack"


# ---------------------------------------------------------------------- the end of a turn


def end_turn(s: Spartacus) -> None:
    """The next in order acts; when all have acted the combat round is over (W30)."""
    s.bout = s.bout._replace(acted=s.bout.acted + 1, moved=False, attacked=False)
    if s.bout.acted == len(s.bout.order):
        end_round(s)


def end_round(s: Spartacus) -> None:
    """The crowd counts the rounds in a row without an attack roll (SP-39, SP-87)."""
    quiet = 0 if s.bout.struck else s.bout.quiet + 1
    s.bout = s.bout._replace(quiet=quiet)
    s.step = "combat_round" if quiet < ARENA.quiet_rounds else "combat_crowd"


SEGMENTS = in_every_bout({"combat_turn": combat_turn})

"""Moving: the turn of a combatant, who moves and then attacks, or attacks and then moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from munera.games.spartacus.cards.table import ARENA, WEAPON, Card
from munera.games.spartacus.combat.bout import OFF, SPEED, Course, Strike
from munera.games.spartacus.combat.combat import (
    JAVELIN,
    ability,
    gear,
    in_every_bout,
    on_sand,
    opponents,
    put_fighter,
    taken,
)
from munera.games.spartacus.combat.hexes import DISTANCE, HEXES, in_range, known_reach, reach
from munera.games.spartacus.ruleset import Combat
from munera.games.spartacus.table.asking import choose
from munera.games.spartacus.table.facts import TableFacts
from munera.games.spartacus.table.records import Asset
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Option, Question

END, MOVE = "end", "move"
BLOW, THROW = "attack", "javelin"
ADJACENT = 1
SNARED = "snared"  # an entry in `spent` of a fighter who cannot move on their next turn

ACTIONS = {END: (), MOVE: ("hex",), BLOW: ("fighter",), THROW: ("fighter",)}  # what is done, and to what
ASKS = {"combat_turn": Question(ACTIONS, about=("card",))}
EVENTS: dict[str, tuple[str, ...]] = {
    "moves": ("seat", "card", "hex"),
    "attacks": ("seat", "card", "how", "other", "target"),
    "ends_combat_turn": ("seat", "card"),
}
REASONS: tuple[str, ...] = ("out_of_reach",)
TERMS: dict[str, tuple[str, ...]] = {"how": (BLOW, THROW), "unused": ("attacks", "steps")}


async def combat_turn(s: Spartacus) -> None:
    """A combatant may make one move and one attack, in either order (W26, SP-40)."""
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
            s.tell("ends_combat_turn", fighter.seat, fighter.card, already_known_to=(fighter.seat,))
            end_turn(s)


def options(s: Spartacus, side: int) -> tuple[Option, ...]:
    """What a combatant may do in this turn. The default comes first: to attack, if possible, without a move."""
    return (*attacks(s, side), END, *moves(s, side))


def unused(s: Spartacus) -> dict[str, int]:
    """What the combatant whose turn it is leaves unused by ending it now: an attack, and steps."""
    side = s.bout.order[s.bout.acted]
    return {"attacks": min(1, len(attacks(s, side))), "steps": steps_left(s, side)}


def refusals(s: Spartacus, side: int) -> dict[Option, str]:
    """The attacks that are not offered, each with the reason: the opponent stands too far away."""
    if s.bout.attacked:
        return {}
    offered = attacks(s, side)
    return {(BLOW, other): "out_of_reach" for other in opponents(s, side) if (BLOW, other) not in offered}


# ---------------------------------------------------------------------- moving


def can_move(s: Spartacus, side: int) -> bool:
    """Is there a free hex beside this combatant?"""
    return hexes_left(s, side) > 0 and len(reachable(s, side, 1)) > 1


def moves(s: Spartacus, side: int) -> list[Option]:
    """The hexes that a combatant may move to, never through or onto another figure (SP-MOVE-2, SP-40)."""
    here = s.fighters[side].hex
    return [(MOVE, hex) for hex in reachable(s, side, hexes_left(s, side)) if hex != here]


def reachable(s: Spartacus, side: int, steps: int) -> dict[int, int]:
    """The hexes that a combatant can reach with this many steps, and how many each takes."""
    return reach(s.fighters[side].hex, steps, taken(s, side), s.bout.radius)


def reachable_for_views(s: Spartacus, side: int, steps: int) -> Mapping[int, int]:
    """As `reachable`, but remembered, because every view asks again."""
    return known_reach(s.fighters[side].hex, steps, taken(s, side), s.bout.radius)


def steps_left(s: Spartacus, side: int) -> int:
    """How many steps away the farthest hex is that a side can still reach in this turn; 0 off the sand."""
    if s.fighters[side].hex == OFF:
        return 0
    return max(reachable_for_views(s, side, hexes_left(s, side)).values())


def hexes_left(s: Spartacus, side: int) -> int:
    """How many hexes a combatant may still move in this turn, whatever stands in the way."""
    return 0 if s.bout.moved else max(0, allowance(s, side) - s.bout.steps)


def allowance(s: TableFacts, side: int) -> int:
    """The hexes of a move: as many as speed dice now (SP-85), more or less with some equipment, at least one."""
    fighter = s.fighters[side]
    if SNARED in fighter.spent:
        return 0
    return max(1, fighter.pools[SPEED] + sum(hexes_from(s, s.assets[id]) for id in fighter.gear))


def hexes_from(s: TableFacts, asset: Asset) -> int:
    """By how many hexes a piece of equipment changes a move."""
    return s.rules.cards[asset.card].hexes(asset.ready)


def reachable_in_a_turn(s: Spartacus, side: int) -> Mapping[int, int]:
    """The hexes that a combatant could reach in a whole turn of their own, and how many steps each takes."""
    return reachable_for_views(s, side, allowance(s, side))


def move(s: Spartacus, side: int, hex: int) -> None:
    fighter = s.fighters[side]
    steps = reachable(s, side, hexes_left(s, side))[hex]
    put_fighter(s, side, fighter._replace(hex=hex))
    s.bout = s.bout._replace(moved=True, steps=s.bout.steps + steps)
    s.tell("moves", fighter.seat, fighter.card, hex, already_known_to=(fighter.seat,))


# ---------------------------------------------------------------------- whom they can attack


class Range(NamedTuple):
    """A kind of attack, and the shortest and the longest distance at which it can be made."""

    how: str
    near: int
    far: int


class SpeedAttack(NamedTuple):
    """An attack with speed dice: the word for it, the card that allows it, and the asset if that is equipment."""

    how: str
    row: Card
    asset: Asset | None = None


def attacks(s: Spartacus, side: int) -> list[Option]:
    """The attacks that a combatant may make now; one in a turn (SP-ATTACK-1)."""
    return [] if s.bout.attacked else [*attacks_from(s, side, s.fighters[side].hex)]


def attacks_from(s: Spartacus, side: int, hex: int) -> list[tuple[str, int]]:
    """The attacks that a combatant could make from this hex: normal ones, then those with speed dice."""
    spots = [(other, s.fighters[other].hex) for other in opponents(s, side)]
    return [
        (how, other)
        for how, near, far in ranges(s, side)
        for other, spot in spots
        if in_range(hex, spot, far, near)
    ]


def ranges(s: TableFacts, side: int) -> list[Range]:
    """All attacks of a combatant: the normal one, then those with speed dice (SP-HOOK-4)."""
    able = [Range(BLOW, ADJACENT, normal_range(s, side))]
    able += [Range(how, row.nearest, row.range) for how, row, _ in speed_attacks(s, side)]
    return able


def speed_attacks(s: TableFacts, side: int) -> list[SpeedAttack]:
    """The attacks with speed dice that a combatant has instead of a normal one."""
    words, cards = s.rules.combat.speed_attacks, s.rules.cards
    able = [
        SpeedAttack(words[asset.card], cards[asset.card], asset) for asset in gear(s, side) if asset.card in words
    ]
    own = ability(s, side)
    if own in words:
        able.append(SpeedAttack(words[own], cards[s.fighters[side].card]))
    return able


def normal_range(s: TableFacts, side: int) -> int:
    """How far a normal attack reaches: an adjacent hex, or as far as the weapon allows (SP-HOOK-3, SP-41)."""
    weapons = [
        s.rules.cards[asset.card].range for asset in gear(s, side) if s.rules.cards[asset.card].slot == WEAPON
    ]
    return max([ADJACENT, *weapons])


def threatened(s: Spartacus, side: int) -> list[int]:
    """The hexes that a combatant could attack after a move in a turn of their own, as the others stand now."""
    able, spots = ranges(s, side), reachable_in_a_turn(s, side)
    return [hex for hex in HEXES if any(in_range(at, hex, far, near) for _, near, far in able for at in spots)]


def threatens(s: Spartacus, side: int, other: int) -> bool:
    """Could a combatant attack this other one in a turn of their own?"""
    able, hex = ranges(s, side), s.fighters[other].hex
    longest = allowance(s, side) + max(far for _, _, far in able)
    if DISTANCE[s.fighters[side].hex][hex] > longest:
        return False
    return any(in_range(at, hex, far, near) for at in reachable_in_a_turn(s, side) for _, near, far in able)


def declare_attack(s: Spartacus, side: int, how: str, target: int) -> None:
    """Begin an attack, which is then resolved step by step; what is left of the move may be used after it."""
    fighter, other = s.fighters[side], s.fighters[target]
    s.strike = Strike(side, target, speed=how != BLOW, course=Course(how))
    moved = s.bout.moved and ability(s, side) not in s.rules.combat.split_move
    s.bout = s.bout._replace(attacked=True, struck=True, moved=moved)
    s.tell("attacks", fighter.seat, fighter.card, how, other.seat, other.card, already_known_to=(fighter.seat,))
    for word, row, asset in speed_attacks(s, side):
        if word == how and asset is not None and row.exhausts:
            s.exhaust(asset)
    s.step = "combat_attack"


# ---------------------------------------------------------------------- the end of a turn


def end_turn(s: Spartacus) -> None:
    """The next in order acts; when all have acted the combat round is over (W30)."""
    side = s.bout.order[s.bout.acted]
    fighter = s.fighters[side]
    put_fighter(s, side, fighter._replace(spent=tuple(used for used in fighter.spent if used != SNARED)))
    s.bout = s.bout._replace(acted=s.bout.acted + 1, moved=False, attacked=False, steps=0)
    if not to_act(s):
        end_round(s)


def to_act(s: Spartacus) -> list[int]:
    """The sides on the sand that have not acted in this round."""
    done = s.bout.order[: s.bout.acted]
    return [side for side in on_sand(s) if side not in done]


def end_round(s: Spartacus) -> None:
    """The crowd counts the rounds in a row without an attack roll (SP-39, SP-87)."""
    quiet = 0 if s.bout.struck else s.bout.quiet + 1
    s.bout = s.bout._replace(quiet=quiet)
    s.step = "combat_round" if quiet < ARENA.quiet_rounds else "combat_crowd"


def patience(s: Spartacus) -> int:
    """How many more rounds without an attack roll the crowd bears; once it is restless, always one."""
    return max(1, ARENA.quiet_rounds - s.bout.quiet)


COMBAT: Final[Combat] = Combat(speed_attacks={JAVELIN: THROW})
SEGMENTS = in_every_bout({"combat_turn": combat_turn})

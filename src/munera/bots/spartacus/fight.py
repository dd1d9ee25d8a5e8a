"""On the sand: when to close in and when to keep away, which dice to roll again and which to give up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import product
from typing import Any, cast

from munera.bots.bot import Reason
from munera.bots.spartacus.reading import BotTable
from munera.games.spartacus.cards.table import WEAPON
from munera.games.spartacus.queries import (
    AGILE,
    DEFENCE,
    DISTANCE,
    POOLS,
    RELENTLESS,
    RING,
    SPEED,
    VENGEFUL,
    Exchange,
    ability,
    allowance,
    defence_dice,
    exchange,
    gear,
    normal_range,
    on_sand,
    opponents,
    ranges,
    would_defeat,
)
from munera.games.spartacus.sight_types import StrikeView
from munera.kernel import AnyAsk, Option
from munera.odds.spartacus.dice import Clash, hit_odds, mean

DICE = range(1, 6)
WOUNDS = tuple(tuple(round(mean(hit_odds(Clash(mine, theirs))), 2) for theirs in DICE) for mine in DICE)
"""Hits on average of so many attack dice against so many defence dice, from 1 to 5 of each."""
FOCUS = 1.0  # to strike at whom few dice are left, shared among them
PATIENCE = 2  # rounds without an attack, after which one closes in at any price

# How dear a die of each pool is, next to how many there are of it: attack, defence, speed.
DEAR = (1.3, 0.5, 1.3)


def wounds(attack: int, defence: int) -> float:
    """Return the wounds that an attack brings on average."""
    return WOUNDS[min(attack, 5) - 1][min(defence, 5) - 1] if attack and defence else 0.0


class SeenFighter:
    """A fighter on the sand, as a bot sees it."""

    def __init__(self, table: BotTable, side: int) -> None:
        self.table, self.side = table, side
        self.it = table.fighters[side]
        self.seat, self.hex = self.it.seat, self.it.hex
        self.row = table.row(self.it.card)
        self.attack, self.defence, self.speed = self.it.pools
        self.gear = [asset.card for asset in gear(table, side)]
        self.ability = ability(table, side)

    @cached_property
    def range(self) -> int:
        """How far the normal attack of this fighter reaches."""
        return normal_range(self.table, self.side)

    @cached_property
    def longest(self) -> int:
        """How far the farthest attack of this fighter reaches."""
        return max(attack.far for attack in ranges(self.table, self.side))

    @cached_property
    def steps(self) -> int:
        """How far this fighter can go in a turn."""
        return allowance(self.table, self.side)

    @property
    def threat(self) -> int:
        """How far away one must be not to be attacked in this fighter's next turn."""
        return self.steps + self.longest

    @property
    def dice(self) -> int:
        """The dice that this fighter has left."""
        return self.attack + self.defence + self.speed

    @property
    def guard(self) -> int:
        """The dice that this fighter defends with."""
        dice = defence_dice(self.table, self.side)
        return max(dice, self.speed) if self.ability == AGILE else dice


def acting(table: BotTable, ask: AnyAsk) -> int:
    """The side that a question is about: a Dominus may have two on the sand."""
    bout, strike = table.view["bout"], table.view["strike"]
    if ask.kind == "combat_turn" and bout is not None:
        return bout["order"][bout["acted"]]
    if strike is not None:
        return struck(table, strike, ask)
    able = own_sides(table)
    named = [side for side in able if table.fighters[side].card == ask.about]
    return (named or able)[0]


def struck(table: BotTable, strike: StrikeView, ask: AnyAsk) -> int:
    """Return the side that a question about an attack concerns: attacker, defender, or who loses dice."""
    attacking = {"reroll": ask.about == "attack", "force": ask.about == "defence", "pool": False}
    if ask.kind in attacking:
        side = strike["attacker"] if attacking[ask.kind] else strike["defender"]
    elif ask.kind == "gear" and table.row(cast("tuple[str, int]", ask.about)[0]).slot == WEAPON:
        side = strike["attacker"]
    else:
        side = strike["victim"]
    assert side is not None, "somebody is struck"
    return side


def own_sides(table: BotTable) -> list[int]:
    """Our own figures on the sand."""
    return [side for side in on_sand(table) if table.fighters[side].seat == table.seat]


class Duel:
    """Our fighter and those of the other team: the foe is the nearest, or the one in the attack being resolved."""

    def __init__(self, table: BotTable, mine: int | None = None) -> None:
        self.table = table
        self.me = SeenFighter(table, own_sides(table)[0] if mine is None else mine)
        self.foes = [SeenFighter(table, side) for side in opponents(table, self.me.side)]
        self.foe = self._struck_with() or min(
            self.foes, key=lambda foe: (DISTANCE[self.me.hex][foe.hex], foe.dice)
        )
        bout = table.view["bout"]
        assert bout is not None, "there is a fight"
        self.bout = bout

    def _struck_with(self) -> SeenFighter | None:
        """Return the opponent in an attack that is being resolved, or None."""
        strike = self.table.view["strike"]
        if strike is None or strike["attacker"] is None or strike["defender"] is None:
            return None
        pair = {strike["attacker"]: strike["defender"], strike["defender"]: strike["attacker"]}
        return SeenFighter(self.table, pair[self.me.side]) if self.me.side in pair else None

    @property
    def distance(self) -> int:
        return self.gap(self.me.hex)

    def gap(self, hex: int) -> int:
        """Return the distance from there to the nearest opponent."""
        return min((DISTANCE[hex][foe.hex] for foe in self.foes), default=DISTANCE[hex][self.foe.hex])

    def safe(self, hex: int) -> bool:
        """Is this out of the reach of all foes?"""
        return all(DISTANCE[hex][foe.hex] > foe.threat for foe in self.foes)

    def strikes(self) -> bool:
        """Can we attack in a turn that begins now?"""
        return self.distance <= self.me.steps + self.me.range

    # ---- initiative

    def order(self, ask: AnyAsk) -> Option:  # noqa: ARG002
        """Go first if we can attack then; else let the other come to us."""
        return "first" if self.strikes() else "second"

    def net(self, ask: AnyAsk) -> Option:  # noqa: ARG002
        """Use the Net in the round in which the first attack is possible."""
        return "yes" if self.strikes() else "no"

    def tactician(self, ask: AnyAsk) -> Option:  # noqa: ARG002
        """Use the Tactician if the roll of the other side is no worse."""
        rolls = self.bout["rolls"]
        best = max(sum(rolls[foe.side]) for foe in self.foes)
        return "yes" if sum(rolls[self.me.side]) <= best else "no"

    # ---- a turn

    def turn(self, ask: AnyAsk) -> Option:
        options = cast("Sequence[Any]", ask.options)
        attacks = [one for one in options if one != "end" and one[0] != "move"]
        hexes = [one[1] for one in options if one[0] == "move"]
        if attacks:
            self.table.reason = Reason("combat-turn-attack")
            return cast("Option", max(attacks, key=self._blow))
        if not hexes:
            return "end"
        hex = self._retreat(hexes) if self.bout["attacked"] else self._advance(hexes)
        if hex != self.me.hex:
            self.table.reason = Reason(f"combat-turn-{'retreat' if self.bout['attacked'] else 'advance'}")
        return "end" if hex == self.me.hex else ("move", hex)

    def _blow(self, option: Any) -> float:
        """Rank an attack: a throw works once and from afar, a normal attack has the weapons behind it."""
        me, foe = self.me, SeenFighter(self.table, option[1])
        focus = FOCUS / max(1, foe.dice)
        if option[0] != "attack":
            return wounds(me.speed, foe.guard) + focus
        bonus = 0.5 * me.gear.count("eq-sword") + (0.4 if me.ability in (VENGEFUL, RELENTLESS) else 0.0)
        return wounds(me.attack, foe.guard) + bonus + focus

    def _advance(self, hexes: Sequence[int]) -> int:
        """Choose a hex to attack from, as far off as the weapon reaches; else one just outside the foe's reach."""
        me = self.me
        spots = (me.hex, *hexes)
        distance = {hex: self.gap(hex) for hex in spots}
        near = [hex for hex in spots if distance[hex] <= me.range]
        safe = [hex for hex in spots if self.safe(hex)]
        if not near and safe and self.bout["quiet"] < PATIENCE:
            return min(safe, key=lambda at: (distance[at], RING[at]))
        near = near or [hex for hex in spots if distance[hex] <= me.longest]
        if near:
            return max(near, key=lambda at: (distance[at], -RING[at]))
        return min(spots, key=lambda at: (distance[at], RING[at]))

    def _retreat(self, hexes: Sequence[int]) -> int:
        """Choose a hex after an attack: out of the foe's reach if possible, but near enough to come back."""
        safe = [hex for hex in hexes if self.safe(hex)]
        if not safe:
            return self.me.hex
        return min(safe, key=lambda at: (self.gap(at), RING[at]))

    def driven(self, ask: AnyAsk) -> Option:
        """Choose where a driven combatant goes: as near to the foe as possible."""
        hexes = cast("Sequence[int]", ask.options)
        return min(hexes, key=lambda at: (self.gap(at), at))

    # ---- dice

    def pool(self, ask: AnyAsk) -> Option:  # noqa: ARG002
        return POOLS[SPEED if self.me.speed > self.me.defence else DEFENCE]

    def reroll(self, ask: AnyAsk) -> Option:
        """Choose the dice that are best rolled again."""
        return self._best_dice(ask, str(ask.about), gain=1 if ask.about == "attack" else -1)

    def force(self, ask: AnyAsk) -> Option:
        """Make the foe roll dice again, which works once in a match: only if it is worth something."""
        attack = str(ask.about) == "attack"
        return self._best_dice(ask, str(ask.about), gain=-1 if attack else 1, least=0.35)

    def _best_dice(self, ask: AnyAsk, roll: str, gain: int, least: float = 0.01) -> Option:
        strike = self.table.view["strike"]
        assert strike is not None, "dice lie open"
        attack, defence = strike["attack"], strike["defence"]
        sides = self.me.side, self.foe.side
        both = exchange(self.table, *(sides if strike["attacker"] == self.me.side else sides[::-1]))
        now = gain * hurts(both, attack, defence)
        best: tuple[float, Option] = (now + least, ())
        for places in cast("Sequence[tuple[int, ...]]", ask.options):
            if not places:
                continue
            total = 0.0
            for faces in product(range(1, 7), repeat=len(places)):
                dice = list(attack if roll == "attack" else defence)
                for place, face in zip(places, faces, strict=True):
                    dice[place] = face
                total += hurts(both, *((dice, defence) if roll == "attack" else (attack, dice)))
            best = max(best, (gain * total / 6 ** len(places), places), key=lambda one: one[0])
        return best[1]

    def gear(self, ask: AnyAsk) -> Option:
        """Use an Axe unless the foe is defeated anyway; use a Shield at once, since a die kept fights on."""
        card, dealt = cast("tuple[str, int]", ask.about)
        if not self.table.row(card).wounds:
            return "yes"
        return "no" if would_defeat(self.foe.it.pools, dealt) else "yes"

    def surrender(self, ask: AnyAsk) -> Option:
        """Surrender dice from the pool where they matter least; most, if we choose for another house."""
        pools = self.me.it.pools

        def cost(pool: str) -> float:
            place = POOLS.index(pool)
            return DEAR[place] / pools[place]

        own = self.me.seat == self.table.seat
        self.table.reason = Reason("surrender" if own else "surrender-other")
        best = min if own else max
        return best(cast("Sequence[str]", ask.options), key=cost)


def hurts(both: Exchange, attack: Sequence[int], defence: Sequence[int]) -> int:
    """Return the wounds that these dice make, the abilities of both considered."""
    found = both.hits(attack, defence)
    return 0 if found is None else found.wounds


ANSWERS: dict[str, Callable[[Duel, AnyAsk], Option]] = {
    "order": Duel.order,
    "net": Duel.net,
    "tactician": Duel.tactician,
    "combat_turn": Duel.turn,
    "driven": Duel.driven,
    "pool": Duel.pool,
    "reroll": Duel.reroll,
    "force": Duel.force,
    "gear": Duel.gear,
    "surrender": Duel.surrender,
}

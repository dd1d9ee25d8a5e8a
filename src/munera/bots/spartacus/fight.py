"""On the sand: when to close in and when to keep away, which dice to roll again and which to give up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, cast

from munera.bots.spartacus.reading import Table
from munera.games.spartacus.attack import hits_of, sets_of
from munera.games.spartacus.bout import DEFENCE, POOLS, SPEED
from munera.games.spartacus.cards.table import CARDS
from munera.games.spartacus.combat import (
    AGILE,
    DOCTORE,
    HARDENED,
    IMPERVIOUS,
    JAVELIN,
    RELENTLESS,
    VENGEFUL,
)
from munera.games.spartacus.hexes import DISTANCE, RING
from munera.games.spartacus.view import FighterView
from munera.kernel import AnyAsk, Option

# Wounds on average of so many attack dice against so many defence dice, from 1 to 5 of each.
WOUNDS = (
    (0.42, 0.25, 0.17, 0.13, 0.09),
    (1.02, 0.78, 0.51, 0.35, 0.26),
    (1.70, 1.38, 1.11, 0.75, 0.53),
    (2.39, 2.04, 1.72, 1.41, 0.99),
    (3.08, 2.74, 2.38, 2.06, 1.69),
)
PATIENCE = 2  # rounds without an attack, after which one closes in at any price

# How dear a die of each pool is, next to how many there are of it: attack, defence, speed.
DEAR = (1.3, 0.5, 1.3)


def wounds(attack: int, defence: int) -> float:
    """What an attack brings on average."""
    return WOUNDS[min(attack, 5) - 1][min(defence, 5) - 1] if attack and defence else 0.0


class Man:
    """A fighter as he stands there."""

    def __init__(self, table: Table, side: int) -> None:
        fighters = table.view["fighters"]
        self.side = side
        self.it: FighterView = fighters[side]
        self.seat, self.hex = self.it["seat"], self.it["hex"]
        self.attack, self.defence, self.speed = self.it["pools"]
        self.gear = [table.assets[id]["card"] for id in self.it["gear"] if table.assets[id]["ready"]]
        silenced = CARDS[fighters[1 - side]["card"]].ability == DOCTORE
        self.ability = "" if silenced else CARDS[self.it["card"]].ability

    @cached_property
    def range(self) -> int:
        """How far his normal attack reaches."""
        return max([1, *(CARDS[card].range for card in self.gear if card != JAVELIN)])

    @cached_property
    def longest(self) -> int:
        """How far any attack of his reaches."""
        return max([1, *(CARDS[card].range for card in self.gear)])

    @property
    def threat(self) -> int:
        """Whoever is farther away cannot be attacked in his next turn."""
        return self.speed + self.longest

    @property
    def guard(self) -> int:
        """The dice he defends with."""
        return max(self.defence, self.speed) if self.ability == AGILE else self.defence


class Duel:
    """The two on the sand, from one side."""

    def __init__(self, table: Table) -> None:
        self.table = table
        fighters = table.view["fighters"]
        mine = next(i for i, fighter in enumerate(fighters) if fighter["seat"] == table.seat)
        self.me, self.foe = Man(table, mine), Man(table, 1 - mine)
        bout = table.view["bout"]
        assert bout is not None, "there is a fight"
        self.bout = bout

    @property
    def distance(self) -> int:
        return DISTANCE[self.me.hex][self.foe.hex]

    def strikes(self) -> bool:
        """Can we come to blows in a turn that begins now?"""
        return self.distance <= self.me.speed + self.me.range

    # ---- initiative

    def order(self, ask: AnyAsk) -> Option:  # noqa: ARG002
        """First, if that brings a blow; else the other may come to us."""
        return "first" if self.strikes() else "second"

    def net(self, ask: AnyAsk) -> Option:  # noqa: ARG002
        """For the round in which the first blow can fall."""
        return "yes" if self.strikes() else "no"

    def tactician(self, ask: AnyAsk) -> Option:  # noqa: ARG002
        """If the roll of the other side is no worse."""
        mine, theirs = (sum(self.bout["rolls"][man.side]) for man in (self.me, self.foe))
        return "yes" if mine <= theirs else "no"

    # ---- a turn

    def turn(self, ask: AnyAsk) -> Option:
        options = cast("Sequence[Any]", ask.options)
        attacks = [one for one in options if one[0] in ("attack", "javelin")]
        hexes = [one[1] for one in options if one[0] == "move"]
        if attacks:
            return cast("Option", max(attacks, key=self._blow))
        if not hexes:
            return "end"
        hex = self._retreat(hexes) if self.bout["attacked"] else self._advance(hexes)
        return "end" if hex == self.me.hex else ("move", hex)

    def _blow(self, option: Any) -> float:
        """A throw works once and may come from afar, a blow has the weapons behind it."""
        me, foe = self.me, self.foe
        if option[0] == "javelin":
            return wounds(me.speed, foe.guard)
        bonus = 0.5 * me.gear.count("eq-sword") + (0.4 if me.ability in (VENGEFUL, RELENTLESS) else 0.0)
        return wounds(me.attack, foe.guard) + bonus

    def _advance(self, hexes: Sequence[int]) -> int:
        """To where we can strike, as far off as the weapon reaches; else to the brink of the foe's reach."""
        me, foe = self.me, self.foe
        spots = (me.hex, *hexes)
        distance = {hex: DISTANCE[hex][foe.hex] for hex in spots}
        near = [hex for hex in spots if distance[hex] <= me.range]
        safe = [hex for hex in spots if distance[hex] > foe.threat]
        if not near and safe and self.bout["quiet"] < PATIENCE:
            return min(safe, key=lambda at: (distance[at], RING[at]))
        near = near or [hex for hex in spots if distance[hex] <= me.longest]
        if near:
            return max(near, key=lambda at: (distance[at], -RING[at]))
        return min(spots, key=lambda at: (distance[at], RING[at]))

    def _retreat(self, hexes: Sequence[int]) -> int:
        """After a blow: out of the foe's reach if that is possible, and not farther than we can come back."""
        me, foe = self.me, self.foe
        safe = [hex for hex in hexes if DISTANCE[hex][foe.hex] > foe.threat]
        if not safe:
            return me.hex
        return min(safe, key=lambda at: (DISTANCE[at][foe.hex], RING[at]))

    def driven(self, ask: AnyAsk) -> Option:
        """As near to the foe as it goes."""
        hexes = cast("Sequence[int]", ask.options)
        return min(hexes, key=lambda at: (DISTANCE[at][self.foe.hex], at))

    # ---- dice

    def pool(self, ask: AnyAsk) -> Option:  # noqa: ARG002
        return POOLS[SPEED if self.me.speed > self.me.defence else DEFENCE]

    def reroll(self, ask: AnyAsk) -> Option:
        """Those dice whose second roll brings most."""
        return self._best_dice(ask, str(ask.about), gain=1 if ask.about == "attack" else -1)

    def force(self, ask: AnyAsk) -> Option:
        """The foe's dice, once in a match: only if it is worth something."""
        attack = str(ask.about) == "attack"
        return self._best_dice(ask, str(ask.about), gain=-1 if attack else 1, least=0.35)

    def _best_dice(self, ask: AnyAsk, roll: str, gain: int, least: float = 0.01) -> Option:
        strike = self.table.view["strike"]
        assert strike is not None, "dice lie open"
        attack, defence = strike["attack"], strike["defence"]
        attacker = self.me if strike["attacker"] == self.me.side else self.foe
        defender = self.foe if attacker is self.me else self.me
        now = gain * hurts(attacker, defender, attack, defence)
        best: tuple[float, Option] = (now + least, ())
        for places in cast("Sequence[tuple[int, ...]]", ask.options):
            if len(places) != 1:
                continue
            total = 0.0
            for face in range(1, 7):
                dice = list(attack if roll == "attack" else defence)
                dice[places[0]] = face
                total += hurts(attacker, defender, *((dice, defence) if roll == "attack" else (attack, dice)))
            best = max(best, (gain * total / 6, places), key=lambda one: one[0])
        return best[1]

    def gear(self, ask: AnyAsk) -> Option:
        """An Axe unless the foe falls anyway; a Shield at once, since a die that is kept fights on."""
        card, dealt = cast("tuple[str, int]", ask.about)
        if not CARDS[card].wounds:
            return "yes"
        left = self.foe.attack + self.foe.defence + self.foe.speed
        return "no" if dealt > left - 3 else "yes"

    def surrender(self, ask: AnyAsk) -> Option:
        """From the pool where a die less matters least."""
        pools = self.me.it["pools"]

        def cost(pool: str) -> float:
            place = POOLS.index(pool)
            return DEAR[place] / pools[place]

        return min(cast("Sequence[str]", ask.options), key=cost)


def hurts(attacker: Man, defender: Man, attack: Sequence[int], defence: Sequence[int]) -> int:
    """The wounds of these dice, with what the two can do."""
    if defender.ability == HARDENED and sets_of(defence, CARDS[defender.it["card"]].alike):
        return 0
    hits = hits_of(attack, defence, ties=attacker.ability == RELENTLESS)
    if defender.ability == IMPERVIOUS:
        row = CARDS[defender.it["card"]]
        hits = max(0, hits - row.blocks * sets_of(defence, row.alike))
    if attacker.ability == VENGEFUL:
        row = CARDS[attacker.it["card"]]
        hits += row.wounds * sets_of(attack, row.alike)
    return hits


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

"""Battles: whom to strike, which tactic is worth its card, and when to answer.

Everything is measured as what the gladiators in the arena are worth, ours less theirs. An action is worth what it
changes in that sum.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from munera.bots.for_glory.odds import EXTRA, NOTHING, chance, side
from munera.bots.for_glory.reading import GRANTS, BotBoard, SeenGladiator
from munera.games.for_glory.cards.table import CARDS, PATRONS
from munera.games.for_glory.state import LASTING
from munera.games.for_glory.strength import attackable

ALIVE, BODY = 0.6, 0.4  # of a gladiator's worth while they stand, and by how much health is left
HEALTH_WORTH = 0.4
KEPT = 0.05  # what a point of attack is worth for a later blow
READY = 0.35  # so much of their attack is added to their worth while they can still strike
# What a card must bring to be played: in the last battle, in a close one, in any other.
LAST, CONTESTED, DECIDED = 0.3, 1.0, 1.8

Assigned = dict[int, tuple[int, int]]
"""Damage that waits: what can be prevented, and what cannot."""


def base(gladiator: SeenGladiator) -> float:
    """Return what a gladiator is worth when unhurt."""
    more, longer = EXTRA.get(gladiator.card, NOTHING)
    attack = gladiator.attack + more
    return attack * (1 + READY * gladiator.ready) + HEALTH_WORTH * (CARDS[gladiator.card].health + longer)


def value(gladiator: SeenGladiator, damage: int) -> float:
    """Return what a gladiator is worth after so much more damage."""
    left = gladiator.left - damage
    if left <= 0:
        return 0.0
    return base(gladiator) * (ALIVE + BODY * left / CARDS[gladiator.card].health)


class Play(NamedTuple):
    """An option, what it is worth, and whether it should come before the attack of the turn."""

    gain: float
    option: Any
    before: bool = True


class Fight:
    """One arena, and what is happening in it."""

    def __init__(self, table: BotBoard, place: int) -> None:
        self.table, self.place = table, place
        self.mine, self.theirs = table.gladiators(place)
        self.gladiators = {gladiator.id: gladiator for gladiator in (*self.mine, *self.theirs)}
        self.pool: Assigned = {t.id: (t.plain, t.marked) for t in table.board.pool}

    # ---- what damage brings

    def hurt(self, gladiator: SeenGladiator, damage: int) -> float:
        """What so much more damage on a gladiator brings us; below zero for one of ours."""
        plain, marked = self.pool.get(gladiator.id, (0, 0))
        waiting = plain + marked
        change = value(gladiator, waiting) - value(gladiator, max(0, waiting + damage))
        return -change if gladiator.mine else change

    def best(self, gladiators: Iterable[SeenGladiator], damage: int) -> tuple[float, SeenGladiator | None]:
        """Return how much it brings to hurt the gladiator whom it pays most to hurt, and who that is."""
        found: tuple[float, SeenGladiator | None] = (0.0, None)
        for gladiator in gladiators:
            gain = self.hurt(gladiator, damage)
            if gain > found[0]:
                found = gain, gladiator
        return found

    def attackable(self) -> list[SeenGladiator]:
        """The enemies whom we may attack."""
        return [self.gladiators[g.id] for g in attackable(self.table.board, self.table.seat, self.place)]

    def odds(self) -> float:
        """The chance to win this battle."""
        table = self.table
        favor = 0.5 if table.board.initiative == table.seat else -0.5
        mine, theirs = side(self.mine, table.haste(table.seat)), side(self.theirs, table.haste(table.foe))
        return chance(mine, theirs, 0.3, favor)

    def thrift(self) -> float:
        """How much a card must bring to be spent here: more, while a greater battle is still to come."""
        if self.place == LASTING:
            return LAST
        there = {g.owner for g in self.table.board.gladiators.values() if g.place == LASTING}
        if len(there) < 2:
            return LAST
        return CONTESTED if 0.2 < self.odds() < 0.8 else DECIDED

    def spare(self, source: int) -> bool:
        """Can this patron be exhausted without losing a gladiator?"""
        card = self.table.card(source)
        return card not in PATRONS or self.table.spare_influence() >= GRANTS[card]

    # ---- an attack

    def striker(self, ids: Iterable[int]) -> int:
        """Choose whose attack brings most; where a weaker gladiator does as well, the stronger one is kept."""
        targets = self.attackable()

        def gain(id: int) -> float:
            attack = self.gladiators[id].attack
            return self.best(targets, attack)[0] - KEPT * attack

        return max(ids, key=gain)

    def boost(self, attacker: SeenGladiator, more: int) -> float:
        """Return what so much more attack brings."""
        targets = self.attackable()
        return self.best(targets, attacker.attack + more)[0] - self.best(targets, attacker.attack)[0]

    # ---- tactics

    def tactic(self, option: Any, force: int) -> Play:
        """Judge a tactic; `force` is the strength of the attack that can follow in the same turn."""
        card = option if isinstance(option, str) else option[0] if option[0] != "use" else ""
        source = 0
        if not card:
            source = option[1]
            card = self.table.card(source)
            if not self.spare(source):
                return Play(-1.0, option)
        rule = TACTICS.get(card)
        return rule(self, option, card, source, force) if rule else Play(0.0, option)

    def _hit(self, option: Any, card: str, source: int, force: int) -> Play:
        """Judge damage to one enemy: enough by itself, or so that the attack after it defeats them."""
        damage = CARDS[card].amount
        gladiators = self.theirs
        if card == "finishing_stroke":
            gladiators = [gladiator for gladiator in gladiators if gladiator.damage]
        elif card == "verona":
            gladiators = [gladiator for gladiator in gladiators if not gladiator.ready]
        gain, _ = self.best(gladiators, damage)
        if force:
            able = {gladiator.id for gladiator in self.attackable()}
            both = [self.hurt(gladiator, damage + force) for gladiator in gladiators if gladiator.id in able]
            alone = self.best(self.attackable(), force)[0]
            gain = max(gain, *(one - alone for one in both)) if both else gain
        if card == "caesim":
            gain = sum(sorted((self.hurt(gladiator, damage) for gladiator in gladiators), reverse=True)[:3])
        if card == "spiculus":
            gain += self.hurt(self.gladiators[source], 1)
        return Play(gain, option)

    def _exhaust(self, option: Any, card: str, source: int, force: int) -> Play:  # noqa: ARG002
        """Judge what exhausts an enemy, who then does not strike in this round."""
        stopped = max((gladiator.attack for gladiator in self.theirs if gladiator.ready), default=0)
        own = self.gladiators[source].attack if source in self.gladiators else 0
        return Play(0.9 * (stopped - own) if stopped else -1.0, option)

    def _ready(self, option: Any, card: str, source: int, force: int) -> Play:  # noqa: ARG002
        """Judge what readies one of our gladiators, who then strikes once more."""
        if source in self.gladiators:
            again = self.gladiators[source].attack
        else:
            again = max((gladiator.attack for gladiator in self.mine if not gladiator.ready), default=0)
        cost = 0.5 * CARDS[card].pay if card == "auctoratus" else 0.0
        return Play(0.9 * again - cost if again else -1.0, option, before=False)

    def _enter(self, option: Any, card: str, source: int, force: int) -> Play:  # noqa: ARG002
        """Judge what brings one more of our gladiators into the arena."""
        fresh = option if isinstance(option, str) else option[-1]
        gain = CARDS[fresh].attack + HEALTH_WORTH * CARDS[fresh].health
        return Play(gain, option)

    def _heal(self, option: Any, card: str, source: int, force: int) -> Play:  # noqa: ARG002
        hurt = [
            (self.hurt(gladiator, -min(gladiator.damage, CARDS[card].amount)), gladiator)
            for gladiator in self.mine
            if gladiator.damage
        ]
        return Play(max((gain for gain, _ in hurt), default=-1.0), option)

    def _drill(self, option: Any, card: str, source: int, force: int) -> Play:  # noqa: ARG002
        return Play(1.2 if self.mine else -1.0, option)

    def _shift(self, option: Any, card: str, source: int, force: int) -> Play:  # noqa: ARG002
        """Judge what moves damage from one of our gladiators to an enemy."""
        most = max((min(gladiator.damage, CARDS[card].amount) for gladiator in self.mine), default=0)
        if not most:
            return Play(-1.0, option)
        return Play(self.best(self.theirs, most)[0] + 0.3 * most, option)

    def _draw(self, option: Any, card: str, source: int, force: int) -> Play:  # noqa: ARG002
        return Play(0.4, option)

    # ---- answers to damage

    def prevents(self, most: int) -> float:
        """Return what preventing so much damage brings, on the gladiator whom it helps most."""
        return max((self.saved(gladiator, most) for gladiator in self.mine), default=0.0)

    def saved(self, gladiator: SeenGladiator, most: int) -> float:
        """What preventing so much damage to a gladiator brings us."""
        plain, marked = self.pool.get(gladiator.id, (0, 0))
        gain = value(gladiator, plain + marked - min(most, plain)) - value(gladiator, plain + marked)
        return gain if gladiator.mine else -gain

    def lifted(self, gladiator: SeenGladiator, most: int) -> float:
        """What taking so much damage off a gladiator brings, without what putting it elsewhere does."""
        waiting = sum(self.pool.get(gladiator.id, (0, 0)))
        return self.hurt(gladiator, -min(most, waiting)) if waiting else -9.0

    def turned(self, gladiators: Iterable[SeenGladiator], most: int) -> float:
        """Return what it brings to move so much damage from one of our gladiators to an enemy."""
        best = 0.0
        for gladiator in gladiators:
            moved = min(most, sum(self.pool.get(gladiator.id, (0, 0))))
            if moved:
                best = max(best, self.lifted(gladiator, moved) + self.best(self.theirs, moved)[0])
        return best


TACTICS = {
    **dict.fromkeys(
        ("pierce", "punctim", "feint", "caesim", "finishing_stroke", "praetor", "verona", "spiculus"), Fight._hit
    ),
    **dict.fromkeys(("net_throw", "laquearius"), Fight._exhaust),
    **dict.fromkeys(("second_wind", "doctor_of_the_ludus", "tarraco", "auctoratus", "dimachaerus"), Fight._ready),
    **dict.fromkeys(("substitution", "casinum", "samnite"), Fight._enter),
    "field_surgeon": Fight._heal,
    "palus_drill": Fight._drill,
    "falerii_novi": Fight._shift,
    "aedile": Fight._draw,
}

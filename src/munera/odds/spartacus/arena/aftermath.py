"""What follows when the dice of an attack are compared: wounds, what is done against them, and what is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from munera.odds.spartacus.arena.facts import EXTRA, IGNORES, MARKS, ONCE, Duel, Losing
from munera.odds.spartacus.arena.rolls import Outcome
from munera.odds.spartacus.arena.values import PAYS, Block, Parts


def best(side: int, found: Iterable[Parts]) -> Parts:
    """What this side chooses: 0 wants the highest worth, and 1 the lowest."""
    return max(found, key=_worth) if side == 0 else min(found, key=_worth)


def _worth(parts: Parts) -> float:
    return parts.worth


def weighed(found: Iterable[tuple[float, Parts]]) -> Parts:
    """The average of these, each weighed by its chance."""
    sums = [0.0] * len(Parts._fields)
    for chance, parts in found:
        for place, part in enumerate(parts):
            sums[place] += chance * part
    return Parts(*sums)


def ended(winner: int, level: int) -> Parts:
    """What a fight that is over is worth, by its winner and how badly the other was defeated."""
    levels = [0.0, 0.0, 0.0, 0.0]
    if level:
        levels[(2 if winner == 0 else 0) + level - 1] = 1.0
    return Parts(PAYS[winner][level], float(winner == 0), *levels)


def body(block: Block, side: int) -> int:
    """The number of the dice that a side has left."""
    return block[2 * side]


def with_body(block: Block, side: int, number: int) -> Block:
    """The block in which a side has the dice of this number left."""
    b0, m0, b1, m1 = block
    return (number, m0, b1, m1) if side == 0 else (b0, m0, number, m1)


def marks(duel: Duel, block: Block, side: int) -> int:
    """What this side has not used yet."""
    return duel.sides[side].masks[block[2 * side + 1]]


def without(duel: Duel, block: Block, side: int, mark: int) -> Block:
    """The block in which this side has used a mark as well."""
    number = duel.sides[side].masks.index(marks(duel, block, side) & (MARKS - 1 - mark))
    b0, m0, b1, m1 = block
    return (b0, number, b1, m1) if side == 0 else (b0, m0, b1, number)


class Aftermath:
    """What follows an attack by side j. `goes_on`: what the fight is worth after it, by what both have left."""

    def __init__(self, duel: Duel, j: int, goes_on: Callable[[Block], Parts]) -> None:
        self.duel, self.j, self.goes_on = duel, j, goes_on

    def losing(self, block: Block, side: int, wounds: int) -> Losing:
        return self.duel.sides[side].losing[wounds][body(block, side)]

    def compared(self, block: Block, it: Outcome, plain: bool) -> Parts:
        """What it is worth when the dice are compared; an Axe may add to a `plain` attack that was not stopped."""
        if it.forced:
            mine = self.duel.sides[self.j].forces and marks(self.duel, block, self.j) & ONCE
            block = without(self.duel, block, self.j if mine else 1 - self.j, ONCE)
        found = [self.wounded(block, 1 - self.j, it.wounds, it.counter)]
        if plain and not it.stopped and marks(self.duel, block, self.j) & EXTRA:
            more = it.wounds + self.duel.sides[self.j].extra
            found.append(self.wounded(without(self.duel, block, self.j, EXTRA), 1 - self.j, more, it.counter))
        return best(self.j, found)

    def wounded(self, block: Block, side: int, wounds: int, counter: int) -> Parts:
        """What it is worth when a side is dealt wounds, some of which it may ignore once."""
        found = [self.takes(block, side, wounds, counter)]
        useless = side != self.j and self.duel.sides[self.j].pierces
        if wounds and not useless and marks(self.duel, block, side) & IGNORES:
            found.append(self.ignored(block, side, wounds, counter))
        return best(side, found)

    def ignored(self, block: Block, side: int, wounds: int, counter: int) -> Parts:
        """What it is worth when the side ignores as many of them as it can."""
        left = max(0, wounds - self.duel.sides[side].ignores)
        return self.takes(without(self.duel, block, side, IGNORES), side, left, counter)

    def takes(self, block: Block, side: int, wounds: int, counter: int) -> Parts:
        """What it is worth when wounds are taken: a last stand, a defeat or lost dice; then the counter-wounds."""
        level = self.losing(block, side, wounds).level
        if level is None:
            return self.loses(block, side, wounds, counter)
        if self.duel.sides[side].last_stand and marks(self.duel, block, side) & ONCE:
            return self.struck_back(without(self.duel, block, side, ONCE), counter)
        least = 0 if side == self.j else self.duel.sides[self.j].least
        return ended(1 - side, max(level, least))

    def loses(self, block: Block, side: int, wounds: int, counter: int) -> Parts:
        """What it is worth when a side loses a die for each wound, and chooses which."""
        bodies = self.losing(block, side, wounds).bodies
        return best(side, (self.struck_back(with_body(block, side, left), counter) for left in bodies))

    def struck_back(self, block: Block, counter: int) -> Parts:
        """What it is worth when the attacker then takes the counter-wounds."""
        return self.wounded(block, self.j, counter, 0) if counter else self.goes_on(block)

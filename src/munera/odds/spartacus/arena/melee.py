"""What dice are worth in a melee: if both stay side by side and strike in turn until one falls, in whole numbers.

`LEFT_OUT` corrects it by what a melee leaves out. `python -m tools.judging fit` finds these weights by the solver.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import exp, log
from typing import Final, NamedTuple

from munera.games.spartacus.combat.attack import Exchange
from munera.odds.spartacus.arena.facts import (
    EXTRA,
    IGNORES,
    ONCE,
    THROW,
    USES_NET,
    Duel,
    Losing,
    Side,
    same_dice,
    table_of_results,
)
from munera.odds.spartacus.arena.rolls import ATTACKER, Policies, outcome
from munera.odds.spartacus.arena.tables import BITS, WHOLE, shares
from munera.odds.spartacus.arena.values import KEPT_STRUCK, KEPT_STRUCK_MOVED, PAYS, Block

PRECISION: Final = 20
ONE: Final = 1 << PRECISION
"""A certain victory of I."""
EVEN: Final = ONE // 2
ENDED: Final = tuple(tuple(round(pays * ONE) for pays in levels) for levels in PAYS)
EXCHANGES: Final = 4  # how often the worth of blows that do nothing is put into itself

LEFT_OUT: Final[Mapping[str, int]] = {
    "melee": 898,
    "steps": 790,
    "reach": 576,
    "extra": 1175,
    "ignores": 917,
    "net": 406,
    "throw": 285,
    "once": 613,
}
"""How much of the melee's logit counts, in thousandths; and what each of these adds to the logit of whoever is
ahead in it: a step more in a move, a hex more of reach, and what works once and is unused."""
LEVELS: Final = 10  # bits: the logit of a worth is looked up in a table of so many levels
SURE: Final = 6000  # thousandths of a logit: beyond that nothing is told apart
FINE: Final = 8  # thousandths for each row of the table back

# ---------------------------------------------------------------------- dice


@lru_cache(maxsize=1024)
def _shares(both: Exchange, attack: int, defence: int, again: tuple[int, int]) -> tuple[int, ...]:
    return shares(table_of_results(both, attack, defence), attack, defence, again)


class JudgedDuel(Duel):
    """Two fighters, whose dice are rolled again for most wounds whatever is at stake, and are never forced.

    What is left out of such a duel: that Ball and Chain holds somebody, that an Envenomed Blade injures, who picks
    dice for the other, and steps that are left after an attack.
    """

    roughly = True

    def shares(self, j: int, mode: int, attack: int, defence: int) -> tuple[int, ...]:
        """How often each outcome of an attack by side j falls."""
        return _shares(same_dice(self.exchanges[j]), attack, defence, self.again(j, mode))

    def policies(  # one for all, whoever might force dice and whatever is lethal
        self,
        j: int,
        mode: int,
        attack: int,
        defence: int,
        by: int | None,  # noqa: ARG002
        lethal: int,  # noqa: ARG002
    ) -> Policies:
        """The policy of an attack by side j with so many dice."""
        return Policies(ATTACKER, (tuple(share / WHOLE for share in self.shares(j, mode, attack, defence)),))


class Blow(NamedTuple):
    """What an attack does that is not stopped or strikes back, and how often."""

    share: int
    wounds: int
    counter: int


# ---------------------------------------------------------------------- side by side


class Melee:
    """What it is worth to have so many dice, by the numbers of both bodies, if both stay and strike in turn.

    `round`: when a round begins. `next[j]`: when side j still strikes in a round. What works once is left out.
    """

    def __init__(self, duel: JudgedDuel) -> None:
        self.duel = duel
        one, two = duel.sides
        self.width = len(two.bodies)
        size = len(one.bodies) * self.width
        self.round: list[int] = [0] * size
        self.next: tuple[list[int], list[int]] = ([0] * size, [0] * size)
        self._modes = [
            [n for n, mode in enumerate(side.modes) if not mode.uses and mode.near <= 1] for side in duel.sides
        ]
        pairs = [
            (sum(mine) + sum(theirs), b0, b1)
            for b0, mine in enumerate(one.bodies)
            for b1, theirs in enumerate(two.bodies)
        ]
        for _, b0, b1 in sorted(pairs):
            self._judge(b0, b1)

    def after(self, block: Block, what: int) -> int:
        """What a block is worth right after an attack, at one of the `KEPT` moments."""
        at = block[0] * self.width + block[2]
        if what < KEPT_STRUCK:
            return self.round[at]
        if what < KEPT_STRUCK_MOVED:
            return self.next[what - KEPT_STRUCK][at]
        return self.next[1 - (what - KEPT_STRUCK_MOVED)][at]

    def _judge(self, b0: int, b1: int) -> None:
        at = b0 * self.width + b1
        one, two = self.duel.sides
        chance = wins_initiative(self.duel, one.bodies[b0][2], two.bodies[b1][2])
        pools = [self._blows(0, b0, b1), self._blows(1, b1, b0)]
        seconds = [[self._worth(j, blows, b0, b1, self.round) for blows in pools[j]] for j in (0, 1)]
        firsts = [[self._worth(j, blows, b0, b1, self.next[1 - j]) for blows in pools[j]] for j in (0, 1)]
        whole, next_ = EVEN, [EVEN, EVEN]
        for _ in range(EXCHANGES):
            next_ = [_defended(j, seconds[j], whole) for j in (0, 1)]
            first = [_defended(j, firsts[j], next_[1 - j]) for j in (0, 1)]
            whole = (chance * max(first) + (ONE - chance) * min(first)) >> PRECISION
        self.round[at] = whole
        self.next[0][at], self.next[1][at] = next_

    def _blows(self, j: int, mine: int, theirs: int) -> list[list[Blow]]:
        """The blows of side j, for each pool that the other may defend with."""
        found = []
        mode = self._modes[j][0] if self._modes[j] else 0
        for agile in range(1 + self.duel.sides[1 - j].agile):
            dice = self.duel.dice(j, mode, bool(agile), mine, theirs)
            found.append(_blows(self.duel.shares(j, mode, *dice)))
        return found

    def _worth(self, j: int, blows: Sequence[Blow], b0: int, b1: int, field: list[int]) -> tuple[int, int]:
        """What the blows that do something add to the worth, by the worths in `field`; and how often none does."""
        total, rest = 0, WHOLE
        for share, wounds, counter in blows:
            rest -= share
            total += share * self._struck(j, wounds, counter, b0, b1, field)
        return total, rest

    def _struck(self, j: int, wounds: int, counter: int, b0: int, b1: int, field: list[int]) -> int:
        losing = self._losing(1 - j, wounds, b1 if j == 0 else b0)
        if losing.level is not None:
            return ENDED[j][losing.level]
        choose = min if j == 0 else max
        if counter:
            mine = self._losing(j, counter, b0 if j == 0 else b1)
            if mine.level is not None:
                return ENDED[1 - j][mine.level]
            other = max if j == 0 else min
            if j == 0:
                return choose(other(field[x * self.width + y] for x in mine.bodies) for y in losing.bodies)
            return choose(other(field[x * self.width + y] for y in mine.bodies) for x in losing.bodies)
        if j == 0:
            row = b0 * self.width
            return choose([field[row + y] for y in losing.bodies])
        return choose([field[x * self.width + b1] for x in losing.bodies])

    def _losing(self, side: int, wounds: int, number: int) -> Losing:
        return self.duel.sides[side].losing[wounds][number]


@lru_cache(maxsize=1024)
def _blows(row: tuple[int, ...]) -> list[Blow]:
    """The blows that do something, of all outcomes of an attack with their shares."""
    found: dict[tuple[int, int], int] = {}
    for number, share in enumerate(row):
        it = outcome(number)
        if share and (it.wounds or it.counter):
            found[it.wounds, it.counter] = found.get((it.wounds, it.counter), 0) + share
    return [Blow(share, *key) for key, share in found.items()]


def _defended(j: int, pools: Sequence[tuple[int, int]], otherwise: int) -> int:
    """What an attack by side j is worth: the other chooses the pool."""
    found = [(total + rest * otherwise) >> BITS for total, rest in pools]
    return min(found) if j == 0 else max(found)


def wins_initiative(duel: Duel, one: int, two: int) -> int:
    """How often I wins the initiative, of ONE."""
    return int(duel.wins_initiative(one, two) * ONE + 0.5)


# ---------------------------------------------------------------------- what a melee leaves out

MARKED: Final = {EXTRA: "extra", IGNORES: "ignores", USES_NET: "net", THROW: "throw", ONCE: "once"}


def counted(duel: Duel, block: Block) -> dict[str, int]:
    """What the melee leaves out, by its name in `LEFT_OUT`: that of I less that of II."""
    b0, m0, b1, m1 = block
    one, two = duel.sides
    found = {"steps": one.steps[m0][b0] - two.steps[m1][b1], "reach": _reach(one) - _reach(two)}
    for mark, name in MARKED.items():
        found[name] = bool(one.masks[m0] & mark) - bool(two.masks[m1] & mark)
    return found


def _reach(side: Side) -> int:
    """How far the farthest attack goes that can be made again and again."""
    return max(mode.far for mode in side.modes if not mode.uses)


@cache
def _logits() -> tuple[int, ...]:
    """The logits of worths, level by level, in thousandths."""
    size = 1 << LEVELS
    middles = [(2 * level + 1) / (2 * size) for level in range(size)]
    return tuple(round(1000 * log(middle / (1 - middle))) for middle in middles)


@cache
def _worths() -> tuple[int, ...]:
    """The worths of logits, from -SURE on."""
    return tuple(round(ONE / (1 + exp(-logit / 1000))) for logit in range(-SURE, SURE + 1, FINE))


def corrected(worth: int, thousandths: int) -> int:
    """The worth of a melee with what it leaves out."""
    level = min(max(worth, 0), ONE - 1) >> (PRECISION - LEVELS)
    logit = LEFT_OUT["melee"] * _logits()[level] // 1000 + thousandths
    return _worths()[(min(max(logit, -SURE), SURE) + SURE) // FINE]

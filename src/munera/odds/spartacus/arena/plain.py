"""The solver in plain Python, for where the compiled one is missing: it finds the same, thousands of times slower.

It solves a block only when somebody asks for it, and those first that it leads to. Blocks and moments are
explained in solver.c.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from munera.games.spartacus.cards.table import ARENA
from munera.odds.spartacus.arena.aftermath import Aftermath, best, body, ended, marks, weighed, with_body, without
from munera.odds.spartacus.arena.facts import EXTRA, USES_NET, Duel
from munera.odds.spartacus.arena.rolls import ATTACKER, mixture, outcome
from munera.odds.spartacus.arena.sand import RADII, sand
from munera.odds.spartacus.arena.values import (
    FIRST,
    HASTE,
    KEPT_ROUND,
    KEPT_ROUND_MOVED,
    KEPT_STRUCK,
    KEPT_STRUCK_MOVED,
    ROUND,
    SECOND,
    SEEN,
    STRUCK,
    TOLERANCE,
    Block,
    Parts,
)

Worths = list[Parts]
QUIET: Final = ARENA.quiet_rounds
LAST: Final = QUIET - 1
UNKNOWN: Final = Parts(0.5, 0.0, 0.0, 0.0, 0.0, 0.0)


class Values:
    """All values of a block, by moment and place; and those of who may still move."""

    def __init__(self, places: int) -> None:
        self.seen: list[Worths] = [[UNKNOWN] * places for _ in range(SEEN)]
        self.round_moved: list[Worths] = [[UNKNOWN] * places for _ in (0, 1)]
        self.struck_moved: list[Worths] = [[UNKNOWN] * places for _ in (0, 1)]


class PlainSolver:
    """All positions of a duel, solved when they are asked for."""

    def __init__(self, duel: Duel) -> None:
        self.duel, self.sand = duel, sand()
        self.solved: dict[Block, Values] = {}

    # ---- answers

    def near(self, block: Block, what: int, radius: int, place: int) -> Parts:  # noqa: ARG002
        values = self._values(block)
        if what == KEPT_ROUND:
            return values.seen[ROUND][place]
        if what < KEPT_STRUCK:
            return values.round_moved[what - KEPT_ROUND_MOVED][place]
        if what < KEPT_STRUCK_MOVED:
            return values.seen[STRUCK + what - KEPT_STRUCK][place]
        return values.struck_moved[what - KEPT_STRUCK_MOVED][place]

    def crowd(self, block: Block, place: int) -> Parts:
        return self._values(block).seen[ROUND + LAST][place]

    def opened(self, block: Block) -> Sequence[float]:
        return [part for field in self._values(block).seen for parts in field for part in parts]

    def attack(
        self, block: Block, j: int, second: bool, moving: bool, mode: int, pool: int, radius: int, place: int
    ) -> Parts:
        block = self._declared(block, j, mode)
        after = Aftermath(self.duel, j, lambda left: self._goes_on(left, j, second, moving, radius, place))
        pools = range(1 + self.duel.sides[1 - j].agile) if pool < 0 else (pool,)
        found = []
        for agile in pools:
            owner, rows = self._rows(block, j, mode, bool(agile))
            known = {
                number: after.compared(block, outcome(number), mode == 0)
                for number in range(len(rows[0]))
                if any(row[number] for row in rows)
            }
            found.append(
                best(owner, (weighed((p, known[number]) for number, p in enumerate(row) if p) for row in rows))
            )
        return best(1 - j, found)

    def _declared(self, block: Block, j: int, mode: int) -> Block:
        uses = self.duel.sides[j].modes[mode].uses
        return without(self.duel, block, j, uses) if uses else block

    def _goes_on(self, block: Block, j: int, second: bool, moving: bool, radius: int, place: int) -> Parts:
        if second:
            what = KEPT_ROUND_MOVED + j if moving else KEPT_ROUND
        else:
            what = KEPT_STRUCK_MOVED + j if moving else KEPT_STRUCK + 1 - j
        return self.near(block, what, radius, place)

    def _rows(self, block: Block, j: int, mode: int, agile: bool) -> tuple[int, Sequence[Sequence[float]]]:
        """The policies of an attack, and the side that chooses among them."""
        duel = self.duel
        n, m = duel.dice(j, mode, agile, body(block, j), body(block, 1 - j))
        by = duel.forcing(j, (marks(duel, block, 0), marks(duel, block, 1)))
        found = duel.policies(j, mode, n, m, by, duel.lethal(1 - j, body(block, 1 - j)))
        return (j if found.owner == ATTACKER else 1 - j), found.rows

    def _values(self, block: Block) -> Values:
        found = self.solved.get(block)
        if found is None:
            found = Solving(self, block).values
            self.solved[block] = found
        return found


class Blow:
    """One pool of the defender in an attack at a place: what leads elsewhere, and how often it leads back."""

    def __init__(
        self, constants: Sequence[Parts], stopped: Sequence[float], none: Sequence[float], owner: int
    ) -> None:
        self.constants, self.stopped, self.none, self.owner = constants, stopped, none, owner

    def worth(self, goes_on: Parts, without_wound: Parts) -> Parts:
        found = [
            Parts(*(c + p * a + q * b for c, a, b in zip(constant, goes_on, without_wound, strict=True)))
            for constant, p, q in zip(self.constants, self.stopped, self.none, strict=True)
        ]
        return best(self.owner, found)


class Attack:
    """An attack at a place."""

    def __init__(self, j: int, pools: Sequence[Blow], with_axe: Parts | None) -> None:
        self.j, self.pools, self.with_axe = j, pools, with_axe

    def worth(self, goes_on: Parts) -> Parts:
        """If it goes on like this where there is no wound."""
        without_wound = goes_on if self.with_axe is None else best(self.j, (goes_on, self.with_axe))
        return best(1 - self.j, (pool.worth(goes_on, without_wound) for pool in self.pools))


class Solving:
    """A block while it is solved, from the smallest open ring to the widest."""

    def __init__(self, solver: PlainSolver, block: Block) -> None:
        self.solver, self.block, self.duel, self.sand = solver, block, solver.duel, solver.sand
        self.values = Values(self.sand.places)
        self.seen = self.values.seen
        sides, bodies = self.duel.sides, [body(block, j) for j in (0, 1)]
        self.steps = [sides[j].steps[block[2 * j + 1]][bodies[j]] for j in (0, 1)]
        self.chance = self.duel.wins_initiative(*(sides[j].bodies[bodies[j]][2] for j in (0, 1)))
        self.nets = [j for j in (0, 1) if marks(self.duel, block, j) & USES_NET]
        self.netted = {
            used: self._used(used) for used in ((0,), (1,), (0, 1)) if all(j in self.nets for j in used)
        }
        for radius in RADII:
            self._solve(radius)

    def _used(self, used: tuple[int, ...]) -> list[Worths]:
        block = self.block
        for j in used:
            block = without(self.duel, block, j, USES_NET)
        return self.solver._values(block).seen

    def _solve(self, radius: int) -> None:
        places = range(self.sand.starts[radius], self.sand.starts[radius + 1])
        attacks = {
            (j, second, moving): {x: self._attacks(j, second, moving, radius, x) for x in places}
            for j in (0, 1)
            for second in (False, True)
            for moving in (False, True)
        }
        closing = []
        for j in (0, 1):
            ends = {x: self._closed(1 - j, radius, x) for x in places}
            closing.append(self._spread(j, places, ends))
        for x in places:
            if radius > ARENA.smallest:
                self.seen[ROUND][x] = self.seen[ROUND][self.sand.driven[0][x][0][0]]
        change = 1.0
        while change > TOLERANCE:
            change = self._sweep(places, attacks, closing)

    # ---- before the sweeps

    def _attacks(self, j: int, second: bool, moving: bool, radius: int, place: int) -> list[Attack]:
        distance, found = self.sand.distance[place], []
        for number, mode in enumerate(self.duel.sides[j].modes):
            able = not mode.uses or marks(self.duel, self.block, j) & mode.uses
            if able and mode.near <= distance <= mode.far:
                found.append(self._attack(j, second, moving, number, radius, place))
        return found

    def _attack(self, j: int, second: bool, moving: bool, mode: int, radius: int, place: int) -> Attack:
        solver, duel = self.solver, self.duel
        block = solver._declared(self.block, j, mode)
        back = block == self.block
        after = Aftermath(duel, j, lambda left: solver._goes_on(left, j, second, moving, radius, place))
        extra = duel.sides[j].extra if mode == 0 and marks(duel, block, j) & EXTRA else 0
        with_axe = after.wounded(without(duel, block, j, EXTRA), 1 - j, extra, 0) if extra else None
        pools, known = [], dict[int, Parts]()
        for agile in range(1 + duel.sides[1 - j].agile):
            owner, rows = solver._rows(block, j, mode, bool(agile))
            constants = []
            for row in rows:
                away = [(p, n) for n, p in enumerate(row) if p and not (back and n in LEADS_BACK)]
                for _, number in away:
                    if number not in known:
                        known[number] = after.compared(block, outcome(number), mode == 0)
                constants.append(weighed((p, known[number]) for p, number in away))
            chances = [[row[number] if back else 0.0 for row in rows] for number in LEADS_BACK]
            pools.append(Blow(constants, chances[0], chances[1], owner))
        return Attack(j, pools, with_axe)

    def _closed(self, first: int, radius: int, place: int) -> Parts:
        """After the last quiet round that the crowd puts up with; this side acted first in it."""
        if radius > ARENA.smallest:
            field = self.seen[ROUND + LAST]
            groups = self.sand.driven[first][place]
            return best(first, (best(1 - first, (field[at] for at in group)) for group in groups))
        return self._wounded(self.block, (first, 1 - first), place)

    def _wounded(self, block: Block, sides: Sequence[int], place: int) -> Parts:
        if not sides:
            return self.solver.crowd(block, place)
        side, *rest = sides
        losing = self.duel.sides[side].losing[ARENA.crowd_wounds][body(block, side)]
        if losing.level is not None:
            return ended(1 - side, losing.level)
        return best(side, (self._wounded(with_body(block, side, left), rest, place) for left in losing.bodies))

    # ---- sweeps

    def _spread(self, j: int, places: range, field: dict[int, Parts]) -> dict[int, Parts]:
        """The best place that side j can move to, or stay at."""
        beside = self.sand.beside[j]
        for _ in range(self.steps[j]):
            wider = {}
            for x in places:
                here = field[x]
                for way in beside[x]:
                    there = field[way]
                    if there[0] > here[0] if j == 0 else there[0] < here[0]:
                        here = there
                wider[x] = here
            field = wider
        return field

    def _hits(
        self, j: int, places: range, attacks: Sequence[dict[int, list[Attack]]], still: Worths, moved: Worths
    ) -> dict[int, Parts]:
        """What side j can do with an attack in its turn: move and attack, or attack and move."""
        nothing = UNKNOWN._replace(worth=-1e9 if j == 0 else 1e9)
        staying, moving = attacks
        field = {x: best(j, [nothing, *(it.worth(still[x]) for it in staying[x])]) for x in places}
        field = self._spread(j, places, field)
        return {x: best(j, [field[x], *(it.worth(moved[x]) for it in moving[x])]) for x in places}

    def _sweep(
        self,
        places: range,
        attacks: dict[tuple[int, bool, bool], dict[int, list[Attack]]],
        closing: Sequence[dict[int, Parts]],
    ) -> float:
        values, seen = self.values, self.seen
        second, first = [], []
        for j in (0, 1):
            moved = self._spread(j, places, {x: seen[ROUND][x] for x in places})
            _store(values.round_moved[j], moved)
            both = attacks[j, True, False], attacks[j, True, True]
            second.append(self._hits(j, places, both, seen[ROUND], values.round_moved[j]))
            _store(seen[STRUCK + j], {x: best(j, (moved[x], second[j][x])) for x in places})
        for j in (0, 1):
            struck = seen[STRUCK + 1 - j]
            _store(values.struck_moved[j], self._spread(j, places, {x: struck[x] for x in places}))
            both = attacks[j, False, False], attacks[j, False, True]
            first.append(self._hits(j, places, both, struck, values.struck_moved[j]))
        change = 0.0
        for q in reversed(range(QUIET)):
            for j in (0, 1):
                field = closing[j]
                if q < LAST:
                    field = self._spread(j, places, {x: seen[ROUND + q + 1][x] for x in places})
                _store(seen[SECOND + 3 * j + q], {x: best(j, (field[x], second[j][x])) for x in places})
            for j in (0, 1):
                other = seen[SECOND + 3 * (1 - j) + q]
                field = self._spread(j, places, {x: other[x] for x in places})
                _store(seen[FIRST + 3 * j + q], {x: best(j, (field[x], first[j][x])) for x in places})
            for x in places:
                parts = self._begun(q, x)
                parts = parts._replace(worth=parts.worth - HASTE * (parts.worth - 0.5))
                if q == 0:
                    change = max(change, *(abs(a - b) for a, b in zip(parts, seen[ROUND][x], strict=True)))
                seen[ROUND + q][x] = parts
        return change

    def _begun(self, q: int, x: int) -> Parts:
        """The beginning of a round: Nets, the roll, and the choice of who won it."""

        def rolled(seen: list[Worths]) -> Parts:
            one, two = seen[FIRST + q][x], seen[FIRST + 3 + q][x]
            return weighed(((self.chance, best(0, (one, two))), (1 - self.chance, best(1, (one, two)))))

        def alone(j: int) -> Parts:
            seen = self.netted[j,]
            return best(j, (seen[FIRST + q][x], seen[FIRST + 3 + q][x]))

        roll = rolled(self.seen)
        if len(self.nets) < 2:
            return best(self.nets[0], (roll, alone(self.nets[0]))) if self.nets else roll
        cells = [[roll, alone(1)], [alone(0), rolled(self.netted[0, 1])]]
        rows, columns = mixture([[cell.worth for cell in row] for row in cells])
        return weighed((p * q, cells[i][k]) for i, p in enumerate(rows) for k, q in enumerate(columns))


LEADS_BACK: Final = (0, 4)
"""Outcomes that change nothing: an attack that was stopped, and one without a wound."""


def _store(field: Worths, values: dict[int, Parts]) -> None:
    for place, parts in values.items():
        field[place] = parts

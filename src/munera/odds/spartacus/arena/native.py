"""The compiled solver, where it was built (tools/native.py, `make fast`): tables for it, and its functions."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import (
    CDLL,
    POINTER,
    Array,
    Structure,
    byref,
    c_float,
    c_int32,
    c_int64,
    c_void_p,
    sizeof,
)
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final, cast

from munera.games.spartacus.cards.table import ARENA
from munera.odds.spartacus.arena.facts import MARKS, USES_NET, Duel, Side
from munera.odds.spartacus.arena.rolls import MOST, OUTCOMES
from munera.odds.spartacus.arena.sand import RADII, sand
from munera.odds.spartacus.arena.values import HASTE, KEPT, PAYS, SEEN, TOLERANCE, Block, Parts

PARTS: Final = len(Parts._fields)
DICE, MODES, WAYS, POOLS, FORCES, RINGS, ROWS = 8, 3, 6, 2, 3, 5, 12  # room in the tables of solver.c
LIBRARY: Final = Path(__file__).with_name("solver.so")

Ints = POINTER(c_int32)
Floats = POINTER(c_float)


class SideTables(Structure):
    """`Side` in solver.c."""

    _fields_ = (
        ("bodies", c_int32),
        ("masks", c_int32),
        ("bases", c_int32),
        ("mask", Ints),
        ("mask_at", Ints),
        ("dice", Ints),
        ("steps", Ints),
        ("lost", Ints),
        ("bodies_after", Ints),
        ("near", Ints),
        ("far", Ints),
        ("uses", Ints),
        ("modes", c_int32),
        ("extra", c_int32),
        ("ignores", c_int32),
        ("least", c_int32),
        ("pools", c_int32),
        ("last_stand", c_int32),
        ("force", c_int32),
        ("pierces", c_int32),
    )


class ArenaTables(Structure):
    """`Arena` in solver.c."""

    _fields_ = (
        ("side", SideTables * 2),
        ("places", c_int32),
        ("start", c_int32 * (RINGS + 2)),
        ("distance", Ints),
        ("beside", Ints * 2),
        ("driven_at", Ints * 2),
        ("driven", Ints),
        ("policy", Ints * 2),
        ("policy_first", Ints),
        ("policy_count", Ints),
        ("policy_owner", Ints),
        ("chances", Floats),
        ("initiative", Floats),
        ("pays", (c_float * 3) * 2),
        ("haste", c_float),
        ("tolerance", c_float),
        ("crowd", c_int32),
        ("near_places", c_int32),
        ("near_from", c_int32 * (RINGS + 2)),
        ("reach", c_int32 * 2),
        ("blocks", c_int64),
        ("kept", Floats),
        ("last", Floats),
        ("work", c_void_p),
        ("sweeps", c_int64),
    )


@cache
def library() -> CDLL | None:
    """The compiled solver; None where it was not built, or not for this machine."""
    try:
        found = CDLL(str(LIBRARY))
        found.arena_size.restype = c_int32
    except (OSError, AttributeError):
        return None
    if found.arena_size() != sizeof(ArenaTables) or tuple(RADII) != tuple(range(1, RINGS + 1)):
        return None
    found.arena_ready.restype = c_int32
    return found


def _ints(numbers: Sequence[int]) -> Array[c_int32]:
    return (c_int32 * max(1, len(numbers)))(*numbers)


def _floats(numbers: Sequence[float]) -> Array[c_float]:
    return (c_float * max(1, len(numbers)))(*numbers)


class DuelTables:
    """A duel as the compiled solvers read it."""

    def __init__(self, duel: Duel) -> None:
        self.duel, self.sand = duel, sand()
        self._held: list[Any] = []  # what the tables point to
        self.tables = self._tables()

    def _hold(self, array: Array[Any]) -> Any:
        self._held.append(array)
        return array

    def _tables(self) -> ArenaTables:
        tables, board = ArenaTables(), self.sand
        for j in (0, 1):
            tables.side[j] = self._side(self.duel.sides[j])
        tables.places = board.places
        for radius, place in board.starts.items():
            tables.start[radius] = place
        tables.distance = self._hold(_ints(board.distance))
        groups: list[int] = []
        for j in (0, 1):
            ways = [way for x, row in enumerate(board.beside[j]) for way in (*row, *[x] * (WAYS - len(row)))]
            tables.beside[j] = self._hold(_ints(ways))
            begins = []
            for row in board.driven[j]:
                begins.append(len(groups))
                groups += [len(row), *(number for group in row for number in (len(group), *group))]
            tables.driven_at[j] = self._hold(_ints(begins))
        tables.driven = self._hold(_ints(groups))
        self._dice(tables)
        tables.initiative = self._hold(_floats(self._initiative()))
        for winner in (0, 1):
            for level in range(3):
                tables.pays[winner][level] = PAYS[winner][level]
        tables.haste, tables.tolerance, tables.crowd = HASTE, TOLERANCE, ARENA.crowd_wounds
        return tables

    def _side(self, side: Side) -> SideTables:
        tables = SideTables()
        tables.bodies, tables.masks = len(side.bodies), len(side.masks)
        tables.bases = sum(not mask & USES_NET for mask in side.masks)
        tables.mask = self._hold(_ints(side.masks))
        tables.mask_at = self._hold(_ints([side.masks.index(m) if m in side.masks else -1 for m in range(MARKS)]))
        tables.dice = self._hold(_ints([dice for pools in side.bodies for dice in pools]))
        tables.steps = self._hold(_ints([steps for row in side.steps for steps in row]))
        lost: list[int] = []
        after: list[int] = []
        for row in side.losing:
            for losing in row:
                lost.append(len(after))
                after += [len(losing.bodies), *losing.bodies] if losing.level is None else [-1 - losing.level]
        tables.lost, tables.bodies_after = self._hold(_ints(lost)), self._hold(_ints(after))
        padding = [0] * (MODES - len(side.modes))
        tables.near = self._hold(_ints([*(mode.near for mode in side.modes), *padding]))
        tables.far = self._hold(_ints([*(mode.far for mode in side.modes), *padding]))
        tables.uses = self._hold(_ints([*(mode.uses for mode in side.modes), *padding]))
        tables.modes, tables.extra, tables.ignores, tables.least = (
            len(side.modes),
            side.extra,
            side.ignores,
            side.least,
        )
        tables.pools, tables.last_stand, tables.force, tables.pierces = (
            1 + side.agile,
            side.last_stand,
            side.forces,
            side.pierces,
        )
        return tables

    def _dice(self, tables: ArenaTables) -> None:
        first: list[int] = []
        count: list[int] = []
        owner: list[int] = []
        chances: list[float] = []
        known: dict[Any, int] = {}
        for j in (0, 1):
            index = [-1] * (MODES * POOLS * DICE * DICE * FORCES * (MOST + 1))
            for mode, pool, n, m, by, lethal in self._attacks(j):
                found = self.duel.policies(j, mode, n, m, by, lethal)
                if len(found.rows) > ROWS:
                    raise ValueError("more policies than solver.c has room for")
                if id(found) not in known:
                    known[id(found)] = len(first)
                    first.append(len(chances) // OUTCOMES)
                    count.append(len(found.rows))
                    owner.append(found.owner)
                    chances += [chance for row in found.rows for chance in row]
                force = 0 if by is None else 1 + by
                at = ((((mode * POOLS + pool) * DICE + n) * DICE + m) * FORCES + force) * (MOST + 1) + lethal
                index[at] = known[id(found)]
            tables.policy[j] = self._hold(_ints(index))
        tables.policy_first, tables.policy_count = self._hold(_ints(first)), self._hold(_ints(count))
        tables.policy_owner, tables.chances = self._hold(_ints(owner)), self._hold(_floats(chances))

    def _attacks(self, j: int) -> list[tuple[int, int, int, int, int | None, int]]:
        """Every attack of side j that there can be: mode, pool, dice of both, who can force, what is lethal."""
        me, foe = self.duel.sides[j], self.duel.sides[1 - j]
        found: dict[tuple[int, int, int, int, int | None, int], None] = {}
        for mode in range(len(me.modes)):
            for pool in range(1 + foe.agile):
                for mine in range(len(me.bodies)):
                    for theirs in range(len(foe.bodies)):
                        n, m = self.duel.dice(j, mode, bool(pool), mine, theirs)
                        lethal = self.duel.lethal(1 - j, theirs)
                        for by in self._forcing(j):
                            found[mode, pool, n, m, by, lethal] = None
        return list(found)

    def _forcing(self, j: int) -> set[int | None]:
        one, two = self.duel.sides
        return {self.duel.forcing(j, masks) for masks in product(one.masks, two.masks)}

    def _initiative(self) -> list[float]:
        most = [max(pools[2] for pools in side.bodies) for side in self.duel.sides]
        return [
            self.duel.wins_initiative(one, two) if 0 < one <= most[0] and 0 < two <= most[1] else 0.0
            for one in range(DICE)
            for two in range(DICE)
        ]


class NativeSolver(DuelTables):
    """All positions of a duel, solved by the compiled solver. `j` is a side, 0 or 1, here and in solver.c."""

    def __init__(self, duel: Duel) -> None:
        found = library()
        assert found is not None, "it was looked for before"
        self.library: CDLL = found
        super().__init__(duel)
        if not self.library.arena_ready(byref(self.tables)):
            self.library.arena_free(byref(self.tables))
            raise MemoryError
        self.library.arena_solve(byref(self.tables))
        self._kept_size = KEPT * self.tables.near_places * PARTS
        self.near_from = list(self.tables.near_from)

    def __del__(self) -> None:
        if hasattr(self, "_kept_size"):
            self.library.arena_free(byref(self.tables))

    @property
    def sweeps(self) -> int:
        return int(self.tables.sweeps)

    @property
    def blocks(self) -> int:
        return int(self.tables.blocks)

    # ---- answers

    def near(self, block: Block, what: int, radius: int, place: int) -> Parts:
        """What a position is worth in which an attack has just ended: `what` is one of the kept moments."""
        at = self.near_from[radius] + place - self.sand.starts[radius]
        start = self._number(block) * self._kept_size + (what * self.tables.near_places + at) * PARTS
        return Parts(*self.tables.kept[start : start + PARTS])

    def _number(self, block: Block) -> int:
        one, two = self.duel.sides
        b0, m0, b1, m1 = block
        return ((m0 * len(one.bodies) + b0) * len(two.masks) + m1) * len(two.bodies) + b1

    def opened(self, block: Block) -> Sequence[float]:
        """All values of a block, by moment, place and part."""
        out = (c_float * (SEEN * self.sand.places * PARTS))()
        b0, m0, b1, m1 = block
        self.library.arena_open(byref(self.tables), _ints([b0, b1, m0, m1]), out)
        return cast("Sequence[float]", memoryview(out).cast("B").cast("f"))

    def attack(
        self, block: Block, j: int, second: bool, moving: bool, mode: int, pool: int, radius: int, place: int
    ) -> Parts:
        """What an attack by side j is worth; `pool`: what the defender rolls, -1 where they choose it."""
        b0, m0, b1, m1 = block
        at = self.near_from[radius] + place - self.sand.starts[radius]
        out = (c_float * PARTS)()
        self.library.arena_attack(
            byref(self.tables), (c_int32 * 4)(b0, b1, m0, m1), j, int(second), int(moving), mode, pool, at, out
        )
        return Parts(*out)

    def crowd(self, block: Block, place: int) -> Parts:
        """What the beginning of a round is worth after a long quiet, in the smallest ring."""
        inside = self.sand.starts[2] - self.sand.starts[1]
        start = (self._number(block) * inside + place - self.sand.starts[1]) * PARTS
        return Parts(*self.tables.last[start : start + PARTS])

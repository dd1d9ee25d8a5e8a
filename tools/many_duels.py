"""Makes missing rows of the start odds on a graphics processor: `python -m tools.many_duels`.

`many_duels.cu` solves many duels at once. It is built here, with nvcc for the graphics processor or with a C++
compiler for the processor (`--cpu`, slow, to try it out). Before the first row some pairings are compared with the
solver that ships; where they differ, nothing is written.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import time
from array import array
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from ctypes import CDLL, POINTER, c_char_p, c_float, c_int32, c_int64, cast
from itertools import combinations_with_replacement
from math import prod
from pathlib import Path
from typing import Any, Final, NamedTuple

from munera.games.spartacus.rulebook import BOOK
from munera.odds.spartacus.arena.facts import MARKS, Duel, Loadout
from munera.odds.spartacus.arena.families import Family, Member, families, pair
from munera.odds.spartacus.arena.native import (
    DICE,
    FORCES,
    MODES,
    POOLS,
    RINGS,
    DuelTables,
    NativeSolver,
    SideTables,
    library,
)
from munera.odds.spartacus.arena.rolls import MOST, OUTCOMES
from munera.odds.spartacus.arena.sand import sand
from munera.odds.spartacus.arena.solved import Solved
from munera.odds.spartacus.arena.table import FILE, OddsFile, digest, how_common, loadouts, odds_of
from munera.odds.spartacus.arena.values import PAYS, Odds

SOURCE: Final = Path(__file__).with_suffix(".cu")
BUILT: Final = Path(__file__).resolve().parents[1] / "build" / "many_duels.so"
PARTS: Final = 6
REACH: Final = 3
"""From how far the longest attack is made: what other blocks ask for is kept for the places within it."""
CLOSE: Final = 1e-3
"""How far a number may be from that of the solver that ships.

Where two choices are worth the same to the last digit, two machines may choose differently. Nobody wins more often
by that, but how often somebody is injured was seen to differ by 0.0003.
"""
CHECKED: Final = 12  # pairs of families, each with one of its pairings of loadouts
SMALL: Final = 2_500  # blocks of a pairing that is compared
SAVE_EVERY: Final = 20.0  # seconds
AHEAD: Final = 96  # duels whose tables are being made
WORTH_WAITING: Final = 1_200_000  # blocks of a call: until it has so many, tables are waited for
TRIAL: Final = 400_000  # blocks of the first call, which tells how fast it is
ALL: Final = 1 << 62

Ints = POINTER(c_int32)
Floats = POINTER(c_float)


# ---------------------------------------------------------------------- the solver


def building(cpu: bool, out: Path = BUILT, arch: str = "native") -> subprocess.Popen[bytes]:
    """The compiler at work on the solver."""
    flags = ["-O3", "-shared", "-o", str(out), str(SOURCE)]
    if cpu:
        compiler = os.environ.get("CXX", "c++")
        command = [compiler, "-x", "c++", "-std=c++17", "-ffp-contract=off", "-fPIC", *flags]
    else:
        found = shutil.which("nvcc") or "/usr/local/cuda/bin/nvcc"
        command = [found, f"-arch={arch}", "--fmad=false", "-Xcompiler", "-fPIC", *flags]
    out.parent.mkdir(exist_ok=True)
    try:
        return subprocess.Popen(command)
    except FileNotFoundError as why:
        raise Wrong(f"there is no {command[0]}") from why


class Wrong(Exception):
    """The solver failed, or found other numbers."""


class Machine:
    """The solver of many duels."""

    def __init__(self, most_bytes: int, built: Path = BUILT) -> None:
        self.library = CDLL(str(built))
        self.library.many_message.restype = c_char_p
        self.library.many_begin.restype = c_int64
        self.library.many_job_bytes.restype = c_int64
        board = sand()
        starts = [0, *(board.starts[radius] for radius in range(1, RINGS + 2))]
        ways = [
            [way for x, row in enumerate(rows) for way in (*row, *[x] * (6 - len(row)))] for rows in board.beside
        ]
        groups: list[int] = []
        driven_at: list[list[int]] = [[], []]
        for j in (0, 1):
            for row in board.driven[j]:
                driven_at[j].append(len(groups))
                groups += [len(row), *(number for group in row for number in (len(group), *group))]
        tables = [ints(it) for it in (starts, board.distance, *ways, *driven_at, groups)]
        self.bytes = self.library.many_begin(
            tables[0],
            board.start,
            REACH,
            *tables[1:7],
            len(groups),
            c_int64(most_bytes),
        )
        if self.bytes <= 0:
            raise Wrong(self.message())

    def message(self) -> str:
        return str(self.library.many_message().decode())

    def job_bytes(self, packed: bytes) -> int:
        return int(self.library.many_job_bytes(packed))

    def solve(self, jobs: Sequence[Packed]) -> tuple[list[array[float]], list[int]]:
        """What each of these duels is worth, block by block; and how much work it was."""
        found = [array("f", bytes(4 * PARTS * job.blocks)) for job in jobs]
        tables = [ints_at(job.tables) for job in jobs]
        pointers = (Ints * len(jobs))(*(cast(it, Ints) for it in tables))
        rooms = [(c_float * len(it)).from_buffer(it) for it in found]
        outs = (Floats * len(jobs))(*(cast(it, Floats) for it in rooms))
        counted = (c_int32 * 4)()
        if not self.library.many_solve(pointers, len(jobs), outs, counted):
            raise Wrong(self.message())
        return found, list(counted)


def ints(numbers: Sequence[int]) -> Any:
    return (c_int32 * len(numbers))(*numbers)


def ints_at(data: bytes) -> Any:
    return (c_int32 * (len(data) // 4)).from_buffer_copy(data)


# ---------------------------------------------------------------------- tables of a duel


class Packed(NamedTuple):
    """A duel of two families as `Duel` in many_duels.cu, and where the loadouts begin in it."""

    tables: bytes
    blocks: int
    sizes: tuple[int, int, int, int]  # masks and bodies of I, then of II
    members: tuple[tuple[Member, ...], tuple[Member, ...]]

    def block(self, one: Member, two: Member) -> int:
        """The number of the block in which this bout begins."""
        _, bodies_one, masks_two, bodies_two = self.sizes
        return ((one.mask * bodies_one + one.body) * masks_two + two.mask) * bodies_two + two.body

    def rows(self, same: bool) -> Iterator[tuple[Member, Member]]:
        """The pairings of loadouts in it; `same`: both families are one, so each pairing comes once."""
        for place, one in enumerate(self.members[0]):
            for two in self.members[1][place if same else 0 :]:
                yield one, two


HEAD: Final = 2 * 21 + 5 + 6 + 1 + 2  # numbers before the tables


def packed(one: Family, two: Family) -> Packed:
    """A duel of two families, asked of the rules."""
    found = pair(one, two)
    return pack(found.duel, found.members)


def pack(duel: Duel, members: tuple[tuple[Member, ...], tuple[Member, ...]]) -> Packed:
    it = DuelTables(duel).tables
    lists = array("i")

    def put(pointer: Any, count: int, code: str = "i") -> int:
        at = HEAD + len(lists)
        lists.frombytes(array(code, pointer[:count]).tobytes())
        return at

    head: list[int] = []
    for j in (0, 1):
        side = it.side[j]
        head += side_of(side, put)
        head.append(put(it.policy[j], MODES * POOLS * DICE * DICE * FORCES * (MOST + 1)))
    count = 1 + max(max(it.policy[j][: MODES * POOLS * DICE * DICE * FORCES * (MOST + 1)]) for j in (0, 1))
    rows = sum(it.policy_count[:count])
    head += [put(numbers, count) for numbers in (it.policy_first, it.policy_count, it.policy_owner)]
    head += [put(it.chances, rows * OUTCOMES, "f"), put(it.initiative, DICE * DICE, "f")]
    shares = array("f", [*PAYS[0], *PAYS[1], it.haste])
    head += array("i", shares.tobytes()).tolist()
    head += [it.crowd, HEAD + len(lists)]
    assert len(head) == HEAD, "as in many_duels.cu"
    sizes = tuple(number for side in it.side for number in (side.masks, side.bodies))
    blocks = sizes[0] * sizes[1] * sizes[2] * sizes[3]
    return Packed(array("i", head).tobytes() + lists.tobytes(), blocks, sizes, members)


def side_of(side: SideTables, put: Callable[[Any, int], int]) -> list[int]:
    assert max(side.far[: side.modes]) <= REACH, "as far as values are kept"
    lost = side.lost[: (MOST + 1) * side.bodies]
    after = max(at + 1 + max(0, side.bodies_after[at]) for at in lost)
    return [
        side.bodies,
        side.masks,
        side.bases,
        side.modes,
        side.extra,
        side.ignores,
        side.least,
        side.pools,
        side.last_stand,
        side.force,
        side.pierces,
        put(side.mask, side.masks),
        put(side.mask_at, MARKS),
        put(side.dice, side.bodies * 3),
        put(side.steps, side.masks * side.bodies),
        put(side.lost, (MOST + 1) * side.bodies),
        put(side.bodies_after, after),
        put(side.near, MODES),
        put(side.far, MODES),
        put(side.uses, MODES),
    ]


def odds_in(job: Packed, values: array[float], one: Member, two: Member) -> Odds:
    at = job.block(one, two) * PARTS
    found = Odds(*values[at + 1 : at + PARTS])
    if not all(-CLOSE <= part <= 1 + CLOSE for part in found):
        raise Wrong(f"no chances: {tuple(found)} for {one.it} against {two.it}")
    return found


# ---------------------------------------------------------------------- rows


def missing(table: OddsFile, one: Family, two: Family) -> bool:
    """Has a pairing of these families no row?"""
    mine, theirs = ([digest(BOOK.rules, it) for it in family.members] for family in (one, two))
    return any(table.row(x, y) is None for x in mine for y in theirs)


def commonest_first(found: Sequence[Family]) -> list[tuple[Family, Family]]:
    """All pairs of families: those that keep less equipment first, and of these the more common."""
    met = {family: sum(how_common(BOOK.rules, it) for it in family.members) for family in found}
    worn = {family: min(len(it.gear) for it in family.members) for family in found}
    return sorted(
        combinations_with_replacement(found, 2),
        key=lambda two: (worn[two[0]] + worn[two[1]], -met[two[0]] * met[two[1]]),
    )


def solve(one: Loadout, two: Loadout) -> Odds:
    """The odds of a pairing by the solver that ships."""
    duel = Duel(BOOK, one, two, "total")
    return odds_of(Solved(duel, NativeSolver(duel)))


def checked(compiler: subprocess.Popen[bytes], room: int, pool: ProcessPoolExecutor, count: int) -> Machine:
    """The solver, if bouts in so many pairs of small families come out as by the one that ships; else `Wrong`."""
    begun = time.monotonic()
    small = sorted(combinations_with_replacement(families(loadouts(BOOK.rules)), 2), key=roughly)[: 60 * count]
    jobs = list(pool.map(packed, *zip(*small[:: max(1, len(small) // count)], strict=True)))[:count]
    bouts = [sample(job, turn) for turn, job in enumerate(jobs)]
    wanted = [pool.submit(solve, one.it, two.it) for one, two in bouts]
    if compiler.wait():
        raise Wrong("the solver was not compiled")
    machine = Machine(room)
    values, counted = machine.solve(jobs)
    blocks = sum(job.blocks for job in jobs)
    print(f"checking {blocks:,} blocks, {time.monotonic() - begun:.1f} s", counted, flush=True)
    worst = 0.0
    for job, numbers, (one, two), right in zip(jobs, values, bouts, wanted, strict=True):
        got = odds_in(job, numbers, one, two)
        off = max(abs(a - b) for a, b in zip(right.result(), got, strict=True))
        worst = max(worst, off)
        print(f"  {off:.1e}", *one.it, "-", *two.it, " ".join(f"{it:.4f}" for it in got), flush=True)
        if not off <= CLOSE:
            raise Wrong(f"not what the solver that ships finds: {tuple(right.result())}")
    print(f"{count} bouts differ by at most {worst:.1e}; {time.monotonic() - begun:.1f} s", flush=True)
    return machine


def roughly(two: tuple[Family, Family]) -> int:
    """How many blocks a duel of two families has, more or less."""
    return prod(max(size(it) for it in family.members) * len(family.members) for family in two)


def size(it: Loadout) -> int:
    """How many blocks one side has in a duel of this loadout, more or less."""
    card = BOOK.rules.cards[it.card]
    once = sum(BOOK.rules.cards[piece].exhausts for piece in it.gear)
    return int(card.attack * card.defence * card.speed * 2**once)


def sample(job: Packed, turn: int) -> tuple[Member, Member]:
    """One of the larger pairings among those that can be checked in seconds; another one each turn."""
    by_size = sorted(job.rows(same=False), key=lambda two: size(two[0].it) * size(two[1].it))
    fit = [two for two in by_size if size(two[0].it) * size(two[1].it) <= SMALL] or by_size[:1]
    return fit[-1 - turn % min(5, len(fit))]


def save(table: OddsFile, places: Sequence[Path]) -> None:
    for place in places:
        new = place.with_suffix(".new")
        new.write_bytes(table.dump())
        new.replace(place)


def make(
    table: OddsFile, machine: Machine, pool: ProcessPoolExecutor, minutes: float, places: Sequence[Path]
) -> int:
    """Make missing rows for so long. Returns how many."""
    begun = saved = time.monotonic()
    ends = begun + minutes * 60
    made, done, speed = 0, 0, 0.0
    left = iter([two for two in commonest_first(families(loadouts(BOOK.rules))) if missing(table, *two)])
    ahead: deque[tuple[bool, Future[Packed]]] = deque()
    waiting: list[tuple[bool, Packed]] = []
    while True:
        while len(ahead) < AHEAD and (two := next(left, None)):
            ahead.append((two[0] == two[1], pool.submit(packed, *two)))
        batch = gathered(machine.bytes, machine, ahead, waiting, WORTH_WAITING if speed else TRIAL)
        if not batch:
            break
        size = sum(job.blocks for _, job in batch)
        now = time.monotonic()
        if now + (size / speed if speed else 0) > ends:
            break
        values, counted = machine.solve([job for _, job in batch])
        took = time.monotonic() - now
        done, speed = done + size, size / took
        for (same, job), numbers in zip(batch, values, strict=True):
            made += put(table, job, numbers, same)
        print(
            f"{time.monotonic() - begun:6.1f} s: {made:,} rows, {done:,} blocks; "
            f"{len(batch)} duels, {size:,} blocks in {took:.2f} s, {speed:,.0f} a second",
            counted,
            flush=True,
        )
        if time.monotonic() - saved > SAVE_EVERY:
            save(table, places)
            saved = time.monotonic()
    save(table, places)
    return made


def gathered(
    room: int,
    machine: Machine,
    ahead: deque[tuple[bool, Future[Packed]]],
    waiting: list[tuple[bool, Packed]],
    enough: int,
) -> list[tuple[bool, Packed]]:
    """As many duels as fit into memory: enough, and all that have their tables. `waiting`: one too many."""
    batch: list[tuple[bool, Packed]] = []
    while waiting or (ahead and (sum(job.blocks for _, job in batch) < enough or ahead[0][1].done())):
        if waiting:
            same, job = waiting.pop()
        else:
            same, future = ahead.popleft()
            job = future.result()
        need = machine.job_bytes(job.tables)
        if need > machine.bytes:
            print(f"left out: a duel of {need / 1e9:.1f} GB does not fit into memory", flush=True)
        elif need > room:
            waiting.append((same, job))
            break
        else:
            room -= need
            batch.append((same, job))
    return batch


def put(table: OddsFile, job: Packed, values: array[float], same: bool) -> int:
    """Keep the rows that are missing. Returns how many."""
    made = 0
    for one, two in job.rows(same):
        mine, theirs = digest(BOOK.rules, one.it), digest(BOOK.rules, two.it)
        if table.row(mine, theirs) is None:
            table.put(mine, theirs, odds_in(job, values, one, two))
            made += 1
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=9.0, help="how long to go on")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="make tables in so many processes")
    parser.add_argument("--cpu", action="store_true", help="without a graphics processor")
    parser.add_argument("--arch", default="native", help="compile for this graphics processor")
    parser.add_argument("--gigabytes", type=float, help="use no more memory")
    parser.add_argument("--checked", type=int, default=CHECKED, help="compare so many bouts first")
    parser.add_argument("--out", type=Path, help="write the rows there too")
    given = parser.parse_args()
    if library() is None:
        raise SystemExit("The solver that ships was not compiled, for comparison: python tools/native.py")
    begun = time.monotonic()
    table = OddsFile.read(FILE.read_bytes()) if FILE.exists() else OddsFile.empty()
    for it in loadouts(BOOK.rules):
        table.add(digest(BOOK.rules, it))
    with ProcessPoolExecutor(given.jobs) as pool:
        try:
            room = int((given.gigabytes or (4 if given.cpu else 1000)) * 1e9)
            machine = checked(building(given.cpu, arch=given.arch), room, pool, given.checked)
            places = [FILE, *([given.out] if given.out else [])]
            made = make(table, machine, pool, given.minutes - (time.monotonic() - begun) / 60, places)
        except Wrong as why:
            raise SystemExit(f"No rows were made, or no more: {why}") from why
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
    print(f"{made:,} rows in {time.monotonic() - begun:.0f} s: {table.filled():,} there")


if __name__ == "__main__":
    main()

"""A duel that is judged and not solved: in tenths of a second, in whole numbers, and so the same in every build.

What both have left now - the block - is solved as it stands, with every move, blow and quiet round, but for this:
it matters only how far apart the two stand and on which rings. What a wound leads to is judged: as if both stayed
side by side from then on (`Melee`), corrected by what that leaves out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from munera.games.spartacus.cards.table import ARENA
from munera.games.spartacus.rulebook import BOOK, SpartacusBook
from munera.odds.spartacus.arena.aftermath import body, marks, with_body, without
from munera.odds.spartacus.arena.facts import EXTRA, IGNORES, ONCE, USES_NET, Loadout
from munera.odds.spartacus.arena.ground import Worths, ground, within
from munera.odds.spartacus.arena.melee import (
    ENDED,
    EVEN,
    LEFT_OUT,
    ONE,
    PRECISION,
    JudgedDuel,
    Melee,
    corrected,
    counted,
    wins_initiative,
)
from munera.odds.spartacus.arena.plain import PlainSolver
from munera.odds.spartacus.arena.rolls import Outcome, mixture, outcome
from munera.odds.spartacus.arena.sand import RADII
from munera.odds.spartacus.arena.solved import Solved
from munera.odds.spartacus.arena.tables import BITS
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
    Block,
    Parts,
)

QUIET: Final = ARENA.quiet_rounds
LAST: Final = QUIET - 1
ENOUGH: Final = ONE >> 10  # sweeps end when a round is worth the same within this
SWEEPS: Final = 12  # of one radius at most
HURRY: Final = round(HASTE * ONE)
NOTHING: Final = (-ONE, 2 * ONE)  # what cannot be done, for I and for II


# ---------------------------------------------------------------------- a block


class Attack:
    """An attack from one way to stand: the pools of the defender, and what an Axe makes of one without a wound."""

    def __init__(
        self, j: int, near: int, far: int, pools: Sequence[tuple[int, int, int]], axe: int | None
    ) -> None:
        self.j, self.near, self.far, self.pools, self.axe = j, near, far, pools, axe

    def worth(self, goes_on: int) -> int:
        """What the attack is worth, if the fight is worth `goes_on` where the attack has changed nothing."""
        none = goes_on
        if self.axe is not None:
            none = max(none, self.axe) if self.j == 0 else min(none, self.axe)
        found = [(total + stopped * goes_on + missed * none) >> BITS for total, stopped, missed in self.pools]
        return min(found) if self.j == 0 else max(found)


class Judging:
    """The values of a block by moment and way to stand, from the smallest open ring to the widest."""

    def __init__(self, judge: Judgements, block: Block) -> None:
        self.judge, self.block, self.duel, self.ground = judge, block, judge.duel, ground()
        size = len(self.ground.distance)
        guess = judge.guess(block, 0)
        self.seen: list[Worths] = [[guess] * size for _ in range(SEEN)]
        self.round_moved: list[Worths] = [[guess] * size for _ in (0, 1)]
        self.struck_moved: list[Worths] = [[guess] * size for _ in (0, 1)]
        sides, bodies = self.duel.sides, [body(block, j) for j in (0, 1)]
        self.within = [within(j, sides[j].steps[block[2 * j + 1]][bodies[j]]) for j in (0, 1)]
        self.chance = wins_initiative(self.duel, *(sides[j].bodies[bodies[j]][2] for j in (0, 1)))
        self.nets = [j for j in (0, 1) if marks(self.duel, block, j) & USES_NET]
        self.netted = {
            used: self._used(used) for used in ((0,), (1,), (0, 1)) if all(j in self.nets for j in used)
        }
        # After a move, and before one.
        self.firsts = [
            (self._attacks(j, KEPT_STRUCK + 1 - j), self._attacks(j, KEPT_STRUCK_MOVED + j)) for j in (0, 1)
        ]
        self.seconds = [(self._attacks(j, KEPT_ROUND), self._attacks(j, KEPT_ROUND_MOVED + j)) for j in (0, 1)]
        for radius in RADII:
            self._solve(radius)

    def at(self, what: int, place: int) -> int:
        """The value at a kept moment."""
        if what < KEPT_ROUND_MOVED:
            return self.seen[ROUND][place]
        if what < KEPT_STRUCK:
            return self.round_moved[what - KEPT_ROUND_MOVED][place]
        if what < KEPT_STRUCK_MOVED:
            return self.seen[STRUCK + what - KEPT_STRUCK][place]
        return self.struck_moved[what - KEPT_STRUCK_MOVED][place]

    def _used(self, used: tuple[int, ...]) -> list[Worths]:
        block = self.block
        for j in used:
            block = without(self.duel, block, j, USES_NET)
        return self.judge.judging(block).seen

    # ---- before the sweeps

    def _attacks(self, j: int, what: int) -> list[Attack]:
        """The attacks of side j, of which this is the moment right after."""
        return [
            self._attack(j, number, what)
            for number, mode in enumerate(self.duel.sides[j].modes)
            if not mode.uses or marks(self.duel, self.block, j) & mode.uses
        ]

    def _attack(self, j: int, number: int, what: int) -> Attack:
        duel, mode = self.duel, self.duel.sides[j].modes[number]
        block = without(duel, self.block, j, mode.uses) if mode.uses else self.block
        back = block == self.block
        after = After(self.judge, j, what)
        extra = duel.sides[j].extra if number == 0 and marks(duel, block, j) & EXTRA else 0
        axe = after.wounded(without(duel, block, j, EXTRA), 1 - j, extra, 0) if extra else None
        pools = []
        for agile in range(1 + duel.sides[1 - j].agile):
            dice = duel.dice(j, number, bool(agile), body(block, j), body(block, 1 - j))
            row = duel.shares(j, number, *dice)
            away = [(share, n) for n, share in enumerate(row) if share and not (back and n in LEADS_BACK)]
            total = sum(share * after.compared(block, outcome(n), plain=number == 0) for share, n in away)
            stopped, missed = (row[n] if back else 0 for n in LEADS_BACK)
            pools.append((total, stopped, missed))
        return Attack(j, mode.near, mode.far, pools, axe)

    def _closed(self, first: int, radius: int, place: int) -> int:
        """After the last quiet round that the crowd puts up with; this side acted first in it."""
        if radius > ARENA.smallest:
            field, mine, other = self.seen[ROUND + LAST], *((max, min) if first == 0 else (min, max))
            return mine([other([field[at] for at in group]) for group in self.ground.driven[first][place]])
        return self.judge.crowd_wounds(self.block, (first, 1 - first))

    # ---- sweeps

    def _spread(self, j: int, places: range, field: Worths) -> Worths:
        """The best that side j can move to, or stay at, in the order of the places."""
        choose, within = (max, min)[j], self.within[j]
        return [choose(within[at](field)) for at in places]

    def _hits(
        self, j: int, places: range, attacks: Sequence[Sequence[Attack]], still: Worths, moved: Worths
    ) -> Worths:
        """What side j can do with an attack in its turn: move and attack, or attack and move."""
        distance, choose = self.ground.distance, (max, min)[j]
        staying, moving = attacks
        field, first = [NOTHING[j]] * len(distance), [NOTHING[j]] * len(places)
        for number, at in enumerate(places):
            able = [k for k, it in enumerate(staying) if it.near <= distance[at] <= it.far]
            if able:
                field[at] = choose([staying[k].worth(still[at]) for k in able])
                first[number] = choose([moving[k].worth(moved[at]) for k in able])
        return list(map(choose, self._spread(j, places, field), first))

    def _solve(self, radius: int) -> None:
        places = range(self.ground.starts[radius], self.ground.starts[radius + 1])
        now = slice(places.start, places.stop)
        seen, size = self.seen, len(self.ground.distance)
        closing = []
        for j in (0, 1):
            field = [0] * size
            field[now] = [self._closed(1 - j, radius, at) for at in places]
            closing.append(self._spread(j, places, field))
        for _ in range(SWEEPS):
            before = seen[ROUND][now]
            self._sweep(places, now, closing)
            if max(abs(x - y) for x, y in zip(before, seen[ROUND][now], strict=True)) <= ENOUGH:
                return

    def _sweep(self, places: range, now: slice, closing: Sequence[Worths]) -> None:
        seen, second, first = self.seen, [], []
        for j in (0, 1):
            moved = self.round_moved[j][now] = self._spread(j, places, seen[ROUND])
            hits = self._hits(j, places, self.seconds[j], seen[ROUND], self.round_moved[j])
            second.append(hits)
            seen[STRUCK + j][now] = list(map((max, min)[j], moved, hits))
        for j in (0, 1):
            struck = seen[STRUCK + 1 - j]
            self.struck_moved[j][now] = self._spread(j, places, struck)
            first.append(self._hits(j, places, self.firsts[j], struck, self.struck_moved[j]))
        for q in reversed(range(QUIET)):
            for j in (0, 1):
                field = closing[j] if q == LAST else self._spread(j, places, seen[ROUND + q + 1])
                seen[SECOND + 3 * j + q][now] = list(map((max, min)[j], field, second[j]))
            for j in (0, 1):
                field = self._spread(j, places, seen[SECOND + 3 * (1 - j) + q])
                seen[FIRST + 3 * j + q][now] = list(map((max, min)[j], field, first[j]))
            seen[ROUND + q][now] = [self._begun(q, at) for at in places]

    def _begun(self, q: int, at: int) -> int:
        """The beginning of a round: Nets, the roll, and the choice of who won it."""
        worth = self._rolled(self.seen, q, at)
        if self.nets:
            worth = self._netted(worth, q, at)
        return worth - (HURRY * (worth - EVEN) >> PRECISION)

    def _rolled(self, seen: list[Worths], q: int, at: int) -> int:
        one, two = seen[FIRST + q][at], seen[FIRST + 3 + q][at]
        if one < two:
            one, two = two, one
        return two + (self.chance * (one - two) >> PRECISION)

    def _netted(self, rolled: int, q: int, at: int) -> int:
        """What it is worth if Nets may be used before the roll."""

        def alone(j: int) -> int:
            seen = self.netted[j,]
            return (max, min)[j](seen[FIRST + q][at], seen[FIRST + 3 + q][at])

        if len(self.nets) == 1:
            (j,) = self.nets
            return (max, min)[j](rolled, alone(j))
        cells = [[rolled, alone(1)], [alone(0), self._rolled(self.netted[0, 1], q, at)]]
        rows, columns = mixture(cells)
        return int(
            sum(
                p * sum(q * cell for q, cell in zip(columns, row, strict=True))
                for p, row in zip(rows, cells, strict=True)
            )
        )


LEADS_BACK: Final = (0, 4)
"""Outcomes that change nothing: an attack that was stopped, and one without a wound."""


class After:
    """What follows an attack by side j, in whole numbers: see `Aftermath`. `what`: the moment right after it."""

    def __init__(self, judge: Judgements, j: int, what: int) -> None:
        self.judge, self.duel, self.j, self.what = judge, judge.duel, j, what

    def compared(self, block: Block, it: Outcome, *, plain: bool) -> int:
        """What it is worth when the dice are compared; an Axe may add to a `plain` attack that was not stopped."""
        found = [self.wounded(block, 1 - self.j, it.wounds, it.counter)]
        if plain and not it.stopped and marks(self.duel, block, self.j) & EXTRA:
            more = it.wounds + self.duel.sides[self.j].extra
            found.append(self.wounded(without(self.duel, block, self.j, EXTRA), 1 - self.j, more, it.counter))
        return (max, min)[self.j](found)

    def wounded(self, block: Block, side: int, wounds: int, counter: int) -> int:
        """What it is worth when a side is dealt wounds, some of which it may ignore once."""
        found = [self.takes(block, side, wounds, counter)]
        useless = side != self.j and self.duel.sides[self.j].pierces
        if wounds and not useless and marks(self.duel, block, side) & IGNORES:
            left = max(0, wounds - self.duel.sides[side].ignores)
            found.append(self.takes(without(self.duel, block, side, IGNORES), side, left, counter))
        return (max, min)[side](found)

    def takes(self, block: Block, side: int, wounds: int, counter: int) -> int:
        """What it is worth when wounds are taken: a last stand, a defeat or lost dice; then the counter-wounds."""
        losing = self.duel.sides[side].losing[wounds][body(block, side)]
        if losing.level is None:
            return (max, min)[side](
                [self.struck_back(with_body(block, side, left), counter) for left in losing.bodies]
            )
        if self.duel.sides[side].last_stand and marks(self.duel, block, side) & ONCE:
            return self.struck_back(without(self.duel, block, side, ONCE), counter)
        least = 0 if side == self.j else self.duel.sides[self.j].least
        return ENDED[1 - side][max(losing.level, least)]

    def struck_back(self, block: Block, counter: int) -> int:
        return self.wounded(block, self.j, counter, 0) if counter else self.judge.guess(block, self.what)


# ---------------------------------------------------------------------- all blocks


class Judgements:
    """The judgements of all blocks of a duel, made when they are asked for."""

    def __init__(self, duel: JudgedDuel) -> None:
        self.duel, self.melee, self.ground = duel, Melee(duel), ground()
        self._judged: dict[Block, Judging] = {}
        self._more: dict[Block, int] = {}

    def judging(self, block: Block) -> Judging:
        found = self._judged.get(block)
        if found is None:
            found = self._judged[block] = Judging(self, block)
        return found

    def guess(self, block: Block, what: int) -> int:
        """What a block is worth right after an attack, wherever they stand."""
        found = self._more.get(block)
        if found is None:
            numbers = counted(self.duel, block)
            found = self._more[block] = sum(LEFT_OUT[name] * number for name, number in numbers.items())
        return corrected(self.melee.after(block, what), found)

    def crowd_wounds(self, block: Block, sides: Sequence[int]) -> int:
        """What it is worth when the crowd wounds these sides, one after the other."""
        if not sides:
            return self.guess(block, 0)
        side, *rest = sides
        losing = self.duel.sides[side].losing[ARENA.crowd_wounds][body(block, side)]
        if losing.level is not None:
            return ENDED[1 - side][losing.level]
        return (max, min)[side]([self.crowd_wounds(with_body(block, side, left), rest) for left in losing.bodies])


class JudgedSolver(PlainSolver):
    """Judges positions of a duel. `deep`: those right after an attack are solved as well, each in its block."""

    def __init__(self, judgements: Judgements, *, deep: bool) -> None:
        super().__init__(judgements.duel)
        self.judgements, self.deep = judgements, deep

    def near(self, block: Block, what: int, radius: int, place: int) -> Parts:  # noqa: ARG002
        if self.deep:
            return parts(self.judgements.judging(block).at(what, self.judgements.ground.number[place]))
        return parts(self.judgements.guess(block, what))

    def crowd(self, block: Block, place: int) -> Parts:  # noqa: ARG002
        return parts(self.judgements.guess(block, 0))


def parts(worth: int) -> Parts:
    """A judgement in the form that the solver gives: the worth alone is known, the other numbers are 0."""
    return Parts(worth / ONE, 0.0, 0.0, 0.0, 0.0, 0.0)


class Judged(Solved):
    """A judged duel: advice can be made from it as from a solved one."""

    def __init__(self, judgements: Judgements, *, deep: bool = False) -> None:
        super().__init__(judgements.duel, JudgedSolver(judgements, deep=deep))
        self.judgements = judgements

    @property
    def deep(self) -> Judged:
        """The same duel with positions right after attacks judged more exactly, which is slower."""
        return Judged(self.judgements, deep=True)

    def value(self, block: Block, moment: int, place: int) -> Parts:
        judgements = self.judgements
        return parts(judgements.judging(block).seen[moment][judgements.ground.number[place]])


@lru_cache(maxsize=4)
def judged(one: Loadout, two: Loadout, initiative: str = "total", book: SpartacusBook = BOOK) -> Judged:
    """A judged duel. Raises NotSolved if a combatant can do what the solver does not know."""
    return Judged(Judgements(JudgedDuel(book, one, two, initiative)))

"""A solved duel: what every position in it is worth, whichever solver has solved it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Protocol

from munera.games.spartacus.cards.table import ARENA
from munera.games.spartacus.rulebook import BOOK, SpartacusBook
from munera.odds.spartacus.arena.aftermath import best, body, ended, with_body
from munera.odds.spartacus.arena.facts import Duel, Loadout
from munera.odds.spartacus.arena.native import NativeSolver, library
from munera.odds.spartacus.arena.sand import sand
from munera.odds.spartacus.arena.values import ROUND, Block, Parts

OPEN_BLOCKS: Final = 400  # kept open, half a megabyte each
PARTS: Final = len(Parts._fields)


class Solver(Protocol):
    """A solver of duels, be it compiled or in Python."""

    def near(self, block: Block, what: int, radius: int, place: int) -> Parts:
        """What a position right after an attack is worth: `what` is one of the `KEPT` moments."""

    def attack(
        self, block: Block, j: int, second: bool, moving: bool, mode: int, pool: int, radius: int, place: int
    ) -> Parts:
        """What an attack by side j is worth; `pool`: what the defender rolls, -1 where they choose it."""

    def crowd(self, block: Block, place: int) -> Parts:
        """What the beginning of a round is worth after too many quiet ones, when no ring is left to close."""

    def opened(self, block: Block) -> Sequence[float]:
        """All values of a block, by moment, place and part."""


class Solved:
    """A duel and all its values."""

    def __init__(self, duel: Duel, solver: Solver) -> None:
        self.duel, self.solver, self.sand = duel, solver, sand()
        self._open: OrderedDict[Block, Sequence[float]] = OrderedDict()

    @property
    def start(self) -> Block:
        """The block at the beginning: both have all their dice, and have used nothing."""
        one, two = self.duel.sides
        return len(one.bodies) - 1, len(one.masks) - 1, len(two.bodies) - 1, len(two.masks) - 1

    def value(self, block: Block, moment: int, place: int) -> Parts:
        """What a position is worth at a moment of a combat round."""
        found = self._open.get(block)
        if found is None:
            found = self._open[block] = self.solver.opened(block)
            if len(self._open) > OPEN_BLOCKS:
                self._open.popitem(last=False)
        at = (moment * self.sand.places + place) * PARTS
        return Parts(*found[at : at + PARTS])

    def odds(self) -> Parts:
        """What the bout is worth at its beginning, and the odds."""
        return self.value(self.start, ROUND, self.sand.start)

    def after_quiet(self, block: Block, first: int, quiet: int, radius: int, place: int) -> Parts:
        """What the end of a round without an attack is worth, after `quiet` others; `first`: who acted first."""
        if quiet + 1 < ARENA.quiet_rounds:
            return self.value(block, ROUND + quiet + 1, place)
        if radius > ARENA.smallest:
            groups = self.sand.driven[first][place]
            last = ROUND + ARENA.quiet_rounds - 1
            return best(
                first, (best(1 - first, (self.value(block, last, at) for at in group)) for group in groups)
            )
        return self.crowd_wounds(block, (first, 1 - first), place)

    def crowd_wounds(self, block: Block, sides: Sequence[int], place: int) -> Parts:
        """What it is worth when the crowd wounds these sides, one after the other."""
        if not sides:
            return self.solver.crowd(block, place)
        side, *rest = sides
        return self.lost_to_the_crowd(block, side, ARENA.crowd_wounds, rest, place)

    def lost_to_the_crowd(self, block: Block, side: int, wounds: int, rest: Sequence[int], place: int) -> Parts:
        """What it is worth when the crowd wounds one side, and then the rest."""
        losing = self.duel.sides[side].losing[wounds][body(block, side)]
        if losing.level is not None:
            return ended(1 - side, losing.level)
        return best(side, (self.crowd_wounds(with_body(block, side, left), rest, place) for left in losing.bodies))


@lru_cache(maxsize=2)
def solved(one: Loadout, two: Loadout, initiative: str = "total", book: SpartacusBook = BOOK) -> Solved:
    """A duel, solved; two are kept, since positions of a fight are asked for again and again."""
    duel = Duel(book, one, two, initiative)
    if library() is not None:
        return Solved(duel, NativeSolver(duel))
    from munera.odds.spartacus.arena.plain import PlainSolver  # noqa: PLC0415

    return Solved(duel, PlainSolver(duel))

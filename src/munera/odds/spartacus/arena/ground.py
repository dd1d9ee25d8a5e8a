"""Where two fighters stand, as roughly as a judgement needs it: how far apart they are, and on which rings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from operator import itemgetter
from typing import NamedTuple

from munera.games.spartacus.combat.hexes import RING
from munera.odds.spartacus.arena.sand import RADII, sand

Worths = list[int]
"""What every way to stand is worth."""


class Ground(NamedTuple):
    """How two can stand, by radius, distance and the rings of both, those with the smallest radius first.

    `number`: of each place of the arena, the way to stand there. `beside`: for each side, what it reaches with one
    step. `driven`: as in `Sand`. `starts`: the first of each radius.
    """

    number: tuple[int, ...]
    starts: Mapping[int, int]
    distance: tuple[int, ...]
    beside: tuple[tuple[frozenset[int], ...], ...]
    driven: tuple[tuple[tuple[tuple[int, ...], ...], ...], ...]


@cache
def ground() -> Ground:
    """The ways to stand on the sand."""
    board = sand()
    number: list[int] = []
    known: dict[tuple[int, ...], int] = {}
    starts: dict[int, int] = {}
    for radius in RADII:
        starts[radius] = len(known)
        for place in range(board.starts[radius], board.starts[radius + 1]):
            one, two = board.hexes[place]
            key = (radius, board.distance[place], RING[one], RING[two])
            number.append(known.setdefault(key, len(known)))
    starts[RADII.stop] = len(known)
    beside = [[set[int]() for _ in known] for _ in (0, 1)]
    driven = [[set[tuple[int, ...]]() for _ in known] for _ in (0, 1)]
    for place, at in enumerate(number):
        for side in (0, 1):
            beside[side][at] |= {number[way] for way in board.beside[side][place]}
            driven[side][at] |= {
                tuple(sorted({number[way] for way in ways})) for ways in board.driven[side][place]
            }
    return Ground(
        tuple(number),
        starts,
        tuple(distance for _, distance, _, _ in known),
        tuple(tuple(frozenset(ways) for ways in row) for row in beside),
        tuple(tuple(tuple(sorted(groups)) for groups in row) for row in driven),
    )


@cache
def within(side: int, steps: int) -> tuple[Callable[[Worths], tuple[int, ...]], ...]:
    """For each way to stand a function that picks, from values of all, those within so many steps of a side."""
    beside = ground().beside[side]
    found = []
    for at in range(len(beside)):
        near = {at}
        for _ in range(steps):
            near |= {way for here in near for way in beside[here]}
        found.append(itemgetter(at, *sorted(near)))
    return tuple(found)

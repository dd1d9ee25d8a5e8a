"""Where two fighters can stand: a *place* is a pair of hexes, the same for all pairs that are equal by symmetry.

The rules say where they can go from there, and where a closing ring drives them.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from munera.games.spartacus.cards.table import ARENA
from munera.games.spartacus.combat.hexes import DISTANCE, NUMBER, PLACE, RING, START, nearest, open_hexes, reach

RADII: Final = range(ARENA.smallest, ARENA.radius + 1)

Hexes = tuple[int, int]


class Sand(NamedTuple):
    """All places, those with the smallest radius first, and of equal radius those with the shortest distance.

    `beside`: for each side, the places that are one step of it away. `driven`: where both can be put when the
    outer ring is closed; for each side that is put first, its choices, and for each of them those of the other.
    `number`: the number of a place, by radius and hexes.
    """

    starts: dict[int, int]  # the first place of each radius; and for one more radius, how many places there are
    distance: tuple[int, ...]
    hexes: tuple[Hexes, ...]
    beside: tuple[tuple[tuple[int, ...], ...], ...]
    driven: tuple[tuple[tuple[tuple[int, ...], ...], ...], ...]
    number: dict[tuple[int, int, int], int]

    @property
    def places(self) -> int:
        return len(self.distance)

    @property
    def start(self) -> int:
        """Where a bout begins."""
        return self.number[ARENA.radius, START[0], START[1]]


def symmetries() -> list[list[int]]:
    """The turns and reflections of the board: for each of them, where it takes every hex."""
    found = []
    for reflected in (False, True):
        for turns in range(6):
            images = []
            for q, r in PLACE:
                x, z = (r, q) if reflected else (q, r)
                for _ in range(turns):
                    x, z = -z, x + z
                images.append(NUMBER[x, z])
            found.append(images)
    return found


@cache
def sand() -> Sand:
    """The places of the arena."""
    images = symmetries()
    number: dict[tuple[int, int, int], int] = {}
    places: list[tuple[int, int, int]] = []
    starts: dict[int, int] = {}
    for radius in RADII:
        starts[radius] = len(places)
        free = open_hexes(radius)
        pairs = [(DISTANCE[one][two], one, two) for one in free for two in free if one != two]
        for _, one, two in sorted(pairs):
            if (radius, one, two) in number:
                continue
            for image in images:
                number[radius, image[one], image[two]] = len(places)
            places.append((radius, one, two))
    starts[RADII.stop] = len(places)
    return Sand(
        starts,
        tuple(DISTANCE[one][two] for _, one, two in places),
        tuple((one, two) for _, one, two in places),
        tuple(tuple(_beside(number, side, *place) for place in places) for side in (0, 1)),
        tuple(tuple(_driven(number, side, *place) for place in places) for side in (0, 1)),
        number,
    )


def _beside(
    number: dict[tuple[int, int, int], int], side: int, radius: int, one: int, two: int
) -> tuple[int, ...]:
    """The places after one step of a side."""
    mine, other = (two, one) if side else (one, two)
    steps = [hex for hex in reach(mine, 1, (other,), radius) if hex != mine]
    return tuple(sorted({number[(radius, other, hex) if side else (radius, hex, other)] for hex in steps}))


def put_inside(hex: int, other: int, radius: int) -> tuple[int, ...]:
    """Where a figure can be put when the rings beyond this radius close: where it stands, if that is open."""
    return (hex,) if RING[hex] <= radius else nearest(hex, (other,), radius)


def _driven(
    number: dict[tuple[int, int, int], int], first: int, radius: int, one: int, two: int
) -> tuple[tuple[int, ...], ...]:
    """The choices of the side that is put first when a ring closes, and for each of them those of the other."""
    if radius == ARENA.smallest:
        return ()
    smaller, pair = radius - 1, (one, two)
    mine, other = pair[first], pair[1 - first]
    groups = set()
    for hex in put_inside(mine, other, smaller):
        later = put_inside(other, hex, smaller)
        groups.add(tuple(sorted({number[(smaller, at, hex) if first else (smaller, hex, at)] for at in later})))
    return tuple(sorted(groups))

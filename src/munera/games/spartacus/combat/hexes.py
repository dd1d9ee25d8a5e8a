"""The hexes of the arena: whole numbers with tables of neighbours and distances, which makes moving fast."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Final

from munera.games.spartacus.cards.table import ARENA
from munera.games.spartacus.combat.bout import OFF

# Pointy tops: east, north-east, north-west, west, south-west, south-east.
DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
RADIUS: Final = ARENA.radius


def steps(q: int, r: int) -> int:
    """How many steps lead from (0, 0) to these axial coordinates."""
    return (abs(q) + abs(r) + abs(q + r)) // 2


def _all() -> tuple[tuple[int, int], ...]:
    span = range(-RADIUS, RADIUS + 1)
    return tuple((q, r) for r in span for q in span if steps(q, r) <= RADIUS)


# The hexes are numbered as one reads them: row by row from the north, each from west to east.
PLACE: Final = _all()
NUMBER: Final = {place: hex for hex, place in enumerate(PLACE)}
HEXES: Final = range(len(PLACE))
RING: Final = tuple(steps(q, r) for q, r in PLACE)

BESIDE: Final = tuple(tuple(NUMBER.get((q + dq, r + dr), OFF) for dq, dr in DIRECTIONS) for q, r in PLACE)
NEIGHBOURS: Final = tuple(tuple(hex for hex in ways if hex != OFF) for ways in BESIDE)
DISTANCE: Final = tuple(tuple(steps(q - p, r - s) for p, s in PLACE) for q, r in PLACE)

ROWS: Final = "ABCDEFGHJKL"  # I is left out: it is the mark of a combatant
NAMES: Final = tuple(f"{ROWS[r + RADIUS]}{q - max(-RADIUS, -RADIUS - r) + 1}" for q, r in PLACE)

START: Final = tuple(NUMBER[place] for place in ARENA.starts)
TEAM_PLACES: Final = tuple(tuple(NUMBER[place] for place in team) for team in ARENA.places)


def in_range(attacker: int, target: int, furthest: int, nearest: int = 1) -> bool:
    """An attack reaches an adjacent hex to the furthest one; it needs no line of sight (SP-41)."""
    return nearest <= DISTANCE[attacker][target] <= furthest


def open_hexes(radius: int = RADIUS) -> tuple[int, ...]:
    """The hexes that are left when every ring beyond `radius` is closed (SP-39)."""
    return tuple(hex for hex in HEXES if RING[hex] <= radius)


def reach(start: int, speed: int, taken: Collection[int], radius: int = RADIUS) -> dict[int, int]:
    """Where a figure can go, itself included, and in how many steps: never onto or through another (SP-40)."""
    found = {start: 0}
    edge = [start]
    for step in range(1, speed + 1):
        further: list[int] = []
        for hex in edge:
            for beside in NEIGHBOURS[hex]:
                if beside not in found and beside not in taken and RING[beside] <= radius:
                    found[beside] = step
                    further.append(beside)
        edge = further
    return found


@lru_cache(maxsize=2048)
def known_reach(start: int, speed: int, taken: tuple[int, ...], radius: int) -> Mapping[int, int]:
    """The same, kept for views: figures stand still while much else is asked, and every view asks again."""
    return reach(start, speed, taken, radius)


def nearest(hex: int, taken: Collection[int], radius: int) -> tuple[int, ...]:
    """The nearest open and free hexes, where a figure on a closed ring is put (SP-39)."""
    free = [other for other in open_hexes(radius) if other not in taken]
    least = min((DISTANCE[hex][other] for other in free), default=0)
    return tuple(other for other in free if DISTANCE[hex][other] == least)

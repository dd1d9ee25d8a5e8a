"""The arena and the constants of combat, as boards need them."""

from __future__ import annotations

from typing import TypedDict

from munera.games.spartacus.combat.attack import ATTACK_SETS, DEFENCE_SETS, TIES
from munera.games.spartacus.combat.bout import OFF, POOLS
from munera.games.spartacus.combat.combat import UNOPPOSED
from munera.games.spartacus.combat.hexes import BESIDE, NAMES, PLACE, RADIUS, RING, START
from munera.games.spartacus.combat.moving import BLOW


class SandPrinted(TypedDict):
    """The sand, hex by hex, and the constants of combat.

    `places`: column and row (axial, pointy tops); `beside`: the next hex to the east, north-east, north-west,
    west, south-west and south-east; `off`: no hex. `unopposed`: what a lone attack die must show. `normal`: the
    word for an attack with attack dice; all others use speed dice. `ties`, `attack_sets` and `defence_sets`:
    abilities by which equal dice hit, and those for which sets of equal dice count.
    """

    radius: int
    off: int
    places: list[tuple[int, int]]
    names: list[str]
    rings: list[int]
    beside: list[list[int]]
    starts: list[int]
    pools: list[str]
    unopposed: int
    normal: str
    ties: list[str]
    attack_sets: list[str]
    defence_sets: list[str]


def sand_printed() -> SandPrinted:
    """The arena and the constants of combat. They are the same in Spartacus and its expansion."""
    return SandPrinted(
        radius=RADIUS,
        off=OFF,
        places=list(PLACE),
        names=list(NAMES),
        rings=list(RING),
        beside=[list(ways) for ways in BESIDE],
        starts=list(START),
        pools=list(POOLS),
        unopposed=UNOPPOSED,
        normal=BLOW,
        ties=list(TIES),
        attack_sets=list(ATTACK_SETS),
        defence_sets=list(DEFENCE_SETS),
    )

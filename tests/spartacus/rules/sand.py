"""Duels for the combat chapters: two side by side on the sand, and seat 0 has its turn.

m = duel("gl-spartacus", "gl-agron", gear=((SWORD,), ()), dice=[6, 5, 1, 1, 4, 4, 2, 1])
m.answer(ATTACK)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.spartacus.table import Table, combat, fighter

CELT, COOK = "gl-celt-warrior", "sl-cook"  # 2/3/2 and 1/1/1, without an ability
SPARTACUS, CRIXUS, GANNICUS, OENOMAUS = "gl-spartacus", "gl-crixus", "gl-gannicus", "gl-oenomaus"
AGRON, VARRO, BARCA, RABANUS, GNAEUS = "gl-agron", "gl-varro", "gl-barca", "gl-rabanus", "gl-gnaeus"
SEGOVAX, PERICLES, KERZA, DURO, THEOKOLES = "gl-segovax", "gl-pericles", "gl-kerza", "gl-duro", "gl-theokoles"
SWORD, TRIDENT, AXE = "eq-sword", "eq-trident", "eq-axe"
HELMET, SHIELD, NET, JAVELIN = "eq-helmet", "eq-shield", "eq-net", "eq-javelin"

ATTACK, THROW = ("attack", 1), ("javelin", 1)  # what seat 0 does to the other

Gear = tuple[Sequence[str], Sequence[str]]
Pools = tuple[int, int, int]


def duel(
    one: str = CELT,
    two: str = CELT,
    *,
    apart: int = 1,
    gear: Gear = ((), ()),
    pools: tuple[Pools | None, Pools | None] = (None, None),
    dice: Sequence[int] = (),
    **told: Any,
) -> Table:
    """A match of seats 0 and 1, so many hexes apart, with the dice that are left."""
    sides = []
    for seat, title in enumerate((one, two)):
        left = zip(("attack", "defence", "speed"), pools[seat] or (), strict=False)
        sides.append(fighter(seat, title, *gear[seat], hex=[-2 + apart * seat, 0], **dict(left)))
    return combat(sides[0], sides[1], dice=list(dice), **told)


def left(m: Table) -> list[Pools]:
    """The pools of both."""
    return [one.pools for one in m.state.fighters]

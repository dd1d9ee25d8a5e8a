"""The sand with the expansion: duels, and a Primus in the middle of it.

    m = primus(fighter(0, CELT), fighter(1, CELT), fighter(2, CELT), fighter(3, CELT), first=2)
    m.answer(("attack", 0))

The first two fighters are Team I and the others Team II, unless `team` says otherwise; houses have what their
fighters need, and what `more` tells of a seat. Seat 0 is the Host.
"""

from __future__ import annotations

from typing import Any

from munera.games.spartacus.hexes import NUMBER
from tests.serpents.table import Table, Written, fighter, table

__all__ = ["Table", "fighter"]

CELT, SYRIAN, THRACIAN = "gl-celt-warrior", "gl-syrian-warrior", "gl-thracian-warrior"  # no ability
COOK = "sl-cook"  # 1/1/1
DOCTORE = "gl-oenomaus"
ASHUR, EGYPTIAN, DAGAN, NEMETES = "gl-ashur-serpent", "gl-the-egyptian", "gl-dagan", "gl-nemetes"

HERE, THERE = [0, 0], [1, 0]  # beside each other
BESIDE, FAR = [0, 1], [-4, 0]  # the first next to both of them
ATTACK = ("attack", 1)


def at(q: int, r: int) -> int:
    """The number of a hex."""
    return NUMBER[q, r]


def homes(fighters: tuple[Written, ...], more: dict[int, Written], seats: int) -> list[Written]:
    """The houses of these fighters: their assets first, in this order, then what more is told of each."""
    rows: list[Written] = []
    for seat in range(seats):
        own = [card for row in fighters if row["seat"] == seat for card in (row["card"], *row["gear"])]
        told = dict(more.get(seat, {}))
        rows.append({**told, "assets": [*told.pop("marked", own), *told.get("assets", ())]})
        rows[-1].pop("marked", None)
    return rows


def duel(
    one: Written, two: Written, *dice: int, more: dict[int, Written] | None = None, seats: int = 3, **told: Any
) -> Table:
    """Side by side, unless a hex is told; the first acts."""
    fighters = ({"hex": HERE, **one}, {"hex": THERE, **two})
    rows = homes(fighters, more or {}, seats)
    return table(*rows, **{"moment": "combat_turn", **told}, fighters=list(fighters), dice=list(dice))


def primus(
    *fighters: Written, dice: Any = (), more: dict[int, Written] | None = None, seats: int = 4, **told: Any
) -> Table:
    """A Primus: side 0 acts, unless `first` or the `moment` says otherwise."""
    rows = homes(fighters, more or {}, seats)
    told = {"moment": "combat_turn", **told}
    return table(*rows, primus=True, fighters=list(fighters), dice=list(dice), **told)


def four(*cards: str, **told: Any) -> Table:
    """One combatant of each house: those of seats 0 and 1 are Team I."""
    return primus(*(fighter(seat, card) for seat, card in enumerate(cards or (CELT,) * 4)), **told)


def teams(m: Table) -> list[int]:
    """The team of every fighter."""
    return [one.team for one in m.state.fighters]


def pools(m: Table) -> list[tuple[int, int, int]]:
    return [one.pools for one in m.state.fighters]


def steps_of(m: Table) -> list[int]:
    """Where who is asked may move to."""
    return [option[1] for option in m.offered() if option[0] == "move"]

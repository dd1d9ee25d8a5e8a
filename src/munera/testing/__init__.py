"""What tests of games are written with: tables, scripted chance and written positions. It needs the base package.

A test tells a game as a story. It begins at a written position (docs/positions.md lists what each game knows), the
players answer by the real rules, and whoever stands beside the table looks at what came of it:

    from munera.testing.gladius import duel, retiarius, secutor

    m = duel(retiarius(hand=["trident_thrust"]), secutor(hand=["shield_block"]), top=["kick"])
    m.attack("trident_thrust")
    m.defend("shield_block")
    assert m.event("stopped") == ("secutor", "shield_block")

Every game here has a module of its own: `gladius`, `school`, `for_glory`, `spartacus` and `serpents`. A game of
another package begins with `PlainTable`, or makes a table of its own from `AnyTable`
(from `SharedTable`, where several are asked at once).

`check_position`, `check_refused` and `check_recorded` prove that a position is sound, is refused with words that
help, and comes back from its record; `PositionCase` lets the laws of the kernel begin there. `stories` finds the
cards whose story the tests in some modules tell.
"""

from __future__ import annotations

from munera.testing.positions import (
    PositionCase,
    acted,
    answered,
    check_position,
    check_recorded,
    check_refused,
    sealed,
)
from munera.testing.stories import stories
from munera.testing.table import AnyTable, Facts, PlainTable, SharedTable, Written, listed

__all__ = [
    "AnyTable",
    "Facts",
    "PlainTable",
    "PositionCase",
    "SharedTable",
    "Written",
    "acted",
    "answered",
    "check_position",
    "check_recorded",
    "check_refused",
    "listed",
    "sealed",
    "stories",
]

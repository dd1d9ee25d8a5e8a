"""The odds of the solver against fights in the real engine."""

from __future__ import annotations

import pytest

from munera.odds.spartacus.arena.solved import solved
from munera.odds.spartacus.arena.table import odds_of
from tests.counts import LONG, times
from tests.odds.arena.fights import PAIRINGS, Pairing, apart, counted, needs_the_compiled_solver

TRIED = PAIRINGS if LONG else PAIRINGS[3:5]


@needs_the_compiled_solver
@pytest.mark.parametrize("pairing", TRIED, ids=lambda it: f"{it.one.card}-{it.two.card}")
def test_fights_end_as_often_as_the_solver_says(pairing: Pairing) -> None:
    it, fights = solved(pairing.one, pairing.two), times(120, 40_000)
    off = apart(counted(pairing, it, fights, "engine"), odds_of(it), fights)
    assert max(off) <= pairing.points, off

"""The bench steps through games with observations."""

from __future__ import annotations

import random

import pytest
from bench.observed import OBSERVED
from bench.observing import BARS, table
from bench.pure import OURS

from munera.games import games


@pytest.mark.parametrize("what", OBSERVED)
def test_whole_games_are_stepped_through_with_observations(what: str) -> None:
    steps, seconds = OBSERVED[what].play(0.001, random.Random(1))
    assert steps > 50
    assert seconds > 0
    assert OURS[what] is OBSERVED[what], "the other process knows it by the same name"


def test_every_game_is_measured_and_has_a_number_to_reach() -> None:
    observable = {id for id, game in games().items() if game.book.observation is not None}
    assert {what.removesuffix("_observed") for what in OBSERVED} == observable
    assert set(BARS) == {one.name for one in OBSERVED.values()}
    lines = table({"Gladius, compiled": [41_000.0, 43_000.0, 42_000.0], "RLCard uno": [9.0]}).splitlines()
    assert lines[1].split() == ["Gladius,", "compiled", "42,000", "41,000", "-", "43,000", "40,000"]
    assert lines[2].split() == ["RLCard", "uno", "9", "9", "-", "9"]

"""Nobody waits long: what the first visit loads, and what the first board draws its pictures with."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.web import MOST_ART_KB, MOST_KB, art_weight, needed, weight

from munera.games import books


def test_the_first_visit_loads_little_and_no_pictures(app: Path) -> None:
    assert weight(app) < MOST_KB
    assert [path.name for path in needed(app) if path.name.startswith("art")] == []


@pytest.mark.parametrize("game", books())
def test_figures_and_pictures_of_a_game_are_light(app: Path, game: str) -> None:
    assert 30 < art_weight(app, game) < MOST_ART_KB

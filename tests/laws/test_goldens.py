"""Whole games of every rulebook, word for word. After a wanted change: `make goldens`, and read the diff."""

from __future__ import annotations

import pytest
from tools.goldens import CASES, Case, folder, play

from munera.games import books


@pytest.mark.parametrize(
    ("game", "case"),
    [pytest.param(game, case, id=f"{game}-{case.name}") for game, cases in CASES.items() for case in cases],
)
def test_the_game_is_told_as_before(game: str, case: Case) -> None:
    path = folder(game) / f"{case.name}.txt"
    assert play(game, case).splitlines() == path.read_text("utf-8").splitlines()


@pytest.mark.parametrize("game", CASES)
def test_no_golden_is_left_over(game: str) -> None:
    assert {path.stem for path in folder(game).glob("*.txt")} == {case.name for case in CASES[game]}


def test_every_game_has_goldens() -> None:
    assert set(CASES) == set(books())

"""Whole games, word for word. After a wanted change: `make goldens`, and read the diff."""

from __future__ import annotations

import re

import pytest
from tools.goldens import CASES, Case, folder, play

from munera.games import books
from munera.games.gladius.cards import BEASTS, STYLES
from tests.gladius.table import BOOK

GAME = "gladius"


@pytest.mark.parametrize("case", CASES[GAME], ids=lambda case: case.name)
def test_the_game_is_told_as_before(case: Case) -> None:
    path = folder(GAME) / f"{case.name}.txt"
    assert play(GAME, case).splitlines() == path.read_text("utf-8").splitlines()


def test_no_golden_is_left_over() -> None:
    assert {path.stem for path in folder(GAME).glob("*.txt")} == {case.name for case in CASES[GAME]}


def test_goldens_are_of_games_that_exist() -> None:
    assert set(CASES) <= set(books())


def test_every_style_and_beast_has_fought() -> None:
    told = "\n".join(path.read_text("utf-8") for path in folder(GAME).glob("*.txt"))
    fought = set(re.findall(r"style_[12]=(\w+)", told))
    assert fought == {*STYLES, *BEASTS}


def test_everything_that_can_be_asked_told_or_refused_is_in_some_golden() -> None:
    told = "\n".join(path.read_text("utf-8") for path in folder(GAME).glob("*.txt"))
    vocabulary = BOOK.vocabulary
    assert set(re.findall(r"^   - (\w+)", told, re.MULTILINE)) == set(vocabulary.events)
    assert set(re.findall(r"^\d+\. seat \d (\w+)", told, re.MULTILINE)) == set(vocabulary.asks)
    assert set(re.findall(r"\w+: (\w+)", "\n".join(re.findall(r"^   not (.*)$", told, re.MULTILINE)))) == set(
        vocabulary.reasons
    )

"""Lessons at the terminal: the words of the browser's, and a real game at the end."""

from __future__ import annotations

import re

import pytest

from munera.lessons import lessons
from tests.cli.conftest import Munera

DUEL = ["pommel", "sword stab", "shield block", "sand in the eyes", "kick", "1", "sword stab", "1", "sword stab"]
CODE = re.compile(r"\b(GL|GS|FG|SP|SW)-[A-Z\d]")


def test_a_whole_lesson(munera: Munera) -> None:
    out = munera("learn", "gladius", script=[*DUEL, "no"]).stdout
    said = [
        "Five cards at most",
        "Play Sword Stab.",
        "Well struck.",
        "Immobilise",
        "his attack",
        "That was the lesson",
    ]
    places = [out.find(one) for one in said]
    assert places == sorted(places)
    assert -1 not in places
    assert "+ Finish the fight" in out
    assert out.rstrip().endswith("munera play gladius --first")
    assert not CODE.search(out)


def test_a_step_is_told_before_it_is_done(munera: Munera) -> None:
    """What is only read does not keep back what there is to do; and any small attack lures."""
    out = munera("learn", "gladius", script=["quit"]).stdout
    assert out.index("Two fighters") < out.index("These are your cards") < out.index("Discard Pommel")
    other = ["kick", "sword stab", "shield block", "sand in the eyes", "pommel", "quit"]
    assert "He wasted it." in munera("learn", "gladius", script=other).stdout


def test_it_starts_a_real_game(munera: Munera) -> None:
    out = munera("learn", "gladius", script=[*DUEL, "yes", "concede", "yes"]).stdout
    real = out.partition("That was the lesson")[2]
    assert "Samnite" in real  # the first game that the game suggests
    assert "Retiarius" not in real


def test_whoever_does_something_else_is_told_so(munera: Munera) -> None:
    out = munera("learn", "gladius", script=["kick", "do not attack", "quit"]).stdout
    assert "That is allowed, too." in out
    assert "munera learn gladius" in out.rstrip().splitlines()[-1]


@pytest.mark.parametrize("game", lessons())
def test_every_lesson_begins(game: str, munera: Munera) -> None:
    out = munera("learn", game, "--lang", "pt-BR", script=["save", "quit"])
    assert out.exit_code == 0
    assert "Uma lição não é salva" in out.stdout
    assert not CODE.search(out.stdout)


def test_no_lesson_and_no_terminal(munera: Munera) -> None:
    assert "For a lesson you need a terminal" in munera("learn", "gladius").stdout
    assert "There is no game" in munera("learn", "senet").stderr


def test_a_game_on_one_page(munera: Munera) -> None:
    out = munera("rules", "gladius", "--summary").stdout
    assert "Gladius on one page" in out
    assert "Hit points: 10" in out
    wrong = munera("rules", "--summary")
    assert wrong.exit_code == 2
    assert "one game" in wrong.stderr

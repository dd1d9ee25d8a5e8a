"""The line above every board of the terminal: what wins, and how far everybody is."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from munera.cli.boards import board_of
from munera.games import book
from munera.kernel import Rulebook, standings, start
from munera.words import Cast, Words
from tests.kernel.forum import BOOK as FORUM


def line(rulebook: Rulebook[Any], view: Any, names: tuple[str, ...], lang: str = "en") -> str:
    """What is printed, the lines of a narrow terminal joined."""
    board = board_of(rulebook, Words(lang), plain=True)
    cast: Cast = board.teller.cast(view, names, 0)
    shown, out = board.standings(view, cast), io.StringIO()
    if shown is not None:
        Console(file=out, width=400).print(shown)
    return out.getvalue().strip()


@pytest.mark.parametrize(
    ("game", "seats", "options", "lang", "said"),
    [
        ("gladius", 2, {}, "en", "First at 0 hit points loses · 199 turns left · Ana 10/10 · Ben 10/10"),
        ("gladius", 1, {"fighter_2": "lion"}, "en", "Ana 10/10 · The Lion 11/11 (leads)"),
        (
            "school",
            2,
            {"turns": "8"},
            "pt-BR",
            "Vence quem tem mais fama no fim · faltam 7 turnos · Ana 0 · Ben 0",
        ),
        ("for_glory", 2, {"victory": "9"}, "en", "9 glory wins · Ana 0/9 · Ben 0/9"),
        ("spartacus", 3, {}, "pt-BR", "Vence com 12 de Influência · Ana 1/12 · Ben 1/12 · Cleo 1/12"),
        ("serpents", 3, {}, "en", "12 Influence wins · Ana 1/12 · Ben 1/12 · Cleo 1/12"),
    ],
)
def test_it_says_what_wins(game: str, seats: int, options: dict[str, Any], lang: str, said: str) -> None:
    match = start(book(game), seats, 3, options)
    assert said in line(match.book, match.view(0), ("Ana", "Ben", "Cleo")[:seats], lang)


def test_a_game_without_words_for_it_says_it_plainly() -> None:
    view = start(FORUM, 3, 1).view(0)
    assert line(FORUM, view, ("Ana", "Ben", "Cleo")) == ""
    facts = {**view, "standings": standings("sea_shells", [2, 1], "FO-1", needed=4)}
    assert line(FORUM, facts, ("Ana", "Ben", "Cleo")) == "Sea shells: first to 4 wins · Ana 2/4 (leads) · Ben 1/4"
    facts["standings"] = standings("sea_shells", [2, 1], "FO-1", turns_left=0)
    assert (
        line(FORUM, facts, ("Ana", "Ben", "Cleo"))
        == "Sea shells: most at the end wins · last turn · Ana 2 (leads) · Ben 1"
    )

"""Everything that a game can ask, tell, do or refuse is looked at by some test of its own."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from munera.games import books

TESTS = Path(__file__).resolve().parents[1]


@cache
def named(game: str) -> frozenset[str]:
    """The words that the tests of a game name, and those of the game that it builds on."""
    trees = [ast.parse(path.read_text("utf-8")) for path in (TESTS / game).rglob("*.py")]
    constants = [node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    words = frozenset(value for value in constants if isinstance(value, str))
    borrowed = books()[game].vocabulary.borrows
    return words | named(borrowed) if borrowed else words


@pytest.mark.parametrize("game", [game for game in books() if (TESTS / game).is_dir()])
def test_every_question_event_move_and_refusal_is_named_by_some_test(game: str) -> None:
    declared = books()[game].vocabulary
    words = {*declared.asks, *declared.events, *declared.moves, *declared.reasons}
    assert sorted(words - named(game)) == []

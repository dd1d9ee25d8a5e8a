"""What stands in the goldens of a game, for the tests that say what should; `tools.goldens` writes them."""

from __future__ import annotations

import re
from functools import cache

from tools.goldens import CASES, folder

from munera.kernel import Vocabulary


@cache
def text(game: str) -> str:
    """All goldens of a game."""
    return "\n".join(path.read_text("utf-8") for path in sorted(folder(game).glob("*.txt")))


def events(game: str) -> set[str]:
    """The kinds of what is told in them."""
    return set(re.findall(r"^(?:   - | )(\w+)", text(game), re.MULTILINE)) - {"views"}


def questions(game: str) -> set[str]:
    """The kinds of what is asked in them."""
    return set(re.findall(r"^\d+\. (?:seat )?\d (?!gives up)(\w+)", text(game), re.MULTILINE))


def moves(game: str) -> set[str]:
    """The anytime moves that are made in them."""
    return set(re.findall(r" ! \d \((\w+)", text(game)))


def options(game: str) -> set[str]:
    """The table options that are chosen in some of them."""
    return {name for case in CASES[game] for name in case.options}


def check_words(game: str, vocabulary: Vocabulary) -> None:
    """They have nothing in them that the rulebook does not declare, and something of each sort that it does.

    What random players come upon is a matter of luck; that every question and event is looked at by a test is none
    (`tests/laws/test_vocabulary.py`).
    """
    for found, declared in (
        (events(game), vocabulary.events),
        (questions(game), vocabulary.asks),
        (moves(game), vocabulary.moves),
    ):
        assert found <= set(declared), f"not in the vocabulary: {found - set(declared)}"
        assert bool(found) == bool(declared)

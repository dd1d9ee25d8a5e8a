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


def check_nearly_everything(game: str, vocabulary: Vocabulary, rare: int, rare_questions: int) -> None:
    """All moves, and all but so many kinds of events and questions, which random players may miss, are in them."""
    told, asked, moved = events(game), questions(game), moves(game)
    unknown = (told - set(vocabulary.events)) | (asked - set(vocabulary.asks)) | (moved - set(vocabulary.moves))
    assert not unknown, f"not in the vocabulary: {unknown}"
    unseen, unasked = set(vocabulary.events) - told, set(vocabulary.asks) - asked
    assert len(unseen) <= rare, f"in no golden: {unseen}"
    assert len(unasked) <= rare_questions, f"in no golden: {unasked}"
    assert moved == set(vocabulary.moves), f"in no golden: {set(vocabulary.moves) - moved}"

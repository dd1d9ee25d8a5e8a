"""What the goldens of Spartacus have in them; `tests/laws/test_goldens.py` plays them."""

from __future__ import annotations

import re

from tools.goldens import CASES, folder

from munera.games.spartacus.rulebook import BOOK

GAME = "spartacus"
TOLD = "\n".join(path.read_text("utf-8") for path in folder(GAME).glob("*.txt"))

# What random players miss in games of a few rounds: the tests of rules and cards have it all.
RARE = 24
RARE_QUESTIONS = 2


def test_every_option_of_the_table_is_in_some_golden() -> None:
    chosen = {name for case in CASES[GAME] for name in case.options}
    assert chosen == set(BOOK.settings)


def test_most_of_what_can_be_asked_told_or_done_is_in_some_golden() -> None:
    vocabulary = BOOK.vocabulary
    events = set(re.findall(r"^ (\w+)", TOLD, re.MULTILINE)) - {"views"}
    questions = set(re.findall(r"^\d+\. \d (\w+)", TOLD, re.MULTILINE))
    assert events <= set(vocabulary.events)
    assert questions <= set(vocabulary.asks)
    assert len(set(vocabulary.events) - events) <= RARE
    assert len(set(vocabulary.asks) - questions) <= RARE_QUESTIONS
    assert set(re.findall(r" ! \d \((\w+)", TOLD)) == set(vocabulary.moves)

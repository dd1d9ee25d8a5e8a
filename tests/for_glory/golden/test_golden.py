"""What the goldens of For Glory have in them; `tests/laws/test_goldens.py` plays them."""

from __future__ import annotations

import re

from tools.goldens import CASES, folder

from tests.for_glory.table import BOOK

GAME = "for_glory"
TOLD = "\n".join(path.read_text("utf-8") for path in folder(GAME).glob("*.txt"))

RARE = 3  # kinds of questions or events that random players may miss: the tests of rules and cards have them all


def test_every_option_of_the_table_is_in_some_golden() -> None:
    chosen = {name for case in CASES[GAME] for name in case.options}
    assert chosen == set(BOOK.settings)


def test_nearly_everything_that_can_be_asked_told_or_done_is_in_some_golden() -> None:
    vocabulary = BOOK.vocabulary
    events = set(re.findall(r"^ (\w+)", TOLD, re.MULTILINE)) - {"views"}
    questions = set(re.findall(r"^\d+\. \d (\w+)", TOLD, re.MULTILINE))
    assert events <= set(vocabulary.events)
    assert questions <= set(vocabulary.asks)
    assert len(set(vocabulary.events) - events) <= RARE
    assert len(set(vocabulary.asks) - questions) <= RARE
    assert set(re.findall(r" ! \d \((\w+)", TOLD)) == set(vocabulary.moves)

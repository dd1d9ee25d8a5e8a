"""What the goldens of Gladius have in them; `tests/laws/test_goldens.py` plays them."""

from __future__ import annotations

import re

from munera.games.gladius.cards import BEASTS, STYLES
from tests import goldens
from tests.gladius.table import BOOK


def test_every_style_and_beast_has_fought() -> None:
    fought = set(re.findall(r"style_[12]=(\w+)", goldens.text(BOOK.id)))
    assert fought == {*STYLES, *BEASTS}


def test_everything_that_can_be_asked_told_or_refused_is_in_some_golden() -> None:
    vocabulary = BOOK.vocabulary
    assert goldens.events(BOOK.id) == set(vocabulary.events)
    assert goldens.questions(BOOK.id) == set(vocabulary.asks)
    refused = "\n".join(re.findall(r"^   not (.*)$", goldens.text(BOOK.id), re.MULTILINE))
    assert set(re.findall(r"\w+: (\w+)", refused)) == set(vocabulary.reasons)

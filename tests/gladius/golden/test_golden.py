"""What the goldens of Gladius have in them; `tests/laws/test_goldens.py` plays them."""

from __future__ import annotations

import re

from munera.games.gladius.cards import BEASTS, STYLES
from munera.testing.gladius import BOOK
from tests import goldens


def test_every_style_and_beast_has_fought() -> None:
    fought = set(re.findall(r"style_[12]=(\w+)", goldens.text(BOOK.id)))
    assert fought == {*STYLES, *BEASTS}


def test_nothing_else_than_the_rulebook_declares_is_in_a_golden() -> None:
    goldens.check_words(BOOK.id, BOOK.vocabulary)
    refused = "\n".join(re.findall(r"^   not (.*)$", goldens.text(BOOK.id), re.MULTILINE))
    assert set(re.findall(r"\w+: (\w+)", refused)) <= set(BOOK.vocabulary.reasons)

"""What the goldens of Gladius have in them; `tests/laws/test_goldens.py` plays them."""

from __future__ import annotations

import re

from tools.goldens import folder

from munera.games.gladius.cards import BEASTS, STYLES
from tests.gladius.table import BOOK

GAME = "gladius"


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

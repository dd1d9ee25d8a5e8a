"""What the goldens of the expansion have in them; `tests/laws/test_goldens.py` plays them."""

from __future__ import annotations

import re

from tools.goldens import CASES, folder

from munera.games.serpents.rulebook import BOOK
from munera.games.spartacus.rulebook import BOOK as SPARTACUS

GAME = "serpents"
TOLD = "\n".join(path.read_text("utf-8") for path in folder(GAME).glob("*.txt"))


def test_the_options_of_the_expansion_are_in_some_golden() -> None:
    chosen = {name for case in CASES[GAME] for name in case.options}
    own = set(BOOK.settings) - set(SPARTACUS.settings)
    assert {name for name in own if not name.startswith("house_")} <= chosen


def test_a_primus_and_both_new_houses_are_in_some_golden() -> None:
    events = set(re.findall(r"^ (\w+)", TOLD, re.MULTILINE)) - {"views"}
    assert events <= set(BOOK.vocabulary.events)
    assert {"primus", "in_team", "placed", "meddles", "demands"} <= events

"""What the goldens of the expansion have in them; `tests/laws/test_goldens.py` plays them."""

from __future__ import annotations

from munera.games.spartacus.rulebook import BOOK as SPARTACUS
from tests.goldens import events, options
from tests.serpents.table import BOOK


def test_the_options_of_the_expansion_are_in_some_golden() -> None:
    own = set(BOOK.settings) - set(SPARTACUS.settings)
    assert {name for name in own if not name.startswith("house_")} <= options(BOOK.id)


def test_a_primus_and_both_new_houses_are_in_some_golden() -> None:
    told = events(BOOK.id)
    assert told <= set(BOOK.vocabulary.events)
    assert {"primus", "in_team", "placed", "meddles", "demands"} <= told

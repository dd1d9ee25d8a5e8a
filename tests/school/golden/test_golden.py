"""What the goldens of campaigns have in them, and how they are told; `tests/laws/test_goldens.py` plays them."""

from __future__ import annotations

import re

from tools.goldens import CASES, Line, fold

from munera.games.gladius.rulebook import BOOK as GLADIUS
from munera.kernel import Choice
from munera.testing.school import BOOK
from tests import goldens


def test_every_option_is_played_but_the_longer_campaigns() -> None:
    for name, setting in BOOK.settings.items():
        played = {case.options.get(name, setting.default) for case in CASES[BOOK.id]}
        values = set(setting.values) if isinstance(setting, Choice) else {False, True}
        assert played == ({"8"} if name == "turns" else values), name
    assert {case.seats for case in CASES[BOOK.id]} == {2, 3, 4, 5, 6}


def test_nothing_else_than_the_rulebook_declares_is_in_a_golden() -> None:
    goldens.check_words(BOOK.id, BOOK.vocabulary)
    assert goldens.questions(BOOK.id).isdisjoint(GLADIUS.vocabulary.asks)  # bouts are folded


def test_bouts_are_folded_but_a_change_in_one_is_noticed() -> None:
    assert re.search(r"^   \.\.\. \d+ lines of the bout, [0-9a-f]{16}$", goldens.text(BOOK.id), re.MULTILINE)
    story = [Line("enters"), Line("strikes", folded=True), Line("parries", folded=True), Line("dies")]
    other = [*story[:2], Line("ducks", folded=True), story[3]]
    events, changed = list(fold(story)), list(fold(other))
    assert [events[0], events[2]] == [changed[0], changed[2]] == ["enters", "dies"]
    assert events[1].startswith("   ... 2 lines of the bout, ")
    assert events[1] != changed[1]

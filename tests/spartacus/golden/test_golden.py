"""What the goldens of Spartacus have in them; `tests/laws/test_goldens.py` plays them."""

from __future__ import annotations

from tests.goldens import check_nearly_everything, options
from tests.spartacus.table import BOOK

# What random players miss in games of a few rounds: the tests of rules and cards have it all.
RARE = 24
RARE_QUESTIONS = 2


def test_every_option_of_the_table_is_in_some_golden() -> None:
    assert options(BOOK.id) == set(BOOK.settings)


def test_most_of_what_can_be_asked_told_or_done_is_in_some_golden() -> None:
    check_nearly_everything(BOOK.id, BOOK.vocabulary, RARE, RARE_QUESTIONS)

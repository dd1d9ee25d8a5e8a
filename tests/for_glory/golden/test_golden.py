"""What the goldens of For Glory have in them; `tests/laws/test_goldens.py` plays them."""

from __future__ import annotations

from tests.for_glory.table import BOOK
from tests.goldens import check_nearly_everything, options

RARE = 3  # kinds of questions or events that random players may miss: the tests of rules and cards have them all


def test_every_option_of_the_table_is_in_some_golden() -> None:
    assert options(BOOK.id) == set(BOOK.settings)


def test_nearly_everything_that_can_be_asked_told_or_done_is_in_some_golden() -> None:
    check_nearly_everything(BOOK.id, BOOK.vocabulary, RARE, RARE)

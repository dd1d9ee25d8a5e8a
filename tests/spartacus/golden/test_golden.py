"""What the goldens of Spartacus have in them; `tests/laws/test_goldens.py` plays them."""

from __future__ import annotations

from munera.testing.spartacus import BOOK
from tests.goldens import check_words, options


def test_every_option_of_the_table_is_in_some_golden() -> None:
    assert options(BOOK.id) | {"extra_cards"} == set(BOOK.settings) | {"extra_cards"}  # whose cards have stories


def test_nothing_else_than_the_rulebook_declares_is_in_a_golden() -> None:
    check_words(BOOK.id, BOOK.vocabulary)

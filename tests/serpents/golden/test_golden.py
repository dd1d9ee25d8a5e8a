"""What the goldens of the expansion have in them; `tests/laws/test_goldens.py` plays them."""

from __future__ import annotations

from munera.games.spartacus.rulebook import BOOK as SPARTACUS
from munera.testing.serpents import BOOK
from tests.goldens import check_words, options


def test_the_options_of_the_expansion_are_in_some_golden() -> None:
    own = set(BOOK.settings) - set(SPARTACUS.settings) - {"extra_cards"}  # whose cards have stories
    assert {name for name in own if not name.startswith("house_")} <= options(BOOK.id)


def test_nothing_else_than_the_rulebook_declares_is_in_a_golden() -> None:
    check_words(BOOK.id, BOOK.vocabulary)

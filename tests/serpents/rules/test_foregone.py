"""What the expansion adds to the questions whose answer is foregone."""

from __future__ import annotations

import pytest

from munera.testing.serpents import BOOK, calm, house
from munera.testing.spartacus.titles import DENARII, GUARD

TAXES = "sc-word-to-the-tax-collector"
TONGUE = "sc-serpents-tongue"  # a card of the hand is seen and discarded


@pytest.mark.rule("SW-ASK-3")
@pytest.mark.parametrize(("card", "asked"), [(TONGUE, False), (TAXES, True)])
def test_nobody_is_asked_to_spend_a_card_for_a_card(card: str, asked: bool) -> None:
    m = calm(house(hand=[card], influence=7), house(GUARD, hand=[DENARII], coins=3, influence=7), house())
    m.scheme(card, 1)
    m.confirm()
    assert m.kind == "foil"
    assert BOOK.any_answer(m.state, m.ask(1)) == (None if asked else ("pass",))

"""Opposed influence: arrows in place of a number."""

from __future__ import annotations

import pytest

from munera.games.serpents.cards.table import OWN
from munera.testing.serpents import SEPPIUS, calm, house
from munera.testing.spartacus.titles import VISITOR

SUBMIT, WHISPER = "re-submit-to-your-betters", "re-whisper-from-below"


@pytest.mark.rule("SW-OPPOSED-1")
def test_four_reactions_have_an_arrow() -> None:
    arrows = {id: row.opposed for id, row in OWN.items() if row.opposed}
    assert arrows == {
        SUBMIT: "up",
        "re-tithe-to-the-mighty": "up",
        WHISPER: "down",
        "re-roar-of-the-mob": "down",
    }
    assert not any(OWN[id].requirement for id in arrows)


@pytest.mark.rule("SW-OPPOSED-2", "SW-OPPOSED-4")
def test_an_arrow_up_needs_more_influence_than_the_target() -> None:
    m = calm(
        house(influence=7, hand=[SUBMIT]),
        house(influence=6),
        house(influence=7),
        house(influence=8),
        moment="hosting",
    )
    m.bids(0, 1, 2, 3)
    assert m.asked() == [(0, "react")]
    assert m.offered() == ["pass", ("play", SUBMIT, 1)]


@pytest.mark.rule("SW-OPPOSED-3", "SW-OPPOSED-4")
@pytest.mark.parametrize(("influence", "plays"), [(6, True), (7, False), (8, False)])
def test_an_arrow_down_needs_less_influence_than_the_target(influence: int, plays: bool) -> None:
    m = calm(house(influence=7, hand=[VISITOR]), house(influence=influence, hand=[WHISPER]), house())
    m.scheme(VISITOR, 0)
    m.confirm()
    assert (("play", WHISPER) in m.offered(1)) is plays


@pytest.mark.rule("SW-OPPOSED-5")
def test_nobody_is_asked_to_support_a_reaction() -> None:
    m = calm(house(influence=7, hand=[VISITOR]), house(influence=6, hand=[WHISPER]), house())
    m.scheme(VISITOR, 0)
    m.confirm()
    m.answer(("play", WHISPER), 1)
    assert "support" not in {kind for _, kind in m.asked()}
    assert m.events_of("foiled") == [(0, VISITOR)]


@pytest.mark.rule("SW-SEPPIUS-7", "SW-05")
def test_no_meddling_with_arrows() -> None:
    m = calm(
        house(influence=7, hand=[VISITOR]),
        house(influence=6, hand=[WHISPER]),
        house("gu-guard", house=SEPPIUS, influence=1),
    )
    m.scheme(VISITOR, 0)
    m.answer("pass", 2)
    m.confirm()
    m.answer(("play", WHISPER), 1)
    assert m.events_of("foiled") == [(0, VISITOR)]  # Seppius was not asked
    assert m.events_of("meddles") == []

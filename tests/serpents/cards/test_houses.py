"""The powers of Seppius and Varinius, each in a story."""

from __future__ import annotations

import pytest

from munera.kernel import Stream
from munera.testing.serpents import SEPPIUS, VARINIUS, Table, calm, card, house
from munera.testing.spartacus.titles import EAR, GUARD, LOOTING, ROBBERY, RUMORS, VISITOR


def powers(m: Table) -> list[str]:
    return [option[1] for option in m.offered() if option[0] == "power"]


@pytest.mark.card("meddling")
@pytest.mark.rule("SW-SEPPIUS-2", "SW-SEPPIUS-3")
def test_meddling_makes_a_scheme_too_dear_and_it_goes_back() -> None:
    m = calm(house(influence=6, hand=[VISITOR]), house(GUARD, GUARD, house=SEPPIUS), house())
    m.scheme(VISITOR, 0)
    assert m.asked() == [(1, "react")]
    assert m.offered() == ["pass", ("meddle", 1), ("meddle", 2)]
    m.answer(("meddle", 1))
    assert m.events_of("meddles") == [(1, 0, VISITOR, 1)]
    assert [guard.ready for guard in m.assets(GUARD)] == [False, True]
    assert m.asked() == [(0, "short")]
    assert m.offered()[0] == "take_back"
    m.answer("take_back")
    assert m.hand() == [VISITOR]
    assert m.events_of("back_in_hand") == [(0, VISITOR)]
    assert m.asked() == [(0, "turn")]


@pytest.mark.parametrize("copies", [1, 2])
def test_nobody_is_sure_of_a_meddled_scheme_that_left_the_hand(copies: int) -> None:
    m = calm(house(influence=6, hand=[VISITOR] * copies), house(GUARD, GUARD, house=SEPPIUS), house())
    m.scheme(VISITOR, 0)
    m.answer(("meddle", 1))
    m.answer("take_back")
    assert [m.state.certain(viewer, 0) for viewer in (1, 2, None)] == [(VISITOR,)] * 3
    m.answer(("cash", VISITOR))
    assert [m.state.certain(viewer, 0) for viewer in (1, 2, None)] == [()] * 3
    for viewer in (1, 2, None):
        m.match.imagine(viewer, Stream.seeded("a world without that card"))


@pytest.mark.card("meddling")
@pytest.mark.rule("SW-SEPPIUS-2", "SW-SEPPIUS-3", "SW-WINDOW-5")
def test_meddling_makes_a_reaction_too_dear_and_it_goes_back() -> None:
    m = calm(house(influence=6, hand=[VISITOR]), house(GUARD, house=SEPPIUS), house(influence=6, hand=[RUMORS]))
    m.scheme(VISITOR, 0)
    m.reacts(1)
    m.confirm()
    m.answer(("play", RUMORS), 2)
    assert m.asked() == [(1, "react")]
    m.answer(("meddle", 1))
    assert m.hand(2) == [RUMORS]
    assert m.events_of("foiled") == []
    assert m.asked() == [(2, "foil")]  # the window opens again
    assert m.offered() == ["pass"]
    m.answer("pass")
    assert m.influence() == [7, 4, 6]


@pytest.mark.card("well-connected")
@pytest.mark.rule("SW-SEPPIUS-8", "SW-08")
def test_seppius_is_well_connected() -> None:
    m = calm(house(hand=[LOOTING]), house(house=SEPPIUS), house())
    m.plays(LOOTING, 0)
    assert m.events_of("bank_pays") == [(0, 3, "scheme"), (1, 1, "well-connected")]
    assert m.coins() == [8, 6, 5]


@pytest.mark.card("will-of-the-senate")
@pytest.mark.rule("SW-VARINIUS-2", "SW-VARINIUS-4")
@pytest.mark.parametrize(("answer", "influence", "legal"), [("yes", 6, True), ("no", 5, False)])
def test_the_senate_calls_for_support(answer: str, influence: int, legal: bool) -> None:
    m = calm(house(house=VARINIUS, influence=3, hand=[EAR]), house(influence=6), house())
    m.answer(("prepare", EAR))
    m.answer(("demand", (1, False)))
    assert m.asked() == [(1, "demand")]
    assert m.offered() == ["no", "yes"]
    m.answer(answer)
    assert m.influence() == [3, influence, 4]
    assert m.can(("announce", (0,))) is legal
    assert "demand" not in {option[0] for option in m.offered()}  # once in a phase


@pytest.mark.card("praetor-of-rome")
@pytest.mark.rule("SW-VARINIUS-6", "SW-11")
def test_three_guards_bring_one_back_exhausted() -> None:
    pile = [GUARD, ROBBERY, GUARD]
    m = calm(house(*[GUARD] * 3, house=VARINIUS), house(), house(), intrigue_discard=pile)
    assert powers(m) == ["praetor-of-rome"]
    m.answer(("power", "praetor-of-rome"))
    assert [guard.ready for guard in m.assets(GUARD)] == [False] * 4
    assert sorted(m.discards()) == [GUARD, ROBBERY]
    assert powers(m) == []


@pytest.mark.card("praetor-of-rome")
@pytest.mark.rule("SW-VARINIUS-6", "SW-11")
@pytest.mark.parametrize(
    ("guards", "hand", "pile"),
    [
        pytest.param([GUARD] * 3, [], [ROBBERY], id="no guard in the pile"),
        pytest.param([GUARD] * 2, [GUARD], [GUARD], id="one of three in hand"),
        pytest.param([GUARD, GUARD, card(GUARD, ready=False)], [], [GUARD], id="one of three exhausted"),
    ],
)
def test_rome_does_not_listen(guards: list[str], hand: list[str], pile: list[str]) -> None:
    m = calm(house(*guards, house=VARINIUS, hand=hand), house(), house(), intrigue_discard=pile)
    assert powers(m) == []

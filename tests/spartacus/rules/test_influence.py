"""Influence and hand: the track, its ends, the hand size, and when the hand is counted."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from munera.games.spartacus.rulebook import BOOK
from munera.testing.spartacus import Table, calm, house, intrigue, table
from munera.testing.spartacus.titles import BROTHEL, GUARD, LOOTING, ROBBERY, VISITOR
from tests.properties import same_examples

HAND_SIZES = {1: 3, 2: 3, 3: 3, 4: 4, 5: 4, 6: 4, 7: 5, 8: 5, 9: 5, 10: 6, 11: 6, 12: 6}
PAPERS = ["sc-robbery", "sc-blackmail", "sc-revenge", "sc-conspiracy", "sc-poisoned-wine", "sc-unlocked-gate"]


@pytest.mark.rule("SP-INFLUENCE-1")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_everybody_sees_the_influence_of_all(viewer: int | None) -> None:
    m = calm(house(influence=6, hand=[VISITOR]), house(influence=3), house(influence=9))
    assert [h["influence"] for h in m.view(viewer)["houses"]] == [6, 3, 9]
    m.plays(VISITOR, 1)
    assert [h["influence"] for h in m.view(viewer)["houses"]] == [6, 4, 9]
    assert m.heard(viewer, "influence") == [(1, 1, 4, "scheme")]


# ---------------------------------------------------------------------- SP-01


@pytest.mark.rule("SP-01")
@same_examples
@given(st.integers(1, 12), st.lists(st.integers(-3, 3), max_size=12))
def test_influence_stays_between_one_and_twelve(start: int, changes: list[int]) -> None:
    s = BOOK.new(0, 3)
    s.log = []
    s.influence[0] = expected = start
    for change in changes:
        before = s.influence[0]
        s.change_influence(0, change, "scheme")
        expected = max(1, min(12, expected + change))
        assert s.influence[0] == expected
        assert s.log[-1][1] == (0, expected - before, expected, "scheme")


@pytest.mark.rule("SP-01", "SP-VERB-1")
def test_a_gain_beyond_twelve_is_lost_and_a_loss_below_one_does_nothing() -> None:
    m = calm(
        house(influence=12, hand=["sc-collaboration", "sc-conspiracy"]), house(influence=12), house(influence=1)
    )
    m.plays("sc-collaboration", 0, 1)
    assert m.influence() == [12, 12, 1]
    m.answer(("prepare", "sc-conspiracy"))
    m.answer(("request", ((1, False),)))
    m.answer("yes")
    m.answer(("announce", (2,)))
    m.confirm()
    m.nobody()
    assert m.events_of("influence") == [(0, 0, 12, "scheme"), (1, 0, 12, "scheme"), (2, 0, 1, "scheme")]


@pytest.mark.rule("SP-01")
def test_the_hand_size_of_every_space() -> None:
    for influence, size in HAND_SIZES.items():
        m = calm(house(influence=influence), house(), house())
        assert m.view(2)["houses"][0]["hand_size"] == size


# ---------------------------------------------------------------------- the hand size


@pytest.mark.rule("SP-INFLUENCE-2")
@pytest.mark.parametrize("influence", [1, 3, 4, 6, 7, 9, 10])
def test_so_many_cards_may_be_held_at_the_end_of_the_turn(influence: int) -> None:
    size = HAND_SIZES[influence]
    m = calm(house(influence=influence, hand=PAPERS[:size]), house(), house())
    m.answer("end")
    assert m.asked() == [(1, "turn")]
    if size < len(PAPERS):
        m = calm(house(influence=influence, hand=PAPERS[: size + 1]), house(), house())
        m.answer("end")
        assert m.asked() == [(0, "hand_limit")]


@pytest.mark.rule("SP-INFLUENCE-2")
def test_the_current_influence_counts() -> None:
    m = calm(house(influence=6, hand=[VISITOR, *PAPERS[:5]]), house(), house())
    m.plays(VISITOR, 0)
    m.answer("end")
    assert m.asked() == [(1, "turn")]  # with 7 five cards may stay


@pytest.mark.rule("SP-INFLUENCE-3")
def test_more_cards_for_a_while_but_not_at_the_end() -> None:
    m = calm(house(influence=1, hand=PAPERS[:5]), house(), house())
    assert m.asked() == [(0, "turn")]
    m.answer(("cash", PAPERS[0]))
    assert m.asked() == [(0, "turn")]
    m.answer("end")
    assert m.asked() == [(0, "hand_limit")]
    assert "end" not in m.offered()
    m.answer(("cash", PAPERS[1]))
    assert m.asked() == [(1, "turn")]
    assert m.hand(0) == sorted(PAPERS[2:5])


# ---------------------------------------------------------------------- SP-03, SP-71


@pytest.mark.rule("SP-03")
def test_losing_influence_makes_nobody_discard_at_once() -> None:
    m = calm(
        house(influence=4, hand=["sc-spread-cheeks-wide", *PAPERS[:4]]),
        house(influence=4, hand=[LOOTING, GUARD, GUARD, GUARD]),
        house(),
    )
    m.plays("sc-spread-cheeks-wide")
    assert m.influence() == [2, 3, 3]
    assert m.asked() == [(0, "turn")]  # four cards, though three is the size for 2 now
    assert (len(m.hand(0)), len(m.hand(1))) == (4, 4)
    m.answer("end")
    assert m.asked() == [(0, "hand_limit")]  # read at that moment
    m.answer(("cash", PAPERS[0]))
    assert m.asked() == [(1, "turn")]
    assert len(m.hand(1)) == 4


@pytest.mark.rule("SP-03")
def test_what_is_too_much_may_be_played_instead_and_the_turn_goes_on() -> None:
    m = calm(house(influence=1, hand=[LOOTING, ROBBERY, GUARD, GUARD]), house(), house())
    m.answer(("prepare", ROBBERY))
    m.answer("take_back")
    m.answer("end")
    assert (m.kind, m.can(("prepare", LOOTING)), m.can(("again", 1))) == ("hand_limit", True, True)
    m.answer(("prepare", LOOTING))
    assert m.kind == "prepared"
    m.answer("take_back")
    assert m.asked() == [(0, "turn")]
    m.answer("end")
    m.answer(("again", 1))
    m.answer("take_back")
    assert m.asked() == [(0, "turn")]


@pytest.mark.rule("SP-03")
def test_what_is_too_much_is_cashed_in_laid_down_or_discarded() -> None:
    m = calm(house(influence=1, hand=[LOOTING, ROBBERY, ROBBERY, GUARD, VISITOR, VISITOR]), house(), house())
    m.answer("end")
    assert m.words() == {"lay", "cash", "discard", "prepare"}
    m.answer("lay")
    assert GUARD in m.ready(0)
    assert m.words() == {"cash", "discard", "prepare"}  # no guard is left
    m.answer(("cash", ROBBERY))
    assert m.coins()[0] == 7
    m.answer(("discard", VISITOR))
    assert m.events_of("hand_discarded") == [(0, VISITOR, "hand_limit")]
    assert m.coins()[0] == 7
    assert m.hand(0) == sorted([LOOTING, ROBBERY, VISITOR])
    assert m.discards() == [ROBBERY, VISITOR]
    assert m.asked() == [(1, "turn")]


@pytest.mark.rule("SP-03")
def test_a_guard_laid_meanwhile_may_be_enough() -> None:
    m = calm(house(influence=1, hand=[GUARD, LOOTING, ROBBERY, VISITOR]), house(), house())
    m.answer("end")
    m.act(0, "lay")
    assert m.offered() == ["enough"]
    m.answer("enough")
    assert m.asked() == [(1, "turn")]
    assert len(m.hand(0)) == 3


def shamed(influence: int, cards: int) -> Table:
    """Seat 0 ends its turn with so many cards and without a slave; seat 1 could play on that."""
    return intrigue(
        house("gl-duro", coins=5, influence=influence, hand=PAPERS[:cards]),
        house("gl-kerza", "sl-mira", coins=5, hand=[BROTHEL]),
        house("gl-agron", "sl-cook", coins=5, influence=1),
    )


@pytest.mark.rule("SP-71")
def test_a_loss_in_the_quiet_window_does_not_bring_the_hand_back() -> None:
    m = shamed(influence=4, cards=4)
    m.answer("end")
    assert m.asked() == [(0, "react"), (1, "react")]
    m.seal(s1=("play", BROTHEL, 0))
    assert m.influence() == [3, 4, 1]
    m.nobody()
    assert m.asked() == [(1, "turn")]
    assert len(m.hand(0)) == 4  # one more than three influence allow


@pytest.mark.rule("SP-71")
def test_cards_that_come_outside_the_own_turn_may_stay() -> None:
    m = calm(
        house(influence=6, hand=["sc-inside-information", GUARD]),
        house(influence=1, hand=PAPERS[:3]),
        house(),
        active=0,
        host=1,
    )
    m.plays("sc-inside-information", 1)
    assert len(m.hand(1)) == 5
    m.answer("end")
    assert m.state.phase == "market" or m.asked() == [(2, "turn")]
    assert len(m.hand(1)) == 5


@pytest.mark.rule("SP-71")
def test_nothing_is_discarded_for_nothing_unless_it_is_too_much() -> None:
    m = calm(house(influence=4, hand=PAPERS[:5]), house(), house())
    assert "discard" not in m.words()
    m.answer("end")
    m.answer(("discard", PAPERS[0]))
    assert m.asked() == [(1, "turn")]  # only as many as are too many
    assert len(m.hand(0)) == 4


@pytest.mark.rule("SP-02")
def test_influence_lost_by_its_own_player_is_an_effect_and_stops_at_one() -> None:
    # 4 are required, and 2 are lost whatever is left of them: support makes it playable with 1.
    m = calm(house(influence=1, hand=["sc-spread-cheeks-wide"]), house(influence=3), house(influence=1))
    m.answer(("prepare", "sc-spread-cheeks-wide"))
    m.answer(("request", ((1, False),)))
    m.answer("yes")
    m.answer(("announce", ()))
    m.confirm()
    m.nobody()
    assert m.events_of("succeeds") == [(0, "sc-spread-cheeks-wide")]
    assert m.events_of("influence") == [(0, 0, 1, "scheme"), (1, -1, 2, "scheme"), (2, 0, 1, "scheme")]


@pytest.mark.rule("SP-02")
def test_a_foiled_one_loses_nothing() -> None:
    m = table(
        house("gl-duro", "sl-mira", coins=1, influence=4, hand=["sc-spread-cheeks-wide"]),
        house("gl-kerza", "sl-cook", coins=1, influence=6, hand=["re-jupiters-cock"]),
        house("gl-agron", "sl-debtor", coins=1),
    )
    m.scheme("sc-spread-cheeks-wide")
    m.confirm()
    m.answer(("play", "re-jupiters-cock"))
    m.nobody()
    assert m.influence() == [4, 6, 4]

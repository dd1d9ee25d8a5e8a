"""Initiative: who acts first in a combat round."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from munera.games.spartacus.combat.initiative import ahead_by_string
from munera.testing.spartacus import Gear, Table, duel, new_game
from munera.testing.spartacus.titles import CELT, CRIXUS, NET, OENOMAUS, PERICLES, VARRO
from tests.properties import same_examples


def round_of(one: str = CELT, two: str = CELT, *dice: int, gear: Gear = ((), ()), **options: Any) -> Table:
    """A combat round begins, with two who cannot reach each other."""
    return duel(one, two, apart=5, gear=gear, dice=dice, moment="combat", options=options)


@pytest.mark.rule("SP-INITIATIVE-1")
def test_both_roll_all_speed_dice_and_the_higher_total_wins() -> None:
    m = round_of(VARRO, CRIXUS, 6, 1, 1, 2, 2, 3, 4)  # 8 against 11, though one 6 is the highest die
    assert m.events_of("speed_roll") == [(0, VARRO, 6, 1, 1), (1, CRIXUS, 2, 2, 3, 4)]
    assert m.event("initiative") == (1, CRIXUS)
    assert m.asked() == [(1, "order")]


@pytest.mark.rule("SP-INITIATIVE-2")
@pytest.mark.parametrize(("choice", "acting"), [("first", [0, 1]), ("second", [1, 0])])
def test_the_winner_acts_first_or_second(choice: str, acting: list[int]) -> None:
    m = round_of(CELT, CELT, 6, 6, 1, 1, 1, 1, 6, 6)
    assert m.offered() == ["first", "second"]
    m.answer(choice)
    assert m.event("acts") == (0, choice)
    assert m.asked() == [(acting[0], "combat_turn")]
    m.answer("end")
    assert m.asked() == [(acting[1], "combat_turn")]
    m.answer("end")
    assert m.asked() == [(1, "order")]  # the next round is rolled anew


@pytest.mark.rule("SP-INITIATIVE-3")
def test_equal_totals_are_rolled_again_by_both() -> None:
    m = round_of(CELT, CELT, 1, 6, 3, 4, 2, 2, 1, 3, 5, 5, 1, 1)
    assert m.events_of("initiative_tied") == [(), ()]
    assert len(m.events_of("speed_roll")) == 6
    assert m.event("initiative") == (0, CELT)


@pytest.mark.rule("SP-47")
def test_on_a_tie_all_speed_dice_are_rolled_again() -> None:
    m = round_of(VARRO, CELT, 1, 1, 2, 2, 2, 6, 6, 6, 1, 1)
    assert m.events_of("speed_roll") == [
        (0, VARRO, 1, 1, 2),
        (1, CELT, 2, 2),
        (0, VARRO, 6, 6, 6),
        (1, CELT, 1, 1),
    ]


@pytest.mark.rule("SP-47")
def test_tactician_works_once_per_combat_round() -> None:
    m = round_of(PERICLES, CELT, 1, 1, 1, 6, 6, 1, 5, 6, 6, 6, 6, 1, 1)
    assert m.asked() == [(0, "tactician")]
    m.answer("yes")  # 12 against 12: all roll again, and they have used it
    assert m.events_of("initiative_tied") == [()]
    assert m.asked() == [(0, "order")]
    m.answer("first")
    m.answer("end")
    m.answer("end")
    assert m.asked() == [(0, "tactician")]  # a new round


@pytest.mark.rule("SP-47")
def test_a_net_is_declared_before_any_roll_and_two_nets_cancel_each_other() -> None:
    m = round_of(CELT, CELT, 1, 1, 6, 6, gear=((NET,), (NET,)))
    assert m.events_of("speed_roll") == []
    assert sorted(m.asked()) == [(0, "net"), (1, "net")]
    m.seal(s0="yes", s1="yes")
    assert not m.asset(NET, 0).ready
    assert not m.asset(NET, 1).ready
    assert m.events_of("speed_roll") == [(0, CELT, 1, 1), (1, CELT, 6, 6)]
    assert m.asked() == [(1, "order")]


@pytest.mark.rule("SP-84")
def test_nets_are_declared_in_secret_at_the_same_time() -> None:
    m = round_of(CELT, CELT, gear=((NET,), (NET,)))
    m.answer("yes", 0)
    assert m.events_of("puts_to_use") == []
    assert m.asset(NET, 0).ready
    assert b'"mine":["yes"]' not in m.match.sent(1)
    m.answer("no", 1)
    assert (m.events_of("puts_to_use"), m.events_of("holds_back")) == ([(0, NET)], [(1, NET)])
    assert m.asked() == [(0, "order")]


@pytest.mark.rule("SP-84")
def test_only_who_has_a_ready_net_is_asked() -> None:
    m = round_of(CELT, CELT, 6, 6, 1, 1, gear=((NET,), ()))
    assert m.asked() == [(0, "net")]
    m.answer("yes")
    m.answer("second")
    m.answer("end")
    m.answer("end")
    assert m.asked() == [(0, "order")]  # in the next round the net is exhausted


@pytest.mark.rule("SP-84")
def test_tactician_is_offered_after_any_roll_tied_or_not() -> None:
    m = round_of(PERICLES, CELT, 2, 1, 1, 2, 2, 6, 6, 6, 1, 1, 1, 2, 3)
    assert m.asked() == [(0, "tactician")]  # 4 to 4
    m.answer("no")
    assert m.events_of("initiative_tied") == [()]
    assert m.asked() == [(0, "tactician")]  # 18 to 2: they may also spoil it
    m.answer("yes")
    assert m.events_of("speed_roll")[-1] == (0, PERICLES, 1, 2, 3)
    assert m.asked() == [(0, "order")]


@pytest.mark.rule("SP-84")
def test_two_tacticians_choose_in_secret_at_the_same_time() -> None:
    m = new_game(2, mode="fight", fighter_1=PERICLES, fighter_2=PERICLES)
    assert sorted(m.asked()) == [(0, "tactician"), (1, "tactician")]
    m.answer("yes", 1)
    assert m.events_of("puts_to_use") == []
    m.answer("no", 0)
    assert (m.events_of("holds_back"), m.events_of("puts_to_use")) == ([(0, PERICLES)], [(1, PERICLES)])
    assert [facts[0] for facts in m.events_of("speed_roll")][:3] == [0, 1, 1]


def test_doctore_silences_the_tactician() -> None:
    m = round_of(PERICLES, OENOMAUS, 1, 1, 1, 6, 6, 6, 6)
    assert m.asked() == [(1, "order")]


@pytest.mark.rule("SP-WINDOW-25")
def test_nets_before_the_roll_tactician_after_it_then_the_order_and_their_defaults() -> None:
    m = round_of(PERICLES, CELT, 6, 6, 6, 1, 1, gear=((NET,), ()))
    asked = []
    while m.kind != "combat_turn":
        asked.append((m.ask().seat, m.kind, m.ask().default()))
        m.answer(m.ask().default())
    assert asked == [(0, "net", "no"), (0, "tactician", "no"), (0, "order", "first")]
    assert m.events_of("holds_back") == [(0, NET), (0, PERICLES)]


# ---------------------------------------------------------------------- by dice string


@pytest.mark.rule("SP-INITIATIVE-4")
@pytest.mark.parametrize(
    ("one", "two", "winner"),
    [
        ([6, 1, 1], [5, 5], 0),  # the first pair that differs decides, not the total
        ([3, 1, 6], [6, 4], 1),
        ([4, 4, 3], [4, 4], 0),  # a die without an opponent wins with 3 or more
        ([2, 4, 4], [4, 4], None),  # not with 2
    ],
)
def test_initiative_by_dice_string(one: list[int], two: list[int], winner: int | None) -> None:
    m = round_of(VARRO, CELT, *one, *two, 6, 6, 6, 1, 1, initiative="string")
    assert m.events_of("initiative_tied") == ([()] if winner is None else [])
    assert m.ask().seat == (winner or 0)
    plain = round_of(VARRO, CELT, *one, *two, 6, 6, 6, 1, 1)
    assert (plain.ask().seat == m.ask().seat) == (
        sum(one) > sum(two) if m.ask().seat == 0 else sum(one) < sum(two)
    )


def literally(one: Sequence[int], two: Sequence[int]) -> int:
    """SP-INITIATIVE-4 word by word: who wins (1, -1), or nobody."""
    one, two = sorted(one), sorted(two)
    while one and two:
        a, b = one.pop(), two.pop()
        if a != b:
            return 1 if a > b else -1
    return (1 if one else -1) if any(die >= 3 for die in (*one, *two)) else 0


@pytest.mark.rule("SP-INITIATIVE-4")
@same_examples
@given(*[st.lists(st.integers(1, 6), min_size=1, max_size=5)] * 2)
def test_the_string_is_compared_die_by_die(one: list[int], two: list[int]) -> None:
    ahead = ahead_by_string(one, two)
    assert (ahead > 0) - (ahead < 0) == literally(one, two)
    assert ahead_by_string(two, one) == -ahead


def test_all_short_strings() -> None:
    for one, two in product(product(range(1, 7), repeat=2), product(range(1, 7), repeat=1)):
        ahead = ahead_by_string(one, two)
        assert (ahead > 0) - (ahead < 0) == literally(one, two)

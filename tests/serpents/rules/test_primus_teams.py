"""The Host forms the teams of a Primus, and the figures are placed."""

from __future__ import annotations

import pytest

from munera.games.spartacus.combat.hexes import NUMBER
from munera.testing.serpents import Table, at, fighter, primus
from munera.testing.spartacus.titles import CELT, COOK, CRIXUS, SPARTACUS, SYRIAN, THRACIAN

FIRST = [(-2, 0), (-2, -1), (-3, -1), (-4, 0), (-4, 1), (-3, 1)]
SECOND = [(4, 0), (4, -1), (3, -1), (2, 0), (2, 1), (3, 1)]


def committed(*seats: int, cards: tuple[str, ...] = (CELT, SYRIAN, THRACIAN, COOK), host: int = 0) -> Table:
    """Four combatants, committed by these seats in this order."""
    fighters = [fighter(seat, title) for seat, title in zip(seats, cards, strict=True)]
    return primus(*fighters, moment="teams", host=host)


def placed(m: Table) -> list[tuple[int, str]]:
    """Who placed a figure, in order."""
    return [(seat, card) for seat, card, _ in m.events_of("placed")]


@pytest.mark.rule("SW-TEAM-1", "SW-19", "SW-WINDOW-1")
def test_the_host_pairs_four_houses_freely() -> None:
    m = committed(1, 2, 3, 0)
    assert m.asked() == [(0, "teams")]
    assert sorted(m.offered()) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    m.answer((1, 3))
    assert m.teams() == [1, 0, 1, 0]
    assert [(seat, team) for _, _, seat, team in m.events_of("in_team")] == [(1, 1), (2, 0), (3, 1), (0, 0)]


@pytest.mark.rule("SW-TEAM-2", "SW-19")
def test_two_of_a_house_are_one_team_and_the_host_says_which_is_first() -> None:
    m = committed(1, 2, 0, 1)
    assert sorted(m.offered()) == [(0, 3), (1, 2)]
    m = committed(1, 2, 1, 2)
    assert sorted(m.offered()) == [(0, 2), (1, 3)]
    m.answer((1, 3))
    assert m.teams() == [1, 0, 1, 0]


@pytest.mark.rule("SW-53", "SW-WINDOW-1")
def test_the_default_is_the_host_with_the_most_valuable_of_the_others() -> None:
    worth = (CELT, SPARTACUS, CRIXUS, COOK)
    assert committed(1, 2, 3, 0, cards=worth).ask().default() == (1, 3)
    assert committed(0, 1, 2, 3, cards=worth).ask().default() == (0, 1)
    assert committed(0, 1, 2, 1, cards=worth).ask().default() == (0, 2)  # as far as it is legal
    # Without the Host, who was committed first.
    assert committed(1, 2, 1, 2, cards=worth).ask().default() == (0, 2)
    assert committed(0, 1, 1, 0, cards=worth).ask().default() == (0, 3)


@pytest.mark.rule("SW-TEAM-3", "SW-ARENA-1", "SW-53")
def test_team_one_is_placed_first_each_by_its_dominus_in_priority_order() -> None:
    m = committed(3, 1, 2, 0, host=2)
    m.answer((0, 1))
    assert (m.asked(), m.ask().about) == ([(3, "place")], CELT)  # from the Host, seat 2, on
    assert m.offered() == [NUMBER[place] for place in FIRST]
    m.answer(at(-3, -1))
    assert m.asked() == [(1, "place")]
    assert m.offered() == [NUMBER[place] for place in FIRST if place != (-3, -1)]
    m.answer(m.ask().default())
    assert m.asked() == [(2, "place")]
    assert m.offered() == [NUMBER[place] for place in SECOND]
    m.answer_by_default("place")
    assert placed(m) == [(3, CELT), (1, SYRIAN), (2, THRACIAN), (0, COOK)]
    assert [f.hex for f in m.state.fighters] == [at(-3, -1), at(-2, 0), at(4, 0), at(4, -1)]


@pytest.mark.rule("SW-53", "SW-19")
def test_two_figures_of_one_dominus_are_placed_as_they_were_committed_before_wagers() -> None:
    m = committed(1, 0, 0, 1)
    m.answer((0, 3))
    m.answer_by_default("place")
    assert placed(m) == [(1, CELT), (1, COOK), (0, SYRIAN), (0, THRACIAN)]
    assert m.kind == "wagers"


def test_nobody_is_on_the_sand_before_they_are_placed() -> None:
    m = committed(1, 2, 3, 0)
    assert [(f["hex"], f["team"]) for f in m.view(None)["fighters"]] == [(-1, None)] * 4

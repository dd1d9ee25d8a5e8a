"""The geometry of the arena: what holds for every hex, every way and every ring."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from munera.games.spartacus.cards.table import ARENA
from munera.games.spartacus.combat.hexes import (
    DIRECTIONS,
    DISTANCE,
    HEXES,
    NEIGHBOURS,
    NUMBER,
    PLACE,
    RADIUS,
    RING,
    START,
    TEAM_PLACES,
    in_range,
    nearest,
    open_hexes,
    reach,
)

CENTRE = NUMBER[0, 0]
a_hex = st.sampled_from(HEXES)
some_hexes = st.frozensets(a_hex, max_size=40)
a_speed = st.integers(0, 6)
a_radius = st.integers(1, RADIUS)


def ways(start: int, speed: int, taken: frozenset[int], radius: int) -> set[int]:
    """Every hex at the end of some way, found step by step with coordinates: slow, and plain."""
    ends = {PLACE[start]}
    for _ in range(speed):
        ends |= {(q + dq, r + dr) for q, r in ends for dq, dr in DIRECTIONS}
        ends = {(q, r) for q, r in ends if max(abs(q), abs(r), abs(q + r)) <= radius and NUMBER[q, r] not in taken}
        ends.add(PLACE[start])
    return {NUMBER[place] for place in ends}


# ---------------------------------------------------------------------- the grid


def test_the_arena_is_a_hexagon_of_91_hexes() -> None:
    assert (RADIUS, len(HEXES), len(set(PLACE))) == (5, 91, 91)
    assert all(max(abs(q), abs(r), abs(q + r)) <= RADIUS for q, r in PLACE)
    assert Counter(RING) == {0: 1} | {k: 6 * k for k in range(1, RADIUS + 1)}


def test_every_hex_inside_has_six_neighbours_a_side_four_and_a_corner_three() -> None:
    assert Counter(len(beside) for beside in NEIGHBOURS) == {6: 61, 4: 24, 3: 6}
    assert all((len(NEIGHBOURS[hex]) == 6) is (RING[hex] < RADIUS) for hex in HEXES)


def test_neighbours_are_mutual_and_one_step_away() -> None:
    for hex in HEXES:
        assert set(NEIGHBOURS[hex]) == {other for other in HEXES if DISTANCE[hex][other] == 1}
        assert all(hex in NEIGHBOURS[beside] for beside in NEIGHBOURS[hex])


def test_hexes_are_numbered_as_one_reads() -> None:
    assert [(r, q) for q, r in PLACE] == sorted((r, q) for q, r in PLACE)
    assert (PLACE[0], PLACE[CENTRE], PLACE[90]) == ((0, -5), (0, 0), (0, 5))


def test_the_start_marks_lie_six_apart_with_two_free_rings_behind() -> None:
    assert [PLACE[hex] for hex in START] == list(ARENA.starts)
    assert DISTANCE[START[0]][START[1]] == 6
    assert [RADIUS - RING[hex] for hex in START] == [2, 2]


def test_the_places_of_a_team_surround_its_start_mark() -> None:
    assert [list(map(PLACE.__getitem__, team)) for team in TEAM_PLACES] == [list(team) for team in ARENA.places]
    for mark, team in zip(START, TEAM_PLACES, strict=True):
        assert team == NEIGHBOURS[mark]
    assert not set(TEAM_PLACES[0]) & set(TEAM_PLACES[1])


# ---------------------------------------------------------------------- distance


@given(a_hex, a_hex, a_hex)
def test_distance_is_a_distance(a: int, b: int, c: int) -> None:
    assert DISTANCE[a][b] == DISTANCE[b][a]
    assert (DISTANCE[a][b] == 0) is (a == b)
    assert DISTANCE[a][c] <= DISTANCE[a][b] + DISTANCE[b][c]
    assert DISTANCE[a][CENTRE] == RING[a]


@given(a_hex, a_hex, st.integers(1, 4))
def test_an_attack_reaches_so_many_hexes_and_never_its_own(a: int, b: int, range: int) -> None:
    assert in_range(a, b, range) is (0 < len(way(a, b)) <= range)
    assert not in_range(a, a, range)


def way(a: int, b: int) -> list[int]:
    """A shortest way over empty sand, without its first hex."""
    steps: list[int] = []
    while a != b:
        a = min(NEIGHBOURS[a], key=lambda beside: DISTANCE[beside][b])
        steps.append(a)
    return steps


@pytest.mark.parametrize(("speed", "range", "strikes"), [(4, 1, False), (5, 1, True), (4, 2, True), (3, 3, True)])
def test_who_strikes_at_once_from_the_start_marks(speed: int, range: int, strikes: bool) -> None:
    one, two = START
    assert any(in_range(hex, two, range) for hex in reach(one, speed, (two,))) is strikes


# ---------------------------------------------------------------------- moving


@given(a_hex, a_speed)
def test_on_empty_sand_a_figure_reaches_all_within_its_speed(start: int, speed: int) -> None:
    assert reach(start, speed, ()) == {hex: d for hex, d in enumerate(DISTANCE[start]) if d <= speed}


@given(a_hex, a_speed, some_hexes, a_radius)
def test_figures_and_closed_rings_are_walked_around(
    start: int, speed: int, taken: frozenset[int], radius: int
) -> None:
    taken -= {start}
    found = reach(start, speed, tuple(taken), radius)
    assert set(found) == ways(start, speed, taken, radius)
    assert not set(found) & taken
    assert all(RING[hex] <= radius for hex in found if hex != start)


@given(a_hex, a_speed, some_hexes)
def test_steps_are_counted_along_the_way(start: int, speed: int, taken: frozenset[int]) -> None:
    found = reach(start, speed, tuple(taken - {start}))
    assert found[start] == 0
    for hex, steps in found.items():
        assert DISTANCE[start][hex] <= steps <= speed
        if steps:
            assert min(found.get(beside, speed) for beside in NEIGHBOURS[hex]) == steps - 1
    assert list(found.values()) == sorted(found.values())


@given(a_hex, a_speed, some_hexes)
def test_more_speed_reaches_more_and_more_figures_less(start: int, speed: int, taken: frozenset[int]) -> None:
    taken -= {start}
    slow, fast = reach(start, speed, tuple(taken)), reach(start, speed + 1, tuple(taken))
    assert slow.items() <= fast.items()
    assert set(slow) <= set(reach(start, speed, ()))


def test_a_figure_shut_in_stays() -> None:
    assert reach(CENTRE, 4, NEIGHBOURS[CENTRE]) == {CENTRE: 0}


# ---------------------------------------------------------------------- the restless crowd


@given(a_radius)
def test_closing_a_ring_leaves_a_smaller_hexagon(radius: int) -> None:
    assert len(open_hexes(radius)) == 3 * radius * (radius + 1) + 1
    assert all(RING[hex] <= radius for hex in open_hexes(radius))
    assert open_hexes() == tuple(HEXES)


@given(a_hex, some_hexes, a_radius)
def test_who_stands_on_a_closed_ring_goes_to_the_nearest_free_hexes(
    hex: int, taken: frozenset[int], radius: int
) -> None:
    near = nearest(hex, taken, radius)
    free = set(open_hexes(radius)) - taken
    assert set(near) <= free
    assert bool(near) is bool(free)
    assert all(DISTANCE[hex][other] > DISTANCE[hex][near[0]] for other in free - set(near))
    assert len({DISTANCE[hex][other] for other in near}) <= 1


def test_in_the_smallest_ring_everybody_is_within_two_steps() -> None:
    last = open_hexes(ARENA.smallest)
    assert max(DISTANCE[a][b] for a in last for b in last) == 2

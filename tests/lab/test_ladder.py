"""Ratings from rankings, and the ladder of a game."""

from __future__ import annotations

from math import log10

import pytest

from munera.kernel import Stream
from munera.lab.ladder import ladder
from munera.lab.ratings import Ranking, ranking, rate
from munera.lab.runner import BadSimulation


def test_two_who_win_three_of_four_are_190_apart() -> None:
    strong_won, weak_won = ranking(("strong", "weak"), (1, 2)), ranking(("strong", "weak"), (2, 1))
    games = [strong_won] * 750 + [weak_won] * 250
    strong, weak = rate(games, anchor="weak")
    assert (strong.name, weak.mu, weak.sigma) == ("strong", 1500, 0)
    assert strong.mu - weak.mu == pytest.approx(400 * log10(3), abs=1)
    assert strong.sigma == pytest.approx(400 / 2.302585 / (1000 * 0.75 * 0.25) ** 0.5, rel=0.3)
    assert strong.games == weak.games == 1000


def test_known_strengths_are_found_at_a_table_for_four() -> None:
    """Games drawn from the model itself, with strengths 8 : 4 : 2 : 1."""
    weights = {"a": 8, "b": 4, "c": 2, "d": 1}
    stream, games = Stream.seeded(4), list[Ranking]()
    for _ in range(3000):
        rest, order = dict(weights), list[tuple[str, ...]]()
        while rest:
            drawn = stream.choice([name for name, weight in rest.items() for _ in range(weight)])
            order.append((drawn,))
            del rest[drawn]
        games.append(tuple(order))
    found = {one.name: one for one in rate(games)}
    assert list(found) == ["a", "b", "c", "d"]
    for better, worse in ("ab", "bc", "cd"):
        assert found[better].mu - found[worse].mu == pytest.approx(400 * log10(2), abs=25)


def test_a_shared_place_is_half_a_win() -> None:
    games = [ranking(("x", "y"), (1, 1))] * 20
    assert [round(one.mu, 6) for one in rate(games)] == [1500, 1500]
    assert ranking(("x", "y", "z"), (2, 1, 2)) == (("y",), ("x", "z"))


def test_the_order_of_the_games_changes_nothing_but_the_error() -> None:
    games = [ranking(("x", "y"), (1, 2))] * 30 + [ranking(("x", "y"), (2, 1))] * 10
    assert [one.mu for one in rate(games)] == [one.mu for one in rate(games[::-1])]


def test_who_is_better_is_rated_higher() -> None:
    found = ladder("gladius", ("random", "greedy"), games=20, seats=2, seed=3)
    best, worst = found.ratings
    assert (best.name, worst.name) == ("greedy", "random")
    assert best.mu > worst.mu + 100
    (pairing,) = found.pairings
    assert (pairing.bot, pairing.among, pairing.result.games) == ("random", "greedy", 20)
    assert pairing.result.wins < 10
    assert found.ratings == ladder("gladius", ("random", "greedy"), games=20, seats=2, seed=3).ratings


def test_at_a_larger_table_one_sits_among_others_and_the_other_way_round() -> None:
    found = ladder("school", ("random", "greedy"), games=3, seats=3, variant={"turns": "8", "bouts": "automatic"})
    assert [(one.bot, one.among) for one in found.pairings] == [("random", "greedy"), ("greedy", "random")]
    assert all(one.games == 6 for one in found.ratings)


@pytest.mark.parametrize("names", [("greedy",), ("greedy", "greedy")])
def test_a_ladder_needs_two_different_bots(names: tuple[str, ...]) -> None:
    with pytest.raises(BadSimulation, match="two bots or more"):
        ladder("gladius", names, games=2)

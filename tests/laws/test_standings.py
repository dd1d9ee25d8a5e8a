"""What a view says of who wins, beside what the rules do."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games import book
from munera.kernel import Match, StandingsView, start, start_from
from munera.kernel.laws import short
from munera.kernel.random_play import RandomPlayer
from munera.kernel.stream import Stream
from munera.kernel.winning import leading
from munera.rules import rules

HOUSES = [
    {"house": "ho-batiatus", "influence": 10, "assets": ["gl-crixus"]},
    {"house": "ho-solonius", "influence": 7, "assets": ["gl-pericles"]},
    {"house": "ho-tullius", "influence": 10, "assets": ["gl-barca"]},
]


def standings_of(match: Match[Any]) -> StandingsView:
    found: StandingsView = match.view(None)["standings"]
    return found


def over(game: str, seats: int, seed: int = 5) -> Match[Any]:
    """A game played to its end at random."""
    case = short(book(game), seats)
    match = start(case.book, seats, seed, case.variant)
    player = RandomPlayer(Stream.seeded(seed))
    while not match.over:
        player.step(match)
    return match


@pytest.mark.parametrize("game", ["gladius", "school", "for_glory", "spartacus", "serpents"])
def test_every_game_says_what_wins(game: str) -> None:
    rulebook = book(game)
    match = start(rulebook, rulebook.seats[-1], 3)
    found = standings_of(match)
    assert [side["seat"] for side in found["sides"]] == list(match.seats)
    assert found["rule"] in rules(game) | rules(rulebook.vocabulary.borrows or game)
    assert all(match.view(seat)["standings"] == found for seat in match.seats)  # nobody knows more than others
    assert not any(side["leads"] for side in found["sides"])  # they are equal in the beginning


def test_leading() -> None:
    assert leading([4, 7, 7]) == [False, True, True]
    assert leading([3, 3]) == [False, False]
    assert leading([4, 7, 5], gone=[1]) == [False, False, True]
    assert leading([4, 7], gone=[0]) == [False, False]


def test_a_duel_is_lost_at_zero() -> None:
    match = over("gladius", 2)
    (loser,) = (side for side in standings_of(match)["sides"] if side["has"] == 0)
    assert loser["seat"] not in match.book.winners(match.state)
    assert [side["leads"] for side in standings_of(match)["sides"]] == [
        side["has"] > 0 for side in standings_of(match)["sides"]
    ]


def test_who_fights_alone_sees_how_far_the_adversary_is() -> None:
    match = start(book("gladius"), 1, 3, {"fighter_2": "lion", "turn_limit": 60})
    _, lion = standings_of(match)["sides"]
    assert (lion["seat"], lion["name"], lion["has"]) == (None, "lion", match.view(0)["fighters"][1]["hp"])
    assert standings_of(match)["turns_left"] == 60 - match.view(0)["turn"]


@pytest.mark.parametrize("victory", ["6", "9", "10"])
def test_glory_is_counted_up_to_what_the_table_has_chosen(victory: str) -> None:
    found = standings_of(start(book("for_glory"), 2, 3, {"victory": victory}))
    assert (found["counted"], found["needed"], found["sides"][0]["of"]) == ("glory", int(victory), int(victory))


def test_fame_is_counted_until_the_last_turn() -> None:
    match = start(book("school"), 3, 3, {"turns": "8"})
    assert (standings_of(match)["needed"], standings_of(match)["turns_left"]) == (None, 7)
    match = over("school", 2)
    most = max(side["has"] for side in standings_of(match)["sides"])
    assert standings_of(match)["turns_left"] == 0
    assert all(standings_of(match)["sides"][seat]["has"] == most for seat in match.book.winners(match.state))


@pytest.mark.parametrize("game", ["spartacus", "serpents"])
def test_influence_is_counted_up_to_the_end_of_the_track(game: str) -> None:
    match: Match[Any] = start_from(book(game), {"moment": "intrigue", "houses": HOUSES, "round": 3, "host": 0})
    found = standings_of(match)
    assert (found["counted"], found["needed"]) == ("influence", 12)
    assert [(side["has"], side["leads"]) for side in found["sides"]] == [(10, True), (7, False), (10, True)]

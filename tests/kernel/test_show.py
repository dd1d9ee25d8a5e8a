"""Matches, states, questions and views print themselves; a printed match hides what spectators may not know."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from munera.games import books
from munera.games.gladius.rulebook import Gladius
from munera.kernel import Illegal, Match, Rulebook, Space, Stream, View, start
from munera.kernel.random_play import RandomPlayer
from munera.kernel.show import WIDTH
from tests.kernel.forum import BOOK as FORUM

GLADIUS = books()["gladius"]
DECISIONS = 150


def positions(book: Rulebook[Any], seats: int) -> list[Match[Any]]:
    """A game at every fifth of its decisions."""
    match, player = start(book, seats, "printed", book.short_game_for(seats)), RandomPlayer(Stream.seeded(seats))
    found = [match.fork(log=True)]
    for number in range(DECISIONS):
        if match.over:
            break
        player.step(match)
        if number % 5 == 0 or match.over:
            found.append(match.fork(log=True))
    return found


@pytest.mark.parametrize("game", books())
def test_a_match_prints_what_a_spectator_may_know(game: str) -> None:
    """Redealt cards, redrawn chance and other sealed answers change nothing of what is printed."""
    book, stream, differing = books()[game], Stream.seeded("hidden"), 0
    for match in positions(book, book.seats[-1]):
        other = match.imagine(None, stream)
        assert (str(other), repr(other)) == (str(match), repr(match))
        differing += other.state.dump() != match.state.dump()
    assert differing


@pytest.mark.parametrize("game", books())
def test_a_printed_match_has_every_seat_and_every_question(game: str) -> None:
    book = books()[game]
    for match in positions(book, book.seats[-1]):
        titles = [line.split("  ")[0] for line in str(match).splitlines()]
        summed_up = list(book.summary(book.view(match.state, None)))
        assert titles[: 1 + len(summed_up)] == [game, *summed_up]
        if type(book).summary is not Rulebook.summary:  # else the plain numbers of the view are printed
            lines = [title for title in titles if title.startswith("seat")]
            assert lines == [f"seat {seat}" for seat in match.seats]
        assert titles.count("asked") == len(match.pending)
        assert all(ask.question() in str(match) for ask in match.pending)
        assert all(len(line) <= WIDTH for line in str(match).splitlines())


def test_the_adversary_of_a_solo_bout_is_printed() -> None:
    assert "\nadversary  style=lion hp=" in str(start(GLADIUS, 1, 3, {"fighter_2": "lion"}))


def test_how_it_is_asked_and_who_has_won_is_printed() -> None:
    match, player = start(books()["school"], 2, 5, {"turns": "8"}), RandomPlayer(Stream.seeded(2), acts=0)
    assert str(match).count("(in secret)") == 2
    match.answer(0, match.ask_of(0).default())
    assert str(match).count("(in secret)") == str(match).count("(sealed)") == 1
    floors = 0
    while match.pending:
        floors += "(whoever is first)" in str(match)
        player.step(match)
    assert floors
    assert str(match).splitlines()[-1].split() == [
        "over",
        "won",
        "by",
        "seat",
        str(*match.book.winners(match.state)),
    ]
    assert repr(match) == "<Match of school, 2 seats, over>"


def test_a_question_prints_with_its_options() -> None:
    match = start(GLADIUS, 2, 7)
    ask = match.waiting()[0]
    options: Any = ask.options
    assert str(ask).splitlines() == ["seat 0: attack (GL-ATTACK-1)", *(f"  {option}" for option in options)]
    assert repr(ask) == "Ask(0, 'attack', about=None)"


def test_a_space_prints_its_description() -> None:
    player, match = RandomPlayer(Stream.seeded(1)), start(books()["school"], 2, 5)
    while not isinstance(match.waiting()[0].options, Space):
        player.step(match)
    ask = match.waiting()[0]
    options: Any = ask.options
    assert all(name in str(ask) for name in options.describe())
    assert str(ask.options).splitlines() == [line[2:] for line in str(ask).splitlines()[1:]]


@pytest.mark.parametrize("game", books())
def test_a_view_is_the_dict_that_is_sent_and_prints_in_lines(game: str) -> None:
    for match in positions(books()[game], books()[game].seats[0])[::4]:
        for viewer in (None, *match.seats):
            view = match.view(viewer)
            assert isinstance(view, View)
            assert view == match.message(viewer)["view"]
            assert json.dumps(view) == json.dumps(dict(view))
            assert [line.split()[0] for line in str(view).splitlines() if line[0] != " "] == list(view)


def test_a_hand_is_in_the_view_of_its_seat() -> None:
    match = start(GLADIUS, 2, 7)
    assert f"\nhand         {', '.join(match.view(0)['hand'])}\n" in str(match.view(0))
    assert "\nhand         -\n" in str(match.view())
    with pytest.raises(Illegal):
        match.view(2)


def test_a_state_prints_all_of_it_but_chance() -> None:
    state = start(GLADIUS, 2, 7).state
    assert all(f"{name:10}" in str(state) for name in state.fields())
    assert state.key.hex() not in str(state) + repr(state)
    assert repr(state) == "<Duel>"


def test_a_game_that_says_nothing_of_it_prints_its_plain_facts() -> None:
    match = start(FORUM, 3, 1)
    plain = [name for name, value in match.view().items() if isinstance(value, str | int)]
    assert plain
    assert all(f"{name}=" in str(match).splitlines()[1] for name in plain)


class Curious(Gladius):
    """A rulebook that would print a hand, if it could."""

    def summary(self, view: Mapping[str, Any]) -> Mapping[str, Mapping[str, object]]:
        return {"table": {"hand": view["hand"], "known": view["known"]}}


def test_what_a_match_prints_is_made_of_what_a_spectator_sees() -> None:
    match = start(Curious(), 2, 7)
    assert all(match.view(seat)["hand"] for seat in match.seats)
    assert str(match).splitlines()[1].split() == ["table", "hand=[]", "known=[]"]

"""Every question, answer and part of a game has the shape that the game declares: what the web app is told."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal, TypedDict

import pytest

from munera.games import books
from munera.kernel import Match, Space, pick, start, start_from
from munera.kernel.random_play import RandomPlayer
from munera.kernel.shapes import fits
from munera.kernel.stream import Stream
from munera.testing import check_position
from tests.laws.asking import ASKING

GAMES = [game for game in books() if find_spec(f"munera.games.{game}.answers")]
LONGEST = 1500  # inputs looked at in one game


class Pair(TypedDict):
    left: int
    right: list[str]


@pytest.mark.parametrize(
    ("value", "hint", "is_so"),
    [
        ("pass", Literal["pass"], True),
        ("stay", Literal["pass"], False),
        (True, int, False),
        (1, Literal[True], False),
        (("bid", 3), Literal["pass"] | tuple[Literal["bid"], int], True),
        (["bid", 3], tuple[Literal["bid"], int], True),
        (("bid", 3, 4), tuple[Literal["bid"], int], False),
        ((1, 2, 3), tuple[int, ...], True),
        ((1, "2"), tuple[int, ...], False),
        ({"left": 1, "right": ["a"]}, Pair, True),
        ({"left": 1}, Pair, False),
        ({"left": 1, "right": ["a"], "more": 1}, Pair, False),
        ({"a": 1}, Mapping[str, int], True),
        ({"a": "b"}, Mapping[str, int], False),
        (None, int | None, True),
    ],
)
def test_shapes(value: object, hint: Any, is_so: bool) -> None:
    assert fits(value, hint) is is_so


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_has_a_shape(game: str) -> None:
    declared = import_module(f"munera.games.{game}.answers")
    kinds = {*declared.ANSWERS, *declared.SPACES}
    assert kinds == set(books()[game].vocabulary.asks)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_and_answered_has_its_shape(game: str) -> None:
    book = books()[game]
    for seats in sorted({book.seats[0], book.law_seats[-1] if book.law_seats else book.seats[-1]}):
        match = start(book, seats, f"shapes {seats}", book.short_game_for(seats))
        player = RandomPlayer(Stream.seeded(f"shapes {seats}"), 4000)
        for _ in range(LONGEST):
            if match.over:
                break
            check(match, game)
            player.step(match)


@pytest.mark.parametrize("game", ASKING)
def test_every_kind_of_question_is_asked_somewhere(game: str) -> None:
    first = start(books()[game], 3 if 3 in books()[game].seats else 2, 0).pending
    asked = {*ASKING[game], *(ask.kind for ask in first)}
    assert asked == set(books()[game].vocabulary.asks)


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game in ASKING for kind in ASKING[game]])
def test_every_question_and_its_answers_have_their_shape(game: str, kind: str) -> None:
    """So have the questions that follow; and whatever is asked can be forked, saved, recorded and imagined."""
    book, position = books()[game], ASKING[game][kind]
    match = start_from(book, position)
    assert kind in {ask.kind for ask in match.pending}, f"the position of {kind} asks {match.pending}"
    check(match, game)
    check_position(book, position, [(ask.seat, ask.kind) for ask in match.waiting()], steps=1)
    stream = Stream.seeded(f"shapes {game} {kind}")
    for ask in match.pending:
        options = ask.options
        some = [pick(options, stream) for _ in range(5)] if isinstance(options, Space) else options[:5]
        for answer in some:
            twin = match.fork()
            twin.answer(ask.seat, answer)
            check(twin, game)


def check(match: Match[Any], game: str) -> None:
    """The open questions, what may be done at any time, and what is given on request."""
    declared = import_module(f"munera.games.{game}.answers")
    for ask in match.pending:
        options = ask.options
        assert fits(ask.about, declared.ABOUT[ask.kind]), (ask.kind, ask.about)
        if isinstance(options, Space):
            assert fits(options.describe(), declared.SPACES[ask.kind]), (ask.kind, options.describe())
            assert fits(options.default(), declared.ANSWERS[ask.kind]), (ask.kind, options.default())
        else:
            for option in options:
                assert fits(option, declared.ANSWERS[ask.kind]), (ask.kind, option)
        message = match.message(ask.seat, match.events_told(ask.seat))
        assert fits(message["anytime"], declared.ANYTIME), message["anytime"]
    parts = getattr(import_module(f"munera.games.{game}.view"), "PARTS", {})
    assert set(match.book.parts) == set(parts)
    for name, hint in parts.items():
        assert fits(match.part(match.awaited()[0] if match.awaited() else None, name), hint), name

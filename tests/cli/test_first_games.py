"""Somebody's first game, which the browser, the terminal and programs set up from one place."""

from __future__ import annotations

import json
from typing import Any

import pytest

from munera import bots
from munera.bots import make
from munera.bots.playing import play
from munera.games import book, books
from munera.games.game import Game
from munera.kernel import Stream, start
from munera.tables import first_games
from tests.cli.conftest import Munera

GAMES = tuple(books())


@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_played(game: str) -> None:
    first = first_games.first_game(book(game))
    assert set(first.bots) <= set(bots.names(game))
    assert start(book(game), first.seats, 1, first.options).pending


@pytest.mark.parametrize("game", GAMES)
def test_programs_are_told_of_it(game: str, munera: Munera) -> None:
    reply = json.loads(munera("games", "--json").stdout)["games"][game]["first"]
    assert reply == first_games.facts(book(game))


def winners(me: str, games: int) -> float:
    """How many of the first duels somebody who plays like this bot wins."""
    first, won = first_games.first_game(book("gladius")), 0.0
    for seed in range(games):
        match = start(book("gladius"), first.seats, seed, first.options, keep=False)
        players = [
            make(bot, "gladius", Stream.seeded(f"{seed}/{seat}")) for seat, bot in enumerate((me, *first.bots))
        ]
        play(match, players, Stream.seeded(seed))
        won += match.book.score(match.state)[0]
    return won / games


def test_the_first_duel_is_fair_and_chance_can_win_it() -> None:
    assert 0.45 <= winners("greedy", 400) <= 0.55
    assert winners("random", 300) >= 0.05


def test_a_game_that_says_nothing_is_played_by_two_and_not_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    plain: dict[str, Any] = {"school": Game("school", "munera.games.school.rulebook:BOOK")}
    monkeypatch.setattr(first_games, "game", plain.__getitem__)
    assert first_games.facts(book("school")) == {"seats": 2, "options": {}, "bots": ["greedy"]}


def test_the_terminal_starts_it(munera: Munera) -> None:
    out = munera("play", "gladius", "--first", "--seed", "1", script=["concede", "yes"]).stdout
    assert "munera play gladius --seed 1 --set fighter_1=samnite --set fighter_2=samnite" in out


@pytest.mark.parametrize(("option", "value"), [("--seat", "bot"), ("--seats", "2"), ("--set", "start=one")])
def test_it_settles_who_plays_and_how(option: str, value: str, munera: Munera) -> None:
    done = munera("play", "gladius", "--first", option, value)
    assert done.exit_code == 2
    assert f"{option} cannot be given with --first" in done.stderr

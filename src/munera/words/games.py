"""The words of one game: how it phrases its facts, and how its story is told.

A game's words are a package here that is named as the game, with its `WORDS`. A game without one is told plainly.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from munera.kernel import Rulebook
from munera.words.phrasing import PLAIN, Game, Phrasing
from munera.words.teller import PlainTeller, Teller

if TYPE_CHECKING:
    from munera.words.speech import Words


class GameWords(NamedTuple):
    """What a game brings to say itself in words, beside its catalogues."""

    phrasing: Phrasing[Any] = PLAIN
    teller: type[Teller[Any]] = PlainTeller


@cache
def words_of_game(game: str) -> GameWords:
    """The words of the game with this id."""
    name = f"{__package__}.{game.replace('-', '_')}"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:  # there are words, and something that they need is missing
            raise
        return GameWords()
    found = getattr(module, "WORDS", None)  # a game may be called like a module that is here for another purpose
    return found if isinstance(found, GameWords) else GameWords()


def phrasing_of(game: Game) -> Phrasing[Any]:
    """How this game speaks of its facts."""
    return words_of_game(game if isinstance(game, str) else game.id).phrasing


def teller_of(book: Rulebook[Any], words: Words) -> Teller[Any]:
    """The teller of a game."""
    return words_of_game(book.id).teller(book, words)

"""Finds the words of one game: how its facts are put into words, and how its story is told.

The object of a game (`munera.games.game.Game`) names its `WORDS`. A game without any is told plainly.
"""

from __future__ import annotations

from functools import lru_cache
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, NamedTuple

from munera.games import games
from munera.kernel import Rulebook
from munera.words.ending import PLAIN_ENDING, Ending
from munera.words.phrasing import PLAIN, Game, Phrasing
from munera.words.teller import PlainTeller, Teller

if TYPE_CHECKING:
    from munera.words.speech import Words


class GameWords(NamedTuple):
    """What a game brings to be put into words, beside its catalogues."""

    phrasing: Phrasing[Any] = PLAIN
    teller: type[Teller[Any]] = PlainTeller
    ending: Ending = PLAIN_ENDING


PLAIN_WORDS = GameWords()


def words_of_game(game: str) -> GameWords:
    """The words that the object of this game names, or the plain ones."""
    where = games()[game].words if game in games() else ""
    return _words_at(where) if where else PLAIN_WORDS


@lru_cache(maxsize=64)
def _words_at(where: str) -> GameWords:
    """The words at this import string, which are asked for several times in every line of a story."""
    found: GameWords = resolve_name(where)
    return found


def phrasing_of(game: Game) -> Phrasing[Any]:
    """How the facts of this game are put into words."""
    return words_of_game(game if isinstance(game, str) else game.id).phrasing


def teller_of(book: Rulebook[Any], words: Words) -> Teller[Any]:
    """Make the teller of a game's story."""
    return words_of_game(book.id).teller(book, words)


def ending_of_game(book: Rulebook[Any]) -> Ending:
    """What a game brings for its end."""
    return words_of_game(book.id).ending

"""Tellers: how the story of a game is told. A game without its own is told plainly.

The teller of a game is the subclass of `Teller` in the module here that is named as the game.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from munera.kernel import Rulebook
from munera.words.speech import Words
from munera.words.tellers.teller import LOG, NEWS, NOWHERE, Teller

__all__ = ["LOG", "NEWS", "NOWHERE", "Teller", "teller_of"]


def teller_of(book: Rulebook[Any], words: Words) -> Teller:
    """The teller of a game."""
    return _found(book.id)(book, words)


@cache
def _found(game: str) -> type[Teller]:
    name = f"{__name__}.{game.replace('-', '_')}"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:  # there is a teller, and something that it needs is missing
            raise
        return Teller
    own = (one for one in vars(module).values() if isinstance(one, type) and one.__module__ == name)
    return next((one for one in own if issubclass(one, Teller)), Teller)

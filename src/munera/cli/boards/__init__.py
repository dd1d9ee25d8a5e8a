"""Boards: how games look in a terminal. A game without its own is shown as a table.

The board of a game is the subclass of `Board` in the module here that is named as the game: a new one needs a new
file, and nothing else.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from munera.cli.boards.board import Board, Moment, Unclear
from munera.cli.boards.generic import GenericBoard
from munera.kernel import Rulebook
from munera.words import Words

__all__ = ["Board", "Moment", "Unclear", "board_of"]


def board_of(book: Rulebook[Any], words: Words, *, plain: bool = False) -> Board:
    """The board of a game."""
    return _found(book.id)(book, words, plain=plain)


@cache
def _found(game: str) -> type[Board]:
    name = f"{__name__}.{game.replace('-', '_')}"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:  # there is a board, and something that it needs is missing
            raise
        return GenericBoard
    own = (one for one in vars(module).values() if isinstance(one, type) and one.__module__ == name)
    return next((one for one in own if issubclass(one, Board) and one is not Board), GenericBoard)

"""Boards: how games look in a terminal. A game without a board of its own is shown as a table of its view.

The object of a game (`munera.games.game.Game`) names its board.
"""

from __future__ import annotations

from typing import Any

from munera.cli.boards.board import Board, Moment, Unclear
from munera.cli.boards.generic import GenericBoard
from munera.games import games
from munera.kernel import Rulebook
from munera.words import Words

__all__ = ["Board", "Moment", "Unclear", "board_of"]


def board_of(book: Rulebook[Any], words: Words, *, plain: bool = False) -> Board:
    """Make the board of a game."""
    own: type[Board] | None = games()[book.id].load("boards") if book.id in games() else None
    return (own or GenericBoard)(book, words, plain=plain)

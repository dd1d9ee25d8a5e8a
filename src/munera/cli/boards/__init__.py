"""Boards: how games look in a terminal. A game without its own is shown as a table."""

from __future__ import annotations

from typing import Any

from munera.cli.boards.board import Board, Moment, Unclear
from munera.cli.boards.generic import GenericBoard
from munera.cli.boards.gladius import GladiusBoard
from munera.cli.boards.school import SchoolBoard
from munera.kernel import Rulebook
from munera.words import Words

BOARDS: dict[str, type[Board]] = {"gladius": GladiusBoard, "school": SchoolBoard}

__all__ = ["BOARDS", "Board", "Moment", "Unclear", "board_of"]


def board_of(book: Rulebook[Any], words: Words, *, plain: bool = False) -> Board:
    """The board of a game."""
    return BOARDS.get(book.id, GenericBoard)(book, words, plain=plain)

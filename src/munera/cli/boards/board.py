"""What a board is: how a view of a game becomes something to look at."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from munera.kernel import Rulebook
from munera.words import Cast, Words


class Board(ABC):
    """One game's board. It gets a view and nothing else, so it cannot show what the viewer may not see."""

    headings: frozenset[str] = frozenset()  # the kinds of event that begin a paragraph of the story

    def __init__(self, book: Rulebook[Any], words: Words, *, plain: bool = False) -> None:
        self.book, self.words, self.plain = book, words, plain

    @abstractmethod
    def draw(self, view: Mapping[str, Any], cast: Cast, labels: Mapping[int, str]) -> RenderableType:
        """The table as the viewer sees it, his own cards included. labels: who or what plays each seat."""

    def cast(self, view: Mapping[str, Any], names: tuple[str, ...], you: int | None) -> Cast:  # noqa: ARG002
        """Who the fighters and seats in this game's events are."""
        return Cast(names, you)

    def discards(self, view: Mapping[str, Any]) -> list[str] | None:
        """The discard pile, if the game has one that everybody sees."""
        pile = view.get("discard")
        return [str(card) for card in pile] if isinstance(pile, list) else None

    def label(self, id: str, style: str = "dim", **args: str | int) -> Text:
        """Some words of the board itself."""
        return Text(self.words.text(id, **args), style)

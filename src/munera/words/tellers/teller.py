"""How a game is told: who is who at each event, and what is worth telling."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from munera.kernel import Option, Rulebook
from munera.words.cast import Cast
from munera.words.narrator import Narrate
from munera.words.speech import Words

NEWS, LOG, NOWHERE = "news", "log", "nowhere"
View: TypeAlias = Mapping[str, Any]


class Teller:
    """The story of one game, for every host. It gets a view and nothing else."""

    headings: frozenset[str] = frozenset()  # the kinds of event that begin a paragraph
    chapter = ""  # the kind of event that begins a chapter: a long story is read by chapters

    def __init__(self, book: Rulebook[Any], words: Words) -> None:
        self.book, self.words = book, words

    def cast(self, view: View, names: tuple[str, ...], you: int | None) -> Cast:  # noqa: ARG002
        """Who the fighters and seats in this game's events are."""
        return Cast(names, you)

    def narrator(self, view: View, names: tuple[str, ...], you: int | None) -> Narrate:
        """Who is who at each event, asked event by event from the first one on."""
        cast = self.cast(view, names, you)
        return lambda _: cast

    def told_in(self, event: Sequence[Option], cast: Cast) -> str:  # noqa: ARG002
        """Is this for the news, too small for anything but the log, or told elsewhere already?"""
        return NEWS

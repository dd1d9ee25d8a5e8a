"""How a game is told: who is who at each event, and what is worth telling."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeAlias

from munera.kernel import Option, Rulebook
from munera.words.cast import C, Cast
from munera.words.weights import NEWS, Weights

if TYPE_CHECKING:
    from munera.words.speech import Words

LOG, NOWHERE = "log", "nowhere"
View: TypeAlias = Mapping[str, Any]
Narrate: TypeAlias = Callable[[Sequence[Option]], C]


class Teller(ABC, Generic[C]):
    """The story of one game, for every host. It gets a view and nothing else."""

    headings: frozenset[str] = frozenset()  # the kinds of event that begin a paragraph
    chapter = ""  # the kind of event that begins a chapter: a long story is read by chapters

    weights = Weights()

    def __init__(self, book: Rulebook[Any], words: Words) -> None:
        self.book, self.words = book, words

    @abstractmethod
    def cast(self, view: View, names: tuple[str, ...], you: int | None) -> C:
        """Who the fighters and seats in this game's events are."""

    def narrator(self, view: View, names: tuple[str, ...], you: int | None) -> Narrate[C]:
        """Who is who at each event, asked event by event from the first one on."""
        known = self.cast(view, names, you)
        return lambda _: known

    def told_in(self, event: Sequence[Option], cast: C) -> str:  # noqa: ARG002
        """Is this for the news, too small for anything but the log, or told elsewhere already?"""
        return NEWS

    def weight(self, event: Sequence[Option]) -> str:
        """How long it deserves to be looked at, in a word: see `munera.words.weights`."""
        return self.weights.of(str(event[0]))

    def setback(self, event: Sequence[Option], cast: C) -> bool:
        """Does it befall the reader, instead of being their own doing? Asked of what speaks of the reader."""
        kind, last = str(event[0]), event[-1] if len(event) > 2 else None
        if kind in self.weights.aside or (isinstance(last, str) and last in self.weights.willed):
            return False
        return kind in self.weights.befalls or not self.words.begins_with_reader(self.book, event, cast)


class PlainTeller(Teller[Cast]):
    """The story of a game that has no words of its own."""

    def cast(self, view: View, names: tuple[str, ...], you: int | None) -> Cast:  # noqa: ARG002
        return Cast(names, you)

"""How the story of a game is told: who is who at each event, and where each event is told."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeAlias

from munera.kernel import Option, Rulebook
from munera.words.cast import C, Cast
from munera.words.weights import NEWS, Weights

if TYPE_CHECKING:
    from munera.words.speech import Words

LOG, NOWHERE = "log", "nowhere"
View: TypeAlias = Mapping[str, Any]


class Narrator(Generic[C]):
    """Names who is who at each event of a story; it is called for every event, from the first one on.

    What it says of an event follows from the view with which the story began and from the events until then, and
    from nothing later. So a story that is told bit by bit reads like one that is told in one go.
    """

    def __init__(self, cast: C) -> None:
        self.cast = cast

    def __call__(self, event: Sequence[Option]) -> C:  # noqa: ARG002
        """The cast for this event."""
        return self.cast


class Teller(ABC, Generic[C]):
    """Tells the story of one game, for every host. It is given a view, events and nothing else."""

    headings: frozenset[str] = frozenset()  # the kinds of event that begin a paragraph
    chapter = ""  # the kind of event that begins a chapter: a long story is read by chapters

    weights = Weights()
    landmarks: Mapping[str, str] = {}  # which kinds of event are landmarks, and of which sort

    def __init__(self, book: Rulebook[Any], words: Words) -> None:
        self.book, self.words = book, words

    @abstractmethod
    def cast(self, view: View, names: tuple[str, ...], you: int | None) -> C:
        """Name the seats and fighters that the events and questions of this view speak of."""

    def narrator(self, view: View, names: tuple[str, ...], you: int | None) -> Narrator[C]:
        """Make the narrator of a story that begins with this view.

        Where that view is not known any more, a later one serves: of what the events do not tell, it may name the
        present owners.
        """
        return Narrator(self.cast(view, names, you))

    def channel_of(self, event: Sequence[Option], cast: C) -> str:  # noqa: ARG002
        """Where an event is told: in the news, only in the log since it is small, or nowhere."""
        return NEWS

    def weight(self, event: Sequence[Option]) -> str:
        """How long an event deserves to be looked at, as one of the words of `munera.words.weights`."""
        return self.weights.of(str(event[0]))

    def landmark(self, event: Sequence[Option]) -> str:
        """Which sort of landmark an event is, as one of the words of `munera.words.landmarks`; else nothing."""
        return self.landmarks.get(str(event[0]), "")

    def setback(self, event: Sequence[Option], cast: C) -> bool:
        """Does an event that names the reader happen to them, instead of being their own doing?"""
        kind, last = str(event[0]), event[-1] if len(event) > 2 else None
        if kind in self.weights.neutral or (isinstance(last, str) and last in self.weights.voluntary):
            return False
        return kind in self.weights.setbacks or not self.words.begins_with_reader(self.book, event, cast)


class PlainTeller(Teller[Cast]):
    """Tells the story of a game that has no words of its own."""

    def cast(self, view: View, names: tuple[str, ...], you: int | None) -> Cast:  # noqa: ARG002
        return Cast(names, you)

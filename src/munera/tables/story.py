"""The story of a game as one viewer hears it, in one phrasing: every event is put into words once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from munera.kernel import Option, Seat
from munera.tables.json_text import json_text
from munera.tables.origin import opening_view
from munera.tables.table_game import TableGame
from munera.tables.wording import Wording
from munera.words import Narrator

Event: TypeAlias = Sequence[Option]
Names: TypeAlias = tuple[str, ...]

EVENTS_AT_ONCE = 4  # put into words without a pause: about a millisecond
HEARD_AT_ONCE = 20  # only followed, to know who is who


class Story:
    """The lines of a story, as JSON texts. It only grows: after an undo another one takes its place.

    A viewer who comes late, or speaks another language, may need it from the beginning. So it is told in small
    bits, between which a host can do other things; several viewers may tell the same story at the same time.
    """

    def __init__(self, wording: Wording, names: Names, you: Seat | None, opening: Callable[[], Any]) -> None:
        self.wording, self.names, self.you = wording, names, you
        self.events: list[Event] = []
        self.course: tuple[int, int] | None = None  # which game, and after how many undos
        self.lines_made = 0  # how many lines were made here, for whoever reckons the work
        self._opening = opening  # the view with which the story begins
        self._narrator: Narrator[Any] | None = None
        self._followed = 0  # events that the narrator has heard
        self._first: int | None = None  # the number of the first event that is wanted in words
        self._lines: list[str] = []  # from that one on; empty for an event of which nothing is said

    def hear(self, events: Sequence[Event]) -> bool:
        """Take note of all that the viewer was told until now. False: it went another way, and must be cut."""
        known = len(self.events)
        if len(events) < known or (known and events[known - 1] != self.events[-1]):
            return False
        self.events += events[known:]
        return True

    def cut(self, events: Sequence[Event]) -> Story:
        """The story of what the viewer was told otherwise in the end; what happened all the same is kept."""
        same = next(
            (n for n, (one, other) in enumerate(zip(self.events, events, strict=False)) if one != other),
            min(len(self.events), len(events)),
        )
        other = Story(self.wording, self.names, self.you, self._opening)
        other.events = list(events)
        if self._first is not None:
            other._first = min(self._first, same)
            other._lines = self._lines[: same - other._first]
        return other

    def tell(self, since: int, until: int) -> Iterator[None]:
        """Put the events from number `since` to `until` into words, with a pause wherever it yields."""
        if self._first is None or (not self._lines and self._followed <= since < self._first):
            self._first = since
        if since < self._first:
            yield from self._tell_beginning(since, self._first)
        if self._narrator is None:
            self._narrator = self._new_narrator()
        work = 0.0
        while self._followed < until:
            number = self._followed
            event = self.events[number]
            cast = self._narrator(event)
            self._followed += 1
            work += 1 / HEARD_AT_ONCE
            if number >= self._first + len(self._lines):
                self._lines.append(self._line(number, event, cast))
                work += 1 / EVENTS_AT_ONCE
            if work >= 1:
                work = 0.0
                yield

    def _tell_beginning(self, since: int, first: int) -> Iterator[None]:
        """Put what was left out before the first line into words: nobody had asked for it."""
        narrate, lines, work = self._new_narrator(), list[str](), 0.0
        for number in range(first):
            cast = narrate(self.events[number])
            work += 1 / HEARD_AT_ONCE
            if number >= since:
                lines.append(self._line(number, self.events[number], cast))
                work += 1 / EVENTS_AT_ONCE
            if work >= 1:
                work = 0.0
                yield
        if self._first is not None and since < self._first <= first:  # else somebody else was faster
            self._lines[:0] = lines[: self._first - since]
            self._first = since

    def _new_narrator(self) -> Narrator[Any]:
        return self.wording.teller.narrator(self._opening(), self.names, self.you)

    def _line(self, number: int, event: Event, cast: Any) -> str:
        self.lines_made += 1
        line = self.wording.event_line(number, event, cast, self.you)
        return "" if line is None else json_text(line)

    def lines(self, since: int, until: int) -> list[str]:
        """The lines of these events, which must have been told."""
        return [line for _, line in self.numbered_lines(since, until)]

    def numbered_lines(self, since: int, until: int) -> list[tuple[float, str]]:
        """The same lines, each with the number of its event."""
        first = since if self._first is None else self._first
        assert since >= until or first <= since <= until <= first + len(self._lines), "not told yet"
        return [(n, line) for n, line in enumerate(self._lines[since - first : until - first], since) if line]


class Stories:
    """The stories of one table: viewers from the same seat, or all spectators, share one in each phrasing."""

    def __init__(self) -> None:
        self._stories: dict[tuple[Seat | None, str, str, str], Story] = {}

    def story(self, game: TableGame, wording: Wording, names: Names, you: Seat | None) -> Story:
        """The story of this viewer, which has heard all that they were told until now."""
        words, events = wording.words, game.match.events(you)
        key = (you, words.lang, words.edition, words.titles)
        story = self._stories.get(key)
        if story is None or story.names != names:
            story = Story(wording, names, you, lambda: opening_view(game.book, game.origin, you))
        if story.course != (game.instance, game.rewinds) or not story.hear(events):
            story = story.cut(events)
            story.course = game.instance, game.rewinds
        self._stories[key] = story
        return story

    def forget(self) -> None:
        """Forget all of them; to whoever comes back they are told again."""
        self._stories.clear()

"""What the tables of all games have in common: tests tell games as stories, played by the real rules.

Every game has a table of its own, which adds how its positions are written, what its players do and what lies on
it. `PlainTable` is for a game that has none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from munera.kernel import AnyAsk, Match, Option, Rulebook, Seat, Space, start, start_from
from munera.kernel.state import END_OF_SCRIPT, State, is_news_to, is_told_to

S = TypeVar("S", bound=State)

Written = dict[str, Any]
"""A part of a written position."""
Facts = tuple[Any, ...]
"""What an event tells, in the order that the vocabulary of the game declares."""


def listed(ask: AnyAsk) -> list[Any]:
    """The options of a question that lists them, in the order in which they are offered."""
    assert not isinstance(ask.options, Space), f"{ask.kind} has too many answers to list"
    return list(ask.options)


class AnyTable(Generic[S]):
    """A game, seen by somebody who stands beside the table and may look at everything."""

    def __init__(self, match: Match[S]) -> None:
        self.match = match

    @property
    def state(self) -> S:
        """The state of the rules, hidden things included."""
        return self.match.state

    @property
    def over(self) -> bool:
        """Is nobody asked anything any more?"""
        return self.match.over

    @property
    def kind(self) -> str:
        """What is asked; "over" when nothing is any more."""
        return self.match.pending[0].kind if self.match.pending else "over"

    # ---- scripted chance

    def load(self, *script: int | tuple[str, ...]) -> None:
        """Script chance anew: an int is the next die, a tuple the cards on top after the next shuffle.

        Only this table knows of it. Copies of the match that are made before the rules reach their next checkpoint
        roll freely; where copies matter, the position says how the dice fall.
        """
        self.state.loaded = list(script) or None

    @property
    def scripted(self) -> list[Any]:
        """What is left of the script."""
        return [entry for entry in self.state.loaded or () if entry != END_OF_SCRIPT]

    @contextmanager
    def exactly(self, *script: int | tuple[str, ...]) -> Iterator[None]:
        """What is done in this block rolls and shuffles exactly what is scripted here, and nothing more.

        A die for which nothing is scripted is an error of the rule that rolls it; what is left over is one at the
        end of the block. Afterwards chance is free again.
        """
        self.state.loaded = [*script, END_OF_SCRIPT]
        yield
        left = self.scripted
        self.state.loaded = None
        checkpoint = self.match._checkpoint  # copies are made from it, and must not come to the end of the script
        checkpoint.loaded = [entry for entry in checkpoint.loaded or () if entry != END_OF_SCRIPT] or None
        assert not left, f"scripted, but never rolled or shuffled: {left}"

    # ---- what happened

    @property
    def events(self) -> list[Facts]:
        """Everything that was told to anybody: the kind, then the facts."""
        return [(kind, *self._facts(kind, facts)) for kind, facts, *_ in self.match.log or ()]

    def events_of(self, kind: str) -> list[Facts]:
        """The facts of every event of a kind, oldest first."""
        return [event[1:] for event in self.events if event[0] == kind]

    def event(self, kind: str) -> Facts | None:
        """The facts of the last event of a kind; None: it never happened."""
        found = self.events_of(kind)
        return found[-1] if found else None

    def kinds(self, *wanted: str) -> list[str]:
        """The kinds of all events in order, or of those that are wanted."""
        return [kind for kind, *_ in self.match.log or () if not wanted or kind in wanted]

    def heard(self, viewer: Seat | None, kind: str) -> list[Facts]:
        """What this viewer (None: a spectator) was told of a kind."""
        return [self._facts(kind, e[1]) for e in self.match.log or () if e[0] == kind and is_told_to(e, viewer)]

    def learned(self, viewer: Seat | None, kind: str) -> list[Facts]:
        """What of it was news."""
        return [self._facts(kind, e[1]) for e in self.match.log or () if e[0] == kind and is_news_to(e, viewer)]

    def _facts(self, kind: str, facts: Facts) -> Facts:  # noqa: ARG002  # games tell kinds apart
        """The facts of an event as stories tell them: a game may say names instead of numbers."""
        return facts


class SharedTable(AnyTable[S]):
    """A table at which several may be asked at once, so that a question is found by its seat."""

    def asked(self) -> list[tuple[Seat, str]]:
        """Whom the table waits for, and for what."""
        return [(ask.seat, ask.kind) for ask in self.match.waiting()]

    def ask(self, seat: Seat | None = None) -> AnyAsk:
        """The question to a seat, or to the only one who is asked."""
        if seat is not None:
            return self.match.ask_of(seat)
        (ask,) = self.match.waiting()
        return ask

    def offered(self, seat: Seat | None = None) -> list[Any]:
        """What a seat, or the only one who is asked, may answer."""
        return listed(self.ask(seat))


class PlainTable(SharedTable[Any]):
    """A table for any game: questions and answers as the kernel knows them.

    It begins as a new game (`PlainTable.new`) or at a written position (`PlainTable.at`).
    """

    @classmethod
    def new(cls, book: Rulebook[Any], seats: int, seed: int | str = 0, **options: Option) -> PlainTable:
        """A new game with table options."""
        return cls(start(book, seats, seed, options))

    @classmethod
    def at(cls, book: Rulebook[Any], written: Mapping[str, Any]) -> PlainTable:
        """A game from a written position."""
        return cls(start_from(book, written))

    def answer(self, option: Option, seat: Seat | None = None) -> None:
        """A seat, or the only one who is asked, answers."""
        self.match.answer(self.ask(seat).seat, option)

    def let_be(self, until: Callable[[], bool]) -> None:
        """Everybody gives the passive answer, until this has come or the game is over."""
        while not self.over and not until():
            ask = self.match.waiting()[0]
            self.match.answer(ask.seat, ask.default())

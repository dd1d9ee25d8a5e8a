"""What the tables of all games have in common: tests tell games as stories, played by the real rules.

Every game has a `table` of its own, which adds how its positions are written, what its players do and what lies on
it.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from hypothesis import settings

from munera.kernel import AnyAsk, Match, Seat, Space
from munera.kernel.state import State, news, told

S = TypeVar("S", bound=State)

Written = dict[str, Any]
"""A part of a written position."""
Facts = tuple[Any, ...]
"""What an event tells, in the order that the vocabulary of the game declares."""

# Properties are tried with the same examples in every run, so that a mutant is caught today and tomorrow alike.
same_examples = settings(derandomize=True, database=None, deadline=None, max_examples=40)


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

    # ---- what was told

    @property
    def events(self) -> list[Facts]:
        """Everything that was told to anybody: the kind, then the facts."""
        return [(kind, *self._facts(kind, facts)) for kind, facts, *_ in self.match.log or ()]

    def told(self, kind: str) -> list[Facts]:
        """The facts of every event of a kind, oldest first."""
        return [event[1:] for event in self.events if event[0] == kind]

    def event(self, kind: str) -> Facts | None:
        """The facts of the last event of a kind; None: it never happened."""
        told = self.told(kind)
        return told[-1] if told else None

    def kinds(self, *wanted: str) -> list[str]:
        """The kinds of all events in order, or of those that are wanted."""
        return [kind for kind, *_ in self.match.log or () if not wanted or kind in wanted]

    def heard(self, viewer: Seat | None, kind: str) -> list[Facts]:
        """What this viewer (None: a spectator) was told of a kind."""
        return [self._facts(kind, e[1]) for e in self.match.log or () if e[0] == kind and told(e, viewer)]

    def learned(self, viewer: Seat | None, kind: str) -> list[Facts]:
        """What of it was news."""
        return [self._facts(kind, e[1]) for e in self.match.log or () if e[0] == kind and news(e, viewer)]

    def _facts(self, kind: str, facts: Facts) -> Facts:
        """The facts of an event as stories tell them: a game may say names instead of numbers."""
        return facts

"""The statistics that simulations report beside wins. Each game may name a module of its own for them.

Such a module has a function `summary(view)`, which makes plain data of the final view of a game where it was
played, maybe in another process, and a class `Stats`, which is fed with the summaries in the order of the games.
Where the final view does not tell enough, the module has `summary_of_events(view, events)` instead, and
simulations keep the events. `TABLES` names every table that it may report, so that each can have words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from munera.games import games

StatsTable = dict[str, dict[str, float]]
"""Row -> column -> number. A column whose name ends in `rate` or `share` holds a part of one."""


ALL = "all"  # the row of everybody together


class Heading(NamedTuple):
    """What the rows of a table are - bots, numbers, cards, or terms of the game ("style") - and its columns."""

    rows: str
    columns: tuple[str, ...]


class Statistics(Protocol):
    """Counts what happened in finished games."""

    def add(self, summary: Any, bots: Sequence[str], scores: Sequence[float]) -> None:
        """Add one finished game: its summary, and the bots and scores by seat."""

    def tables(self) -> dict[str, StatsTable]:
        """The tables of numbers that all games together make."""


class Statistician(Protocol):
    """The statistics module of a game."""

    Stats: type[Statistics]
    TABLES: Mapping[str, Heading]

    def summary(self, view: Mapping[str, Any]) -> Any:
        """What is kept of one game: a little plain data."""


def needs_events(counts: Statistician | None) -> bool:
    """Does this module need the events of a game, not only its final view?"""
    return hasattr(counts, "summary_of_events")


def summarise(counts: Statistician | None, view: Mapping[str, Any], events: Sequence[Any]) -> Any:
    """What is kept of one game; None for a game without statistics."""
    if counts is None:
        return None
    summary_of_events = getattr(counts, "summary_of_events", None)
    return summary_of_events(view, events) if summary_of_events is not None else counts.summary(view)


def statistician(game: str) -> Statistician | None:
    """The statistics module of a game; None if it has none."""
    found: Statistician | None = games()[game].load("statistics") if game in games() else None
    return found

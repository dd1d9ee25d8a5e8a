"""What simulations report beside wins, game by game: the module that the object of a game names.

Such a module has a function `summary(view)`, which makes plain data of the final view of a game where it was
played, maybe in another process, and a class `Stats`, which is fed with the summaries in the order of the games.
Where the final view does not tell enough it has `told(view, events)` instead: then the events are remembered.
`TABLES` names every table that it may report, so that each can have words.
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
    """Counts games."""

    def add(self, summary: Any, bots: Sequence[str], scores: Sequence[float]) -> None:
        """One finished game: its summary, and who sat where with which score."""

    def tables(self) -> dict[str, StatsTable]:
        """What came of all of them."""


class Statistician(Protocol):
    """The module of a game that counts."""

    Stats: type[Statistics]
    TABLES: Mapping[str, Heading]

    def summary(self, view: Mapping[str, Any]) -> Any:
        """What is remembered of one game: small, and plain data."""


def hears(counts: Statistician | None) -> bool:
    """Does it want to be told the events of a game?"""
    return hasattr(counts, "told")


def summarise(counts: Statistician | None, view: Mapping[str, Any], events: Sequence[Any]) -> Any:
    """What is remembered of one game, if anybody counts."""
    if counts is None:
        return None
    told = getattr(counts, "told", None)
    return told(view, events) if told is not None else counts.summary(view)


def statistician(game: str) -> Statistician | None:
    """The module of a game, where it has one."""
    found: Statistician | None = games()[game].load("statistics") if game in games() else None
    return found

"""Who is who in a story."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Cast:
    """Who is who, for the reader: a name for every seat by its number, and which one is `you`.

    people: those whom the seats own, by their ids. fighters: who is in the ring, where that is not the seats
    themselves, and side: which of these the reader plays. own: those of the people who are the reader's. things:
    what lies on the table, by number, and owners: whose it is. places: the places on the table. prices: what cards
    cost at this moment. table: what the reader sees of the table, where questions name their occasion. rolled:
    have dice decided what no bid did, so that nobody pays? tied: at how many coins the bids before were equal.
    lying: the numbers of the schemes that lie prepared. causes: who did it with which card, by the word for the
    reason of what is told.
    """

    names: tuple[str, ...] = ()
    you: int | None = None
    people: Mapping[int, str] = field(default_factory=dict)
    fighters: tuple[str, ...] = ()
    side: int | None = None
    things: Mapping[int, str] = field(default_factory=dict)
    owners: Mapping[int, int] = field(default_factory=dict)
    places: tuple[str, ...] = ()
    prices: Mapping[str, int] = field(default_factory=dict)
    own: frozenset[int] = frozenset()
    table: Mapping[str, Any] = field(default_factory=dict)
    rolled: bool = False
    tied: int = 0
    lying: frozenset[int] = frozenset()
    causes: Mapping[str, tuple[int, str]] = field(default_factory=dict)

    def name(self, who: int) -> str:
        return _numbered(self.names, who)

    def person(self, who: int) -> str:
        return self.people.get(who) or f"#{who}"

    def fighter(self, who: int) -> str:
        return _numbered(self.fighters or self.names, who)

    def thing(self, id: int) -> str:
        return self.things.get(id) or self.person(id)

    def place(self, number: int) -> str:
        return _numbered(self.places, number)

    def plays(self, who: int) -> bool:
        """Is this fighter the reader's?"""
        return who == (self.side if self.fighters else self.you)


def _numbered(names: tuple[str, ...], who: int) -> str:
    return names[who] if 0 <= who < len(names) else f"#{who + 1}"

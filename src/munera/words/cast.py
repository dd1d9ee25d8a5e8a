"""Who is who in a story."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Self, TypeVar

C = TypeVar("C", bound="Cast")
NOBODY = -1  # no seat and no fighter; None would be the owner of what nobody owns


@dataclass(frozen=True)
class Cast:
    """Who is who, for the reader: a name for every seat by its number, and which one is `you`.

    things: what has a number of its own in this game, people or cards on the table. What else a game must know to
    tell its story stands in a cast of its own.
    """

    names: tuple[str, ...] = ()
    you: int | None = None
    things: Mapping[int, str] = field(default_factory=dict)

    @classmethod
    def of(cls, cast: Cast | None) -> Self:
        """The same cast; of another sort only what every game knows."""
        if isinstance(cast, cls):
            return cast
        return cls() if cast is None else cls(cast.names, cast.you, cast.things)

    def stranger(self) -> Self:
        """The same people before somebody who is none of them: what reads otherwise there is about the reader."""
        return replace(self, you=NOBODY)

    def name(self, who: int) -> str:
        return numbered(self.names, who)

    def thing(self, id: int) -> str:
        return self.things.get(id) or f"#{id}"


def numbered(names: tuple[str, ...], who: int) -> str:
    return names[who] if 0 <= who < len(names) else f"#{who + 1}"

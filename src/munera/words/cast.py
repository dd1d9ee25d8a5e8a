"""The cast of a story: who is who in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Self, TypeVar

C = TypeVar("C", bound="Cast")
NOBODY = -1  # no seat and no fighter; None will not do, as it is the owner of what nobody owns


@dataclass(frozen=True)
class Cast:
    """Who is who, for one reader: the name of every seat, and which seat is `you`.

    things: the names of what has a number in this game, such as people or cards on the table. A game that must
    know more to tell its story has a subclass.
    """

    names: tuple[str, ...] = ()
    you: int | None = None
    things: Mapping[int, str] = field(default_factory=dict)

    @classmethod
    def of(cls, cast: Cast | None) -> Self:
        """The given cast as one of this class; of a cast of another class only what every game knows is kept."""
        if isinstance(cast, cls):
            return cast
        return cls() if cast is None else cls(cast.names, cast.you, cast.things)

    def for_stranger(self) -> Self:
        """The same cast for a reader who is not in it. A text that then reads differently is about the reader."""
        return replace(self, you=NOBODY)

    def name(self, who: int) -> str:
        return name_by_number(self.names, who)

    def thing(self, id: int) -> str:
        return self.things.get(id) or f"#{id}"


def name_by_number(names: tuple[str, ...], who: int) -> str:
    return names[who] if 0 <= who < len(names) else f"#{who + 1}"

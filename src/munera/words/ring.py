"""Fighters in a ring, where that is not the seats themselves: for all games of gladiators."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Self

from munera.words.cast import NOBODY, Cast, numbered
from munera.words.phrasing import Args, yes

if TYPE_CHECKING:
    from munera.words.speech import Words


@dataclass(frozen=True)
class RingCast(Cast):
    """fighters: who is in the ring, where that is not the seats, and side: which of these the reader plays."""

    fighters: tuple[str, ...] = ()
    side: int | None = None

    def stranger(self) -> Self:
        return replace(super().stranger(), side=NOBODY)

    def fighter(self, who: int) -> str:
        return numbered(self.fighters or self.names, who)

    def plays(self, who: int) -> bool:
        """Is this fighter the reader's?"""
        return who == (self.side if self.fighters else self.you)


def say_fighter(words: Words, name: str, fact: Any, cast: RingCast) -> Args | None:  # noqa: ARG001
    if not isinstance(fact, int):
        return None
    return {name: cast.fighter(fact), f"{name}_you": yes(cast.plays(fact))}

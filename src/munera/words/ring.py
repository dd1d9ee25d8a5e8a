"""Fighters in a ring, who need not be called like the seats: for all games of gladiators."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Self

from munera.words.cast import NOBODY, Cast, name_by_number
from munera.words.phrasing import Args, yes_or_no

if TYPE_CHECKING:
    from munera.words.speech import Words


@dataclass(frozen=True)
class RingCast(Cast):
    """A cast with fighters. fighters: their names, if not those of the seats. side: the reader's own fighter."""

    fighters: tuple[str, ...] = ()
    side: int | None = None

    def for_stranger(self) -> Self:
        return replace(super().for_stranger(), side=NOBODY)

    def fighter(self, who: int) -> str:
        return name_by_number(self.fighters or self.names, who)

    def plays(self, who: int) -> bool:
        """Is this fighter the reader's?"""
        return who == (self.side if self.fighters else self.you)


def say_fighter(words: Words, name: str, fact: Any, cast: RingCast) -> Args | None:  # noqa: ARG001
    if not isinstance(fact, int):
        return None
    return {name: cast.fighter(fact), f"{name}_you": yes_or_no(cast.plays(fact))}

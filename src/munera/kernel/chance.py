"""What chance decides at one moment, for a host that decides in its place (`munera.kernel.hosting`)."""

from __future__ import annotations

from typing import Any, NamedTuple

from munera.kernel.errors import MuneraError
from munera.kernel.stream import Stream


class Chance(NamedTuple):
    """A die, or a pick of a card or anything else; and what can come, each with its weight."""

    what: str
    outcomes: tuple[tuple[Any, int], ...]

    def draw(self, stream: Stream) -> Any:
        """One of the outcomes, by their weights."""
        each = [outcome for outcome, weight in self.outcomes for _ in range(weight)]
        return stream.choice(each)


class Undecided(MuneraError, RuntimeError):
    """The rules need chance that the host has not decided yet."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance.what)
        self.chance = chance

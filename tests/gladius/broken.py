"""Gladius with an error in its rules. Not a patch: compiled code does not look its functions up by name."""

from __future__ import annotations

from munera.games.gladius.rulebook import Gladius
from munera.games.gladius.state import Duel
from munera.kernel import Segment


class Broken(Gladius):
    """The second turn cannot be played."""

    def segment(self, state: Duel) -> Segment | None:
        return stumble() if state.turns else super().segment(state)


async def stumble() -> None:
    raise ZeroDivisionError("a broken rule")

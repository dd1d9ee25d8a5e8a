"""The table of the expansion: that of Spartacus, and what the new cards, houses and the Primus add to it."""

from __future__ import annotations

from typing import Self

from munera.games.serpents.cards.table import HOUSES_ONLY, WHOLE, WITHOUT_HOUSES
from munera.games.spartacus.cards.table import Box
from munera.games.spartacus.state import Spartacus
from munera.kernel import Seat

BOXES = {"all": WHOLE, "cards": WITHOUT_HOUSES, "houses": HOUSES_ONLY}


class Serpents(Spartacus):
    """All that is added here is public."""

    __slots__ = ("accepted", "caps", "primus", "raised", "spared")

    def __init__(self, seed: int | str = 0, seats: int = 0) -> None:
        super().__init__(seed, seats)
        self.raised: tuple[
            tuple[Seat, str, int], ...
        ] = ()  # reactions in hand whose requirement was raised (SW-06)
        self.primus = False  # this arena phase is a Primus
        self.accepted: tuple[Seat, ...] = ()  # who accepted an invitation to it, once for each time
        self.spared = False  # the coming thumb must be up
        self.caps: tuple[tuple[Seat, int, int], ...] = ()  # seat, betting field, the highest stake there

    def copy(self) -> Self:
        twin = super().copy()
        twin.raised, twin.primus, twin.accepted = self.raised, self.primus, self.accepted
        twin.spared, twin.caps = self.spared, self.caps
        return twin

    @property
    def box(self) -> Box:
        """All of the expansion, or only its cards, or only its houses (SW-02)."""
        return BOXES[str(self.options.get("expansion", "all"))]

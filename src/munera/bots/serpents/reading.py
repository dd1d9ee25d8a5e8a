"""What a Dominus sees at a glance, with what the expansion adds to the table."""

from __future__ import annotations

from typing import cast

from munera.bots.spartacus.reading import Table
from munera.games.serpents.view import SerpentsView
from munera.games.spartacus.view import AssetView
from munera.kernel import Seat

PRIMUS = 4  # places in it
COMBATANTS = 2.4  # in a round on average: two, or four in a Primus


class SerpentsTable(Table):
    """The view of the expansion."""

    @property
    def more(self) -> SerpentsView:
        return cast("SerpentsView", self.view)

    def free(self, seat: Seat, *kinds: str) -> list[AssetView]:
        """Whoever is barred cannot be sent."""
        barred = self.more["barred"] if self.view["phase"] == "arena" else []
        return [a for a in super().free(seat, *kinds) if a["id"] not in barred]

    @property
    def fights(self) -> float:
        """With five or six at the table a house is invited less often."""
        return min(super().fights, COMBATANTS / len(self.houses))

    @property
    def places(self) -> int:
        """As soon as a Primus is declared there are more."""
        return PRIMUS if self.more["primus"] else super().places

    def lent(self) -> int:
        return self.more["support"]

    def highest_wager(self, field: int) -> int:
        """A Bookmaker takes more."""
        caps = [most for seat, named, most in self.more["caps"] if (seat, named) == (self.seat, field)]
        return max(caps, default=super().highest_wager(field))


def ours(table: Table) -> SerpentsTable:
    """The answers of the expansion are given at its own table."""
    assert isinstance(table, SerpentsTable), "this is not the table of the expansion"
    return table

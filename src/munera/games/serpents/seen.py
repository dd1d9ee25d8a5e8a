"""The table of the expansion as one seat sees it."""

from __future__ import annotations

from typing import cast

from munera.games.serpents.sight import SerpentsSeen
from munera.games.serpents.state import highest_cap, least_raise, raises_of
from munera.games.spartacus.sight_types import PreparedSeen
from munera.games.spartacus.table.records import Asset, Declared, Prepared, Scheme
from munera.games.spartacus.table.seen import SeenTable
from munera.kernel import Seat


class SeenSerpents(SeenTable):
    """What a seat sees of the expansion, in the form of a table."""

    @property
    def own(self) -> SerpentsSeen:
        """The view with what the expansion adds."""
        return cast("SerpentsSeen", self.view)

    def made(self, seat: Seat) -> list[Asset]:
        found, barred = super().made(seat), self.own["barred"]
        return [a._replace(barred=a.id in barred) for a in found] if barred else found

    def mark(self, it: PreparedSeen) -> Prepared:
        """A prepared scheme. What counts for it beside the pledges is known only of the one on the table now."""
        return super().mark(it)._replace(support=self.own["support"] if it["lying"] else 0)

    def announced(self) -> Scheme | None:
        it = super().announced()
        return it and it._replace(mark=it.mark._replace(support=self.own["support"]))

    def declared(self) -> list[Declared]:
        raised = self.own["declared_raised"]
        return [it._replace(raised=by) for it, by in zip(super().declared(), raised, strict=True)]

    def requirement(self, seat: Seat, card: str) -> int:
        raises = raises_of(self.own["raised"], seat, card)
        return super().requirement(seat, card) + least_raise(raises, self.own["hand"].count(card))

    def highest_wager(self, seat: Seat, field: int) -> int:
        return highest_cap(self.own["caps"], seat, field, super().highest_wager(seat, field))

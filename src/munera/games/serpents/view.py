"""What a seat sees of the table: that of Spartacus, and what the expansion adds, which is all public."""

from __future__ import annotations

from typing import TypedDict

from munera.games.serpents import seppius
from munera.games.serpents.sight import Added, added
from munera.games.serpents.state import Serpents
from munera.games.spartacus.view import PARTS as SPARTACUS_PARTS
from munera.games.spartacus.view import view as spartacus_view
from munera.games.spartacus.view_types import SpartacusView
from munera.kernel import Seat


class MeddlingView(TypedDict):
    """The card that the viewer could meddle with.

    `seat`: whose it is.
    `has`: the influence that counts for it.
    `needs`: the influence that it would require then, by the number of guards, one guard first.
    """

    seat: int
    has: int
    needs: list[int]


class SerpentsView(SpartacusView, Added):
    """The table. Seats, assets, sides, hexes and prepared schemes are given by their numbers.

    `meddling`: the card that the viewer could meddle with, or None.
    """

    meddling: MeddlingView | None


PARTS = SPARTACUS_PARTS


def view(s: Serpents, seat: Seat | None) -> SerpentsView:
    return SerpentsView(
        **spartacus_view(s, seat), **added(s), meddling=None if seat is None else meddling(s, seat)
    )


def meddling(s: Serpents, seat: Seat) -> MeddlingView | None:
    found = seppius.outcomes(s, seat)
    return None if found is None else MeddlingView(seat=found[0], has=found[1], needs=found[2])

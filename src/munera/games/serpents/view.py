"""What a seat sees of the table: that of Spartacus, and what the expansion adds, which is all public."""

from __future__ import annotations

from typing import TypedDict

from munera.games.serpents import seppius
from munera.games.serpents.state import Serpents
from munera.games.spartacus.view import PARTS as SPARTACUS_PARTS
from munera.games.spartacus.view import SpartacusView
from munera.games.spartacus.view import view as spartacus_view
from munera.kernel import Seat


class MeddlingView(TypedDict):
    """The card that the viewer could meddle with: whose it is, the influence that counts for it (`has`).

    `needs`: what it would require, by the number of guards, one guard first.
    """

    seat: int
    has: int
    needs: list[int]


class SerpentsView(SpartacusView):
    """What is added to the table.

    `raised`: seat, card and how much more it requires, of reactions in hands; `declared_raised`: the last of these
    for all that is `declared`. `support`: what counts beside the pledges for the scheme under way.
    `barred`: assets.
    `caps`: seat, betting field, coins. `even`: does a wager on Injury pay only 1 for 1 in this Primus?
    """

    raised: list[tuple[int, str, int]]
    declared_raised: list[int]
    support: int
    barred: list[int]
    primus: bool
    spared: bool
    caps: list[tuple[int, int, int]]
    even: bool
    meddling: MeddlingView | None


PARTS = SPARTACUS_PARTS


def view(s: Serpents, seat: Seat | None) -> SerpentsView:
    return SerpentsView(
        **spartacus_view(s, seat),
        raised=list(s.raised),
        declared_raised=[it.raised for it in s.declared],
        support=support(s),
        barred=[a.id for a in s.assets.values() if a.barred],
        primus=s.primus,
        spared=s.spared,
        caps=list(s.caps),
        even=s.primus and s.options.get("primus_injury_even") is True,
        meddling=None if seat is None else meddling(s, seat),
    )


def meddling(s: Serpents, seat: Seat) -> MeddlingView | None:
    found = seppius.outcomes(s, seat)
    return None if found is None else MeddlingView(seat=found[0], has=found[1], needs=found[2])


def support(s: Serpents) -> int:
    """For the scheme on the table, or the one that lies face down."""
    if s.scheme is not None:
        return s.scheme.mark.support
    return sum(mark.support for mark in s.prepared if mark.number == s.lying)

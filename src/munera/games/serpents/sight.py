"""What a seat sees of the table: that of Spartacus, and what the expansion adds, which is all public."""

from __future__ import annotations

from typing import TypedDict

from munera.games.serpents.state import Serpents
from munera.games.spartacus.sight import sight as spartacus_sight
from munera.games.spartacus.sight_types import SpartacusSeen
from munera.kernel import Seat


class Added(TypedDict):
    """What the expansion adds.

    `raised`: of reactions in hands that were meddled with: seat, card, and how much more influence it requires.
    `declared_raised`: how much more influence each of `declared` requires.
    `support`: what counts beside the pledges for the scheme under way.
    `barred`: the assets that are barred from the arena in this round.
    `primus`: this arena phase is a Primus.
    `spared`: the coming thumb must be up.
    `caps`: where a Bookmaker takes more: seat, betting field, and the most coins there.
    `even`: does a wager on Injury pay only 1 for 1 in this Primus?
    """

    raised: list[tuple[int, str, int]]
    declared_raised: list[int]
    support: int
    barred: list[int]
    primus: bool
    spared: bool
    caps: list[tuple[int, int, int]]
    even: bool


class SerpentsSeen(SpartacusSeen, Added):
    """All that a seat sees."""


def sight(s: Serpents, seat: Seat | None) -> SerpentsSeen:
    """What the seat (None: a spectator) sees."""
    return SerpentsSeen(**spartacus_sight(s, seat), **added(s))


def added(s: Serpents) -> Added:
    return Added(
        raised=list(s.raised),
        declared_raised=[it.raised for it in s.declared],
        support=support(s),
        barred=[a.id for a in s.assets.values() if a.barred],
        primus=s.primus,
        spared=s.spared,
        caps=list(s.caps),
        even=s.primus and s.options.get("primus_injury_even") is True,
    )


def support(s: Serpents) -> int:
    """What counts beside the pledges for the scheme on the table, face up or face down."""
    if s.scheme is not None:
        return s.scheme.mark.support
    return sum(mark.support for mark in s.prepared if mark.number == s.face_down)

"""The moments at which every board is looked at: by the tests for everybody's sake, and for the screenshots."""

from __future__ import annotations

from typing import Any

from munera.kernel import Match, Seat
from tools.stage import Scene


def _primus(match: Match[Any], seat: Seat) -> bool:
    return bool(match.book.view(match.state, seat)["primus"])


SCENES = (
    Scene("gladius-duel", "gladius", 2, ("attack",), after=24),
    Scene("school-auction", "school", 4, ("bid",), {"turns": "8"}, after=30),
    Scene("school-trade", "school", 4, ("trade",), {"turns": "8"}),
    Scene("school-bout", "school", 4, ("attack",), {"turns": "8"}, after=40),
    Scene("for_glory-machinations", "for_glory", 2, ("action",), after=60),
    Scene("for_glory-battle", "for_glory", 2, ("combat",), after=60),
    Scene("spartacus-intrigue", "spartacus", 4, ("turn",), {"rounds": 4}, after=90),
    Scene("spartacus-market", "spartacus", 4, ("bid",), {"rounds": 3}, after=40),
    Scene("spartacus-deals", "spartacus", 4, ("open_market",), {"rounds": 3}, after=60),
    Scene("spartacus-wagers", "spartacus", 4, ("wagers",), {"rounds": 3}, after=40),
    Scene("spartacus-arena", "spartacus", 4, ("combat_turn",), {"rounds": 3}, after=60),
    Scene("spartacus-wounds", "spartacus", 4, ("surrender",), {"rounds": 4}, after=60),
    Scene("serpents-intrigue", "serpents", 6, ("turn",), {"rounds": 3}, after=150),
    Scene("serpents-primus", "serpents", 4, ("combat_turn",), {"rounds": 12}, where=_primus),
)

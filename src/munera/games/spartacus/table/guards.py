"""Guards: from the hand or the discard pile to the table."""

from __future__ import annotations

from munera.games.spartacus.table.records import GUARD_CARD, Asset
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Seat


def lay_guard(s: Spartacus, seat: Seat) -> Asset:
    """A guard goes from the hand to the table, and never back (SP-22)."""
    s.from_hand(seat, GUARD_CARD)
    asset = s.create(GUARD_CARD, seat)
    s.tell("lays_guard", seat, asset.id, already_known_to=(seat,))
    return asset


def guard_back(s: Spartacus, seat: Seat, ready: bool = True) -> Asset:
    """GUARD_BACK: a guard of the discard pile goes to the table."""
    s.intrigue_discard.remove(GUARD_CARD)
    guard = s.create(GUARD_CARD, seat)
    if not ready:
        s.put(guard._replace(ready=False))
    return s.assets[guard.id]


def guards_discarded(s: Spartacus) -> int:
    """How many guards could come back from the discard pile."""
    return s.intrigue_discard.count(GUARD_CARD)

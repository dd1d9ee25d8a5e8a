"""Opposed influence: an arrow in place of the influence that a reaction requires."""

from __future__ import annotations

from munera.games.serpents.cards.table import arrow
from munera.games.spartacus.table.facts import TableFacts
from munera.kernel import Seat

UP, DOWN = "up", "down"


def allows(s: TableFacts, card: str, seat: Seat, target: Seat) -> bool:
    """May a seat use the card on the target? Up needs more influence, down less, never equal (SW-OPPOSED-4)."""
    mine, theirs = s.influence[seat], s.influence[target]
    return mine > theirs if arrow(s.rules.cards[card]) == UP else mine < theirs

"""The numbers that the one-page summary tells."""

from __future__ import annotations

from munera.games.for_glory.battle import glory_of
from munera.games.for_glory.cards.table import BOASTS, CARDS, SUPPLIES
from munera.games.for_glory.registration import FEE
from munera.games.for_glory.rulebook import BOOK
from munera.games.for_glory.setup import COINS
from munera.games.for_glory.state import FLEETING, HAND, LASTING
from munera.games.for_glory.supply import ROW


def numbers() -> dict[str, int | str]:
    """What is true of every game of the usual length."""
    return {
        "glory": int(str(BOOK.settings["victory"].default)),
        "fleeting": glory_of(FLEETING[0]),
        "lasting": glory_of(LASTING),
        "hand": HAND,
        "fee": FEE,
        "coins": COINS,
        "row": ROW,
        "supplies": len(SUPPLIES),
        "boasts": ", ".join(str(CARDS[card].bloodlust) for card in BOASTS),
    }

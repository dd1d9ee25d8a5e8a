"""The numbers that the one-page summary tells."""

from __future__ import annotations

from munera.games.gladius.cards import TABLE
from munera.games.gladius.rulebook import BOOK
from munera.games.gladius.state import FIRST_CARDS, HAND_LIMIT, HIT_POINTS

COMMON = "common"


def numbers() -> dict[str, int]:
    """What is true of every duel."""
    styles = (str(BOOK.settings["fighter_1"].default), str(BOOK.settings["fighter_2"].default))
    deck = TABLE.deck_of(*styles)
    sets = [TABLE.by_id[card].set for card in deck]
    return {
        "hit_points": HIT_POINTS,
        "hand": HAND_LIMIT,
        "cards": FIRST_CARDS,
        "turns": int(str(BOOK.settings["turn_limit"].default)),
        "deck": len(deck),
        "common": sets.count(COMMON),
        "style": sets.count(styles[0]),
    }

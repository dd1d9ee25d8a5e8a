"""The numbers that the one-page summary tells."""

from __future__ import annotations

from munera.games.school.combat import BRAVE
from munera.games.school.earnings import PURSE
from munera.games.school.gladiators import BID_PER_POINT
from munera.games.school.rulebook import BOOK
from munera.games.school.state import START_GOLD, TRAINING, UPKEEP
from munera.games.school.training import TRAINED


def numbers() -> dict[str, int]:
    """What is true of every campaign of the usual length."""
    return {
        "turns": int(str(BOOK.settings["turns"].default)),
        "gold": START_GOLD,
        "upkeep": UPKEEP,
        "training": TRAINING,
        "trained": TRAINED,
        "brave": BRAVE,
        "won": PURSE["won"],
        "lost": PURSE["lost"],
        "point": BID_PER_POINT,
    }

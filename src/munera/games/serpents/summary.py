"""The numbers that the one-page summary tells, beside those of the base game."""

from __future__ import annotations

from munera.games.serpents.primus import FREE_FROM
from munera.games.serpents.state import COMBATANTS
from munera.games.spartacus import summary


def numbers() -> dict[str, int | str]:
    """What is true of every game."""
    return {**summary.numbers(), "primus": FREE_FROM, "combatants": COMBATANTS}

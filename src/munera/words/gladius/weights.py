"""How much the events of a duel deserve to be looked at."""

from __future__ import annotations

from typing import Final

from munera.words.weights import Weights

WEIGHTS: Final = Weights(
    quiet=frozenset({"turn", "draws", "drawn", "holds", "cannot_attack", "discards", "reshuffle", "spent"}),
    blow=frozenset({"hit", "stat_roll", "too_late", "fighters_tire"}),
)

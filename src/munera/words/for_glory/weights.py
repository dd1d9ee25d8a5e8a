"""How much the events of For Glory deserve to be looked at."""

from __future__ import annotations

from typing import Final

from munera.words.weights import Weights

WEIGHTS: Final = Weights(
    quiet=frozenset(
        {
            "turn",
            "draws",
            "drawn",
            "reshuffles",
            "passes",
            "pays",
            "gains_coin",
            "readied",
            "exhausted",
            "moves",
            "assigned",  # the question that it leads to, or the damage itself, says it
        }
    ),
    deciding=frozenset({"defeated"}),
    setbacks=frozenset({"pays", "defeated"}),
    neutral=frozenset({"passes", "assigned"}),
)

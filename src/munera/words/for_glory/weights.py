"""What weight the events of For Glory have."""

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
        }
    ),
    deciding=frozenset({"defeated"}),
    befalls=frozenset({"pays", "defeated"}),
    aside=frozenset({"passes"}),
)

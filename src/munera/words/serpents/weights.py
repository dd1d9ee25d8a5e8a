"""How much the events of The Serpents and the Wolf deserve to be looked at."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from munera.words.spartacus.weights import WEIGHTS as SPARTACUS

WEIGHTS: Final = replace(
    SPARTACUS,
    deciding=SPARTACUS.deciding | {"turns_traitor"},
    setbacks=SPARTACUS.setbacks | {"takes_from_hand", "hand_seen", "bid_cut"},
)

"""What weight the events of The Serpents and the Wolf have."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from munera.words.spartacus.weights import WEIGHTS as SPARTACUS

WEIGHTS: Final = replace(
    SPARTACUS,
    deciding=SPARTACUS.deciding | {"turns_traitor"},
    befalls=SPARTACUS.befalls | {"takes_from_hand", "hand_seen", "bid_cut"},
)

"""The story of the houses, with the Primus."""

from __future__ import annotations

from munera.words.serpents.weights import WEIGHTS
from munera.words.spartacus.teller import PETTY, SpartacusTeller


class SerpentsTeller(SpartacusTeller):
    """With more that is too small for the news."""

    weights = WEIGHTS
    petty = PETTY | {"copy_played", "placed", "stays_loyal", "wants_to_go", "goes"}

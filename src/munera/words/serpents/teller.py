"""How the story of The Serpents and the Wolf is told."""

from __future__ import annotations

from munera.words.landmarks import BETRAYAL
from munera.words.serpents.weights import WEIGHTS
from munera.words.spartacus.teller import SMALL_EVENTS, SpartacusTeller


class SerpentsTeller(SpartacusTeller):
    """Tells the story as in Spartacus, with more kinds of event that are too small for the news."""

    weights = WEIGHTS
    landmarks = {**SpartacusTeller.landmarks, "turns_traitor": BETRAYAL}
    small_events = SMALL_EVENTS | {"copy_played", "placed", "stays_loyal", "wants_to_go", "goes"}

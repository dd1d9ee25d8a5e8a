"""How the story of a duel is told."""

from __future__ import annotations

from munera.words.gladius.cast import duel_cast
from munera.words.gladius.weights import WEIGHTS
from munera.words.landmarks import FIGHT, ROUND, VICTORY
from munera.words.ring import RingCast
from munera.words.teller import Teller, View


class GladiusTeller(Teller[RingCast]):
    """Tells a duel blow by blow."""

    weights = WEIGHTS
    headings = frozenset({"bout", "turn"})
    landmarks = {"bout": FIGHT, "turn": ROUND, "wins": VICTORY, "draw": VICTORY}

    def cast(self, view: View, names: tuple[str, ...], you: int | None) -> RingCast:
        return duel_cast(self.words, self.book, view, names, you)

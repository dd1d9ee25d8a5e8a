"""The story of a duel."""

from __future__ import annotations

from munera.words.cast import Cast
from munera.words.tellers.teller import Teller, View


class GladiusTeller(Teller):
    """Blow by blow."""

    headings = frozenset({"bout", "turn"})

    def cast(self, view: View, names: tuple[str, ...], you: int | None) -> Cast:
        """Fighters are numbered as their seats; the adversary of a solo bout is called by his style."""
        called = [
            self.words.term(self.book, "adversary", fighter["style"])
            if fighter["seat"] is None
            else names[fighter["seat"]]
            for fighter in view["fighters"]
        ]
        return Cast(tuple(called), you)

"""Seven habits of buying: they play like the heuristic and differ in what they like to own."""

from __future__ import annotations

from collections.abc import Iterable

from munera.bots.for_glory.heuristic import Heuristic
from munera.bots.for_glory.worth import BURDEN, WORTH
from munera.games.for_glory.cards.table import CARDS, GLADIATORS, INCOMES, NEED, PATRONS, REACTIONS
from munera.kernel import Stream

CHEAP = 4  # coin: what a rush buys
PROFIT = BURDEN + 0.3  # what the curious believe a card to be worth above its price
DEAR = 2  # influence that a patron's gladiators need


def _all(titles: Iterable[str], like: float) -> dict[str, float]:
    return dict.fromkeys(sorted(titles), like)


class Balanced(Heuristic):
    """Buys a little of everything."""


class Rush(Heuristic):
    """Buys cheap gladiators early, to win arenas before others are ready."""

    likes = {
        **{id: 1.5 if CARDS[id].cost <= CHEAP else 0.9 for id in sorted(GLADIATORS)},
        **_all(("private_sale", "tiro"), 2.0),
        "patron": 0.8,
    }


class Patron(Heuristic):
    """Buys influence first, then the gladiators that need much of it."""

    likes = {
        **_all(PATRONS, 1.5),
        **{id: 1.3 if NEED[id] >= DEAR else 0.9 for id in sorted(GLADIATORS)},
    }


class Burn(Heuristic):
    """Prefers tactics that deal damage."""

    likes = {
        **_all(("pierce", "punctim", "feint", "caesim", "finishing_stroke"), 2.0),
        **_all(("praetor", "spiculus"), 1.5),
    }


class Control(Heuristic):
    """Prefers reactions, and coin to buy its reserve back."""

    likes = {
        **_all(REACTIONS, 2.0),
        **_all(("betting_ring", "vestalis", "murmillo"), 1.5),
    }


class Thin(Heuristic):
    """Keeps its deck small, so that good cards are drawn often."""

    likes = {
        **_all(("manumission", "banquet"), 4.0),
        **_all(("smooth_talk", "treacherous_augur", "aedile"), 2.0),
        **_all(("pierce", "noxius", "grain_contract", "lucrative_investment"), 0.5),
    }


class Money(Heuristic):
    """Buys incomes first."""

    likes = {
        **_all(INCOMES, 2.5),
        **_all(("lucrative_investment", "publicanus"), 2.0),
    }


class Curious(Heuristic):
    """Goes by the printed price, and likes every title more or less, anew in every game: so that all are tried."""

    def __init__(self, stream: Stream) -> None:
        super().__init__(stream)
        self.likes = {id: (CARDS[id].cost + PROFIT) / value * self._whim() for id, value in WORTH.items()}

    def _whim(self) -> float:
        """Draw a factor between a half and two; it is below one as often as above."""
        return float(2 ** (self.stream.below(2001) / 1000 - 1))


HABITS = {
    f"habit-{habit.__name__.lower()}": habit for habit in (Balanced, Rush, Patron, Burn, Control, Thin, Money)
}

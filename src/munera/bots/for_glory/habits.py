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
    """A little of everything."""


class Rush(Heuristic):
    """Cheap gladiators, and soon."""

    likes = {
        **{id: 1.5 if CARDS[id].cost <= CHEAP else 0.9 for id in sorted(GLADIATORS)},
        **_all(("private_sale", "tiro"), 2.0),
        "patron": 0.8,
    }


class Patron(Heuristic):
    """Influence first, then the gladiators that need much of it."""

    likes = {
        **_all(PATRONS, 1.5),
        **{id: 1.3 if NEED[id] >= DEAR else 0.9 for id in sorted(GLADIATORS)},
    }


class Burn(Heuristic):
    """Tactics that deal damage."""

    likes = {
        **_all(("pierce", "punctim", "feint", "caesim", "finishing_stroke"), 2.0),
        **_all(("praetor", "spiculus"), 1.5),
    }


class Control(Heuristic):
    """Reactions, and coin to buy the reserve back."""

    likes = {
        **_all(REACTIONS, 2.0),
        **_all(("betting_ring", "vestalis", "murmillo"), 1.5),
    }


class Thin(Heuristic):
    """A small deck that is drawn often."""

    likes = {
        **_all(("manumission", "banquet"), 4.0),
        **_all(("smooth_talk", "treacherous_augur", "aedile"), 2.0),
        **_all(("pierce", "noxius", "grain_contract", "lucrative_investment"), 0.5),
    }


class Money(Heuristic):
    """Incomes first."""

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
        """From a half to twice, one as often as not."""
        return float(2 ** (self.stream.below(2001) / 1000 - 1))


HABITS = {
    f"habit-{habit.__name__.lower()}": habit for habit in (Balanced, Rush, Patron, Burn, Control, Thin, Money)
}

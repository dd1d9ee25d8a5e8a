"""Who would win a match: what every combatant and every piece of equipment adds to the odds.

How the loser fares is only a rough estimate.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import exp

from munera.games.spartacus.cards.table import Card
from munera.games.spartacus.queries import Asset

SERVANT = -7.5  # a slave with one die of each
PER_DIE, WITHOUT_DICE = 1.2, -10.4  # a line through the strengths of the printed gladiators
UNTRIED = 0.5  # a piece of equipment that was never measured: as much as most of the others
INJURED, BEHEADED = 0.33, 0.24  # how matches between equals end
STEEP = 0.05  # how much more often the loser dies for each point of difference


def chance(ahead: float) -> float:
    """The chance to win, for a difference in strength."""
    return 1 / (1 + exp(-ahead))


def strength_by_dice(card: Card) -> float:
    """The strength of a combatant whose fights were never counted, estimated from their dice."""
    dice = card.attack + card.defence + card.speed
    return SERVANT if dice <= 3 else WITHOUT_DICE + PER_DIE * dice


class Odds:
    """The odds of fights with these cards: how strong combatants are, and how much equipment adds to that."""

    def __init__(
        self, cards: Mapping[str, Card], strength: Mapping[str, float], gear: Mapping[str, float]
    ) -> None:
        """`strength` and `gear`: what was measured. A card without a number there is judged by what is printed."""
        self.cards = cards
        self.strengths = {**{card.id: strength_by_dice(card) for card in cards.values()}, **strength}
        self.gear = {**{card.id: UNTRIED for card in cards.values() if card.slot}, **gear}

    def strength(self, card: str) -> float:
        return self.strengths.get(card, SERVANT)

    def arms(self, gear: Iterable[str]) -> float:
        """How much strength all of this equipment adds."""
        return sum(self.gear[piece] for piece in gear)

    def armed(self, card: str, gear: Iterable[str]) -> float:
        """How strong a combatant is with this equipment."""
        return self.strength(card) + self.arms(gear)

    def outfit(self, gear: Iterable[str]) -> list[str]:
        """The best piece for each slot."""
        best: dict[str, str] = {}
        for piece in gear:
            slot = self.cards[piece].slot
            if slot not in best or self.gear[piece] > self.gear[best[slot]]:
                best[slot] = piece
        return list(best.values())

    def champion_of(self, fighters: Iterable[Asset], gear: Iterable[Asset]) -> float:
        """How strong the best combatant of a house is with its best equipment; very weak if it has none."""
        best = max((self.strength(a.card) for a in fighters), default=2 * SERVANT)
        return best + self.arms(self.outfit(a.card for a in gear))

    def levels(self, winner: str, ahead: float) -> tuple[float, float]:
        """How often the loser is injured and how often beheaded, if this combatant wins."""
        level = self.cards[winner].level
        if level == "decapitation":
            return 0.0, 1.0
        beheaded = min(0.6, max(0.05, BEHEADED + STEEP * ahead))
        if level == "injury":
            return 1.0 - beheaded, beheaded
        return INJURED, beheaded

"""Who would win a match: what every combatant and every piece of equipment adds to the odds.

The numbers were fitted to 33,000 single fights (`mode = fight`) between fighters of this package, drawn at random
with random equipment: the logarithm of the odds is the difference of the two sums. The Javelin is a guess: it was
thrown badly in those fights. So is how a match ends.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp

from munera.games.spartacus.cards.table import CARDS
from munera.games.spartacus.view import AssetView

STRENGTH: dict[str, float] = {
    "gl-spartacus": 4.4, "gl-theokoles": 3.3, "gl-crixus": 3.0, "gl-oenomaus": 3.0, "gl-gannicus": 2.5,
    "gl-barca": 2.4, "gl-pericles": 1.8, "gl-rabanus": 1.6, "gl-segovax": 1.5, "gl-agron": 0.5, "gl-varro": 0.4,
    "gl-gnaeus": -0.8, "gl-ashur": -0.9, "gl-kerza": -1.3, "gl-duro": -1.6, "gl-numidian-warrior": -1.7,
    "gl-thracian-warrior": -1.9, "gl-celt-warrior": -2.0, "gl-syrian-warrior": -2.0,
    "sl-raxos": -4.6, "sl-marius": -4.6,
}  # fmt: skip
SERVANT = -7.5  # a slave with one die of each
GEAR: dict[str, float] = {
    "eq-sword": 0.7, "eq-trident": 0.4, "eq-axe": 0.8, "eq-helmet": 0.6, "eq-shield": 0.7, "eq-net": 0.4,
    "eq-javelin": 0.2,
}  # fmt: skip

INJURED, BEHEADED = 0.33, 0.24  # how matches between equals end
STEEP = 0.05  # how much more often the loser dies for each point of difference


def strength(card: str) -> float:
    return STRENGTH.get(card, SERVANT)


def chance(ahead: float) -> float:
    """Of winning, for a difference in strength."""
    return 1 / (1 + exp(-ahead))


def armed(card: str, gear: Iterable[str]) -> float:
    """A combatant with his equipment."""
    return strength(card) + sum(GEAR[piece] for piece in gear)


def outfit(gear: Iterable[str]) -> dict[str, str]:
    """The best piece for each slot."""
    best: dict[str, str] = {}
    for piece in gear:
        slot = CARDS[piece].slot
        if slot not in best or GEAR[piece] > GEAR[best[slot]]:
            best[slot] = piece
    return best


def champion_of(fighters: Iterable[AssetView], gear: Iterable[AssetView]) -> float:
    """How strong the best of a house is with the best of its equipment; nobody: very weak."""
    best = max((strength(a["card"]) for a in fighters), default=2 * SERVANT)
    return best + sum(GEAR[piece] for piece in outfit(a["card"] for a in gear).values())


def levels(winner: str, ahead: float) -> tuple[float, float]:
    """How often the loser is injured and how often beheaded, if this combatant wins."""
    if CARDS[winner].level == "decapitation":
        return 0.0, 1.0
    beheaded = min(0.6, max(0.05, BEHEADED + STEEP * ahead))
    if CARDS[winner].level == "injury":
        return 1.0 - beheaded, beheaded
    return INJURED, beheaded

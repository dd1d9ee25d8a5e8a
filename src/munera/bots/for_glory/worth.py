"""What cards are worth to a bot: its own prices, which it compares with those of the supply."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from munera.bots.for_glory.reading import GRANTS
from munera.games.for_glory.cards.table import BOASTS, CARDS, GLADIATORS, INCOMES, NEED, PATRONS, RESERVABLE

# In coin, for a player with an ordinary deck. Found by experiment (docs/balance/for_glory.md): games between
# players who liked every title more or less than this, by chance, and which of these likes won.
WORTH: dict[str, float] = {
    "noxius": 3.5, "tiro": 6.5, "tertiarius": 5.1, "arbelas": 3.9, "auctoratus": 7.6, "bestiarius": 5.7,
    "gallus": 6.5, "laquearius": 5.7, "samnite": 7.6, "spiculus": 6.6, "veles": 4.5, "eques": 6.5,
    "gladiatrix": 7.5, "parmularius": 4.7, "provocator": 6.1, "sagittarius": 6.3, "hoplomachus": 8.8,
    "murmillo": 8.4, "retiarius": 7.9, "secutor": 7.9, "crupellarius": 10.1, "essedarius": 12.5, "scissor": 7.8,
    "dimachaerus": 10.4, "thraex": 10.0, "rudiarius": 11.0, "primus_palus": 12.8,
    "pierce": 1.1, "caesim": 1.9, "feint": 0.9, "net_throw": 0.3, "punctim": 1.4, "second_wind": 1.8,
    "substitution": 1.1, "finishing_stroke": 2.6, "field_surgeon": 0.2, "palus_drill": 0.2, "ambush": 0.4,
    "dying_blow": 2.0, "missio": 1.1, "parry": 1.4, "riposte": 1.5, "turn_the_tables": 1.8,
    "counterattack": 2.3, "evade": 2.2,
    "grain_contract": 0.4, "betting_ring": 0.9, "shady_dealings": 1.6, "smooth_talk": 2.3, "private_sale": 1.7,
    "lucrative_investment": 0.2, "manumission": 0.2, "scout_the_provinces": 0.5, "banquet": 2.5,
    "decurion": 2.5, "argentarius": 4.9, "praetor": 5.4, "publicanus": 5.4, "vestalis": 4.7, "aedile": 5.4,
    "treacherous_augur": 6.5, "doctor_of_the_ludus": 6.2, "legatus": 8.8, "unscrupulous_consul": 6.9,
    "imperial_procurator": 7.5,
}  # fmt: skip


class Stock:
    """One's own cards and patrons, counted."""

    def __init__(self, cards: Iterable[str], villa: Iterable[str], arena: Iterable[str]) -> None:
        self.count = Counter(cards)
        count = self.count
        self.granted = sum(GRANTS[card] for card in villa)
        self.coming = sum(GRANTS[card] * count[card] for card in count if card in PATRONS)
        gladiators = [card for card in count.elements() if card in GLADIATORS]
        self.needed = sum(NEED[card] for card in (*gladiators, *arena))
        self.gladiators = len(gladiators)
        self.tricks = sum(count[card] for card in count if card in RESERVABLE)
        self.incomes = sum(count[card] for card in count if card in INCOMES and CARDS[card].value > 1)
        self.size = sum(count.values())

    @property
    def influence(self) -> int:
        """The influence that we will have when all patrons have come into play."""
        return self.granted + self.coming


BURDEN = 1.0  # what every card costs its owner beside its price: the others come to hand less often
TRICKS = 4  # tactics and reactions from which on more are worth less


def worth(card: str, stock: Stock, likes: Mapping[str, float]) -> float:
    """What this card is worth to the owner of that stock. `likes`: by title, or by type."""
    kind = CARDS[card].type
    value = WORTH[card] * likes.get(card, likes.get(kind, 1.0))
    if card in GLADIATORS:
        short = stock.needed + NEED[card] - stock.influence
        if NEED[card] and short > 0:
            value *= max(0.55, 1.0 - 0.12 * short)
    elif card in PATRONS:
        short = stock.needed + 2 - stock.influence
        value *= min(1.3, max(0.35, 1.0 + 0.15 * short))
    elif card in RESERVABLE:
        value *= max(0.3, 1.1 - 0.15 * max(0, stock.tricks - TRICKS + 2))
    elif card in INCOMES:
        value *= max(0.4, 1.15 - 0.15 * stock.incomes)
    return value - BURDEN


def junk(card: str) -> float:
    """Return how much it is worth to be rid of a card; above zero it is given away at once."""
    if card in BOASTS:
        return 5.0
    return {"business_as_usual": 2.0, "cestus": -0.5, "fresh_perspective": -0.6, "cull": -0.3}.get(card, -5.0)

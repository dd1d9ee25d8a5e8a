"""The cards and houses of the expansion, and what is in play together with those of the base game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from munera.games.spartacus.cards.table import BASE, Box, Card, House, cards_in, houses_in, in_the_box
from munera.kernel import Seat

if TYPE_CHECKING:
    from munera.games.spartacus.table.facts import TableFacts

HERE: Final = "munera.games.serpents.cards"

REPLACED: Final = {"gl-ashur": "gl-ashur-serpent"}
"""A character cannot be owned twice: who leaves the Market deck, and for whom (SW-01)."""


@dataclass(frozen=True)
class SerpentsCard(Card):
    """What is printed on a card of the expansion, beside what cards of the base game have.

    opposed      instead of a requirement: "up" needs more influence than the target, "down" less
    treacherous  may change sides in a Primus, whatever its other ability is
    target_coins the coins that the target must have as well
    pile_has     what must lie in the intrigue discard pile
    price_kinds  so many cards of each of these are the price
    times        the target may do it so many times, or not at all
    exhausts_target, takes, bars   so many ready ones are exhausted, join your house exhausted, or may not fight
    coins_most   the coins are at most so many; `coins_others`: what every other house gets
    looks_at     what is seen, if not a single card
    support      what it adds to a scheme; `bid`: to a bid that was opened; `sets_roll`: what a roll counts as
    stake        how many coins may lie on one betting field
    picks        so many of the dice lost are named by the attacker, if the wounds are `picks_from` or more
    range_from   the nearest that it reaches; `moves`: hexes more or less in a move
    """

    opposed: str = ""
    treacherous: bool = False
    target_coins: int = 0
    pile_has: str = ""
    price_kinds: tuple[str, ...] = ()
    times: int = 0
    exhausts_target: int = 0
    takes: int = 0
    bars: int = 0
    coins_most: int = 0
    coins_others: int = 0
    looks_at: str = ""
    support: int = 0
    bid: int = 0
    sets_roll: int = 0
    stake: int = 0
    picks: int = 0
    picks_from: int = 0
    range_from: int = 0
    moves: int = 0

    @property
    def kinds_of_price(self) -> tuple[str, ...]:
        return self.price_kinds or super().kinds_of_price

    @property
    def nearest(self) -> int:
        return self.range_from or super().nearest

    def aimable(self, s: TableFacts, target: Seat) -> bool:
        """May it be aimed at this house? It has coins enough, and what the card needs is in the discard pile."""
        return s.coins[target] >= self.target_coins and (not self.pile_has or s.lies_in_pile(self.pile_has))

    def hexes(self, ready: bool) -> int:
        """The hexes that it adds to a move while it is ready, less those that it always costs."""
        return self.moves if ready else min(0, self.moves)

    def picks_die(self, dealt: int, taken: int) -> bool:
        return dealt >= self.picks_from and taken < self.picks


OWN_CARDS: Final = cards_in(HERE, SerpentsCard)
"""All cards of the expansion, the extra ones included."""

OWN: Final = in_the_box(OWN_CARDS)
"""What the expansion adds. Its guards are those of the base game, by name and effect (SW-42)."""

OWN_HOUSES: Final = houses_in(HERE)


def together(cards: Mapping[str, Card], houses: Mapping[str, House]) -> Box:
    """A box of the base game with these cards and houses; the copies of a title in both are added."""
    gone = [old for old, new in REPLACED.items() if new in cards]
    merged = {id: card for id, card in BASE.cards.items() if id not in gone}
    for id, card in cards.items():
        both = merged.get(id)
        merged[id] = card if both is None else replace(both, copies=both.copies + card.copies)
    return Box(merged, {**BASE.houses, **houses})


WHOLE: Final = together(OWN, OWN_HOUSES)
"""The whole expansion."""

WITHOUT_HOUSES: Final = together(OWN, {})
"""All its cards, and the four houses of the base game."""

HOUSES_ONLY: Final = together({id: card for id, card in OWN.items() if card.starting}, OWN_HOUSES)
"""Its houses, with the starting gladiators and slaves that always come along (SW-02)."""


# ---------------------------------------------------------------------- what other cards do not have


def printed(s: TableFacts, card: str) -> SerpentsCard:
    """What is printed on a card of the expansion."""
    row = s.rules.cards[card]
    assert isinstance(row, SerpentsCard), "a card of the expansion"
    return row


def arrow(card: Card) -> str:
    """Opposed influence: "up", "down", or "" for a card that requires a number."""
    return card.opposed if isinstance(card, SerpentsCard) else ""


def treacherous(card: Card) -> bool:
    """May a combatant with this card change sides in a Primus?"""
    return isinstance(card, SerpentsCard) and card.treacherous


def stake(card: Card) -> int:
    """How many coins a Bookmaker takes on one betting field; nought for everybody else."""
    return card.stake if isinstance(card, SerpentsCard) else 0

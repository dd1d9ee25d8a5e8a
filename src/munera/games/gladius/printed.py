"""What is printed on the cards, and the constants of the rules: for boards."""

from __future__ import annotations

from typing import TypedDict

from munera.games.gladius.cards import Card, CardTable
from munera.games.gladius.state import HAND_LIMIT, STATS, TOO_LATE


class CardPrinted(TypedDict):
    """A card. `set`: who may use it - everybody ("common"), a style or a beast.

    `spent`: whoever plays it cannot attack on their next turn.
    """

    set: str
    kind: str
    damage: int
    immobilise: bool
    spent: bool


class DuelPrinted(TypedDict):
    """`usable`: by fighter, the cards that they can use. `stats`: in the order in which fighters have them.

    `hand_limit`: whoever holds more discards. `too_late`: up to this roll the defence of a tired fighter is.
    """

    cards: dict[str, CardPrinted]
    usable: dict[str, list[str]]
    stats: list[str]
    hand_limit: int
    too_late: int


def printed(table: CardTable) -> DuelPrinted:
    return DuelPrinted(
        cards={id: card_printed(card) for id, card in table.by_id.items()},
        usable={fighter: sorted(cards | table.defences[fighter]) for fighter, cards in table.attacks.items()},
        stats=list(STATS),
        hand_limit=HAND_LIMIT,
        too_late=TOO_LATE,
    )


def card_printed(card: Card) -> CardPrinted:
    return CardPrinted(
        set=card.set, kind=card.kind, damage=card.damage, immobilise=card.immobilise, spent=card.spent
    )

"""What is printed on the cards, and the constants of the rules: for boards."""

from __future__ import annotations

from typing import TypedDict

from munera.games.for_glory.cards.table import SUPPLIES, Card, CardTable


class CardPrinted(TypedDict):
    """A card. `influence`: what a gladiator needs, what a patron or arena grants.

    `source`: where its numbers come from.
    """

    deck: str
    type: str
    source: str
    cost: int
    attack: int
    health: int
    agility: int
    bloodlust: int
    influence: int


class GloryPrinted(TypedDict):
    """`supplies`: the rows of the supply, in their order; `phases`: of a round of the game.

    `boasts`: the bloodlust that each needs, the first of them first.
    """

    cards: dict[str, CardPrinted]
    supplies: list[str]
    boasts: list[int]
    phases: list[str]


PHASES = ("machinations", "registration", "battle", "resolution")


def printed(table: CardTable) -> GloryPrinted:
    return GloryPrinted(
        cards={id: card_printed(card) for id, card in table.by_id.items()},
        supplies=list(SUPPLIES),
        boasts=[table.by_id[card].bloodlust for card in table.boasts],
        phases=list(PHASES),
    )


def card_printed(card: Card) -> CardPrinted:
    return CardPrinted(
        deck=card.deck,
        type=card.type,
        source=card.source,
        cost=card.cost,
        attack=card.attack,
        health=card.health,
        agility=card.agility,
        bloodlust=card.bloodlust,
        influence=card.influence,
    )

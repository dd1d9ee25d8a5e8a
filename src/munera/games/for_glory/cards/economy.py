"""What schemes and patrons do."""

from __future__ import annotations

from munera.games.for_glory import supply
from munera.games.for_glory.abilities import DAMAGE, DEFEATED_OWN, Use, ability
from munera.games.for_glory.asking import NONE, inquire
from munera.games.for_glory.cards.families import (
    anybody,
    deal_to,
    exhausted,
    prevent_up_to,
    preventable,
    ready_one,
    someone,
)
from munera.games.for_glory.cards.table import BOASTS, SCHEME, SCHEME_TACTIC, TACTIC
from munera.games.for_glory.money import earn
from munera.games.for_glory.state import Glory
from munera.kernel import Seat

# ---------------------------------------------------------------------- schemes


@ability("lucrative_investment")
async def lucrative_investment(s: Glory, use: Use) -> None:
    earn(s, use.seat, s.cards.by_id[use.card].amount)


@ability("private_sale")
async def private_sale(s: Glory, use: Use) -> None:
    earn(s, use.seat, s.cards.by_id[use.card].amount)
    s.sales += 1


@ability("fresh_perspective")
async def fresh_perspective(s: Glory, use: Use) -> None:
    earn(s, use.seat, s.cards.by_id[use.card].amount)
    await supply.may_replace_row(s, use)


@ability("scout_the_provinces")
async def scout_the_provinces(s: Glory, use: Use) -> None:
    earn(s, use.seat, s.cards.by_id[use.card].amount)
    await supply.may_replace_row(s, use)
    s.discounts += s.cards.by_id[use.card].discount


@ability("banquet", usable=lambda s, use: use.card not in s.feasts)
async def banquet(s: Glory, use: Use) -> None:
    """Played once a turn, or a thin deck could play it for ever."""
    s.feasts = (*s.feasts, use.card)
    s.draw(use.seat, s.cards.by_id[use.card].amount)


@ability("cull")
async def cull(s: Glory, use: Use) -> None:
    await cull_up_to(s, use, 1)


@ability("manumission")
async def manumission(s: Glory, use: Use) -> None:
    """It costs a coin for each gladiator, paid when both are chosen."""
    earned = await cull_up_to(s, use, 2) * s.cards.by_id[use.card].amount
    if earned:
        earn(s, use.seat, earned)


async def cull_up_to(s: Glory, use: Use, most: int) -> int:
    """Other cards in hand are removed from the game: the card that culls lies on the table by now."""

    def hand(seat: Seat) -> tuple[str, ...]:
        return (NONE, *dict.fromkeys(s.hands[seat]))

    for count in range(most):
        card = await inquire(s, use.seat, "cull", hand, use.card, "FG-VERB-15")
        if card == NONE:
            return count
        s.shown_from_hand(use.seat, card)
        s.removed.append(card)
        s.tell("culls", use.seat, card, already_known_to=(use.seat,))
    return most


async def boasting(s: Glory, use: Use) -> None:
    """Does nothing. Boasting only slows you down."""


for boast in BOASTS:
    ability(boast, SCHEME)(boasting)


# ---------------------------------------------------------------------- patrons


@ability("argentarius", trigger=DEFEATED_OWN, mandatory=True)
async def argentarius(s: Glory, use: Use) -> None:
    earn(s, use.seat, s.cards.by_id[use.card].amount)


ability("praetor", TACTIC, usable=someone(anybody), exhausts=True)(deal_to(anybody))
ability("vestalis", trigger=DAMAGE, usable=someone(preventable), exhausts=True)(prevent_up_to(preventable))
ability("doctor_of_the_ludus", TACTIC, usable=someone(exhausted), exhausts=True)(ready_one(exhausted))


@ability("publicanus", SCHEME, exhausts=True)
async def publicanus(s: Glory, use: Use) -> None:
    earn(s, use.seat, s.cards.by_id[use.card].amount)


@ability("aedile", SCHEME_TACTIC, exhausts=True)
async def aedile(s: Glory, use: Use) -> None:
    """What goes onto the deck goes face down."""
    s.draw(use.seat, s.cards.by_id[use.card].amount)

    def hand(seat: Seat) -> tuple[str, ...]:
        return (NONE, *dict.fromkeys(s.hands[seat]))

    card = await inquire(s, use.seat, "topdeck", hand, use.card, "FG-VERB-14")
    if card != NONE:
        s.lay_on_deck(use.seat, card)


def may_find(s: Glory, use: Use) -> bool:
    """Is there a card in the discard pile, or will be when this is paid for (FG-38)?"""
    return bool(s.discard[use.seat]) or not s.cards.incomes.isdisjoint(s.hands[use.seat])


@ability("treacherous_augur", SCHEME, usable=may_find, exhausts=True)
async def treacherous_augur(s: Glory, use: Use) -> None:
    titles = tuple(dict.fromkeys(reversed(s.discard[use.seat])))
    if titles:
        card = titles[0]
        if len(titles) > 1:
            card = await inquire(s, use.seat, "augury", titles, use.card, "FG-VERB-14")
        s.discard_to_deck(use.seat, card)

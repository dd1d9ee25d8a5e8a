"""What a bot says to an offer that it declines: a price, a reason, or that it is not the time.

Nobody may learn more from it than a person would tell: a price is reckoned without our hand and without promises
that the maker of the offer does not know of, and how full a hidden purse is stays our secret.
"""

from __future__ import annotations

from math import floor

from munera.bots.spartacus.credit import credit, owes
from munera.bots.spartacus.offers import CLEAR, DANGER, FED, judge, keepable
from munera.bots.spartacus.promises import affordable
from munera.bots.spartacus.reading import BotTable
from munera.games.spartacus.queries import PRICE
from munera.games.spartacus.sight_types import OfferSeen, SpartacusSeen
from munera.kernel import Option, Seat

TOO_LITTLE, NO_TRUST, TOO_STRONG = "too_little", "no_trust", "too_strong"
CANNOT, NOT_NOW = "cannot", "not_now"
DOUBTED = 0.5  # whose word is trusted less than this is told so
DEAREST = 9  # coins more that are still worth naming


def why_not(table: BotTable, offer: OfferSeen) -> tuple[Option, ...]:
    """What we say to an offer that we decline."""
    maker = offer["maker"]
    open_to_all = unarmed(table, maker)
    promised = [tuple(promise) for promise in offer["returns"]]
    if offer["wants"] > table.purse or not affordable(table, promised):
        return (NOT_NOW,) if table.me["hidden"] else (CANNOT,)
    if not keepable(open_to_all, offer) and not promised_by_hand(offer):
        return (CANNOT,)
    if offer["promises"] and (owes(open_to_all, maker) or doubted(open_to_all, offer)):
        return (NO_TRUST,)
    if offer["promises"] and offer["wants"] > credit(open_to_all, maker):
        return (NO_TRUST,)
    fear = FED * max(0, table.influence[maker] - DANGER)
    if fear and judge(open_to_all, offer) + fear > CLEAR:
        return (TOO_STRONG,)
    more = price(table, open_to_all, offer)
    if more:
        return (PRICE, more)
    return (TOO_LITTLE,) if offer["gives"] or offer["goods"] or offer["promises"] else (NOT_NOW,)


def unarmed(table: BotTable, other: Seat) -> BotTable:
    """The table as we would see it with an empty hand, and without promises that the other does not know of."""
    view = table.view
    known = [word for word in view["ledger"] if not word["private"] or other in (word["by"], word["to"])]
    bare: SpartacusSeen = {**view, "hand": [], "ledger": known}
    return type(table)(bare, table.seat, table.coins, table.honour, table.mood)


def promised_by_hand(offer: OfferSeen) -> bool:
    """Is a card of ours wanted, so that to say that we cannot would tell what we do not hold?"""
    return any(promise[0] in ("foil", "target") for promise in offer["returns"])


def doubted(table: BotTable, offer: OfferSeen) -> bool:
    return any(table.trust(offer["maker"], promise[0]) < DOUBTED for promise in offer["promises"])


def price(table: BotTable, open_to_all: BotTable, offer: OfferSeen) -> int:
    """How many coins more we would do it for, or 0 if we name no price: because it is high, or not the reason."""
    more = 1 + floor(CLEAR - judge(open_to_all, offer))
    if not 1 <= more <= DEAREST or promised_by_hand(offer):
        return 0
    better = offer.copy()
    better["wants"] = max(0, offer["wants"] - more)
    better["gives"] = offer["gives"] + more - (offer["wants"] - better["wants"])
    if better["gives"] > table.coins[offer["maker"]] or judge(table, better) <= CLEAR:
        return 0
    return more

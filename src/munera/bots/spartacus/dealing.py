"""Deals: answers to offers, payments of what has fallen due, and what to offer. Everything is weighed in coins."""

from __future__ import annotations

from collections.abc import Iterator

from munera.bots.spartacus.haggling import Memory, haggle, written
from munera.bots.spartacus.offers import (
    CLEAR,
    judge,
)
from munera.bots.spartacus.proposals import PROPOSALS
from munera.bots.spartacus.reading import BotTable
from munera.bots.spartacus.refusals import why_not
from munera.games.spartacus.queries import (
    REDIRECT,
)
from munera.games.spartacus.sight_types import OfferSeen
from munera.kernel import Option


def named(offer: OfferSeen) -> Option:
    """Return an offer in the form in which moves name it."""
    return (
        offer["maker"],
        tuple(offer["to"]),
        offer["private"],
        offer["gives"],
        tuple(offer["goods"]),
        offer["wants"],
        tuple(offer["asks"]),
        tuple(tuple(promise) for promise in offer["promises"]),
        tuple(tuple(promise) for promise in offer["returns"]),
        offer["counters"],
    )


def moves(table: BotTable, memory: Memory) -> Iterator[Option]:
    """Yield the moves that make sense now, the most urgent first: answer, pay, propose."""
    yield from answers(table)
    yield from debts(table)
    yield from refused(table)
    if table.view["offers_left"] > 0:
        yield from haggle(table, memory)
        propose = PROPOSALS.get((table.view["phase"], table.view["step"]))
        if propose is not None:
            yield from (("offer", (*written(table, it),)) for it in propose(table, memory))


def answers(table: BotTable) -> Iterator[Option]:
    """Answer whoever has made us an offer."""
    for offer in table.view["offers"]:
        if table.seat in offer["to"]:
            if judge(table, offer) > CLEAR:
                yield ("accept", named(offer))
            yield ("decline", named(offer), *why_not(table, offer))


def refused(table: BotTable) -> Iterator[Option]:
    """Withdraw our offers of coins to those who have declined to support us, or have confirmed their scheme."""
    scheme = table.view["scheme"]
    for offer in table.offers:
        refuses = ["support"] in offer["returns"] and all(seat in table.refused for seat in offer["to"])
        if refuses or ([REDIRECT] in offer["returns"] and (scheme is None or scheme["confirmed"])):
            yield ("withdraw", named(offer))


def debts(table: BotTable) -> Iterator[Option]:
    """Pay what has fallen due, if our honour is worth the coins."""
    for word in table.open_promises:
        if word["by"] == table.seat and word["due"] and 0 < word["owed"] <= min(table.purse, table.honour):
            yield ("give", word["to"], word["owed"])


OCCASIONS = {*PROPOSALS, ("intrigue", "prepared"), ("arena", "phase_end")}
"""When it looks for offers at all, to answer them, to pay and to make some."""
UPKEEP = "upkeep"  # bots make no offers then, but answer those of people

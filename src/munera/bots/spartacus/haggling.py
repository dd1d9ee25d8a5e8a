"""Offers of ours as they are made, and how we come nearer to the prices that others name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from munera.bots.spartacus.offers import (
    CLEAR,
    judge,
)
from munera.bots.spartacus.reading import BotTable
from munera.games.spartacus.queries import (
    PAY,
    PRICE,
    Offer,
    Promise,
)
from munera.games.spartacus.sight_types import OfferSeen
from munera.kernel import Option, Seat


class Memory:
    """What was proposed in this phase: nobody says the same thing twice."""

    kinds = ("offer_declined", "phase")  # of events that matter to it

    def __init__(self) -> None:
        self.when: tuple[int, str] = (0, "")
        self.topics: set[Option] = set()
        self.prices: list[
            tuple[Seat, Offer, int]
        ] = []  # who named one, for which offer of ours, and how many coins

    def fresh(self, table: BotTable, topic: Option) -> bool:
        """Is this proposal new in this phase? It is remembered, and new only once."""
        now = (table.view["round"], table.view["phase"])
        if now != self.when:
            self.when, self.topics = now, set()
        new = topic not in self.topics
        self.topics.add(topic)
        return new

    def hear(self, events: Sequence[tuple[Any, ...]], me: Seat) -> None:
        """Note the prices that others have named in this phase for what we wanted."""
        for kind, *facts in events:
            if kind == "offer_declined" and facts[1][0] == me and facts[2:3] == [PRICE]:
                self.prices.append((facts[0], Offer(*facts[1]), facts[3]))
            elif kind == "phase":
                self.prices.clear()


class Proposal(NamedTuple):
    """An offer of ours to one house."""

    to: Seat
    gives: int = 0
    goods: tuple[int, ...] = ()
    wants: int = 0
    asks: tuple[int, ...] = ()
    promises: tuple[Promise, ...] = ()
    returns: tuple[Promise, ...] = ()
    private: bool = False


def written(table: BotTable, it: Proposal) -> Offer:
    """Return the proposal as an offer."""
    return Offer(table.seat, (it.to,), it.private, it.gives, it.goods, it.wants, it.asks, it.promises, it.returns)


def haggle(table: BotTable, memory: Memory) -> Iterator[Option]:
    """Come nearer to the prices that were named, as far as it still serves us."""
    named_prices, memory.prices = memory.prices, []
    for seat, offer, more in named_prices:
        if not (has(table, table.seat, offer.goods) and has(table, seat, offer.asks)):
            continue
        for coins in range(more, 0, -1):
            better = raised(offer._replace(to=(seat,), counters=0), coins)
            if better.gives > table.purse or own_gain(table, better) <= CLEAR:
                continue
            if memory.fresh(table, ("haggle", seat, (*better,))):
                yield ("offer", (*better,))
            break


def has(table: BotTable, seat: Seat, ids: Sequence[int]) -> bool:
    """Does this house still have these assets? Some may have been sold since the price was named."""
    return all(id in table.assets and table.assets[id].owner == seat for id in ids)


def raised(offer: Offer, coins: int) -> Offer:
    """Return the offer with so many coins more for the other: wanted less, promised more, or given."""
    less = min(coins, offer.wants)
    rest = coins - less
    pays = [promise for promise in offer.promises if promise[0] == PAY]
    if rest and pays and not offer.gives:
        more = (PAY, int(str(pays[0][1])) + rest, pays[0][2])
        words = sorted((more if promise == pays[0] else promise for promise in offer.promises), key=repr)
        return offer._replace(wants=offer.wants - less, promises=tuple(words))
    return offer._replace(wants=offer.wants - less, gives=offer.gives + rest)


def own_gain(table: BotTable, offer: Offer) -> float:
    """Return what an offer of ours brings us if it is accepted: as if the other had made it to us."""
    mirrored: OfferSeen = {
        "maker": offer.to[0],
        "to": [table.seat],
        "private": offer.private,
        "gives": offer.wants,
        "goods": list(offer.asks),
        "wants": offer.gives,
        "asks": list(offer.goods),
        "promises": [list(promise) for promise in offer.returns],
        "returns": [list(promise) for promise in offer.promises],
        "counters": offer.counters,
    }
    return judge(table, mirrored)

"""What may be done at any time, spelt word by word: how every offer is listed and counted, and none but these."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations

from munera.games.spartacus.deals import deals, promises, promising
from munera.games.spartacus.deals.promises import BID_AT_MOST, MOST_COINS, NO_TARGET, PAY, Promise
from munera.games.spartacus.table.records import Offer
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Option, Seat
from munera.kernel.grammar import (
    CLOSE,
    END,
    FALSE,
    OPEN,
    TRUE,
    Grammar,
    Words,
    bracketed,
    either,
    row,
    some,
    then,
    without,
    word,
)
from munera.kernel.spelling import spell

AMOUNT = word(range(1, MOST_COINS + 1))
SAID = either(END, word(deals.WHY_NOT), then(row(deals.PRICE), AMOUNT))
"""What may be said to an offer that is declined."""


def listed(moves: Iterable[Option]) -> Grammar:
    """Moves that can be listed."""
    return either(*(row(*spell(move)) for move in moves))


def gifts(give: str, others: Sequence[Seat], most: int) -> Grammar:
    return then(row(give), word(others), word(range(1, most + 1)))


def shown_cards(show: str, cards: Sequence[str], others: Sequence[Seat]) -> Grammar:
    return then(row(show), word(cards), word(others))


def offers(s: Spartacus, seat: Seat, listeners: Sequence[Seat]) -> Grammar:
    """All offers that this Dominus may make: to any of the others, before all or in private."""
    groups = [to for size in range(1, len(listeners) + 1) for to in combinations(sorted(listeners), size)]
    return either(*(offers_to(s, seat, to, (FALSE, TRUE), 0) for to in groups))


def counter_offers(s: Spartacus, seat: Seat, offer: Offer) -> Grammar:
    """All that may be offered in return, back to the maker alone."""
    secrecy = (TRUE,) if offer.private else (FALSE, TRUE)
    return then(_plain(offer), offers_to(s, seat, (offer.maker,), secrecy, offer.counters + 1))


def _plain(offer: Offer) -> Grammar:
    return bracketed(row(*spell(deals.plain(offer))))


def offers_to(s: Spartacus, seat: Seat, to: tuple[Seat, ...], secrecy: Sequence[str], counters: int) -> Grammar:
    """Coins one way, assets where both are on the floor, and up to two promises of either side; not nothing."""
    floor = all(deals.on_floor(s, one) for one in (seat, *to))
    goods = _assets(deals.tradable(s, seat) if floor else [])
    asks = _assets(deals.tradable(s, to[0]) if floor and len(to) == 1 else [])
    gives = then(word(range(s.coins[seat] + 1)), goods, row(0), asks)
    wants = then(row(0), goods, AMOUNT, asks)
    promised, returned = (
        _promises(s, [(seat, taker) for taker in to]),
        _promises(s, [(taker, seat) for taker in to]),
    )
    whole = bracketed(
        row(seat, OPEN, *to, CLOSE), word(secrecy), either(gives, wants), promised, returned, row(counters)
    )
    nothing = [Offer(seat, to, private, 0, (), 0, (), (), (), counters) for private in (False, True)]
    return without(whole, ((OPEN, *spell(deals.plain(offer)), CLOSE) for offer in (*s.offers, *nothing)))


def _assets(ids: Sequence[int]) -> Grammar:
    return bracketed(some([(id,) for id in sorted(ids)]))


def _promises(s: Spartacus, pairs: Sequence[tuple[Seat, Seat]]) -> Grammar:
    """A few of the promises that may be made in all these pairs, each of who makes it and to whom."""
    chosen = frozenset[Promise].intersection(*(frozenset(promising.choices(s, *pair)) for pair in pairs))
    paid = frozenset[str].intersection(*(frozenset(promising.occasions(s, *pair)) for pair in pairs))
    return _spelt(chosen, paid, promising.lots_to_come(s))


@lru_cache(maxsize=64)
def _spelt(chosen: frozenset[Promise], occasions: frozenset[str], lots: tuple[promises.Lot, ...]) -> Grammar:
    """At most two of a thousand, in the order of their texts (`deals.read`): what `promising.possible` allows."""
    amounts = range(1, MOST_COINS + 1)
    found: list[Promise] = [*chosen, *((NO_TARGET, time) for time in (promises.PHASE, promises.ROUND))]
    found += [(PAY, coins, when) for when in occasions for coins in amounts]
    found += [(BID_AT_MOST, lot, coins) for lot in lots for coins in amounts]
    items: list[Words] = [(OPEN, *spell(promise), CLOSE) for promise in sorted(found, key=repr)]
    return bracketed(some(items, deals.MOST_PROMISES))


def answers(decline: str, offer: Offer) -> Grammar:
    """An offer is declined, perhaps with a word about why."""
    return then(row(decline), _plain(offer), SAID)

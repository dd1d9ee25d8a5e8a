"""The auction segment: one slave at a time, sealed bids, only the winner pays."""

from __future__ import annotations

from munera.games.gladius.state import NOBODY
from munera.games.school.gladiators import UNSOLD
from munera.games.school.state import School
from munera.kernel import Ask, Seat, ask, ask_sealed

NO_BID = 0


async def auction(s: School) -> None:
    """Auction one slave."""
    if not s.lots:
        s.stage = "charity"
        return
    lot = s.people[s.lots[0]]
    least = lot.minimum_bid()
    bidders = [seat for seat in s.active_schools if s.gold[seat] >= least]  # gold is public
    bids = await ask_sealed(
        [
            Ask(seat, "bid", lambda seat: (NO_BID, *range(least, s.gold[seat] + 1)), about=lot.id, rule="GS-04")
            for seat in bidders
        ]
    )
    opened = tuple(zip(bidders, bids, strict=True))
    s.sale = (lot.id, opened, NOBODY, 0)
    s.tell("bids", lot.id, opened, already_known_to=())
    price = max(bids, default=NO_BID)
    if price == NO_BID:
        s.lots = s.lots[1:]
        s.unsold = (*s.unsold, lot.id)
        s.tell("unsold", lot.id)
        return
    tied = [seat for seat, bid in zip(bidders, bids, strict=True) if bid == price]
    if len(tied) > 1:
        tied, price = await rebid(s, lot.id, tied, price)
    winner = tied[0] if len(tied) == 1 else break_tie(s, tied)
    s.lots = s.lots[1:]  # only now: while the tied bid again they are still for sale
    s.pay(winner, -price, "bought", lot.id)
    s.sale = (lot.id, s.sale[1], winner, price)
    s.put(s.people[lot.id]._replace(owner=winner).remember(s.turn, "bought", winner, price))
    s.tell("sold", lot.id, winner, price)


async def rebid(s: School, lot: int, tied: list[Seat], least: int) -> tuple[list[Seat], int]:
    """The tied bid again, once, each at least what they have bid (GS-05)."""
    bids = await ask_sealed(
        [
            Ask(seat, "rebid", lambda seat: range(least, s.gold[seat] + 1), about=(lot, least), rule="GS-05")
            for seat in tied
        ]
    )
    again = tuple(zip(tied, bids, strict=True))
    second = dict(again)
    s.sale = (lot, tuple((seat, second.get(seat, bid)) for seat, bid in s.sale[1]), NOBODY, 0)
    s.tell("rebids", lot, again, already_known_to=())
    price = max(bids)
    return [seat for seat, bid in zip(tied, bids, strict=True) if bid == price], price


def break_tie(s: School, tied: list[Seat]) -> Seat:
    """Who wins a tie that is left: the school with the lowest fame, or one of them by lot (GS-05)."""
    fewest = min(s.fame[seat] for seat in tied)
    tied = [seat for seat in tied if s.fame[seat] == fewest]
    winner = s.choice(tied) if len(tied) > 1 else tied[0]
    s.tell("tie_broken", winner, already_known_to=())
    return winner


async def charity(s: School) -> None:
    """A school without gladiators, too poor for every slave of this turn, may take an unsold one (GS-30)."""
    for seat in sorted(s.active_schools, key=lambda seat: s.fame[seat]):
        if not s.unsold or s.roster(seat) or s.gold[seat] >= min(s.minimums):
            continue
        taken: str | int = await ask(seat, "charity", ("pass", *s.unsold), rule="GS-30")
        if isinstance(taken, int):
            s.unsold = tuple(id for id in s.unsold if id != taken)
            s.put(s.people[taken]._replace(owner=seat).remember(s.turn, "taken", seat))
            s.tell("taken", taken, seat, already_known_to=(seat,))
    for id in s.unsold:
        s.put(s.people[id]._replace(fate=UNSOLD).remember(s.turn, "unsold"))
    s.unsold, s.stage = (), "arena"

"""The Auction: a row of lots, looks at them, and sealed bids on one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from munera.games.spartacus.deals import promises
from munera.games.spartacus.intrigue import reactions
from munera.games.spartacus.table.asking import PASS, choose, choose_sealed
from munera.games.spartacus.table.records import NOBODY, Asset
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Ask, Question, Seat, Segment

INFORMANT = "informant"

ASKS = {
    "informant": Question((PASS,), answer=("asset", "lot")),
    "bid": Question(about=("lot",), answer=("bid",)),
}
EVENTS = {
    "market_reshuffled": ("count",),
    "row_dealt": ("count",),
    "looks_at_lot": ("seat", "asset", "card", "lot"),
    "lot_seen": ("lot", "card"),
    "looks_no_more": ("seat",),
    "lot_revealed": ("lot", "card"),
    "bids": ("lot", "bids*"),
    "bids_tied": ("lot", "coins", "seats*"),
    "lot_won": ("seat", "lot", "card", "asset"),
    "lot_discarded": ("lot", "card"),
}
TERMS = {"why": ("auction",)}

Lot: TypeAlias = int | str
"""A place in the row, or "host": hosting is bid for in the same way."""

Look: TypeAlias = str | tuple[int, int]


# ---------------------------------------------------------------------- the row


async def deal_row(s: Spartacus) -> None:
    """As many lots as there are Domini, face down (SP-AUCTION-1); without any there is no Auction (SP-30)."""
    s.row = tuple(deal(s, len(s.seats)))
    s.revealed = 0
    s.peeked = ((),) * len(s.row)
    s.tell("row_dealt", len(s.row))
    s.queue = tuple(seat for seat in s.priority() if informants(s, seat))
    s.step = "informants" if s.row else "lot"


def deal(s: Spartacus, count: int) -> list[str]:
    """Deal so many cards of the Market deck, or all there are; its discards refill an empty deck (SP-30)."""
    cards: list[str] = []
    while len(cards) < count and (s.market or s.market_discard):
        if not s.market:
            s.market, s.market_discard = sorted(s.market_discard), []
            s.shuffle_deck(s.market)
            s.tell("market_reshuffled", len(s.market))
        cards.append(s.draw_top(s.market))
    return cards


def informants(s: Spartacus, seat: Seat) -> list[Asset]:
    """The Informants of a house that could look at a lot."""
    return [asset for asset in s.ready(seat, "slave") if s.rules.cards[asset.card].ability == INFORMANT]


async def look(s: Spartacus) -> None:
    """W13: the owners of Informants in priority order, each until they pass or have no more of them (SP-31)."""
    if not s.queue:
        s.step = "lot"
        return
    seat = s.queue[0]
    chosen = await choose(s, seat, "informant", lambda seat: looks(s, seat), rule="SP-31")
    if isinstance(chosen, str):
        s.tell("looks_no_more", seat, already_known_to=(seat,))
        s.queue = s.queue[1:]
        return
    look_at_lot(s, s.assets[chosen[0]], chosen[1])
    if not informants(s, seat):
        s.queue = s.queue[1:]


def looks(s: Spartacus, seat: Seat) -> tuple[Look, ...]:
    """What an owner of Informants may answer: to pass, or which of them looks at which lot."""
    return (PASS, *((asset.id, lot) for asset in informants(s, seat) for lot in range(len(s.row))))


def look_at_lot(s: Spartacus, asset: Asset, lot: int) -> None:
    """PEEK: the owner alone sees the card; that they looked is public (SP-SECRET-6)."""
    seat = asset.owner
    s.tell("looks_at_lot", seat, asset.id, asset.card, lot, already_known_to=(seat,))
    s.exhaust(asset)
    s.peeked = tuple((*seen, seat) if n == lot and seat not in seen else seen for n, seen in enumerate(s.peeked))
    s.tell("lot_seen", lot, s.row[lot], to=(seat,), already_known_to=())


# ---------------------------------------------------------------------- one lot after the other


async def next_lot(s: Spartacus) -> None:
    """The next lot is turned up and all may bid; after the last one they bid for hosting (SP-AUCTION-2)."""
    s.queue = s.priority()
    if s.revealed == len(s.row):
        s.step = "host_bid"
        return
    s.tell("lot_revealed", s.revealed, s.row[s.revealed], already_known_to=())
    s.revealed += 1
    s.step = "bid"


async def bid(s: Spartacus) -> None:
    """One round of bids on the lot (W14). Those who tie bid again, until it is won or nobody adds a coin."""
    lot = s.revealed - 1
    if not await bidding_round(s, lot, "SP-AUCTION-3"):
        take_back(s, s.queue)
        discard_lot(s, lot)
    elif len(s.queue) == 1:
        coins = pay_bid(s, s.queue[0], "auction")
        award_lot(s, lot, s.queue[0], coins)
    else:
        return
    s.row = tuple("" if n == lot else card for n, card in enumerate(s.row))
    promises.auction_over(s, lot)
    s.step = "lot_settled"


def award_lot(s: Spartacus, lot: int, winner: Seat, coins: int) -> None:
    """The card joins the winner's house, ready at once (SP-81)."""
    asset = s.create(s.row[lot], winner)
    s.sales = (*s.sales, (lot, winner, asset.card, coins))
    s.tell("lot_won", winner, lot, asset.card, asset.id)


def discard_lot(s: Spartacus, lot: int) -> None:
    """Discard a lot whose auction failed (SP-AUCTION-6)."""
    s.market_discard.append(s.row[lot])
    s.sales = (*s.sales, (lot, NOBODY, s.row[lot], 0))
    s.tell("lot_discarded", lot, s.row[lot])


async def lot_settled(s: Spartacus) -> None:
    """The window after a lot is settled (W16)."""
    await reactions.quiet(s)
    s.step = "lot"


# ---------------------------------------------------------------------- bidding, for a lot or for hosting


async def bidding_round(s: Spartacus, lot: Lot, rule: str) -> bool:
    """All who are still in bid in secret; the highest totals stay in. False: the auction failed (SP-AUCTION-6).

    It did if there is no coin on the table, or if those who were tied did not add one and are all tied still.
    With hidden purses all are asked, also those without a coin (SP-ASK-1). What is bid lies on the table from then
    on: it can be neither given away nor bid again (SP-28).
    """
    questions = [Ask(seat, "bid", lambda seat: range(s.coins[seat] + 1), lot, rule) for seat in s.queue]
    bids = await choose_sealed(s, questions)
    opened = tuple(zip(s.queue, bids, strict=True))
    s.bids = (*s.bids, (lot, opened))
    s.tell_facts("bids", (lot, *opened), already_known_to=())
    for seat, coins in opened:
        s.stake(seat, coins)
        promises.bids(s, seat, lot, coins)
    await reactions.window(s, "bids_revealed")  # W15
    bidders = s.queue
    drop_out(s)
    highest, tied = s.staked[s.queue[0]], len(s.queue) > 1
    if not highest or (tied and not any(bids) and s.queue == bidders):
        return False
    if tied:
        s.tell_facts("bids_tied", (lot, highest, *s.queue))
    return True


def drop_out(s: Spartacus) -> None:
    """Whoever is below the highest total takes the stack back and is out (SP-28)."""
    highest = max(s.staked[seat] for seat in s.queue)
    take_back(s, [seat for seat in s.queue if s.staked[seat] < highest])
    s.queue = tuple(seat for seat in s.queue if s.staked[seat] == highest)


def take_back(s: Spartacus, seats: Iterable[Seat]) -> None:
    """Bids on the table go back to their owners."""
    for seat in seats:
        s.unstake(seat)


def pay_bid(s: Spartacus, winner: Seat, why: str) -> int:
    """The winner pays what they have bid in all rounds; nobody else pays (SP-AUCTION-4). Returns how much."""
    coins = s.unstake(winner)
    s.pay_bank(winner, coins, why)
    return coins


SEGMENTS: dict[tuple[str, str], Callable[[Spartacus], Segment]] = {
    ("market", "row"): deal_row,
    ("market", "informants"): look,
    ("market", "lot"): next_lot,
    ("market", "bid"): bid,
    ("market", "lot_settled"): lot_settled,
}

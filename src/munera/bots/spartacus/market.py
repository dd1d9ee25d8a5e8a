"""The market phase: what to sell, what to bid for a lot and for hosting."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from munera.bots.bot import WAIT, Reason
from munera.bots.spartacus.arena import best_of
from munera.bots.spartacus.reading import GLADIATOR, GUARD, BotTable
from munera.bots.spartacus.worth import ease, loss, own, worth, worth_of_influence
from munera.games.spartacus.cards.table import TRACK
from munera.games.spartacus.queries import BID_AT_MOST, NO_BID, Asset
from munera.kernel import AnyAsk, Option, Seat
from munera.odds.spartacus.matches import chance

DONE = "done"
SURPLUS = 0.2  # sold if the Bank pays so much more than it is worth to us
SHADE = 0.4  # of its worth is bid for a lot, and more by mood: equal bids are a nuisance
OVER = 3.0  # coins above its worth that one may add to an equal bid: else nobody gets it
COVETED = 2.5  # what a gladiator is worth of whom one does not let others have them unchallenged
FOOT_IN = 1  # coins that are never kept from them
BARGAIN = 2  # coins that are never kept from a card for which the Bank pays more in the next market
HOST_SHADE, HOST_WHIM = 0.75, 0.25
HOSTING = 1.0  # what the choice of the fighters is worth beside the honour
LAST_STEPS = 2  # so near to the end everything is bid
LAST_STEP = TRACK.highest - 1  # the level from which one more wins


def open_market(table: BotTable, ask: AnyAsk) -> Option:
    """Sell what is worth more to the Bank; wait while an offer of ours is open."""
    sales = [option for option in cast("tuple[Any, ...]", ask.options) if option[0] == "sell"]
    gain, sale = max(
        ((_surplus(table, table.assets[option[1]]), option) for option in sales),
        key=lambda one: one[0],
        default=(0.0, DONE),
    )
    if gain > SURPLUS:
        return cast("Option", sale)
    return WAIT if table.offers else DONE


def _surplus(table: BotTable, asset: Asset) -> float:
    """Return what a sale to the Bank brings; others bid nearly what we have just paid, and they may again."""
    if asset.favour or asset.champion:
        return -1.0
    return table.row(asset.card).value - max(loss(table, table.seat, asset), table.paid.get(asset.id, 0))


# ---------------------------------------------------------------------- bids


def bid(table: BotTable, ask: AnyAsk) -> Option:
    """Bid no more than the richest rival could, and keep coins for hosting and for the next Upkeep."""
    bids = cast("range", ask.options)
    most = bids[-1]
    if not most:
        table.reason = Reason("bid-none")
        return 0
    rivals = [table.coins[seat] for seat in table.view["bidders"] if seat != table.seat]
    enough = max(rivals, default=0) + 1
    lot = cast("Any", ask.about)
    wanted = _host_bid(table) if lot == "host" else _lot_bid(table, lot, enough)
    given = max(0, min(most, enough, kept_low(table, lot, wanted)))
    table.reason = _why(table, lot, given)
    return given


def kept_low(table: BotTable, lot: int | str, wanted: int) -> int:
    """Lower a bid to what we have promised to bid at most, unless our word is worth less than what is above it."""
    limit = table.highest_bid(lot)
    left = wanted if limit is None else limit - table.staked[table.seat]
    return left if left < wanted <= left + table.honour else wanted


def _why(table: BotTable, lot: Any, given: int) -> Reason:
    """Why so much is bid: what it is worth to us, or that the coins are wanted for something else."""
    word = "host" if lot == "host" else "lot"
    if not given:
        return Reason(f"bid-{word}-none")
    value = hosting(table) if word == "host" else worth(table, table.seat, cast("str", table.view["row"][lot]))
    return Reason(f"bid-{word}", {"worth": max(1, round(value))})


def hosting(table: BotTable) -> float:
    """Return what it is worth to be Host: influence, a match of our choice, and that nobody else is Host."""
    if table.hosting_worth is None:
        table.hosting_worth = _hosting(table)
    return table.hosting_worth


def _hosting(table: BotTable) -> float:
    me = table.seat
    gain = worth_of_influence(table, me, 1)
    weakest = min(best_of(table, seat) for seat in table.rivals)
    win = chance(best_of(table, me) - weakest)
    gain += win * 0.5 * ease(table, me) * own(min(LAST_STEP, table.influence[me] + 1)) + HOSTING
    rivals = [-worth_of_influence(table, seat, 1) for seat in table.rivals if table.coins[seat]]
    return gain + 0.5 * max(rivals, default=0.0)


def _host_bid(table: BotTable) -> int:
    likely = 1.0 if table.purse >= max(table.coins[seat] for seat in table.rivals) else table.weights.outbid
    if table.abstains("host", likely * hosting(table)):
        return 0
    mood = HOST_SHADE + HOST_WHIM * table.mood
    wanted = int(mood * hosting(table))
    if table.influence[table.seat] >= TRACK.highest - LAST_STEPS or table.influence[table.leader] >= LAST_STEP:
        return max(wanted, table.purse)
    return min(wanted, table.purse - max(1, table.upkeep))


def _lot_bid(table: BotTable, lot: int, enough: int) -> int:
    card = cast("str", table.view["row"][lot])
    value = worth(table, table.seat, card)
    if table.abstains(lot, value):
        return 0
    staked = table.staked[table.seat]
    left = table.purse - table.upkeep
    spare = left - _kept(table, staked, rare=card_is_rare(table, card, value))
    if table.row(card).value > BARGAIN:
        spare = max(spare, min(BARGAIN, left))
    if staked:
        wanted = max(int(staked < value), round(table.mood * (value - staked + OVER)))
        return max(min(wanted, max(0, spare), enough), int(keenest(table, lot, card)))
    if lacks_gladiator(table, card):
        return min(int(value), max(spare, left), enough)
    wanted = int((SHADE + table.weights.whim * table.nerve * table.mood) * value)
    if value > COVETED and table.row(card).kind == GLADIATOR:
        spare = max(spare, min(FOOT_IN, left))
        wanted = max(wanted, 1)
    return min(wanted, max(0, spare), enough)


def lacks_gladiator(table: BotTable, card: str) -> bool:
    """Is this a gladiator, and have we none? Then no coin is worth keeping for anything else."""
    return table.row(card).kind == GLADIATOR and not table.owned(table.seat, GLADIATOR)


def can_raise(table: BotTable, seat: Seat, lot: int) -> bool:
    """Has somebody, as far as we know, a coin left for this lot, and not promised to keep out of it?"""
    concealed = table.view["houses"][seat]["coins"] is None  # then what is reckoned holds what lies on the table
    left = table.coins[seat] - (table.staked[seat] if concealed else 0)
    words = ([NO_BID, lot], [BID_AT_MOST, lot])
    return left > 0 and not any(w["by"] == seat and w["promise"][:2] in words for w in table.open_promises)


def keenest(table: BotTable, lot: int, card: str) -> bool:
    """Are we, of those who are tied, whom the card serves most? Somebody must add a coin, or nobody gets it."""
    able = [seat for seat in table.view["bidders"] if can_raise(table, seat, lot)]
    wants = {seat: worth(table, seat, card) for seat in able}
    return table.purse > 0 and max(able, key=lambda seat: (wants[seat], -seat), default=None) == table.seat


def _kept(table: BotTable, staked: int, *, rare: bool) -> int:
    """Return the coins kept for hosting: few if a richer rival is hardly outbid, half if the lot is rare."""
    richest = max(table.coins[seat] for seat in table.rivals)
    kept = min(int(HOST_SHADE * hosting(table)), richest + 1)
    if table.purse + staked < richest:
        kept = int(table.weights.outbid * kept)
    return int(table.weights.kept * (kept - kept // 2 if rare else kept))


def card_is_rare(table: BotTable, card: str, value: float) -> bool:
    """Is this card so good that hosting may wait?"""
    return value > 6.0 and table.row(card).kind != GUARD


ANSWERS: dict[str, Callable[[BotTable, AnyAsk], Option]] = {
    "open_market": open_market,
    "bid": bid,
}

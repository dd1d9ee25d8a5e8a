"""Open Market: assets are sold to the Bank, without turns, until everybody is done.

What the houses sell each other are offers (deals.py), which may be made and accepted whenever the floor is open.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from munera.games.spartacus.deals import deals
from munera.games.spartacus.table.asking import choose_any
from munera.games.spartacus.table.records import Asset
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Ask, Option, Question, Seat, Segment

DONE = "done"
SELL = "sell"

ASKS = {"open_market": Question({DONE: (), SELL: ("asset",)})}
EVENTS = {
    "sells": ("seat", "asset", "card"),
    "market_done": ("seat",),
    "market_closed": (),
}
REASONS = ("exhausted",)
TERMS = {"why": ("sold", "sale")}

Business: TypeAlias = str | tuple[str, int]


async def open_market(s: Spartacus) -> None:
    """W12: the first to act sells something or is done. When nobody is left the Auction begins (SP-SALE-2)."""
    floor = [seat for seat in s.seats if seat not in s.done]
    acted = await choose_any(s, [_question(s, seat) for seat in floor])
    if acted is None:
        close_market(s)
        return
    seat, business = acted
    if isinstance(business, str):
        be_done(s, seat)
    else:
        sell(s, seat, s.assets[business[1]])


def _question(s: Spartacus, seat: Seat) -> Ask[Business]:
    return Ask(
        seat,
        "open_market",
        lambda seat: businesses(s, seat),
        rule="SP-SALE-1",
        refused=lambda seat: exhausted(s, seat),
    )


def businesses(s: Spartacus, seat: Seat) -> tuple[Business, ...]:
    """What a Dominus may do: be done, or sell a ready asset; of equal ones, the oldest."""
    first: dict[Asset, int] = {}
    for asset in s.of(seat):
        if asset.ready:
            first.setdefault(asset._replace(id=0), asset.id)
    return (DONE, *((SELL, id) for id in first.values()))


def exhausted(s: Spartacus, seat: Seat) -> Mapping[Option, str]:
    """The sales that are not offered, because the card is exhausted (SP-EXHAUST-2)."""
    return {(SELL, asset.id): "exhausted" for asset in s.of(seat) if not asset.ready}


def sell(s: Spartacus, seat: Seat, asset: Asset) -> None:
    """The Bank takes an asset for its printed value (SP-SALE-1)."""
    s.tell("sells", seat, asset.id, asset.card, already_known_to=(seat,))
    s.discard_asset(asset, "sold")
    s.bank_pays(seat, s.rules.cards[asset.card].value, "sale")
    deals.assets_gone(s)


def be_done(s: Spartacus, seat: Seat) -> None:
    """A Dominus picks up and hides their coins: they trade no more assets (SP-80)."""
    s.done = (*s.done, seat)
    s.hidden = (*s.hidden, seat)
    s.tell("market_done", seat, already_known_to=(seat,))
    deals.done(s, seat)


def close_market(s: Spartacus) -> None:
    """All are done: nothing can be taken back any more (SP-80)."""
    s.done = s.hidden = tuple(s.seats)
    s.tell("market_closed")
    s.step = "row"


SEGMENTS: dict[tuple[str, str], Callable[[Spartacus], Segment]] = {("market", "open"): open_market}

"""The bid for hosting: like a lot, but somebody must host, so dice decide where bids do not."""

from __future__ import annotations

from collections.abc import Callable

from munera.games.spartacus.deals import promises
from munera.games.spartacus.intrigue import reactions
from munera.games.spartacus.market.auction import bidding_round, pay_bid, take_back
from munera.games.spartacus.rounds.setup import roll_off
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Seat, Segment

HOST = "host"

EVENTS = {
    "becomes_host": ("seat",),
    "purses_open": ("coins*",),
}
TERMS = {"lot": (HOST,), "why": ("hosting",)}


async def bid_for_hosting(s: Spartacus) -> None:
    """Ask for one round of bids (W17). If nobody adds a coin, those who are still in roll a die (SP-29)."""
    if not await bidding_round(s, HOST, "SP-HOSTING-1"):
        host = roll_off(s, s.queue)
        if s.option("host_rolloff_pays"):
            pay_bid(s, host, "hosting")
        take_back(s, s.queue)
    elif len(s.queue) == 1:
        host = s.queue[0]
        pay_bid(s, host, "hosting")
    else:
        return
    take_host_token(s, host)
    promises.auction_over(s, HOST)
    s.step = "host_decided"


def take_host_token(s: Spartacus, host: Seat) -> None:
    """Make this seat the Host: all purses are open again, and the row of lots is gone (SP-HOSTING-4)."""
    s.host = host
    s.tell("becomes_host", host)
    s.hidden = s.done = s.queue = ()
    s.row, s.revealed, s.peeked = (), 0, ()
    s.blows, s.fought, s.settled = (), (), ()  # what was remembered of the last Arena phase
    s.tell_facts("purses_open", s.coins, already_known_to=())


async def host_decided(s: Spartacus) -> None:
    """Open the window after the Host is decided (W18)."""
    await reactions.quiet(s)
    s.step = "phase_end"


SEGMENTS: dict[tuple[str, str], Callable[[Spartacus], Segment]] = {
    ("market", "host_bid"): bid_for_hosting,
    ("market", "host_decided"): host_decided,
}

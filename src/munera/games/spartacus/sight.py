"""What a seat sees of the table, and nothing that is reckoned from it: made for players that are programs.

They look often and reckon for themselves, by the questions of the rules (`queries`). What people are shown is the
same and more: `view`.

Written as plain dictionaries: calling the types that describe them takes twice as long, and bots look very often.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from munera.games.spartacus.combat.bout import NO_STRIKE, Fighter
from munera.games.spartacus.deals import deals, promises
from munera.games.spartacus.sight_types import (
    AssetView,
    BoutSeen,
    DeclaredSeen,
    FighterSeen,
    HouseSeen,
    OfferSeen,
    PreparedSeen,
    PromiseSeen,
    RefusalView,
    SchemeSeen,
    SpartacusSeen,
    StrikeView,
    TableSeen,
)
from munera.games.spartacus.table.records import NOBODY, Asset, Declared, LedgerEntry, Offer, Prepared
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Seat

KEPT: Final = 1 << 13  # cards and promises that are kept written out


def sight(s: Spartacus, seat: Seat | None) -> SpartacusSeen:
    """What the seat (None: a spectator) sees.

    Only bots read it, and they change nothing in it: so cards and promises that are as they were at another table
    are not written out again, nor are lists of them that are as they were when somebody looked last (`Last`).
    """
    return {
        **table(s, seat),
        "houses": [house(s, owner, seat, owned) for owner, owned in enumerate(assets_once(s))],
        "prepared": [prepared(s, mark, seat) for mark in s.prepared if not (mark.gone and seat == s.active)],
        "scheme": scheme(s),
        "declared": [declared(it) for it in s.declared],
        "fighters": [fighter(it) for it in s.fighters],
        "bout": bout(s),
        "offers": [offer(it) for it in deals.offers_seen(s, seat)],
        "ledger": ledger_once(s, seat),
    }


def table(s: Spartacus, seat: Seat | None) -> TableSeen:
    return {
        "round": s.round,
        "phase": s.phase,
        "step": s.step,
        "host": someone(s.host),
        "active": someone(s.active),
        "hand": [] if seat is None else sorted(s.hands[seat]),
        "intrigue": len(s.intrigue),
        "intrigue_discard": list(s.intrigue_discard),
        "market": len(s.market),
        "market_discard": list(s.market_discard),
        "powers": list(s.powers),
        "row": [lot(s, i, seat) for i in range(len(s.row))],
        "revealed": s.revealed,
        "bidders": list(s.queue) if s.step in ("bid", "host_bid") else [],
        "invited": list(s.invited),
        "wagers": [list(stacks) for stacks in s.wagers],
        "strike": strike(s),
        "seeds": list(s.seeds),
        "offers_left": 0 if seat is None else deals.offers_left(s, seat),
        "winner": someone(s.winner),
    }


def someone(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def assets(s: Spartacus, written: Callable[[Asset], AssetView] | None = None) -> list[list[AssetView]]:
    """The assets of every house, oldest first, found in one pass: bots look at many tables."""
    write = written or asset
    found: list[list[AssetView]] = [[] for _ in s.seats]
    for it in s.assets.values():
        found[it.owner].append(write(it))
    return found


def house(s: Spartacus, owner: Seat, viewer: Seat | None, owned: list[AssetView]) -> HouseSeen:
    return {
        "house": s.houses[owner],
        "influence": s.influence[owner],
        "hand_size": s.hand_size(owner),
        "hand": len(s.hands[owner]),
        "known": list(s.certain(viewer, owner)),
        "coins": purse(s, owner, viewer),
        "staked": s.staked[owner],
        "hidden": owner in s.hidden,
        "done": owner in s.done,
        "left": owner in s.conceded,
        "assets": owned,
    }


def purse(s: Spartacus, owner: Seat, viewer: Seat | None) -> int | None:
    """Concealed from the own done to the end of the hosting bid, unless the table helps (SP-OPTION-4)."""
    shown = owner == viewer or owner not in s.hidden or s.option("purse_aid")
    return s.coins[owner] if shown else None


def asset(a: Asset) -> AssetView:
    return {
        "id": a.id,
        "card": a.card,
        "ready": a.ready,
        "injured": a.injured,
        "favour": a.favour,
        "champion": a.champion,
        "committed": a.committed,
    }


def knows(s: Spartacus, mark: Prepared, viewer: Seat | None) -> bool:
    """Has the viewer seen this card, which lies face down?"""
    return viewer == s.active or mark.seen_by(viewer)


def prepared(s: Spartacus, mark: Prepared, viewer: Seat | None) -> PreparedSeen:
    return {
        "number": mark.number,
        "card": mark.card if knows(s, mark, viewer) else None,
        "lying": mark.number == s.face_down,
        "pledged": list(mark.pledged),
        "asked": list(mark.asked),
        "shown": list(mark.shown),
        "discount": mark.discount,
        "times": mark.times,
    }


def scheme(s: Spartacus) -> SchemeSeen | None:
    it = s.scheme
    if it is None:
        return None
    return {
        "seat": it.seat,
        "card": it.card,
        "targets": list(it.targets),
        "pledged": list(it.mark.pledged),
        "discount": it.mark.discount,
        "confirmed": it.confirmed,
    }


def declared(it: Declared) -> DeclaredSeen:
    return DeclaredSeen(seat=it.seat, card=it.card, target=someone(it.target))


def lot(s: Spartacus, index: int, viewer: Seat | None) -> str | None:
    seen = index < s.revealed or not s.row[index] or (viewer is not None and viewer in s.peeked[index])
    return s.row[index] if seen else None


def fighter(it: Fighter) -> FighterSeen:
    return {
        "seat": it.seat,
        "asset": it.asset,
        "card": it.card,
        "pools": list(it.pools),
        "hex": it.hex,
        "gear": list(it.gear),
        "spent": list(it.spent),
        "team": someone(it.team),
        "level": it.level,
    }


def bout(s: Spartacus) -> BoutSeen | None:
    it = s.bout
    if not it.kind:
        return None
    return {
        "kind": it.kind,
        "round": it.round,
        "radius": it.radius,
        "quiet": it.quiet,
        "order": list(it.order),
        "acted": it.acted,
        "struck": it.struck,
        "moved": it.moved,
        "attacked": it.attacked,
        "rolls": [list(dice) for dice in it.rolls],
        "first": someone(it.first),
        "winner": someone(it.winner),
        "level": s.fighters[it.fallen[-1]].level if it.fallen else "",
    }


def strike(s: Spartacus) -> StrikeView | None:
    it = s.strike
    if it == NO_STRIKE:
        return None
    return {
        "attacker": someone(it.attacker),
        "defender": someone(it.defender),
        "speed": it.speed,
        "agile": it.agile,
        "attack": list(it.attack),
        "defence": list(it.defence),
        "wounds": it.wounds,
        "victim": someone(it.victim),
        "counter": it.counter,
    }


def offer(it: Offer) -> OfferSeen:
    return {
        "maker": it.maker,
        "to": list(it.to),
        "private": it.private,
        "gives": it.gives,
        "goods": list(it.goods),
        "wants": it.wants,
        "asks": list(it.asks),
        "promises": [list(one) for one in it.promises],
        "returns": [list(one) for one in it.returns],
        "counters": it.counters,
    }


def ledger_entry(it: LedgerEntry) -> PromiseSeen:
    return {
        "by": it.by,
        "to": it.to,
        "promise": list(it.promise),
        "private": it.private,
        "round": it.round,
        "state": it.state,
        "due": it.due,
        "paid": it.paid,
        "owed": promises.owed(it) if promises.pays(it) else 0,
    }


asset_once: Final = lru_cache(maxsize=KEPT)(asset)
promise_once: Final = lru_cache(maxsize=KEPT)(ledger_entry)


class Last:
    """What was looked at last, and how it was written out: all seats see the same cards, and often nothing new."""

    def __init__(self) -> None:
        self.assets: tuple[int, tuple[Asset, ...], list[list[AssetView]]] = (0, (), [])  # the seats, from, written
        self.ledgers: dict[Seat | None, tuple[tuple[LedgerEntry, ...], list[PromiseSeen]]] = {}  # by seat


LAST: Final = Last()


def assets_once(s: Spartacus) -> list[list[AssetView]]:
    """The assets of every house, as `assets`, written out again only if one has changed since somebody looked."""
    rows, seats = tuple(s.assets.values()), len(s.coins)
    known_seats, known, found = LAST.assets
    if seats != known_seats or rows != known:
        found = assets(s, asset_once)
        LAST.assets = (seats, rows, found)
    return found


def ledger_once(s: Spartacus, seat: Seat | None) -> list[PromiseSeen]:
    """The promises that a seat knows of, written out again only if one was made or settled since it looked."""
    last = LAST.ledgers.get(seat)
    if last is not None and last[0] is s.ledger:
        return last[1]
    found = [promise_once(it) for it in s.ledger if promises.known_to(it, seat)]
    LAST.ledgers[seat] = (s.ledger, found)
    return found


def refusals(s: Spartacus, seat: Seat | None) -> list[RefusalView]:
    """The offers that were declined in this phase, as far as this seat knows of them."""
    return [
        RefusalView(offer=offer(it.offer), seat=it.seat, said=list(it.why)) for it in deals.refusals_seen(s, seat)
    ]

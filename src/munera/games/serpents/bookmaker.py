"""The Bookmaker: before wagers more coins may be staked on one betting field."""

from __future__ import annotations

from collections.abc import Callable

from munera.games.serpents.cards.table import stake
from munera.games.serpents.state import as_serpents
from munera.games.spartacus.arena import arena
from munera.games.spartacus.arena.wagers import may_wager
from munera.games.spartacus.cards.table import ARENA
from munera.games.spartacus.table.asking import PASS, choose
from munera.games.spartacus.table.records import Asset
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Option, Question, Seat, Segment

FIELDS = tuple(field.id for field in ARENA.fields)

ASKS = {"bookmaker": Question((PASS, *FIELDS), about=("asset",))}
EVENTS = {"books": ("seat", "asset", "card", "field", "coins")}


def bookmakers(s: Spartacus, seat: Seat) -> list[Asset]:
    return [a for a in s.free(seat, "slave") if stake(s.rules.cards[a.card])]


async def tribute(s: Spartacus) -> None:
    """When tribute has been paid, and before wagers (SW-56)."""
    await arena.tribute(s)
    if any(bookmakers(s, seat) for seat in s.seats):
        s.step = "bookmaker"


async def book(s: Spartacus) -> None:
    """The owner of a Bookmaker may exhaust it, and then names a betting field (W22)."""
    for seat in s.priority():
        for asset in bookmakers(s, seat):
            named = await choose(s, seat, "bookmaker", open_fields(s, seat), asset.id, "SW-56")
            if named == PASS:
                s.tell("passes", seat, already_known_to=(seat,))
                continue
            most = stake(s.rules.cards[asset.card])
            s.tell("books", seat, asset.id, asset.card, named, most, already_known_to=(seat,))
            s.exhaust(asset)
            as_serpents(s).caps = (*as_serpents(s).caps, (seat, FIELDS.index(str(named)), most))
    s.step = "wagers"


def open_fields(s: Spartacus, seat: Seat) -> tuple[Option, ...]:
    """The betting fields that a seat may use at all."""
    return (PASS, *(field.id for field in ARENA.fields if may_wager(s, seat, field)))


SEGMENTS: dict[tuple[str, str], Callable[[Spartacus], Segment]] = {
    ("arena", "tribute"): tribute,
    ("arena", "bookmaker"): book,
}

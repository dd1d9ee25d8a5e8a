"""Tables: they are made, listed, joined, left, begun and rematched. Also links to one's own seat."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from munera.server import asker
from munera.server.api.dependencies import (
    PROBLEMS,
    Holder,
    HubDependency,
    LobbyDependency,
    OptionalHolder,
    held_seat,
    info_for_browser,
)
from munera.server.api.models import BotWish, Join, Link, Listing, NameWish, NewTable, SeatWish, Stir, TableInfo
from munera.server.http.identity import hashed, new_secret
from munera.server.play.hub import Hub
from munera.server.play.live_table import LiveTable
from munera.server.play.lobby import book_of, clean_name
from munera.server.turns import UNIT, Metered
from munera.tables import stand_ins
from munera.tables.frames import table_info
from munera.tables.meta import BOT, OPEN, PERSON, Chair, TableMeta
from munera.tables.refusals import Refused

log = logging.getLogger("munera.api")
router = APIRouter(prefix="/api/tables", tags=["tables"], responses=PROBLEMS)
TableId = Annotated[str, Path(max_length=40, pattern="^[a-z0-9]+$")]
Seat = Annotated[int, Path(ge=0, le=15)]
SeatQuery = Annotated[int | None, Query(ge=0, le=15, description="which of your seats, if you have several")]
COST_OF_LISTING = 1.0  # at least, in units of `Settings.work`
LISTED_AT_ONCE = 8  # tables of a listing that are written without a pause: about two milliseconds
KINDS = {"me": PERSON, "open": OPEN, "bot": BOT}


def chairs_of(seats: list[SeatWish], entropy: str = "") -> list[Chair]:
    return [Chair(KINDS[seat.kind], seat.name, seat.bot, entropy if seat.kind == "me" else "") for seat in seats]


@router.post("", status_code=201)
async def make(body: NewTable, hub: HubDependency, lobby: LobbyDependency, holder: Holder) -> TableInfo:
    """Make a table. It begins as soon as no seat is open."""
    if body.pace.kind != "none" and body.pace.seconds < 5:
        raise Refused("bad_option", "a clock needs at least 5 seconds")
    terms: dict[str, Any] = {
        "options": body.options,
        "pace": body.pace.model_dump() if body.pace.kind != "none" else {"kind": "none", "seconds": 0},
        "aids": body.aids,
        "undo": body.undo,
        "publish_talk": body.publish_talk,
        "window": hub.settings.window if body.window is None else body.window,
        "grace": hub.settings.grace if body.grace is None else body.grace,
        stand_ins.TERM: stand_ins.check_kind(book_of(body.game), body.stand_in),
    }
    meta = await lobby.make(
        body.game, chairs_of(body.seats, body.entropy), terms, owner=holder, public=body.public
    )
    return await _table_info(hub, meta, holder)


@router.get("", response_model=Listing)
async def public(hub: HubDependency, holder: OptionalHolder) -> Response:
    """Public tables that wait for players or are being played."""
    return await _charged(hub, lambda: _listing(hub, hub.store.public(), holder))


@router.get("/mine", response_model=Listing)
async def mine(hub: HubDependency, holder: OptionalHolder) -> Response:
    """The tables at which you have a seat."""
    return await _charged(hub, lambda: _listing(hub, hub.store.of_holder(holder), holder))


@router.get("/{table}")
async def one(table: TableId, hub: HubDependency, holder: OptionalHolder) -> TableInfo:
    """One table."""
    live = await hub.live_table(table)
    return TableInfo.model_validate(await info_for_browser(hub, live, holder))


@router.post("/{table}/join")
async def join(
    table: TableId, body: Join, hub: HubDependency, lobby: LobbyDependency, holder: Holder
) -> TableInfo:
    """Take an open seat."""
    meta, _ = await lobby.join(table, holder, body.name, body.seat, body.entropy)
    return await _table_info(hub, meta, holder)


@router.post("/{table}/leave")
async def leave(
    table: TableId, hub: HubDependency, lobby: LobbyDependency, holder: OptionalHolder, seat: SeatQuery = None
) -> TableInfo:
    """Before the game the seat is free again; in the middle of it a stand-in plays until you are back."""
    meta = await lobby.leave(table, await held_seat(hub, table, holder, seat), holder)
    return await _table_info(hub, meta, holder)


@router.post("/{table}/begin")
async def begin(
    table: TableId, body: BotWish, hub: HubDependency, lobby: LobbyDependency, holder: OptionalHolder
) -> TableInfo:
    """Bots take all open seats. Only the browser that made the table may do this."""
    await _owned(hub, table, holder)
    return await _table_info(hub, await lobby.begin(table, body.bot), holder)


@router.post("/{table}/rematch", status_code=201)
async def rematch(table: TableId, hub: HubDependency, lobby: LobbyDependency, holder: OptionalHolder) -> TableInfo:
    """A rematch with the same people and terms. Only a browser with a seat may ask for it."""
    if await hub.store.find(table) is None:
        raise Refused("no_table")
    if not holder or not await hub.store.held_seats(table, holder):
        raise Refused("not_yours")
    return await _table_info(hub, await lobby.rematch(table, holder), holder)


@router.post("/{table}/seats/{seat}/bot")
async def seat_bot(
    table: TableId, seat: Seat, body: BotWish, hub: HubDependency, lobby: LobbyDependency, holder: OptionalHolder
) -> TableInfo:
    """A bot takes an open seat. Only the browser that made the table may do this."""
    await _owned(hub, table, holder)
    return await _table_info(hub, await lobby.seat_bot(table, seat, body.bot), holder)


@router.post("/{table}/seats/{seat}/name")
async def rename(
    table: TableId, seat: Seat, body: NameWish, hub: HubDependency, holder: OptionalHolder
) -> TableInfo:
    """Another name for your seat."""
    await held_seat(hub, table, holder, seat)
    await hub.store.rename(table, seat, holder, lambda taken: clean_name(body.name, taken))
    return await _table_info(hub, (await hub.refresh(table)).meta, holder)


@router.post("/{table}/seats/{seat}/entropy")
async def stir(
    table: TableId, seat: Seat, body: Stir, hub: HubDependency, lobby: LobbyDependency, holder: OptionalHolder
) -> TableInfo:
    """Add something of your own to the dice, before the game begins."""
    await held_seat(hub, table, holder, seat)
    return await _table_info(hub, await lobby.stir(table, seat, holder, body.entropy), holder)


@router.post("/{table}/seats/{seat}/link", status_code=201)
async def link(table: TableId, seat: Seat, hub: HubDependency, holder: OptionalHolder) -> Link:
    """A personal link, to go on at another device.

    It can be used once, and not for ever; a new one voids the one before. Your own device keeps the seat.
    """
    await held_seat(hub, table, holder, seat)
    secret = new_secret()
    await hub.browsers.make_link(table, seat, holder, hashed(secret))
    return Link(path=f"/seat/{secret}", seconds=hub.settings.link_seconds)


@router.delete("/{table}/seats/{seat}/link", status_code=204)
async def revoke(table: TableId, seat: Seat, hub: HubDependency, holder: OptionalHolder) -> Response:
    """Void the link, and every other device that holds the seat. Who took the seat itself keeps it in any case."""
    await held_seat(hub, table, holder, seat)
    await hub.browsers.revoke(table, seat, holder)
    await hub.dismiss(await hub.live_table(table))
    return Response(status_code=204)


async def _owned(hub: Hub, table: str, holder: str) -> TableMeta:
    meta = await hub.store.find(table)
    if meta is None:
        raise Refused("no_table")
    if not holder or holder != meta.owner:
        raise Refused("not_yours")
    return meta


async def _table_info(hub: Hub, meta: TableMeta, holder: str) -> TableInfo:
    live = await hub.live_table(meta.id)
    return TableInfo.model_validate(await info_for_browser(hub, live, holder))


async def _charged(hub: Hub, listing: Callable[[], Awaitable[Listing]]) -> Response:
    """A listing, in our turn. A long one is a hundred times as much work as most requests, so it is charged."""
    work = hub.work_rates.bucket(asker.address.get())
    if not work.covers(COST_OF_LISTING):
        raise Refused("too_fast")
    making = Metered(listing())
    try:
        text = (await making).model_dump_json(by_alias=True)
    finally:
        work.charge(max(COST_OF_LISTING, making.seconds / UNIT))
    return Response(text, media_type="application/json")


async def _listing(hub: Hub, wanted: Awaitable[Sequence[TableMeta]], holder: str) -> Listing:
    """Some tables. One that cannot be told is left out: it is nothing to the others."""
    await hub.turns.turn()
    metas = await wanted
    held, found = await hub.store.seats_at([meta.id for meta in metas], holder), list[TableInfo]()
    for number, meta in enumerate(metas):
        if number % LISTED_AT_ONCE == 0:
            await hub.turns.turn()
        try:
            found.append(await _listed_table(hub, meta, holder, held[meta.id]))
        except (ValueError, TypeError, LookupError, AttributeError):
            log.exception("table %s cannot be told", meta.id)
    return Listing(tables=found)


async def _listed_table(hub: Hub, meta: TableMeta, holder: str, held: list[int]) -> TableInfo:
    """A table of a listing: what the database says, without loading the game into memory."""
    live = hub.live_tables.get(meta.id)
    if live is not None:
        return TableInfo.model_validate(await info_for_browser(hub, live, holder, held))
    return TableInfo.model_validate(
        {**table_info(LiveTable(hub.services, meta), held[0] if held else None, holder), "yours": held}
    )

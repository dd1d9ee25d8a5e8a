"""Games as records: exported, imported, replayed, and played on from the middle."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any, cast

from fastapi import APIRouter, Depends, Query, Request, Response
from starlette.requests import HTTPConnection

from munera.kernel import Rulebook, Seat
from munera.server.api.dependencies import (
    PROBLEMS,
    Holder,
    HubDependency,
    LobbyDependency,
    OptionalHolder,
    held_seat,
    table_info,
)
from munera.server.api.models import Fork, Import, Moment, TableInfo
from munera.server.api.tables import SeatQuery, TableId, chairs_of
from munera.server.api.words import Lang, PhrasingQuery
from munera.server.http.security import address_of
from munera.server.play.hub import Hub
from munera.server.play.live_table import LiveTable
from munera.server.play.lobby import PEOPLE
from munera.server.rates import Rates
from munera.server.records.replays import Reel, Replays
from munera.tables.meta import BOT, Chair
from munera.tables.refusals import Refused
from munera.tables.wording import Wording, words_of
from munera.words import Words

router = APIRouter(prefix="/api", tags=["records"], responses=PROBLEMS)
OPEN_CARDS, SPECTATOR = "open", "spectator"
IMPORTS_AT_ONCE = 20  # from one address
A_FILE: dict[int | str, dict[str, Any]] = {
    200: {"description": "A file", "content": {"application/json": {"schema": {"type": "object"}}}}
}


def replays_of(connection: HTTPConnection) -> Replays:
    return cast("Replays", connection.app.state.replays)


def imports_of(connection: HTTPConnection) -> Rates:
    """How often records are taken in; each costs a process a moment, and the database some room."""
    state = connection.app.state
    if not hasattr(state, "imports"):
        state.imports = Rates(state.hub.settings.imports, IMPORTS_AT_ONCE)
    return cast("Rates", state.imports)


ReplaysDependency = Annotated[Replays, Depends(replays_of)]
ImportsDependency = Annotated[Rates, Depends(imports_of)]
Story = Annotated[bool, Query(description="also everything that the viewer was told until then")]
Part = Annotated[str, Query(max_length=40, description="also what the rules give on request under this name")]
At = Annotated[int | None, Query(ge=0, le=10_000_000, description="after so many entries; else at the end")]
Whose = Annotated[
    str,
    Query(
        pattern="^(spectator|open|[0-9]{1,2})$",
        description="whose eyes: a seat's number, `spectator`, or `open` for all of them at once",
    ),
]


@router.get("/tables/{table}/record", response_class=Response, responses=A_FILE)
async def export(table: TableId, replays: ReplaysDependency) -> Response:
    """The record of a game that is over, as docs/record.md describes it."""
    return _file(await replays.record(table), f"munera-{table}.json")


@router.get("/tables/{table}/view")
async def view(
    table: TableId,
    hub: HubDependency,
    replays: ReplaysDependency,
    holder: OptionalHolder,
    response: Response,
    seat: SeatQuery = None,
) -> dict[str, Any]:
    """What your seat, or a spectator, was sent of a game, at any time: format munera-view/1."""
    viewer = None if seat is None else await held_seat(hub, table, holder, seat)
    response.headers["Content-Disposition"] = f'attachment; filename="munera-view-{table}.json"'
    response.headers["Cache-Control"] = "no-store"
    return await replays.view(table, viewer)


@router.get("/tables/{table}/replay")
async def moment(
    table: TableId,
    hub: HubDependency,
    replays: ReplaysDependency,
    at: At = None,
    viewer: Whose = SPECTATOR,
    lang: Lang = "",
    edition: PhrasingQuery = "",
    titles: PhrasingQuery = "",
    story: Story = False,
    part: Part = "",
) -> Moment:
    """One place in a game that is over: what somebody saw then, and what the last entry told him."""
    reel = await replays.reel(table)
    place = len(reel) if at is None else at
    if place > len(reel):
        raise Refused("no_moment")
    live = await hub.live_table(table)
    teller = Teller(reel, live.book, words_of(lang, edition, titles) if lang else None, names_of(live))
    shown: dict[str, Any] = {"at": place, "of": len(reel)} | ({"names": teller.names} if lang else {})
    if viewer == OPEN_CARDS:
        public, *seats = await asyncio.to_thread(teller.moment, place, [None, *reel.seats], story, part)
        entry = reel.entries[place - 1] if place else None
        return Moment.model_validate({**shown, **public, "seats": seats, "entry": entry})
    seat = None if viewer == SPECTATOR else int(viewer)
    if seat is not None and seat not in reel.seats:
        raise Refused("no_seat")
    (seen,) = await asyncio.to_thread(teller.moment, place, [seat], story, part)
    return Moment.model_validate({**shown, **seen})


class Teller:
    """Moments of a reel, in words if there are any to say them in."""

    def __init__(self, reel: Reel, book: Rulebook[Any], words: Words | None, names: tuple[str, ...]) -> None:
        self.reel, self.names = reel, names
        self.wording = Wording(book, words) if words else None

    def moment(self, at: int, viewers: Sequence[Seat | None], story: bool, part: str = "") -> list[dict[str, Any]]:
        """What each viewer was sent; with `story` all that it was told before, too."""
        return [self._in_words(seen, story) for seen in self.reel.moment(at, viewers, part)]

    def _in_words(self, seen: dict[str, Any], story: bool) -> dict[str, Any]:
        viewer, since = seen["viewer"], 0 if story else seen["since"]
        if not story and self.wording is None:
            return seen
        heard = self.reel.heard(viewer, seen["told"])
        if self.wording is not None:
            seen = {**seen, "said": self.wording.said(seen, heard, since, self.names, viewer)}
        return {**seen, "heard": heard} if story else seen


def names_of(live: LiveTable) -> tuple[str, ...]:
    """Who played; at a table that was taken in nobody sits, and the seats get names to tell them apart."""
    free = [name for name in PEOPLE if name not in {chair.name for chair in live.meta.chairs}]
    return tuple(chair.name or free.pop(0) for chair in live.meta.chairs)


def _going_on(chairs: list[Chair], names: Sequence[str]) -> list[Chair]:
    """Whoever has seen the game knows its seats by their names: bots keep them, and a person's own is no bot's."""
    kept = {name.casefold() for chair, name in zip(chairs, names, strict=True) if chair.kind == BOT}
    return [
        replace(chair, name=name) if chair.kind == BOT or chair.name.casefold() in kept else chair
        for chair, name in zip(chairs, names, strict=True)
    ]


@router.post("/tables/{table}/fork", status_code=201)
async def fork(
    table: TableId,
    body: Fork,
    hub: HubDependency,
    lobby: LobbyDependency,
    replays: ReplaysDependency,
    holder: Holder,
) -> TableInfo:
    """A new table that goes on from the middle of a game that is over. Its dice are no secret any more."""
    reel = await replays.reel(table)
    if not await asyncio.to_thread(reel.playable, body.at):
        raise Refused("no_moment")
    if len(body.seats) != len(reel.seats):
        raise Refused("bad_seats", f"this game has {len(reel.seats)}")
    old = (await hub.live_table(table)).meta
    terms = {name: value for name, value in old.terms.items() if name != "origin"}
    made = await lobby.make(
        old.game,
        _going_on(chairs_of(body.seats), [chair.name for chair in old.chairs]),
        terms,
        owner=holder,
        public=body.public,
        origin={"record": reel.text, "until": body.at},
    )
    return await _table_info(hub, await hub.live_table(made.id), holder)


@router.post("/records", status_code=201)
async def take_in(
    body: Import,
    request: Request,
    hub: HubDependency,
    replays: ReplaysDependency,
    imports: ImportsDependency,
    holder: Holder,
) -> TableInfo:
    """Take a record in: it is played again, and if it fits there is a table where it can be replayed."""
    imports.check([address_of(request, hub.settings)])
    return await _table_info(hub, await replays.take_in(body.record, holder), holder)


def _file(text: str, name: str) -> Response:
    return Response(
        text, media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


async def _table_info(hub: Hub, live: LiveTable, holder: str) -> TableInfo:
    return TableInfo.model_validate(await table_info(hub, live, holder))

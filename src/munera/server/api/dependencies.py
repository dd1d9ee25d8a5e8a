"""What the endpoints depend on: the hub and the lobby, the browser that asks, and its seat at a table."""

from __future__ import annotations

from typing import Annotated, Any, cast

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from munera.kernel import Seat
from munera.server.api.models import Problem
from munera.server.http.identity import hashed, holder_of, identities_of
from munera.server.play.hub import Hub
from munera.server.play.live_table import LiveTable
from munera.server.play.lobby import Lobby
from munera.tables.frames import table_info
from munera.tables.refusals import Refused

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"description": what, "model": Problem}
    for status, what in (
        (400, "It cannot be read, or makes no sense"),
        (403, "Not yours"),
        (404, "There is no such thing"),
        (409, "Not at this moment"),
        (413, "Too large"),
        (421, "The name in the address is not this server's"),
        (422, "It cannot be read, or makes no sense"),
        (429, "Too much, or too fast"),
        (503, "The database cannot be reached; nothing is lost"),
    )
}


def hub_of(connection: HTTPConnection) -> Hub:
    return cast("Hub", connection.app.state.hub)


def lobby_of(connection: HTTPConnection) -> Lobby:
    return cast("Lobby", connection.app.state.lobby)


def optional_holder(request: Request) -> str:
    """The hashed token of the browser that asks; the empty string if it has none."""
    return holder_of(request)


def holder_with_cookie(request: Request, response: Response) -> str:
    """The hashed token of the browser that asks; a browser without one is given a token in a cookie."""
    holder = optional_holder(request)
    if not holder:
        identities = identities_of(request)
        token = identities.issue()
        identities.give(response.headers, token)
        holder = hashed(token)
    return holder


HubDependency = Annotated[Hub, Depends(hub_of)]
LobbyDependency = Annotated[Lobby, Depends(lobby_of)]
OptionalHolder = Annotated[str, Depends(optional_holder)]
Holder = Annotated[str, Depends(holder_with_cookie)]


async def held_seat(hub: Hub, table: str, holder: str, seat: Seat | None) -> Seat:
    """A seat of this browser at this table: the one that it names, or its only one."""
    if await hub.store.find(table) is None:
        raise Refused("no_table")
    held = await hub.store.held_seats(table, holder) if holder else []
    if seat is None and len(held) == 1:
        return held[0]
    if seat is None or seat not in held:
        raise Refused("not_yours")
    return seat


async def info_for_browser(
    hub: Hub, live: LiveTable, holder: str, held: list[Seat] | None = None
) -> dict[str, Any]:
    """What the response tells this browser about a table. held: its seats there, where they are known already."""
    if held is None:
        held = await hub.store.held_seats(live.id, holder)
    async with live.lock:  # nothing that is not stored yet
        info = table_info(live, held[0] if held else None, holder)
        awaited = live.game.match.awaited() if live.game is not None and not live.game.over else ()
    return {**info, "yours": held, "turns": [seat for seat in held if seat in awaited]}

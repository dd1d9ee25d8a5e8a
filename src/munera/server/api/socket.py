"""The WebSocket of a viewer: the server sends frames, and the client sends requests."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import nullcontext, suppress
from typing import Any

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from munera.kernel import Illegal
from munera.server import metrics
from munera.server.api.dependencies import hub_of, lobby_of
from munera.server.http.identity import holder_of
from munera.server.http.middleware import deny_socket
from munera.server.http.security import address_of
from munera.server.play.allowance import CURIOUS, ENTERING, Allowance
from munera.server.play.hub import Hub
from munera.server.play.live_table import LiveTable
from munera.server.play.lobby import Lobby
from munera.server.play.requests import Request, handle
from munera.server.play.socket_viewers import SocketViewer, stored_texts
from munera.server.storage.database import FAILURES
from munera.server.turns import UNIT, Metered
from munera.tables.refusals import Refused
from munera.tables.wording import Wording, words_of
from munera.words import Words

router = APIRouter()
log = logging.getLogger("munera.socket")

GOING_AWAY, TOO_FAST = 1001, 4429
LONGEST_REF = 60  # characters
UNREAD = 4  # times the largest message: of what is longer, not even the `ref` is read
MOST_TOO_FAST = 3  # refusals for being too fast before the socket is closed
MOST_SECONDS_TO_ENTER = 3.0  # for which whoever comes waits until their address may; else they are refused
TOO_FAST_SECONDS = 0.2  # nothing is read for so long after such a refusal


@router.websocket("/api/tables/{table}/socket")
async def socket(
    websocket: WebSocket,
    table: str,
    seat: str = "",
    since: str = "0",
    lang: str = "",
    edition: str = "",
    titles: str = "",
) -> None:
    """Look at a table. `seat`: the number of a seat that you hold; empty for a spectator. `since`: events known.

    `lang`, `edition`, `titles`: how states are phrased in words; without `lang` they are sent without words.
    """
    hub = hub_of(websocket)
    address = address_of(websocket, hub.settings)
    allowance = Allowance(hub.settings, hub.play_rates if seat else hub.work_rates, address)
    try:
        if (seconds := allowance.seconds_until_entering()) > MOST_SECONDS_TO_ENTER:
            raise Refused("too_fast")
        await asyncio.sleep(seconds)  # several people at one address may come at the same time
        allowance.charge(ENTERING)
        if not seat:
            await hub.turns.turn()
        words = words_of(lang, edition, titles) if lang else None
        live, viewer = await _open_viewer(hub, websocket, table, seat, since, words)
    except Refused as refused:
        await deny_socket(websocket, refused)
        return
    except FAILURES as error:
        log.error("the database failed: %s", type(error).__name__)
        await deny_socket(websocket, Refused("busy"))
        return
    try:
        if await _accept(websocket):
            await _run(hub, lobby_of(websocket), websocket, live, viewer, allowance)
    finally:
        viewer.all_is_sent()
        viewer.turns = None
        hub.leave(live, viewer)


async def _accept(websocket: WebSocket) -> bool:
    """Let a client in. Is it still there? If it has hung up meanwhile, that is no failure of ours."""
    try:
        await websocket.accept()
    except OSError:
        return False
    return True


async def _run(
    hub: Hub, lobby: Lobby, websocket: WebSocket, live: LiveTable, viewer: SocketViewer, allowance: Allowance
) -> None:
    """Send frames and handle requests until one side disconnects."""
    sender = asyncio.create_task(_send_forever(hub, websocket, live, viewer, allowance))
    reader = asyncio.create_task(_read_forever(hub, lobby, websocket, live, viewer, allowance))
    try:
        await asyncio.wait({sender, reader}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (sender, reader):
            task.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
                await task
    if (
        websocket.client_state is WebSocketState.CONNECTED
        and websocket.application_state is WebSocketState.CONNECTED
    ):
        with suppress(RuntimeError, OSError):
            await websocket.close(GOING_AWAY)


async def _open_viewer(
    hub: Hub, websocket: WebSocket, table: str, seat: str, since: str, words: Words | None
) -> tuple[LiveTable, SocketViewer]:
    """Check who asks, and make them a viewer of the table. Refused if they may not be one."""
    if hub.closing:
        raise Refused("busy")
    if len(table) > 40 or not table.isalnum() or not table.isascii():
        raise Refused("no_table")
    if not since.isdecimal() or not since.isascii() or len(since) > 9:
        raise Refused("bad_request")
    live = await hub.live_table(table)
    holder = holder_of(websocket)
    number = None
    if seat:
        if not seat.isdecimal() or not seat.isascii() or len(seat) > 2:
            raise Refused("no_seat")
        number = int(seat)
        if not holder or number not in await hub.store.held_seats(table, holder):
            raise Refused("not_yours")
        if await hub.store.note_network(table, number, holder):
            await live.refresh()
    viewer = SocketViewer(number, holder, int(since), Wording(live.book, words) if words else None)
    viewer.turns = hub.turns
    hub.enter(live, viewer)
    try:
        await hub.dismiss(live)  # the seat may have been taken away since it was checked
    except BaseException:
        viewer.all_is_sent()
        hub.leave(live, viewer)
        raise
    return live, viewer


async def _send_forever(
    hub: Hub, websocket: WebSocket, live: LiveTable, viewer: SocketViewer, allowance: Allowance
) -> None:
    """Send whatever is new, as fast as the client reads; what it missed meanwhile comes as one frame."""
    while True:
        await viewer.something_to_send.wait()
        viewer.something_to_send.clear()
        if viewer.gone or hub.closing:
            return
        try:
            async for text in stored_texts(hub, live, viewer):
                # who does not read holds nobody up
                sending = Metered(websocket.send_text(text), viewer.all_is_sent)
                async with asyncio.timeout(hub.settings.send_seconds):
                    await sending
                if viewer.cost:
                    viewer.cost += sending.seconds / UNIT
        finally:  # also if they hang up in the middle of a story
            cost, viewer.cost = viewer.cost, 0.0
            allowance.charge(cost)
        if not viewer.something_to_send.is_set():
            viewer.all_is_sent()


async def _read_forever(
    hub: Hub, lobby: Lobby, websocket: WebSocket, live: LiveTable, viewer: SocketViewer, allowance: Allowance
) -> None:
    """Handle requests, one after the other."""
    too_fast_left = MOST_TOO_FAST
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect" or viewer.gone:
            return
        watches = viewer.seat is None
        if watches:
            await hub.turns.turn()
        text = message.get("text")
        size = len(message.get("bytes") or b"") if text is None else len(text.encode("utf-8", "replace"))
        body = None if text is None or size > UNREAD * hub.settings.largest_message else _parsed(text)
        ref = None if body is None or not _is_ref(body.get("ref")) else body.get("ref")
        kind = "" if body is None else str(body.get("type"))[:20]
        plays = not watches and kind not in CURIOUS
        if not allowance.take(kind, size, watches=watches):
            _refuse(viewer, ref, Refused("too_fast"))
            too_fast_left -= 1
            if too_fast_left < 0:
                await websocket.close(TOO_FAST)
                return
            await asyncio.sleep(TOO_FAST_SECONDS)
        elif size > hub.settings.largest_message:
            _refuse(viewer, ref, Refused("too_large"))
        elif body is None or not _is_ref(body.get("ref")):
            _refuse(viewer, ref, Refused("bad_request"))
        else:
            if not plays or allowance.comes_first():
                with hub.turns.playing() if plays else nullcontext():
                    done = await _handle_one(hub, lobby, live, viewer, body)
            else:  # they play more than many people could: others go first
                await hub.turns.turn()
                done = await _handle_one(hub, lobby, live, viewer, body)
            if not done:
                allowance.charge_refusal()


async def _handle_one(hub: Hub, lobby: Lobby, live: LiveTable, viewer: SocketViewer, body: dict[str, Any]) -> bool:
    """Handle one request, reply done or refused, and return whether it is done. No request can end the socket."""
    ref = body.get("ref")
    try:
        await handle(Request(hub, lobby, live, viewer, body))
    except (Illegal, Refused) as refused:
        _refuse(viewer, ref, refused)
    except Exception:
        log.exception("table %s: a request failed", live.id)
        _refuse(viewer, ref, Refused("busy"))
    else:
        viewer.reply({"type": "done", "ref": ref})
        return True
    return False


def _is_ref(ref: object) -> bool:
    """May a client name its request so? The name must be short, as it is sent back in the reply."""
    return ref is None or (type(ref) in (str, int) and len(str(ref)) <= LONGEST_REF)


def _parsed(text: str) -> dict[str, Any] | None:
    """The request in this text; None if there is none in it."""
    try:
        body = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return body if isinstance(body, dict) else None


def _refuse(viewer: SocketViewer, ref: Any, why: Illegal | Refused) -> None:
    """Tell a viewer why not. What has changed meanwhile comes before it, but nothing is sent again."""
    metrics.REFUSALS.labels(why.code).inc()
    viewer.reply({"type": "refused", "ref": ref, "code": why.code})

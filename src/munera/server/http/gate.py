"""The gate: what every request passes before anything is read, and every response before it leaves."""

from __future__ import annotations

import logging
from contextlib import suppress

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from munera.server import metrics
from munera.server.http.security import SAFE_METHODS, address_of, check_origin, holder_of, secured
from munera.server.rates import Rates
from munera.server.settings import Settings
from munera.tables.refusals import Refused

log = logging.getLogger("munera.gate")
MAKING = ("/tables", "/rematch", "/fork", "/records")  # whoever makes tables fills memory and disk
COST_OF_MAKING = 5.0  # requests
NOT_ALLOWED, BROKEN = 1008, 1011  # codes with which a socket is closed


class Gate:
    """Not too large, not too often, not from another site; the usual headers; and never a traceback."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self.rates = Rates(settings.requests, 4 * settings.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def leave(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                secured(MutableHeaders(scope=message), self.settings)
            await send(message)

        try:
            self._check_request(HTTPConnection(scope), scope["method"])
            await self.app(scope, self._measured(receive), leave)
            return
        except Refused as refused:
            response = no(refused)
        except Exception:
            log.exception("a request failed")
            if begun:
                raise  # half of an answer is out: the line is cut
            response = no(Refused("failed"))
        await response(scope, receive, leave)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        line = WebSocket(scope, receive, send)
        try:
            check_origin(line, self.settings)
            self._check_rate(line)
        except Refused as refused:
            await deny(line, refused)
            return
        try:
            await self.app(scope, receive, send)
        except Exception:
            log.exception("a socket failed")
            with suppress(Exception):
                await send({"type": "websocket.close", "code": BROKEN})

    def _check_request(self, connection: HTTPConnection, method: str) -> None:
        length = connection.headers.get("content-length", "")
        if length.isdecimal() and (len(length) > 15 or int(length) > self.settings.largest_body):
            raise Refused("too_large")
        if method not in SAFE_METHODS:
            check_origin(connection, self.settings)
        path = connection.scope["path"]
        if path.startswith(("/api", "/seat")):
            makes = method == "POST" and path.endswith(MAKING)
            self._check_rate(connection, COST_OF_MAKING if makes else 1.0)

    def _check_rate(self, connection: HTTPConnection, cost: float = 1.0) -> None:
        who = holder_of(connection), address_of(connection, self.settings)
        self.rates.check([one for one in who if one], min(cost, self.rates.burst))

    def _measured(self, receive: Receive) -> Receive:
        """A body that does not say how long it is, is measured while it is read."""
        read = 0

        async def measured() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self.settings.largest_body:
                raise HTTPException(Refused.CODES["too_large"])
            return message

        return measured


def no(refused: Refused) -> Response:
    """A refusal as a response."""
    metrics.REFUSALS.labels(refused.code).inc()
    return problem(refused.status, refused.code, refused.detail)


def problem(status: int, code: str, detail: str = "") -> Response:
    """Every no has this form."""
    readable = detail.encode("ascii", "backslashreplace").decode()  # it may quote what was sent
    return JSONResponse({"code": code, "detail": readable}, status)


async def deny(line: WebSocket, refused: Refused) -> None:
    """A socket that is not opened: with a response that says why, where the server can send one."""
    if "websocket.http.response" in line.scope.get("extensions", {}):
        response = no(refused)
        await line.send_denial_response(response)
        return
    metrics.REFUSALS.labels(refused.code).inc()
    await line.close(NOT_ALLOWED, refused.code)

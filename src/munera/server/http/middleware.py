"""The middleware that checks every request before its body is read, and every response before it is sent."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from munera.server import asker, metrics
from munera.server.http.connections import Doors
from munera.server.http.hosts import check_host
from munera.server.http.identity import Identity, identities_of
from munera.server.http.security import SAFE_METHODS, add_security_headers, address_of, check_origin
from munera.server.rates import Rates
from munera.server.settings import Settings
from munera.tables.refusals import Refused

log = logging.getLogger("munera.middleware")
CREATING_PATHS = ("/tables", "/rematch", "/fork", "/records")  # whoever makes tables fills memory and disk
OWN_PATHS = ("/api", "/seat")  # where it matters who asks, and how often
COST_OF_CREATING = 5.0  # counts as so many requests
LONGEST_PATH = 1_000  # characters; ours are below a hundred
NOT_ALLOWED, BROKEN = 1008, 1011  # codes with which a socket is closed


class GuardMiddleware:
    """Refuses what is too large, too frequent or from another site; adds security headers; hides tracebacks."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self.rates = Rates(settings.requests, 4 * settings.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            asker.address.set(address_of(HTTPConnection(scope), self.settings))
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False
        identity = Identity()
        connection = HTTPConnection(scope)

        async def leave(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                add_security_headers(headers, self.settings)
                if identity.given:
                    identities_of(connection).give(headers, identity.given)
            await send(message)

        try:
            self._check_request(connection, scope["method"])
            with self._counted(connection):
                if scope["path"].startswith(OWN_PATHS):
                    identity = await self._identify(connection)
                await self.app(scope, self._measured(receive), leave)
            return
        except Refused as refused:
            response = refusal_response(refused)
        except Exception:
            log.exception("a request failed")
            if begun:
                raise  # half of the response is sent: the connection is cut
            response = refusal_response(Refused("failed"))
        await response(scope, receive, leave)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        try:
            check_host(websocket, self.settings)
            check_origin(websocket, self.settings)
            self.rates.check([address_of(websocket, self.settings)])
            with self._counted(websocket):
                await self._identify(websocket)
                await self._run_socket(scope, receive, send)
        except Refused as refused:
            await deny_socket(websocket, refused)

    async def _run_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self.app(scope, receive, send)
        except Exception:
            log.exception("a socket failed")
            with suppress(Exception):
                await send({"type": "websocket.close", "code": BROKEN})

    @contextmanager
    def _counted(self, connection: HTTPConnection) -> Iterator[None]:
        """Count a request or a socket for the client's address, where connections are those of a trusted proxy."""
        if not self.settings.trust_proxy:
            yield
            return
        doors: Doors = connection.scope["state"]["doors"]
        address = address_of(connection, self.settings)
        if not doors.enter(address):
            raise Refused("too_many")
        try:
            yield
        finally:
            doors.leave(address)

    def _check_request(self, connection: HTTPConnection, method: str) -> None:
        check_host(connection, self.settings)
        if len(connection.scope["path"]) > LONGEST_PATH:
            raise Refused("no_page")
        length = connection.headers.get("content-length", "")
        if length.isdecimal() and (len(length) > 15 or int(length) > self.settings.largest_body):
            raise Refused("too_large")
        if method not in SAFE_METHODS:
            check_origin(connection, self.settings)
        if connection.scope["path"].startswith(OWN_PATHS):
            self.rates.check([address_of(connection, self.settings)], self._cost(connection.scope))

    async def _identify(self, connection: HTTPConnection) -> Identity:
        """Find out whose request it is, and count it for that browser too."""
        identity = await identities_of(connection).of(connection)
        connection.scope["state"]["holder"] = identity.holder
        if identity.holder:
            self.rates.check([identity.holder], self._cost(connection.scope))
        return identity

    def _cost(self, scope: Scope) -> float:
        creates = scope.get("method") == "POST" and scope["path"].endswith(CREATING_PATHS)
        return min(COST_OF_CREATING if creates else 1.0, self.rates.burst)

    def _measured(self, receive: Receive) -> Receive:
        """Count the bytes of a body while it is read, since not every request says how long it is."""
        read = 0

        async def measured() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self.settings.largest_body:
                raise HTTPException(Refused.CODES["too_large"])
            return message

        return measured


def refusal_response(refused: Refused) -> Response:
    """The response that tells a client that its request was refused."""
    metrics.REFUSALS.labels(refused.code).inc()
    return problem_response(refused.status, refused.code, refused.detail, refused.facts)


def problem_response(status: int, code: str, detail: str = "", facts: Mapping[str, int] | None = None) -> Response:
    """The form that every refusal and every error has."""
    readable = detail.encode("ascii", "backslashreplace").decode()  # it may quote what was sent
    told: dict[str, Any] = {"code": code, "detail": readable}
    return JSONResponse(told | {"facts": facts} if facts else told, status)


async def deny_socket(websocket: WebSocket, refused: Refused) -> None:
    """Refuse to open a socket, with a response that says why where the server can send one."""
    if "websocket.http.response" in websocket.scope.get("extensions", {}):
        response = refusal_response(refused)
        with suppress(OSError):  # it has hung up meanwhile, and need not be told
            await websocket.send_denial_response(response)
        return
    metrics.REFUSALS.labels(refused.code).inc()
    with suppress(OSError):
        await websocket.close(NOT_ALLOWED, refused.code)

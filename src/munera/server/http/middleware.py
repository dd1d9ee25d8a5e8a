"""The middleware that checks every request before its body is read, and every response before it is sent."""

from __future__ import annotations

import asyncio
import logging
import re
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
from munera.server.http.connections import OpenConnections
from munera.server.http.hosts import check_host
from munera.server.http.identity import Identity, identities_of
from munera.server.http.security import SAFE_METHODS, add_security_headers, address_of, check_origin
from munera.server.http.static import SERVER_PATHS
from munera.server.rates import Rates
from munera.server.settings import Settings
from munera.tables.refusals import Refused

log = logging.getLogger("munera.middleware")
CREATING_PATHS = re.compile(
    r".*/(tables|rematch|fork|records|tutorials/[^/]*)"
)  # a POST there fills memory and disk
OWN_PATHS = ("/api", "/seat")  # where it matters whose request it is
ANSWERED_PATHS = tuple(f"/{name}" for name in SERVER_PATHS)
HEALTH = "/healthz"  # whoever asks for it may be behind one address with everybody else
RECORDS = "/api/records"  # only what comes here may be large
# What a request costs, where the usual cost is 1; a client's costs are limited.
COST_OF_CREATING = 5.0
COST_OF_FILE = 0.1  # a page needs many files of the web app
BYTES_READ = 8_000  # this many bytes of a body cost 1 more, since they must be read and checked
# Whoever sends too much waits this long for each refusal, on each of their connections.
TOO_FAST_SECONDS = 0.5
LARGEST_FORM = 64_000  # bytes of a request that is no record
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

        async def send_with_headers(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                add_security_headers(headers, self.settings)
                if identity.given:
                    identities_of(connection).give(headers, identity.given)
            await send(message)

        try:
            with self._counted(connection):
                try:
                    self._check_request(connection, scope["method"])
                    if scope["path"].startswith(OWN_PATHS):
                        identity = await self._identify(connection)
                    await self.app(scope, self._measured(connection, receive), send_with_headers)
                except Refused as refused:
                    if refused.code == "too_fast":
                        await asyncio.sleep(TOO_FAST_SECONDS)
                    raise
            return
        except Refused as refused:
            response = refusal_response(refused)
        except Exception:
            log.exception("a request failed")
            if begun:
                raise  # part of the response is sent already: the connection is cut
            response = refusal_response(Refused("failed"))
        await response(scope, receive, send_with_headers)

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
        """Count what is open for the client's address where all connections come from a trusted proxy."""
        if not self.settings.trust_proxy:
            yield
            return
        counted: OpenConnections = connection.scope["state"]["connections"]
        address = address_of(connection, self.settings)
        if not counted.enter(address):
            raise Refused("too_many")
        try:
            yield
        finally:
            counted.leave(address)

    def _check_request(self, connection: HTTPConnection, method: str) -> None:
        check_host(connection, self.settings)
        if len(connection.scope["path"]) > LONGEST_PATH:
            raise Refused("no_page")
        if _length(connection) > self._largest_body(connection.scope):
            raise Refused("too_large")
        if method not in SAFE_METHODS:
            check_origin(connection, self.settings)
        self.rates.check([address_of(connection, self.settings)], self._cost(connection))

    async def _identify(self, connection: HTTPConnection) -> Identity:
        """Find out whose request it is, and count it for that browser too."""
        identity = await identities_of(connection).of(connection)
        connection.scope["state"]["holder"] = identity.holder
        if identity.holder:
            self.rates.check([identity.holder], self._cost(connection))
        return identity

    def _largest_body(self, scope: Scope) -> int:
        """How many bytes the body of a request to this path may have: only records are large."""
        settings = self.settings
        return settings.largest_body if scope["path"] == RECORDS else min(LARGEST_FORM, settings.largest_body)

    def _cost(self, connection: HTTPConnection) -> float:
        scope = connection.scope
        if scope["path"] == HEALTH:
            return 0.0
        creates = scope.get("method") == "POST" and CREATING_PATHS.fullmatch(scope["path"])
        cost = COST_OF_CREATING if creates else 1.0 if scope["path"].startswith(ANSWERED_PATHS) else COST_OF_FILE
        return min(cost + _length(connection) // BYTES_READ, self.rates.burst)

    def _measured(self, connection: HTTPConnection, receive: Receive) -> Receive:
        """Limit and charge a body while it is read, since not every request says how long it is."""
        read, largest, announced = 0, self._largest_body(connection.scope), _length(connection)
        bucket = self.rates.bucket(address_of(connection, self.settings))

        async def measured() -> Message:
            nonlocal read
            message = await receive()
            more = len(message.get("body", b""))
            read += more
            if read > largest:
                raise HTTPException(Refused.CODES["too_large"])
            if read > announced and not bucket.take(more / BYTES_READ):
                raise HTTPException(Refused.CODES["too_fast"])
            return message

        return measured


def _length(connection: HTTPConnection) -> int:
    """How long the body of a request is by its headers; 0 if they do not say."""
    length = connection.headers.get("content-length", "")
    return int(length[:16]) if length.isdecimal() else 0


def refusal_response(refused: Refused) -> Response:
    """The response that tells a client that its request was refused."""
    metrics.REFUSALS.labels(refused.code).inc()
    return problem_response(refused.status, refused.code, refused.detail, refused.facts)


def problem_response(status: int, code: str, detail: str = "", facts: Mapping[str, int] | None = None) -> Response:
    """A response in the form that every refusal and every error has."""
    readable = detail.encode("ascii", "backslashreplace").decode()  # it may quote what was sent
    body: dict[str, Any] = {"code": code, "detail": readable}
    return JSONResponse(body | {"facts": facts} if facts else body, status)


async def deny_socket(websocket: WebSocket, refused: Refused) -> None:
    """Refuse to open a socket, with a response that says why where the server can send one."""
    if "websocket.http.response" in websocket.scope.get("extensions", {}):
        response = refusal_response(refused)
        with suppress(OSError):  # the client has hung up meanwhile
            await websocket.send_denial_response(response)
        return
    metrics.REFUSALS.labels(refused.code).inc()
    with suppress(OSError):
        await websocket.close(NOT_ALLOWED, refused.code)

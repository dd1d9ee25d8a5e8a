"""Connections: how many there may be, how long a client may take, and how much it may send before it is heard.

The classes here are uvicorn's own, with what it leaves open: a head of a request is bounded while it comes, nobody
takes for ever to send or to read, and nobody has more connections than others need.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from munera.server.http.security import home_address
from munera.server.rates import Bucket
from munera.server.settings import Settings

SLICE = 8_192  # bytes that are parsed at a time: a head is cut off at most so many too late
FRAMING = 65_536  # bytes that chunks and trailers may add to a body, beside as many as the body has
KEPT_FILES = 128  # which this process needs for other things than connections
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class OpenConnections:
    """Counts the connections of this worker, by the address that they come from.

    Behind a trusted proxy all connections come from its address; there requests and sockets are counted instead,
    by the address that the proxy names.
    """

    def __init__(self, settings: Settings, most_in_all: int | None = None) -> None:
        self.settings = settings
        self.most_in_all = max(most_files() - KEPT_FILES, KEPT_FILES) if most_in_all is None else most_in_all
        self.open: Counter[str] = Counter()
        self.total = 0

    def enter(self, address: str) -> bool:
        """Is there room for one more from this address? If so, it is counted."""
        if self.open[address] >= self.settings.most_connections:
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]

    def connect(self, client: tuple[str, int] | None) -> bool:
        """Is there room for a connection from this address and port?"""
        if self.total >= self.most_in_all:
            return False
        if not self.settings.trust_proxy and not self.enter(_address(client)):
            return False
        self.total += 1
        return True

    def disconnect(self, client: tuple[str, int] | None) -> None:
        self.total -= 1
        if not self.settings.trust_proxy:
            self.leave(_address(client))


def _address(client: tuple[str, int] | None) -> str:
    return home_address(client[0] if client else "")


def most_files() -> int:
    """How many files this process may have open."""
    try:
        import resource  # noqa: PLC0415  # Windows has none, and no such limit
    except ImportError:
        return 1 << 20
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 1 << 20 if soft == resource.RLIM_INFINITY else soft


def raise_most_files() -> None:
    """Let this process, and the workers that it starts, open as many files as the system allows."""
    try:
        import resource  # noqa: PLC0415
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with suppress(ValueError, OSError):  # some systems have a lower limit than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


class Deadline:
    """Cuts a connection off if what it waits for has not come in time."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None

    def start(self, seconds: float, transport: asyncio.Transport) -> None:
        self.stop()
        self._timer = self._loop.call_later(seconds, transport.abort)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class CutsOffWhoDoesNotRead(asyncio.Protocol):
    """A connection whose client has only so long to read what was sent."""

    settings: Settings
    transport: asyncio.Transport
    unread: Deadline

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread.start(self.settings.send_seconds, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread.stop()


class GuardedHttp(CutsOffWhoDoesNotRead, HttpToolsProtocol):
    """A connection over HTTP, whose client has only so long to send a request, too."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.open_connections: OpenConnections = self.app_state["connections"]
        self.settings = self.open_connections.settings
        self.let_in = False
        self.in_head = True  # is a request awaited, or is its head on the way?
        self.head_bytes = self.body_bytes = 0
        self.awaited, self.unread = Deadline(self.loop), Deadline(self.loop)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.let_in = self.open_connections.connect(self.client)
        if self.let_in:
            self.awaited.start(self.settings.head_seconds, transport)
        else:
            transport.write(TOO_MANY)
            self._hang_up()

    def connection_lost(self, exc: Exception | None) -> None:
        self.awaited.stop()
        self.unread.stop()
        if self.let_in:
            self.let_in = False
            self.open_connections.disconnect(self.client)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return  # it was refused, or is a socket now
            self._take(data[start : start + SLICE])

    def _take(self, data: bytes) -> None:
        in_head = self.in_head
        super().data_received(data)
        if self.in_head:
            self.head_bytes += len(data)
            if self.head_bytes > self.settings.largest_head:
                self.transport.write(TOO_LARGE)
                self._hang_up()
        elif not in_head:
            self.body_bytes += len(data)
            if self.body_bytes > 2 * self.settings.largest_body + FRAMING:
                self._hang_up()

    def _hang_up(self) -> None:
        """Close the connection, in good order as long as the client takes its part."""
        self.awaited.start(self.settings.send_seconds, self.transport)
        self.transport.close()

    # ------------------------------------------------------------------ as the request comes

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head, self.head_bytes = True, 0
        if not self._answered():
            self.awaited.start(self.settings.head_seconds, self.transport)  # it comes before the last was answered

    def on_headers_complete(self) -> None:
        self.in_head, self.head_bytes, self.body_bytes = False, 0, 0
        self.awaited.start(self.settings.body_seconds, self.transport)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.awaited.stop()
        super().on_message_complete()
        if self._answered():
            self._await_next()  # it was answered before it was read to its end

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.response_complete and not self.cycle.more_body:
            self._await_next()

    def _answered(self) -> bool:
        """Was the last request answered, if there was one?"""
        return bool(getattr(self.cycle, "response_complete", True))

    def _await_next(self) -> None:
        """Wait for the next request; or for the client to read, where the connection is to be closed."""
        self.in_head, closing = True, self.transport.is_closing()
        self.awaited.start(self.settings.send_seconds if closing else self.settings.head_seconds, self.transport)

    def handle_websocket_upgrade(self) -> None:
        self.awaited.stop()
        self.unread.stop()
        super().handle_websocket_upgrade()


class GuardedSocket(CutsOffWhoDoesNotRead, WebSocketsSansIOProtocol):
    """A WebSocket. It begins as a `GuardedHttp`, which has let it in."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.open_connections: OpenConnections = self.app_state["connections"]
        settings = self.settings = self.open_connections.settings
        self.closing, self.unread = Deadline(self.loop), Deadline(self.loop)
        self.bits = Bucket(settings.messages, 4 * settings.messages)  # pings, pongs and parts of messages

    def connection_lost(self, exc: Exception | None) -> None:
        self.closing.stop()
        self.unread.stop()
        self.open_connections.disconnect(self.client)
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.transport.is_closing():
            self.closing.start(self.settings.send_seconds, self.transport)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.closing.start(self.settings.send_seconds, self.transport)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.closing.start(self.settings.send_seconds, self.transport)

    # ------------------------------------------------------------------ what is no message, and costs all the same

    def handle_ping(self) -> None:
        if self._takes_a_bit():
            if self.writable.is_set():
                super().handle_ping()
            else:
                self.conn.data_to_send()  # nobody reads it: it is not kept

    def handle_pong(self, event: Any) -> None:
        if self._takes_a_bit():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if self._takes_a_bit():
            super().handle_cont(event)

    def _takes_a_bit(self) -> bool:
        """Is this one within what a client may send? If not, it is cut off."""
        if self.bits.take():
            return True
        self.transport.abort()
        return False

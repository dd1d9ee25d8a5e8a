"""Clients that send or read as slowly as they can, or connect as often as they can: nobody else notices."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import websockets

from munera.server.http.connections import GuardedSocket, OpenConnections
from munera.server.play.live_table import LiveTable
from munera.server.settings import Settings
from tests.counts import times
from tests.server.clients import RunningServer, eventually, served

pytestmark = pytest.mark.anyio
BRIEF = 0.4  # seconds that clients have here
LONG = 15.0  # seconds after which a test gives up
SLOW = {"head_seconds": BRIEF, "body_seconds": BRIEF, "send_seconds": BRIEF}
HEAD = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"
KEY = "AAAAAAAAAAAAAAAAAAAAAA=="  # of a WebSocket
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


class Client:
    """A client that sends what no library would send."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    def stop_reading(self) -> None:
        """Take nothing more of what the server sends."""
        transport = self.writer.transport
        assert isinstance(transport, asyncio.Transport)
        transport.pause_reading()

    async def ended(self) -> bytes:
        """All that the server sends until it hangs up."""
        try:
            return await asyncio.wait_for(self.reader.read(), LONG)
        except ConnectionError:
            return b""

    async def drip(self, data: bytes, every: float = BRIEF / 8) -> bytes:
        """Send the same again and again until the server hangs up; returns what it said."""
        ended = asyncio.create_task(self.ended())
        while not ended.done():
            with_luck = asyncio.create_task(asyncio.sleep(every))
            await asyncio.wait({ended, with_luck}, return_when=asyncio.FIRST_COMPLETED)
            self.writer.write(data)
        return await ended


@asynccontextmanager
async def connected(
    server: RunningServer, address: str = "127.0.0.1", most: int = 1 << 16
) -> AsyncIterator[Client]:
    """A connection from an address of this machine."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)  # who does not read is found out soon
    line.setblocking(False)
    line.bind((address, 0))
    await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", int(server.url.rpartition(":")[2])))
    reader, writer = await asyncio.open_connection(sock=line)
    try:
        yield Client(reader, writer)
    finally:
        writer.transport.abort()


def connections_of(server: RunningServer) -> OpenConnections:
    found: OpenConnections = server.uvicorn.lifespan.state["connections"]
    return found


async def _lives(server: RunningServer) -> None:
    """Somebody else is served, and nothing is left of whoever was cut off."""
    assert (await server.guest().call("GET", "/healthz")).status_code == 200


# ---------------------------------------------------------------------- heads


async def test_a_head_is_cut_off_long_before_it_is_complete(server: RunningServer) -> None:
    for begin in (HEAD + b"X-Long: ", b"GET /", HEAD + b"X: y\r\n" * 100 + b"X-"):
        async with connected(server) as client:
            answer = asyncio.create_task(client.ended())
            sent = 0
            client.writer.write(begin)
            while not answer.done() and sent < 64 << 20:
                client.writer.write(b"a" * 65_536)
                sent += 65_536
                await asyncio.sleep(0)
            assert (await answer)[:12] in (b"HTTP/1.1 431", b"")  # a reset may overtake the answer
            assert sent < 8 << 20
    await _lives(server)


async def test_many_small_headers_are_a_large_head_too(server: RunningServer) -> None:
    async with connected(server) as client:
        await client.send(HEAD + b"".join(b"X-%d: y\r\n" % number for number in range(5_000)))
        assert (await client.ended()).startswith(b"HTTP/1.1 431")


async def test_what_honest_browsers_send_is_let_in(server: RunningServer) -> None:
    """A head of 30 kB; two requests in one piece; one after the other; a body in many pieces."""
    async with connected(server) as client:
        await client.send(HEAD + b"Cookie: " + b"x" * 30_000 + b"\r\n\r\n")
        assert (await client.reader.readuntil(b"\r\n")).startswith(b"HTTP/1.1 200")
    async with connected(server) as client:
        one = HEAD.replace(b"/api/games", b"/healthz") + b"\r\n"
        await client.send(one * 2)
        for _ in range(2):
            assert await client.reader.readuntil(b'{"status":"ok"}')
        await client.send(one)
        assert await client.reader.readuntil(b'{"status":"ok"}')
    async with connected(server) as client:
        body = json.dumps({"game": "gladius", "seats": [{"kind": "me"}, {"kind": "open"}]}).encode()
        await client.send(POST + b"Content-Length: %d\r\n\r\n" % len(body))
        for place in range(len(body)):
            await client.send(body[place : place + 1])
        assert (await client.reader.readuntil(b"\r\n")).startswith(b"HTTP/1.1 201")


# ---------------------------------------------------------------------- half a request


@pytest.fixture
async def brisk(tmp_path: Path) -> AsyncIterator[RunningServer]:
    """A server that waits for nobody for long."""
    async with served(tmp_path, **SLOW) as server:
        yield server


async def test_nobody_connects_and_says_nothing(brisk: RunningServer) -> None:
    async with connected(brisk) as client:
        assert await client.ended() == b""
    await eventually(lambda: connections_of(brisk).total == 0)
    await _lives(brisk)


DRIPS = {
    "empty lines": (b"", b"\r\n"),
    "a method": (b"G", b"E"),
    "headers": (HEAD, b"X: y\r\n"),
    "one header": (HEAD + b"X-Slow: ", b"a"),
    "a socket": (HEAD + b"Upgrade: websocket\r\nConnection: Upgrade\r\n", b"X: y\r\n"),
    "a body": (POST + b"Content-Length: 1000\r\n\r\n", b" "),
    "chunks": (POST + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\n \r\n"),
    "trailers": (POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\n \r\n0\r\n", b"X: y\r\n"),
    "nothing after a promise": (POST + b"Expect: 100-continue\r\nContent-Length: 9\r\n\r\n", b""),
    "a body that was refused": (POST + b"Content-Length: 999999999999\r\n\r\n", b" "),
}


async def test_drop_by_drop_nobody_stays(brisk: RunningServer) -> None:
    async def drip(begin: bytes, drop: bytes) -> None:
        async with connected(brisk) as client:
            await client.send(begin)
            await client.drip(drop)

    await asyncio.gather(*(drip(*one) for one in list(DRIPS.values()) * times(1, 20)))
    await eventually(lambda: connections_of(brisk).total == 0)
    await _lives(brisk)


async def test_nobody_stays_between_requests_by_sending_empty_lines(brisk: RunningServer) -> None:
    async with connected(brisk) as client:
        await client.send(HEAD + b"\r\n")
        await client.reader.readuntil(b"\r\n\r\n")
        await client.drip(b"\r\n")
    await eventually(lambda: connections_of(brisk).total == 0)


async def test_a_body_has_no_end_in_its_frame(tmp_path: Path) -> None:
    """Trailers after the last chunk, and the extensions of chunks, are no body; they are bounded all the same."""
    for begin, more in (
        (b"0\r\nX-Trailer: ", b"a" * 65_536),
        (b"0\r\n", b"X: y\r\n" * 8_000),
        (b"1;a=", b"b" * 65_536),
    ):
        async with served(tmp_path, largest_body=20_000) as server, connected(server) as client:
            answer, sent = asyncio.create_task(client.ended()), 0
            client.writer.write(POST + b"Transfer-Encoding: chunked\r\n\r\n" + begin)
            while not answer.done() and sent < 64 << 20:
                client.writer.write(more)
                sent += len(more)
                await asyncio.sleep(0)
            await answer
            assert sent < 8 << 20


# ---------------------------------------------------------------------- who does not read


async def test_who_does_not_read_a_response_is_cut_off(brisk: RunningServer) -> None:
    async with connected(brisk) as client:
        client.stop_reading()
        for _ in range(400):  # more than all buffers between us hold
            client.writer.write(HEAD.replace(b"/api/games", b"/openapi.json") + b"\r\n")
        await eventually(lambda: connections_of(brisk).total == 1)
        await eventually(lambda: connections_of(brisk).total == 0)
        await eventually(lambda: not [one for one in brisk.uvicorn.server_state.tasks if not one.done()])


async def _table(server: RunningServer) -> str:
    """A table to look at. Whoever made it has hung up."""
    ana = server.guest("Ana")
    table = await ana.make("gladius", ["me", "bot:random"])
    await ana.http.aclose()
    return table


def _upgrade(table: str) -> bytes:
    """The request of somebody who wants to look at a table."""
    return (
        f"GET /api/tables/{table}/socket?lang=en HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n\r\n"
    ).encode()


async def _open_socket(client: Client, table: str) -> None:
    """A WebSocket without a library: the spectator of a table."""
    await client.send(_upgrade(table))
    assert (await client.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")


def _sockets(server: RunningServer) -> list[GuardedSocket]:
    """The WebSockets that are open at the server."""
    return [one for one in server.uvicorn.server_state.connections if isinstance(one, GuardedSocket)]


def _frame(opcode: int, payload: bytes = b"", *, fin: bool = True) -> bytes:
    """A frame of a client, masked with zeros."""
    length = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + struct.pack("!H", len(payload))
    return bytes([(0x80 if fin else 0) | opcode]) + length + b"\0\0\0\0" + payload


async def test_who_does_not_read_a_socket_is_cut_off(brisk: RunningServer) -> None:
    """They ask for the state again and again, and take nothing of it; the table forgets them."""
    table = await _table(brisk)
    async with connected(brisk) as client:
        await _open_socket(client, table)
        (live,) = brisk.hub.live_tables.values()
        await eventually(lambda: len(live.viewers) == 1)
        client.stop_reading()
        for one in _sockets(brisk):
            line: socket.socket = one.transport.get_extra_info("socket")
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096)  # the system keeps less for them
        async with asyncio.timeout(LONG):
            while live.viewers:
                client.writer.write(_frame(1, b'{"type": "look"}'))
                await asyncio.sleep(0.001)  # else many requests are granted at once
        assert not _sockets(brisk)


@pytest.mark.parametrize("exists", [True, False])
async def test_who_hangs_up_before_being_let_in_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *, exists: bool
) -> None:
    """The log of an operator does not tell of a failed database whenever a stranger hangs up."""
    async with served(tmp_path, log_level="error") as server:
        table = await _table(server) if exists else "a" * 20
        find, asked, gone = server.hub.live_table, asyncio.Event(), asyncio.Event()

        async def find_slowly(wanted: str) -> LiveTable:
            asked.set()
            await gone.wait()
            return await find(wanted)

        monkeypatch.setattr(server.hub, "live_table", find_slowly)
        async with connected(server) as client:
            await client.send(_upgrade(table))
            await asked.wait()
        await eventually(lambda: connections_of(server).total == 0)
        gone.set()
        await eventually(lambda: not server.uvicorn.server_state.tasks)
        assert not [live for live in server.hub.live_tables.values() if live.viewers]
    assert capsys.readouterr().err == ""


async def test_pings_without_end_are_not_answered_without_end(tmp_path: Path) -> None:
    async with served(tmp_path, messages=20.0, **SLOW) as server:
        table = await _table(server)
        async with connected(server) as client:
            await _open_socket(client, table)
            client.stop_reading()
            for _ in range(3_000):
                client.writer.write(_frame(9, b"x" * 125))
            await eventually(
                lambda: not [one for one in server.uvicorn.server_state.connections if hasattr(one, "conn")]
            )


async def test_a_message_has_only_so_many_parts(tmp_path: Path) -> None:
    async with served(tmp_path, messages=20.0) as server:
        table = await _table(server)
        async with connected(server) as client:
            await _open_socket(client, table)
            client.writer.write(_frame(1, fin=False) + _frame(0, fin=False) * 3_000)
            await client.ended()
            await eventually(
                lambda: not [one for one in server.uvicorn.server_state.connections if hasattr(one, "conn")]
            )


# ---------------------------------------------------------------------- how many


async def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    """The next is told so at once; other addresses come in; and whoever leaves makes room."""
    async with served(tmp_path, most_connections=20) as server:
        clients = [connected(server) for _ in range(times(40, 2_000))]
        opened = [await client.__aenter__() for client in clients]
        for late in opened[20:]:
            assert (await late.ended()).startswith(b"HTTP/1.1 429")
        assert connections_of(server).total == 20
        async with connected(server, "127.0.0.2") as other:
            await other.send(HEAD + b"\r\n")
            assert (await other.reader.readuntil(b"\r\n")).startswith(b"HTTP/1.1 200")
        for client in clients:
            await client.__aexit__(None, None, None)
        await eventually(lambda: connections_of(server).total == 0)
        assert not connections_of(server).open
        await _lives(server)


async def test_sockets_count_until_they_are_closed(tmp_path: Path) -> None:
    async with served(tmp_path, most_connections=3) as server:
        address = f"ws://127.0.0.1:{server.url.rpartition(':')[2]}/api/tables"
        ana = server.guest("Ana")
        table = await ana.make("gladius", ["me", "open"])
        await ana.http.aclose()
        await eventually(lambda: connections_of(server).total == 0)
        lines = [await websockets.connect(f"{address}/{table}/socket") for _ in range(3)]
        with pytest.raises(websockets.InvalidStatus) as caught:
            await websockets.connect(f"{address}/{table}/socket")
        assert caught.value.response.status_code == 429
        for line in lines:
            await line.close()
        await eventually(lambda: connections_of(server).total == 0)


async def test_behind_a_proxy_the_address_is_the_clients(tmp_path: Path) -> None:
    async with served(tmp_path, most_connections=2, trust_proxy=True) as server:
        ana = server.guest("Ana")
        table = await ana.make("gladius", ["me", "open"])
        address = f"ws://127.0.0.1:{server.url.rpartition(':')[2]}/api/tables/{table}/socket"
        ways: dict[str, list[websockets.ClientConnection]] = {"1.1.1.1": [], "2.2.2.2": []}
        for client, lines in ways.items():
            more = {"X-Forwarded-For": f"9.9.9.9, {client}"}
            for _ in range(2):
                lines.append(await websockets.connect(address, additional_headers=more))
            with pytest.raises(websockets.InvalidStatus) as caught:
                await websockets.connect(address, additional_headers=more)
            assert caught.value.response.status_code == 429
            assert b"too_many" in (caught.value.response.body or b"")
        await ways["1.1.1.1"][0].close()
        await eventually(lambda: connections_of(server).open["1.1.1.1"] == 1)
        ways["1.1.1.1"][0] = await websockets.connect(address, additional_headers={"X-Forwarded-For": "1.1.1.1"})
        for lines in ways.values():
            for line in lines:
                await line.close()
        await eventually(lambda: not +connections_of(server).open)


def test_a_worker_has_only_so_many_connections_in_all() -> None:
    connections = OpenConnections(Settings(), most_in_all=3)
    assert [connections.connect((f"192.0.2.{number}", 1)) for number in range(5)] == [True] * 3 + [False] * 2
    connections.disconnect(("192.0.2.0", 1))
    assert connections.connect(("192.0.2.9", 1))
    assert sum(connections.open.values()) == connections.total == 3


def test_addresses_of_ipv6_count_by_their_network() -> None:
    connections = OpenConnections(Settings(most_connections=2))
    assert [connections.connect((f"2001:db8::{number}", 1)) for number in range(3)] == [True, True, False]
    assert connections.connect(("2001:db8:0:1::1", 1))

"""What all server tests use: the real application on a free port, and clients that play at its tables.

async with served(tmp_path, window=0.2) as server:
    ana, bob = server.guest("Ana"), server.guest("Bob")
    table = await ana.make("gladius", ["me", "open"])
    await bob.join(table)
    one, two = await ana.sit(table), await bob.sit(table)
    await play([one, two])
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn
import websockets
from fastapi import FastAPI
from sqlalchemy import Table, select, update

from munera.games import books
from munera.kernel import Ask, Match, Space, Stream, pick, record, start
from munera.kernel.plain import from_option
from munera.kernel.settings import complete
from munera.server.app import create
from munera.server.play.hub import Hub
from munera.server.play.live_table import LiveTable
from munera.server.running import uvicorn_options
from munera.server.settings import Settings
from munera.server.storage import schema
from munera.tables.meta import Chair
from munera.tables.rows import JournalRow

PATIENCE = 60.0  # seconds until a condition that does not come true fails the test, however busy the machine
SeatRequest = str | dict[str, Any]


class Server(uvicorn.Server):
    """Runs inside a test, whose signals are not its own."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class RunningServer:
    """A running server, and a way into its memory and its database."""

    def __init__(self, app: FastAPI, server: Server, url: str) -> None:
        self.app, self.uvicorn, self.url = app, server, url
        self.guests: list[Guest] = []

    @property
    def hub(self) -> Hub:
        hub: Hub = self.app.state.hub
        return hub

    async def live_table(self, table: str) -> LiveTable:
        return await self.hub.live_table(table)

    async def journal(self, table: str) -> list[JournalRow]:
        """The rows of a table as they lie in the database."""
        return await self.hub.journal.read(table)

    async def rows(self, of: Table) -> list[dict[str, Any]]:
        """All rows of a database table."""
        async with self.hub.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(select(of))).mappings()]

    async def table(
        self, game: str, origin: dict[str, Any], seats: Sequence[str], **terms: Any
    ) -> tuple[str, list[SocketClient]]:
        """A table whose game begins in a certain way, and sockets from its seats: "open" for a new guest each."""
        usual = {"options": {}, "aids": True, "undo": "free", "publish_talk": False, "window": 0.0, "grace": 0.0}
        usual["pace"] = {"kind": "none", "seconds": 0}
        chairs = [Chair(kind, bot=bot) for kind, _, bot in (seat.partition(":") for seat in seats)]
        lobby = self.app.state.lobby
        meta = await lobby.make(game, chairs, usual | terms, owner="x" * 64, public=False, origin=origin)
        guests = [self.guest(f"G{seat}") for seat, chair in enumerate(chairs) if chair.kind == "open"]
        for guest in guests:
            await guest.join(meta.id)
        return meta.id, [await guest.sit(meta.id) for guest in guests]

    async def change_terms(self, table: str, **terms: Any) -> None:
        """What the API does not allow, such as a clock of half a second."""
        live = await self.live_table(table)
        changed = json.dumps({**live.meta.terms, **terms})
        t = schema.tables
        async with self.hub.engine.begin() as connection:
            await connection.execute(update(t).where(t.c.id == table).values(terms=changed))
        await self.hub.refresh(table)

    def guest(self, name: str = "") -> Guest:
        """A new browser."""
        guest = Guest(self.url, name)
        self.guests.append(guest)
        return guest

    async def linked(self, other: str = "bot") -> tuple[Guest, Guest, str, str]:
        """Ana at a table, a phone that holds the same seat, the table, and the path of links to that seat.

        other: who has the second seat; while it is open, the table waits.
        """
        ana, phone = self.guest("Ana"), self.guest()
        table = await ana.make("gladius", ["me", other])
        path = f"/api/tables/{table}/seats/0/link"
        await phone.post((await ana.post(path))["path"])
        return ana, phone, table, path

    async def finished(self) -> tuple[Guest, str]:
        """Ana, and a game that has just ended."""
        ana = self.guest("Ana")
        table = await ana.make("gladius", ["me", "bot"])
        line = await ana.sit(table)
        await line.until_seen()
        assert await line.code("concede") == ""
        await line.until(lambda: line.info["status"] == "over")
        return ana, table


def settings(folder: Path, **chosen: Any) -> Settings:
    """Short times, no rate limits; a database file of its own."""
    usual: dict[str, Any] = {
        "database_url": f"sqlite:///{folder / 'munera.db'}",
        "window": 0.0,
        "grace": 0.0,
        "requests": 10_000.0,
        "messages": 10_000.0,
        "most_connections": 10_000,
        "work": 100_000.0,
        "play": 100_000.0,
        "log_level": "critical",
    }
    return Settings(**(usual | chosen))


@asynccontextmanager
async def served(folder: Path, **chosen: Any) -> AsyncIterator[RunningServer]:
    """The application, with these settings. On the same folder again: the server after a restart."""
    agreed = settings(folder, **chosen)
    app = create(agreed)
    config = uvicorn.Config(app, port=0, ws_ping_interval=None, **uvicorn_options(agreed))
    config.timeout_graceful_shutdown = 5
    uvicorn_server = Server(config)
    running = asyncio.create_task(uvicorn_server.serve())
    try:
        async with asyncio.timeout(PATIENCE):
            while not uvicorn_server.started:
                if running.done():
                    running.result()
                await asyncio.sleep(0.01)
        port = uvicorn_server.servers[0].sockets[0].getsockname()[1]
        server = RunningServer(app, uvicorn_server, f"http://127.0.0.1:{port}")
        try:
            yield server
        finally:
            for guest in server.guests:
                await guest.close()
    finally:
        uvicorn_server.should_exit = True
        await running


class Guest:
    """A browser with its cookie, and a socket for each seat it looks from."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url, self.name = url, name
        # A connection that is not used any more is given up before the server, after five seconds, hangs up.
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=httpx.Limits(keepalive_expiry=2))
        self.lines: list[SocketClient] = []

    def show(self, cookie: str) -> None:
        """Be the browser with this cookie, until the server gives it another one in its place."""
        self.http.cookies.set("munera", cookie, domain=str(self.http.base_url.host))

    async def call(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Any request, whatever comes of it."""
        return await self.http.request(method, path, json=body)

    async def get(self, path: str) -> Any:
        return _good(await self.call("GET", path))

    async def post(self, path: str, body: Any = None) -> Any:
        return _good(await self.call("POST", path, {} if body is None else body))

    async def make(self, game: str, seats: Sequence[SeatRequest], **terms: Any) -> str:
        """A table. A seat is "me", "open", "bot", "bot:random", or whatever the API takes."""
        requests = [_seat_request(seat, self.name) for seat in seats]
        made = await self.post("/api/tables", {"game": game, "seats": requests, **terms})
        return str(made["id"])

    async def join(self, table: str, seat: int | None = None) -> int:
        """Take an open seat. Returns which."""
        before = set((await self.get(f"/api/tables/{table}"))["yours"])
        found = await self.post(f"/api/tables/{table}/join", {"name": self.name, "seat": seat})
        return int(next(one for one in found["yours"] if one not in before))

    async def info(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = await self.get(f"/api/tables/{table}")
        return found

    async def sit(self, table: str, seat: int | None = None, since: int = 0, lang: str = "") -> SocketClient:
        """A socket from an own seat: this one, or the only one. With a language, states are also said."""
        if seat is None:
            seat = (await self.info(table))["yours"][0]
        return await self._open(table, f"seat={seat}&since={since}&lang={lang}")

    async def look(self, table: str, lang: str = "") -> SocketClient:
        """A spectator's socket, with words in this language."""
        return await self._open(table, f"lang={lang}")

    async def _open(self, table: str, query: str) -> SocketClient:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?{query}"
        cookie = self.http.cookies.get("munera")
        headers = {"Cookie": f"munera={cookie}"} if cookie else {}
        socket = await websockets.connect(address, additional_headers=headers, max_size=None, ping_interval=None)
        line = SocketClient(table, socket)
        self.lines.append(line)
        return line

    async def close(self) -> None:
        for line in self.lines:
            await line.close()
        await self.http.aclose()


class SocketClient:
    """One socket: all frames that came, the latest state, and a way to ask for things."""

    def __init__(self, table: str, socket: websockets.ClientConnection) -> None:
        self.table, self.socket = table, socket
        self.frames: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.info: dict[str, Any] = {}
        self.hint: dict[str, Any] = {}
        self.said: list[dict[str, Any]] = []
        self.events: list[Any] = []  # all that this viewer was told, rewound where the server says so
        self.closed: int | None = None  # the code with which the server hung up
        self._replies: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._count = 0
        self._came = asyncio.Event()
        self._reader = asyncio.create_task(self._read())

    # ------------------------------------------------------------------ what came

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                self._take(json.loads(text))
        except websockets.ConnectionClosed:
            pass
        finally:
            self.closed = self.socket.close_code or 1006
            for reply in self._replies.values():
                if not reply.done():
                    reply.cancel()
            self._came.set()

    def _take(self, frame: dict[str, Any]) -> None:
        self.frames.append(frame)
        kind = frame["type"]
        if kind == "state":
            self.state = frame
            del self.events[frame["since"] :]
            self.events += frame["events"]
        elif kind == "table":
            self.info = frame
        elif kind == "talk":
            self.said.append(frame)
        elif kind == "hint":
            self.hint = frame
        reply = self._replies.pop(frame.get("ref") or 0, None) if kind in ("done", "refused") else None
        if reply is not None and not reply.done():
            reply.set_result(frame)
        self._came.set()

    @property
    def ask(self) -> dict[str, Any] | None:
        """The open question of this seat."""
        found: dict[str, Any] | None = self.state.get("ask")
        return found

    @property
    def asked(self) -> bool:
        """Is there something that this seat has not answered yet?"""
        return self.ask is not None and self.ask["mine"] is None

    @property
    def over(self) -> bool:
        return bool(self.state.get("over"))

    def count(self, kind: str = "state") -> int:
        """How many frames of a kind have come."""
        return sum(frame["type"] == kind for frame in self.frames)

    async def until(self, condition: Callable[[], Any], seconds: float = PATIENCE) -> None:
        """Wait until it holds; looked at after every frame. Fails loudly."""
        try:
            async with asyncio.timeout(seconds):
                while not condition():
                    self._came.clear()
                    if self.closed is not None:
                        raise AssertionError(f"the server hung up ({self.closed})")
                    await self._came.wait()
        except TimeoutError:
            raise AssertionError(f"never came true; the last frames: {self.frames[-3:]}") from None

    async def until_seen(self) -> None:
        """Wait for the first state."""
        await self.until(lambda: self.state)

    async def until_asked(self) -> None:
        """Wait for a question."""
        await self.until(lambda: self.asked)

    async def until_closed(self) -> int:
        """Wait until the server hangs up. Returns the code."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.wait({self._reader})
        assert self.closed is not None
        return self.closed

    async def settle(self) -> None:
        """Everything that the server had to say to this viewer by now has come."""
        await self.send("look")

    # ------------------------------------------------------------------ what is asked for

    async def send(self, kind: str, **body: Any) -> dict[str, Any]:
        """A request; returns how it was answered: `done` or `refused`."""
        self._count += 1
        reply = self._replies[self._count] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"type": kind, "ref": self._count, **body}))
        async with asyncio.timeout(PATIENCE):
            found: dict[str, Any] = await reply
        return found

    async def answer(self, option: Any, ask: str | None = None) -> dict[str, Any]:
        """Answer the open question, or the one with this id."""
        assert ask is not None or self.ask is not None, self.state
        return await self.send("answer", ask=ask or (self.ask or {})["id"], option=option)

    async def do(self, kind: str, **body: Any) -> dict[str, Any]:
        """A request that must be carried out."""
        reply = await self.send(kind, **body)
        assert reply["type"] == "done", reply
        return reply

    async def code(self, kind: str, **body: Any) -> str:
        """The code with which a request is refused; nothing if it is not."""
        return str((await self.send(kind, **body)).get("code", ""))

    async def close(self) -> None:
        with suppress(websockets.WebSocketException, OSError):
            await self.socket.close()
        await asyncio.wait({self._reader})


# ---------------------------------------------------------------------- how games begin


def fresh(game: str, seats: int, seed: str = "x", **options: Any) -> dict[str, Any]:
    """The first question of a short game."""
    book = books()[game]
    chosen = complete(book.settings, {**book.short_game_for(seats), **options})
    return {"seats": seats, "seed": seed, "options": {name: from_option(value) for name, value in chosen.items()}}


def moment(game: str, seats: int, wanted: Callable[[Match[Any]], bool], most: int = 40) -> dict[str, Any]:
    """The middle of a game of random players, at the first place that is as wanted."""
    book = books()[game]
    for seed in range(most):
        match = start(book, seats, seed, complete(book.settings, book.short_game_for(seats)))
        luck = Stream.seeded(seed)
        while not match.over:
            if wanted(match):
                return {"record": record(match), "until": len(match.entries)}
            asks = match.waiting()
            ask = asks[luck.below(len(asks))]
            match.answer(ask.seat, pick(ask.options, luck))
    raise AssertionError("no such place")


def listed(ask: Ask[Any]) -> list[Any]:
    """The options of a question; none where they are too many to list."""
    return [] if isinstance(ask.options, Space) else list(ask.options)


# ---------------------------------------------------------------------- whole games

Choice = Callable[[SocketClient], Any]


def first(line: SocketClient) -> Any:
    """The first option, which is the passive one. For spaces there is a hint."""
    assert line.ask is not None
    return line.ask["options"][0]


def chance(seed: int = 0) -> Choice:
    """Any option."""
    random = Random(seed)
    return lambda line: random.choice((line.ask or {})["options"])


async def play(
    lines: Sequence[SocketClient],
    choose: Choice = first,
    *,
    until: Callable[[], Any] = lambda: False,
    seconds: float = 60.0,
) -> None:
    """Answer for all these seats until the game is over, or until `until` says that it is enough."""
    async with asyncio.timeout(seconds):
        while not until() and not all(line.over for line in lines):
            for line in lines:
                if line.asked and not line.over and not until():
                    await _answer(line, choose)
            await _news(lines)


async def _answer(line: SocketClient, choose: Choice) -> None:
    """A refusal is harmless: somebody else was faster, and there is a fresh view."""
    ask = line.ask
    assert ask is not None
    if ask["space"]:
        await line.send("hint")
        if line.hint.get("ask") == ask["id"] and not line.hint["wait"]:
            await line.answer(line.hint["option"], ask["id"])
        return
    await line.answer(choose(line), ask["id"])


async def _news(lines: Sequence[SocketClient]) -> None:
    """Until somebody has something to answer, or a moment has passed."""
    with suppress(TimeoutError):
        async with asyncio.timeout(0.5):
            while not any(line.asked for line in lines) and not all(line.over for line in lines):
                for line in lines:
                    assert line.closed is None, line.closed
                    line._came.clear()
                waits = [asyncio.ensure_future(line._came.wait()) for line in lines]
                try:
                    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    for one in waits:
                        one.cancel()


async def eventually(condition: Callable[[], Any], seconds: float = PATIENCE) -> None:
    """Poll something that no frame tells of."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


def _good(response: httpx.Response) -> Any:
    assert response.is_success, f"{response.status_code} {response.text}"
    return response.json() if response.content else None


def _seat_request(seat: SeatRequest, name: str) -> dict[str, Any]:
    if isinstance(seat, dict):
        return seat
    kind, _, bot = seat.partition(":")
    return {"kind": kind, "name": name if kind == "me" else "", "bot": bot}

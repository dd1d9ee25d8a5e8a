"""Kills a real server at random moments while people play as fast as they can, and looks for lost answers.

Used by the tests (a few kills) and by the soak (many), with one worker or two, on SQLite and on PostgreSQL.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import websockets

from munera.games import books
from munera.server.storage.database import connect
from munera.server.storage.journal import Journal
from munera.server.storage.store import Store
from munera.tables.meta import OVER, TableMeta
from munera.tables.rows import ANSWER, BACK, PLAYER, STAND_IN, STANDS_IN, JournalRow
from munera.tables.table_game import TableGame

PATIENCE = 180.0  # seconds until something that should happen counts as lost, however busy the machine is
SILENCE_SECONDS = 5.0  # seconds without a word until a player looks again
RETRY_SECONDS = 0.1  # seconds between attempts
ENVIRONMENT = {
    "MUNERA_WINDOW": "0",
    "MUNERA_GRACE": "0",
    "MUNERA_REQUESTS": "1000000",
    "MUNERA_MESSAGES": "1000000",
    "MUNERA_WORK": "1000000",
    "MUNERA_PLAY": "1000000",
    "MUNERA_MOST_CONNECTIONS": "1000000",
    "MUNERA_MOST_TABLES": "1000000",
    "MUNERA_MOST_TABLES_FROM_ADDRESS": "1000000",
    "MUNERA_MOST_LIVE_FROM_ADDRESS": "1000000",
    "MUNERA_LOG_LEVEL": "warning",
}
LEFT = "left"  # why somebody stands in for a player who has said so
LOST = (OSError, TimeoutError, websockets.WebSocketException, httpx.HTTPError)


class Server:
    """A worker of the server in a process of its own, as an operator runs it."""

    def __init__(self, database: str, log: Path, settings: Mapping[str, str] | None = None) -> None:
        self.log = log
        self.port = free_port()
        self.environment = {**os.environ, **ENVIRONMENT, "DATABASE_URL": database, **(settings or {})}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def launch(self) -> None:
        line = [sys.executable, "-m", "munera.cli", "serve", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(line, env=self.environment, stdout=log, stderr=log)

    async def ready(self) -> None:
        """Until it answers."""
        async with httpx.AsyncClient(base_url=f"http://{self.address}") as http:
            deadline = time.monotonic() + PATIENCE
            while True:
                with suppress(httpx.HTTPError):
                    if (await http.get("/healthz")).is_success:
                        return
                if self.process is None or self.process.poll() is not None or time.monotonic() > deadline:
                    code = self.process and self.process.poll()
                    raise AssertionError(f"the server does not start ({code}): {self.said()}")
                await asyncio.sleep(RETRY_SECONDS)

    async def start(self) -> None:
        self.launch()
        await self.ready()

    def kill(self) -> None:
        """Kill the process, so that nothing is flushed."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    async def stop(self) -> int:
        """Stop the process as an operator does, and return its exit code."""
        assert self.process is not None
        self.process.terminate()
        return await asyncio.to_thread(self.process.wait, PATIENCE)

    def said(self) -> str:
        """The end of the log."""
        return self.log.read_text(errors="replace")[-3000:] if self.log.exists() else ""


def free_port() -> int:
    """A free port, but none that the system gives to clients: one might take it while the server is dead."""
    for port in Random().sample(range(20_000, 32_000), 100):
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise OSError("no port is free")


# ---------------------------------------------------------------------- who plays


@dataclass(frozen=True)
class TableSetup:
    """A kind of table: its game, seats and options."""

    game: str
    seats: tuple[str, ...]  # "me", "away" for somebody who leaves at once, "bot" or "bot:name"
    options: tuple[tuple[str, Any], ...] = ()

    def request(self) -> dict[str, Any]:
        kinds = ["me" if seat == AWAY else seat for seat in self.seats]
        seats = [{"kind": kind.partition(":")[0], "bot": kind.partition(":")[2]} for kind in kinds]
        return {"game": self.game, "seats": seats, "options": dict(self.options)}

    @property
    def people(self) -> list[int]:
        """The seats of those who stay."""
        return [number for number, seat in enumerate(self.seats) if seat == "me"]

    @property
    def away(self) -> list[int]:
        """The seats that a bot plays for somebody who has left."""
        return [number for number, seat in enumerate(self.seats) if seat == AWAY]


AWAY = "away"
SETUPS = (
    TableSetup("gladius", ("me", "me")),
    TableSetup("gladius", ("me", "bot")),
    TableSetup("gladius", ("me", AWAY)),
    TableSetup("spartacus", ("me", AWAY, "me"), (("rounds", 1),)),
    TableSetup("spartacus", ("me", "bot", "me", "bot:random"), (("rounds", 1),)),
    TableSetup("for_glory", ("me", "me")),
)


class Player:
    """Answers every question, finds another worker when one dies, and notes the acknowledged answers."""

    def __init__(
        self,
        servers: Sequence[Server],
        table: str,
        seat: int,
        cookie: str,
        random: Random,
        away: Sequence[int] = (),
    ) -> None:
        self.servers, self.table, self.seat, self.cookie, self.random = servers, table, seat, cookie, random
        self.away = away  # the seats of those who have left
        self.turn = random.randrange(len(servers))  # which worker it is at
        self.sent: list[tuple[str, Any]] = []  # ask, option
        self.acknowledged: list[tuple[str, Any]] = []
        self.refused: list[str] = []
        self.events: list[Any] = []
        self.notices: list[dict[str, Any]] = []  # what this seat alone was told
        self.state: dict[str, Any] = {}
        self.lost = 0  # connections
        self._pending: tuple[int, str, Any] | None = None  # ref, ask, option

    @property
    def over(self) -> bool:
        return bool(self.state.get("over"))

    async def play(self) -> None:
        """Play until the game is over."""
        while not self.over:
            try:
                await self._connect()
            except LOST:
                self.lost += 1
                self.turn = (self.turn + 1) % len(self.servers)
                await asyncio.sleep(RETRY_SECONDS)

    async def _connect(self) -> None:
        self._pending = None
        address = self.servers[self.turn].address
        path = f"ws://{address}/api/tables/{self.table}/socket?seat={self.seat}&since={len(self.events)}"
        headers = {"Cookie": f"munera={self.cookie}"}
        waits: dict[str, Any] = {"ping_interval": None, "open_timeout": SILENCE_SECONDS, "close_timeout": 1}
        async with websockets.connect(path, additional_headers=headers, max_size=None, **waits) as line:
            while not self.over or self._pending is not None:
                async with asyncio.timeout(SILENCE_SECONDS):
                    frame = json.loads(await line.recv())
                self._take(frame)
                if request := self._next_request():
                    await line.send(json.dumps(request))

    def _take(self, frame: dict[str, Any]) -> None:
        kind = frame["type"]
        if kind == "state":
            self.state = frame
            del self.events[frame["since"] :]
            self.events += frame["events"]
            known = [notice for notice in self.notices if notice["told"] < frame["since"]]
            self.notices = known + frame["notices"]
        elif kind == "refused":
            self.refused.append(frame["code"])
            self._pending = None
        elif kind == "done" and self._pending is not None and frame["ref"] == self._pending[0]:
            self.acknowledged.append(self._pending[1:])
            self._pending = None

    def _next_request(self) -> dict[str, Any] | None:
        """The request to send now; None if there is nothing to answer."""
        ask = self.state.get("ask")
        if self._pending is not None or self.over or ask is None or ask["mine"] is not None:
            return None
        option = some_option(ask, self.random)
        self.sent.append((ask["id"], option))
        self._pending = (len(self.sent), ask["id"], option)
        return {"type": "answer", "ref": len(self.sent), "ask": ask["id"], "option": option}


def some_option(ask: Mapping[str, Any], random: Random) -> Any:
    """A random option of those listed; for wagers nothing, and for the ledger as many gladiators as may stay."""
    options = ask["options"]
    if not ask["space"]:
        return random.choice(options)
    if ask["kind"] == "wagers":
        return [0] * len(options["most"])
    assert ask["kind"] == "ledger", ask
    return options["gladiators"][: options["most"]]


# ---------------------------------------------------------------------- the test


@dataclass
class Report:
    """The result of a crash test."""

    kills: int = 0
    tables: int = 0
    acknowledged: int = 0
    stood_in: int = 0  # answers that a bot gave for somebody who had left
    lost: int = 0  # connections
    broken: list[str] = field(default_factory=list)
    seconds: float = 0.0


@dataclass
class CrashTest:
    """Plays at tables while the server, or its workers, are killed again and again."""

    database: str
    folder: Path
    workers: int = 1
    seed: int = 0
    setups: Sequence[TableSetup] = SETUPS

    def __post_init__(self) -> None:
        self.random = Random(self.seed)
        logs = [self.folder / f"worker-{number}.log" for number in range(self.workers)]
        self.servers = [Server(self.database, log) for log in logs]
        self.games: list[list[Player]] = []
        self.finishing = False

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for players in self.games for player in players)

    async def run(self, kills: int) -> Report:
        """Kill so many times; then play every table to its end, and look for every acknowledged answer."""
        begun, done, stood_in = time.perf_counter(), 0, 0
        for server in self.servers:
            await server.start()
        tables = [asyncio.create_task(self._keep_playing(setup)) for setup in self.setups]
        try:
            while done < kills:
                await self._kill_one()
                done += 1
            self.finishing = True
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*tables)
            broken = [line for players in self.games for line in await check(self.database, players)]
            stood_in = sum([await answers_of_stand_ins(self.database, players[0].table) for players in self.games])
        except (TimeoutError, AssertionError) as error:
            broken = [f"{type(error).__name__}: {error}", *self._stuck(), *(one.said() for one in self.servers)]
        finally:
            for task in tables:
                task.cancel()
            for server in self.servers:
                server.kill()
        lost = sum(player.lost for players in self.games for player in players)
        seconds = time.perf_counter() - begun
        return Report(done, len(self.games), self.acknowledged, stood_in, lost, broken, seconds)

    async def _keep_playing(self, setup: TableSetup) -> None:
        """Play one game after the other."""
        while not self.finishing:
            players = await self._table(setup)
            self.games.append(players)
            await asyncio.gather(*(player.play() for player in players))

    async def _table(self, setup: TableSetup) -> list[Player]:
        while True:
            server = self.random.choice(self.servers)
            with suppress(httpx.HTTPError):
                async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=SILENCE_SECONDS) as http:
                    made = await http.post("/api/tables", json=setup.request())
                    if made.is_success:
                        table, cookie = made.json()["id"], http.cookies["munera"]
                        left = [await http.post(f"/api/tables/{table}/leave?seat={seat}") for seat in setup.away]
                        if all(answer.is_success for answer in left):
                            return [
                                Player(self.servers, table, seat, cookie, Random(self.random.random()), setup.away)
                                for seat in setup.people
                            ]
            await asyncio.sleep(0.05)

    async def _kill_one(self) -> None:
        """Wait for some answers and a moment more; then kill a worker, sometimes once more while it starts."""
        await self._answers(self.random.randint(1, 60))
        await asyncio.sleep(self.random.random() * 0.03)
        server = self.random.choice(self.servers)
        server.kill()
        server.launch()
        if self.random.random() < 0.2:
            await asyncio.sleep(self.random.random())
            server.kill()
            server.launch()
        await server.ready()

    async def _answers(self, count: int) -> None:
        wanted, deadline = self.acknowledged + count, time.monotonic() + PATIENCE
        while self.acknowledged < wanted:
            if time.monotonic() > deadline:
                raise TimeoutError(f"no more than {self.acknowledged} answers were taken")
            await asyncio.sleep(0.002)

    def _stuck(self) -> Iterable[str]:
        for players in self.games:
            for one in players:
                if not one.over:
                    ask = str(one.state.get("ask"))[:300]
                    yield f"table {one.table}, seat {one.seat}: at {ask} {one.refused[-3:]}"


# ---------------------------------------------------------------------- looking it up


async def check(database: str, players: Sequence[Player]) -> list[str]:
    """What is wrong with a table: acknowledged answers must be in the journal once, and in its game."""
    table = players[0].table
    meta, rows = await stored(database, table)
    game = TableGame(books()[meta.game], meta.origin or {}, (meta.origin or {})["at"], meta.terms["undo"])
    for row in rows:
        game.apply(row)
    broken = []
    if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
        broken.append("the rows are not numbered one by one")
    if not game.over or meta.status != OVER or meta.result != game.result():
        broken.append(f"it is {meta.status} with {meta.result}, and the journal says {game.result()}")
    for seat in players[0].away:
        broken += _played_for(seat, rows)
    for player in players:
        broken += _compared(player, rows, game)
    return [f"table {table} of {meta.game}: {line}" for line in broken]


async def stored(database: str, table: str) -> tuple[TableMeta, list[JournalRow]]:
    """The table and its journal, as the database has them."""
    engine = connect(database)
    try:
        meta = await Store(engine, "check").find(table)
        assert meta is not None, f"table {table} is gone"
        return meta, await Journal(engine, "check").read(table)
    finally:
        await engine.dispose()


async def answers_of_stand_ins(database: str, table: str) -> int:
    """How many answers bots have given at this table for those who had left."""
    _, rows = await stored(database, table)
    return sum(row.op == ANSWER and row.cause == STANDS_IN for row in rows)


def _played_for(seat: int, rows: Sequence[JournalRow]) -> Iterable[str]:
    """What is wrong with a seat whose player left before anything else: a stand-in has it to the end."""
    own = [(row.op, row.cause) for row in rows if row.seat == seat]
    if (times := own.count((STAND_IN, LEFT))) != 1:
        yield f"seat {seat} was left, and the journal says so {times} times"
    if other := [one for one in own if one[0] == BACK or one[1] == PLAYER]:
        yield f"seat {seat} was left, and yet somebody played it in person: {other[:3]}"


def _compared(player: Player, rows: Sequence[JournalRow], game: TableGame) -> Iterable[str]:
    seat = player.seat
    own = [row.value for row in rows if (row.op, row.seat, row.cause) == (ANSWER, seat, PLAYER)]
    blanked = own.count(None)  # seals that came back to it, and were given anew
    there = Counter(json.dumps(value) for value in own if value is not None)
    acknowledged, sent = (
        Counter(json.dumps(answer) for answer in some) for some in (player.acknowledged, player.sent)
    )
    lost, doubled = acknowledged - there, there - sent
    if lost.total() > blanked:
        yield f"seat {seat} was promised {dict(lost)}, which is not there"
    if doubled:
        yield f"seat {seat} never sent {dict(doubled)}, or not so often"
    message = json.loads(json.dumps(game.message(seat)))
    if player.events != message.pop("events"):
        yield f"seat {seat} was told another story than the journal's"
    if player.notices != (notices := message.pop("notices")):
        yield f"seat {seat} alone was told {player.notices}, and by the journal {notices}"
    # The scenes of a frame are those since the frame before it, and the journal has no frames.
    shown = {name: player.state.get(name) for name in message if name not in ("since", "told", "scenes")}
    if other := {name: (shown[name], message[name]) for name in shown if shown[name] != message[name]}:
        yield f"seat {seat} was shown another end than the journal's: {str(other)[:1000]}"

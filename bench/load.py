"""`python -m bench.load`: a real server under load, through real sockets; this process is the crowd.

Answers are sent at a fixed rate, whether or not the server keeps up, each at the next table that waits for one.
What is measured is the time from an answer to the moment when everybody at its table has seen what came of it. The
knee is the highest rate at which the 99th percentile keeps its bar. Then: the memory of tables without players.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import websockets
from tools.crashes import Server, TableSetup, some_option
from tools.postgres import create_database, running

WARM_UP = 1.0  # seconds that do not count
STEP = 1.25  # how much faster at each attempt
MOST_STEPS = 12
PLAYED = 10  # answers given at every table before it is left alone
TOGETHER = 20  # tables that are made at the same time
PAUSE = 0.3  # seconds after which whatever an answer changes has come to everybody, unless a bar is broken anyway


@dataclass(frozen=True)
class Case:
    """A kind of table, the rate that it must bear, and within what time."""

    name: str
    setup: TableSetup
    tables: int
    rate: float  # answers a second
    bar: float  # seconds, 99 of 100


CASES = (
    Case("Gladius", TableSetup("gladius", ("me", "me")), 150, 200.0, 0.100),
    Case("Spartacus, 4 players", TableSetup("spartacus", ("me",) * 4), 40, 50.0, 0.150),
)


# ---------------------------------------------------------------------- the crowd


class LoadedTable:
    """The people at one table. It is ready when one of them is asked something and all saw the last answer."""

    def __init__(self, crowd: Crowd, id: str, cookie: str, people: list[int]) -> None:
        self.crowd, self.id, self.cookie, self.people = crowd, id, cookie, people
        self.lines: dict[int, websockets.ClientConnection] = {}
        self.asks: dict[int, dict[str, Any]] = {}
        self.sent = 0.0  # when the last answer was, 0 if everybody has seen what came of it
        self.seen = 0.0  # when the last of them saw something new
        self.over = False
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        for seat in self.people:
            path = f"ws://{self.crowd.server.address}/api/tables/{self.id}/socket?seat={seat}"
            headers = {"Cookie": f"munera={self.cookie}"}
            line = self.lines[seat] = await websockets.connect(
                path, additional_headers=headers, max_size=None, ping_interval=None, compression=None
            )
            self.tasks.append(asyncio.create_task(self._read(seat, line)))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for line in self.lines.values():
            await line.close()

    async def _read(self, seat: int, line: websockets.ClientConnection) -> None:
        async for text in line:  # until it is closed
            now, frame = time.perf_counter(), json.loads(text)
            kind = frame["type"]
            if kind == "state":
                self.seen = now
                self.over = self.over or frame["over"]
                ask = frame["ask"]
                self.asks.pop(seat, None)
                if ask is not None and ask["mine"] is None:
                    self.asks[seat] = ask
            elif kind in ("done", "refused"):
                self.seen = now
                self.crowd.refused += kind == "refused"
                self.crowd.settle(self)

    async def answer(self) -> None:
        """Answer for one of those who are asked."""
        seat, ask = self.asks.popitem()
        self.sent = time.perf_counter()
        request = {"type": "answer", "ref": 1, "ask": ask["id"], "option": some_option(ask, self.crowd.random)}
        await self.lines[seat].send(json.dumps(request))


class Crowd:
    """The people at all tables."""

    def __init__(self, server: Server, setup: TableSetup, tables: int) -> None:
        self.server, self.setup, self.count = server, setup, tables
        self.random = Random(1)
        fresh = httpx.Limits(max_keepalive_connections=0)  # the server hangs up on lines that rest for seconds
        self.http = httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60, limits=fresh)
        self.tables: deque[LoadedTable] = deque()
        self.took: list[tuple[float, float]] = []  # when it was sent, and how long it took
        self.refused = 0
        self.refills: set[asyncio.Task[None]] = set()

    async def seat(self) -> None:
        await self._fill()  # the first alone: it brings the cookie
        while len(self.tables) < self.count:
            await asyncio.gather(*(self._fill() for _ in range(min(TOGETHER, self.count - len(self.tables)))))

    async def _fill(self) -> None:
        table = await self.make()
        await table.open()
        self.tables.append(table)

    async def make(self) -> LoadedTable:
        made = (await self.http.post("/api/tables", json=self.setup.request())).raise_for_status()
        return LoadedTable(self, made.json()["id"], self.http.cookies["munera"], self.setup.people)

    async def leave(self) -> None:
        for task in self.refills:
            task.cancel()
        await asyncio.gather(*(table.close() for table in self.tables))
        await self.http.aclose()

    def settle(self, table: LoadedTable) -> None:
        """Note that an answer was acknowledged; others may see it a little later."""
        asyncio.get_running_loop().call_later(PAUSE, self._note, table, table.sent)

    def _note(self, table: LoadedTable, sent: float) -> None:
        if sent and table.sent == sent:
            self.took.append((sent, table.seen - sent))
            table.sent = 0.0
            if table.over:
                self._replace(table)

    def _replace(self, table: LoadedTable) -> None:
        """Replace a table whose game is over by a new one."""
        self.tables.remove(table)
        for work in (table.close(), self._fill()):
            task = asyncio.create_task(work)
            self.refills.add(task)
            task.add_done_callback(self.refills.discard)

    async def play(self, rate: float, seconds: float) -> Step:
        """Send so many answers per second, evenly spread."""
        self.took.clear()
        begun, sent, starved, worked = time.perf_counter(), 0, 0, cpu(self.server.pid)
        while (now := time.perf_counter() - begun) < seconds:
            if sent / rate > now:
                await asyncio.sleep(sent / rate - now)
                continue
            table = self._next()
            starved += table is None
            sent += 1
            if table is not None:
                await table.answer()
        await asyncio.sleep(1.0)
        each = (cpu(self.server.pid) - worked) / max(1, len(self.took))
        counted = sorted(took for at, took in self.took if at - begun > WARM_UP)
        return Step(rate, len(counted) / (seconds - WARM_UP), counted, each, starved / sent)

    def _next(self) -> LoadedTable | None:
        for _ in range(len(self.tables)):
            self.tables.rotate(-1)
            if not self.tables[0].sent and self.tables[0].asks:
                return self.tables[0]
        return None


@dataclass
class Step:
    """The measurement of one rate: the rate that was asked for, and what was reached."""

    wanted: float
    rate: float
    took: list[float] = field(repr=False)
    cpu: float = 0.0  # seconds of the server's processor for each answer, new tables included
    starved: float = 0.0  # of the answers, those for which no table was ready

    def quantile(self, part: float) -> float:
        return self.took[min(len(self.took) - 1, int(part * len(self.took)))] if self.took else float("inf")

    def keeps(self, bar: float) -> bool:
        return self.quantile(0.99) <= bar and self.rate >= 0.95 * self.wanted

    def __str__(self) -> str:
        times = f"p50 {1000 * self.quantile(0.5):.0f} ms, p99 {1000 * self.quantile(0.99):.0f} ms"
        work = f"{1000 * self.cpu:.1f} ms of processor each"
        return (
            f"{self.wanted:.0f} wanted: {self.rate:.0f} answers/s, {times}; {work}; load {os.getloadavg()[0]:.1f}"
        )


# ---------------------------------------------------------------------- what is measured


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The address of a database as an operator would have it: commits survive a loss of power."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / f'{time.monotonic_ns()}.db'}"
    else:
        with running(durable=True) as server:
            yield create_database(server.url(), "load")


@asynccontextmanager
async def serving(url: str, folder: Path, **settings: str) -> AsyncIterator[Server]:
    server = Server(url, folder / "server.log", settings)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


async def load(case: Case, kind: str, folder: Path, seconds: float) -> None:
    """Measure the rate that the server must bear, then higher and higher ones."""
    with database(kind, folder) as url:
        async with serving(url, folder) as server:
            crowd = Crowd(server, case.setup, case.tables)
            await crowd.seat()
            print(f"{case.name}, {kind}: {case.tables} tables, bar {1000 * case.bar:.0f} ms", flush=True)
            await crowd.play(
                case.rate / 2, 3 * WARM_UP
            )  # what is done once is not load: imports, connections, caches
            rate, knee = case.rate, 0.0
            for _ in range(MOST_STEPS):
                step = await crowd.play(rate, seconds)
                print(f"  {step}", flush=True)
                if not step.keeps(case.bar):
                    break
                knee, rate = step.rate, rate * STEP
            if knee == 0.0:
                knee = await _slower(crowd, case, seconds)
            print(f"  knee: {knee:.0f} answers/s; {crowd.refused} refused", flush=True)
            await crowd.leave()


async def _slower(crowd: Crowd, case: Case, seconds: float) -> float:
    """Find the rate that the server bears if it does not bear the required one."""
    rate = case.rate
    for _ in range(MOST_STEPS):
        rate /= STEP
        step = await crowd.play(rate, seconds)
        print(f"  {step}", flush=True)
        if step.keeps(case.bar):
            return step.rate
    return 0.0


async def memory(case: Case, kind: str, folder: Path, tables: int) -> None:
    """Measure the memory of tables at which some answers were given and nobody looks any more."""
    with database(kind, folder) as url:
        async with serving(url, folder, MUNERA_IDLE="3600") as server:
            empty = resident(server.pid)
            await _leave_alone(server, case, tables)
            full = resident(server.pid)
            each = 1024 * (full - empty) / tables
            beside = f"empty {empty:.0f} MB, {each:.0f} kB each"
            print(f"{case.name}, {kind}: {tables} idle tables: {full:.0f} MB ({beside})", flush=True)
        async with serving(url, folder, MUNERA_IDLE="1", MUNERA_SWEEP="0.5") as server:
            await _leave_alone(server, case, tables)
            async with httpx.AsyncClient(base_url=f"http://{server.address}") as http:
                while "munera_tables_in_memory 0.0" not in (await http.get("/metrics")).text:
                    await asyncio.sleep(0.5)
            print(f"  after as many have left the memory: {resident(server.pid):.0f} MB", flush=True)


async def _leave_alone(server: Server, case: Case, tables: int) -> None:
    crowd = Crowd(server, case.setup, TOGETHER)
    for _ in range(0, tables, TOGETHER):
        await crowd.seat()
        await asyncio.gather(*(_begin(table) for table in crowd.tables))
        while any(table.sent for table in crowd.tables):
            await asyncio.sleep(0.01)
        await asyncio.gather(*(table.close() for table in crowd.tables))
        crowd.tables.clear()
    await crowd.leave()


async def _begin(table: LoadedTable) -> None:
    for _ in range(PLAYED):
        while not table.asks:
            await asyncio.sleep(0.005)
        await table.answer()


def cpu(pid: int) -> float:
    """The seconds of processor time that a process has used."""
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> float:
    """The memory of a process in MB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE") / 2**20


async def measure(arguments: argparse.Namespace) -> None:
    kinds = ("sqlite", "postgresql") if arguments.database == "both" else (arguments.database,)
    print(f"{os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f} before the start", flush=True)
    with tempfile.TemporaryDirectory(prefix="munera-load-") as name:
        for kind in kinds:
            for case in CASES:
                if arguments.only.lower() not in case.name.lower():
                    continue
                if "rate" in arguments.what:
                    await load(case, kind, Path(name), arguments.seconds)
                if "memory" in arguments.what:
                    await memory(case, kind, Path(name), arguments.tables)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    parser.add_argument("--seconds", type=float, default=15.0, help="at each rate")
    parser.add_argument("--tables", type=int, default=1_000, help="idle ones")
    parser.add_argument("--what", nargs="+", choices=("rate", "memory"), default=["rate", "memory"])
    parser.add_argument("--only", default="", help="only the games whose name contains this")
    asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()

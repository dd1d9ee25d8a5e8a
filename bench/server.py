"""`make bench-server`: answers at a fixed rate, in words, while six hostile spectators do their worst.

A real server in a process of its own, with the limits that it has unless an operator sets others. One process
plays Gladius at many tables, every table from an address of its own, with one player who reads Portuguese;
another one is six spectators and somebody who plays against themselves, who do the dearest things that they are
allowed to, on several connections each, as fast as they are allowed to. What is measured is the time from an
answer to the moment when everybody at its table has seen, in words, what came of it: without them, with them from
seven addresses, and with them from a single one. Nothing fails here: times are printed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import ssl
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from itertools import cycle, product
from pathlib import Path
from random import Random
from time import perf_counter

import httpx
import websockets
from tools.crashes import LOST, Server, some_option

from bench.load import CASES, Case, Crowd, LoadedTable, Step, cpu, database, serving
from munera.games import books
from munera.kernel import Stream, record, start
from munera.kernel.random_play import RandomPlayer
from munera.words import EDITIONS, LANGUAGES, TITLES

GLADIUS = CASES[0]
ALONE, MANY, ONE = "alone", "with spectators", "with spectators of one address"
LONG_STORY = 1_800  # events: late in a game of Spartacus
PAUSE = 0.05  # seconds that somebody waits who was told to be slower
SETTLING = 10  # seconds at most until all of them are there, and have reached something
AT_ONCE = 3  # connections on which each of them does what they do
LIMITS = {  # as the server has them by itself; only the times within a game are left out
    "MUNERA_REQUESTS": "20",
    "MUNERA_MESSAGES": "20",
    "MUNERA_WORK": "20",
    "MUNERA_PLAY": "100",
    "MUNERA_TRUST_PROXY": "on",  # so that everybody can come from an address of their own
}
# Every client that makes its own stops this process for 50 ms, which would be measured as time of the server.
CERTIFICATES = ssl.create_default_context()
PHRASINGS = tuple(product(LANGUAGES, EDITIONS, TITLES))


def long_record() -> str:
    """The record of a long game of Spartacus that is over."""
    for rounds in range(4, 26):
        match = start(books()["spartacus"], 4, 1, {"type": "quick", "rounds": rounds})
        player = RandomPlayer(Stream.seeded(1))
        while not match.over:
            player.step(match)
        if match.events_told(None) >= LONG_STORY:
            break
    return record(match)


# ---------------------------------------------------------------------- the players


class TableInWords(LoadedTable):
    """A table whose players read English and Portuguese in turn, and come from an address of their own."""

    def __init__(self, crowd: CrowdInWords, id: str, cookie: str, people: list[int], address: str) -> None:
        super().__init__(crowd, id, cookie, people)
        self.address = address

    async def open(self) -> None:
        for seat in self.people:
            lang = LANGUAGES[seat % len(LANGUAGES)]
            path = f"ws://{self.crowd.server.address}/api/tables/{self.id}/socket?seat={seat}&lang={lang}"
            headers = {"Cookie": f"munera={self.cookie}", "X-Forwarded-For": self.address}
            line = self.lines[seat] = await websockets.connect(
                path, additional_headers=headers, max_size=None, ping_interval=None, compression=None
            )
            self.tasks.append(asyncio.create_task(self._read(seat, line)))


class CrowdInWords(Crowd):
    """The people at all tables, every table with a browser of its own."""

    made = 0

    async def make(self) -> LoadedTable:
        self.made += 1
        address = f"10.1.{self.made // 250}.{self.made % 250}"
        base = f"http://{self.server.address}"
        async with httpx.AsyncClient(
            base_url=base, headers={"X-Forwarded-For": address}, timeout=60, verify=CERTIFICATES
        ) as http:
            made = (await http.post("/api/tables", json=self.setup.request())).raise_for_status()
            return TableInWords(self, made.json()["id"], http.cookies["munera"], self.setup.people, address)


# ---------------------------------------------------------------------- the spectators


class Spectator:
    """Somebody who wants the server to be busy. They keep to the limits: whoever is refused waits a moment."""

    def __init__(self, server: str, table: str, busy: str, number: int, address: str) -> None:
        self.server, self.table, self.busy, self.random = server, table, busy, Random(number)
        self.headers = {"X-Forwarded-For": address}
        self.done: Counter[str] = Counter()

    async def _socket(self, table: str, query: str) -> websockets.ClientConnection:
        path = f"ws://{self.server}/api/tables/{table}/socket?{query}"
        return await websockets.connect(path, additional_headers=self.headers, max_size=None, ping_interval=None)

    async def _forever(self, once: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await once()
            except LOST:
                self.done["turned away"] += 1
                await asyncio.sleep(PAUSE)

    async def _send(self, socket: websockets.ClientConnection, **message: object) -> None:
        """Send a request, and read until the reply."""
        await socket.send(json.dumps({**message, "ref": 1}))
        async for text in socket:
            self.done["bytes"] += len(text)
            if len(text) < 100 and '"ref":1' in str(text):
                self.done["refused" if "refused" in str(text) else "served"] += 1
                if "too_fast" in str(text):
                    await asyncio.sleep(PAUSE)
                return
        raise ConnectionError

    async def speak(self) -> None:
        """The whole story of a long game in one phrasing after the other."""
        async with await self._socket(self.table, "lang=en") as socket:
            for lang, edition, titles in cycle(PHRASINGS):
                await self._send(socket, type="speak", lang=lang, edition=edition, titles=titles)

    async def rejoin(self) -> None:
        """Come in, hear the whole story, go, and come again; or go in the middle, before it is paid for."""
        lang, edition, titles = self.random.choice(PHRASINGS)
        stays = self.random.random() < 0.5
        async with await self._socket(self.table, f"lang={lang}&edition={edition}&titles={titles}") as socket:
            async for text in socket:
                self.done["bytes"] += len(text)
                if str(text).startswith('{"events"') and not (stays and '"more":true,"n"' in str(text)):
                    break
            self.done["served"] += 1

    async def look(self) -> None:
        """The state again and again, at a table where it changes all the time."""
        async with await self._socket(self.busy, "lang=pt-BR") as socket:
            while True:
                await self._send(socket, type="look")

    async def parts(self) -> None:
        """Whatever the rules give on request."""
        names = cycle(books()["spartacus"].parts or ("none",))
        async with await self._socket(self.table, "lang=en") as socket:
            while True:
                await self._send(socket, type="part", name=next(names))

    async def nonsense(self) -> None:
        """The largest messages that are read, and refused."""
        async with await self._socket(self.busy, "lang=en") as socket:
            while True:
                deep = [[["x"] * 50] * 50] * 5
                await self._send(socket, type="answer", ask="1-00000000", option=deep, more="x" * 10_000)
                await self._send(socket, type="say", text="y" * 60_000)

    async def replay(self) -> None:
        """The story of all seats, at every place of a game that is over."""
        async with httpx.AsyncClient(
            base_url=f"http://{self.server}", headers=self.headers, timeout=60, verify=CERTIFICATES
        ) as http:
            lang, edition, titles = self.random.choice(PHRASINGS)
            query = {"viewer": "open", "story": "true", "lang": lang, "edition": edition, "titles": titles}
            if self.random.random() < 0.5:
                query["at"] = str(self.random.randrange(300))
            reply = await http.get(f"/api/tables/{self.table}/replay", params=query)
            self.done["bytes"] += len(reply.content)
            self.done["served" if reply.is_success else "refused"] += 1
            if not reply.is_success:
                await asyncio.sleep(PAUSE)

    async def plays(self) -> None:
        """Go on from the middle of a long game against oneself: answer, and take it back, without a pause."""
        async with httpx.AsyncClient(
            base_url=f"http://{self.server}", headers=self.headers, timeout=60, verify=CERTIFICATES
        ) as http:
            body = {"at": 300, "seats": [{"kind": "me"}] * 4}
            reply = await http.post(f"/api/tables/{self.table}/fork", json=body)
            if not reply.is_success:
                raise ConnectionError
            self.headers = {**self.headers, "Cookie": f"munera={http.cookies['munera']}"}
            fork = reply.json()["id"]
        await asyncio.gather(*(self._play(fork, seat) for seat in range(4)))

    async def _play(self, table: str, seat: int) -> None:
        async with await self._socket(table, f"seat={seat}&lang=en") as socket:
            async for text in socket:
                frame = json.loads(text)
                self.done["bytes"] += len(text)
                self.done["served"] += frame["type"] == "done"
                self.done["refused"] += frame["type"] == "refused"
                if frame["type"] == "state" and (ask := frame["ask"]) is not None and ask["mine"] is None:
                    option = some_option(ask, self.random)
                    await socket.send(json.dumps({"type": "answer", "ask": ask["id"], "option": option}))
                    await socket.send(json.dumps({"type": "undo"}))
        raise ConnectionError


WAYS = ("speak", "rejoin", "look", "parts", "nonsense", "replay", "plays")


async def annoy(server: str, table: str, busy: str, whence: str) -> None:
    """Be all of them, until the other process says that it is enough; then tell what came of it."""
    addresses = ["10.3.0.1" if whence == ONE else f"10.2.0.{number}" for number in range(len(WAYS))]
    spectators = [Spectator(server, table, busy, *one) for one in enumerate(addresses)]
    tasks = [
        asyncio.create_task(one._forever(getattr(one, way)))
        for one, way in zip(spectators, WAYS, strict=True)
        for _ in range(AT_ONCE)
    ]
    with suppress(TimeoutError):
        async with asyncio.timeout(SETTLING):
            while not all(one.done for one in spectators):
                await asyncio.sleep(PAUSE)
    print("here", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    for task in tasks:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    print(json.dumps({way: one.done for way, one in zip(WAYS, spectators, strict=True)}))


@asynccontextmanager
async def annoyed(server: Server, table: str, busy: str, whence: str) -> AsyncIterator[dict[str, Counter[str]]]:
    """All of them at these tables; afterwards the dict has what they reached."""
    line = [sys.executable, "-m", "bench.server", "--annoy", server.address, table, busy, whence]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*line, stdin=pipe, stdout=pipe)
    found: dict[str, Counter[str]] = {}
    assert process.stdout is not None
    await process.stdout.readline()  # they are all there
    try:
        yield found
    finally:
        out, _ = await process.communicate(b"\n")
        found |= json.loads(out)


# ---------------------------------------------------------------------- what is measured


async def take_in(server: Server, text: str) -> str:
    """Hand a record in. Returns the table where it can be looked at."""
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=120) as http:
        reply = await http.post("/api/records", json={"record": json.loads(text)})
        return str(reply.raise_for_status().json()["id"])


async def measure(case: Case, kind: str, rate: float, seconds: float, rounds: int) -> None:
    print(f"{os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f} before the start", flush=True)
    with tempfile.TemporaryDirectory(prefix="munera-server-") as name, database(kind, Path(name)) as url:
        text = long_record()
        async with serving(url, Path(name), **LIMITS) as server:
            table = await take_in(server, text)
            crowd = CrowdInWords(server, case.setup, case.tables)
            await crowd.seat()
            seen = f"{case.tables} tables in words, {rate:.0f} answers/s wanted, bar {1000 * case.bar:.0f} ms"
            print(f"{case.name}, {kind}: {seen}", flush=True)
            await crowd.play(rate / 2, 4.0)  # what is done once is not load: imports, connections, caches
            steps: dict[str, list[Step]] = {ALONE: [], MANY: [], ONE: []}
            for _ in range(rounds):
                steps[ALONE].append(await crowd.play(rate, seconds))
                print(f"  {ALONE}: {steps[ALONE][-1]}", flush=True)
                for whence in (MANY, ONE):
                    async with annoyed(server, table, crowd.tables[0].id, whence) as reached:
                        begun, worked = perf_counter(), cpu(server.pid)
                        steps[whence].append(await crowd.play(rate, seconds))
                        share = (cpu(server.pid) - worked) / (perf_counter() - begun)
                    print(f"  {whence}: {steps[whence][-1]}; {share:.0%} of a processor", flush=True)
                    for way, done in reached.items():
                        seen = ", ".join(f"{count} {what}" for what, count in sorted(done.items()))
                        print(f"    {way}: {seen}", flush=True)
            for part in (0.5, 0.99):
                times = ", ".join(f"{1000 * _quantile(found, part):.1f} ms {how}" for how, found in steps.items())
                print(f"  p{100 * part:.0f}: {times}", flush=True)
            print(f"  {crowd.refused} answers refused", flush=True)
            await crowd.leave()


def _quantile(steps: list[Step], part: float) -> float:
    took = sorted(took for step in steps for took in step.took)
    return took[int(part * (len(took) - 1))] if took else float("nan")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--rate", type=float, default=GLADIUS.rate, help="answers a second")
    parser.add_argument("--seconds", type=float, default=15.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=2, help="how often both are measured, in turn")
    parser.add_argument("--annoy", nargs=4, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.annoy:
        asyncio.run(annoy(*given.annoy))
    else:
        asyncio.run(measure(GLADIUS, given.database, given.rate, given.seconds, given.rounds))


if __name__ == "__main__":
    main()

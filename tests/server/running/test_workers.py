"""Several workers at one PostgreSQL: the same table, different players, and nobody notices who dies."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tools.crashes import CrashTest, Server, TableSetup, check
from tools.postgres import Postgres

from munera.server.storage.database import connect
from munera.server.storage.journal import Journal
from munera.tables.rows import ANSWER, STANDING
from tests.server.clients import Guest, RunningServer, SocketClient, chance, eventually, play, served

pytestmark = pytest.mark.anyio
DUEL = TableSetup("gladius", ("me", "me"))


@asynccontextmanager
async def two_houses(folder: Path, url: str) -> AsyncIterator[tuple[RunningServer, RunningServer]]:
    """Two workers."""
    async with served(folder, database_url=url) as one, served(folder, database_url=url) as two:
        yield one, two


async def elsewhere(server: RunningServer, guest: Guest) -> Guest:
    """The same browser at another worker."""
    same = server.guest(guest.name)
    same.http.cookies["munera"] = guest.http.cookies["munera"]
    return same


async def test_two_workers_serve_one_table(postgres_url: str, tmp_path: Path) -> None:
    """Made at one worker, joined at the other, played at both."""
    async with two_houses(tmp_path, postgres_url) as (here, there):
        ana, bob = here.guest("Ana"), there.guest("Bob")
        table = await ana.make("gladius", ["me", "open"])
        one = await ana.sit(table)
        await bob.join(table)
        two = await bob.sit(table)
        await two.do("say", text="ave")
        await one.until(lambda: one.said)
        await play([one, two], chance(3))
        await one.until(lambda: one.info["status"] == "over")
        assert one.info["result"] == two.info["result"]
        assert await here.journal(table) == await there.journal(table)


async def test_of_two_answers_at_the_same_moment_one_counts(postgres_url: str, tmp_path: Path) -> None:
    """One seat, open at two workers, answers twice in the same moment, a whole game long."""
    async with two_houses(tmp_path, postgres_url) as (here, there):
        ana = here.guest("Ana")
        table = await ana.make("gladius", ["me", "me"], undo="off")
        again = await elsewhere(there, ana)
        seats = [(await ana.sit(table, seat), await again.sit(table, seat)) for seat in (0, 1)]
        done = 0
        while not seats[0][0].over:
            pair = next((pair for pair in seats if pair[0].asked), None)
            if pair is None:
                await eventually(lambda: seats[0][0].over or any(pair[0].asked for pair in seats))
                continue
            done += await both_answer(*pair)
        rows = [row for row in await here.journal(table) if row.op == ANSWER]
        assert len(rows) == done
        assert [row.seq for row in await here.journal(table)] == list(range(1, len(rows) + 1))
        for one, two in seats:
            await two.until(lambda two=two: two.over)  # type: ignore[misc]
            assert one.state["view"] == two.state["view"]
            assert one.events == two.events


async def both_answer(one: SocketClient, two: SocketClient) -> int:
    """The first option here, the last one there: one of them is taken, the other refused."""
    assert one.ask is not None
    ask, options = one.ask["id"], one.ask["options"]
    await two.until(lambda: two.ask is not None and two.ask["id"] == ask)
    replies = await asyncio.gather(one.answer(options[0], ask), two.answer(options[-1], ask))
    assert sorted(reply["type"] for reply in replies) == ["done", "refused"]
    return sum(reply["type"] == "done" for reply in replies)


async def test_inputs_of_two_workers_in_the_same_moment_are_all_stored(postgres_url: str, tmp_path: Path) -> None:
    """They do not exclude each other: who loses the race for a number takes the next."""
    async with two_houses(tmp_path, postgres_url) as (here, there):
        ana = here.guest("Ana")
        table = await ana.make("for_glory", ["me", "me"])
        one = await ana.sit(table, 0)
        two = await (await elsewhere(there, ana)).sit(table, 1)
        for number in range(15):
            request = [[f"card-{number}", "*", "decline"]]
            await asyncio.gather(one.do("standing", answers=request), two.do("standing", answers=request))
        rows = await here.journal(table)
        assert [row.seq for row in rows] == list(range(1, 31))
        for seat in (0, 1):
            mine = [row.value[0][0] for row in rows if (row.op, row.seat) == (STANDING, seat)]
            assert mine == [f"card-{number}" for number in range(15)]


@pytest.mark.slow
async def test_players_move_to_the_other_worker_when_one_is_killed(postgres_url: str, tmp_path: Path) -> None:
    """The table's bot was driven by the worker that dies: the other one takes the lock, and it moves on."""
    setup = TableSetup("gladius", ("me", "bot:random"))
    crash_test = CrashTest(postgres_url, tmp_path, workers=2)
    try:
        for server in crash_test.servers:
            await server.start()
        players = [(await crash_test._table(setup))[0] for _ in range(4)]
        for player in players:
            player.turn = 0
        games = [asyncio.create_task(player.play()) for player in players]
        await eventually(lambda: all(player.acknowledged for player in players))
        unfinished = [player for player in players if not player.over]
        crash_test.servers[0].kill()
        async with asyncio.timeout(60):
            await asyncio.gather(*games)
        assert unfinished
        assert all(player.turn == 1 for player in unfinished)
        for player in players:
            assert await check(postgres_url, [player]) == []
    finally:
        for server in crash_test.servers:
            server.kill()


@pytest.mark.slow
async def test_clocks_go_on_at_another_worker(postgres_url: str, tmp_path: Path) -> None:
    """Nobody looks at the table any more when its worker dies: another one looks after its clock."""
    first, second = (Server(postgres_url, tmp_path / name, {"MUNERA_SWEEP": "0.2"}) for name in ("one", "two"))
    try:
        await asyncio.gather(first.start(), second.start())
        guest = Guest(f"http://{first.address}", "Ana")
        table = await guest.make("gladius", ["me", "me"], pace={"kind": "live", "seconds": 5})
        line = await guest.sit(table, 0)
        await line.until(lambda: line.state)
        await asyncio.sleep(0.5)  # a sweep notes when somebody must look
        first.kill()
        await guest.close()
        engine = connect(postgres_url)
        journal = Journal(engine, "look")
        async with asyncio.timeout(40):
            while not (rows := await journal.read(table)):
                await asyncio.sleep(0.2)
        assert rows[0].cause == "clock"
        await engine.dispose()
    finally:
        first.kill()
        second.kill()


@pytest.mark.slow
async def test_two_workers_in_the_storm(postgres_url: str, tmp_path: Path) -> None:
    report = await CrashTest(postgres_url, tmp_path, workers=2, seed=2, setups=(DUEL, DUEL)).run(2)
    assert report.broken == []


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that a test may stop."""
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.remove()


async def test_the_database_is_gone_for_a_moment(own_postgres: Postgres, tmp_path: Path) -> None:
    """It says so, nothing is lost, and it goes on afterwards by itself."""
    async with served(tmp_path, database_url=own_postgres.url()) as server:
        ana = server.guest("Ana")
        table = await ana.make("gladius", ["me", "bot:random"])
        line = await ana.sit(table)
        await line.until(lambda: line.asked)
        await line.do("answer", ask=line.ask["id"], option=line.ask["options"][0])  # type: ignore[index]
        await line.until(lambda: line.asked)
        before, stored = line.state["view"], await server.journal(table)
        own_postgres.stop(at_once=True)
        assert line.ask is not None
        ask, option = line.ask["id"], line.ask["options"][0]
        for _ in range(2):
            assert await line.code("answer", ask=ask, option=option) == "busy"
        response = await ana.call("POST", "/api/tables", {"game": "gladius", "seats": [{"kind": "me"}]})
        assert (response.status_code, response.json()["code"]) == (503, "busy")
        assert (await ana.call("GET", "/healthz")).status_code == 503
        own_postgres.start()
        async with asyncio.timeout(20):
            while await line.code("answer", ask=ask, option=option) == "busy":
                await asyncio.sleep(0.1)
        rows = await server.journal(table)
        assert rows[: len(stored)] == stored
        assert rows[len(stored)].value == [ask, option]
        assert before
        await play([line], chance())


async def test_a_table_that_waits_for_its_bot_goes_on_after_the_database_was_gone(
    own_postgres: Postgres, tmp_path: Path
) -> None:
    """Nobody says anything meanwhile: the unseen hand tries again by itself."""
    async with served(tmp_path, database_url=own_postgres.url(), bot_seconds=30.0) as server:
        ana = server.guest("Ana")
        table = await ana.make("gladius", ["bot:random", "bot:random"])
        line = await ana.look(table)
        await line.until(lambda: line.state)
        own_postgres.stop(at_once=True)
        own_postgres.start()
        await line.until(lambda: line.over, 30)
        assert (await ana.info(table))["status"] == "over"

"""How long finished tables, talk, addresses and records are kept, seen with a clock that is moved on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import time
from typing import Any

import pytest
from sqlalchemy import Table, func, select

from munera.server.storage import schema
from munera.server.storage.housekeeping import DAY
from tests.server.attacked.test_quotas import ELSEWHERE, HERE, at, forked, imported
from tests.server.clients import RunningServer, eventually, served
from tests.server.records.test_records import finished

pytestmark = pytest.mark.anyio


async def count(server: RunningServer, of: Table, *where: Any) -> int:
    async with server.hub.engine.connect() as connection:
        wanted = select(func.count()).select_from(of).where(*where)
        return int((await connection.execute(wanted)).scalar_one())


async def test_everything_is_kept_unless_the_operator_says_otherwise(server: RunningServer) -> None:
    ana = server.guest("Ana")
    table = await finished(ana)
    line = await ana.sit(table, 0)
    await line.do("say", text="well fought")
    await line.close()
    await imported(ana)
    await server.hub.tidy(time() + 10_000 * DAY)
    assert await count(server, schema.tables) == 2
    assert await count(server, schema.talk) == 1
    assert await count(server, schema.records) == 1


async def test_finished_tables_go_after_so_many_days_with_all_that_is_theirs(
    database_url: str, tmp_path: Path
) -> None:
    async with served(tmp_path, database_url=database_url, keep_finished_days=7.0) as server:
        ana, bob = server.guest("Ana"), server.guest("Bob")
        over, waiting = await finished(ana), await ana.make("gladius", ["me", "open"])
        record = await imported(bob)
        fork = await forked(bob, record)
        looked_at = await finished(bob, 2)
        assert (await bob.get(f"/api/tables/{over}/record"))["result"]  # its replay is in memory
        await server.hub.tidy(time() + 6 * DAY)
        assert await count(server, schema.tables) == 5
        for line in ana.lines:
            await line.close()
        await eventually(lambda: over not in server.hub.live_tables or not server.hub.live_tables[over].viewers)
        await server.hub.tidy(time() + 8 * DAY)
        left = {row["id"] for row in await server.rows(schema.tables)}
        assert left == {waiting, fork, looked_at}  # somebody looks at the last
        for table in (schema.journal, schema.seats, schema.holders):
            assert await count(server, table, table.c.table_id.in_([over, record])) == 0
        for path in ("", "/record", "/replay"):
            assert (await ana.call("GET", f"/api/tables/{over}{path}")).json()["code"] == "no_table"
        assert await count(server, schema.records) == 1  # the fork needs it
        assert (await bob.info(fork))["began"] == {"how": "forked", "at": 3}


async def test_talk_goes_after_so_many_days_and_the_game_stays(tmp_path: Path) -> None:
    async with served(tmp_path, keep_talk_days=2.0) as server:
        ana = server.guest("Ana")
        over = await finished(ana)
        going_on = await ana.make("gladius", ["me", "open"])
        for table in (over, going_on):
            await (await ana.sit(table, 0)).do("say", text="hail")
        await server.hub.tidy(time() + 1 * DAY)
        assert await count(server, schema.talk) == 2
        await server.hub.tidy(time() + 3 * DAY)
        assert [row["table_id"] for row in await server.rows(schema.talk)] == [going_on]
        assert (await ana.get(f"/api/tables/{over}/record"))["result"]


async def test_addresses_are_forgotten(tmp_path: Path) -> None:
    async with served(tmp_path, trust_proxy=True) as server:
        ana, bob = at(server.guest("Ana"), HERE), at(server.guest("Bob"), ELSEWHERE)
        over, waiting, record = await finished(ana), await bob.make("gladius", ["me", "open"]), await imported(bob)

        async def known() -> tuple[set[str], set[str]]:
            tables, holders = await server.rows(schema.tables), await server.rows(schema.holders)
            for row in (*tables, *holders):
                assert not {HERE, ELSEWHERE} & set(row.values())
            return (
                {row["id"] for row in tables if row["source"]},
                {row["table_id"] for row in holders if row["network"]},
            )

        assert await known() == ({over, waiting, record}, {over, waiting})
        await server.hub.tidy(time() + 2 * DAY)
        assert await known() == ({waiting, record}, {waiting})
        await server.hub.tidy(time() + 31 * DAY)
        assert await known() == (set(), {waiting})


async def test_a_server_tidies_up_by_itself(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        over = await finished(server.guest("Ana"))
        async with server.hub.engine.begin() as connection:
            old = schema.tables.update().values(changed=time() - 8 * DAY)
            await connection.execute(old)
    async with served(tmp_path, sweep=0.05, keep_finished_days=7.0) as server:
        for _ in range(200):  # nobody asks for it meanwhile: who looks at a table keeps it
            if not await count(server, schema.tables):
                break
            await asyncio.sleep(0.05)
        assert (await server.guest().call("GET", f"/api/tables/{over}")).status_code == 404

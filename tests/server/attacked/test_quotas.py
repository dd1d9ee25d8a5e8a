"""How much one address may have: tables, memory, stored records, pending imports. A record is stored once."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, func, select, text

from munera.server.records.verifier import canonical_text
from munera.server.storage import schema
from munera.server.storage.database import connect, migrate, step_back
from munera.server.storage.records import drop_unused_records
from tests.counts import times
from tests.server.clients import Guest, RunningServer, chance, eventually, moment, play, served
from tests.server.records.test_records import played

pytestmark = pytest.mark.anyio
HERE, ELSEWHERE = "192.0.2.1", "192.0.2.2"  # addresses for examples


def at(guest: Guest, address: str) -> Guest:
    """A browser that comes from this address, as a trusted proxy says."""
    guest.http.headers["X-Forwarded-For"] = address
    return guest


async def imported(guest: Guest, seed: int = 1) -> str:
    return str((await guest.post("/api/records", {"record": played(seed)}))["id"])


async def forked(guest: Guest, table: str, entry: int = 3) -> str:
    body = {"at": entry, "seats": [{"kind": "me"}, {"kind": "open"}]}
    return str((await guest.post(f"/api/tables/{table}/fork", body))["id"])


async def count(server: RunningServer, of: Any) -> int:
    async with server.hub.engine.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(of))).scalar_one())


# ---------------------------------------------------------------------- stored once


async def test_a_record_is_stored_once_however_often_it_is_imported_and_forked(
    database_url: str, tmp_path: Path
) -> None:
    async with served(tmp_path, database_url=database_url, imports=100.0) as server:
        ana, bob = server.guest("Ana"), server.guest("Bob")
        first, second = await imported(ana), await imported(bob)
        forks = [await forked(ana, first), await forked(bob, second), await forked(bob, first, 5)]
        (row,) = await server.rows(schema.records)
        assert json.loads(row["text"]) == played()
        assert row["bytes"] == len(row["text"].encode())
        for made in await server.rows(schema.tables):
            assert made["record"] == row["digest"]
            assert len(made["terms"]) + len(made["origin"] or "") < 1_000
        await imported(ana, seed=2)
        assert await count(server, schema.records) == 2
        for table in (first, second):
            assert await bob.get(f"/api/tables/{table}/record") == played()
        await server.hub.unload(forks[0])
        await bob.join(forks[0])
        one, two = await ana.sit(forks[0]), await bob.sit(forks[0])
        await play([one, two], chance(3))  # from memory and database alike
        data = await ana.get(f"/api/tables/{forks[0]}/record")
        assert data["entries"][:3] == played()["entries"][:3]


async def test_a_bot_plays_on_from_a_record(server: RunningServer) -> None:
    origin = moment("gladius", 2, lambda match: len(match.entries) == 6)
    table, (line,) = await server.table("gladius", origin, ["open", "bot:random"])
    live = await server.live_table(table)
    assert json.loads(live.beginning["record"])["entries"] == []  # what is in memory of it
    await play([line], chance(1))
    assert line.over


async def test_a_record_goes_with_the_last_table_that_names_it(database_url: str, tmp_path: Path) -> None:
    async with served(tmp_path, database_url=database_url) as server:
        ana = server.guest("Ana")
        first, second = await imported(ana), await imported(ana)
        for table, left in ((first, 1), (second, 0)):
            async with server.hub.engine.begin() as connection:
                await connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
            assert await drop_unused_records(server.hub.engine) == 1 - left
            assert await count(server, schema.records) == left


async def test_records_are_kept_while_tables_are_made_with_them(database_url: str, tmp_path: Path) -> None:
    """Somebody forks while the record of the last table is cleared away, many times: no fork lacks its record."""
    async with served(tmp_path, database_url=database_url) as server:
        ana = server.guest("Ana")
        table = await imported(ana)
        await forked(ana, table)  # loads the replay
        for _ in range(times(10, 200)):
            async with server.hub.engine.begin() as connection:
                await connection.execute(delete(schema.tables).where(schema.tables.c.id != table))
                await connection.execute(
                    schema.tables.update().where(schema.tables.c.id == table).values(record=None)
                )
            await asyncio.gather(forked(ana, table), drop_unused_records(server.hub.engine))
            assert await count(server, schema.records) == 1


async def test_an_older_database_stores_its_records_once(database_url: str, tmp_path: Path) -> None:
    """As version 0.1.0 and the one before had it: every import and every fork with the whole text, and back."""
    async with served(tmp_path, database_url=database_url) as server:
        ana = server.guest("Ana")
        table, again = await imported(ana), await imported(ana)
        fork = await forked(ana, table)
        begun = await forked(ana, table)
        bob = server.guest("Bob")
        await bob.join(begun)
        cookie, texts = ana.http.cookies["munera"], await server.rows(schema.records)
    engine = connect(database_url)
    await step_back(engine, "0002")
    async with engine.connect() as connection:
        rows = (await connection.execute(text("SELECT id, terms, origin FROM tables"))).all()
    inside = {row.id: [json.loads(one or "null") for one in (row.terms, row.origin)] for row in rows}
    assert json.loads(inside[table][1]["record"]) == played()
    assert json.loads(inside[again][1]["record"]) == played()
    assert json.loads(inside[fork][0]["origin"]["record"]) == played()
    assert json.loads(inside[begun][0]["origin"]["record"]) == json.loads(inside[begun][1]["record"]) == played()
    await migrate(engine)
    await engine.dispose()
    async with served(tmp_path, database_url=database_url) as server:
        assert await server.rows(schema.records) == texts
        ana = server.guest("Ana")
        ana.show(cookie)
        assert await ana.get(f"/api/tables/{again}/record") == played()
        line = await ana.sit(begun)
        await line.until_seen()
        carl = server.guest("Carl")
        await carl.join(fork)
        await play([await ana.sit(fork), await carl.sit(fork)], chance(1))


# ---------------------------------------------------------------------- so much of one address


async def test_an_address_has_so_many_tables_whatever_browsers_it_uses(tmp_path: Path) -> None:
    async with served(tmp_path, trust_proxy=True, most_tables_from_address=3) as server:
        for guest in (server.guest("A"), server.guest("B")):
            await at(guest, HERE).make("gladius", ["me", "open"])
        await imported(at(server.guest(), HERE))
        setup = {"game": "gladius", "seats": [{"kind": "me"}, {"kind": "open"}]}
        for path, body in (("/api/tables", setup), ("/api/records", {"record": played()})):
            response = await at(server.guest(), HERE).call("POST", path, body)
            assert response.status_code == 429
            assert response.json() == {"code": "too_many_from_here", "detail": "", "facts": {"most": 3}}
        await at(server.guest(), ELSEWHERE).make("gladius", ["me", "open"])
        assert await count(server, schema.tables) == 4


async def test_many_at_once_make_no_more_tables_than_one_after_the_other(
    database_url: str, tmp_path: Path
) -> None:
    async with served(
        tmp_path, database_url=database_url, trust_proxy=True, most_tables_from_address=4, requests=1e6
    ) as server:
        setup = {"game": "gladius", "seats": [{"kind": "me"}, {"kind": "open"}]}
        guests = [at(server.guest(), HERE) for _ in range(12)]
        answers = await asyncio.gather(*(guest.call("POST", "/api/tables", setup) for guest in guests))
        assert sorted(answer.status_code for answer in answers) == [201] * 4 + [429] * 8


async def test_an_address_stores_so_many_bytes_of_records_each_counted_once(tmp_path: Path) -> None:
    size = max(len(canonical_text(played(seed)).encode()) for seed in (1, 2))
    async with served(tmp_path, trust_proxy=True, most_bytes_from_address=size + 10) as server:
        ana = at(server.guest("Ana"), HERE)
        table = await imported(ana)
        await imported(ana)  # the same takes no more room
        await forked(ana, table)
        other = await ana.call("POST", "/api/records", {"record": played(2)})
        assert (other.status_code, other.json()["code"]) == (429, "too_much_stored")
        assert await count(server, schema.records) == 1
        await imported(at(server.guest(), ELSEWHERE), seed=2)


async def test_an_address_has_so_many_tables_in_memory(tmp_path: Path) -> None:
    async with served(tmp_path, trust_proxy=True, most_live_from_address=2) as server:
        ana, bob = at(server.guest("Ana"), HERE), at(server.guest("Bob"), ELSEWHERE)
        theirs = await bob.make("gladius", ["me", "open"])
        tables = [await ana.make("gladius", ["me", "open"]) for _ in range(3)]
        assert set(server.hub.live_tables) == {theirs, *tables[1:]}  # the first has left: nobody looks at it
        lines = [await ana.sit(table) for table in tables[1:]]
        response = await ana.call("GET", f"/api/tables/{tables[0]}")
        assert response.status_code == 429
        assert response.json() == {"code": "too_many_in_use", "detail": "", "facts": {"most": 2}}
        assert (await ana.info(tables[1]))["id"] == tables[1]
        assert (await bob.info(tables[0]))["id"] == tables[0]  # for others it is loaded
        await lines[0].close()
        await eventually(lambda: not server.hub.live_tables[tables[1]].viewers)
        another = await ana.make("gladius", ["me", "open"])
        assert set(server.hub.live_tables) == {theirs, tables[0], tables[2], another}


async def test_an_address_has_so_many_imports_pending(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(tmp_path, trust_proxy=True, most_imports_from_address=2, most_imports=3) as server:
        replays, gate = server.app.state.replays, asyncio.Event()
        verify = replays._verify

        async def slowly(text: str) -> Any:
            await gate.wait()
            return await verify(text)

        monkeypatch.setattr(replays, "_verify", slowly)
        ana, bob = at(server.guest("Ana"), HERE), at(server.guest("Bob"), ELSEWHERE)
        body = {"record": played()}
        waiting = [asyncio.create_task(ana.call("POST", "/api/records", body)) for _ in range(2)]
        await eventually(lambda: replays._pending_imports.total() == 2)
        reply = (await ana.call("POST", "/api/records", body)).json()
        assert reply == {"code": "too_many_imports", "detail": "", "facts": {"most": 2}}
        waiting.append(asyncio.create_task(bob.call("POST", "/api/records", body)))
        await eventually(lambda: replays._pending_imports.total() == 3)
        reply = (await bob.call("POST", "/api/records", body)).json()
        assert reply == {"code": "too_many_imports", "detail": "", "facts": {"most": 3}}
        gate.set()
        assert [answer.status_code for answer in await asyncio.gather(*waiting)] == [201] * 3
        assert not replays._pending_imports


async def test_a_position_that_is_too_large_is_refused_with_its_place(server: RunningServer) -> None:
    origin = {"position": {"fighters": [{"style": "retiarius", "hand": ["kick"] * 2_000}, {"style": "secutor"}]}}
    data = {name: value for name, value in played().items() if name not in ("seats", "seed", "options")}
    reply = (await server.guest().call("POST", "/api/records", {"record": data | origin})).json()
    assert reply["code"] == "bad_record"
    assert "hand: 2000 entries, and at most 1000 can be right" in reply["detail"]

"""Races: several people want something of one table in the same moment, at one worker or at two.

On SQLite one worker has the database; on PostgreSQL every race is run between two. `make soak` runs them often.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from munera import fair
from munera.server.storage import schema
from munera.tables.meta import OPEN, PERSON, PLAYING
from tests.counts import times
from tests.server.clients import RunningServer, served
from tests.server.records.test_records import played

pytestmark = pytest.mark.anyio
Servers = tuple[RunningServer, RunningServer]
WITHOUT_LIMITS = {"imports": 1e6, "most_imports_from_address": 1_000, "most_imports": 1_000}
WITHOUT_LIMITS |= {"most_tables": 100_000, "most_tables_from_address": 100_000, "most_live_from_address": 100_000}


@pytest.fixture
async def servers(database_url: str, tmp_path: Path) -> AsyncIterator[Servers]:
    """Two workers, or twice the only one."""
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(served(tmp_path, database_url=database_url, **WITHOUT_LIMITS))
        if database_url.startswith("sqlite"):
            yield one, one
        else:
            yield (
                one,
                await stack.enter_async_context(served(tmp_path, database_url=database_url, **WITHOUT_LIMITS)),
            )


async def test_no_seat_becomes_free_while_the_game_begins(servers: Servers) -> None:
    """Somebody leaves while the last seat is taken: either the game waits for another player, or it has begun."""
    here, there = servers
    ana, bob, eve = here.guest("Ana"), there.guest("Bob"), there.guest("Eve")
    ends: Counter[str] = Counter()
    for attempt in range(times(10, 200)):
        table = await ana.make("gladius", ["me", "open"])
        leave = ana.call("POST", f"/api/tables/{table}/leave?seat=0")
        join = bob.call("POST", f"/api/tables/{table}/join", {"name": "Bob", "seat": 1})
        await asyncio.gather(*((join, leave) if attempt % 2 else (leave, join)))
        meta = await there.hub.store.find(table)
        assert meta is not None
        kinds = [chair.kind for chair in meta.chairs]
        ends[meta.status] += 1
        if meta.status == PLAYING:
            assert kinds == [PERSON, PERSON]
            assert (await ana.info(table))["yours"] == [0]
            assert (await eve.call("POST", f"/api/tables/{table}/join", {"name": "Eve"})).json()["code"] == "taken"
        else:
            assert (meta.status, kinds) == (OPEN, [OPEN, PERSON])
            assert (await ana.info(table))["yours"] == []
    assert ends.total() == times(10, 200)


async def test_of_all_who_want_the_last_seat_one_gets_it(servers: Servers) -> None:
    ana, others = servers[0].guest("Ana"), [servers[number % 2].guest(f"G{number}") for number in range(5)]
    for _ in range(times(3, 40)):
        table = await ana.make("gladius", ["me", "open"])
        joins = [one.call("POST", f"/api/tables/{table}/join", {"name": one.name}) for one in others]
        codes = [answer.status_code for answer in await asyncio.gather(*joins)]
        assert sorted(codes) == [200, 409, 409, 409, 409]
        assert [len((await one.info(table))["yours"]) for one in others] == [code == 200 for code in codes]


async def test_who_comes_and_goes_at_the_same_moment_leaves_no_seat_in_between(servers: Servers) -> None:
    """Joins and leaves at a table that is never full: each seat is free, or belongs to one of them."""
    guests = [servers[number % 2].guest(f"G{number}") for number in range(4)]
    owner = servers[0].guest("Ana")
    for _ in range(times(3, 40)):
        table = await owner.make("spartacus", ["me", "open", "open", "open"])
        for _ in range(3):
            requests = [
                one.call("POST", f"/api/tables/{table}/{what}", {"name": one.name} if what == "join" else None)
                for one in guests[:2]
                for what in ("join", "leave")
            ]
            answers = await asyncio.gather(*requests)
            assert {answer.status_code for answer in answers} <= {200, 403, 404, 409}, [
                one.text for one in answers
            ]
        meta = await servers[1].hub.store.find(table)
        assert meta is not None
        held = {seat["seat"] for seat in await servers[0].rows(schema.holders) if seat["table_id"] == table}
        assert held == {seat for seat, chair in enumerate(meta.chairs) if chair.kind == PERSON}
        yours = [seat for one in (owner, *guests) for seat in (await one.info(table))["yours"]]
        assert sorted(yours) == sorted(held)


async def test_what_is_added_while_the_game_begins_counts_or_is_refused(servers: Servers) -> None:
    """Somebody joins while another adds something anew all the time: an honest record stays one."""
    ana, bob = servers[0].guest("Ana"), servers[1].guest("Bob")
    for attempt in range(times(10, 200)):
        table = await ana.make("gladius", ["me", "open"], entropy="first")
        path = f"/api/tables/{table}/seats/0/entropy"
        adding = [ana.call("POST", path, {"entropy": f"{attempt} {number}"}) for number in range(6)]
        join = bob.call("POST", f"/api/tables/{table}/join", {"name": "Bob", "entropy": "last"})
        answers = await asyncio.gather(*adding[:3], join, *adding[3:])
        assert {answer.status_code for answer in answers} <= {200, 409}
        line = await ana.sit(table, 0)
        await line.until_seen()  # the other worker may have begun the game
        await line.do("concede")
        data = await ana.get(f"/api/tables/{table}/record")
        assert fair.fault(data["fair"], data) == ""
        assert data["fair"]["entropy"][1] == "last"
        await line.close()


async def test_a_record_that_many_hand_in_at_once_is_stored_once(servers: Servers) -> None:
    """Each has a table of their own with it, and all of them name the same stored text."""
    guests = [servers[number % 2].guest(f"G{number}") for number in range(6)]
    for seed in range(1, 1 + times(1, 30)):
        body = {"record": played(seed)}
        answers = await asyncio.gather(*(one.call("POST", "/api/records", body) for one in guests))
        assert [answer.status_code for answer in answers] == [201] * 6
        made = {answer.json()["id"] for answer in answers}
        assert len(made) == 6
        rows = [row for row in await servers[0].rows(schema.tables) if row["id"] in made]
        assert len({row["record"] for row in rows}) == 1
        assert len(await servers[0].rows(schema.records)) == seed
        fork = {"at": 3, "seats": [{"kind": "me"}, {"kind": "open"}]}
        forks = await asyncio.gather(
            *(one.call("POST", f"/api/tables/{next(iter(made))}/fork", fork) for one in guests)
        )
        assert [answer.status_code for answer in forks] == [201] * 6
        assert len(await servers[0].rows(schema.records)) == seed

"""The ends of games, for somebody who wants to know more than they may, to break them, or to pay nothing."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path

import pytest
from sqlalchemy import delete, text

from munera.server.rates import Rates
from munera.server.storage import schema
from tests.server.clients import Guest, RunningServer, chance, play, served
from tests.server.records.test_published import OFFER, foil_twice, robbed, the_end
from tests.server.running.test_damage import DAMAGE, damage

pytestmark = pytest.mark.anyio


def path_of(table: str) -> str:
    return f"/api/tables/{table}/ending"


async def test_records_that_differ_in_wishes_alone_are_imported_to_the_same_end(server: RunningServer) -> None:
    """Whoever has the full record of a game, with every wish, brings it: others are told no more for that."""
    pair = await robbed(server)
    assert await pair.lines[1][1].code("act", move=["offer", OFFER]) == ""
    assert await pair.lines[2][1].code("act", move=["decline", OFFER]) == ""
    await foil_twice(pair)
    await the_end(pair)
    full = [json.loads(live.started_game.record()) for live in pair.live_tables]
    assert full[0]["entries"] != full[1]["entries"]
    ana, eve = server.guest("Ana"), server.guest()
    tables = [(await ana.post("/api/records", {"record": one}))["id"] for one in full]
    for reader in ("", "?you=1", "?you=2"):
        one, two = [await eve.http.get(path_of(table) + reader) for table in tables]
        assert one.status_code == 200
        assert one.content == two.content


async def test_no_end_is_told_before_the_last_answer(server: RunningServer) -> None:
    """A player and a stranger ask all the time while a game is played."""
    ana, eve = server.guest("Ana"), server.guest()
    table = await ana.make("gladius", ["me", "me"])
    lines = [await ana.sit(table, seat) for seat in (0, 1)]
    live, codes = await server.hub.live_table(table), Counter[int]()
    playing = asyncio.create_task(play(lines, chance(1)))
    while not playing.done():
        for guest in (ana, eve):
            response = await guest.http.get(path_of(table))
            assert response.status_code == 409 or live.started_game.over
            codes[response.status_code] += 1
    await playing
    assert codes[409] > 2
    assert set(codes) <= {200, 409}


async def test_no_end_is_left_of_a_table_that_was_deleted(server: RunningServer) -> None:
    """Its replay and the words of its end may still be in memory, but nobody is given them."""
    ana, table = await server.finished()
    assert (await ana.http.get(path_of(table))).status_code == 200
    async with server.hub.engine.begin() as connection:
        await connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
    await server.hub.unload(table)
    assert table in server.app.state.replays.loaded
    assert (await ana.http.get(path_of(table))).status_code == 404


async def test_a_damaged_row_has_no_end_and_hurts_no_other(server: RunningServer) -> None:
    good, bad = await server.finished(), await server.finished()
    rows = await server.rows(schema.tables)
    before = next(dict(row) for row in rows if row["id"] == bad[1])
    eve = server.guest()
    for how, values in DAMAGE.items():
        await damage(server, bad[1], **values)
        await server.hub.unload(bad[1])
        assert await refusal(eve, bad[1]) == (409, "stuck"), how
        await damage(server, bad[1], **{name: before[name] for name in values})
    async with server.hub.engine.begin() as connection:
        await connection.execute(text("UPDATE journal SET value = '[\"' WHERE table_id = :id"), {"id": bad[1]})
    await server.hub.unload(bad[1])
    assert await refusal(eve, bad[1]) == (409, "stuck")
    assert (await eve.http.get(path_of(good[1]))).status_code == 200


async def refusal(guest: Guest, table: str) -> tuple[int, str]:
    response = await guest.http.get(path_of(table))
    return response.status_code, response.json().get("code", "")


@pytest.mark.usefixtures("frozen")
async def test_of_many_first_looks_at_once_one_is_free(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ana, table = await server.finished()
        server.hub.work_rates = Rates(1.0, 10_000.0)
        await asyncio.gather(*(ana.http.get(path_of(table)) for _ in range(20)))
        (bucket,) = server.hub.work_rates.buckets.values()
        assert bucket.left <= 10_000 - 19

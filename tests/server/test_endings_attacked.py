"""The ends of games in the hands of somebody who wants more of them than is theirs, or wants to break them."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path

import pytest
from sqlalchemy import text

from munera.server.rates import Rates
from tests.server.clients import RunningServer, served
from tests.server.test_damage import DAMAGE, damage
from tests.server.test_published import OFFER, foil_twice, robbed, the_end
from tests.server.test_replays import finished

pytestmark = pytest.mark.anyio


async def test_records_that_differ_in_wishes_alone_are_imported_to_the_same_end(house: RunningServer) -> None:
    """Whoever has the full record of a game, with all wishes, brings it: others are told no more for that."""
    pair = await robbed(house)
    assert await pair.lines[1][1].code("act", move=["offer", OFFER]) == ""
    assert await pair.lines[2][1].code("act", move=["decline", OFFER]) == ""
    await foil_twice(pair)
    await the_end(pair)
    full = [json.loads(live.started_game.record()) for live in pair.live_tables]
    assert full[0]["entries"] != full[1]["entries"]
    ana, eve = house.guest("Ana"), house.guest()
    tables = [(await ana.post("/api/records", {"record": one}))["id"] for one in full]
    for reader in ("", "?you=1", "?you=2"):
        one, two = [await eve.http.get(f"/api/tables/{table}/ending{reader}") for table in tables]
        assert one.status_code == 200
        assert (one.content, one.headers["content-length"]) == (two.content, two.headers["content-length"])


async def test_no_end_is_told_before_the_last_answer(house: RunningServer) -> None:
    """Asked after every frame of a game, by a player and by a stranger."""
    ana, eve = house.guest("Ana"), house.guest()
    table = await ana.make("gladius", ["me", "me"])
    lines = [await ana.sit(table, seat) for seat in (0, 1)]
    live = await house.hub.live_table(table)
    codes, early = Counter[int](), 0
    playing = asyncio.create_task(house_play(lines))
    while not playing.done():
        for guest in (ana, eve):
            response = await guest.http.get(f"/api/tables/{table}/ending")
            codes[response.status_code] += 1
            early += response.status_code == 200 and not live.started_game.over
    await playing
    print(codes)
    assert not early
    assert set(codes) <= {409, 200}
    assert codes[409] > 2


async def house_play(lines):
    from tests.server.clients import chance, play
    await play(lines, chance(1))


async def test_no_end_of_a_table_that_was_deleted(house: RunningServer) -> None:
    ana = house.guest("Ana")
    table = await finished(ana)
    path = f"/api/tables/{table}/ending"
    assert (await ana.http.get(path)).status_code == 200
    async with house.hub.engine.begin() as connection:
        for t in ("journal","seats","tables"):
            try: await connection.execute(text(f"DELETE FROM {t} WHERE {'id' if t=='tables' else 'table_id'} = :t"), {"t": table})
            except Exception as e: print(t, e)
    await house.hub.unload(table)
    assert (await ana.http.get(path)).status_code == 404


async def test_damaged(house: RunningServer) -> None:
    ana = house.guest("Ana")
    good = await finished(ana)
    seen = {}
    ways = {**DAMAGE, "rules": {"rules": "0"}, "rules9":{"rules":"999"}}
    for how, values in ways.items():
        for cached in (False, True):
            _, bad = await house.finished()
            path = f"/api/tables/{bad}/ending"
            if cached:
                assert (await ana.http.get(path)).status_code == 200
            await house.hub.unload(bad)
            await damage(house, bad, **values)
            answer = await ana.http.get(path)
            seen[how, cached] = (answer.status_code, answer.json().get("code"))
    for v in ('["', "7", "null"):
        _, bad = await house.finished()
        await house.hub.unload(bad)
        async with house.hub.engine.begin() as connection:
            await connection.execute(text("UPDATE journal SET value = :v WHERE table_id = :t"), {"v": v, "t": bad})
        answer = await ana.http.get(f"/api/tables/{bad}/ending")
        seen["journal", v] = (answer.status_code, answer.json().get("code"))
    for one in seen.items(): print(one)
    assert (await ana.http.get(f"/api/tables/{good}/ending")).status_code == 200
    assert not [k for k, v in seen.items() if v[0] >= 500 and v[1] not in ("busy","stuck")]


@pytest.mark.usefixtures("frozen")
async def test_the_first_look_is_free_once_however_many_ask_at_once(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        ana, table = await house.finished()
        house.hub.work_rates = Rates(1.0, 10_000.0)
        await asyncio.gather(*(ana.http.get(f"/api/tables/{table}/ending") for _ in range(20)))
        (bucket,) = house.hub.work_rates.buckets.values()
        assert bucket.left <= 10_000 - 19

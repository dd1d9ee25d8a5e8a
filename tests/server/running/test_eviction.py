"""Idle tables leave the memory and come back in mid-question as they were; so do all after a restart."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Guest, RunningServer, SocketClient, chance, eventually, fresh, play, served

pytestmark = pytest.mark.anyio


def view(line: SocketClient) -> dict[str, Any]:
    """The state as it is shown, less how it was sent."""
    return {name: value for name, value in line.state.items() if name not in ("n", "events", "since")}


async def looked_at(guest: Guest, table: str, seat: int) -> tuple[dict[str, Any], list[Any]]:
    line = await guest.sit(table, seat)
    await line.until_seen()
    found = view(line), list(line.events)
    await line.close()
    return found


@pytest.mark.parametrize("game", ["gladius", "school", "spartacus"])
async def test_a_table_comes_back_in_mid_question(server: RunningServer, game: str) -> None:
    seats = 2 if game == "gladius" else 3
    table, lines = await server.table(game, fresh(game, seats), ["open"] * seats)
    await play(lines, chance(6), until=lambda: len(lines[0].events) > 15)
    if lines[0].state["mode"] == "sealed" and lines[0].asked and not (lines[0].ask or {})["space"]:
        await lines[0].answer((lines[0].ask or {})["options"][0])
    for line in lines:
        await line.settle()
    before = [(view(line), list(line.events)) for line in lines]
    for line in lines:
        await line.close()
    await eventually(lambda: not server.hub.live_tables[table].viewers)
    await server.hub.unload(table)
    assert table not in server.hub.live_tables
    after = [await looked_at(guest, table, seat) for seat, guest in enumerate(server.guests)]
    assert after == before


async def test_idle_tables_are_swept_out_and_those_that_are_watched_are_not(tmp_path: Path) -> None:
    async with served(tmp_path, idle=0.2, sweep=0.05) as server:
        watched, lines = await server.table("gladius", fresh("gladius", 2), ["open", "open"])
        ana = server.guest("Ana")
        idle = await ana.make("gladius", ["me", "open"])
        await eventually(lambda: idle not in server.hub.live_tables)
        assert watched in server.hub.live_tables
        assert idle not in server.hub.automations
        assert (await ana.info(idle))["status"] == "open"
        await play(lines, chance(1))
        assert lines[0].over


async def test_a_table_that_is_let_go_while_somebody_comes(server: RunningServer) -> None:
    table, lines = await server.table("gladius", fresh("gladius", 2), ["open", "open"])
    for line in lines:
        await line.close()
    for _ in range(5):
        _, live = await asyncio.gather(server.hub.unload(table), server.hub.live_table(table))
        assert (await server.hub.live_table(table)).id == live.id
    line = await server.guests[0].sit(table)
    await line.until_seen()


async def test_an_input_under_way_is_not_missed_by_the_table_that_is_read_next(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (one, two) = await server.table("gladius", fresh("gladius", 2), ["open", "open"])
    live = await server.live_table(table)
    release, asked = asyncio.Event(), asyncio.Event()
    append = server.hub.journal.append

    async def slowly(*args: Any) -> bool:
        asked.set()
        await release.wait()
        return await append(*args)

    monkeypatch.setattr(server.hub.journal, "append", slowly)
    conceding = asyncio.create_task(live.submit("concede", 0, None, "player"))
    await asked.wait()
    leaving = asyncio.create_task(server.hub.unload(table))
    await asyncio.sleep(0)
    reading = asyncio.create_task(server.hub.live_table(table))
    await asyncio.sleep(0.1)
    assert not reading.done()
    release.set()
    await asyncio.gather(conceding, leaving)
    again = await reading
    assert again is not live
    assert again.started_game.over
    for line in (one, two):
        await line.close()


async def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        table, lines = await server.table("school", fresh("school", 3), ["open", "open", "bot:random"])
        await play(lines, chance(2), until=lambda: len(lines[0].events) > 10)
        await lines[0].do("say", text="until tomorrow")
        await lines[0].do("standing", answers=[["*", "*", "decline"]])
        await lines[1].do("propose", what="pause")
        await lines[0].settle()
        await lines[0].do("consent", what="pause")
        await lines[0].until(lambda: lines[0].info["paused"])
        await lines[0].settle()
        before = view(lines[0]), list(lines[0].events)
        cookie = server.guests[0].http.cookies["munera"]
    async with served(tmp_path) as server:
        ana = server.guest()
        ana.http.cookies.set("munera", cookie)
        line = await ana.sit(table)
        await line.until(lambda: line.state and line.said)
        assert (view(line), line.events) == before
        assert line.info["standing"] == [["*", "*", "decline"]]
        assert line.info["paused"]
        assert line.said[0]["text"] == "until tomorrow"

"""Clocks: one for each awaited seat, anew for every reply; more time; lapses; after a restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from munera.server.storage import schema
from munera.tables.rows import ANSWER, STAND_IN
from tests.server.clients import RunningServer, eventually, fresh, served

pytestmark = pytest.mark.anyio
BRISK = {"pace": {"kind": "live", "seconds": 0.3}}
SLOW = {"pace": {"kind": "live", "seconds": 600}}


async def test_who_is_out_of_time_gets_the_passive_answer_and_then_a_stand_in(tmp_path: Path) -> None:
    async with served(tmp_path, most_lapses=2) as house:
        table, (one, two) = await house.table("school", fresh("school", 2), ["open", "open"])
        await house.change_terms(table, **BRISK)
        await two.until(lambda: two.info["seats"][0]["stand_in"] == "clock")
        rows = [row for row in await house.journal(table) if row.seat == 0]
        assert [row.op for row in rows[:3]] == [ANSWER, ANSWER, STAND_IN]
        assert {row.cause for row in rows[:3]} == {"clock"}
        assert rows[0].value[1] == 0  # the passive bid
        await one.until(lambda: one.info["seats"][1]["stand_in"] == "clock")  # and now the table rests
        await one.do("back")
        await one.until(lambda: one.info["seats"][0]["stand_in"] == "")


async def test_a_clock_runs_anew_with_every_reply(house: RunningServer) -> None:
    _, lines = await house.table("school", fresh("school", 3), ["open"] * 3, **SLOW)
    one, two, three = lines
    for line in lines:
        await line.until_asked()
    assert set(one.info["deadlines"]) == {"0", "1", "2"}
    before = dict(one.info["deadlines"])
    await two.answer((two.ask or {})["options"][0])
    await one.until(lambda: set(one.info["deadlines"]) == {"0", "2"})
    assert one.info["deadlines"]["0"] == before["0"]
    await two.do("unseal")
    await one.until(lambda: "1" in one.info["deadlines"])
    assert one.info["deadlines"]["1"] > before["1"]
    assert one.info["deadlines"]["0"] == before["0"]
    for line in lines:
        await line.answer((line.ask or {})["options"][0])
    await three.until(lambda: three.state["round"] > 1)
    await three.settle()
    assert min(three.info["deadlines"].values()) > before["0"]


async def test_more_time_for_whoever_is_awaited(house: RunningServer) -> None:
    _, (one, two) = await house.table("gladius", fresh("gladius", 2), ["open", "open"], **SLOW)
    await one.until_seen()
    (seat,) = one.info["deadlines"]
    due = one.info["deadlines"][seat]
    await two.do("more_time")
    await one.until(lambda: one.info["deadlines"][seat] == due + 600)
    for _ in range(2):
        await one.do("more_time")
    assert await one.code("more_time") == "too_many"


async def test_no_clock_no_more_time(house: RunningServer) -> None:
    _, (one, _) = await house.table("gladius", fresh("gladius", 2), ["open", "open"])
    await one.until(lambda: one.info)
    assert one.info["deadlines"] == {}
    assert await one.code("more_time") == "not_now"


async def test_a_pause_stops_the_clocks(house: RunningServer) -> None:
    _, (one, two) = await house.table("gladius", fresh("gladius", 2), ["open", "open"], **SLOW)
    await one.until(lambda: one.info and one.info["deadlines"])
    due = max(one.info["deadlines"].values())
    await one.do("propose", what="pause")
    await two.do("consent", what="pause")
    await one.until(lambda: one.info["deadlines"] == {})
    await one.do("go_on")
    await one.until(lambda: one.info["deadlines"] and max(one.info["deadlines"].values()) > due)


async def test_bots_have_no_clock_to_lapse(house: RunningServer) -> None:
    _, (one,) = await house.table("school", fresh("school", 3), ["open", "bot:random", "bot:random"], **SLOW)
    await one.until_asked()
    await one.settle()
    assert set(one.info["deadlines"]) == {"0"}


async def test_deadlines_are_kept_over_a_restart_with_nobody_watching(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        table, _ = await house.table("gladius", fresh("gladius", 2), ["open", "open"])
        await house.change_terms(table, **BRISK)
        due = (await house.rows(schema.tables))[0]["due"]
        assert due is not None
        rows = len(await house.journal(table))
    async with served(tmp_path, sweep=0.05) as house:
        await eventually(lambda: table in house.hub.live_tables)
        live = await house.live_table(table)
        await eventually(lambda: live.started_game.seq > rows)
        assert {row.cause for row in await house.journal(table)} <= {"clock", "stand_in"}


async def test_a_restart_takes_nobodys_time(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        table, _ = await house.table("gladius", fresh("gladius", 2), ["open", "open"], **SLOW)
        cookies = [guest.http.cookies["munera"] for guest in house.guests]
        live = await house.live_table(table)
        deadlines = [live.deadlines().get(seat) for seat in (0, 1)]
    async with served(tmp_path) as house:
        again = house.guest()
        again.http.cookies.set("munera", cookies[0])
        line = await again.sit(table)
        await line.until_seen()
        live = await house.live_table(table)
        assert [live.deadlines().get(seat) for seat in (0, 1)] == deadlines

"""Clocks: one for each awaited seat, anew for every reply; more time; lapses; after a restart."""

from __future__ import annotations

from pathlib import Path
from time import time

import pytest

from munera.server.play.steady_time import SteadyTime
from munera.server.storage import schema
from munera.tables.rows import ANSWER, STAND_IN
from tests.server.clients import RunningServer, eventually, first, fresh, play, served

pytestmark = pytest.mark.anyio
BRISK = {"pace": {"kind": "live", "seconds": 0.3}}
SLOW = {"pace": {"kind": "live", "seconds": 600}}


async def test_who_is_out_of_time_gets_the_passive_answer_and_then_a_stand_in(tmp_path: Path) -> None:
    async with served(tmp_path, most_lapses=2) as server:
        table, (one, two) = await server.table("school", fresh("school", 2), ["open", "open"])
        await server.change_terms(table, **BRISK)
        await two.until(lambda: two.info["seats"][0]["stand_in"] == "clock")
        rows = [row for row in await server.journal(table) if row.seat == 0]
        assert [row.op for row in rows[:3]] == [ANSWER, ANSWER, STAND_IN]
        assert {row.cause for row in rows[:3]} == {"clock"}
        assert rows[0].value[1] == 0  # the passive bid
        await one.until(lambda: one.info["seats"][1]["stand_in"] == "clock")  # and now the table rests
        await one.do("back")
        await one.until(lambda: one.info["seats"][0]["stand_in"] == "")


async def test_a_clock_runs_anew_with_every_reply(server: RunningServer) -> None:
    _, lines = await server.table("school", fresh("school", 3), ["open"] * 3, **SLOW)
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


async def test_more_time_for_whoever_is_awaited(server: RunningServer) -> None:
    _, (one, two) = await server.table("gladius", fresh("gladius", 2), ["open", "open"], **SLOW)
    await one.until_seen()
    (seat,) = one.info["deadlines"]
    due = one.info["deadlines"][seat]
    await two.do("more_time")
    await one.until(lambda: one.info["deadlines"][seat] == due + 600)
    for _ in range(2):
        await one.do("more_time")
    assert await one.code("more_time") == "too_many"


async def test_no_clock_no_more_time(server: RunningServer) -> None:
    _, (one, _) = await server.table("gladius", fresh("gladius", 2), ["open", "open"])
    await one.until(lambda: one.info)
    assert one.info["deadlines"] == {}
    assert await one.code("more_time") == "not_now"


async def test_a_pause_stops_the_clocks(server: RunningServer) -> None:
    _, (one, two) = await server.table("gladius", fresh("gladius", 2), ["open", "open"], **SLOW)
    await one.until(lambda: one.info and one.info["deadlines"])
    due = max(one.info["deadlines"].values())
    await one.do("propose", what="pause")
    await two.do("consent", what="pause")
    await one.until(lambda: one.info["deadlines"] == {})
    await one.do("go_on")
    await one.until(lambda: one.info["deadlines"] and max(one.info["deadlines"].values()) > due)


async def test_bots_have_no_clock_to_lapse(server: RunningServer) -> None:
    _, (one,) = await server.table("school", fresh("school", 3), ["open", "bot:random", "bot:random"], **SLOW)
    await one.until_asked()
    await one.settle()
    assert set(one.info["deadlines"]) == {"0"}


async def test_deadlines_are_kept_over_a_restart_with_nobody_watching(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        table, _ = await server.table("gladius", fresh("gladius", 2), ["open", "open"])
        await server.change_terms(table, **BRISK)
        due = (await server.rows(schema.tables))[0]["due"]
        assert due is not None
        rows = len(await server.journal(table))
    async with served(tmp_path, sweep=0.05) as server:
        await eventually(lambda: table in server.hub.live_tables)
        live = await server.live_table(table)
        await eventually(lambda: live.started_game.seq > rows)
        assert {row.cause for row in await server.journal(table)} <= {"clock", "stand_in"}


async def test_a_restart_takes_nobodys_time(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        table, _ = await server.table("gladius", fresh("gladius", 2), ["open", "open"], **SLOW)
        cookies = [guest.http.cookies["munera"] for guest in server.guests]
        live = await server.live_table(table)
        deadlines = [live.deadlines().get(seat) for seat in (0, 1)]
    async with served(tmp_path) as server:
        again = server.guest()
        again.http.cookies.set("munera", cookies[0])
        line = await again.sit(table)
        await line.until_seen()
        live = await server.live_table(table)
        assert [live.deadlines().get(seat) for seat in (0, 1)] == deadlines


# ---------------------------------------------------------------------- the clock on the wall


def test_time_goes_on_where_the_wall_clock_is_set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    wall, steady = [1000.0], [5.0]
    monkeypatch.setattr("munera.server.play.steady_time.time.time", lambda: wall[0])
    monkeypatch.setattr("munera.server.play.steady_time.time.monotonic", lambda: steady[0])
    clock = SteadyTime()
    assert clock.now() == 1000.0
    wall[0], steady[0] = 100.0, 7.0  # set back by a quarter of an hour
    assert clock.now() == 1002.0
    steady[0] = 8.0
    assert clock.now() == 1003.0
    wall[0] = 2000.0  # and ahead again
    assert clock.now() == 2000.0
    assert clock.now(at_least=5000.0) == 5000.0  # a row that was written before the server was started anew
    steady[0] = 9.0
    assert clock.now(at_least=5000.0) == 5001.0


async def test_a_clock_that_is_set_back_hangs_no_table(server: RunningServer) -> None:
    """Rows from the future: the reveal comes after its grace, and deadlines are told by the wall clock."""
    table, (one, two) = await server.table("school", fresh("school", 2), ["open", "open"])
    await server.change_terms(table, grace=0.05, pace={"kind": "live", "seconds": 60})
    await one.until_asked()
    live = await server.live_table(table)
    live.started_game.changed_at += 86_400.0
    await one.answer(sealed := (one.ask or {})["options"][0])
    await two.answer(sealed)
    rows = await server.journal(table)
    assert rows[0].at > time() + 80_000
    await eventually(lambda: live.started_game.clocks.asked_at > rows[1].at)  # it was revealed
    await one.settle()
    deadlines = (await server.guests[0].info(table))["deadlines"]
    assert deadlines
    assert all(abs(due - time() - 60) < 10 for due in deadlines.values())


async def test_a_clock_that_is_set_back_while_the_server_is_down_hangs_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody looks at the table after the restart: it is found by what its last row says of the time."""
    async with served(tmp_path) as server:
        table, (one, two) = await server.table("gladius", fresh("gladius", 2), ["open", "open"])
        await play([one, two], first, until=lambda: len(one.events) > 4)
        await server.change_terms(table, **BRISK)
        rows = len(await server.journal(table))
    wall = time  # as it is before it is patched
    for module in ("munera.server.play.steady_time.time.time", "munera.server.play.live_table.time"):
        monkeypatch.setattr(module, lambda: wall() - 86_400.0)
    async with served(tmp_path, sweep=0.05) as server:
        await eventually(lambda: table in server.hub.live_tables)
        live = await server.live_table(table)
        await eventually(lambda: live.started_game.seq > rows)


async def test_a_held_reveal_counts_from_the_last_seal(server: RunningServer) -> None:
    """Whoever proposes something all the time does not keep the others from seeing the answers."""
    table, (one, two) = await server.table("school", fresh("school", 2), ["open", "open"], grace=60.0)
    await one.until_asked()
    await two.until_asked()
    await one.answer((one.ask or {})["options"][0])
    await two.answer((two.ask or {})["options"][0])
    live = await server.live_table(table)
    game = live.started_game
    assert game.match.held
    before = live.reveal_at(game)
    for _ in range(3):
        await two.do("propose", what="pause")
        await two.do("refuse", what="pause")
    assert game.changed_at > game.held_since
    assert live.reveal_at(game) == before == game.held_since + 60.0

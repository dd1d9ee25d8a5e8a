"""Reaction windows tell nothing: not who could react, not who answered, not when."""

from __future__ import annotations

from time import monotonic
from typing import Any

import pytest

from munera.kernel import Match
from munera.tables.rows import ANSWER, REVEAL
from tests.server.clients import RunningServer, SocketClient, listed, moment

pytestmark = pytest.mark.anyio
LEAST = 0.6  # seconds


def foil_window(match: Match[Any]) -> bool:
    """Two seats are asked whether they foil a scheme, and at least one of them could."""
    asks = match.pending
    return len(asks) == 2 and asks[0].kind == "foil" and any(len(listed(ask)) > 1 for ask in asks)


async def foil(server: RunningServer, **terms: Any) -> tuple[str, list[SocketClient], list[SocketClient]]:
    """A table in such a window: the lines of who is asked, and of who looks on."""
    table, lines = await server.table("spartacus", moment("spartacus", 3, foil_window), ["open"] * 3, **terms)
    spectator = await server.guest().look(table)
    for line in (*lines, spectator):
        await line.until_seen()
    asked = [line for line in lines if line.asked]
    return table, asked, [line for line in (*lines, spectator) if line not in asked]


async def until_closed(line: SocketClient) -> None:
    """Until the question after the window is put."""
    opened = next(frame["round"] for frame in line.frames if frame["type"] == "state")
    await line.until(lambda: line.state["round"] > opened)


def game_frames(line: SocketClient) -> list[dict[str, Any]]:
    return [frame for frame in line.frames if frame["type"] in ("state", "table")]


async def test_a_window_closes_no_sooner_than_the_common_time(server: RunningServer) -> None:
    table, asked, _ = await foil(server)
    await server.change_terms(table, window=LEAST)
    live = await server.live_table(table)
    opened = live.started_game.clocks.asked_at
    for line in asked:
        await line.answer((line.ask or {})["options"][0])
    await until_closed(asked[0])
    rows = await server.journal(table)
    reveal = next(row for row in rows if row.op == REVEAL)
    assert reveal.at >= opened + LEAST
    answers = [row for row in rows if row.op == ANSWER and row.seq < reveal.seq]
    assert len(answers) == 2


async def test_nobody_sees_who_answered_or_when(server: RunningServer) -> None:
    _, (one, two), others = await foil(server, window=1.0)
    for line in (two, *others):
        await line.settle()
    frames = {line: len(line.frames) for line in (two, *others)}
    await one.answer((one.ask or {})["options"][0])
    await one.answer((one.ask or {})["options"][-1])
    await one.do("unseal")
    await one.answer((one.ask or {})["options"][0])
    for line, count in frames.items():
        assert len(line.frames) == count
        assert set(line.state["awaited"]) == {one.info["you"], two.info["you"]}
    mine, opened = len(game_frames(one)), one.state["round"]
    await two.answer((two.ask or {})["options"][0])
    assert [frame for frame in game_frames(one)[mine:] if frame.get("round") == opened] == []


async def test_a_change_of_mind_is_never_refused_while_the_window_is_open(server: RunningServer) -> None:
    table, (one, two), _ = await foil(server, window=30.0)
    for line in (one, two):
        await line.answer((line.ask or {})["options"][0])
    assert (await one.answer((one.ask or {})["options"][-1]))["type"] == "done"
    assert await one.code("unseal") == ""
    assert (await one.answer((one.ask or {})["options"][0]))["type"] == "done"
    assert (await server.live_table(table)).started_game.match.held


async def test_a_clock_tells_nobody_elses_time_in_a_window(server: RunningServer) -> None:
    table, (one, two), others = await foil(server, window=30.0, pace={"kind": "live", "seconds": 600})
    for line in (one, two, *others):
        await line.settle()
    assert list(two.info["deadlines"]) == [str(two.info["you"])]
    tables = {line: line.count("table") for line in (two, *others)}
    await one.answer((one.ask or {})["options"][0])
    for line, count in tables.items():
        await line.settle()
        assert line.count("table") == count
    assert (await server.live_table(table)).started_game.clocks.awaited_since


async def test_no_time_is_lost_when_all_others_are_bots(server: RunningServer) -> None:
    origin = moment("spartacus", 3, foil_window)
    table, (line,) = await server.table("spartacus", origin, ["open", "bot:random", "bot:random"], window=60.0)
    began = monotonic()
    await line.until_seen()
    if line.asked:
        await line.answer((line.ask or {})["options"][0])
    await line.until(lambda: line.over or line.state["asked"][0][1] != "foil")
    assert monotonic() - began < 30.0
    assert REVEAL in [row.op for row in await server.journal(table)]


async def test_no_undo_while_others_are_asked(server: RunningServer) -> None:
    _, asked, others = await foil(server, window=30.0)
    actor = next(line for line in others if line.info["you"] is not None)
    assert not actor.state["undo"]
    assert await actor.code("undo") == "too_late"
    await asked[0].answer((asked[0].ask or {})["options"][0])
    assert await actor.code("undo") == "too_late"


async def test_a_single_seat_window_is_held_as_well(server: RunningServer) -> None:
    def react(match: Match[Any]) -> bool:
        return match.pending[0].kind == "react" and match.mode == "one"

    table, lines = await server.table("for_glory", moment("for_glory", 2, react), ["open", "open"])
    await server.change_terms(table, window=LEAST)
    for line in lines:
        await line.until_seen()
    asked, other = lines if lines[0].asked else reversed(lines)
    await asked.answer((asked.ask or {})["options"][0])
    rows = await server.journal(table)
    await until_closed(other)
    asked_at = (await server.live_table(table)).meta.origin
    assert asked_at is not None
    reveal = next(row for row in await server.journal(table) if row.op == REVEAL)
    assert reveal.at >= asked_at["at"] + LEAST
    assert rows[0].op == ANSWER

"""A bout that is left to the trainer: the server plays it, and its player goes on at any question they like."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import pytest

from munera import bots
from munera.games import books
from munera.tables.refusals import Refused
from munera.tables.rows import ANSWER, DELEGATE, PLAYER, STANDS_IN, JournalRow
from munera.tables.stand_ins import check_row
from munera.tables.table_game import TableGame
from tests.server.clients import RunningServer, SocketClient, eventually, served

pytestmark = pytest.mark.anyio
BAD = "tests.server.bad_bots:"

FIGHTERS: list[dict[str, Any]] = [
    {"name": name, "style": "murmillo", "stats": {}} for name in ("Flamma", "Kalendio")
]
POSITION: dict[str, Any] = {
    "schools": [{"gold": 50, "fame": 0, "gladiators": [one]} for one in FIGHTERS],
    "stage": "combat",
    "turn": 1,
    "pairs": [[1, 2]],
    "seed": 5,
    "options": {"turns": "8"},
}
ORIGIN = {"position": POSITION}


async def at_a_bout(server: RunningServer, **terms: Any) -> tuple[str, SocketClient]:
    table, (line,) = await server.table("school", ORIGIN, ["open", "bot:greedy"], **terms)
    await line.until_asked()
    return table, line


def leaving(line: SocketClient) -> tuple[bool, bool]:
    found = line.info["delegation"]
    return found["may"], found["on"]


async def test_the_server_plays_the_bout_and_nobody_is_asked_meanwhile(server: RunningServer) -> None:
    table, line = await at_a_bout(server)
    assert leaving(line) == (True, False)
    began = len(line.frames)
    await line.do("delegate", on=True)
    await line.until(lambda: not line.info["delegation"]["on"])
    await line.until_asked()
    assert [kind for kind, *_ in line.events].count("match_won") == 1
    shown = [frame for frame in line.frames[began:] if frame["type"] == "state"]
    assert all(frame["ask"] is None for frame in shown if frame["view"]["bout"] is not None)
    rows = [row for row in await server.journal(table) if row.seat == 0 and row.op == ANSWER]
    fought = [row for row in rows if row.cause == STANDS_IN]
    assert len(fought) > 5
    # A few requests for a whole bout: nothing that a rate limit could stop.
    assert sum(row.cause == PLAYER for row in rows) == 0


async def test_the_player_goes_on_at_any_question(server: RunningServer) -> None:
    table, line = await at_a_bout(server)
    await line.do("delegate", on=True, pause=5)  # so long that nothing happens meanwhile
    await line.settle()
    assert line.ask is None
    assert leaving(line) == (True, True)
    assert line.state["undo"] is False
    await line.do("delegate", on=False)
    await line.until_asked()
    assert leaving(line) == (True, False)
    assert await line.code("delegate", on=False) == "not_now"
    ask = line.ask
    assert ask is not None
    # An answer of one's own ends it, too.
    await line.do("delegate", on=True, pause=5)
    await line.do("answer", ask=ask["id"], option=ask["options"][0])
    live = await server.live_table(table)
    assert live.started_game.delegated == {}


async def test_the_trainer_waits_for_who_watches(server: RunningServer) -> None:
    table, line = await at_a_bout(server)
    await line.do("delegate", on=True, pause=0.2)
    await line.until(lambda: line.count() > 3)
    await line.do("delegate", on=True, pause=0)  # to the end
    await line.until(lambda: not line.info["delegation"]["on"])
    rows = await server.journal(table)
    since = next(row.seq for row in rows if row.op == DELEGATE)
    first = next(row for row in rows if row.seq > since and row.seat == 0 and row.op == ANSWER)
    before = rows[first.seq - 2]
    assert first.at - before.at >= 0.19


async def test_it_needs_aids_and_a_bout_of_ones_own(server: RunningServer) -> None:
    _, line = await at_a_bout(server, aids=False)
    assert leaving(line) == (False, False)
    assert await line.code("delegate", on=True) == "not_now"
    ana = server.guest("Ana")
    for game, options in (("gladius", {}), ("school", {"turns": "8"}), ("school", {"bouts": "automatic"})):
        other = await ana.sit(await ana.make(game, ["me", "bot:random"], options=options))
        await other.until_asked()
        assert leaving(other) == (False, False)
        assert await other.code("delegate", on=True) == "not_now"
    watching = await ana.look((await ana.get("/api/tables/mine"))["tables"][0]["id"])
    await watching.until_seen()
    assert "delegation" not in watching.info
    assert await watching.code("delegate", on=True) == "not_yours"


async def test_a_pause_that_makes_no_sense_is_refused(server: RunningServer) -> None:
    _, line = await at_a_bout(server)
    for pause in (-1, 5.1, 1e400, math.nan, "1", True, None, [1]):
        assert await line.code("delegate", on=True, pause=pause) == "bad_request"
    for on in (None, 1, "true"):
        assert await line.code("delegate", on=on) == "bad_request"
    assert leaving(line) == (True, False)


async def test_whoever_left_it_to_a_bot_that_fails_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = f"{BAD}Crashing"
    monkeypatch.setattr("munera.server.play.automation.usual", lambda _: bad)
    async with served(tmp_path, bots=(bad,)) as server:
        table, line = await at_a_bout(server)
        await line.do("delegate", on=True)
        await line.until(lambda: line.asked and not line.info["delegation"]["on"])
        assert line.info["seats"][0]["stand_in"] == ""
        rows = await server.journal(table)
        assert rows[-1].op == DELEGATE
        assert rows[-1].cause.startswith("bot_")


async def test_it_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        table, line = await at_a_bout(server)
        cookie = server.guests[-1].http.cookies["munera"]
        await line.do("delegate", on=True, pause=5)
    async with served(tmp_path) as server:
        live = await server.live_table(table)
        assert live.started_game.delegated.keys() == {0}
        again = server.guest()
        again.show(cookie)
        line = await again.sit(table)
        await line.until_seen()
        assert leaving(line) == (True, True)
        await line.do("delegate", on=True, pause=0)
        await eventually(lambda: not live.started_game.delegated)


def test_a_stand_in_answers_only_what_was_left_to_it() -> None:
    """Nobody answers for a player who has left nothing to anybody, whatever the row says."""
    game = TableGame(books()["school"], ORIGIN, 0.0)
    (ask,) = game.match.waiting()
    row = JournalRow(1, 1.0, ANSWER, ask.seat, [game.match.ask_id(ask.seat), "pass"], STANDS_IN)
    with pytest.raises(Refused):
        check_row(game, row)
    game.apply(JournalRow(1, 1.0, DELEGATE, ask.seat, {"pause": 0}, PLAYER))
    check_row(game, row._replace(seq=2))
    assert bots.usual("school") == "heuristic"

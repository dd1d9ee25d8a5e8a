"""Operators can see whether a server lives, and how much it does."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from munera.server.api.operations import drop_ended_workers
from munera.server.storage.health import Health
from tests.server.clients import Guest, RunningServer, chance, play, served

pytestmark = pytest.mark.anyio


async def count(guest: Guest, name: str) -> float:
    """The sum of a metric over its labels."""
    text = (await guest.call("GET", "/metrics")).text
    return sum(
        float(found) for found in re.findall(rf"^{re.escape(name)}(?:\{{.*\}})? (\S+)$", text, re.MULTILINE)
    )


async def test_health(server: RunningServer) -> None:
    guest = server.guest()
    answer = await guest.call("GET", "/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
    server.hub.closing = True
    answer = await guest.call("GET", "/healthz")
    assert (answer.status_code, answer.json()) == (503, {"status": "closing"})
    server.hub.closing = False
    server.hub.health = Health(create_async_engine("sqlite+aiosqlite:////no/such/folder/x.db"))
    answer = await guest.call("GET", "/healthz")
    assert (answer.status_code, answer.json()) == (503, {"status": "no database"})


async def test_what_is_counted(server: RunningServer) -> None:
    ana = server.guest("Ana")
    names = (
        "munera_inputs_total",
        "munera_frames_total",
        "munera_games_finished_total",
        "munera_refusals_total",
        "munera_answer_seconds_count",
    )
    before = {name: await count(ana, name) for name in names}
    table = await ana.make("gladius", ["me", "me"])
    lines = [await ana.sit(table, 0), await ana.sit(table, 1)]
    await lines[0].until(lambda: lines[0].state)
    assert await count(ana, "munera_sockets") >= 2
    assert await count(ana, "munera_tables_in_memory") >= 1
    assert await lines[0].code("answer", ask="1-00000000", option="x") in ("stale", "not_asked")
    await play(lines, chance(1))
    after = {name: await count(ana, name) for name in names}
    rows = len(await server.journal(table))
    assert after["munera_inputs_total"] - before["munera_inputs_total"] == rows
    assert after["munera_games_finished_total"] - before["munera_games_finished_total"] == 1
    assert after["munera_refusals_total"] > before["munera_refusals_total"]
    assert after["munera_frames_total"] - before["munera_frames_total"] > rows / 2
    assert after["munera_answer_seconds_count"] - before["munera_answer_seconds_count"] >= rows


async def test_metrics_name_no_table_and_nobody(server: RunningServer) -> None:
    ana = server.guest("Quintilia")
    table = await ana.make("gladius", ["me", "bot"])
    text = (await ana.call("GET", "/metrics")).text
    assert table not in text
    assert "Quintilia" not in text


async def test_whoever_comes_by_a_proxy_is_no_operator(server: RunningServer) -> None:
    for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via", "X-Forwarded-Proto", "X-Forwarded-Host"):
        response = await server.guest().http.get("/metrics", headers={header: "127.0.0.1"})
        assert response.status_code == 403, header


async def test_where_a_proxy_is_trusted_metrics_need_their_token(tmp_path: Path) -> None:
    """Everybody comes from the address of the proxy, which is often that of this machine."""
    async with served(tmp_path, trust_proxy=True) as server:
        shown: list[dict[str, str]] = [{}, {"X-Forwarded-For": "127.0.0.1"}, {"Authorization": "Bearer x"}]
        for headers in shown:
            response = await server.guest().http.get("/metrics", headers=headers)
            assert (response.status_code, response.json()["code"]) == (403, "not_yours"), headers
    async with served(tmp_path, trust_proxy=True, metrics_token="open sesame") as server:
        for token, status in (("open sesame", 200), ("open", 403)):
            response = await server.guest().http.get("/metrics", headers={"Authorization": f"Bearer {token}"})
            assert response.status_code == status, token


def test_workers_that_have_ended_hold_nothing_open(tmp_path: Path) -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    mine, theirs, kept = (
        tmp_path / name
        for name in ("gauge_livesum_1.db", f"gauge_livesum_{ended.pid}.db", f"counter_{ended.pid}.db")
    )
    for file in (mine, theirs, kept):
        file.touch()
    drop_ended_workers(tmp_path)
    assert (mine.exists(), theirs.exists(), kept.exists()) == (True, False, True)

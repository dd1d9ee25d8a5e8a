"""Loses nothing: a real server is killed at random moments under load, and every promise is kept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from signal import SIGTERM

import pytest
from tools.crashes import PATIENCE, SETUPS, CrashTest, Player, Server

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
KILLS = 1  # the soak (`server: kills`) has more, and long games too
TABLES = [setup for setup in SETUPS if setup.game == "gladius" or "bot" in setup.seats]


async def test_whatever_was_acknowledged_survives_being_killed(database_url: str, tmp_path: Path) -> None:
    report = await CrashTest(database_url, tmp_path, seed=KILLS, setups=TABLES).run(KILLS)
    assert report.broken == []
    assert report.kills == KILLS
    assert report.acknowledged > KILLS
    assert report.lost >= KILLS  # somebody sat there when it happened
    assert report.stood_in > 0  # and somebody had left


async def test_a_first_start_that_is_killed_does_not_spoil_the_database(database_url: str, tmp_path: Path) -> None:
    server = Server(database_url, tmp_path / "log")
    server.launch()
    server.kill()
    await server.start()
    assert await server.stop() in (0, -SIGTERM), server.said()


async def test_the_server_of_these_tests_has_the_limits_that_people_meet(tmp_path: Path) -> None:
    """The browser tests, the soak and the bench start the same one."""
    server = Server(f"sqlite:///{tmp_path / 'munera.db'}", tmp_path / "log")
    try:
        await server.start()
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"GET /healthz HTTP/1.1\r\nX-Long: " + b"a" * 40_000)
        async with asyncio.timeout(PATIENCE):
            assert (await reader.readline()).startswith(b"HTTP/1.1 431")
        writer.close()
    finally:
        server.kill()


def test_players_keep_what_they_were_told_before_until_it_is_taken_back(tmp_path: Path) -> None:
    """A frame holds what is new since the one before it; the whole is compared with the journal."""
    player = Player([Server("sqlite://", tmp_path / "log")], "table", 0, "", Random(1))
    facts = {"told": 1, "kind": "react"}
    player._take({"type": "state", "since": 0, "events": ["a", "b"], "notices": [facts]})
    player._take({"type": "state", "since": 2, "events": ["c"], "notices": []})
    assert (player.events, player.notices) == (["a", "b", "c"], [facts])
    player._take({"type": "state", "since": 1, "events": [], "notices": []})
    assert (player.events, player.notices) == (["a"], [])

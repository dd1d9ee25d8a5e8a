"""Loses nothing: a real server is killed at random moments under load, and every promise is kept."""

from __future__ import annotations

from pathlib import Path
from signal import SIGTERM

import pytest
from tools.crashes import SETUPS, CrashTest, Server

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
KILLS = 2  # the soak (`server: kills`) has more, and long games too
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

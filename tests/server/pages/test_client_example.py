"""The example in the documentation is a program that works, and a short one."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.clients import PATIENCE, RunningServer

pytestmark = pytest.mark.anyio
EXAMPLE = Path(__file__).parents[3] / "examples" / "client.py"


async def test_the_client_of_thirty_lines_plays_a_game_against_a_bot(server: RunningServer) -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 30
    client = await asyncio.create_subprocess_exec(
        sys.executable,
        "-W",
        "error",
        str(EXAMPLE),
        server.url,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    async with asyncio.timeout(2 * PATIENCE):
        out, err = await client.communicate()
    assert client.returncode == 0, err.decode()
    assert "winners" in out.decode()

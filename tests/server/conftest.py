"""Fixtures of the server tests: asyncio for async tests, and a server with the usual settings."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.desk import House, served
from tests.server.postgres import database_url, postgres_server, postgres_url

__all__ = ["anyio_backend", "database_url", "house", "postgres_server", "postgres_url"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A server of its own for every test."""
    async with served(tmp_path) as house:
        yield house

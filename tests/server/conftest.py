"""Fixtures of the server tests: asyncio for async tests, and a server with the usual settings."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from munera.server import rates
from tests.server.clients import RunningServer, served
from tests.server.postgres import database_url, postgres_server, postgres_url

__all__ = ["anyio_backend", "database_url", "postgres_server", "postgres_url", "server"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    """No bucket fills meanwhile, however slow the machine is."""
    monkeypatch.setattr(rates, "monotonic", lambda: 0.0)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[RunningServer]:
    """A server of its own for every test."""
    async with served(tmp_path) as server:
        yield server

"""Fixtures of the server tests: asyncio for async tests, and a server with the usual settings."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from munera.server import rates
from tests.server.clients import RunningServer, served
from tests.server.postgres import database_url, postgres_server, postgres_url

__all__ = ["anyio_backend", "database_url", "house", "postgres_server", "postgres_url"]


# What needs a server of its own takes its time; `make test-quick` runs what needs none.
QUICK = ("test_table_game", "test_documents")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Whoever wants quick tests alone need not wait for the others to be read."""
    wants_quick = config.getoption("markexpr") == "not slow"
    slow = collection_path.name.startswith("test_") and collection_path.stem not in QUICK
    return True if wants_quick and slow else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.parent == here and item.path.stem not in QUICK:
            item.add_marker(pytest.mark.slow)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    """No bucket fills meanwhile, however slow the machine is."""
    monkeypatch.setattr(rates, "monotonic", lambda: 0.0)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[RunningServer]:
    """A server of its own for every test."""
    async with served(tmp_path) as house:
        yield house

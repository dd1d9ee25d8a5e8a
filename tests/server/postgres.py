"""PostgreSQL for tests: one server for the whole run, started when it is needed; a database for each test."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from uuid import uuid4

import pytest
from tools.postgres import create_database, start_for


def _run() -> int:
    """The process that lasts as long as the run: with several workers, the one that started them."""
    return os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The url of the server of this run."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    return _shared(shared / "postgres.url")


def _shared(note: Path) -> str:
    with note.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not note.exists():
            note.write_text(start_for(_run()))
        return note.read_text()


@pytest.fixture
def postgres_url(postgres_server: str) -> str:
    """A database of this test's own."""
    return create_database(postgres_server, f"test_{uuid4().hex}")


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'munera.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return url

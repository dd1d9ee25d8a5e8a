"""The database: SQLite in a file, or PostgreSQL for several workers. Reached through SQLAlchemy either way."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, event, make_url, text
from sqlalchemy.engine import URL, Connection
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from munera.server.settings import BadSetting

SQLITE, POSTGRESQL = "sqlite", "postgresql"
DRIVERS = {SQLITE: "sqlite+aiosqlite", POSTGRESQL: "postgresql+asyncpg"}
MIGRATING = 7_204_311  # the advisory lock of whoever migrates


def read_url(text: str) -> URL:
    """`sqlite:///file` or `postgresql://...`, mapped to the drivers that we use."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadSetting("the database is named as sqlite:///file or postgresql://user@host/name") from None
    kind = url.get_backend_name()
    kind = POSTGRESQL if kind == "postgres" else kind
    if kind not in DRIVERS:
        raise BadSetting(f"no database of kind {kind!r}; there are: sqlite and postgresql")
    return url.set(drivername=DRIVERS[kind])


def connect(text: str) -> AsyncEngine:
    """An engine for this database."""
    url = read_url(text)
    if url.get_backend_name() == POSTGRESQL:
        return create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True)
    engine = create_async_engine(url, connect_args={"timeout": 30})
    event.listen(engine.sync_engine, "connect", _tune)
    return engine


def _tune(connection: Any, _: object) -> None:
    """Writers do not stop readers, and what was committed survives even a loss of power."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def is_postgres(engine: AsyncEngine) -> bool:
    return engine.dialect.name == POSTGRESQL


def raw_dsn(engine: AsyncEngine) -> str:
    """What asyncpg itself is told, to listen."""
    return engine.url.set(drivername=POSTGRESQL).render_as_string(hide_password=False)


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables to their present shape. Several workers may start at once."""
    async with engine.begin() as connection:
        if is_postgres(engine):
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def prepare_file(text: str) -> None:
    """A file in a folder that does not exist is a common first mistake: say so before anything starts."""
    url = read_url(text)
    if url.get_backend_name() != SQLITE or not url.database or url.database == ":memory:":
        return
    folder = Path(url.database).expanduser().resolve().parent
    if not folder.is_dir():
        raise BadSetting(f"the folder {folder} of the database does not exist")
    with suppress(sqlite3.OperationalError):
        create_engine(url.set(drivername=SQLITE)).dispose()

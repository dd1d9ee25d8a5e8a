"""The database: SQLite in a file, or PostgreSQL for several workers, both through SQLAlchemy."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it has no types
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import event, make_url, text
from sqlalchemy.engine import URL, Connection
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from munera.server.settings import BadSetting
from munera.server.storage.database_file import file_of

SQLITE, POSTGRESQL = "sqlite", "postgresql"
DRIVERS = {SQLITE: "sqlite+aiosqlite", POSTGRESQL: "postgresql+asyncpg"}
MIGRATION_LOCK = 7_204_311  # the advisory lock of whoever migrates
# How a database that cannot be reached shows itself: the driver's own errors come through while it connects.
FAILURES = (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
CONNECT_SECONDS = 10.0  # for reaching PostgreSQL
STATEMENT_SECONDS = 30.0  # for one statement: nobody waits for ever


def read_url(text: str) -> URL:
    """Read `sqlite:///file` or `postgresql://...`, with the driver that we use for it."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadSetting("database_url") from None
    kind = url.get_backend_name()
    kind = POSTGRESQL if kind == "postgres" else kind
    if kind not in DRIVERS:
        raise BadSetting("database_kind", kind=kind)
    return url.set(drivername=DRIVERS[kind])


def connect(text: str) -> AsyncEngine:
    """Make an engine for this database."""
    url = read_url(text)
    if url.get_backend_name() == POSTGRESQL:
        waits = {"timeout": CONNECT_SECONDS, "command_timeout": STATEMENT_SECONDS}
        return create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True, connect_args=waits)
    engine = create_async_engine(url, connect_args={"timeout": 30})
    event.listen(engine.sync_engine, "connect", _tune)
    return engine


def _tune(connection: Any, _: object) -> None:
    """Set up SQLite so that writers do not stop readers and commits survive even a loss of power."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
    connection.driver_connection.text_factory = _readable


def _readable(text: bytes) -> str:
    """Decode a text of the database, with marks where it is damaged: one bad row must not hide all others."""
    return text.decode("utf-8", "replace")


def is_postgres(engine: AsyncEngine) -> bool:
    return engine.dialect.name == POSTGRESQL


def raw_dsn(engine: AsyncEngine) -> str:
    """The address with which asyncpg itself connects, to listen."""
    return engine.url.set(drivername=POSTGRESQL).render_as_string(hide_password=False)


async def migrate(engine: AsyncEngine, to: str = "head") -> None:
    """Migrate the database to its present shape. Several workers may start at once."""
    await _change(engine, command.upgrade, to)


async def step_back(engine: AsyncEngine, to: str) -> None:
    """Migrate back to the shape of an earlier version, for that version to use; `base`: to an empty database."""
    await _change(engine, command.downgrade, to)


async def _change(engine: AsyncEngine, how: Callable[[Config, str], None], to: str) -> None:
    """Migrate in one transaction, so that a process that is killed meanwhile leaves the database as it was."""
    async with engine.begin() as connection:
        if is_postgres(engine):
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        else:
            await connection.execute(text("BEGIN IMMEDIATE"))  # Python's driver begins none before a CREATE
        try:
            await connection.run_sync(lambda sync: how(_alembic(sync), to))
        except CommandError as error:
            raise BadSetting("database_shape", detail=str(error)) from None


def _alembic(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def check_folder(text: str) -> None:
    """Raise BadSetting if the folder of an SQLite file does not exist, before anything starts."""
    file = file_of(read_url(text))
    if file is not None and not file.parent.is_dir():
        raise BadSetting("database_folder", path=str(file.parent))

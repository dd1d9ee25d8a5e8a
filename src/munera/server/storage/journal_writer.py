"""Inserts rows of the journal through a connection of its own, which is used by the database driver's own calls.

Every answer of every player is stored here, and SQLAlchemy's share of an insert costs several times the database's
own. So the connection stays open, and a transaction is two or three calls of the driver.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it has no types
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from munera.server.storage.bus import CHANNEL
from munera.server.storage.database import FAILURES, is_postgres

StoredRow = tuple[str, int, float, str, int | None, str | None, str]  # as in COLUMNS
COLUMNS = "table_id, seq, at, op, seat, value, cause"
IN_SQLITE = f"INSERT INTO journal ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)"  # noqa: S608  # nothing from outside
IN_POSTGRESQL = f"INSERT INTO journal ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)"  # noqa: S608
NOTIFY = "SELECT pg_notify($1, $2)"
NUMBER_TAKEN = (sqlite3.IntegrityError, asyncpg.IntegrityConstraintViolationError)  # somebody else was first
BAD_ROWS = (*NUMBER_TAKEN, sqlite3.DataError, asyncpg.DataError)  # the fault of these rows; others may be stored


class JournalWriter:
    """Stores rows of the journal, all or none. It raises what the database driver raises."""

    def __init__(self, engine: AsyncEngine, worker: str) -> None:
        self.engine, self.worker = engine, worker
        self._connection: AsyncConnection | None = None
        self._driver: Any = None  # the connection as aiosqlite or asyncpg has it

    async def write(self, rows: Sequence[StoredRow]) -> None:
        """Store these rows in one transaction; on PostgreSQL the other workers are notified of it."""
        if is_postgres(self.engine) and self._driver is not None and self._driver.is_closed():
            await self.disconnect()
        if self._driver is None:
            self._connection = await self.engine.connect()
            self._driver = (await self._connection.get_raw_connection()).driver_connection
        try:
            await (self._write_postgresql if is_postgres(self.engine) else self._write_sqlite)(rows)
        except BAD_ROWS:
            raise
        except BaseException:
            await self.disconnect()  # nobody knows in what state it is
            raise

    async def _write_sqlite(self, rows: Sequence[StoredRow]) -> None:
        try:
            await self._driver.executemany(IN_SQLITE, rows)
            await self._driver.commit()
        except BaseException:
            await self._driver.rollback()
            raise

    async def _write_postgresql(self, rows: Sequence[StoredRow]) -> None:
        notices = [(CHANNEL, f"{self.worker} {table}") for table in {row[0] for row in rows}]
        async with self._driver.transaction():
            await self._driver.executemany(IN_POSTGRESQL, rows)
            await self._driver.executemany(NOTIFY, notices)

    async def disconnect(self) -> None:
        """Close the connection. The next rows are written through a new one."""
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            with suppress(*FAILURES):
                await connection.invalidate()
            with suppress(*FAILURES):
                await connection.close()

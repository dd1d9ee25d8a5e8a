"""What the journal writes with: a connection of its own, spoken to in the driver's words.

Every answer goes through here, and nothing else is as hot: SQLAlchemy's part in an insert costs several times what
the database's does. So the connection stays open, and a transaction is two calls of the driver or three.
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

Line = tuple[str, int, float, str, int | None, str | None, str]  # as in COLUMNS
COLUMNS = "table_id, seq, at, op, seat, value, cause"
IN_SQLITE = f"INSERT INTO journal ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)"  # noqa: S608  # nothing from outside
IN_POSTGRESQL = f"INSERT INTO journal ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)"  # noqa: S608
NOTIFY = "SELECT pg_notify($1, $2)"
TAKEN = (sqlite3.IntegrityError, asyncpg.IntegrityConstraintViolationError)  # somebody else was first
UNFIT = (*TAKEN, sqlite3.DataError, asyncpg.DataError)  # the fault of these lines; others may be stored


class Pen:
    """Stores lines of the journal, all or none. Raises what the driver raises."""

    def __init__(self, engine: AsyncEngine, worker: str) -> None:
        self.engine, self.worker = engine, worker
        self._connection: AsyncConnection | None = None
        self._driver: Any = None  # the connection as aiosqlite or asyncpg has it

    async def write(self, lines: Sequence[Line]) -> None:
        """In one transaction; on PostgreSQL the other workers are told of it."""
        if is_postgres(self.engine) and self._driver is not None and self._driver.is_closed():
            await self.put_down()
        if self._driver is None:
            self._connection = await self.engine.connect()
            self._driver = (await self._connection.get_raw_connection()).driver_connection
        try:
            await (self._tell if is_postgres(self.engine) else self._note)(lines)
        except UNFIT:
            raise
        except BaseException:
            await self.put_down()  # nobody knows in what state it is
            raise

    async def _note(self, lines: Sequence[Line]) -> None:
        try:
            await self._driver.executemany(IN_SQLITE, lines)
            await self._driver.commit()
        except BaseException:
            await self._driver.rollback()
            raise

    async def _tell(self, lines: Sequence[Line]) -> None:
        news = [(CHANNEL, f"{self.worker} {table}") for table in {line[0] for line in lines}]
        async with self._driver.transaction():
            await self._driver.executemany(IN_POSTGRESQL, lines)
            await self._driver.executemany(NOTIFY, news)

    async def put_down(self) -> None:
        """Give the connection up. The next line is written with another."""
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            with suppress(*FAILURES):
                await connection.invalidate()
            with suppress(*FAILURES):
                await connection.close()

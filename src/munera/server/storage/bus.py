"""Messages between workers that tell which table has changed. A single worker needs none."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]  # it has no types
from sqlalchemy.ext.asyncio import AsyncEngine

from munera.server.storage.database import FAILURES, is_postgres, raw_dsn

CHANNEL: Final = "munera"
RETRY_SECONDS = 1.0  # seconds between attempts to reach the database
STATEMENT_SECONDS = 10.0  # seconds for one statement
LOCK = "SELECT pg_try_advisory_lock(hashtextextended($1, 0))"
UNLOCK = "SELECT pg_advisory_unlock(hashtextextended($1, 0))"

log = logging.getLogger("munera.bus")


class Bus:
    """Listens to PostgreSQL's notifications, and holds the locks that say which worker drives which table."""

    def __init__(self, engine: AsyncEngine, worker: str, on_change: Callable[[str], None]) -> None:
        self.engine, self.worker, self.on_change = engine, worker, on_change
        self._connection: Any = None  # an asyncpg connection
        self._task: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()  # a connection does one thing at a time
        self.driven_tables: set[str] = set()

    async def open(self) -> None:
        if is_postgres(self.engine):
            await self._connect()
            self._task = asyncio.create_task(self._stay_connected())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._connection is not None:
            await self._connection.close(timeout=2)

    async def may_drive(self, table: str) -> bool:
        """Does this worker run the bots and clocks of a table? As long as it does, no other worker will."""
        if not is_postgres(self.engine):
            return True
        async with self._lock:
            if self._connection is None or self._connection.is_closed():
                return False  # the locks ended with the connection
            if table in self.driven_tables:
                return True
            try:
                got = await self._connection.fetchval(LOCK, table, timeout=STATEMENT_SECONDS)
            except FAILURES:
                return False
            if got:
                self.driven_tables.add(table)
            return bool(got)

    async def release(self, table: str) -> None:
        """Release the lock of a table, so that another worker may drive it."""
        if table in self.driven_tables:
            self.driven_tables.discard(table)
            async with self._lock:
                with suppress(*FAILURES):
                    await self._connection.execute(UNLOCK, table, timeout=STATEMENT_SECONDS)

    async def _connect(self) -> None:
        connection = await asyncpg.connect(raw_dsn(self.engine), timeout=STATEMENT_SECONDS)
        await connection.add_listener(CHANNEL, self._on_notification)
        self.driven_tables.clear()
        self._connection = connection

    async def _stay_connected(self) -> None:
        """Connect again whenever the connection is lost; all tables must then catch up with what was missed."""
        while True:
            await asyncio.sleep(RETRY_SECONDS)
            if await self._works():
                continue
            try:
                await self._connect()
            except FAILURES:
                log.warning("the database cannot be reached")
                continue
            self.on_change("")

    async def _works(self) -> bool:
        """Does the connection still work? One that has died silently is closed, and its locks are gone."""
        async with self._lock:
            try:
                await self._connection.execute("SELECT 1", timeout=STATEMENT_SECONDS)
            except FAILURES:
                self._connection.terminate()
                return False
            return True

    def _on_notification(self, _connection: object, _pid: object, _channel: object, message: object) -> None:
        worker, _, table = str(message).partition(" ")
        if worker != self.worker:
            self.on_change(table)

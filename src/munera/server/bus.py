"""News between workers: which table has changed. With one worker there is nobody to tell."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]  # it has no types
from sqlalchemy.ext.asyncio import AsyncEngine

from munera.server.database import is_postgres, raw_dsn

CHANNEL: Final = "munera"
AGAIN = 1.0  # seconds between attempts to reach the database

log = logging.getLogger("munera.bus")


class Bus:
    """Listens to PostgreSQL's notifications; and keeps the locks that say which worker drives which table."""

    def __init__(self, engine: AsyncEngine, worker: str, heard: Callable[[str], None]) -> None:
        self.engine, self.worker, self.heard = engine, worker, heard
        self._line: Any = None  # an asyncpg connection
        self._task: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()  # a connection does one thing at a time
        self.driven: set[str] = set()

    async def open(self) -> None:
        if is_postgres(self.engine):
            await self._connect()
            self._task = asyncio.create_task(self._stay())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._line is not None:
            await self._line.close(timeout=2)

    async def may_drive(self, table: str) -> bool:
        """Is it this worker that moves the bots and clocks of a table? Nobody else does, as long as it lives."""
        if not is_postgres(self.engine) or table in self.driven:
            return True
        async with self._turn:
            if self._line is None or self._line.is_closed():
                return False
            got = await self._line.fetchval("SELECT pg_try_advisory_lock(hashtextextended($1, 0))", table)
        if got:
            self.driven.add(table)
        return bool(got)

    async def let_go(self, table: str) -> None:
        """Another worker may drive it."""
        if table in self.driven:
            self.driven.discard(table)
            async with self._turn:
                with suppress(asyncpg.PostgresError, OSError, asyncpg.InterfaceError):
                    await self._line.execute("SELECT pg_advisory_unlock(hashtextextended($1, 0))", table)

    async def _connect(self) -> None:
        self._line = await asyncpg.connect(raw_dsn(self.engine))
        self.driven.clear()  # the locks went with the old connection
        await self._line.add_listener(CHANNEL, self._news)

    async def _stay(self) -> None:
        """Connect again whenever the line is cut; everybody must then look for what he missed."""
        while True:
            await asyncio.sleep(AGAIN)
            if self._line is not None and not self._line.is_closed():
                continue
            try:
                await self._connect()
            except (OSError, asyncpg.PostgresError, TimeoutError):
                log.warning("the database cannot be reached")
                continue
            self.heard("")

    def _news(self, _connection: object, _pid: object, _channel: object, news: object) -> None:
        worker, _, table = str(news).partition(" ")
        if worker != self.worker:
            self.heard(table)

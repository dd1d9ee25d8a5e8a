"""News between workers: which table has changed. With one worker there is nobody to tell."""

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
AGAIN = 1.0  # seconds between attempts to reach the database
SLOWEST = 10.0  # seconds for one word over the line
LOCK = "SELECT pg_try_advisory_lock(hashtextextended($1, 0))"
UNLOCK = "SELECT pg_advisory_unlock(hashtextextended($1, 0))"

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
        if not is_postgres(self.engine):
            return True
        async with self._turn:
            if self._line is None or self._line.is_closed():
                return False  # the locks went with the line
            if table in self.driven:
                return True
            try:
                got = await self._line.fetchval(LOCK, table, timeout=SLOWEST)
            except FAILURES:
                return False
            if got:
                self.driven.add(table)
            return bool(got)

    async def let_go(self, table: str) -> None:
        """Another worker may drive it."""
        if table in self.driven:
            self.driven.discard(table)
            async with self._turn:
                with suppress(*FAILURES):
                    await self._line.execute(UNLOCK, table, timeout=SLOWEST)

    async def _connect(self) -> None:
        line = await asyncpg.connect(raw_dsn(self.engine), timeout=SLOWEST)
        await line.add_listener(CHANNEL, self._news)
        self.driven.clear()
        self._line = line

    async def _stay(self) -> None:
        """Connect again whenever the line is cut; everybody must then look for what he missed."""
        while True:
            await asyncio.sleep(AGAIN)
            if await self._holds():
                continue
            try:
                await self._connect()
            except FAILURES:
                log.warning("the database cannot be reached")
                continue
            self.heard("")

    async def _holds(self) -> bool:
        """Does the line still carry anything? One that has died silently is given up, and its locks with it."""
        async with self._turn:
            try:
                await self._line.execute("SELECT 1", timeout=SLOWEST)
            except FAILURES:
                self._line.terminate()
                return False
            return True

    def _news(self, _connection: object, _pid: object, _channel: object, news: object) -> None:
        worker, _, table = str(news).partition(" ")
        if worker != self.worker:
            self.heard(table)

"""Tells whether this worker can play: it must reach its database, write to it, and have room left on the disk."""

from __future__ import annotations

import asyncio
import shutil
from time import monotonic

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from munera.server.storage.database_file import file_of

OK, CLOSING, NO_DATABASE, CANNOT_WRITE, DISK_FULL = "ok", "closing", "no database", "cannot write", "disk full"
LEAST_ROOM = 32 << 20  # bytes on the disk of an SQLite file: a few minutes of a busy evening
SECONDS_BETWEEN_WRITES = 2.0  # anybody may ask
WRITE = "UPDATE alembic_version SET version_num = version_num"  # changes nothing, and is written all the same


class Health:
    """Looks at the database now and then, and remembers what it saw."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine, self._file = engine, file_of(engine.url)
        self._seen, self._seen_at = OK, float("-inf")
        self._lock = asyncio.Lock()

    async def look(self) -> str:
        """What is wrong, in a word; `ok` if nothing is."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except Exception:
            return NO_DATABASE
        try:
            if self._file is not None and shutil.disk_usage(self._file.parent).free < LEAST_ROOM:
                return DISK_FULL
        except OSError:  # the folder is gone, although its open file can still be read
            return NO_DATABASE
        async with self._lock:
            if monotonic() - self._seen_at >= SECONDS_BETWEEN_WRITES:
                self._seen = await self._write()
                self._seen_at = monotonic()
            return self._seen

    async def _write(self) -> str:
        try:
            async with self.engine.begin() as connection:
                await connection.execute(text(WRITE))
        except Exception:
            return CANNOT_WRITE
        return OK

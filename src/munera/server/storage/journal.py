"""The journal: append-only, one row per input, each with a number that is unique at its table.

If two workers insert the same number, one of them fails; it catches up and tries again. Rows of several tables
that wait at the same moment share one transaction, so that a busy server waits for the disk once for all of them.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Sequence
from contextlib import suppress

from sqlalchemy import select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from munera.server.storage import schema
from munera.server.storage.bus import CHANNEL
from munera.server.storage.journal_writer import BAD_ROWS, NUMBER_TAKEN, JournalWriter, StoredRow
from munera.tables.rows import JournalRow

MOST_AT_ONCE = 64  # inputs in one transaction
_Waiting = tuple[list[StoredRow], "asyncio.Future[bool]"]


class Journal:
    """Appends rows to the journal and reads them."""

    def __init__(self, engine: AsyncEngine, worker: str) -> None:
        self.engine, self.worker = engine, worker
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._writer = JournalWriter(engine, worker)

    def open(self) -> None:
        self._task = asyncio.create_task(self._write_forever())

    async def close(self) -> None:
        """Stop, once everything that waits to be written is written."""
        task, self._task = self._task, None
        if task is not None:
            await self._queue.join()
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
            await self._writer.disconnect()

    async def append(self, table: str, rows: Sequence[JournalRow]) -> bool:
        """Store these rows, all or none. False: another worker has stored a row with one of these numbers.

        After any error nobody knows whether they are stored: perhaps only the confirmation was lost on the way.
        """
        if self._task is None:
            raise ConnectionError("the journal is closed")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        await self._queue.put(([_stored_row(table, row) for row in rows], done))
        return await done

    async def read(self, table: str, after: int = 0) -> list[JournalRow]:
        """The rows after this number, in order."""
        j = schema.journal.c
        wanted = (
            select(j.seq, j.at, j.op, j.seat, j.value, j.cause)
            .where(j.table_id == table, j.seq > after)
            .order_by(j.seq)
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(wanted)).all()
        return [
            JournalRow(seq, at, op, seat, None if value is None else json.loads(value), cause)
            for seq, at, op, seat, value, cause in found
        ]

    async def blank(self, table: str, numbers: Iterable[int]) -> None:
        """Delete what superseded seals said, since nobody needs to know how a player hesitated."""
        j = schema.journal.c
        async with self.engine.begin() as connection:
            await connection.execute(
                update(schema.journal).where(j.table_id == table, j.seq.in_(list(numbers))).values(value=None)
            )

    # ------------------------------------------------------------------ the writer

    async def _write_forever(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._write(batch)
            finally:
                for _, done in batch:
                    if not done.done():
                        done.set_exception(ConnectionError("not stored"))
                    self._queue.task_done()

    async def _write(self, batch: list[_Waiting]) -> None:
        """Write a batch in one transaction; if one of its inputs cannot be stored, each in its own."""
        try:
            await self._writer.write([row for rows, _ in batch for row in rows])
        except BAD_ROWS:
            for rows, done in batch:
                try:
                    await self._writer.write(rows)
                    _settle(done, stored=True)
                except NUMBER_TAKEN:
                    _settle(done, stored=False)
                except Exception as error:
                    _fail(done, error)
        except Exception as error:
            for _, done in batch:
                _fail(done, error)
        else:
            for _, done in batch:
                _settle(done, stored=True)


async def notify(connection: AsyncConnection, message: str) -> None:
    """Notify the other workers as soon as this transaction is committed."""
    await connection.execute(text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": message})


def _settle(done: asyncio.Future[bool], *, stored: bool) -> None:
    if not done.done():
        done.set_result(stored)


def _fail(done: asyncio.Future[bool], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)


def _stored_row(table: str, row: JournalRow) -> StoredRow:
    value = None if row.value is None else json.dumps(row.value, separators=(",", ":"))
    return table, row.seq, row.at, row.op, row.seat, value, row.cause

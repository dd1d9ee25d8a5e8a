"""The journal: append-only, one row per input, a unique number per table and row.

Whoever inserts a number first was first; the other worker catches up and tries again. Rows of several tables that
wait at the same moment share one transaction, so that a busy server waits for the disk once, not once an answer.
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
from munera.server.storage.pen import TAKEN, UNFIT, Line, Pen
from munera.tables.rows import Row

MOST_AT_ONCE = 64  # inputs in one transaction
_Wanted = tuple[list[Line], "asyncio.Future[bool]"]


class Journal:
    """Appends and reads."""

    def __init__(self, engine: AsyncEngine, worker: str) -> None:
        self.engine, self.worker = engine, worker
        self._queue: asyncio.Queue[_Wanted] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._pen = Pen(engine, worker)

    def open(self) -> None:
        self._writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """After what is waiting was written."""
        writer, self._writer = self._writer, None
        if writer is not None:
            await self._queue.join()
            writer.cancel()
            with suppress(asyncio.CancelledError):
                await writer
            await self._pen.put_down()

    async def append(self, table: str, rows: Sequence[Row]) -> bool:
        """Store them, all or none. False: somebody else was first with one of these numbers.

        Any error means that we do not know: perhaps the word that they are stored was lost on the way.
        """
        if self._writer is None:
            raise ConnectionError("the journal is closed")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        await self._queue.put(([_written(table, row) for row in rows], done))
        return await done

    async def read(self, table: str, after: int = 0) -> list[Row]:
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
            Row(seq, at, op, seat, None if value is None else json.loads(value), cause)
            for seq, at, op, seat, value, cause in found
        ]

    async def blank(self, table: str, numbers: Iterable[int]) -> None:
        """Forget what superseded seals said: hesitation is nobody's business."""
        j = schema.journal.c
        async with self.engine.begin() as connection:
            await connection.execute(
                update(schema.journal).where(j.table_id == table, j.seq.in_(list(numbers))).values(value=None)
            )

    # ------------------------------------------------------------------ the writer

    async def _write_on(self) -> None:
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

    async def _write(self, batch: list[_Wanted]) -> None:
        """All in one transaction; if one of them cannot be stored, each in its own."""
        try:
            await self._pen.write([line for lines, _ in batch for line in lines])
        except UNFIT:
            for lines, done in batch:
                try:
                    await self._pen.write(lines)
                    _settle(done, stored=True)
                except TAKEN:
                    _settle(done, stored=False)
                except Exception as error:
                    _fail(done, error)
        except Exception as error:
            for _, done in batch:
                _fail(done, error)
        else:
            for _, done in batch:
                _settle(done, stored=True)


async def notify(connection: AsyncConnection, news: str) -> None:
    """Tell the other workers, when this transaction is committed."""
    await connection.execute(text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": news})


def _settle(done: asyncio.Future[bool], *, stored: bool) -> None:
    if not done.done():
        done.set_result(stored)


def _fail(done: asyncio.Future[bool], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)


def _written(table: str, row: Row) -> Line:
    value = None if row.value is None else json.dumps(row.value, separators=(",", ":"))
    return table, row.seq, row.at, row.op, row.seat, value, row.cause

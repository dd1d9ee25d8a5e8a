"""The journal: append-only, one row per input, a unique number per table and row.

Whoever inserts a number first was first; the other worker catches up and tries again. Rows of several tables that
wait at the same moment share one transaction, so that a busy server waits for the disk once, not once an answer.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from munera.server import schema
from munera.server.bus import CHANNEL
from munera.server.database import is_postgres
from munera.server.sitting import Row

MOST_AT_ONCE = 64  # rows in one transaction
_Wanted = tuple[list[dict[str, Any]], "asyncio.Future[bool]"]


class Journal:
    """Appends and reads."""

    def __init__(self, engine: AsyncEngine, worker: str) -> None:
        self.engine, self.worker = engine, worker
        self._queue: asyncio.Queue[_Wanted] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """After what is waiting was written."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer

    async def append(self, table: str, rows: Sequence[Row]) -> bool:
        """Store them, all or none. False: somebody else was first with one of these numbers."""
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
        """All in one transaction; if somebody was first with one of them, each in its own."""
        try:
            await self._store([row for rows, _ in batch for row in rows])
        except IntegrityError:
            for rows, done in batch:
                try:
                    await self._store(rows)
                    _settle(done, stored=True)
                except IntegrityError:
                    _settle(done, stored=False)
                except Exception as error:
                    _fail(done, error)
        except Exception as error:
            for _, done in batch:
                _fail(done, error)
        else:
            for _, done in batch:
                _settle(done, stored=True)

    async def _store(self, rows: list[dict[str, Any]]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(schema.journal), rows)
            if is_postgres(self.engine):
                for table in {row["table_id"] for row in rows}:
                    await notify(connection, f"{self.worker} {table}")


async def notify(connection: AsyncConnection, news: str) -> None:
    """Tell the other workers, when this transaction is committed."""
    await connection.execute(text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": news})


def _settle(done: asyncio.Future[bool], *, stored: bool) -> None:
    if not done.done():
        done.set_result(stored)


def _fail(done: asyncio.Future[bool], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)


def _written(table: str, row: Row) -> dict[str, Any]:
    value = None if row.value is None else json.dumps(row.value, separators=(",", ":"))
    return {
        "table_id": table,
        "seq": row.seq,
        "at": row.at,
        "op": row.op,
        "seat": row.seat,
        "value": value,
        "cause": row.cause,
    }

"""What the database need not keep: finished tables and talk that are old enough, addresses, unused records."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from munera.server.storage import schema
from munera.tables.meta import OVER

DAY = 86_400.0  # seconds
DAYS_OF_SOURCES = 30  # how long it is known by which address a table was made, at most
MOST_AT_ONCE = 500  # tables that are deleted in one go; the rest waits for the next time


async def expired_tables(engine: AsyncEngine, ended_before: float) -> Sequence[str]:
    """Finished tables that ended, or were imported, before this time."""
    t = schema.tables.c
    wanted = select(t.id).where(t.status == OVER, t.changed < ended_before).order_by(t.changed).limit(MOST_AT_ONCE)
    async with engine.connect() as connection:
        return (await connection.execute(wanted)).scalars().all()


async def delete_finished_table(engine: AsyncEngine, table: str) -> None:
    """Delete a finished table with its seats, journal and talk."""
    t = schema.tables.c
    async with engine.begin() as connection:
        await connection.execute(delete(schema.tables).where(t.id == table, t.status == OVER))


async def delete_talk(engine: AsyncEngine, ended_before: float) -> int:
    """Delete what was said at tables that ended before this time. Returns how many lines there were."""
    t = schema.tables.c
    ended = select(t.id).where(t.status == OVER, t.changed < ended_before)
    async with engine.begin() as connection:
        done = await connection.execute(delete(schema.talk).where(schema.talk.c.table_id.in_(ended)))
        return done.rowcount


async def forget_addresses(engine: AsyncEngine, now: float) -> None:
    """Forget addresses that limit nothing any more: a day after a game has ended, those of tables after a month.

    Imported tables have not ended here: they count for the whole month.
    """
    t, h = schema.tables.c, schema.holders.c
    ended = (t.status == OVER) & (t.changed < now - DAY)
    old = or_(ended & t.record.is_(None), t.made < now - DAYS_OF_SOURCES * DAY)
    async with engine.begin() as connection:
        await connection.execute(update(schema.tables).where(t.source.is_not(None), old).values(source=None))
        of_ended = h.table_id.in_(select(t.id).where(ended))
        await connection.execute(
            update(schema.holders).where(h.network.is_not(None), of_ended).values(network=None)
        )

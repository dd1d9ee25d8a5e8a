"""Records that tables began with: each is stored once, by its digest, however often it was imported and forked."""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256

from sqlalchemy import delete, exists, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from munera.server.storage import schema
from munera.server.storage.database import is_postgres


def digest_of(text: str) -> str:
    """The name under which a record is stored."""
    return sha256(text.encode()).hexdigest()


async def keep_record(connection: AsyncConnection, engine: AsyncEngine, text: str) -> None:
    """Store a record, unless it is there already. Until this transaction ends, nobody deletes it."""
    row = {"digest": digest_of(text), "text": text, "bytes": len(text.encode())}
    kept = (postgresql if is_postgres(engine) else sqlite).insert(schema.records).values(row)
    touched = kept.on_conflict_do_update(index_elements=["digest"], set_={"bytes": kept.excluded.bytes})
    await connection.execute(touched)


async def read_record(engine: AsyncEngine, digest: str) -> str:
    """The text of a record."""
    r = schema.records.c
    async with engine.connect() as connection:
        found = await connection.execute(select(r.text).where(r.digest == digest))
        return str(found.scalar_one())


async def stored_bytes(connection: AsyncConnection, source: str) -> int:
    """How many bytes the records take that tables made from this address began with."""
    t, r = schema.tables.c, schema.records.c
    named = select(t.record).where(t.source == source)
    found = await connection.execute(select(func.sum(r.bytes)).where(r.digest.in_(named)))
    return int(found.scalar_one() or 0)


async def drop_unused_records(engine: AsyncEngine) -> int:
    """Delete the records that no table names any more. Returns how many there were."""
    t, r = schema.tables.c, schema.records.c
    named = exists().where(t.record == r.digest)
    async with engine.connect() as connection:
        unused = (await connection.execute(select(r.digest).where(~named))).scalars().all()
    dropped = 0
    for digest in unused:
        with suppress(IntegrityError):  # somebody has just made a table with it
            async with engine.begin() as connection:
                done = await connection.execute(delete(schema.records).where(r.digest == digest, ~named))
                dropped += done.rowcount
    return dropped

"""The browsers that hold seats: how tokens are exchanged, and how a personal link gives a seat to one more."""

from __future__ import annotations

from time import time

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from munera.kernel import Seat
from munera.server.storage import schema
from munera.server.storage.database import is_postgres
from munera.server.storage.journal import notify
from munera.tables.meta import OPEN
from munera.tables.refusals import Refused

EXCHANGE_SECONDS = 60.0  # in which requests that were under way at once may exchange the same token
COOKIES = "cookies"  # the key with which tokens are sealed


class Browsers:
    """The queries about tokens of browsers and links. Other workers are notified of every change of a table."""

    def __init__(self, engine: AsyncEngine, worker: str) -> None:
        self.engine, self.worker = engine, worker

    async def cookie_key(self) -> bytes:
        """The key with which the tokens of this server are sealed: all its workers have the same, for ever."""
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(schema.keys.c.value).where(schema.keys.c.name == COOKIES))
        return bytes.fromhex(str(found))

    # ------------------------------------------------------------------ exchanged tokens

    async def exchange(self, old: str, new: str) -> list[str] | None:
        """Give all seats and tables of one hashed token to another, once. Returns these tables.

        None: the old token holds nothing, and never did or was exchanged long ago.
        """
        h, t, e = schema.holders.c, schema.tables.c, schema.exchanges.c
        async with self.engine.connect() as connection:
            held = await connection.execute(select(h.table_id).where(h.holder == old))
            owned = await connection.execute(select(t.id).where(t.owner == old))
            tables = sorted({row[0] for row in (*held, *owned)})
            # Asked last: whoever finds nothing held because another request was faster must find what it did.
            exchanged = await connection.scalar(select(e.at).where(e.old == old))
        if exchanged is not None:
            return [] if time() - exchanged <= EXCHANGE_SECONDS else None
        if not tables:
            return None
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(schema.exchanges).values(old=old, at=time()))
                await connection.execute(update(schema.holders).where(h.holder == old).values(holder=new))
                await connection.execute(update(schema.tables).where(t.owner == old).values(owner=new))
                for table in tables:
                    await self._tell(connection, table)
        except IntegrityError:
            return []  # another request has done it at the same moment
        return tables

    # ------------------------------------------------------------------ personal links

    async def make_link(self, table: str, seat: Seat, holder: str, link: str) -> None:
        """Store a link that gives the seat of this browser to one more. Earlier links of the seat become void."""
        async with self.engine.begin() as connection:
            await self._came_by_link(connection, table, seat, holder)
            await self._drop_links(connection, table, seat)
            await connection.execute(
                insert(schema.links).values(link=link, table_id=table, seat=seat, made=time())
            )

    async def use_link(
        self, link: str, holder: str, *, network: str, seconds: float, most: int
    ) -> tuple[str, Seat] | None:
        """Give the seat of a link to this browser. A link works once, for so many seconds; None: it is void.

        most: browsers that may hold one seat. Refused, and the link stays, if there are so many.
        """
        c, h = schema.links.c, schema.holders.c
        async with self.engine.begin() as connection:
            await connection.execute(delete(schema.links).where(c.made < time() - seconds))
            found = (await connection.execute(select(schema.links).where(c.link == link))).first()
            if found is None:
                return None
            gone = await connection.execute(delete(schema.links).where(c.link == link))
            if not gone.rowcount:
                return None  # somebody used it at the same moment
            here: ColumnElement[bool] = (h.table_id == found.table_id) & (h.seat == found.seat)
            if await connection.scalar(select(func.count()).where(here, h.holder == holder)):
                return found.table_id, found.seat
            if (await connection.scalar(select(func.count()).where(here)) or 0) >= most:
                raise Refused("too_many")
            held = {"table_id": found.table_id, "seat": found.seat, "holder": holder, "linked": True}
            await connection.execute(insert(schema.holders).values(**held, network=network or None))
            return found.table_id, found.seat

    async def revoke(self, table: str, seat: Seat, holder: str) -> None:
        """Void the links of a seat, and take it from other browsers that hold it.

        Whoever came by a link takes it from others that came so; never from the browser that took the seat itself.
        """
        h = schema.holders.c
        async with self.engine.begin() as connection:
            linked = await self._came_by_link(connection, table, seat, holder)
            await self._drop_links(connection, table, seat)
            others = delete(schema.holders).where(h.table_id == table, h.seat == seat, h.holder != holder)
            await connection.execute(others.where(h.linked) if linked else others)
            await self._tell(connection, table)

    async def let_go(self, table: str, seat: Seat, holder: str) -> bool:
        """Take the seat of a table that is open from this browser alone, if it came by a link. Returns whether."""
        t, h = schema.tables.c, schema.holders.c
        is_open = select(t.id).where(t.id == table, t.status == OPEN)
        mine: ColumnElement[bool] = (h.table_id == table) & (h.seat == seat) & (h.holder == holder)
        async with self.engine.begin() as connection:
            done = await connection.execute(delete(schema.holders).where(mine, h.linked, h.table_id.in_(is_open)))
            await self._tell(connection, table)
            return bool(done.rowcount)

    async def _came_by_link(self, connection: AsyncConnection, table: str, seat: Seat, holder: str) -> bool:
        """Did this browser get its seat by a link? Refused if it does not hold it any more.

        Whoever asks has been checked before; but others may have taken the seat from them since.
        """
        h = schema.holders.c
        mine: ColumnElement[bool] = (h.table_id == table) & (h.seat == seat) & (h.holder == holder)
        # A write comes first: it makes everybody else who wants to change holders of the seat wait.
        if not (await connection.execute(update(schema.holders).where(mine).values(holder=holder))).rowcount:
            raise Refused("not_yours")
        return bool(await connection.scalar(select(h.linked).where(mine)))

    async def _tell(self, connection: AsyncConnection, table: str) -> None:
        if is_postgres(self.engine):
            await notify(connection, f"{self.worker} {table}")

    async def _drop_links(self, connection: AsyncConnection, table: str, seat: Seat) -> None:
        c = schema.links.c
        await connection.execute(delete(schema.links).where(c.table_id == table, c.seat == seat))

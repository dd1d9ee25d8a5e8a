"""Tables, their seats, and the browsers that hold these: what the database stores beside the journal."""

from __future__ import annotations

import hmac
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from time import time
from typing import Any, NamedTuple

from sqlalchemy import Select, delete, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from munera.kernel import Seat
from munera.server import asker
from munera.server.storage import schema
from munera.server.storage.database import is_postgres
from munera.server.storage.journal import notify
from munera.server.storage.records import keep_record, stored_bytes
from munera.server.storage.table_rows import as_json, checked, meta_of
from munera.tables.meta import OPEN, OVER, PLAYING, Chair, TableMeta
from munera.tables.refusals import Refused

log = logging.getLogger("munera.store")
MOST_LISTED = 50  # tables in one listing
YEAR = 365 * 86_400.0  # seconds
Holders = set[tuple[Seat, str]]  # which browsers hold which seats


class SeatChange(NamedTuple):
    """Who sits at a seat from now on. `holder`: the browser that has it, empty for none; None: as before."""

    chair: Chair
    holder: str | None = None


class Quota(NamedTuple):
    """How much one browser and one address may have."""

    tables_of_browser: int  # that are not over
    tables_of_address: int  # that are not over, were imported, or have ended lately
    bytes_of_address: int  # of records


class Store:
    """The queries of the database. Other workers are notified of every change of a table."""

    def __init__(self, engine: AsyncEngine, worker: str) -> None:
        self.engine, self.worker = engine, worker
        self._address_key = b""

    async def open(self) -> None:
        """Read what is the same for all workers."""
        async with self.engine.connect() as connection:
            wanted = select(schema.keys.c.value).where(schema.keys.c.name == "address")
            self._address_key = bytes.fromhex((await connection.execute(wanted)).scalar_one())

    def asking_address(self) -> str:
        """The address that the present request comes from, hashed with a key; empty if it comes from none."""
        return self._hashed(asker.address.get())

    def asking_network(self) -> str:
        """The network of that address, hashed as well, to be compared with others; empty if it tells nothing."""
        return self._hashed(asker.network())

    def _hashed(self, address: str) -> str:
        return hmac.digest(self._address_key, address.encode(), "sha256").hex() if address else ""

    # ------------------------------------------------------------------ tables

    async def make(
        self, meta: TableMeta, holders: Mapping[Seat, str], quota: Quota, record: str | None = None
    ) -> None:
        """Store a new table with its seats, and the record that it begins with. Refused beyond the quota."""
        row = {
            name: getattr(meta, name)
            for name in ("id", "game", "rules", "owner", "status", "public", "made", "changed", "key", "salt")
        }
        source, network = self.asking_address(), self.asking_network()
        async with self.engine.begin() as connection:
            await self._lock_address(connection, source)
            if record is not None:
                await keep_record(connection, self.engine, record)
            await connection.execute(
                insert(schema.tables).values(
                    **row,
                    terms=as_json(meta.terms),
                    origin=as_json(meta.origin),
                    result=as_json(meta.result),
                    record=meta.record,
                    source=source or None,
                )
            )
            chairs = [{"table_id": meta.id, "seat": seat, **vars(chair)} for seat, chair in enumerate(meta.chairs)]
            await connection.execute(insert(schema.seats), chairs)
            held = [
                {"table_id": meta.id, "seat": seat, "holder": holder, "network": network or None}
                for seat, holder in holders.items()
            ]
            if held:
                await connection.execute(insert(schema.holders), held)
            await self._check_quota(connection, quota, meta.owner, source)  # with what was just written

    async def _lock_address(self, connection: AsyncConnection, source: str) -> None:
        """Let no other table of this address be made until this transaction ends. SQLite does so by itself."""
        if is_postgres(self.engine) and source:
            await connection.execute(text("SELECT pg_advisory_xact_lock(hashtextextended(:s, 1))"), {"s": source})

    async def _check_quota(self, connection: AsyncConnection, quota: Quota, owner: str, source: str) -> None:
        """Refused if a browser or an address has more than it may have."""
        t = schema.tables.c
        open_tables = select(func.count()).where(t.owner == owner, t.status != OVER)
        if (await connection.execute(open_tables)).scalar_one() > quota.tables_of_browser:
            raise Refused("too_many_tables", most=quota.tables_of_browser)
        if not source:
            return
        made = select(func.count()).where(t.source == source)
        if (await connection.execute(made)).scalar_one() > quota.tables_of_address:
            raise Refused("too_many_from_here", most=quota.tables_of_address)
        if await stored_bytes(connection, source) > quota.bytes_of_address:
            raise Refused("too_much_stored", most=quota.bytes_of_address // 1_000_000)

    async def find(self, table: str) -> TableMeta | None:
        """The table with this id; None if there is none."""
        wanted = select(schema.tables).where(schema.tables.c.id == table)
        async with self.engine.connect() as connection:
            return await self._read_meta(connection, wanted)

    async def public(self) -> list[TableMeta]:
        """The public tables that wait for players or are being played, the newest first."""
        t = schema.tables.c
        wanted = select(schema.tables).where(t.public, t.status != OVER).order_by(t.made.desc()).limit(MOST_LISTED)
        return await self._metas(wanted)

    async def of_holder(self, holder: str) -> list[TableMeta]:
        """The tables at which a browser has a seat, or that it made; those not over come first."""
        t, h = schema.tables.c, schema.holders.c
        seated = select(h.table_id).where(h.holder == holder)
        wanted = (
            select(schema.tables)
            .where(or_(t.id.in_(seated), t.owner == holder))
            .order_by((t.status == OVER), t.changed.desc())
            .limit(MOST_LISTED)
        )
        return await self._metas(wanted)

    async def due_tables(self, now: float) -> list[str]:
        """The ids of tables whose clock has run out."""
        t = schema.tables.c
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(t.id).where(t.due < now, t.status == PLAYING).limit(MOST_LISTED)
            )
            return [row.id for row in found]

    async def latest_row_with_clock(self) -> float:
        """When the last thing happened at a table whose clock runs; 0 if there is none."""
        t, j = schema.tables.c, schema.journal.c
        running = (t.due.is_not(None), t.status == PLAYING)
        latest = time() + YEAR  # no damaged row changes what time it is for others
        answered = select(func.max(j.at)).where(j.table_id.in_(select(t.id).where(*running)), j.at < latest)
        begun = select(func.max(t.changed)).where(*running, t.changed < latest)  # where nobody has answered yet
        async with self.engine.connect() as connection:
            found = [(await connection.execute(wanted)).scalar_one() for wanted in (answered, begun)]
            return max(float(one or 0.0) for one in found)

    async def end(self, table: str, result: Mapping[str, Any]) -> bool:
        """Store that the game is over. False: it was not being played."""
        return await self._change(table, PLAYING, status=OVER, result=as_json(result), due=None)

    async def set_due(self, table: str, due: float | None) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(due=due))

    async def set_rules(self, table: str, rules: str) -> None:
        """Store that the game goes on under this version of its rules."""
        async with self.engine.begin() as connection:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(rules=rules))

    async def set_successor(self, table: str, successor: str) -> bool:
        """Store which table is the rematch. False: there is one already."""
        t = schema.tables.c
        async with self.engine.begin() as connection:
            done = await connection.execute(
                update(schema.tables).where(t.id == table, t.successor.is_(None)).values(successor=successor)
            )
            await self._notify_workers(connection, table)
            return bool(done.rowcount)

    async def remove(self, table: str) -> None:
        """Delete a table whose game has not begun."""
        async with self.engine.begin() as connection:
            t = schema.tables.c
            await connection.execute(delete(schema.tables).where(t.id == table, t.status == OPEN))
            await self._notify_workers(connection, table)

    async def _change(self, table: str, was: str, **values: Any) -> bool:
        t = schema.tables.c
        async with self.engine.begin() as connection:
            done = await connection.execute(
                update(schema.tables).where(t.id == table, t.status == was).values(changed=time(), **values)
            )
            await self._notify_workers(connection, table)
            return bool(done.rowcount)

    async def _metas(self, wanted: Select[Any]) -> list[TableMeta]:
        """The tables of a query, without those that cannot be read."""
        async with self.engine.connect() as connection:
            found = await self._read_metas(connection, wanted)
        return [meta for meta in found if meta is not None]

    async def _read_meta(self, connection: AsyncConnection, wanted: Select[Any]) -> TableMeta | None:
        """The table of a query, None if there is none; Refused if its row makes no sense."""
        found = await self._read_metas(connection, wanted)
        if found and found[0] is None:
            raise Refused("stuck")
        return found[0] if found else None

    async def _read_metas(self, connection: AsyncConnection, wanted: Select[Any]) -> list[TableMeta | None]:
        """The tables of a query; None for one whose row makes no sense."""
        rows = (await connection.execute(wanted)).all()
        s, h = schema.seats.c, schema.holders.c
        held = schema.seats.outerjoin(schema.holders, (h.table_id == s.table_id) & (h.seat == s.seat))
        of_tables = (
            select(schema.seats, h.holder, h.network)
            .select_from(held)
            .where(s.table_id.in_([row.id for row in rows]))
            .order_by(s.seat)
        )
        seats: dict[str, list[Any]] = {}  # a row for each browser that holds a seat, one without for nobody
        for seat in (await connection.execute(of_tables)).all() if rows else []:
            seats.setdefault(seat.table_id, []).append(seat)
        found: list[TableMeta | None] = []
        for row in rows:
            try:
                found.append(checked(meta_of(row, seats.get(row.id, []))))
            except (ValueError, TypeError, LookupError) as error:
                log.error("table %s: its row makes no sense: %s", row.id, type(error).__name__)
                found.append(None)
        return found

    async def _notify_workers(self, connection: AsyncConnection, table: str) -> None:
        """Let the other workers know that a table has changed. With SQLite there are none."""
        if is_postgres(self.engine):
            await notify(connection, f"{self.worker} {table}")

    # ------------------------------------------------------------------ seats

    async def change_seats(
        self,
        table: str,
        change: Callable[[TableMeta, Holders], Mapping[Seat, SeatChange]],
        begun: Callable[[TableMeta], TableMeta],
    ) -> TableMeta | None:
        """Change seats of a table whose game has not begun. None: it has begun, or the table is gone.

        `change` is given the table as it is and says who sits where from now on; if it raises, nothing changes.
        `begun` is given the table after that and returns it begun, if no seat is open any more, or as it is.
        All of it is one transaction, so that nobody comes, leaves or adds to the seed of the dice in between.
        """
        t, s, h = schema.tables.c, schema.seats.c, schema.holders.c
        network = self.asking_network()
        async with self.engine.begin() as connection:
            # A write comes first: it makes everybody else who wants to change seats of this table wait.
            locked = await connection.execute(
                update(schema.tables).where(t.id == table, t.status == OPEN).values(changed=time())
            )
            if not locked.rowcount:
                return None
            meta = await self._read_meta(connection, select(schema.tables).where(t.id == table))
            assert meta is not None
            found = await connection.execute(select(h.seat, h.holder).where(h.table_id == table))
            changes = change(meta, {(row.seat, row.holder) for row in found})
            for seat, (chair, holder) in changes.items():
                await connection.execute(
                    update(schema.seats).where(s.table_id == table, s.seat == seat).values(**vars(chair))
                )
                if holder is not None:
                    await self._drop_holders(connection, table, seat)
                if holder:
                    seated = {"table_id": table, "seat": seat, "holder": holder, "network": network or None}
                    await connection.execute(insert(schema.holders).values(seated))
            chairs = tuple(
                changes[seat].chair if seat in changes else chair for seat, chair in enumerate(meta.chairs)
            )
            meta = begun(replace(meta, chairs=chairs))
            if meta.status != OPEN:
                begins = {"status": meta.status, "origin": as_json(meta.origin), "rules": meta.rules}
                await connection.execute(update(schema.tables).where(t.id == table).values(**begins))
            await self._notify_workers(connection, table)
            return meta

    async def rename(self, table: str, seat: Seat, holder: str, choose: Callable[[list[str]], str]) -> None:
        """Give the seat of this browser another name, which is chosen once all others are known.

        Refused if the browser does not hold the seat any more.
        """
        t, s, h = schema.tables.c, schema.seats.c, schema.holders.c
        here = s.table_id == table
        async with self.engine.begin() as connection:
            # A write comes first: whoever else wants to change seats of this table waits.
            await connection.execute(update(schema.tables).where(t.id == table).values(id=table))
            mine = select(h.seat).where(h.table_id == table, h.seat == seat, h.holder == holder)
            if await connection.scalar(mine) is None:
                raise Refused("not_yours")
            others = (await connection.execute(select(s.name).where(here, s.seat != seat))).scalars()
            await connection.execute(
                update(schema.seats).where(here, s.seat == seat).values(name=choose(list(others)))
            )
            await self._notify_workers(connection, table)

    async def held_seats(self, table: str, holder: str) -> list[Seat]:
        """The seats that this browser holds at a table."""
        return (await self.seats_at([table], holder))[table]

    async def seats_at(self, tables: Sequence[str], holder: str) -> dict[str, list[Seat]]:
        """The seats that this browser holds at each of these tables."""
        h, seats = schema.holders.c, dict[str, list[Seat]]((table, []) for table in tables)
        wanted = select(h.table_id, h.seat).where(h.holder == holder, h.table_id.in_(tables)).order_by(h.seat)
        if holder and tables:
            async with self.engine.connect() as connection:
                for row in await connection.execute(wanted):
                    seats[row.table_id].append(row.seat)
        return seats

    async def note_network(self, table: str, seat: Seat, holder: str) -> bool:
        """Store where this browser is now. Returns whether it was elsewhere before."""
        h, network = schema.holders.c, self.asking_network()
        held = (h.table_id == table) & (h.seat == seat) & (h.holder == holder)
        async with self.engine.connect() as connection:
            known = (await connection.execute(select(h.network).where(held))).scalar()
        if not network or known == network:
            return False
        async with self.engine.begin() as connection:
            await connection.execute(update(schema.holders).where(held).values(network=network))
            await self._notify_workers(connection, table)
        return True

    async def holders(self, table: str) -> Holders:
        """Which browsers hold which seats of a table."""
        h = schema.holders.c
        async with self.engine.connect() as connection:
            found = await connection.execute(select(h.seat, h.holder).where(h.table_id == table))
            return {(row.seat, row.holder) for row in found}

    async def _drop_holders(self, connection: AsyncConnection, table: str, seat: Seat) -> None:
        h, c = schema.holders.c, schema.links.c
        await connection.execute(delete(schema.holders).where(h.table_id == table, h.seat == seat))
        await connection.execute(delete(schema.links).where(c.table_id == table, c.seat == seat))

    # ------------------------------------------------------------------ talk

    async def say(self, table: str, seat: Seat, room: str, text: str, phrase: str = "") -> None:
        """Store a line of talk: a text, or a phrase."""
        line = {
            "table_id": table,
            "at": time(),
            "seat": seat,
            "room": room,
            "text": text,
            "phrase": phrase or None,
        }
        async with self.engine.begin() as connection:
            await connection.execute(insert(schema.talk).values(line))
            await self._notify_workers(connection, table)

    async def talk_after(self, table: str, after: int = 0) -> Sequence[Any]:
        """The lines of talk after this number: id, at, seat, room, text, phrase."""
        c = schema.talk.c
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(c.id, c.at, c.seat, c.room, c.text, c.phrase)
                .where(c.table_id == table, c.id > after)
                .order_by(c.id)
            )
            return found.all()

    async def mute(self, table: str, seat: Seat, other: Seat, how: str) -> None:
        """Store whether a seat hears another one. `how`: `mute`, `block`, or empty to hear them again."""
        m = schema.mutes.c
        async with self.engine.begin() as connection:
            await connection.execute(
                delete(schema.mutes).where(m.table_id == table, m.seat == seat, m.other == other)
            )
            if how:
                await connection.execute(
                    insert(schema.mutes).values(table_id=table, seat=seat, other=other, how=how)
                )
            await self._notify_workers(connection, table)

    async def mutes(self, table: str) -> dict[Seat, dict[Seat, str]]:
        """Which seats do not want to hear which others, and how: `mute` or `block`."""
        m = schema.mutes.c
        async with self.engine.connect() as connection:
            found = await connection.execute(select(m.seat, m.other, m.how).where(m.table_id == table))
            quiet: dict[Seat, dict[Seat, str]] = {}
            for row in found:
                quiet.setdefault(row.seat, {})[row.other] = row.how
            return quiet

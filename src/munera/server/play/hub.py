"""The tables in the memory of this worker: loaded when somebody needs them, and unloaded when nobody does."""

from __future__ import annotations

import asyncio
import logging
import math
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from secrets import token_hex
from time import monotonic, time
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from munera.server import asker, metrics
from munera.server.bots.bot_pool import BotPool
from munera.server.play.automation import TableAutomation
from munera.server.play.live_table import LiveTable, Services
from munera.server.play.steady_time import SteadyTime
from munera.server.rates import Rates
from munera.server.settings import Settings
from munera.server.storage.browsers import Browsers
from munera.server.storage.bus import Bus
from munera.server.storage.database import FAILURES, connect, migrate
from munera.server.storage.database_file import DatabaseFile
from munera.server.storage.health import Health
from munera.server.storage.housekeeping import (
    DAY,
    delete_finished_table,
    delete_talk,
    expired_tables,
    forget_addresses,
)
from munera.server.storage.journal import Journal
from munera.server.storage.records import drop_unused_records
from munera.server.storage.store import Store
from munera.server.turns import Turns
from munera.tables.meta import PLAYING
from munera.tables.refusals import Refused
from munera.tables.viewers import Viewer

log = logging.getLogger("munera.hub")
WORK_AT_ONCE = 20.0  # seconds' worth: the story of a long game, and the replay of another
PLAY_AT_ONCE = 8.0
TABLES_AT_ONCE = 20  # that a sweep looks at without a pause
SECONDS_BETWEEN_TIDYING = 3_600.0
SECONDS_UNTIL_NEXT_TRY = 300.0  # for a table whose clock has run out and that cannot be loaded


class Hub:
    """All tables that this worker has in memory, with the database and the bots that they share."""

    def __init__(self, settings: Settings, engine: AsyncEngine | None = None) -> None:
        self.settings = settings
        self.worker = token_hex(4)
        self.engine = engine or connect(settings.database_url)
        self._file = DatabaseFile(self.engine.url)
        self.health = Health(self.engine)
        self.store = Store(self.engine, self.worker)
        self.browsers = Browsers(self.engine, self.worker)
        self.journal = Journal(self.engine, self.worker)
        self.bus = Bus(self.engine, self.worker, self._table_changed)
        self.work_rates = Rates(settings.work, WORK_AT_ONCE * settings.work)
        self.turns = Turns(self._owes)
        self.play_rates = Rates(settings.play, PLAY_AT_ONCE * settings.play)
        self.services = Services(settings, self.store, self.journal, self.bus, self.turns, self.play_rates)
        self.talk_rates = Rates(settings.talk, 10 * settings.talk)
        self.bot_pool = BotPool(settings.bot_workers, settings.bot_seconds, settings.bot_environment)
        self.live_tables: dict[str, LiveTable] = {}
        self.automations: dict[str, TableAutomation] = {}
        self._loaded_for: dict[str, str] = {}  # the address that each table in memory was loaded for
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._leaving: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._time = SteadyTime()
        self._tidied_at = -math.inf
        self.closing = False

    async def open(self) -> None:
        self._file.hold()
        await migrate(self.engine)
        await self.store.open()
        # The wall clock may have been set back while no server ran: time goes on from the last row.
        self._time.now(at_least=await self.store.latest_row_with_clock())
        self.journal.open()
        await self.bus.open()
        self._start_task(self._sweep_forever())

    async def close(self) -> None:
        """Store what was begun; then close everything."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for live in self.live_tables.values():
            for viewer in live.viewers:
                viewer.gone = True
                viewer.wake()
        for automation in self.automations.values():
            await automation.stop()
        for live in self.live_tables.values():
            await live.finish()
        await self.bot_pool.close()
        await self.journal.close()
        await self.bus.close()
        await self.engine.dispose()
        self._file.release()

    def _owes(self, address: str) -> bool:
        """Has this address looked at more than its share lately?"""
        return bool(address) and not self.work_rates.bucket(address).covers(0.0)

    # ------------------------------------------------------------------ tables in memory

    async def live_table(self, table: str) -> LiveTable:
        """The table with this id, read from the database if it is not in memory. Refused if there is none."""
        live = self.live_tables.get(table)
        if live is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loaded(table))
            live = await asyncio.shield(task)
        live.last_used = time()
        return live

    def _loaded(self, table: str) -> None:
        self._loading.pop(table, None)
        if table not in self.live_tables:
            self._loaded_for.pop(table, None)

    async def _load(self, table: str) -> LiveTable:
        address = self._loaded_for[table] = asker.address.get()
        if address and not (owed := self.play_rates.bucket(address)).covers(-owed.burst):
            raise Refused("too_fast")  # it has had many long games played again
        await self._make_room(address)
        if table in self._leaving:
            await asyncio.wait({self._leaving[table]})  # otherwise we would miss what it is still storing
        meta = await self.store.find(table)
        if meta is None:
            raise Refused("no_table")
        live = LiveTable(self.services, meta)
        await live.load()
        await live.store_consequences()
        self.live_tables[table] = live
        automation = self.automations[table] = TableAutomation(live, self.bot_pool)
        if live.meta.status == PLAYING:
            automation.start()
        metrics.TABLES.set(len(self.live_tables))
        return live

    async def _make_room(self, address: str) -> None:
        """Unload what an address has used least recently while it has more in memory than it may have.

        Refused if all of it is being looked at.
        """
        most = self.settings.most_live_from_address
        while address and sum(one == address for one in self._loaded_for.values()) > most:
            unused = [
                live
                for table, live in self.live_tables.items()
                if self._loaded_for.get(table) == address and not live.viewers and not live.lock.locked()
            ]
            if not unused:
                raise Refused("too_many_in_use", most=most)
            await self.unload(min(unused, key=lambda live: live.last_used).id)

    async def refresh(self, table: str) -> LiveTable:
        """Read a table again after this worker has changed its seats or its status."""
        live = await self.live_table(table)
        await live.refresh()
        await self.dismiss(live)
        if live.meta.status == PLAYING:
            await self._note_due(live)
            self.automations[table].start()
        return live

    async def unload(self, table: str) -> None:
        """Remove a table from memory. Nothing is lost: the database has it."""
        live = self.live_tables.pop(table, None)
        automation = self.automations.pop(table, None)
        self._loaded_for.pop(table, None)
        if live is None or automation is None:
            return
        task = self._leaving[table] = asyncio.create_task(self._unload(table, live, automation))
        task.add_done_callback(lambda _: self._leaving.pop(table, None))
        await asyncio.shield(task)

    async def _unload(self, table: str, live: LiveTable, automation: TableAutomation) -> None:
        await automation.stop()
        await live.finish()
        await self.bus.release(table)
        await self.bot_pool.forget(table)
        metrics.TABLES.set(len(self.live_tables))

    # ------------------------------------------------------------------ viewers

    def enter(self, live: LiveTable, viewer: Viewer) -> None:
        self._check_room(live, viewer)
        if live.game is not None and live.game.rewinds:
            viewer.events_told = 0  # it may have been away when something was undone
        came = viewer.seat is not None and all(one.seat != viewer.seat for one in live.viewers)
        live.viewers.add(viewer)
        live.changed_event.set()  # bots may have waited for somebody to look on
        metrics.SOCKETS.inc()
        if came:
            live.wake_viewers()
        else:  # nobody is told of spectators, nor of a second device
            viewer.wake()

    def leave(self, live: LiveTable, viewer: Viewer) -> None:
        if viewer in live.viewers:
            live.viewers.discard(viewer)
            metrics.SOCKETS.dec()
            live.last_used = time()
            if viewer.seat is not None and all(one.seat != viewer.seat for one in live.viewers):
                live.wake_viewers()

    def _check_room(self, live: LiveTable, viewer: Viewer) -> None:
        """Refused if there is no room for one more viewer. No crowd keeps a player out.

        At a full seat the browser with the most sockets gives one up for another browser: whoever got the seat by
        a link cannot keep its owner out.
        """
        same = [one for one in live.viewers if one.seat == viewer.seat and not one.gone]
        most = self.settings.most_sockets if viewer.seat is None else self.settings.most_devices
        if len(same) < most:
            return
        counts = Counter(one.holder for one in same)
        crowd, count = counts.most_common(1)[0]
        if viewer.seat is None or count <= counts[viewer.holder] + 1:
            raise Refused("too_many")
        given_up = next(one for one in same if one.holder == crowd)
        given_up.gone = True
        given_up.wake()

    async def exchange(self, old: str, new: str) -> bool:
        """Give all that one hashed token holds to another, once. False: it holds nothing."""
        try:
            tables = await self.browsers.exchange(old, new)
        except FAILURES as error:
            log.error("the database failed: %s", type(error).__name__)
            raise Refused("busy") from None
        if tables is None:
            return False
        for live in [self.live_tables[table] for table in tables if table in self.live_tables]:
            for viewer in live.viewers:
                if viewer.holder == old:
                    viewer.holder = new
            with self._alone(live.id):
                await self.refresh(live.id)
        return True

    async def dismiss(self, live: LiveTable) -> None:
        """Disconnect viewers whose browser does not hold their seat any more."""
        seated = [viewer for viewer in live.viewers if viewer.seat is not None]
        held = await self.store.holders(live.id) if seated else set()
        for viewer in seated:
            if (viewer.seat, viewer.holder) not in held:
                viewer.gone = True
                viewer.wake()

    # ------------------------------------------------------------------ news and housekeeping

    def _table_changed(self, table: str) -> None:
        """Another worker has changed the table with this id; the empty string: perhaps any table."""
        for live in (
            [self.live_tables[table]]
            if table in self.live_tables
            else ([] if table else list(self.live_tables.values()))
        ):
            self._start_task(self._catch_up(live))

    async def _catch_up(self, live: LiveTable) -> None:
        try:
            await live.catch_up()
            await self.dismiss(live)
        except Exception:
            log.exception("table %s cannot catch up", live.id)
            return
        if live.meta.status == PLAYING and live.id in self.automations:
            self.automations[live.id].start()

    def _start_task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep)
            try:
                await self.sweep()
                if monotonic() - self._tidied_at >= SECONDS_BETWEEN_TIDYING:
                    self._tidied_at = monotonic()
                    await self.tidy(time())
            except Exception:
                log.exception("the sweep failed")

    async def sweep(self) -> None:
        """Unload tables that nobody looks at, and load those whose clock has run out meanwhile."""
        now = self._time.now()
        for number, (table, live) in enumerate(list(self.live_tables.items())):
            if number % TABLES_AT_ONCE == 0:
                await self.turns.turn()
            with self._alone(table):
                await self._note_due(live)
                if not live.viewers:
                    live.stories.forget()
                if not live.viewers and time() - live.last_used > self.settings.idle and not live.lock.locked():
                    await self.unload(table)
        for table in await self.store.due_tables(now):
            if table not in self.live_tables:
                # Should it not load, others must come first for a while: only so many are looked at in one sweep.
                await self.store.set_due(table, now + SECONDS_UNTIL_NEXT_TRY)
                with self._alone(table):
                    (await self.live_table(table)).stored_due = now + SECONDS_UNTIL_NEXT_TRY

    async def tidy(self, now: float) -> None:
        """Delete what was kept long enough: finished tables, talk, addresses, and records that nobody names."""
        settings, engine = self.settings, self.engine
        if settings.keep_finished_days:
            for table in await expired_tables(engine, now - settings.keep_finished_days * DAY):
                live = self.live_tables.get(table)
                if live is None or not live.viewers:  # whoever looks at it may look to the end
                    await self.unload(table)
                    await delete_finished_table(engine, table)
        if settings.keep_talk_days:
            await delete_talk(engine, now - settings.keep_talk_days * DAY)
        await forget_addresses(engine, now)
        await drop_unused_records(engine)

    @contextmanager
    def _alone(self, table: str) -> Iterator[None]:
        """Let the trouble of one table be its own: it is logged, and the sweep goes on with the others."""
        try:
            yield
        except Exception:
            log.exception("table %s cannot be looked after", table)

    async def _note_due(self, live: LiveTable) -> None:
        """Store when the next clock runs out, so that any worker finds the table then, also after a crash."""
        first_deadline = live.first_deadline()
        if first_deadline != live.stored_due and not live.must_reload:
            await self.store.set_due(live.id, first_deadline)
            live.stored_due = first_deadline

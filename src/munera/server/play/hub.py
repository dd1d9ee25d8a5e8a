"""All tables of this worker: found, kept in memory while somebody needs them, looked after, let go."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from secrets import token_hex
from time import time
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from munera.server import metrics
from munera.server.bots.bot_pool import BotPool
from munera.server.play.driver import Driver
from munera.server.play.live import Live, Shared
from munera.server.rates import Rates
from munera.server.settings import Settings
from munera.server.storage.bus import Bus
from munera.server.storage.database import connect, migrate
from munera.server.storage.journal import Journal
from munera.server.storage.store import Store
from munera.tables.meta import PLAYING
from munera.tables.refusals import Refused
from munera.tables.viewers import Viewer

log = logging.getLogger("munera.hub")


class Hub:
    """The worker's memory."""

    def __init__(self, settings: Settings, engine: AsyncEngine | None = None) -> None:
        self.settings = settings
        self.worker = token_hex(4)
        self.engine = engine or connect(settings.database_url)
        self.store = Store(self.engine, self.worker)
        self.journal = Journal(self.engine, self.worker)
        self.bus = Bus(self.engine, self.worker, self._heard)
        self.shared = Shared(settings, self.store, self.journal, self.bus)
        self.talkers = Rates(settings.talk, 10 * settings.talk)
        self.bot_pool = BotPool(settings.bot_workers, settings.bot_seconds)
        self.lives: dict[str, Live] = {}
        self.drivers: dict[str, Driver] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._leaving: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    async def open(self) -> None:
        await migrate(self.engine)
        self.journal.open()
        await self.bus.open()
        self._later(self._sweep_on())

    async def close(self) -> None:
        """What was begun is stored; then everything is let go."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for live in self.lives.values():
            for viewer in live.viewers:
                viewer.gone = True
                viewer.wake()
        for driver in self.drivers.values():
            await driver.stop()
        for live in self.lives.values():
            await live.finish()
        await self.bot_pool.close()
        await self.journal.close()
        await self.bus.close()
        await self.engine.dispose()

    # ------------------------------------------------------------------ tables in memory

    async def live(self, table: str) -> Live:
        """The table, read from the database if it is not here. Refused if there is none."""
        live = self.lives.get(table)
        if live is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(task)
        live.used = time()
        return live

    async def _load(self, table: str) -> Live:
        if table in self._leaving:
            await asyncio.wait({self._leaving[table]})  # else we should miss what it is still storing
        meta = await self.store.find(table)
        if meta is None:
            raise Refused("no_table")
        live = Live(self.shared, meta)
        await live.load()
        await live.settle()
        self.lives[table] = live
        driver = self.drivers[table] = Driver(live, self.bot_pool)
        if live.meta.status == PLAYING:
            driver.start()
        metrics.TABLES.set(len(self.lives))
        return live

    async def changed(self, table: str) -> Live:
        """The seats or the status of a table were changed by this worker."""
        live = await self.live(table)
        await live.refresh()
        await self.dismiss(live)
        if live.meta.status == PLAYING:
            await self._note_due(live)
            self.drivers[table].start()
        return live

    async def forget(self, table: str) -> None:
        """Let it go from memory; nothing is lost."""
        live = self.lives.pop(table, None)
        driver = self.drivers.pop(table, None)
        if live is None or driver is None:
            return
        task = self._leaving[table] = asyncio.create_task(self._let_go(table, live, driver))
        task.add_done_callback(lambda _: self._leaving.pop(table, None))
        await asyncio.shield(task)

    async def _let_go(self, table: str, live: Live, driver: Driver) -> None:
        await driver.stop()
        await live.finish()
        await self.bus.let_go(table)
        await self.bot_pool.forget(table)
        metrics.TABLES.set(len(self.lives))

    # ------------------------------------------------------------------ viewers

    def enter(self, live: Live, viewer: Viewer) -> None:
        most = self.settings.most_sockets if viewer.seat is None else self.settings.most_devices
        if sum(one.seat == viewer.seat for one in live.viewers) >= most:  # no crowd keeps a player out
            raise Refused("too_many")
        if live.sitting is not None and live.sitting.rewinds:
            viewer.told = 0  # it may have been away when something was undone
        live.viewers.add(viewer)
        metrics.SOCKETS.inc()
        live.tell_all()

    def leave(self, live: Live, viewer: Viewer) -> None:
        if viewer in live.viewers:
            live.viewers.discard(viewer)
            metrics.SOCKETS.dec()
            live.used = time()
            live.tell_all()

    async def dismiss(self, live: Live) -> None:
        """Hang up on whoever looks from a seat that is not his any more."""
        seated = [viewer for viewer in live.viewers if viewer.seat is not None]
        held = await self.store.holders(live.id) if seated else set()
        for viewer in seated:
            if (viewer.seat, viewer.holder) not in held:
                viewer.gone = True
                viewer.wake()

    # ------------------------------------------------------------------ news and housekeeping

    def _heard(self, table: str) -> None:
        """Another worker changed a table; no name: look at all."""
        for live in [self.lives[table]] if table in self.lives else ([] if table else list(self.lives.values())):
            self._later(self._catch_up(live))

    async def _catch_up(self, live: Live) -> None:
        try:
            await live.catch_up()
            await self.dismiss(live)
        except Exception:
            log.exception("table %s cannot catch up", live.id)
            return
        if live.meta.status == PLAYING and live.id in self.drivers:
            self.drivers[live.id].start()

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep)
            try:
                await self.sweep()
            except Exception:
                log.exception("the sweep failed")

    async def sweep(self) -> None:
        """Let go of tables that nobody looks at; fetch those whose clock has run out meanwhile."""
        now = time()
        for table, live in list(self.lives.items()):
            await self._note_due(live)
            if not live.viewers and now - live.used > self.settings.idle and not live.lock.locked():
                await self.forget(table)
        for table in await self.store.due(now):
            if table not in self.lives:
                (await self.live(table)).noted = now

    async def _note_due(self, live: Live) -> None:
        """So that another worker, or this one after a crash, finds the table when its clock runs out."""
        soonest = live.soonest()
        if soonest != live.noted and not live.unread:
            await self.store.set_due(live.id, soonest)
            live.noted = soonest

"""A table in memory: its game, whoever looks at it, and the one way in which anything about it changes.

`submit` applies an input, stores it, and only then lets anybody know. If the store says that another worker was
first, the table is read again and the input tried on what it finds.
"""

from __future__ import annotations

import asyncio
import logging
from time import time
from typing import Any

from munera.kernel import Illegal, RuleError, Seat
from munera.server import metrics
from munera.server.settings import Settings
from munera.server.storage.bus import Bus
from munera.server.storage.database import is_postgres
from munera.server.storage.journal import Journal
from munera.server.storage.store import Store
from munera.tables.meta import OPEN, PLAYING, Meta
from munera.tables.refusals import Refused
from munera.tables.rows import ACT, PLAYER, Row
from munera.tables.sitting import Sitting
from munera.tables.table import Table, played

log = logging.getLogger("munera.table")
TRIES = 5  # inputs of others that may come between before we give up
MOST_ROWS = 64  # that follow from one input at once; the driver goes on with the rest


class Shared:
    """What all tables of a worker use."""

    def __init__(self, settings: Settings, store: Store, journal: Journal, bus: Bus) -> None:
        self.settings, self.store, self.journal, self.bus = settings, store, journal, bus


class Live(Table):
    """A table in memory."""

    def __init__(self, shared: Shared, meta: Meta) -> None:
        super().__init__(meta, loaded=time())
        self.shared = shared
        self.lock = asyncio.Lock()
        self.unread = False  # the database failed: nobody knows how far the game has come until it is read again
        self.noted: float | None = None  # when a clock runs out, as the database has it
        self._running: set[asyncio.Task[None]] = set()
        self.moved = asyncio.Event()  # something changed: for the driver
        self.used = self.loaded
        self.acted = -1  # the row of the last anytime move of a person

    @property
    def game(self) -> Sitting:
        """The game, or Refused."""
        if self.unread:
            raise Refused("busy")
        if self.stuck:
            raise Refused("stuck")
        if self.sitting is None:
            raise Refused("not_started" if self.meta.status == OPEN else "other_rules")
        return self.sitting

    # ------------------------------------------------------------------ reading

    async def load(self) -> None:
        """Read everything from the database."""
        await self.read_talk()
        await self._read_game()

    async def _read_game(self) -> None:
        meta = self.meta
        if meta.origin is None:
            self.sitting = None
            return
        if meta.rules != self.book.version:
            log.warning("table %s was begun under rules %s of %s", meta.id, meta.rules, meta.game)
            self.sitting = None
            return
        rows = await self.shared.journal.read(meta.id)
        self.unread = False
        try:
            self.sitting = await asyncio.to_thread(played, self.book, meta, rows)
        except Exception:
            log.exception("table %s cannot be read", meta.id)
            self.stuck = True

    async def read_talk(self) -> None:
        after = self.talk[-1][0] if self.talk else 0
        said = await self.shared.store.said(self.id, after)
        self.talk += [(line.id, line.at, line.seat, line.room, line.text) for line in said]
        self.mutes = await self.shared.store.muted(self.id)

    async def catch_up(self) -> bool:
        """Take in what other workers have stored. Has anything changed?"""
        async with self.lock:
            changed = await self._catch_up()
            await self.read_talk()
        self.tell_all()
        return changed

    async def _catch_up(self) -> bool:
        meta = await self.shared.store.find(self.id)
        if meta is None:
            return False
        before, self.meta = self.meta, meta
        if self.sitting is None:
            if meta.origin is not None and not self.stuck:
                await self._read_game()
            return meta != before
        rows = await self.shared.journal.read(self.id, self.sitting.seq)
        try:
            for row in rows:
                self._apply(row)
        except Exception:
            log.exception("table %s: row cannot be followed", self.id)
            await self._read_game()
        return bool(rows) or meta != before

    async def refresh(self) -> None:
        """The seats or the status changed."""
        async with self.lock:
            await self._catch_up()
        self.tell_all()

    # ------------------------------------------------------------------ changing

    async def submit(self, op: str, seat: Seat | None, value: Any, cause: str) -> None:
        """Apply and store an input, or raise Illegal or Refused and change nothing."""
        # Whoever sent it may hang up meanwhile: what was begun is finished.
        task = asyncio.create_task(self._submit(op, seat, value, cause))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        await asyncio.shield(task)

    async def finish(self) -> None:
        """Wait for the inputs that are under way."""
        if self._running:
            await asyncio.wait(self._running)

    async def _submit(self, op: str, seat: Seat | None, value: Any, cause: str) -> None:
        self.used = time()
        async with self.lock:
            for _ in range(TRIES):
                rows = await self._try(op, seat, value, cause)
                if rows is not None:
                    break
            else:
                raise Refused("busy")
            if op == ACT and cause == PLAYER:
                self.acted = self.game.seq
            try:
                await self.settle()
            except Exception:  # the input is stored all the same; the driver tries again
                log.exception("table %s: not settled", self.id)
        metrics.INPUTS.labels(self.meta.game, op, cause).inc()
        self.tell_all()

    async def _try(self, op: str, seat: Seat | None, value: Any, cause: str) -> list[Row] | None:
        """Once. None: somebody else was first."""
        if self.unread:
            await self.read_again()
        game, now = self.game, time()
        row = Row(game.seq + 1, max(now, game.changed), op, seat, value, cause)
        try:
            self._apply(row)
        except (Illegal, Refused):
            if is_postgres(self.shared.store.engine) and await self._catch_up():
                return None
            raise
        except RuleError as error:
            log.exception("table %s: a rule failed", self.id)
            metrics.RULE_ERRORS.labels(self.meta.game).inc()
            raise Refused("stuck") from error
        rows, steps = [row], []
        try:
            while len(rows) < MOST_ROWS and (follows := self.next_row(game)) is not None:
                next, shown = follows
                if shown:
                    steps += [(viewer, viewer.between(game)) for viewer in self.viewers]
                self._apply(next)
                rows.append(next)
        except Exception as error:
            log.exception("table %s: a rule failed", self.id)
            metrics.RULE_ERRORS.labels(self.meta.game).inc()
            await self.read_again()
            raise Refused("stuck") from error
        stored = await self._store(rows)
        if stored is not None and self.sitting is game:
            for viewer, step in steps:
                viewer.queue(step)
        return stored

    async def _store(self, rows: list[Row]) -> list[Row] | None:
        """What was applied and not stored never happened. None: somebody else was first."""
        try:
            stored = await self.shared.journal.append(self.id, rows)
        except Exception as error:
            log.exception("table %s: not stored", self.id)
            await self.read_again()
            if rows[0] not in await self.shared.journal.read(self.id, rows[0].seq - 1):
                raise Refused("busy") from error
            return rows  # only the word that it is stored was lost
        if not stored:
            await self.read_again()
            return None
        return rows

    async def recover(self) -> None:
        """After the database has failed: see whether it is back. Refused if not."""
        if self.unread:
            async with self.lock:
                if self.unread:
                    await self.read_again()
            self.tell_all()

    async def read_again(self) -> None:
        """The game as the database has it. Refused while that cannot be reached."""
        self.stuck, self.unread = False, True
        try:
            await self._read_game()
        except Exception:
            self.sitting = None
            raise Refused("busy") from None
        self.rewind_viewers()

    def _apply(self, row: Row) -> None:
        game = self.sitting
        assert game is not None
        rewinds = game.rewinds
        game.apply(row)
        if game.rewinds != rewinds:
            self.rewind_viewers()

    async def settle(self) -> None:
        """What follows from stored inputs: superseded seals are blanked, and a game that has ended is over."""
        game = self.sitting
        if game is not None and game.to_blank:
            await self.shared.journal.blank(self.id, game.to_blank)
            game.to_blank = []
        if game is not None and game.over and self.meta.status == PLAYING:
            await self.shared.store.end(self.id, game.result() or {})
            self.meta = await self.shared.store.find(self.id) or self.meta
            metrics.FINISHED.labels(self.meta.game).inc()

    # ------------------------------------------------------------------ telling

    def tell_all(self) -> None:
        """Wake whoever looks, and the driver."""
        self.moved.set()
        for viewer in self.viewers:
            viewer.wake()

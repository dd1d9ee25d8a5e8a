"""A table in the memory of a worker: its game, its viewers, and the only way in which anything about it changes.

`submit` applies an input, stores it, and only then lets anybody know. If another worker has stored an input first,
the table is read again, and the input is tried on the game as it is now.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Mapping
from dataclasses import replace
from time import time
from typing import Any

from munera.kernel import Illegal, RuleError, Seat, WrongVersion
from munera.server import asker, metrics
from munera.server.play.steady_time import SteadyTime
from munera.server.rates import Rates
from munera.server.settings import Settings
from munera.server.storage.bus import Bus
from munera.server.storage.database import is_postgres
from munera.server.storage.journal import Journal
from munera.server.storage.records import read_record
from munera.server.storage.store import Store
from munera.server.turns import UNIT, FairLock, Metered, Turns
from munera.tables.meta import PLAYING, TableMeta
from munera.tables.refusals import Refused
from munera.tables.rows import ACT, PLAYER, UNDO, JournalRow
from munera.tables.stand_ins import check_row
from munera.tables.table import Table, play_journal
from munera.tables.table_game import TableGame

log = logging.getLogger("munera.table")
LONG_GAME = 40  # inputs, which take up to half a millisecond each
ATTEMPTS = 5  # to store an input before others are first
MOST_FOLLOWING = 64  # rows that are stored together with an input; the automation goes on with the rest


class Services:
    """What all tables of a worker use: its settings, the database, the journal, the bus, and its time."""

    def __init__(
        self, settings: Settings, store: Store, journal: Journal, bus: Bus, turns: Turns, play_rates: Rates
    ) -> None:
        self.settings, self.store, self.journal, self.bus = settings, store, journal, bus
        self.turns, self.play_rates = turns, play_rates
        self.long_games = FairLock()  # of which one is played again at a time

    def charge(self, units: float) -> None:
        """Charge what was played to the address that asks, if there is one."""
        if address := asker.address.get():
            self.play_rates.bucket(address).charge(units)


class LiveTable(Table):
    """A table in the memory of this worker."""

    def __init__(self, services: Services, meta: TableMeta) -> None:
        super().__init__(meta, loaded_at=time())
        self._time = SteadyTime()
        self.services = services
        self.lock = asyncio.Lock()
        self.must_reload = (
            False  # the database failed: how far the game has come is unknown until it is read again
        )
        self.stored_due: float | None = None  # when a clock runs out, as the database has it
        self._running: set[asyncio.Task[None]] = set()
        self.changed_event = asyncio.Event()  # something changed: for the automation
        self.last_used = self.loaded_at
        self.last_act = -1  # the row of the last anytime move of a person
        self.beginning: Mapping[str, Any] = {}  # how the game began: its record without the entries

    def now(self) -> float:
        """The time at this table, which never goes back behind its last row."""
        now = self._time.now(0.0 if self.game is None else self.game.changed_at)
        ahead = now - time()
        if abs(ahead - self.ahead) > 1.0:  # a clock that is merely corrected by a little changes nothing
            self.ahead = float(round(ahead))
        return now

    @property
    def started_game(self) -> TableGame:
        """The game of this table; Refused if it has not begun or cannot be read."""
        if self.must_reload:
            raise Refused("busy")
        if self.stuck:
            raise Refused("stuck")
        if self.game is None:
            if self.differs is None:
                raise Refused("not_started")
            raise Refused("other_rules", f"input {self.differs}: version {self.meta.rules} of the rules plays it")
        return self.game

    # ------------------------------------------------------------------ reading

    async def load(self) -> None:
        """Read the talk and the game from the database."""
        await self.read_talk()
        await self._read_game()

    async def _read_game(self) -> None:
        meta = self.meta
        if meta.origin is None:
            self.game = None
            return
        try:
            rows = await self.services.journal.read(meta.id)
        except ValueError:
            log.exception("table %s: its journal is damaged", meta.id)
            self.stuck = True
            return
        origin = await self._origin_with_record()
        self.must_reload = False
        try:
            self.beginning = without_entries(origin)
            self.game = await self._played(replace(meta, origin=origin), rows)
            self.differs = None
        except WrongVersion as error:
            log.warning(
                "table %s of %s: input %s is played by rules %s", meta.id, meta.game, error.entry, meta.rules
            )
            self.game, self.differs = None, error.entry
        except Exception:
            log.exception("table %s cannot be read", meta.id)
            self.stuck = True

    async def _played(self, meta: TableMeta, rows: list[JournalRow]) -> TableGame:
        """The game of this table, played again in a thread; long ones one at a time, and beside what is played."""
        services, between = self.services, self.services.turns.give_way
        if meta.record is None and len(rows) < LONG_GAME:
            return await asyncio.to_thread(play_journal, self.book, meta, rows, between)
        async with services.long_games:
            game, units = await services.turns.beside(play_journal, self.book, meta, rows, between)
        services.charge(units)
        return game

    async def _origin_with_record(self) -> Mapping[str, Any]:
        """How the game began, with the text of the record that the database keeps apart."""
        origin = self.meta.origin
        assert origin is not None
        if self.meta.record is None:
            return origin
        return {**origin, "record": await read_record(self.services.store.engine, self.meta.record)}

    async def read_talk(self) -> None:
        after = self.talk[-1][0] if self.talk else 0
        said = await self.services.store.talk_after(self.id, after)
        self.talk += [(one.id, one.at, one.seat, one.room, one.text, one.phrase or "") for one in said]
        self.mutes = await self.services.store.mutes(self.id)

    async def catch_up(self) -> bool:
        """Read what other workers have stored. Returns whether anything has changed."""
        async with self.lock:
            changed = await self._catch_up()
            await self.read_talk()
        self.wake_viewers()
        return changed

    async def _catch_up(self) -> bool:
        meta = await self.services.store.find(self.id)
        if meta is None:
            return False
        before, self.meta = self.meta, meta
        if self.game is None:
            if meta.origin is not None and not self.stuck:
                await self._read_game()
            return meta != before
        rows = await self.services.journal.read(self.id, self.game.seq)
        try:
            for row in rows:
                self._apply(row)
        except Exception:
            log.exception("table %s: row cannot be followed", self.id)
            await self._read_game()
        return bool(rows) or meta != before

    async def refresh(self) -> None:
        """Read the seats and the status again, which this worker has changed."""
        async with self.lock:
            await self._catch_up()
        self.wake_viewers()

    # ------------------------------------------------------------------ changing

    async def submit(self, op: str, seat: Seat | None, value: Any, cause: str) -> None:
        """Apply and store an input, or raise Illegal or Refused and change nothing."""
        # Whoever sent it may hang up meanwhile: what was begun is finished.
        task = asyncio.create_task(self._charged_submit(op, seat, value, cause))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        await asyncio.shield(task)

    async def finish(self) -> None:
        """Wait for the inputs that are under way."""
        if self._running:
            await asyncio.wait(self._running)

    async def _charged_submit(self, op: str, seat: Seat | None, value: Any, cause: str) -> None:
        """The same, charged to whoever asked: an undo in a long game costs as much as a hundred answers."""
        work = Metered(self._submit(op, seat, value, cause))
        try:
            await work
        finally:
            self.services.charge(work.seconds / UNIT)

    async def _submit(self, op: str, seat: Seat | None, value: Any, cause: str) -> None:
        self.last_used = time()
        async with self.lock:
            for _ in range(ATTEMPTS):
                rows = await self._try(op, seat, value, cause)
                if rows is not None:
                    break
            else:
                raise Refused("busy")
            if self.meta.rules != self.book.version:  # from here on only these rules play it
                await self.services.store.set_rules(self.id, self.book.version)
                self.meta = replace(self.meta, rules=self.book.version)
            if op == ACT and cause == PLAYER:
                self.last_act = self.started_game.seq
            try:
                await self.store_consequences()
            except Exception:  # the input is stored all the same; the automation tries again
                log.exception("table %s: not settled", self.id)
        metrics.INPUTS.labels(self.meta.game, op, cause).inc()
        self.wake_viewers()

    async def _try(self, op: str, seat: Seat | None, value: Any, cause: str) -> list[JournalRow] | None:
        """Try once to apply and store an input. None: another worker was first."""
        if self.must_reload:
            await self.reload()
        game, now = self.started_game, self.now()
        row = JournalRow(game.seq + 1, max(now, game.changed_at), op, seat, value, cause)
        try:
            check_row(game, row)
            await self._apply_beside(row)
        except (Illegal, Refused):
            if is_postgres(self.services.store.engine) and await self._catch_up():
                return None
            raise
        except RuleError as error:
            log.exception("table %s: a rule failed", self.id)
            metrics.RULE_ERRORS.labels(self.meta.game).inc()
            raise Refused("stuck") from error
        rows, steps = [row], []
        try:
            while len(rows) < MOST_FOLLOWING and (follows := self.next_row(game)) is not None:
                next, shown = follows
                if shown:
                    steps += [(viewer, viewer.state_without_question(game)) for viewer in self.viewers]
                await self._apply_beside(next)
                rows.append(next)
        except Exception as error:
            log.exception("table %s: a rule failed", self.id)
            metrics.RULE_ERRORS.labels(self.meta.game).inc()
            await self.reload()
            raise Refused("stuck") from error
        stored = await self._store(rows)
        if stored is not None and self.game is game:
            for viewer, step in steps:
                viewer.queue_step(step)
        return stored

    async def _store(self, rows: list[JournalRow]) -> list[JournalRow] | None:
        """Store rows that were applied; if that fails, the game is read again. None: another worker was first."""
        try:
            stored = await self.services.journal.append(self.id, rows)
        except Exception as error:
            log.exception("table %s: not stored", self.id)
            await self.reload()
            if rows[0] not in await self.services.journal.read(self.id, rows[0].seq - 1):
                raise Refused("busy") from error
            return rows  # only the confirmation was lost
        if not stored:
            await self.reload()
            return None
        return rows

    async def recover(self) -> None:
        """Read the table again if the database has failed meanwhile. Refused while it still fails."""
        if self.must_reload:
            async with self.lock:
                if self.must_reload:
                    await self.reload()
            self.wake_viewers()

    async def reload(self) -> None:
        """Read the game as the database has it. Refused while the database cannot be reached."""
        self.stuck, self.must_reload = False, True
        try:
            await self._read_game()
        except Exception:
            self.game = None
            raise Refused("busy") from None
        self.rewind_viewers()

    async def _apply_beside(self, row: JournalRow) -> None:
        """Apply a row; in a thread if that plays a long game again, for which nobody else need wait."""
        game = self.game
        assert game is not None
        if row.op != UNDO or len(game.match.entries) < LONG_GAME:
            self._apply(row)
            return
        rewinds = game.rewinds
        _, units = await self.services.turns.beside(game.apply, row)
        self.services.charge(units)
        if game.rewinds != rewinds:
            self.rewind_viewers()

    def _apply(self, row: JournalRow) -> None:
        game = self.game
        assert game is not None
        rewinds = game.rewinds
        game.apply(row)
        if game.rewinds != rewinds:
            self.rewind_viewers()

    async def store_consequences(self) -> None:
        """Store what follows from stored inputs: superseded seals are blanked, and a game that ended is over."""
        game = self.game
        if game is not None and game.to_blank:
            await self.services.journal.blank(self.id, game.to_blank)
            game.to_blank = []
        if game is not None and game.over and self.meta.status == PLAYING:
            await self.services.store.end(self.id, game.result() or {})
            self.meta = await self.services.store.find(self.id) or self.meta
            metrics.FINISHED.labels(self.meta.game).inc()

    # ------------------------------------------------------------------ telling

    def wake_viewers(self) -> None:
        """Wake every viewer, and the automation: there may be something new."""
        self.changed_event.set()
        for viewer in self.viewers:
            viewer.wake()


def without_entries(origin: Mapping[str, Any]) -> Mapping[str, Any]:
    """How a game began, for whoever has its entries from elsewhere: long records need not stay in memory."""
    if not origin.get("record"):
        return origin
    head = json.loads(origin["record"]) | {"entries": []}
    return {**origin, "record": json.dumps(head), "until": 0}

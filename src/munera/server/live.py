"""A table in memory: its game, whoever looks at it, and the one way in which anything about it changes.

`submit` applies an input, stores it, and only then lets anybody know. If the store says that another worker was
first, the table is read again and the input tried on what it finds.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterable
from time import time
from typing import Any

from munera.games import books
from munera.kernel import Illegal, Rulebook, RuleError, Seat
from munera.kernel.plain import from_option
from munera.server import fair, metrics
from munera.server.bus import Bus
from munera.server.database import is_postgres
from munera.server.journal import Journal
from munera.server.refusals import Refused
from munera.server.settings import Settings
from munera.server.sitting import ACT, ANSWER, BOUT, FORCED, PLAYER, REVEAL, Row, Sitting
from munera.server.store import OPEN, OVER, PLAYING, Meta, Store
from munera.server.wording import Wording

log = logging.getLogger("munera.table")
TRIES = 5  # inputs of others that may come between before we give up
TABLE_ROOM = "table"
MOST_ROWS = 64  # that follow from one input at once; the driver goes on with the rest
MOST_STEPS = 32  # states between that wait for a viewer; whoever is slower sees only the newest


class Viewer:
    """One socket. What it was sent last, and what waits to be sent."""

    def __init__(self, seat: Seat | None, holder: str, since: int = 0, wording: Wording | None = None) -> None:
        self.seat, self.holder, self.wording = seat, holder, wording
        self.wake = asyncio.Event()
        self.replies: list[dict[str, Any]] = []
        self.number = 0  # frames about the game: counts only what this viewer can see
        self.told = max(0, since)
        self.forced = True  # send the state even if nothing changed
        self.steps: list[dict[str, Any]] = []  # states that others have left behind, still to be sent
        self.heard = 0  # the last line of talk that was looked at
        self.spoke = 0.0  # when it last wanted other words
        self.last_state = ""
        self.last_table = ""
        self.gone = False

    def speak(self, wording: Wording) -> None:
        """In other words from now on: the whole story comes again."""
        self.wording, self.told, self.forced = wording, 0, True
        self.steps.clear()
        self.wake.set()

    def reply(self, message: dict[str, Any]) -> None:
        """An answer to this socket alone."""
        self.replies.append(message)
        self.wake.set()


class Shared:
    """What all tables of a worker use."""

    def __init__(self, settings: Settings, store: Store, journal: Journal, bus: Bus) -> None:
        self.settings, self.store, self.journal, self.bus = settings, store, journal, bus


class Live:
    """A table."""

    def __init__(self, shared: Shared, meta: Meta) -> None:
        self.shared, self.meta = shared, meta
        self.lock = asyncio.Lock()
        self.sitting: Sitting | None = None
        self.stuck = False
        self.unread = False  # the database failed: nobody knows how far the game has come until it is read again
        self.noted: float | None = None  # when a clock runs out, as the database has it
        self.viewers: set[Viewer] = set()
        self._running: set[asyncio.Task[None]] = set()
        self.moved = asyncio.Event()  # something changed: for the driver
        self.used = self.loaded = time()
        self.acted = -1  # the row of the last anytime move of a person
        self.talk: list[tuple[int, float, Seat, str, str]] = []
        self.mutes: dict[Seat, dict[Seat, str]] = {}

    @property
    def id(self) -> str:
        return self.meta.id

    @property
    def book(self) -> Rulebook[Any]:
        return books()[self.meta.game]

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
            self.sitting = await asyncio.to_thread(_played, self.book, meta, rows)
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
            while len(rows) < MOST_ROWS and (next := self._next_row(game)) is not None:
                if next.cause == FORCED:
                    steps.append(self._step(game))
                self._apply(next)
                rows.append(next)
        except Exception as error:
            log.exception("table %s: a rule failed", self.id)
            metrics.RULE_ERRORS.labels(self.meta.game).inc()
            await self.read_again()
            raise Refused("stuck") from error
        stored = await self._store(rows)
        if stored is not None and self.sitting is game:
            self._pass_on(steps)
        return stored

    def _step(self, game: Sitting) -> list[tuple[Viewer, dict[str, Any]]]:
        """What everybody would see if the game stopped here: a blow, say, that nothing in hand can parry.

        Without the question, since it is answered already.
        """
        closed: dict[str, Any] = {"ask": None, "anytime": [], "undo": False}
        return [(viewer, game.message(viewer.seat, viewer.told) | closed) for viewer in self.viewers]

    @staticmethod
    def _pass_on(steps: list[list[tuple[Viewer, dict[str, Any]]]]) -> None:
        """What is stored may be shown, one step after the other."""
        for step in steps:
            for viewer, message in step:
                viewer.steps.append(message)
                if len(viewer.steps) > MOST_STEPS:
                    viewer.steps.clear()

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

    def _next_row(self, game: Sitting) -> Row | None:
        """What follows at once where nobody could learn anything from the time: bouts, reveals, what is forced."""
        match, at, seq = game.match, game.changed, game.seq + 1
        if game.over or game.paused:
            return None
        if (hosted := game.hosted(self.meta.salt)) is not None:
            return Row(seq, at, ANSWER, *hosted, BOUT)
        if len(self.people()) > 1:
            return None
        if match.held:
            return Row(seq, at, REVEAL, None, None, "all_sealed")
        for ask in match.waiting():
            if ask.seat in self.people() and (forced := match.forced(ask.seat)) is not None:
                return Row(seq, at, ANSWER, ask.seat, [match.ask_id(ask.seat), from_option(forced[0])], FORCED)
        return None

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
        self._rewind_viewers()

    def _apply(self, row: Row) -> None:
        game = self.sitting
        assert game is not None
        rewinds = game.rewinds
        game.apply(row)
        if game.rewinds != rewinds:
            self._rewind_viewers()

    def _rewind_viewers(self) -> None:
        """After an undo viewers have been told more than has happened."""
        if self.sitting is not None:
            for viewer in self.viewers:
                viewer.steps.clear()
                told = self.sitting.match.events_told(viewer.seat)
                if viewer.told > told:
                    viewer.told, viewer.forced = told, True

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

    # ------------------------------------------------------------------ who sits there

    def people(self) -> list[Seat]:
        """The seats that people play, without those where somebody stands in."""
        absent = self.sitting.stand_ins if self.sitting else {}
        return [seat for seat in self.meta.people() if seat not in absent]

    def deserted(self) -> bool:
        """Have all people left? Then the game rests until somebody is back."""
        return bool(self.meta.people()) and not self.people()

    def waits_before_reveal(self) -> bool:
        """With at most one person at the table there is nobody who could learn anything from the time."""
        return len(self.people()) > 1

    def reveal_at(self) -> float:
        """When held answers go to the rules: a window has its common time, a sealed round a short grace."""
        game, terms = self.game, self.meta.terms
        if not self.waits_before_reveal():
            return game.changed
        if game.window:
            return max(game.presented + float(terms["window"]), game.changed)
        return game.changed + float(terms["grace"])

    def deadline(self, seat: Seat) -> float | None:
        """When the clock of an awaited seat runs out."""
        game, seconds = self.sitting, float(self.meta.terms["pace"]["seconds"])
        if game is None or not seconds or game.paused or game.over or seat not in game.since:
            return None
        if seat not in self.people():
            return None
        due = game.since[seat] + seconds + game.extra.get(seat, 0.0)
        return max(due, self.loaded + min(30.0, seconds))  # what a restart took is nobody's fault

    def soonest(self) -> float | None:
        """When the first of all clocks runs out."""
        dues = [self.deadline(seat) for seat in range(len(self.meta.chairs))]
        return min((due for due in dues if due is not None), default=None)

    # ------------------------------------------------------------------ telling

    def tell_all(self) -> None:
        """Wake whoever looks, and the driver."""
        self.moved.set()
        for viewer in self.viewers:
            viewer.wake.set()

    async def frames(self, viewer: Viewer) -> list[str]:
        """What this viewer must be sent now. Never anything that is not stored yet."""
        frames: list[str] = []
        async with self.lock:
            replies, viewer.replies = viewer.replies, []
            table = _text({"type": "table", **self.info(viewer.seat, viewer.holder)})
            if table != viewer.last_table:
                viewer.last_table = table
                frames.append(table)
            frames += [_text(line) for line in self._lines(viewer)]
            if self.sitting is not None:
                steps, viewer.steps = viewer.steps, []
                for step in steps:
                    frames += self._state(viewer, self.sitting, step)
                frames += self._state(viewer, self.sitting, self.sitting.message(viewer.seat, viewer.told))
        frames += [_text(reply) for reply in replies]
        return frames

    def _state(self, viewer: Viewer, game: Sitting, message: dict[str, Any]) -> Iterable[str]:
        events, since, told = message.pop("events"), message.pop("since"), message.pop("told")
        known = max(0, min(viewer.told, told) - since)  # of a step: the one before it told that
        events, since = events[known:], since + known
        rest = _text(message)
        if not events and rest == viewer.last_state and not viewer.forced:
            return []
        viewer.last_state, viewer.told, viewer.forced = rest, told, False
        viewer.number += 1
        metrics.FRAMES.labels(self.meta.game).inc()
        frame = {"type": "state", "n": viewer.number, "events": events, "since": since, "told": told, **message}
        if viewer.wording is not None:
            names = tuple(chair.name for chair in self.meta.chairs)
            heard = game.match.events(viewer.seat)
            until = len(heard) - (game.match.events_told(viewer.seat) - told)
            frame["said"] = viewer.wording.said(message, heard[:until], since, names, viewer.seat)
        return [_text(frame)]

    def _lines(self, viewer: Viewer) -> list[dict[str, Any]]:
        """Talk that this viewer may hear and has not heard."""
        lines = []
        quiet = self.mutes.get(viewer.seat, {}) if viewer.seat is not None else {}
        for number, at, seat, room, text in self.talk:
            if number > viewer.heard and seat not in quiet and self.may_hear(viewer.seat, room):
                lines.append(
                    {"type": "talk", "at": round(at), "seat": seat, "room": room_seats(room), "text": text}
                )
        viewer.heard = max(viewer.heard, self.talk[-1][0] if self.talk else 0)
        return lines

    def may_hear(self, viewer: Seat | None, room: str) -> bool:
        """Who sits in a room hears it; everybody hears the table, and in the end all, if that was agreed on."""
        published = self.meta.status == OVER and self.meta.terms["publish_talk"]
        return room == TABLE_ROOM or published or (viewer is not None and viewer in (room_seats(room) or ()))

    def info(self, viewer: Seat | None, holder: str = "") -> dict[str, Any]:
        """The table, as this viewer may know it; the game itself is in the state."""
        meta, game = self.meta, self.sitting
        here = {one.seat for one in self.viewers}
        clocks = game.since if game is not None else {}
        if game is not None and game.window:  # nobody is told who has answered
            clocks = {seat: at for seat, at in clocks.items() if seat == viewer}
        seats = [
            {
                "kind": chair.kind,
                "name": chair.name,
                "bot": chair.bot,
                "here": seat in here,
                "stand_in": game.stand_ins.get(seat, "") if game else "",
                "conceded": bool(game and seat in game.conceded),
                "stirred": bool(chair.entropy),
            }
            for seat, chair in enumerate(meta.chairs)
        ]
        info: dict[str, Any] = {
            "id": meta.id,
            "game": meta.game,
            "rules": meta.rules,
            "status": meta.status,
            "public": meta.public,
            "terms": {name: value for name, value in meta.terms.items() if name != "origin"},
            "began": fair.beginning(meta.terms),
            "seats": seats,
            "you": viewer,
            "owner": bool(holder) and holder == meta.owner,
            "commitment": fair.commitment(meta.key, meta.salt) if fair.claimed(meta.terms) else "",
            "result": meta.result,
            "successor": meta.successor,
            "stuck": self.stuck,
            "other_rules": meta.origin is not None and meta.rules != self.book.version,
            "paused": bool(game and game.paused),
            "closing": self._closing(),
            "proposals": {
                what: {"seat": one.seat, "agreed": sorted(one.agreed)}
                for what, one in (game.proposals if game else {}).items()
            },
            "deadlines": {seat: due for seat in clocks if (due := self.deadline(seat)) is not None},
        }
        if viewer is not None:
            info["standing"] = [list(one) for one in game.standing.get(viewer, ())] if game is not None else []
            info["mutes"] = self.mutes.get(viewer, {})
        if meta.status == OVER and fair.claimed(meta.terms):
            info["fair"] = fair.opened(meta.key, meta.salt, [chair.entropy for chair in meta.chairs])
        return info

    def _closing(self) -> bool:
        """Has everybody sealed, and the reveal is a moment away? Of a window nobody is told."""
        game = self.sitting
        return game is not None and game.match.held and not game.window


def room_seats(room: str) -> list[Seat] | None:
    """The seats of a room; None: the whole table."""
    return None if room == TABLE_ROOM else [int(seat) for seat in room.split(",")]


def _played(book: Rulebook[Any], meta: Meta, rows: list[Row]) -> Sitting:
    assert meta.origin is not None
    game = Sitting(book, meta.origin, meta.origin["at"], meta.terms["undo"])
    for row in rows:
        game.apply(row)
    return game


def _text(message: dict[str, Any]) -> str:
    return json.dumps(message, sort_keys=True, separators=(",", ":"))

"""Everything that happens at a table without a person: bots, stand-ins, standing answers, reveals and clocks.

Each table has one automation, which works in the worker that holds the table's lock. It does one thing at a time
and then looks at the game again.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from random import shuffle
from typing import Any

from munera.bots.bot import UNOFFERED, BotFailed
from munera.bots.playing import ACTS
from munera.kernel import ANY, AnyAsk, Illegal, Rulebook, Seat
from munera.kernel.plain import from_option
from munera.lessons import SCRIPT, scripted
from munera.server import metrics
from munera.server.bots.bot_pool import BotPool
from munera.server.play.live_table import LiveTable
from munera.tables.clocks import overdue
from munera.tables.meta import BOT
from munera.tables.refusals import Refused
from munera.tables.rows import (
    ACT,
    ANSWER,
    BY_CONSENT,
    DELEGATE,
    DRAW,
    PAUSE,
    REVEAL,
    STAND_IN,
    STANDS_IN,
    UNDO,
)
from munera.tables.stand_ins import FAILED, usual
from munera.tables.table_game import TableGame

log = logging.getLogger("munera.automation")
IMMEDIATELY = 0.0
SECONDS_UNTIL_RETRY = 1.0  # until we ask again whether another worker still drives this table
SECONDS_AFTER_TROUBLE = 5.0  # to wait after something unexpected


class TableAutomation:
    """Gives the inputs of one table that no person gives."""

    def __init__(self, live: LiveTable, bot_pool: BotPool) -> None:
        self.live, self.bot_pool = live, bot_pool
        self.round = -1
        self.asked_to_volunteer: set[Seat] = set()  # the bots that were asked for a move at this question
        self.acts = 0
        self.waiting: set[Seat] = set()  # bots that let others go first on the open floor
        self.acts_counted_from = -1  # the row after which bots may volunteer again
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.task is None:
            self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def _run(self) -> None:
        live = self.live
        while True:
            live.changed_event.clear()
            try:
                wait = await self._step()
            except Exception:
                log.exception("table %s: the automation failed", live.id)
                wait = SECONDS_AFTER_TROUBLE
            if wait == IMMEDIATELY:
                await asyncio.sleep(0)
                continue
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await live.changed_event.wait()

    async def _step(self) -> float | None:
        """Do one thing. Returns how long to wait until there may be another; None: until something happens."""
        live = self.live
        try:
            await live.recover()
            game = live.game
            if game is None or live.stuck or live.deserted():
                return None
            if not live.viewers and not live.meta.people():  # bots among themselves play for whoever looks on
                await live.services.bus.release(live.id)
                return None
            if game.over:
                async with live.lock:
                    await live.store_consequences()
                return None
            if not await live.services.bus.may_drive(live.id):
                return SECONDS_UNTIL_RETRY
            if await self._carry_out_proposal(game):
                return IMMEDIATELY
            if game.paused:
                return None
            if (automatic := live.automatic_input(game)) is not None:
                wait = live.reveal_at(game) - live.now() if automatic.op == REVEAL else 0.0
                if wait > 0:
                    return wait
                await live.submit(automatic.op, automatic.seat, automatic.value, automatic.cause)
                return IMMEDIATELY
            if await self._let_bots_play(game):
                return IMMEDIATELY
            waits = (await self._obey_clocks(game), self._pause_left(game))
            return min((wait for wait in waits if wait is not None), default=None)
        except (Illegal, Refused) as error:  # somebody was faster; look again
            if isinstance(error, Refused) and error.code in ("busy", "stuck"):
                return SECONDS_AFTER_TROUBLE
            return IMMEDIATELY if live.changed_event.is_set() else 0.05

    # ------------------------------------------------------------------ what people have agreed on

    async def _carry_out_proposal(self, game: TableGame) -> bool:
        """Carry out a proposal that everybody has consented to. Returns whether there was one."""
        for what, proposal in list(game.proposals.items()):
            # A pause asks those who are there. A draw or an undo needs those too for whom somebody stands in.
            asked = self.live.people() if what == PAUSE else self.live.meta.people()
            if not set(asked) - {proposal.seat} <= proposal.agreed:
                continue
            if what == UNDO:
                entries = game.entries_before_last_answer(proposal.seat)
                await self.live.submit(UNDO, proposal.seat, entries, BY_CONSENT)
            elif what == DRAW:
                await self.live.submit(DRAW, None, None, BY_CONSENT)
            elif what == PAUSE:
                await self.live.submit(PAUSE, None, None, BY_CONSENT)
            return True
        return False

    # ------------------------------------------------------------------ bots

    async def _answer(self, game: TableGame, ask: AnyAsk, option: Any, cause: str) -> None:
        await self.live.submit(ANSWER, ask.seat, [game.match.ask_id(ask.seat), option], cause)

    async def _let_bots_play(self, game: TableGame) -> bool:
        """Let one bot move or answer. Returns whether one did, or was replaced."""
        match = game.match
        if match.round != self.round:
            self.round, self.acts = match.round, 0
            self.asked_to_volunteer.clear()
            self.waiting.clear()
        seats = list(self._bots(game))
        if not seats:
            return False
        shuffle(seats)
        own = [
            seat for seat in seats if seat not in game.delegated
        ]  # who only leaves a bout to it moves themselves
        if type(game.book).anytime is not Rulebook.anytime and await self._let_bots_volunteer(game, own):
            return True
        asked = {ask.seat: ask for ask in match.waiting()}
        for seat in seats:
            if seat in asked and seat not in self.waiting and not self._pauses(game, seat):
                await self._choose(game, asked[seat])
                return True
        if match.mode == ANY and set(asked) <= self.waiting & set(seats):  # everybody waits: one must do something
            first = next(iter(asked.values()))
            await self._answer(game, first, from_option(first.default()), self._cause(first.seat))
            return True
        return False

    def _bots(self, game: TableGame) -> dict[Seat, str]:
        """The bots that play, by their seats: they sit there, stand in, or have a stretch left to them."""
        chairs = enumerate(self.live.meta.chairs)
        seated = {seat: chair.bot for seat, chair in chairs if chair.kind == BOT and seat not in game.stand_ins}
        return {**seated, **dict.fromkeys(game.delegated, usual(game.book)), **self.live.stand_in_bots()}

    def _pauses(self, game: TableGame, seat: Seat) -> bool:
        """Does the bot to which this seat has left a stretch still wait, for whoever watches?"""
        given = game.delegated.get(seat)
        return given is not None and self.live.now() < game.changed_at + given.pause

    def _pause_left(self, game: TableGame) -> float | None:
        """How long it is until a bot to which a stretch was left answers; None if there is none."""
        asked = {ask.seat for ask in game.match.waiting()}
        due = [game.changed_at + one.pause for seat, one in game.delegated.items() if seat in asked]
        return max(0.01, min(due) - self.live.now()) if due else None

    def _cause(self, seat: Seat) -> str:
        """On whose behalf a bot plays this seat: its own, or somebody's who is away."""
        return "bot" if self.live.meta.chairs[seat].kind == BOT else STANDS_IN

    async def _let_bots_volunteer(self, game: TableGame, seats: list[Seat]) -> bool:
        """Ask every bot for a move once per question, and again when a person has moved. Did one move?"""
        last = game.seq
        if self.live.last_act > self.acts_counted_from:
            self.acts_counted_from, self.acts = last, 0
            self.asked_to_volunteer.clear()
        for seat in seats:
            if seat in self.asked_to_volunteer or self.acts >= ACTS:
                continue
            self.asked_to_volunteer.add(seat)
            move = await self._move(game, seat, volunteer=True, choose=False)
            if move is None:
                return True
            if "act" in move:
                self.acts += 1
                await self._act(seat, move["act"])
                return True
        return False

    async def _act(self, seat: Seat, move: Any) -> None:
        try:
            await self.live.submit(ACT, seat, move, self._cause(seat))
        except (Illegal, Refused) as error:
            if isinstance(error, Refused) and error.code != "in_person":
                raise
            if not self.live.changed_event.is_set():
                await self._replace(seat, UNOFFERED)

    async def _choose(self, game: TableGame, ask: AnyAsk) -> None:
        seq, ask_id = game.seq, game.match.ask_id(ask.seat)
        move = await self._move(game, ask.seat, volunteer=False, choose=True)
        if move is None or self.live.game is not game or game.seq != seq:
            return  # replaced, or somebody acted while it thought: ask again
        if "answer" not in move or self._leaves_too_early(game, ask, move["answer"]):
            self.waiting.add(ask.seat)
            if game.match.mode != ANY:
                await self._replace(ask.seat, UNOFFERED)
            return
        try:
            await self.live.submit(ANSWER, ask.seat, [ask_id, move["answer"]], self._cause(ask.seat))
        except (Illegal, Refused) as error:
            if isinstance(error, Refused) and error.code != "in_person":
                raise
            if error.code != "stale" and game.seq == seq:
                await self._replace(ask.seat, UNOFFERED)

    def _leaves_too_early(self, game: TableGame, ask: AnyAsk, answer: Any) -> bool:
        """Would this answer end a bot's part while people may still want to trade with it? Bots leave last."""
        if game.match.mode != ANY or answer != from_option(ask.default()):
            return False
        return any(other.seat in self.live.people() for other in game.match.waiting())

    async def _move(self, game: TableGame, seat: Seat, *, volunteer: bool, choose: bool) -> dict[str, Any] | None:
        """What the bot of this seat wants to do; None: it failed, and was replaced."""
        live, meta = self.live, self.live.meta
        bot = self._bots(game).get(seat, "")
        if not bot:  # the player has come back
            return None
        if bot == SCRIPT:
            return self._scripted(game, seat, choose)
        try:
            return await self.bot_pool.move(
                meta.id,
                game,
                live.beginning,
                seat,
                bot,
                seed=f"{meta.salt}/bots",
                volunteer=volunteer,
                choose=choose,
                stands_in=meta.chairs[seat].kind != BOT,
            )
        except BotFailed as error:
            if live.game is game:
                await self._replace(seat, error.kind)
            return None

    def _scripted(self, game: TableGame, seat: Seat, choose: bool) -> dict[str, Any]:
        """What the script of a tutorial lets this seat do; a script never volunteers."""
        asked = [ask for ask in game.match.waiting() if ask.seat == seat]
        if not choose or not asked:
            return {"wait": True}
        origin = self.live.meta.origin or {}
        return {"answer": from_option(scripted(origin.get("script", {}), asked[0]))}

    async def _replace(self, seat: Seat, why: str) -> None:
        """Give the passive answer for a bot that failed, from now on: one that sat there, or one that stood in.

        Whoever had only left a stretch to it is asked themselves.
        """
        metrics.BOT_FAILURES.labels(self.live.meta.game, why).inc()
        if seat in self.live.started_game.delegated:
            await self.live.submit(DELEGATE, seat, None, f"{FAILED}{why}")
            return
        await self.live.submit(STAND_IN, seat, None, f"{FAILED}{why}")

    # ------------------------------------------------------------------ clocks

    async def _obey_clocks(self, game: TableGame) -> float | None:
        """Do what is due by the clocks, or return how long it is until the first runs out."""
        live, now = self.live, self.live.now()
        deadlines = live.deadlines()
        automatic = overdue(game.match, game.clocks, deadlines, now, live.services.settings.most_lapses)
        if automatic is not None:
            await live.submit(automatic.op, automatic.seat, automatic.value, automatic.cause)
            return IMMEDIATELY
        return min(
            (deadlines[ask.seat] - now for ask in game.match.waiting() if ask.seat in deadlines), default=None
        )

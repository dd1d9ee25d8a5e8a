"""The pool of processes in which bots think. A bot that takes too long loses its process; no other table waits."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from munera.bots.bot import CRASHED, LATE, BotFailed
from munera.bots.sandbox.environment import scrubbed
from munera.kernel import Seat, written
from munera.server.turns import FairLock
from munera.tables.table_game import TableGame

log = logging.getLogger("munera.bot_pool")
LONGEST_LINE = 1 << 24  # bytes in a request or a reply
BUILT_IN = "built in"
START_SECONDS = 60.0  # for a process to import what it needs
SANDBOX_SECONDS = 70.0  # on top for other people's bots, whose own process has a clock (`munera.bots.sandbox`)
EXIT_SECONDS = 1.0  # for a process to end by itself, and with it what it has started


class ProcessDied(Exception):
    """The process ended while a request waited for its reply: perhaps through no fault of the bot."""


class BotProcess:
    """One process that runs `munera.server.bots.bot_worker` and answers one request at a time."""

    def __init__(self, seconds: float, environment: Sequence[str] = ()) -> None:
        self.seconds, self.environment = seconds, environment
        self.lock = FairLock()  # or whoever has the bots of many tables think would keep everybody else's waiting
        self.sent_entries: dict[str, int] = {}  # how many entries of each game it has
        self.process: Process | None = None
        self.count = 0
        self.ended = False
        self._running: set[asyncio.Task[dict[str, Any]]] = set()

    async def ask(self, request: dict[str, Any], entries: list[Any]) -> dict[str, Any]:
        """Send the entries that the process lacks, and the request. BotFailed if it takes too long or dies."""
        # Whoever asks may be cancelled; the process, which others wait for too, goes on to its reply all the same.
        running = asyncio.create_task(self._ask_in_turn(request, entries))
        self._running.add(running)
        running.add_done_callback(self._finished)
        return await asyncio.shield(running)

    def _finished(self, running: asyncio.Task[dict[str, Any]]) -> None:
        self._running.discard(running)
        if not running.cancelled():
            running.exception()  # fetched, so that no warning is logged if whoever asked was cancelled

    async def _ask_in_turn(self, request: dict[str, Any], entries: list[Any]) -> dict[str, Any]:
        async with self.lock:
            try:
                return await self._ask_with_game(request, entries)
            except ProcessDied:
                pass  # a process may die of many things: once is no fault of the bot
            try:
                return await self._ask_with_game(request, entries)
            except ProcessDied:
                raise BotFailed("its process ended", CRASHED) from None

    async def _ask_with_game(self, request: dict[str, Any], entries: list[Any]) -> dict[str, Any]:
        """Ask; if the process has forgotten the game, ask again and send it from its first entry on."""
        reply = await self._exchange(request, entries)
        if reply.get("need"):
            self.sent_entries.pop(request["game_id"], None)
            reply = await self._exchange(request, entries)
        return reply

    async def _exchange(self, request: dict[str, Any], entries: list[Any]) -> dict[str, Any]:
        process = self.process
        if process is None or process.returncode is not None:
            process = await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        game, self.count = request["game_id"], self.count + 1
        sent_entries = self.sent_entries.get(game, 0)
        if sent_entries > len(entries):
            sent_entries = 0
        sent = {**request, "id": self.count, "have": sent_entries, "entries": entries[sent_entries:]}
        if sent_entries:
            del sent["origin"]
        try:
            process.stdin.write(json.dumps(sent).encode() + b"\n")
            async with asyncio.timeout(self.seconds):
                await process.stdin.drain()
                line = await process.stdout.readline()
        except TimeoutError:
            await self._kill()
            raise BotFailed("too slow", LATE) from None
        except (OSError, ValueError):
            line = b""
        if not line:
            await self._kill()
            raise ProcessDied
        self.sent_entries[game] = len(entries)
        reply: dict[str, Any] = json.loads(line)
        return reply

    async def _start(self) -> Process:
        """Start a process and wait until it says that it is ready: no bot is charged for its imports."""
        if self.ended:
            raise ProcessDied
        self.sent_entries.clear()
        self.process = process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "munera.server.bots.bot_worker"),
            stdin=PIPE,
            stdout=PIPE,
            limit=LONGEST_LINE,
            env=scrubbed(os.environ, self.environment),
        )
        assert process.stdout is not None
        with suppress(TimeoutError):
            async with asyncio.timeout(START_SECONDS):
                if await process.stdout.readline():
                    return process
        await self._kill()
        raise ProcessDied

    async def end(self) -> None:
        """End the process and never start another one."""
        self.ended = True
        await self._kill()

    async def _kill(self) -> None:
        process, self.process = self.process, None
        if process is None or process.returncode is not None:
            return
        with suppress(ProcessLookupError):
            process.terminate()
        try:
            async with asyncio.timeout(EXIT_SECONDS):
                await process.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class BotPool:
    """The processes of one worker: our own bots share some, and every other bot has one for each table.

    environment: names of further variables that bots may know.
    """

    def __init__(self, workers: int, seconds: float, environment: Sequence[str] = ()) -> None:
        self.workers, self.seconds, self.environment = max(1, workers), seconds, environment
        self.processes: dict[str, BotProcess] = {}

    async def move(
        self,
        game_id: str,
        table_game: TableGame,
        origin: Mapping[str, Any],
        seat: Seat,
        bot: str,
        *,
        seed: str,
        volunteer: bool = False,
        choose: bool = True,
        stands_in: bool = False,
        explains: bool = False,
    ) -> dict[str, Any]:
        """Ask what this bot would do now with this seat: see `BotWorker.answer` for the replies.

        `stands_in`: it plays for somebody who is away, and does nothing that is for them in person. `explains`: it
        only suggests something to whoever plays there, and says why.
        """
        request = {
            "game_id": f"{game_id}/{table_game.instance}/{table_game.rewinds}",
            "game": table_game.book.id,
            "origin": origin,
            "seat": seat,
            "bot": bot,
            "seed": seed,
            "seconds": self.seconds,
            "volunteer": volunteer,
            "choose": choose,
            "stands_in": stands_in,
            "explains": explains,
        }
        process = self._process_for(game_id, bot)
        reply = await process.ask(request, written(table_game.match.entries))
        if "failed" in reply:
            log.warning("bot %s at seat %s of %s failed: %s", bot, seat, table_game.book.id, reply["failed"])
            raise BotFailed("it failed", reply["failed"])
        return reply

    def _process_for(self, game_id: str, bot: str) -> BotProcess:
        foreign = ":" in bot
        key = f"{bot} {game_id}" if foreign else f"{BUILT_IN} {hash(game_id) % self.workers}"
        if key not in self.processes:
            seconds = self.seconds + (SANDBOX_SECONDS if foreign else 0.0)
            self.processes[key] = BotProcess(seconds, self.environment)
        return self.processes[key]

    async def forget(self, game_id: str) -> None:
        """End the processes that only this game uses, as its table has left the memory."""
        for key in [key for key in self.processes if key.endswith(f" {game_id}")]:
            await self.processes.pop(key).end()

    async def close(self) -> None:
        for process in self.processes.values():
            await process.end()
        self.processes.clear()

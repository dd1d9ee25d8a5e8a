"""The processes in which bots think. A bot that is late costs its process, and nobody else anything."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from munera.bots.bot import CRASHED, LATE, BotFailed
from munera.kernel import Seat, written
from munera.tables.sitting import Sitting

log = logging.getLogger("munera.crew")
LONGEST = 1 << 24  # bytes in a letter
HOUSE = "house"
STARTING = 60.0  # seconds for a process to import what it needs
APART = 70.0  # seconds on top for other people's bots, whose own process has a clock (`munera.bots.apart`)
POLITE = 1.0  # seconds for a process to end by itself, and take along what it has started


class Died(Exception):
    """The process ended while somebody waited for it: perhaps through no fault of his."""


class Hand:
    """One process, which answers one letter at a time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.turn = asyncio.Lock()
        self.have: dict[str, int] = {}  # how many entries of each game it has
        self.process: Process | None = None
        self.count = 0
        self.ended = False
        self._asking: set[asyncio.Task[dict[str, Any]]] = set()

    async def ask(self, letter: dict[str, Any], entries: list[Any]) -> dict[str, Any]:
        """Send what it lacks of the game, and the question. BotFailed if it takes too long or dies of it."""
        # Who asks may hang up; the process, which others wait for too, goes on to its answer all the same.
        asking = asyncio.create_task(self._in_turn(letter, entries))
        self._asking.add(asking)
        asking.add_done_callback(self._asked)
        return await asyncio.shield(asking)

    def _asked(self, asking: asyncio.Task[dict[str, Any]]) -> None:
        self._asking.discard(asking)
        if not asking.cancelled():
            asking.exception()  # whoever asked has had it, or is not there any more

    async def _in_turn(self, letter: dict[str, Any], entries: list[Any]) -> dict[str, Any]:
        async with self.turn:
            try:
                return await self._ask_all(letter, entries)
            except Died:
                pass  # a process may die of many things: once is no fault of the bot
            try:
                return await self._ask_all(letter, entries)
            except Died:
                raise BotFailed("its process ended", CRASHED) from None

    async def _ask_all(self, letter: dict[str, Any], entries: list[Any]) -> dict[str, Any]:
        """The process may have forgotten the game: then from its beginning."""
        reply = await self._ask(letter, entries)
        if reply.get("need"):
            self.have.pop(letter["game_id"], None)
            reply = await self._ask(letter, entries)
        return reply

    async def _ask(self, letter: dict[str, Any], entries: list[Any]) -> dict[str, Any]:
        process = self.process
        if process is None or process.returncode is not None:
            process = await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        game, self.count = letter["game_id"], self.count + 1
        have = self.have.get(game, 0)
        if have > len(entries):
            have = 0
        sent = {**letter, "id": self.count, "have": have, "entries": entries[have:]}
        if have:
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
            raise Died
        self.have[game] = len(entries)
        reply: dict[str, Any] = json.loads(line)
        return reply

    async def _start(self) -> Process:
        """A new process, once it says that it is ready: what it imports is on nobody's time."""
        if self.ended:
            raise Died
        self.have.clear()
        self.process = process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "munera.server.bots.crewman", stdin=PIPE, stdout=PIPE, limit=LONGEST
        )
        assert process.stdout is not None
        with suppress(TimeoutError):
            async with asyncio.timeout(STARTING):
                if await process.stdout.readline():
                    return process
        await self._kill()
        raise Died

    async def end(self) -> None:
        """For good."""
        self.ended = True
        await self._kill()

    async def _kill(self) -> None:
        process, self.process = self.process, None
        if process is None or process.returncode is not None:
            return
        with suppress(ProcessLookupError):
            process.terminate()
        try:
            async with asyncio.timeout(POLITE):
                await process.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Crew:
    """The bots of the house share some processes; everybody else's have one for each table."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers, self.seconds = max(1, workers), seconds
        self.hands: dict[str, Hand] = {}

    async def move(
        self,
        game_id: str,
        sitting: Sitting,
        origin: Mapping[str, Any],
        seat: Seat,
        bot: str,
        *,
        seed: str,
        volunteer: bool = False,
        choose: bool = True,
    ) -> dict[str, Any]:
        """What this bot would do now with this seat."""
        letter = {
            "game_id": f"{game_id}/{sitting.life}/{sitting.rewinds}",
            "game": sitting.book.id,
            "origin": {**origin, "until": 0} if "record" in origin else origin,  # all entries follow
            "seat": seat,
            "bot": bot,
            "seed": seed,
            "seconds": self.seconds,
            "volunteer": volunteer,
            "choose": choose,
        }
        hand = self._hand(game_id, bot)
        reply = await hand.ask(letter, written(sitting.match.entries))
        if "failed" in reply:
            log.warning("bot %s at seat %s of %s failed: %s", bot, seat, sitting.book.id, reply["failed"])
            raise BotFailed("it failed", reply["failed"])
        return reply

    def _hand(self, game_id: str, bot: str) -> Hand:
        apart = ":" in bot
        key = f"{bot} {game_id}" if apart else f"{HOUSE} {hash(game_id) % self.workers}"
        if key not in self.hands:
            self.hands[key] = Hand(self.seconds + (APART if apart else 0.0))
        return self.hands[key]

    async def forget(self, game_id: str) -> None:
        """A table has left the memory."""
        for key in [key for key in self.hands if key.endswith(f" {game_id}")]:
            await self.hands.pop(key).end()

    async def close(self) -> None:
        for hand in self.hands.values():
            await hand.end()
        self.hands.clear()

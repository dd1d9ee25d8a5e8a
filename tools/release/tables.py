"""`python -m tools.release.tables SOURCES OUT`: a database with half-played tables, by the server of SOURCES.

Everything goes through the lobby, the tables and the automation of that server, so that the database is a real
one. Only chance, the clock and the order of things are ours, so that it is the same each time: the automation does
a step when it is told to, and time goes on when somebody has done something.
"""

from __future__ import annotations

import asyncio
import lzma
import random
import secrets
import sqlite3
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any


class Clock:
    """A clock that stands still until it is told to go on."""

    now = 1_760_000_000.0

    def __call__(self) -> float:
        return self.now


CLOCK = Clock()
CHANCE = random.Random("release")
time.time = CLOCK
secrets.token_bytes = lambda nbytes=None: CHANCE.randbytes(nbytes or 32)
secrets.token_hex = lambda nbytes=None: CHANCE.randbytes(nbytes or 32).hex()
secrets.token_urlsafe = lambda nbytes=None: token(CHANCE.getrandbits(8 * (nbytes or 32)))

# The server takes the clock and the secrets by name, so it comes after them.
import munera  # noqa: E402
from munera import bots  # noqa: E402
from munera.games import books  # noqa: E402
from munera.kernel import SEALED, AnyAsk, Illegal, Rulebook, Seat, Stream, pick  # noqa: E402
from munera.kernel.laws import Case, short  # noqa: E402
from munera.kernel.plain import from_option  # noqa: E402
from munera.server.http.identity import hashed  # noqa: E402
from munera.server.play import automation  # noqa: E402
from munera.server.play.hub import Hub  # noqa: E402
from munera.server.play.live_table import LiveTable  # noqa: E402
from munera.server.play.lobby import Lobby  # noqa: E402
from munera.server.settings import Settings  # noqa: E402
from munera.tables.meta import BOT, OPEN, Chair  # noqa: E402
from munera.tables.refusals import Refused  # noqa: E402
from munera.tables.rows import (  # noqa: E402
    ACT,
    ANSWER,
    CONCEDE,
    CONSENT,
    DRAW,
    MORE_TIME,
    PAUSE,
    PLAYER,
    PROPOSE,
    REFUSE,
    STANDING,
    UNDO,
    UNSEAL,
)
from tools.release.games import table as table_of  # noqa: E402
from tools.releases import DATABASE, token  # noqa: E402

TABLES = 40  # of each game
STEP = 4.0  # seconds from one thing that somebody does to the next
UNDOS, PACES = ("free", "consent", "off"), (("none", 0), ("days", 3 * 86_400), ("live", 600))
NEVER = 1e6  # seconds: nothing happens by itself
MOST = 60  # answers until the moment that is wanted is given up


class HalfPlayedTable:
    """One table, and a way to play for the people at it."""

    def __init__(self, hub: Hub, lobby: Lobby, live: LiveTable, stream: Stream, patience: int) -> None:
        self.hub, self.lobby, self.live, self.stream, self.patience = hub, lobby, live, stream, patience

    @property
    def people(self) -> list[Seat]:
        return self.live.people()

    async def settle(self) -> None:
        """Do everything that follows without a person, until one is awaited."""
        automated = self.hub.automations[self.live.id]
        while await automated._step() == automation.IMMEDIATELY:
            pass

    async def submit(self, op: str, seat: Seat | None, value: Any = None) -> bool:
        """Give a person's input, and do what follows; False: it is not allowed now."""
        CLOCK.now += STEP
        done = False
        with suppress(Illegal, Refused):
            await self.live.submit(op, seat, value, PLAYER)
            done = True
        await self.settle()
        return done

    def asks(self) -> list[AnyAsk]:
        """The questions that people are asked now."""
        game = self.live.started_game
        return [] if game.over else [ask for ask in game.match.waiting() if ask.seat in self.people]

    async def answer(self, ask: AnyAsk) -> bool:
        option = pick(ask.options, self.stream)
        ask_id = self.live.started_game.match.ask_id(ask.seat)
        return await self.submit(ANSWER, ask.seat, [ask_id, from_option(option)])

    async def act(self) -> bool:
        """Make a move that is allowed at any time, if there is one."""
        match = self.live.started_game.match
        seat = self.stream.choice(self.people)
        free = match.book.anytime(match.state, seat)
        return bool(free) and await self.submit(ACT, seat, from_option(pick(free, self.stream)))

    async def play(self, answers: int, until: Callable[[], bool] = lambda: True) -> None:
        """Give at least so many answers, and more until it is as wanted, but never to the end."""
        for number in range(answers + self.patience):
            asks = self.asks()
            if not asks or (number >= answers and until()):
                return
            if self.stream.chance(150) and await self.act():
                continue
            await self.answer(self.stream.choice(asks))


# ---------------------------------------------------------------------- moments to stop at

Moment = Callable[[HalfPlayedTable, int], Coroutine[Any, Any, None]]


async def asked(table: HalfPlayedTable, answers: int) -> None:
    """Play until a person is asked something."""
    await table.play(answers)


async def window(table: HalfPlayedTable, answers: int) -> None:
    """Play until a reaction window is open and not everybody has answered."""
    await table.play(answers, lambda: table.live.started_game.window)


async def sealed(table: HalfPlayedTable, answers: int) -> None:
    """Play until some have sealed, and one of them has taken the answer back."""
    game = table.live.started_game
    await table.play(answers, lambda: game.match.mode == SEALED and len(table.asks()) > 1)
    asks = table.asks()
    for ask in asks[:-1]:
        await table.answer(ask)
    if len(asks) > 1:
        await table.submit(UNSEAL, asks[0].seat)
        await table.answer(asks[0])


async def proposed(table: HalfPlayedTable, answers: int) -> None:
    """Let a person propose something to the others; at the second table it was refused once."""
    await table.play(answers)
    people = table.people
    for what in (UNDO, DRAW, PAUSE):
        if len(people) > 1 and await table.submit(PROPOSE, people[0], what) and what == UNDO:
            await table.submit(REFUSE, people[1], what)
    if len(people) > 2:
        await table.submit(CONSENT, people[1], PAUSE)


async def with_standing_answers(table: HalfPlayedTable, answers: int) -> None:
    """Let people have standing answers."""
    for seat, how in zip(table.people, ("decline", "mine", "unfit"), strict=False):
        await table.submit(STANDING, seat, [["*", "*", how]])
    await table.play(answers)


async def paused(table: HalfPlayedTable, answers: int) -> None:
    """Let everybody agree to a pause."""
    await table.play(answers)
    first, *others = table.people
    await table.submit(PROPOSE, first, PAUSE)
    for seat in others:
        await table.submit(CONSENT, seat, PAUSE)


async def left(table: HalfPlayedTable, answers: int) -> None:
    """Let a person leave, so that somebody stands in."""
    await table.play(answers)
    CLOCK.now += STEP
    await table.lobby.leave(table.live.id, table.people[-1], hashed(token(table.people[-1])))
    await table.settle()
    if table.people:
        await table.play(answers // 2)


async def undone(table: HalfPlayedTable, answers: int) -> None:
    """Let something be undone."""
    await table.play(answers, lambda: any(table.live.started_game.may_undo(seat) for seat in table.people))
    for seat in table.people:
        await table.submit(UNDO, seat)
    await table.play(2)


async def conceded(table: HalfPlayedTable, answers: int) -> None:
    """Let one of several players concede, so that the game goes on."""
    await table.play(answers)
    if len(table.live.meta.chairs) > 2 and len(table.people) > 1:
        await table.submit(CONCEDE, table.people[0])
    await table.play(2)


async def late(table: HalfPlayedTable, answers: int) -> None:
    """Let a clock run out once and give more time; there is talk, too."""
    await table.play(answers)
    store, first = table.hub.store, table.people[0]
    await store.say(table.live.id, first, "table", "Salvete!")
    await store.say(table.live.id, first, f"0,{len(table.live.meta.chairs) - 1}", "Between us.")
    await store.mute(table.live.id, first, len(table.live.meta.chairs) - 1, "mute")
    holder = next(holder for seat, holder in await store.holders(table.live.id) if seat == first)
    await table.hub.browsers.make_link(table.live.id, first, holder, hashed(f"link to {table.live.id}"))
    CLOCK.now += 4 * 86_400
    await table.settle()
    await table.submit(MORE_TIME, first, 60.0)


MOMENTS: tuple[Moment, ...] = (
    asked,
    window,
    sealed,
    proposed,
    with_standing_answers,
    paused,
    left,
    undone,
    conceded,
    late,
)


# ---------------------------------------------------------------------- tables


def chairs_of(book: Rulebook[Any], seats: int, number: int) -> list[Chair]:
    """The seats: one person or several, and all sorts of bots."""
    people = 1 + (number + number // len(MOMENTS)) % seats
    known = bots.names(book.id)
    return [
        Chair(OPEN) if seat < people else Chair(BOT, bot=known[(number + seat) % len(known)])
        for seat in range(seats)
    ]


async def make(hub: Hub, lobby: Lobby, book: Rulebook[Any], number: int) -> None:
    """A table, played up to its moment; where the game ends before it, another one is played less far."""
    case, answers = table_of(book, number), 2 + 3 * (number % 8)
    tries = [(case, answers, MOST), (case, answers // 2, 0), (short(book, case.seats), answers // 2, 0)]
    for case, answers, patience in tries:
        if await played(hub, lobby, case, number, answers, patience):
            return
    sys.exit(f"release: table {number} of {book.id} was to be half-played")


async def played(hub: Hub, lobby: Lobby, case: Case, number: int, answers: int, patience: int) -> bool:
    """Is the game still going on?"""
    book = case.book
    pace, seconds = PACES[number % len(PACES)]
    terms = {
        "options": {name: from_option(value) for name, value in case.variant.items()},
        "pace": {"kind": pace, "seconds": seconds},
        "aids": number % 2 == 0,
        "undo": UNDOS[(number + number // len(MOMENTS)) % len(UNDOS)],
        "publish_talk": number % 5 == 0,
        "window": 0.0 if number % 3 else 3.0,
        "grace": 0.0 if number % 3 else 1.5,
    }
    chairs = chairs_of(book, case.seats, number)
    owner = hashed(token(0))
    meta = await lobby.make(book.id, chairs, terms, owner=owner, public=number % 4 == 0)
    for seat, chair in enumerate(chairs):
        if chair.kind == OPEN:
            entropy = f"dice of {seat}" if number % 2 else ""
            await lobby.join(meta.id, hashed(token(seat)), f"Guest {seat}", seat, entropy)
    table = HalfPlayedTable(
        hub, lobby, await hub.live_table(meta.id), Stream.seeded(f"{book.id} people {number}"), patience
    )
    assert table.live.meta.people() == [seat for seat, chair in enumerate(chairs) if chair.kind == OPEN]
    await table.settle()
    await MOMENTS[number % len(MOMENTS)](table, answers)
    await hub._note_due(table.live)  # what a sweep does
    await hub.unload(meta.id)
    return not table.live.started_game.over


def by_hand(automated: automation.TableAutomation) -> None:
    """Do not start by itself: the tests call each step."""
    assert automated.task is None


async def fill(database: Path) -> None:
    """Make all tables of all games."""
    random.seed(0)  # bots take turns by lot
    automation.TableAutomation.start = by_hand  # type: ignore[method-assign, assignment]
    hub = Hub(
        Settings(database_url=f"sqlite:///{database}", most_tables=10_000, sweep=NEVER, log_level="critical")
    )
    await hub.open()
    lobby = Lobby(hub)
    for book in books().values():
        for number in range(TABLES):
            await make(hub, lobby, book, number)
    await hub.close()


def main(sources: str, out: str) -> None:
    if not (munera.__file__ or "").startswith(sources):
        sys.exit(f"release: {sources} was to play, but {munera.__file__} was found")
    with TemporaryDirectory() as name:
        database = Path(name, "munera.db")
        asyncio.run(fill(database))
        with sqlite3.connect(database, isolation_level=None) as connection:
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("DELETE FROM tables WHERE status = 'over'")  # the ones played too far
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("VACUUM")
        packed = lzma.compress(database.read_bytes(), preset=9 | lzma.PRESET_EXTREME)
    Path(out, DATABASE).write_bytes(packed)


if __name__ == "__main__":
    main(*sys.argv[1:])

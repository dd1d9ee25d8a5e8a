"""What people do with tables before and between games: make, join, begin, leave, and play a rematch."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from dataclasses import replace
from secrets import token_bytes
from time import time
from typing import Any

from munera import bots, fair
from munera.games import books
from munera.kernel import BadVariant, Rulebook, Seat, Variant
from munera.kernel.settings import complete
from munera.lessons import SCRIPT
from munera.server.play.hub import Hub
from munera.server.play.live_table import LiveTable
from munera.tables.meta import BOT, OPEN, OVER, PERSON, PLAYING, Chair, TableMeta
from munera.tables.refusals import Refused
from munera.tables.rows import BACK, STAND_IN
from munera.tables.texts import one_line

LONGEST_NAME = 24
PEOPLE = ("Crixus", "Gannicus", "Oenomaus", "Naevia", "Varro", "Mira")
BOT_NAMES = ("Automaton", "Machina", "Talos", "Galatea", "Colossus", "Ctesibius")


def book_of(game: str) -> Rulebook[Any]:
    """The rulebook of a game; Refused if there is no such game."""
    if game not in books():
        raise Refused("no_game")
    return books()[game]


def check_options(book: Rulebook[Any], seats: int, options: Variant) -> dict[str, Any]:
    """The complete table options; Refused if so many seats cannot play with them."""
    if seats not in book.seats:
        raise Refused("bad_seats", f"{book.id} is played by {book.seats[0]} to {book.seats[-1]}")
    try:
        chosen = complete(book.settings, options)
        book.check(seats, chosen)
    except BadVariant as error:
        raise Refused("bad_option", str(error)) from error
    return dict(chosen)


def clean_name(name: str, taken: Sequence[str], pool: Sequence[str] = PEOPLE) -> str:
    """A readable name that nobody else at the table has: the wanted one, perhaps with a number."""
    readable = one_line(name, LONGEST_NAME)
    candidates = [readable] if readable else list(pool)
    used = {other.casefold() for other in taken}
    for one in [*candidates, *(f"{candidates[0]} {number}" for number in range(2, 99))]:
        if one.casefold() not in used:
            return one
    raise Refused("bad_text")


def table_id() -> str:
    """A new id that nobody can guess and that can be read aloud: 100 random bits in small letters and digits."""
    return base64.b32encode(token_bytes(15)).decode().lower()[:20]


class Lobby:
    """Makes tables and changes who sits at them."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.store, self.settings = hub, hub.store, hub.settings

    def check_bot(self, book: Rulebook[Any], bot: str) -> str:
        """The bot of this name, if it is one of ours or the operator allows it; by default our best one."""
        known = bots.names(book.id)
        if not bot:
            return known[-1]
        if bot not in known and bot not in self.settings.bots:
            raise Refused("bad_bot", f"there are: {', '.join((*known, *self.settings.bots))}")
        return bot

    async def make(
        self,
        game: str,
        chairs: Sequence[Chair],
        terms: dict[str, Any],
        *,
        owner: str,
        public: bool,
        origin: dict[str, Any] | None = None,
    ) -> TableMeta:
        """Make a table. Its seats of kind `person` belong to the browser that makes it."""
        book = book_of(game)
        if await self.store.count_open(owner) >= self.settings.most_tables:
            raise Refused("too_many")
        if origin is None:
            terms = {
                **terms,
                "options": _plain(check_options(book, len(chairs), _option_values(terms["options"]))),
            }
        seated: list[Chair] = []
        for chair in chairs:
            taken = [one.name for one in seated]
            if chair.kind == PERSON:
                seated.append(replace(chair, name=clean_name(chair.name, taken)))
            elif chair.kind == BOT:
                scripted = chair.bot == SCRIPT and origin is not None and "script" in origin
                bot = SCRIPT if scripted else self.check_bot(book, chair.bot)
                # We name the bots; where a game goes on from somewhere, they keep the names of their seats.
                seated.append(Chair(BOT, clean_name(chair.name if origin else "", taken, BOT_NAMES), bot))
            else:
                seated.append(Chair(OPEN))
        key, salt = fair.secret()
        now = time()
        meta = TableMeta(
            table_id(),
            game,
            book.version,
            owner,
            OPEN,
            public,
            terms,
            now,
            now,
            key,
            salt,
            None,
            None,
            None,
            tuple(seated),
        )
        if origin is not None:
            meta = replace(meta, terms={**terms, "origin": origin})
        await self.store.make(meta, {seat: owner for seat, one in enumerate(seated) if one.kind == PERSON})
        return await self.begin_if_full(meta)

    async def begin_if_full(self, meta: TableMeta) -> TableMeta:
        """Begin the game if no seat is open any more."""
        if meta.status != OPEN or any(chair.kind == OPEN for chair in meta.chairs):
            return meta
        terms = meta.terms
        if "origin" in terms:
            origin = {**terms["origin"], "at": time()}
        else:
            seed = fair.seed(meta.key, [chair.entropy for chair in meta.chairs])
            origin = {"seats": len(meta.chairs), "seed": seed, "options": terms["options"], "at": time()}
        rules = meta.rules if "origin" in terms else book_of(meta.game).version
        await self.store.begin(meta.id, origin, rules)
        live = await self.hub.refresh(meta.id)
        return live.meta

    async def join(
        self, table: str, holder: str, name: str, seat: Seat | None, entropy: str
    ) -> tuple[TableMeta, Seat]:
        """Take an open seat."""
        meta = await self._find(table)
        if meta.status == OVER:
            raise Refused("started")
        free = [number for number, chair in enumerate(meta.chairs) if chair.kind == OPEN]
        if seat is None:
            if not free:
                raise Refused("taken")
            seat = free[0]
        if not 0 <= seat < len(meta.chairs):
            raise Refused("no_seat")
        if seat not in free:
            raise Refused("taken")
        taken = [chair.name for chair in meta.chairs]
        chair = Chair(PERSON, clean_name(name, taken), "", entropy)
        if not await self.store.sit(table, seat, OPEN, chair, holder):
            raise Refused("taken")
        meta = (await self.hub.refresh(table)).meta
        return await self.begin_if_full(meta), seat

    async def leave(self, table: str, seat: Seat) -> TableMeta:
        """Leave a seat: before the game it is free again; in the middle of the game somebody stands in."""
        meta = await self._find(table)
        if meta.status == OPEN:
            await self.store.sit(table, seat, PERSON, Chair(OPEN))
            return (await self.hub.refresh(table)).meta
        live = await self.hub.live_table(table)
        if meta.status == PLAYING and seat not in live.started_game.stand_ins:
            await live.submit(STAND_IN, seat, None, "left")
        return live.meta

    async def come_back(self, live: LiveTable, seat: Seat) -> None:
        """Give a seat back to the player who left it."""
        if seat not in live.started_game.stand_ins:
            raise Refused("not_now")
        await live.submit(BACK, seat, None, "player")

    async def seat_bot(self, table: str, seat: Seat, bot: str) -> TableMeta:
        """Let a bot take an open seat."""
        meta = await self._find(table)
        if meta.status != OPEN:
            raise Refused("started")
        name = clean_name("", [chair.name for chair in meta.chairs], BOT_NAMES)
        chair = Chair(BOT, name, self.check_bot(book_of(meta.game), bot))
        if not 0 <= seat < len(meta.chairs):
            raise Refused("no_seat")
        if not await self.store.sit(table, seat, OPEN, chair):
            raise Refused("taken")
        meta = (await self.hub.refresh(table)).meta
        return await self.begin_if_full(meta)

    async def begin(self, table: str, bot: str = "") -> TableMeta:
        """Let bots take all open seats, so that the game begins."""
        meta = await self._find(table)
        if meta.status != OPEN:
            raise Refused("started")
        for seat, chair in enumerate(meta.chairs):
            if chair.kind == OPEN:
                meta = await self.seat_bot(table, seat, bot)
        return meta

    async def rematch(self, table: str, holder: str) -> TableMeta:
        """A rematch with the same people and terms, the seats moved on by one.

        The first player who asks makes the table, and the others join it.
        """
        meta = await self._find(table)
        if meta.status != OVER:
            raise Refused("not_over")
        if meta.successor:
            return await self._join_rematch(meta, meta.successor, holder)
        old = [_in_rematch(chair) for chair in meta.chairs]
        chairs = [old[-1], *old[:-1]]
        mine = await self.store.held_seats(table, holder)
        for seat in mine:
            place = (seat + 1) % len(chairs)
            chairs[place] = Chair(PERSON, meta.chairs[seat].name)
        terms = {name: value for name, value in meta.terms.items() if name != "origin"}
        made = await self.make(meta.game, chairs, terms, owner=holder, public=meta.public)
        if not await self.store.set_successor(table, made.id):
            await self.store.remove(made.id)
            return await self._join_rematch(meta, (await self._find(table)).successor or "", holder)
        if table in self.hub.live_tables:
            await self.hub.refresh(table)
        return made

    async def _join_rematch(self, old: TableMeta, successor: str, holder: str) -> TableMeta:
        """Join the rematch that somebody else has made: take the seats that are meant for this player."""
        meta = await self._find(successor)
        for seat in await self.store.held_seats(old.id, holder):
            place = (seat + 1) % len(old.chairs)
            if meta.status == OPEN and meta.chairs[place].kind == OPEN:
                meta, _ = await self.join(successor, holder, old.chairs[seat].name, place, "")
        return meta

    async def _find(self, table: str) -> TableMeta:
        meta = await self.store.find(table)
        if meta is None:
            raise Refused("no_table")
        return meta


def _in_rematch(chair: Chair) -> Chair:
    """Who sits at this seat in a rematch: the same bot, but our best one instead of a script; or a free seat."""
    if chair.kind != BOT:
        return Chair(OPEN, chair.name)
    return Chair(BOT) if chair.bot == SCRIPT else chair


def _option_values(options: dict[str, Any]) -> dict[str, Any]:
    """Table options as the kernel has them: tuples for the arrays of JSON."""
    return {name: tuple(value) if isinstance(value, list) else value for name, value in options.items()}


def _plain(options: dict[str, Any]) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()}

"""What people do with tables before and between games: make, join, begin, leave, and play a rematch."""

from __future__ import annotations

import base64
from collections.abc import Callable, Mapping, Sequence
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
from munera.server.settings import Settings
from munera.server.storage.records import digest_of
from munera.server.storage.store import Holders, Quota, SeatChange
from munera.tables.meta import BOT, OPEN, OVER, PERSON, PLAYING, Chair, TableMeta
from munera.tables.names import PEOPLE, names_of
from munera.tables.refusals import Refused
from munera.tables.rows import BACK, STAND_IN
from munera.tables.texts import one_line

LONGEST_NAME = 24


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


def quota_of(settings: Settings) -> Quota:
    """How much one browser and one address may have here."""
    return Quota(settings.most_tables, settings.most_tables_from_address, settings.most_bytes_from_address)


class Lobby:
    """Makes tables and changes who sits at them."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.store, self.settings = hub, hub.store, hub.settings

    def check_bot(self, book: Rulebook[Any], bot: str) -> str:
        """The bot of this name, level or person, if it is ours or the operator allows it; else the usual one."""
        known = bots.names(book.id)
        if not bot:
            return bots.usual(book.id)
        try:
            name = bots.bot_name(bot, book.id)
        except bots.UnknownBot as error:
            raise Refused("bad_bot", str(error)) from None
        if bots.person(bot) is not None:
            return bot
        bot = name
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
        """Make a table. Its seats of kind `person` belong to the browser that makes it.

        `origin` says how its game begins, if it is not dealt: with the text of a `record`, or at a `position`.
        """
        book = book_of(game)
        if origin is None:
            terms = {
                **terms,
                "dice": fair.SCHEME,
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
                seated.append(Chair(BOT, clean_name(chair.name if origin else "", taken, names_of(bot)), bot))
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
        record: str | None = None
        if origin is not None:
            meta = replace(meta, terms={**terms, "origin": origin})
            if (record := origin.get("record")) is not None:
                meta = replace(
                    meta, terms={**terms, "origin": {**origin, "record": None}}, record=digest_of(record)
                )
        meta = begun_if_full(meta)
        holders = {seat: owner for seat, one in enumerate(seated) if one.kind == PERSON}
        await self.store.make(meta, holders, quota_of(self.settings), record)
        return meta if meta.status == OPEN else (await self.hub.refresh(meta.id)).meta

    async def join(
        self, table: str, holder: str, name: str, seat: Seat | None, entropy: str
    ) -> tuple[TableMeta, Seat]:
        """Take an open seat: this one, or the first."""
        if (await self._find(table)).status == OVER:
            raise Refused("started")
        taken: list[Seat] = []

        def sit(meta: TableMeta, _: Holders) -> dict[Seat, SeatChange]:
            free = [number for number, chair in enumerate(meta.chairs) if chair.kind == OPEN]
            wanted = seat if seat is not None else free[0] if free else 0
            taken.append(_free_seat(meta, wanted))
            chair = Chair(PERSON, clean_name(name, [chair.name for chair in meta.chairs]), "", entropy)
            return {wanted: SeatChange(chair, holder)}

        if await self._change_seats(table, sit) is None:
            raise Refused("taken")
        return (await self.hub.refresh(table)).meta, taken[0]

    async def leave(self, table: str, seat: Seat, holder: str) -> TableMeta:
        """Leave a seat: before the game it is free again; in the middle of the game somebody stands in.

        A device that came by a link leaves alone before the game: the seat stays with whoever took it.
        """
        if await self.hub.browsers.let_go(table, seat, holder):
            return (await self.hub.refresh(table)).meta

        def free(_: TableMeta, holders: Holders) -> dict[Seat, SeatChange]:
            if (seat, holder) not in holders:
                raise Refused("not_yours")  # it was left already, and perhaps taken by somebody else
            return {seat: SeatChange(Chair(OPEN), "")}

        if await self._change_seats(table, free) is not None:
            return (await self.hub.refresh(table)).meta
        live = await self.hub.refresh(table)
        if live.meta.status == PLAYING and seat not in live.started_game.stand_ins:
            await live.submit(STAND_IN, seat, None, "left")
        return live.meta

    async def stir(self, table: str, seat: Seat, holder: str, entropy: str) -> TableMeta:
        """Change what a seat adds to the dice, as long as the game has not begun."""

        def add(meta: TableMeta, holders: Holders) -> dict[Seat, SeatChange]:
            if (seat, holder) not in holders:
                raise Refused("not_yours")
            return {seat: SeatChange(replace(meta.chairs[seat], entropy=entropy))}

        if await self._change_seats(table, add) is None:
            raise Refused("started")
        return (await self.hub.refresh(table)).meta

    async def come_back(self, live: LiveTable, seat: Seat) -> None:
        """Give a seat back to the player who left it."""
        if seat not in live.started_game.stand_ins:
            raise Refused("not_now")
        await live.submit(BACK, seat, None, "player")

    async def seat_bot(self, table: str, seat: Seat, bot: str) -> TableMeta:
        """Let a bot take an open seat."""
        return await self._seat_bots(table, bot, lambda meta: [_free_seat(meta, seat)])

    async def begin(self, table: str, bot: str = "") -> TableMeta:
        """Let bots take all open seats, so that the game begins."""
        return await self._seat_bots(
            table, bot, lambda meta: [seat for seat, chair in enumerate(meta.chairs) if chair.kind == OPEN]
        )

    async def _seat_bots(self, table: str, bot: str, seats: Callable[[TableMeta], Sequence[Seat]]) -> TableMeta:
        chosen = self.check_bot(book_of((await self._find(table)).game), bot)

        def sit(meta: TableMeta, _: Holders) -> dict[Seat, SeatChange]:
            names = [chair.name for chair in meta.chairs]
            changes: dict[Seat, SeatChange] = {}
            for seat in seats(meta):
                names.append(clean_name("", names, names_of(chosen)))
                changes[seat] = SeatChange(Chair(BOT, names[-1], chosen), "")
            return changes

        if await self._change_seats(table, sit) is None:
            raise Refused("started")
        return (await self.hub.refresh(table)).meta

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
        terms = agreed_terms(meta)
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

    async def _change_seats(
        self, table: str, change: Callable[[TableMeta, Holders], Mapping[Seat, SeatChange]]
    ) -> TableMeta | None:
        """Change seats of an open table; if it is full then, its game begins. None: it has begun already."""
        return await self.store.change_seats(table, change, begun_if_full)


def begun_if_full(meta: TableMeta) -> TableMeta:
    """The table with its game begun, if no seat is open: the additions to the dice are those that stand now."""
    if meta.status != OPEN or any(chair.kind == OPEN for chair in meta.chairs):
        return meta
    terms, now = meta.terms, time()
    if "origin" in terms:
        return replace(meta, status=PLAYING, origin={**terms["origin"], "at": now})
    seed = fair.seed(meta.key, meta.additions(), fair.scheme_of(terms))
    origin = {"seats": len(meta.chairs), "seed": seed, "options": terms["options"], "at": now}
    return replace(meta, status=PLAYING, origin=origin, rules=book_of(meta.game).version)


def _free_seat(meta: TableMeta, seat: Seat) -> Seat:
    """The seat, if it exists and nobody sits there; Refused otherwise."""
    if not 0 <= seat < len(meta.chairs):
        raise Refused("no_seat")
    if meta.chairs[seat].kind != OPEN:
        raise Refused("taken")
    return seat


def agreed_terms(meta: TableMeta) -> dict[str, Any]:
    """What the people of a table agreed on, for another table: without how its game began and its dice."""
    return {name: value for name, value in meta.terms.items() if name not in ("origin", "dice")}


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

"""The seats of a table at the terminal: which people and bots play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from munera import bots
from munera.cli.trouble import Trouble
from munera.kernel import BadVariant, Rulebook, Stream, Variant
from munera.kernel.settings import complete
from munera.tables.names import PEOPLE, names_of

LONGEST_NAME = 24


@dataclass(frozen=True)
class Player:
    """Who plays a seat: a person, or a bot by its name."""

    name: str
    bot: str | None = None

    @property
    def human(self) -> bool:
        return self.bot is None


def seat_count(book: Rulebook[Any], wanted: int | None, named: int, variant: Variant | None = None) -> int:
    """The number of seats: as asked for, else as many as were named, else two or what the table options allow."""
    low, high = book.seats[0], book.seats[-1]
    count = wanted if wanted is not None else max(named, min(max(2, low), high))
    if wanted is None and not _fits(book, count, variant):
        count = next((more for more in range(high, count, -1) if _fits(book, more, variant)), count)
    if count not in book.seats or named > count:
        wrong = named if count in book.seats else count
        raise Trouble("bad_seat_count", game=book.id, seats=seats_of(book), count=str(wrong))
    return count


def _fits(book: Rulebook[Any], count: int, variant: Variant | None) -> bool:
    """May so many play with these options?"""
    try:
        book.check(count, complete(book.settings, variant))
    except BadVariant:
        return False
    return True


def seats_of(book: Rulebook[Any]) -> str:
    """How many may play, as text: `2-4`."""
    low, high = book.seats[0], book.seats[-1]
    return str(low) if low == high else f"{low}-{high}"


def players(book: Rulebook[Any], specs: Sequence[str], count: int) -> list[Player]:
    """The players in the order of seats. An unnamed first seat gets a person, other unnamed ones the usual bot."""
    wanted = list(specs)
    while len(wanted) < count:
        wanted.append(f"bot:{usual_bot(book)}" if wanted else "human")
    taken: set[str] = set()
    return [_player(book, spec, taken) for spec in wanted]


def _player(book: Rulebook[Any], spec: str, taken: set[str]) -> Player:
    kind, _, rest = spec.partition(":")
    if kind == "human":
        name = "".join(c for c in rest if c.isprintable()).strip()[:LONGEST_NAME]
        return Player(_free(name, PEOPLE, taken))
    if kind == "bot":
        bot = rest or usual_bot(book)
        check_bot(book, bot)
        return Player(_free("", names_of(bot), taken), bot)
    raise Trouble("bad_seat", text=spec)


def _free(name: str, names: Sequence[str], taken: set[str]) -> str:
    """A name that nobody else at the table has: the wanted one, perhaps with a number."""
    chosen = [name] if name else [*names]
    pool = [*chosen, *(f"{chosen[0]} {n}" for n in range(2, 99))]
    free = next(one for one in pool if one not in taken)
    taken.add(free)
    return free


def check_bot(book: Rulebook[Any], spec: str) -> None:
    """Raise Trouble if there is no such bot for this game. A bot of others is started, and kept for the game."""
    try:
        bots.make(spec, book.id, Stream.seeded(0)).close()
    except bots.UnknownBot as error:
        if ":" in spec and not spec.startswith(bots.PREFIX):
            raise Trouble("unusable_bot", name=spec, detail=str(error)) from None
        raise Trouble("no_such_bot", name=spec, known=", ".join(bots.choosable(book.id))) from None
    except bots.BotFailed as error:
        raise Trouble("unusable_bot", name=spec, detail=error.reason) from None


def usual_bot(book: Rulebook[Any]) -> str:
    """The bot that plays where nobody has named one."""
    return bots.usual(book.id)

"""The ends of games: reckoned once from a replay, told once for all who read the same words."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from munera.kernel import Seat
from munera.server.records.replays import SeekableReplay
from munera.server.turns import FairLock, Turns
from munera.tables.ending import GameEnd, end_of
from munera.tables.ending_words import EndingTeller
from munera.tables.json_text import json_text
from munera.tables.story import Names
from munera.tables.wording import Wording

MOST_TEXTS = 12  # of one game: by reader and phrasing
MOST_GIVEN = 4096  # tables


class Endings:
    """Makes the ends of games off the event loop, one at a time. What was made stays with the replay it is of."""

    def __init__(self, turns: Turns) -> None:
        self._turns, self._lock = turns, FairLock()
        self._given: OrderedDict[str, None] = OrderedDict()

    def first_time(self, table: str) -> bool:
        """Is this the first look of somebody who played at a table at its end? It is part of their game."""
        if table in self._given:
            return False
        self._given[table] = None
        while len(self._given) > MOST_GIVEN:
            self._given.popitem(last=False)
        return True

    async def in_words(self, seekable: SeekableReplay, wording: Wording, names: Names, you: Seat | None) -> str:
        """The end of a game in words, as JSON."""
        async with self._lock:
            text, _ = await self._turns.beside(_in_words, seekable, wording, names, you, self._turns.give_way)
            return text


def _in_words(
    seekable: SeekableReplay, wording: Wording, names: Names, you: Seat | None, between: Callable[[], None]
) -> str:
    end = seekable.end = seekable.end or end_of(wording.book, seekable.text, between)
    key = text_key(wording, names, you)
    if key not in end.texts:
        end.texts[key] = json_text(EndingTeller(end, wording, names, you).in_words())
        while len(end.texts) > MOST_TEXTS:
            end.texts.pop(next(iter(end.texts)))
    return end.texts[key]


def text_key(wording: Wording, names: Names, you: Seat | None) -> tuple[object, ...]:
    """By what the texts of one end differ."""
    words = wording.words
    return words.lang, words.edition, words.titles, names, you


def is_in_words(end: GameEnd | None, wording: Wording, names: Names, you: Seat | None) -> bool:
    """Has this text been made already?"""
    return end is not None and text_key(wording, names, you) in end.texts

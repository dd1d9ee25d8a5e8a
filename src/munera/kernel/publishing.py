"""The published form of a record: what came to nothing, and nobody ever saw, is not in it.

A record holds inputs, and some inputs are wishes: in a window two want to react and only the first does; an offer
between two is never accepted. The rules keep such wishes secret for ever, so whoever is given the record of a
finished game is given it without them (docs/record.md). What they are is said by the rulebook alone; here the game
is played twice, with all inputs and with those that may be published, and both must tell everybody the same.
"""

from __future__ import annotations

import json
from typing import Any, Final, TypeVar, cast

from munera.kernel.asks import AnyAsk
from munera.kernel.errors import Diverged
from munera.kernel.hidden_choices import without_hidden_choices
from munera.kernel.match import Match
from munera.kernel.plain import Json, Option, from_option, to_option
from munera.kernel.rulebook import Rulebook
from munera.kernel.state import State
from munera.kernel.storage import follow, record, replay, written

S = TypeVar("S", bound=State)
KEPT: Final = ("agreed", "fair")  # what a host adds to a record, and no match knows


def published(book: Rulebook[S], text: str) -> str:
    """The record of a game as it may be given to anybody. Published once more, it stays the same.

    Raises whatever `replay` raises where a record must be played again; and Diverged, with the number of the
    entry, if the published game told everybody something else: a fault of a rulebook publishes nothing.
    """
    if keeps_no_wish_secret(book):
        return text
    publishing = Publishing(book, text)
    replay(book, text, watch=publishing.follow)
    data = json.loads(text)
    match = _with_choices_hidden(publishing.match, replay(book, text, until=0))
    again = json.loads(record(match)) | {key: data[key] for key in KEPT if key in data}
    if again["result"] != data.get("result"):
        raise Diverged("the published game ends otherwise")
    return json.dumps(again, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def keeps_no_wish_secret(book: Rulebook[S]) -> bool:
    """Is everything that is answered and done in this game shown sooner or later?"""
    kind = type(book)
    return (
        kind.published_answers is Rulebook.published_answers
        and kind.published_choices is Rulebook.published_choices
        and kind.published_moves is Rulebook.published_moves
    )


def _with_choices_hidden(match: Match[Any], beginning: Match[Any]) -> Match[Any]:
    """The same game as everybody else knows it, without choices that nobody learned."""
    if type(match.book).published_choices is Rulebook.published_choices:
        return match
    without_hidden_choices(beginning, cast("list[dict[str, Any]]", written(match.entries)))
    if beginning.events(None) != match.events(None):
        raise Diverged("a choice that is published instead of another tells everybody something else")
    return beginning


class Publishing:
    """Follows a game that is played again, and plays beside it what may be published of it."""

    def __init__(self, book: Rulebook[S], text: str) -> None:
        self.match: Match[Any] = replay(book, text, until=0)
        self._entries: list[dict[str, Any]] = json.loads(text)["entries"]
        self._next: list[Json] = []  # what may be published of the entry that is played now
        self._played = 0
        self._events_told = 0  # events that everybody was told

    def follow(self, full: Match[Any]) -> None:
        """Play what may be published of the last entry, if there is one; then look at the next one."""
        follow(self.match, self._next)
        if full.events(None, self._events_told) != self.match.events(None, self._events_told):
            raise Diverged("the published game tells everybody something else", self._played - 1)
        self._events_told = full.events_told(None)
        if self._played < len(self._entries):
            self._next = may_be_published(full, self._entries[self._played])
        self._played += 1


def may_be_published(match: Match[Any], entry: dict[str, Any]) -> list[Json]:
    """The entries that may be published for this one, which the match has not been given yet."""
    book = match.book
    if "act" in entry:
        moves = book.published_moves(match.state, entry["seat"], to_option(entry["act"]))
        return [{"seat": seat, "act": from_option(move)} for seat, move in moves]
    plain: dict[str, Json] = {key: value for key, value in entry.items() if key != "echo"}
    if "answers" in entry:
        answers = book.published_answers(match.pending, tuple(to_option(one) for one in entry["answers"]))
        plain["answers"] = [from_option(one) for one in answers]
    return [plain]


def unneeded(
    book: Rulebook[Any], asks: tuple[AnyAsk, ...], answers: tuple[Option, ...]
) -> list[tuple[AnyAsk, Option, AnyAsk]]:
    """The wishes of a sealed round that came to nothing because somebody else acted.

    Each with its question, and the question of whoever acted. Hosts tell it to whoever had the wish, and to nobody
    else.
    """
    shown = book.published_answers(asks, answers)
    replaced = [
        (ask, wish, passive) for ask, wish, passive in zip(asks, answers, shown, strict=True) if passive != wish
    ]
    found: list[tuple[AnyAsk, Option, AnyAsk]] = []
    for ask, wish, passive in replaced:
        acted = next((other for other, one in zip(asks, shown, strict=True) if one != passive), None)
        if acted is not None:
            found.append((ask, wish, acted))
    return found

"""Choices that nobody but the chooser ever learned, replaced in a published record by others that tell the same.

A scheme is laid face down and taken back: everybody saw that a card lay there, and nobody which. No passive answer
can stand for it, but another card can. Which one must not depend on the true one, so it is the first of all that
could have lain there with the same to follow for everybody else.
"""

from __future__ import annotations

from typing import Any, Final

from munera.kernel.errors import Diverged
from munera.kernel.match import Match
from munera.kernel.plain import Option, from_option, to_option
from munera.kernel.state import Event
from munera.kernel.storage import follow

# The most inputs that may be tried in vain, in one period and in a whole game. The longest random games try a
# quarter of it; a record that somebody wrote to keep a server busy is published with its own choices after that.
MOST_TRIES: Final = 400
MOST_IN_ALL: Final = 2000

Entry = dict[str, Any]


def without_hidden_choices(match: Match[Any], entries: list[Entry]) -> None:
    """Give a match that has just begun these entries, those that nobody learned replaced by others."""
    at, left = 0, MOST_IN_ALL
    while at < len(entries):
        if len(candidates(match, entries[at])) < 2:
            follow(match, [entries[at]])
            at += 1
            continue
        period = period_from(match, entries[at:])
        search = Search(match, entries[at : at + period], min(left, MOST_TRIES), last=at + period == len(entries))
        follow(match, search.first())
        left -= min(left, search.in_vain)
        at += period


def candidates(match: Match[Any], entry: Entry) -> tuple[Option, ...]:
    """All answers that look the same to everybody else as this one, itself included; none for other inputs."""
    if "answer" not in entry:
        return ()
    answer = to_option(entry["answer"])
    return match.book.published_choices(match.state, match.ask_of(entry["seat"]), answer)


def period_from(match: Match[Any], entries: list[Entry]) -> int:
    """How many entries belong to what is going on now: the turn of a player, say."""
    twin, begun = match.fork(log=True), match.book.periods(match.state)
    for count, entry in enumerate(entries):
        follow(twin, [entry])
        if twin.book.periods(twin.state) != begun:
            return count + 1
    return len(entries)


class Search:
    """The first entries of a period, in the order of the candidates, that tell all others the same."""

    def __init__(self, match: Match[Any], entries: list[Entry], most: int, *, last: bool) -> None:
        self.match, self.entries, self.most, self.last, self.tries = match, entries, most, last, 0
        self.seat = entries[0]["seat"]
        real = match.fork(log=True)
        self.events: list[list[Event]] = []
        for entry in entries:
            self.events.append(self._play(real, entry))
        self.real = real

    @property
    def in_vain(self) -> int:
        """How many inputs have been tried beyond those that had to be."""
        return max(0, self.tries - len(self.entries))

    def first(self) -> list[Entry]:
        """The entries to publish; the true ones, where the search would take too long."""
        return self._go_on(self.match.fork(log=True), 0) or self.entries

    def _go_on(self, match: Match[Any], at: int) -> list[Entry] | None:
        """Entries from this one on that tell the same, or None."""
        if at == len(self.entries):
            return [] if self._same_end(match) else None
        entry = self.entries[at]
        choices = candidates(match, entry) if entry.get("seat") == self.seat else ()
        tried = [entry | {"answer": from_option(choice)} for choice in choices] or [entry]
        for one in tried:
            self.tries += 1
            if self.in_vain > self.most:
                return None
            twin = match.fork(log=True) if len(tried) > 1 else match
            try:
                if self._play(twin, one) != self.events[at]:
                    continue
            except Diverged:
                continue
            rest = self._go_on(twin, at + 1)
            if rest is not None:
                return [one, *rest]
        return None

    def _play(self, match: Match[Any], entry: Entry) -> list[Event]:
        """What others than the chooser are told because of an entry."""
        before = len(match.log or ())
        follow(match, [entry])
        since = (match.log or [])[before:]
        return [event for event in since if event[2] is None or any(seat != self.seat for seat in event[2])]

    def _same_end(self, match: Match[Any]) -> bool:
        """Is it the same game afterwards? After the last entry it need only look the same to all others."""
        if not self.last:
            return bool(match.state.dump() == self.real.state.dump())
        others = [None, *(seat for seat in match.seats if seat != self.seat)]
        return all(match.view(viewer) == self.real.view(viewer) for viewer in others)

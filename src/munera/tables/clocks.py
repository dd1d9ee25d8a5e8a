"""The clocks of a table: since when a seat is awaited, when its time is up, and what is done then.

`Clocks` is part of the fold, so that whoever reads the journal has the same clocks; all times come from its rows.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from munera.kernel import Match, Seat
from munera.kernel.plain import from_option
from munera.tables.rows import ANSWER, CLOCK, STAND_IN, Deed

AFTER_A_RESTART = 30.0  # seconds that everybody has at least once a table was read again


class Clocks:
    """Since when the seats are awaited."""

    def __init__(self, at: float) -> None:
        self.presented = at  # when the open question was put
        self.since: dict[Seat, float] = {}  # since when a seat is awaited
        self.extra: dict[Seat, float] = {}  # what it was given on top
        self.lapses: dict[Seat, int] = {}  # questions in a row that the clock answered

    def answered(self, seat: Seat, cause: str) -> None:
        """Did this seat answer, or the clock in its place?"""
        self.lapses[seat] = self.lapses.get(seat, 0) + 1 if cause == CLOCK else 0

    def note(
        self, at: float, awaited: Collection[Seat], timed: Collection[Seat], answered: Seat | None, *, floor: bool
    ) -> None:
        """A clock runs anew for who answered, and for everybody when something new is asked but on the floor.

        `timed` are those who keep what they were given on top.
        """
        fresh = self.presented == at and not floor
        self.since = {seat: at if fresh or seat == answered else self.since.get(seat, at) for seat in awaited}
        self.extra = {seat: more for seat, more in self.extra.items() if seat in timed and not fresh}

    def go_on(self, at: float) -> None:
        """After a pause all clocks run anew."""
        self.since = dict.fromkeys(self.since, at)

    def give(self, seats: Collection[Seat], seconds: float) -> None:
        """More time."""
        for seat in seats:
            self.extra[seat] = self.extra.get(seat, 0.0) + seconds

    def back(self, seat: Seat) -> None:
        """Who is back begins with a clean slate."""
        self.lapses.pop(seat, None)

    def due(self, seat: Seat, seconds: float, loaded: float) -> float | None:
        """When the time of an awaited seat is up, if each has so many seconds for an answer.

        loaded: when the table was read; what a restart took is nobody's fault.
        """
        if not seconds or seat not in self.since:
            return None
        due = self.since[seat] + seconds + self.extra.get(seat, 0.0)
        return max(due, loaded + min(AFTER_A_RESTART, seconds))


def overdue(
    match: Match[Any], clocks: Clocks, dues: Mapping[Seat, float], now: float, most_lapses: int
) -> Deed | None:
    """Who is out of time gets the passive answer; who is so again and again, a stand-in. None: nobody is."""
    for ask in match.waiting():
        if ask.seat in dues and dues[ask.seat] <= now:
            if clocks.lapses.get(ask.seat, 0) >= most_lapses:
                return Deed(STAND_IN, ask.seat, None, CLOCK)
            return Deed(ANSWER, ask.seat, [match.ask_id(ask.seat), from_option(ask.idle())], CLOCK)
    return None

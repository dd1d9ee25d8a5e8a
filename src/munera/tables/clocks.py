"""The clocks of a table: since when each seat is awaited, when its time is up, and what is done then.

`Clocks` is part of the game that is computed from the journal, so that whoever reads the journal has the same
clocks; all times come from its rows.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from munera.kernel import Match, Seat
from munera.kernel.plain import from_option
from munera.tables.rows import ANSWER, CLOCK, STAND_IN, AutomaticInput

AFTER_A_RESTART = 30.0  # seconds that everybody has at least after a table was read again


class Clocks:
    """Since when the seats are awaited, and how much time they were given."""

    def __init__(self, at: float) -> None:
        self.presented = at  # when the open question was asked
        self.since: dict[Seat, float] = {}  # since when a seat is awaited
        self.extra: dict[Seat, float] = {}  # the extra seconds that a seat was given
        self.lapses: dict[Seat, int] = {}  # questions in a row that the clock answered

    def answered(self, seat: Seat, cause: str) -> None:
        """Count a question that the clock answered for this seat; an answer of its own starts the count anew."""
        self.lapses[seat] = self.lapses.get(seat, 0) + 1 if cause == CLOCK else 0

    def note(
        self, at: float, awaited: Collection[Seat], timed: Collection[Seat], answered: Seat | None, *, floor: bool
    ) -> None:
        """Restart the clock of a seat that answered, and all clocks at a new question, except on an open floor.

        `timed` are the seats that keep the extra time they were given.
        """
        fresh = self.presented == at and not floor
        self.since = {seat: at if fresh or seat == answered else self.since.get(seat, at) for seat in awaited}
        self.extra = {seat: more for seat, more in self.extra.items() if seat in timed and not fresh}

    def go_on(self, at: float) -> None:
        """Restart all clocks after a pause."""
        self.since = dict.fromkeys(self.since, at)

    def give(self, seats: Collection[Seat], seconds: float) -> None:
        """Give these seats more time."""
        for seat in seats:
            self.extra[seat] = self.extra.get(seat, 0.0) + seconds

    def back(self, seat: Seat) -> None:
        """Forget the lapses of a seat whose player is back."""
        self.lapses.pop(seat, None)

    def due(self, seat: Seat, seconds: float, loaded: float) -> float | None:
        """When the time of an awaited seat is up, if each seat has so many seconds for an answer.

        loaded: when the table was read; nobody loses time to a restart of the server.
        """
        if not seconds or seat not in self.since:
            return None
        due = self.since[seat] + seconds + self.extra.get(seat, 0.0)
        return max(due, loaded + min(AFTER_A_RESTART, seconds))


def overdue(
    match: Match[Any], clocks: Clocks, dues: Mapping[Seat, float], now: float, most_lapses: int
) -> AutomaticInput | None:
    """The input for a seat that is out of time: its default answer, or a stand-in after too many lapses.

    None if nobody is out of time.
    """
    for ask in match.waiting():
        if ask.seat in dues and dues[ask.seat] <= now:
            if clocks.lapses.get(ask.seat, 0) >= most_lapses:
                return AutomaticInput(STAND_IN, ask.seat, None, CLOCK)
            return AutomaticInput(ANSWER, ask.seat, [match.ask_id(ask.seat), from_option(ask.default())], CLOCK)
    return None

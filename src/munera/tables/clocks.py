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
        self.asked_at = at  # when the open question was asked
        self.awaited_since: dict[Seat, float] = {}  # since when a seat is awaited
        self.extra_seconds: dict[Seat, float] = {}  # the extra seconds that a seat was given
        self.lapses: dict[Seat, int] = {}  # questions in a row that the clock answered

    def count_lapse(self, seat: Seat, cause: str) -> None:
        """Count a question that the clock answered for this seat; an answer of its own starts the count anew."""
        self.lapses[seat] = self.lapses.get(seat, 0) + 1 if cause == CLOCK else 0

    def update(
        self, at: float, awaited: Collection[Seat], timed: Collection[Seat], answered: Seat | None, *, floor: bool
    ) -> None:
        """Restart the clock of a seat that answered, and all clocks at a new question, except on an open floor.

        `timed` are the seats that keep the extra time they were given.
        """
        fresh = self.asked_at == at and not floor
        self.awaited_since = {
            seat: at if fresh or seat == answered else self.awaited_since.get(seat, at) for seat in awaited
        }
        self.extra_seconds = {
            seat: more for seat, more in self.extra_seconds.items() if seat in timed and not fresh
        }

    def restart(self, at: float) -> None:
        """Restart all clocks after a pause."""
        self.awaited_since = dict.fromkeys(self.awaited_since, at)

    def give_more_time(self, seats: Collection[Seat], seconds: float) -> None:
        """Give these seats more time."""
        for seat in seats:
            self.extra_seconds[seat] = self.extra_seconds.get(seat, 0.0) + seconds

    def forget_lapses(self, seat: Seat) -> None:
        """Forget the lapses of a seat whose player is back."""
        self.lapses.pop(seat, None)

    def deadline(self, seat: Seat, seconds: float, loaded_at: float) -> float | None:
        """When the time of an awaited seat is up, if each seat has so many seconds for an answer.

        loaded_at: when the table was read; nobody loses time to a restart of the server.
        """
        if not seconds or seat not in self.awaited_since:
            return None
        deadline = self.awaited_since[seat] + seconds + self.extra_seconds.get(seat, 0.0)
        return max(deadline, loaded_at + min(AFTER_A_RESTART, seconds))


def overdue(
    match: Match[Any], clocks: Clocks, deadlines: Mapping[Seat, float], now: float, most_lapses: int
) -> AutomaticInput | None:
    """The input for a seat that is out of time: its default answer, or a stand-in after too many lapses.

    None if nobody is out of time.
    """
    for ask in match.waiting():
        if ask.seat in deadlines and deadlines[ask.seat] <= now:
            if clocks.lapses.get(ask.seat, 0) >= most_lapses:
                return AutomaticInput(STAND_IN, ask.seat, None, CLOCK)
            return AutomaticInput(ANSWER, ask.seat, [match.ask_id(ask.seat), from_option(ask.default())], CLOCK)
    return None

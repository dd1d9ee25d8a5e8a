"""Whom the Host invites: the best match, and nobody is left out for long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from munera.bots.bot import Reason
from munera.bots.spartacus.arena import match_worth, pairings
from munera.bots.spartacus.reading import GLADIATOR, SLAVE, BotTable
from munera.kernel import AnyAsk, Option, Seat

# Coins to invite somebody who never was, and whom so many matches have passed over: they will remember it.
OVERLOOKED = (0.0, 6.0, 40.0)


class Guests:
    """How many matches others have held without inviting a house, as long as nobody has invited it at all."""

    kinds = ("becomes_host", "invites")  # of events that matter to it

    def __init__(self) -> None:
        self.passed: list[int] = []  # by seat
        self.guests: set[Seat] = set()  # who were invited once

    def reckon(self, events: Sequence[tuple[Any, ...]], seats: int) -> Sequence[int]:
        """Count on, after these events."""
        self.passed = self.passed or [0] * seats
        for kind, *facts in events:
            if kind == "becomes_host":
                waiting = [seat for seat in range(seats) if seat != facts[0] and seat not in self.guests]
                self.passed = [count + (seat in waiting) for seat, count in enumerate(self.passed)]
            elif kind == "invites" and facts[0] != facts[1]:
                self.passed[facts[1]] = 0
                self.guests.add(facts[1])
        return self.passed


def invite(table: BotTable, ask: AnyAsk) -> Option:
    """Invite whom the best match needs; before that rivals who cannot come, for they lose influence."""
    seats = cast("tuple[int, ...]", ask.options)
    unable = [seat for seat in seats if seat != table.seat and not table.free(seat, GLADIATOR, SLAVE)]
    if unable:
        table.reason = Reason("invite-unable")
        return max(unable, key=lambda seat: table.influence[seat])
    best = [seat for seat in max(pairings(table, seats), key=lambda pair: hosted(table, *pair)) if seat in seats]
    # Who is asked later sees the other's combatant: that should be us. One's word comes first.
    return min(best, key=lambda seat: (seat == table.seat, not table.bound(seat, "invite"), seat))


def hosted(table: BotTable, one: Seat, two: Seat) -> float:
    """What a match brings its Host, who may have promised an invitation, or have overlooked somebody."""
    words = sum(table.honour for seat in (one, two) if table.bound(seat, "invite"))
    return match_worth(table, one, two) + words + welcome(table, one) + welcome(table, two)


def welcome(table: BotTable, seat: Seat) -> float:
    """What it is worth to the Host to invite somebody whom others have not invited."""
    if seat in (table.seat, table.host):
        return 0.0
    return OVERLOOKED[min(table.passed[seat] - 1, len(OVERLOOKED) - 1)] if table.passed[seat] > 0 else 0.0

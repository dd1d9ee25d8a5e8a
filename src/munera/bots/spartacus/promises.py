"""Promises that cannot all be kept: too many invitations, a thumb up and down, coins that are not there."""

from __future__ import annotations

from collections.abc import Sequence

from munera.bots.spartacus.reading import BotTable
from munera.games.spartacus.queries import HOST, INVITE, NO_BID, PAY, THUMB, Promise
from munera.kernel import Seat

NO_HOST: Promise = (NO_BID, HOST)


def clashes(table: BotTable, by: Seat, to: Seat, promise: Promise, beside: Sequence[Promise] = ()) -> bool:
    """Does this promise exclude another that the same Dominus has made, as far as we know, or makes with it?"""
    words = [(word["to"], tuple(word["promise"])) for word in table.open_promises if word["by"] == by]
    given = [*words, *((to, other) for other in beside)]
    said = [other for _, other in given]
    if promise == NO_HOST:
        return any(other[0] in (INVITE, THUMB) for other in said)
    if promise[0] == INVITE:
        guests = {seat for seat, other in given if other[0] == INVITE and seat != to}
        return len(guests) >= table.places_left or NO_HOST in said
    if promise[0] == THUMB:
        return any(other[0] == THUMB and other != promise for other in said) or NO_HOST in said
    return False


def affordable(table: BotTable, promises: Sequence[Promise]) -> bool:
    """Have we the coins for these payments, and for those that we have promised already?"""
    more = sum(int(str(promise[1])) for promise in promises if promise[0] == PAY)
    return not more or owed(table, table.seat) + more <= table.purse


def owed(table: BotTable, seat: Seat) -> int:
    """The coins that somebody has promised for this round, as far as we know."""
    debts = [word for word in table.open_promises if word["by"] == seat and word["promise"][0] == PAY]
    return sum(word["promise"][1] - word["paid"] for word in debts)

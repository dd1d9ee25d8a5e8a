"""Promises that cannot all be kept, that we cannot keep at all, and those that a scheme would break."""

from __future__ import annotations

from collections.abc import Sequence

from munera.bots.spartacus.reading import BotTable
from munera.games.spartacus.queries import (
    FOIL,
    HOST,
    INVITE,
    NO_BID,
    NO_FOIL,
    NO_HARM,
    NO_TARGET,
    PAY,
    REDIRECT,
    SPARING,
    TARGET,
    THUMB,
    Prepared,
    Promise,
    in_reach,
    legal,
    reaction_lacks,
    reaction_payable,
    short,
    victims,
)
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
    if promise[0] == TARGET:
        spared = {seat for seat, other in given if other[0] in SPARING}
        return promise[1] in spared or any(other[0] == TARGET and other != promise for other in said)
    if promise[0] in SPARING:
        return (TARGET, to) in said
    if promise[0] == FOIL:
        return any(other == (NO_FOIL,) and seat == promise[1] for seat, other in given)
    return promise == (NO_FOIL,) and (FOIL, to) in said


def able(table: BotTable, to: Seat, promise: Promise) -> bool:
    """Have we what it takes to keep this promise: a foil in hand, a scheme to aim, another target?"""
    me = table.seat
    if promise[0] == FOIL:
        return any(_foils(table, card) for card in table.hand)
    if promise[0] == TARGET:
        schemes = [card for card in table.hand if card in table.rules.schemes]
        playable = [card for card in schemes if not short(table, me, Prepared(0, card))]
        return any(promise[1] in in_reach(table, me, card) for card in playable)
    if promise[0] == REDIRECT:
        scheme = table.view["scheme"]
        return scheme is not None and any(to not in targets for targets in legal(table, me, scheme["card"]))
    return True


def _foils(table: BotTable, card: str) -> bool:
    """Is this a reaction that we could foil any scheme with, and pay for?"""
    me = table.seat
    return table.foils(card) and not reaction_lacks(table, me, card) and reaction_payable(table, me, card)


def words_broken(table: BotTable, card: str, targets: Sequence[Seat]) -> int:
    """Return how many promises of ours a scheme with these targets would break, less those that it keeps."""
    me = table.seat
    ours = [word for word in table.open_promises if word["by"] == me]
    if not ours:
        return 0
    harmed, reach = victims(table, me, card, targets), in_reach(table, me, card)
    count = 0
    for word in ours:
        kind, to = word["promise"][0], word["to"]
        if kind == TARGET:
            victim = word["promise"][1]
            count += -1 if victim in harmed else victim in reach
        else:
            count += (kind in (NO_TARGET, REDIRECT) and to in targets) or (kind == NO_HARM and to in harmed)
    return count


def affordable(table: BotTable, promises: Sequence[Promise]) -> bool:
    """Have we the coins for these payments, and for those that we have promised already?"""
    more = sum(int(str(promise[1])) for promise in promises if promise[0] == PAY)
    return not more or owed(table, table.seat) + more <= table.purse


def owed(table: BotTable, seat: Seat) -> int:
    """The coins that somebody has promised for this round, as far as we know."""
    return sum(word["owed"] for word in table.open_promises if word["by"] == seat)

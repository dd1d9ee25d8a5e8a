"""Gladiators enter arenas and move between them."""

from __future__ import annotations

from munera.games.for_glory import damage, reactions
from munera.games.for_glory.state import Gladiator, Glory, Window
from munera.kernel import Seat


def arena_at(s: Glory, place: int) -> str:
    """The arena card at this place in the middle of the table, or "" while it is won and not replaced."""
    id = s.slots[place]
    return s.arenas[id].card if id else ""


async def put(s: Glory, seat: Seat, card: str, place: int) -> None:
    """Put a gladiator from hand into an arena, ready and on the owner's side; then ask for reactions to that."""
    s.shown_from_hand(seat, card)
    await enter(s, seat, card, place)


async def enter(s: Glory, seat: Seat, card: str, place: int) -> None:
    """Add a gladiator to an arena, wherever it came from."""
    g = Gladiator(s.number(), card, seat, place)
    s.put(g)
    s.stalled = 0
    s.tell("enters", g.id, card, seat, arena_at(s, place), already_known_to=(seat,))
    await after_entering(s, g)


async def after_entering(s: Glory, g: Gladiator) -> None:
    s.windows.append(Window("enter", g.place, subject=g.id))
    await reactions.open_window(s)
    s.windows.pop()


async def move(s: Glory, id: int, place: int) -> None:
    """Move a gladiator to another arena, as hurt and as ready as before; bonuses end. Both may be reacted to."""
    g = s.gladiators[id]
    gone = damage.departures(s, (g,), "move")
    there = g._replace(place=place, attack=0, agility=0)
    s.put(there)
    s.tell("moves", id, g.card, g.owner, arena_at(s, place), already_known_to=(g.owner,))
    await damage.after_leaving(s, gone)
    if id in s.gladiators:
        await after_entering(s, there)

"""Influence: patrons grant it, gladiators need it, and whoever loses it loses gladiators at once."""

from __future__ import annotations

from munera.games.for_glory import damage
from munera.games.for_glory.asking import inquire
from munera.games.for_glory.state import LASTING, Gladiator, Glory, Patron
from munera.games.for_glory.strength import influence, needed
from munera.kernel import Seat


async def exhaust(s: Glory, id: int) -> None:
    """Exhaust a card. With a patron goes its influence, before anything else happens (FG-30)."""
    if id in s.gladiators:
        s.put(s.gladiators[id]._replace(ready=False))
        s.tell("exhausted", id, s.gladiators[id].card)
    elif id in s.arenas:
        s.arenas[id] = s.arenas[id]._replace(ready=False)
        s.tell("exhausted", id, s.arenas[id].card)
    else:
        patron = s.patrons[id] = s.patrons[id]._replace(ready=False)
        s.tell("exhausted", id, patron.card)
        await keep_within(s, patron.owner)


def ready(s: Glory, id: int, by: Seat) -> None:
    """Make an exhausted gladiator ready."""
    s.put(s.gladiators[id]._replace(ready=True))
    s.tell("readied", id, s.gladiators[id].card, already_known_to=(by,))


def ready_villa(s: Glory, seat: Seat) -> None:
    """Patrons and arenas are readied in their owner's machinations turn, and never else."""
    patrons = [p for p in s.patrons.values() if p.owner == seat and not p.ready]
    arenas = [a for a in s.arenas.values() if a.holder == seat and not a.ready]
    s.patrons.update((p.id, p._replace(ready=True)) for p in patrons)
    s.arenas.update((a.id, a._replace(ready=True)) for a in arenas)
    if patrons or arenas:
        s.tell("villa_readied", seat)


async def keep_within(s: Glory, seat: Seat) -> None:
    """Discard gladiators, one by one, until what they need is granted again (FG-29). Each counts as defeated."""
    while needed(s, seat) > influence(s, seat):
        at_stake = dispensable(s, seat)
        if not at_stake:
            return
        ids = tuple(g.id for g in at_stake)
        id = ids[0] if len(ids) == 1 else await inquire(s, seat, "forfeit", ids, None, "FG-29")
        await damage.defeat(s, [s.gladiators[id]], "influence")


def costly(s: Glory, patron: Patron) -> bool:
    """Would exhausting this patron cost gladiators?"""
    loss = s.cards.by_id[patron.card].influence if patron.ready else 0
    seat = patron.owner
    return needed(s, seat) > influence(s, seat) - loss and bool(dispensable(s, seat))


def dispensable(s: Glory, seat: Seat) -> list[Gladiator]:
    """The gladiators that could be discarded for influence; in a lasting battle only those in that arena."""
    lasting = s.phase == "battle" and s.field == LASTING
    return [
        g
        for g in s.gladiators.values()
        if g.owner == seat and s.cards.need[g.card] and (not lasting or g.place == LASTING)
    ]

"""The Primus: how it is declared, who is invited, and what happens when four cannot be found."""

from __future__ import annotations

from collections.abc import Callable

from munera.games.serpents.state import COMBATANTS, Serpents
from munera.games.spartacus.arena import arena
from munera.games.spartacus.arena.arena import PLACES
from munera.games.spartacus.combat import combat
from munera.games.spartacus.deals import promises
from munera.games.spartacus.intrigue import reactions
from munera.games.spartacus.table.asking import NO, YES, choose
from munera.kernel import Seat, Segment

FREE_FROM = 10  # the influence from which on the Host may declare a Primus

ASKS: dict[str, tuple[str, ...]] = {"primus": (NO, YES)}
EVENTS: dict[str, tuple[str, ...]] = {
    "primus": ("seat",),
    "ordinary_match": ("seat",),
    "primus_failed": (),
    "fights_instead": ("seat", "other"),
}


# ---------------------------------------------------------------------- declaring


async def honour(s: Serpents) -> None:
    """W19: honour to the Host, a Spectacle that forces a Primus, and at last the Host's own choice (SW-51)."""
    s.primus = s.spared = False
    arena.honour_the_host(s)
    await reactions.window(s, "host_honoured")
    await reactions.quiet(s)
    if s.primus:
        s.tell("primus", s.host)
    elif s.influence[s.host] >= FREE_FROM:
        await declare(s)
    s.step = "invitation"


async def declare(s: Serpents) -> None:
    """The Host may make this Arena Phase a Primus (SW-PRIMUS-2)."""
    s.primus = await choose(s, s.host, "primus", (NO, YES), rule="SW-PRIMUS-2") == YES
    s.tell("primus" if s.primus else "ordinary_match", s.host, already_known_to=(s.host,))


# ---------------------------------------------------------------------- invitations


async def invite(s: Serpents) -> None:
    """The Host invites until four are committed, or until nobody may be invited any more (W20, SW-17)."""
    if not s.primus:
        await arena.invite(s)
    elif left := may_be_invited(s):
        await arena.invite_one(s, left, "SW-INVITE-1")
    else:
        fail(s)


def may_be_invited(s: Serpents) -> tuple[Seat, ...]:
    """Whom the Host may invite: all once, those who accepted a second time (SW-INVITE-2, SW-INVITE-3, SW-16)."""
    return arena.not_invited(s) or tuple(seat for seat in (*s.others(s.host), s.host) if s.invitable(seat))


async def commit(s: Serpents) -> None:
    """Whoever accepted sends a combatant with equipment of their own (W21, SW-52, SW-18)."""
    if not s.primus:
        await arena.commit(s)
        return
    fighter = await combat.send(s, s.invited[-1], len(s.fighters), "SP-INVITE-2")
    s.fighters = (*s.fighters, fighter)
    await reactions.window(s, "combatant_committed")
    if len(s.fighters) < COMBATANTS:
        s.step = "invitation"
    else:
        promises.invitations_over(s)
        s.step = "teams"


# ---------------------------------------------------------------------- a failed Primus


def fail(s: Serpents) -> None:
    """The first two houses that accepted fight an ordinary match with whom they sent first (SW-54)."""
    s.primus = False
    s.tell("primus_failed")
    houses = list(dict.fromkeys(fighter.seat for fighter in s.fighters))[:PLACES]
    if len(houses) < PLACES:
        arena.call_off(s)
        return
    promises.invitations_over(s)
    chosen = [next(fighter for fighter in s.fighters if fighter.seat == seat) for seat in houses]
    for fighter in s.fighters:
        if fighter not in chosen:
            combat.go_home(s, fighter)
    s.fighters = tuple(combat.on_mark(fighter, side) for side, fighter in enumerate(chosen))
    s.tell("fights_instead", *houses)
    s.step = "tribute"


SEGMENTS: dict[tuple[str, str], Callable[[Serpents], Segment]] = {
    ("arena", "honour"): honour,
    ("arena", "invitation"): invite,
    ("arena", "commit"): commit,
}

"""The Tournament: several Domini with twelve Influence fight for the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from munera.games.spartacus.combat import combat
from munera.games.spartacus.combat.bout import TOURNAMENT
from munera.games.spartacus.rounds import ending
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Seat, Segment

ASKS: dict[str, tuple[str, ...]] = {}
EVENTS: dict[str, tuple[str, ...]] = {
    "tournament": ("seats*",),
    "no_combatant": ("seat",),
    "seeded": ("seat", "value"),
    "meet": ("seat", "other"),
    "bout_won": ("seat", "other"),
    "tournament_void": (),
}
REASONS: tuple[str, ...] = ()
TERMS: dict[str, tuple[str, ...]] = {"why": ("no_combatant",)}

SINGLE = 2  # so many fight a bout
BRACKET = 4  # so many can take part


def begin(s: Spartacus, seats: Sequence[Seat]) -> bool:
    """Those with twelve Influence at the end of a phase enter; who has no ready combatant is out (SP-54).

    True: the Tournament has begun, or its only entrant has won the game. False: nobody can fight, nothing but
    Influence has changed, and the game goes on.
    """
    s.tell("tournament", *seats)
    able = able_to_fight(s, seats)
    if len(able) == 1:
        ending.finish(s, able[0], "tournament")
    elif able:
        s.seeds = s.queue = seeding(s, able)[-BRACKET:]
        s.phase_before_tournament = s.phase
        s.phase, s.step = "tournament", "tournament_bout"
    return bool(able)


def able_to_fight(s: Spartacus, seats: Sequence[Seat]) -> list[Seat]:
    """Who of these has a ready combatant; the others are out, and lose 1 Influence (SP-54)."""
    able = [seat for seat in seats if s.combatants(seat)]
    for seat in seats:
        if seat not in able:
            s.tell("no_combatant", seat)
            s.change_influence(seat, -1, "no_combatant")
    return able


def seeding(s: Spartacus, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """By the value of all gladiators and equipment, lowest first, counted once; ties are rolled off (SP-91)."""
    values = {seat: s.value_of(seat) for seat in seats}
    for seat in seats:
        s.tell("seeded", seat, values[seat])
    order: list[Seat] = []
    for value in sorted(set(values.values())):
        order += by_dice(s, [seat for seat in seats if values[seat] == value])
    return tuple(order)


def by_dice(s: Spartacus, equals: Sequence[Seat]) -> list[Seat]:
    """Equals roll for their places, the lowest die first; those who are equal again roll again (SP-68)."""
    if len(equals) == 1:
        return list(equals)
    dice = s.dice(len(equals))
    s.tell("roll_off", tuple(equals), tuple(dice), already_known_to=())
    order: list[Seat] = []
    for face in sorted(set(dice)):
        order += by_dice(s, [seat for seat, die in zip(equals, dice, strict=True) if die == face])
    return order


async def next_bout(s: Spartacus) -> None:
    """Two commit anew from their ready cards, the one of lower value first, on I (SP-54)."""
    s.seeds = tuple(seat for seat in s.seeds if seat not in s.conceded)
    if len(s.seeds) >= SINGLE:  # who won because the other conceded may have lost their last combatant
        s.seeds = tuple(able_to_fight(s, s.seeds))
    s.queue = tuple(seat for seat in s.queue if seat in s.seeds)
    if len(s.seeds) < SINGLE:
        close(s)
        return
    one, two = pairing(s)
    s.tell("meet", one, two)
    for side, seat in enumerate((one, two)):
        fighter = await combat.commit(s, seat, side, "SP-54")
        s.fighters = (*s.fighters, fighter)
    combat.begin(s, TOURNAMENT)


def pairing(s: Spartacus) -> tuple[Seat, Seat]:
    """The two lowest of those who have not fought yet; when they are too few, the two who are left.

    With three the winner meets the third, with four the winners meet (SP-TOURNAMENT-2, SP-TOURNAMENT-3).
    """
    waiting = s.queue if len(s.queue) >= SINGLE else s.seeds
    return waiting[0], waiting[1]


async def decided(s: Spartacus) -> None:
    """Injuries and Decapitations are carried out; there is nothing to gain but the next bout (SP-54)."""
    loser = combat.losers(s)[0]
    combat.apply_defeat(s, loser)
    winner, beaten = s.fighters[s.bout.winner].seat, s.fighters[loser].seat
    combat.leave(s)
    if winner in s.conceded:  # who has conceded cannot win (SP-93)
        winner, beaten = beaten, winner
    s.tell("bout_won", winner, beaten)
    s.seeds = tuple(seat for seat in s.seeds if seat != beaten)
    s.queue = tuple(seat for seat in s.queue if seat not in (winner, beaten))
    s.step = "tournament_bout"


def close(s: Spartacus) -> None:
    """The last one left wins the game. If nobody is, the phase ends once more, and the game goes on (SP-54)."""
    s.queue = ()
    if s.seeds:
        ending.finish(s, s.seeds[0], "tournament")
    else:
        s.tell("tournament_void")
        s.phase, s.step = s.phase_before_tournament, "phase_end"


SEGMENTS: dict[tuple[str, str], Callable[[Spartacus], Segment]] = {
    ("tournament", "tournament_bout"): next_bout,
    ("tournament", "decided"): decided,
}

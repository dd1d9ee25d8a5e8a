"""Initiative: nets, the roll of speed dice, and who acts first in the combat round."""

from __future__ import annotations

from collections.abc import Sequence

from munera.games.spartacus.combat.bout import SPEED
from munera.games.spartacus.combat.combat import (
    NET,
    TACTICIAN,
    UNOPPOSED,
    at_once,
    carried,
    in_every_bout,
    on_sand,
    opponents,
    put_fighter,
    spend,
    unspent,
)
from munera.games.spartacus.intrigue import reactions
from munera.games.spartacus.table.asking import NO, YES, choose, choose_sealed
from munera.games.spartacus.table.records import NOBODY
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Ask, Question

FIRST, SECOND = "first", "second"

ASKS = {
    "net": Question((NO, YES), about=("card",)),
    "tactician": Question((NO, YES), about=("card",)),
    "order": Question((FIRST, SECOND), about=("card",)),
}
EVENTS: dict[str, tuple[str, ...]] = {
    "combat_round": ("number",),
    "speed_roll": ("seat", "card", "dice*"),
    "initiative_tied": (),
    "initiative": ("seat", "card"),
    "acts": ("seat", "place"),
}
REASONS: tuple[str, ...] = ()
TERMS: dict[str, tuple[str, ...]] = {"place": (FIRST, SECOND)}


async def combat_round(s: Spartacus) -> None:
    """A combat round begins. One Net wins the initiative without a roll; two cancel each other (SP-47)."""
    await begin_round(s)
    users = await declare_nets(s)
    if len(users) == 1:
        await choose_order(s, users[0])
    else:
        s.step = "combat_initiative"


async def begin_round(s: Spartacus) -> None:
    """A combat round begins (W24): nobody has acted yet, and what works once in a round works again."""
    s.bout = s.bout._replace(round=s.bout.round + 1, order=(), acted=0, struck=False, rolls=())
    for side, fighter in enumerate(s.fighters):
        put_fighter(s, side, fighter._replace(spent=tuple(used for used in fighter.spent if used != TACTICIAN)))
    s.tell("combat_round", s.bout.round)
    await reactions.window(s, "round_start")


async def declare_nets(s: Spartacus) -> list[int]:
    """WIN_INIT: both declare in secret, before any roll (SP-HOOK-7, SP-84)."""
    nets = [(side, net) for side in range(len(s.fighters)) if (net := carried(s, side, NET))]
    answers = await choose_sealed(s, [Ask(net.owner, "net", (NO, YES), NET, "SP-84") for _, net in nets])
    users: list[int] = []
    for (side, net), answer in zip(nets, answers, strict=True):
        s.tell("puts_to_use" if answer == YES else "holds_back", net.owner, NET, already_known_to=())
        if answer == YES:
            s.exhaust(net)
            users.append(side)
    return users


async def roll_initiative(s: Spartacus) -> None:
    """All roll their speed dice, and the winner chooses; after a tie all roll again (SP-INITIATIVE-1, SP-47)."""
    await all_roll(s)
    winner = initiative_winner(s)
    if winner == NOBODY:
        s.tell("initiative_tied")  # and this step is played again
    else:
        await choose_order(s, winner)


async def all_roll(s: Spartacus) -> None:
    """Everybody on the sand rolls their own speed dice."""
    s.bout = s.bout._replace(rolls=((),) * len(s.fighters))
    for side in on_sand(s):
        roll_speed(s, side)
    await offer_tactician(s)


def roll_speed(s: Spartacus, side: int) -> None:
    """Roll all speed dice of a side."""
    fighter, rolls = s.fighters[side], s.bout.rolls
    dice = s.dice(fighter.pools[SPEED])
    s.bout = s.bout._replace(rolls=(*rolls[:side], tuple(dice), *rolls[side + 1 :]))
    s.tell("speed_roll", fighter.seat, fighter.card, *dice, already_known_to=())


async def offer_tactician(s: Spartacus) -> None:
    """INIT_REROLL: once per combat round, after any roll, in secret if both can (SP-HOOK-16, SP-84)."""
    able = [side for side in on_sand(s) if unspent(s, side, TACTICIAN)]
    for sides in at_once(s, able):
        await tacticians_together(s, sides)


async def tacticians_together(s: Spartacus, sides: Sequence[int]) -> None:
    s.rolling = True
    answers = await choose_sealed(
        s, [Ask(s.fighters[side].seat, "tactician", (NO, YES), s.fighters[side].card, "SP-84") for side in sides]
    )
    s.rolling = False
    for side, answer in zip(sides, answers, strict=True):
        fighter = s.fighters[side]
        s.tell("puts_to_use" if answer == YES else "holds_back", fighter.seat, fighter.card, already_known_to=())
    for side, answer in zip(sides, answers, strict=True):
        if answer == YES:
            spend(s, side, TACTICIAN)
            roll_speed(s, side)


def initiative_winner(s: Spartacus) -> int:
    """The side with the better roll; nobody if it is a tie."""
    ahead = ahead_by(s, *s.bout.rolls)
    return NOBODY if ahead == 0 else 0 if ahead > 0 else 1


def ahead_by(s: Spartacus, one: Sequence[int], two: Sequence[int]) -> int:
    """Above 0 if the first roll is better, below if the second is (SP-INITIATIVE-4)."""
    return ahead_by_string(one, two) if s.option("initiative") == "string" else sum(one) - sum(two)


def ahead_by_string(one: Sequence[int], two: Sequence[int]) -> int:
    """Die by die, high to low: above 0 if the first string wins, below if the second (SP-INITIATIVE-4)."""
    high, low = sorted(one, reverse=True), sorted(two, reverse=True)
    for a, b in zip(high, low, strict=False):
        if a != b:
            return a - b
    if any(die >= UNOPPOSED for die in high[len(low) :]):
        return 1
    if any(die >= UNOPPOSED for die in low[len(high) :]):
        return -1
    return 0


async def choose_order(s: Spartacus, side: int) -> None:
    """The winner of the initiative chooses to act first or second (SP-INITIATIVE-2)."""
    goes_first = await choose_place(s, side)
    others = opponents(s, side)
    s.bout = s.bout._replace(order=(side, *others) if goes_first else (*others, side))
    s.step = "combat_turn"


async def choose_place(s: Spartacus, side: int) -> bool:
    """Does the winner of the initiative want to act first?"""
    winner = s.fighters[side]
    s.tell("initiative", winner.seat, winner.card)
    place = await choose(s, winner.seat, "order", (FIRST, SECOND), winner.card, "SP-INITIATIVE-2")
    s.tell("acts", winner.seat, place, already_known_to=(winner.seat,))
    return place == FIRST


SEGMENTS = in_every_bout({"combat_round": combat_round, "combat_initiative": roll_initiative})

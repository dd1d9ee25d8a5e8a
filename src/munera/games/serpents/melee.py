"""Combat in the Primus: treachery, the initiative of the teams, turns one by one, and its end.

What a victory brings to every house of a team, and the one thumb for all losers, are in `arena/victory.py` of
Spartacus.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cmp_to_key
from itertools import combinations

from munera.games.serpents.cards.table import treacherous
from munera.games.serpents.state import Serpents
from munera.games.spartacus.arena import victory, wagers
from munera.games.spartacus.combat import combat, initiative, moving, wounds
from munera.games.spartacus.combat.combat import NET, carried, on_sand, put_fighter, silenced
from munera.games.spartacus.intrigue import reactions
from munera.games.spartacus.rounds.setup import roll_off
from munera.games.spartacus.table.asking import choose, choose_sealed
from munera.games.spartacus.table.records import NOBODY
from munera.kernel import Ask, Question, Seat, Segment

PRIMUS = "primus"  # the kind of bout
STAY, SWITCH = "stay", "switch"
TEAMS = (0, 1)

ASKS = {
    "treachery": Question((STAY, SWITCH), about=("card",)),
    "nets": Question(answer=("netters*",)),
    "who_goes": Question(answer=("fighter",)),
}
EVENTS: dict[str, tuple[str, ...]] = {
    "stays_loyal": ("seat", "card"),
    "turns_traitor": ("seat", "card", "team"),
    "wants_to_go": ("seat", "card"),
    "goes": ("seat", "card"),
}
TERMS: dict[str, tuple[str, ...]] = {"kind": (PRIMUS,)}


async def wagers_closed(s: Serpents) -> None:
    """Reactions to the closed wagers may be played (W23); then combat begins."""
    if not s.primus:
        await wagers.wagers_closed(s)
        return
    await reactions.window(s, "wagers_closed")
    combat.begin(s, PRIMUS)


def in_priority(s: Serpents, sides: Iterable[int]) -> list[int]:
    """These sides in the order of their Domini; several of one Dominus as they were committed."""
    order = s.priority()
    return sorted(sides, key=lambda side: (order.index(s.fighters[side].seat), side))


def team_on_sand(s: Serpents, team: int) -> list[int]:
    """The sides of this team that are on the sand."""
    return [side for side in on_sand(s) if s.fighters[side].team == team]


# ---------------------------------------------------------------------- treachery


async def combat_round(s: Serpents) -> None:
    """A combat round of a Primus begins with treachery (W24, SW-TREACHERY-2)."""
    if not s.primus:
        await initiative.combat_round(s)
        return
    await initiative.begin_round(s)
    for side in in_priority(s, on_sand(s)):
        if may_switch(s, side):
            await stay_or_switch(s, side)
    s.step = "combat_nets"


def may_switch(s: Serpents, side: int) -> bool:
    """May this combatant change teams? If treacherous, not silenced, not a team's last (SW-TREACHERY-3, SW-21)."""
    fighter = s.fighters[side]
    able = treacherous(s.rules.cards[fighter.card]) and not silenced(s, side)
    return able and len(team_on_sand(s, fighter.team)) > 1


async def stay_or_switch(s: Serpents, side: int) -> None:
    """A treacherous combatant joins the other team on the spot, or not (SW-60)."""
    fighter = s.fighters[side]
    answer = await choose(s, fighter.seat, "treachery", (STAY, SWITCH), fighter.card, "SW-TREACHERY-1")
    if answer == STAY:
        s.tell("stays_loyal", fighter.seat, fighter.card, already_known_to=(fighter.seat,))
        return
    team = other_team(fighter.team)
    put_fighter(s, side, fighter._replace(team=team))
    s.tell("turns_traitor", fighter.seat, fighter.card, team, already_known_to=(fighter.seat,))


def other_team(team: int) -> int:
    return 1 - team


# ---------------------------------------------------------------------- initiative


async def nets(s: Serpents) -> None:
    """If only one team uses Nets, it wins the initiative without a roll (SW-20)."""
    users = await declare_nets(s)
    if len({s.fighters[side].team for side in users}) == 1:
        await choose_first(s, in_priority(s, users)[0])
    else:
        s.step = "combat_initiative"


async def declare_nets(s: Serpents) -> list[int]:
    """Ask in secret who uses a Net, of two of one Dominus either or both; return the sides that do."""
    held: dict[Seat, list[int]] = {}
    for side in on_sand(s):
        if carried(s, side, NET):
            held.setdefault(s.fighters[side].seat, []).append(side)
    seats = [seat for seat in s.priority() if seat in held]
    answers = await choose_sealed(s, [Ask(seat, "nets", some_of(held[seat]), rule="SW-20") for seat in seats])
    for seat, used in zip(seats, answers, strict=True):
        for side in held[seat]:
            s.tell("puts_to_use" if side in used else "holds_back", seat, NET, already_known_to=())
    users = [side for used in answers for side in used]
    for side in users:
        net = carried(s, side, NET)
        assert net is not None, "only Nets that are there are offered"
        s.exhaust(net)
    return users


def some_of(sides: list[int]) -> tuple[tuple[int, ...], ...]:
    """Every choice of some of these sides, none included."""
    return tuple(chosen for count in range(len(sides) + 1) for chosen in combinations(sides, count))


async def roll_initiative(s: Serpents) -> None:
    """All roll. The teams' best rolls decide, or else their second ones, or else all roll again (SW-57)."""
    if not s.primus:
        await initiative.roll_initiative(s)
        return
    await initiative.all_roll(s)
    winner = initiative_winner(s)
    if winner == NOBODY:
        s.tell("initiative_tied")  # this step is then played again
    else:
        await choose_first(s, winner)


def initiative_winner(s: Serpents) -> int:
    """The side whose roll wins the initiative for its team; NOBODY if the teams are equal.

    A team of one has no second roll, and so loses where the best rolls are equal.
    """
    one, two = (best_first(s, team) for team in TEAMS)
    for mine, theirs in zip(one, two, strict=False):
        ahead = initiative.ahead_by(s, s.bout.rolls[mine], s.bout.rolls[theirs])
        if ahead:
            return mine if ahead > 0 else theirs
    more = one[len(two) :] or two[len(one) :]
    return more[0] if more else NOBODY


def best_first(s: Serpents, team: int) -> list[int]:
    """The sides of a team by their rolls, the best first; equal ones in order of priority."""

    def behind(one: int, two: int) -> int:
        return initiative.ahead_by(s, s.bout.rolls[two], s.bout.rolls[one])

    return sorted(in_priority(s, team_on_sand(s, team)), key=cmp_to_key(behind))


async def choose_first(s: Serpents, side: int) -> None:
    """Whoever won the initiative says whether their team goes first or second (SW-INITIATIVE-1)."""
    team = s.fighters[side].team
    goes_first = await initiative.choose_place(s, side)
    s.bout = s.bout._replace(first=team if goes_first else other_team(team))
    s.step = "combat_turn"


# ---------------------------------------------------------------------- turns


async def combat_turn(s: Serpents) -> None:
    """The teams take turns, one combatant each (SW-TURN-1)."""
    bout = s.bout
    if s.primus and bout.acted == len(bout.order):
        await next_turn(s)
    elif s.primus and bout.order[bout.acted] not in on_sand(s):
        moving.end_turn(s)  # they were beaten by their own attack
    else:
        await moving.combat_turn(s)


async def next_turn(s: Serpents) -> None:
    """One of the team whose turn it is goes (SW-TURN-2)."""
    side = await who_goes(s, able_to_go(s))
    fighter = s.fighters[side]
    s.bout = s.bout._replace(order=(*s.bout.order, side))
    s.tell("goes", fighter.seat, fighter.card)


def able_to_go(s: Serpents) -> list[int]:
    """The sides that may act now: of the team whose turn it is, or if all of them have, of the other (SW-58)."""
    order = s.bout.order
    team = other_team(s.fighters[order[-1]].team) if order else s.bout.first
    waiting = moving.to_act(s)
    return [side for side in waiting if s.fighters[side].team == team] or waiting


async def who_goes(s: Serpents, able: list[int]) -> int:
    """Which side acts: several Domini name one in secret, and roll for it if they disagree (SW-58)."""
    if len(able) == 1:
        return able[0]
    domini = [seat for seat in s.priority() if any(s.fighters[side].seat == seat for side in able)]
    questions = [Ask(seat, "who_goes", tuple(able), rule="SW-TURN-2") for seat in domini]
    named = dict(zip(domini, await choose_sealed(s, questions), strict=True))
    for seat, side in named.items():
        s.tell("wants_to_go", seat, s.fighters[side].card, already_known_to=())
    agreed = len(set(named.values())) == 1
    return named[domini[0] if agreed else roll_off(s, domini)]


# ---------------------------------------------------------------------- the end


async def decided(s: Serpents) -> None:
    """The combatant beaten last leaves the sand too, so that no Doctore silences a winner (SW-DEFEAT-1, SW-68)."""
    if s.primus:
        for side in combat.losers(s):
            wounds.take_off(s, side)
    await victory.decided(s)


SEGMENTS: dict[tuple[str, str], Callable[[Serpents], Segment]] = {
    ("arena", "wagers_closed"): wagers_closed,
    ("arena", "combat_round"): combat_round,
    ("arena", "combat_nets"): nets,
    ("arena", "combat_initiative"): roll_initiative,
    ("arena", "combat_turn"): combat_turn,
    ("arena", "decided"): decided,
}

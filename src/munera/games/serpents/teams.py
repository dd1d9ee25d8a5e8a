"""The teams of a Primus (W36): the Host forms them, and the figures are put on the sand."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import TypeAlias

from munera.games.serpents.state import Serpents
from munera.games.spartacus.combat.bout import OFF
from munera.games.spartacus.combat.combat import put_fighter, taken
from munera.games.spartacus.combat.hexes import TEAM_PLACES
from munera.games.spartacus.table.asking import choose
from munera.kernel import Question, Segment

ASKS = {"teams": Question(answer=("pair*",)), "place": Question(about=("card",), answer=("hex",))}
EVENTS: dict[str, tuple[str, ...]] = {
    "in_team": ("asset", "card", "seat", "team"),
    "placed": ("seat", "card", "hex"),
}

Team: TypeAlias = tuple[int, int]
"""Two sides, in the order in which they were committed."""


# ---------------------------------------------------------------------- forming teams


async def form_teams(s: Serpents) -> None:
    """The Host says which two are Team I; the others are Team II (SW-TEAM-1, SW-53)."""
    first = await choose(s, s.host, "teams", possible_teams(s), rule="SW-TEAM-1")
    for side, fighter in enumerate(s.fighters):
        team = 0 if side in first else 1
        put_fighter(s, side, fighter._replace(team=team))
        s.tell("in_team", fighter.asset, fighter.card, fighter.seat, team, already_known_to=(s.host,))
    s.step = "placing"


def possible_teams(s: Serpents) -> tuple[Team, ...]:
    """Every pair that may be Team I: two of a house stay together; the default is first (SW-TEAM-2, SW-19)."""
    pairs = [pair for pair in combinations(range(len(s.fighters)), 2) if keeps_together(s, pair)]
    default = default_team(s, pairs)
    return (default, *(pair for pair in pairs if pair != default))


def keeps_together(s: Serpents, pair: Team) -> bool:
    """Does this pair leave two combatants of one house in the same team?"""
    inside = {s.fighters[side].seat for side in pair}
    outside = {fighter.seat for side, fighter in enumerate(s.fighters) if side not in pair}
    return not inside & outside


def default_team(s: Serpents, pairs: list[Team]) -> Team:
    """The default pair: the Host's own combatant, else the first, with the most valuable legal other (SW-53)."""
    own = [side for side, fighter in enumerate(s.fighters) if fighter.seat == s.host]
    leader = own[0] if own else 0
    return max((pair for pair in pairs if leader in pair), key=lambda pair: worth(s, pair))


def worth(s: Serpents, pair: Team) -> int:
    return sum(s.rules.cards[s.fighters[side].card].value for side in pair)


# ---------------------------------------------------------------------- placing the figures


async def place(s: Serpents) -> None:
    """Ask where the next figure is put beside the mark of its team, until all stand (SW-TEAM-3)."""
    side = next_to_place(s)
    fighter = s.fighters[side]
    free = tuple(hex for hex in TEAM_PLACES[fighter.team] if hex not in taken(s, side))
    hex = await choose(s, fighter.seat, "place", free, fighter.card, "SW-TEAM-3")
    put_fighter(s, side, fighter._replace(hex=hex))
    s.tell("placed", fighter.seat, fighter.card, hex, already_known_to=(fighter.seat,))
    if all(other.hex != OFF for other in s.fighters):
        s.step = "tribute"


def next_to_place(s: Serpents) -> int:
    """The side to be placed next: Team I first, then by priority, two of a house as committed (SW-53)."""
    order = s.priority()
    waiting = [side for side, fighter in enumerate(s.fighters) if fighter.hex == OFF]
    return min(waiting, key=lambda side: (s.fighters[side].team, order.index(s.fighters[side].seat), side))


SEGMENTS: dict[tuple[str, str], Callable[[Serpents], Segment]] = {
    ("arena", "teams"): form_teams,
    ("arena", "placing"): place,
}

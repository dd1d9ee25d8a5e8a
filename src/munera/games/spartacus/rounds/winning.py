"""The end of a phase: the last quiet window, the victory check, and what comes next."""

from __future__ import annotations

from collections.abc import Callable

from munera.games.spartacus.arena import tournament
from munera.games.spartacus.cards.table import TRACK
from munera.games.spartacus.deals import deals, promises
from munera.games.spartacus.intrigue import reactions
from munera.games.spartacus.rounds import ending
from munera.games.spartacus.rounds.setup import roll_off
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Seat, Segment

NEXT = {"upkeep": ("intrigue", "draw"), "intrigue": ("market", "open"), "market": ("arena", "honour")}

EVENTS = {"phase": ("phase",)}
TERMS = {"phase": ("upkeep", "intrigue", "market", "arena", "tournament")}


async def phase_end(s: Spartacus) -> None:
    """At the end of a phase (W35) whoever is alone at twelve wins, and several fight it out (SP-53)."""
    s.reopen(*at_twelve(s))  # there is still time to knock them down (SP-79)
    await reactions.quiet(s)
    promises.phase_over(s)
    deals.phase_over(s)
    s.phase_over()
    if s.phase == promises.LAST_PHASE:
        promises.round_over(s)
    highest = at_twelve(s)
    if len(highest) == 1:
        ending.finish(s, highest[0], "twelve")
    elif not highest or not tournament.begin(s, highest):
        next_phase(s)


def at_twelve(s: Spartacus) -> list[Seat]:
    """Who wins at the end of this phase, or fights for it; after Upkeep nobody does (SP-53)."""
    return [] if s.phase == "upkeep" else [x for x in s.active_seats() if s.influence[x] == TRACK.highest]


def next_phase(s: Spartacus) -> None:
    """Go on to the next phase or round; after the last round the game ends (SP-64)."""
    if s.phase in NEXT:
        s.phase, s.step = NEXT[s.phase]
    elif s.round >= int(str(s.option("rounds"))):
        ending.finish(s, foremost(s), "rounds")
        return
    else:
        s.influence_by_round = (*s.influence_by_round, (s.round, *s.influence))
        s.round += 1
        s.phase, s.step = "upkeep", "refresh"
    s.tell("phase", s.phase)


def foremost(s: Spartacus) -> Seat:
    """Who is ahead: by influence, then by the value of gladiators and equipment, then by a die (SP-64)."""
    best = max((s.influence[seat], s.value_of(seat)) for seat in s.active_seats())
    return roll_off(s, [seat for seat in s.active_seats() if (s.influence[seat], s.value_of(seat)) == best])


SEGMENTS: dict[tuple[str, str], Callable[[Spartacus], Segment]] = {
    (phase, "phase_end"): phase_end for phase in ("upkeep", "intrigue", "market", "arena")
}

"""House Varinius: the will of the Senate, by which somebody is called upon to support a scheme.

The other power, Praetor of Rome, is one for the own turn and needs no rules but its row.
"""

from __future__ import annotations

from typing import Any, Final

from munera.games.serpents.scheming import considered, under_way
from munera.games.spartacus.deals import breaking, promises
from munera.games.spartacus.intrigue import marks, support
from munera.games.spartacus.ruleset import Answering, Improver
from munera.games.spartacus.table.asking import NO, YES, choose
from munera.games.spartacus.table.records import Prepared
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import AnyAsk, Option, Question, Seat

VARINIUS = "ho-varinius"
WILL = "will-of-the-senate"
DEMAND = "demand"

ASKS = {"demand": Question((NO, YES), about=("seat", "other", "mark"))}
EVENTS = {"demands": ("seat", "other", "number", "shown")}
TERMS = {
    "house": (VARINIUS,),
    "power": (WILL, "praetor-of-rome"),
    "why": ("senate",),
}


def demandable(s: Spartacus, seat: Seat, mark: Prepared) -> list[Seat]:
    """Who can be called upon: all who have not pledged but Varinius and the schemer, once (SW-09, SW-50)."""
    if WILL in s.powers:
        return []
    bound = (s.active, *mark.pledged, *s.conceded)
    return [other for other in s.others(seat) if other not in bound]


async def demand(s: Spartacus, seat: Seat, other: Seat, *, shown: bool) -> None:
    """The other Dominus pledges, or loses influence; the demand is spent either way (SW-09)."""
    mark, schemer = under_way(s), s.active
    s.powers = (*s.powers, WILL)
    s.tell("demands", seat, other, mark.number, shown, already_known_to=(seat,))
    if shown and not mark.seen_by(other):
        s.tell("shows_scheme", seat, mark.number, mark.card, to=(other,), already_known_to=(seat,))
        s.learn(other, seat, mark.card)
        marks.change(s, mark._replace(shown=tuple(sorted((*mark.shown, other)))))
    answer = await choose(s, other, "demand", (NO, YES), (seat, schemer, mark.number), "SW-09")
    if answer == YES:
        s.tell("supports", other, schemer, mark.number, already_known_to=(other,))
        support.pledge(s, other, mark.number)
        return
    s.tell("no_support", other, schemer, mark.number, already_known_to=(other,))
    s.change_influence(other, s.rules.power(VARINIUS, WILL).refusal, "senate")
    if schemer == seat:  # towards another schemer nothing was asked, and nothing is broken (SW-50)
        promises.refused_support(s, other, seat)


def refusing(s: Spartacus, ask: AnyAsk) -> breaking.Warned:
    """To decline a demand, where that breaks a promise of support: one to Varinius."""
    about: Any = ask.about
    varinius, schemer, _ = about
    found = promises.broken_by(s, ask.seat, promises.refusing(ask.seat, schemer)) if schemer == varinius else ()
    yield NO, breaking.as_warnings(breaking.BREAKS, found)


WARNERS: Final = {**breaking.WARNERS, "demand": refusing}


# ---------------------------------------------------------------------- for one's own scheme


def own_demands(s: Spartacus, seat: Seat, mark: Prepared) -> list[Option]:
    """The demands among the schemer's own options; the card may be shown with one (SW-49)."""
    if s.houses[seat] != VARINIUS:
        return []
    face_up = marks.lies_open(s, mark)
    options: list[Option] = []
    for other in demandable(s, seat, mark):
        options += [(DEMAND, (other, False))] if face_up or not mark.seen_by(other) else []
        options += [] if face_up else [(DEMAND, (other, True))]
    return options


async def demand_for_oneself(s: Spartacus, seat: Seat, mark: Prepared, what: tuple[Seat, bool]) -> None:  # noqa: ARG001
    await demand(s, seat, what[0], shown=what[1])


IMPROVERS: Final = {DEMAND: Improver(own_demands, demand_for_oneself)}


# ---------------------------------------------------------------------- for a scheme of another


def could_demand(s: Spartacus, seat: Seat, kind: str) -> bool:  # noqa: ARG001
    """The Dominus of Varinius is asked about every scheme, once while it stays the same (SW-49)."""
    return seat != s.active and not considered(s, seat) and bool(demandable(s, seat, under_way(s)))


def demands(s: Spartacus, seat: Seat, kind: str) -> list[Option]:  # noqa: ARG001
    return [(DEMAND, other) for other in demandable(s, seat, under_way(s))]


async def demand_for_another(s: Spartacus, seat: Seat, answer: Any, kind: str) -> None:  # noqa: ARG001
    await demand(s, seat, answer[1], shown=False)


POWERS: Final = {WILL: Answering(could_demand, demands, demand_for_another)}

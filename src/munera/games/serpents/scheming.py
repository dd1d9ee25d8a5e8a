"""Schemes with the expansion: before one is confirmed (W06) others may act on it, and it may fall short."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from munera.games.serpents.state import MEDDLING
from munera.games.spartacus.intrigue import marks, reactions, schemes
from munera.games.spartacus.intrigue.marks import the_scheme
from munera.games.spartacus.intrigue.schemes import SCHEME_ANNOUNCED, TAKE_BACK
from munera.games.spartacus.table.asking import choose
from munera.games.spartacus.table.records import Prepared, Scheme
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Option, Seat, Segment

TERMS = {"window": (SCHEME_ANNOUNCED,)}


# ---------------------------------------------------------------------- once for the scheme as it is


def under_way(s: Spartacus) -> Prepared:
    """The scheme that is prepared or announced."""
    return marks.marked(s, s.face_down) if s.scheme is None else s.scheme.mark


def as_it_is(s: Spartacus, seat: Seat, mark: Prepared) -> tuple[Option, ...]:
    """What the scheme is now: if any of it has changed, there is a reason to ask somebody again (SW-45, SW-49).

    While the card lies face down that is a new request for support. Once it is announced it is the target and all
    that counts for the scheme, and for who can meddle with it their guards.
    """
    if s.scheme is None:
        return (mark.requests,)
    meddler = any(power.id == MEDDLING for power in s.rules.houses[s.houses[seat]].powers)
    guards = len(s.free(seat, "guard")) if meddler else 0
    return mark.times, s.scheme.targets, mark.pledged, mark.discount, mark.support, guards


def considered(s: Spartacus, seat: Seat) -> bool:
    """Was this seat asked about the scheme as it is now?"""
    mark = under_way(s)
    return bool(mark.considered) and (seat, as_it_is(s, seat, mark)) in mark.considered


def consider(s: Spartacus, *seats: Seat) -> None:
    """Note that these seats have been asked about the scheme as it is now."""
    mark = under_way(s)
    others = tuple(one for one in mark.considered if one[0] not in seats)
    marks.change(s, mark._replace(considered=(*others, *((seat, as_it_is(s, seat, mark)) for seat in seats))))


async def consult(s: Spartacus) -> None:
    """Let all but the schemer do something about the scheme."""
    schemer = s.active
    await reactions.window(s, SCHEME_ANNOUNCED, schemer, but=schemer)
    consider(s, *s.others(schemer))


# ---------------------------------------------------------------------- face down, face up, confirmed


async def prepared(s: Spartacus) -> None:
    """The others are asked about the face-down scheme, then the schemer goes on (W06)."""
    await consult(s)
    await schemes.prepared(s)


async def announced(s: Spartacus) -> None:
    """The others are asked about the announced scheme; the schemer goes on unless it falls short (W06)."""
    await consult(s)
    it = the_scheme(s)
    if falls_short(s, it):
        await fall_short(s, it)
    else:
        await schemes.announced(s)


async def confirmed(s: Spartacus) -> None:
    """A guard that was laid while the schemer thought may still meddle (SW-45)."""
    await consult(s)
    if falls_short(s, the_scheme(s)):
        s.step = "announced"
    else:
        await schemes.confirmed(s)


# ---------------------------------------------------------------------- short


def falls_short(s: Spartacus, it: Scheme) -> bool:
    """Is more required than counts for it (SW-48)?"""
    return marks.short(s, it.seat, it.mark) > 0


async def fall_short(s: Spartacus, it: Scheme) -> None:
    """The scheme cannot be confirmed: it needs more support or discounts, or goes back to the hand (SW-48)."""
    about: Option = (it.card, it.targets)
    answer: Any = await choose(s, it.seat, "short", lambda seat: while_short(s, seat), about, "SW-48")
    it = the_scheme(s)
    if answer != TAKE_BACK:
        await schemes.improve(s, it.seat, it.mark, answer)
        return
    s.tell("takes_back", it.seat, it.mark.number, already_known_to=(it.seat,))
    schemes.take_back_announced(s)


def while_short(s: Spartacus, seat: Seat) -> tuple[Option, ...]:
    return (TAKE_BACK, *schemes.improvements(s, seat, the_scheme(s).mark))


SEGMENTS: dict[tuple[str, str], Callable[[Spartacus], Segment]] = {
    ("intrigue", "prepared"): prepared,
    ("intrigue", "announced"): announced,
    ("intrigue", "confirmed"): confirmed,
}

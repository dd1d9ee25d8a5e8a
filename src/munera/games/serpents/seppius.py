"""House Seppius: its guards let cards of others require more, and a scheme that the Bank pays brings it coins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from munera.games.serpents.cards.table import arrow
from munera.games.serpents.scheming import consider, considered
from munera.games.serpents.state import MEDDLING, as_serpents
from munera.games.spartacus.intrigue import marks, reactions, resolving
from munera.games.spartacus.intrigue.marks import the_scheme
from munera.games.spartacus.intrigue.schemes import SCHEME_ANNOUNCED
from munera.games.spartacus.ruleset import Answering
from munera.games.spartacus.table.records import Prepared, Scheme
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Option, Seat, Segment

SEPPIUS = "ho-seppius"
WELL_CONNECTED = "well-connected"
MEDDLE = "meddle"

EVENTS = {
    "meddles": ("seat", "other", "card", "guards"),
    "back_in_hand": ("seat", "card"),
    "copy_played": ("seat", "card", "raised"),
}
TERMS = {
    "house": (SEPPIUS,),
    "power": (MEDDLING, WELL_CONNECTED),
    "why": (WELL_CONNECTED,),
}


# ---------------------------------------------------------------------- meddling


def could_meddle(s: Spartacus, seat: Seat, kind: str) -> bool:
    """Could this house meddle? It needs a ready guard, and a card of another without an arrow (SW-05)."""
    if not s.free(seat, "guard") or (s.option("powers_once") and MEDDLING in s.powers):
        return False
    if kind == reactions.ANNOUNCED:
        declared = s.declared[-1]
        return (
            declared.card in s.rules.reactions
            and declared.seat != seat
            and not arrow(s.rules.cards[declared.card])
        )
    return s.scheme is not None and s.scheme.seat != seat and not considered(s, seat)


def guards(s: Spartacus, seat: Seat, kind: str) -> list[Option]:  # noqa: ARG001
    return [(MEDDLE, number + 1) for number in range(len(s.free(seat, "guard")))]


async def meddle(s: Spartacus, seat: Seat, answer: Any, kind: str) -> None:
    """Exhaust guards; the card that was played requires more for each of them (SW-SEPPIUS-2)."""
    number: int = answer[1]
    it = the_scheme(s) if kind == SCHEME_ANNOUNCED else s.declared[-1]
    s.tell("meddles", seat, it.seat, it.card, number, already_known_to=(seat,))
    s.powers = (*s.powers, MEDDLING)
    for guard in s.free(seat, "guard")[:number]:
        s.exhaust(guard)
    by = raise_by(s, number)
    if isinstance(it, Scheme):
        raise_scheme(s, it, by)
        consider(s, seat)
    else:
        s.declared = (*s.declared[:-1], it._replace(raised=it.raised + by))


def raise_by(s: Spartacus, guards: int) -> int:
    """How much more a card requires with so many guards against it."""
    return guards * s.rules.power(SEPPIUS, MEDDLING).raises


def raise_scheme(s: Spartacus, it: Scheme, by: int) -> None:
    s.scheme = it._replace(mark=raised(s, it.mark, by))


def raised(s: Spartacus, mark: Prepared, by: int) -> Prepared:
    """The mark of a scheme that requires so much more. Discount beyond the printed number is lost (SW-07)."""
    used = min(mark.discount, s.rules.cards[mark.card].requirement)
    return mark._replace(discount=used - by)


def outcomes(s: Spartacus, seat: Seat) -> tuple[Seat, int, list[int]] | None:
    """The card that this house could meddle with: whose it is, what counts for it, what it would then require.

    The list has an entry for every number of guards, from one on. None: there is no such card, or no guard.
    """
    numbers = range(1, len(s.free(seat, "guard")) + 1)
    if not numbers or all(p.id != MEDDLING for p in s.rules.houses[s.houses[seat]].powers):
        return None
    more = [raise_by(s, number) for number in numbers]
    if s.declared:
        it = s.declared[-1]
        needs = [reactions.required(s, it._replace(raised=it.raised + by)) for by in more]
        return it.seat, s.influence[it.seat], needs
    if s.scheme is None:
        return None
    mark, schemer = s.scheme.mark, s.scheme.seat
    needs = [marks.required(s, raised(s, mark, by)) for by in more]
    return schemer, marks.backing(s, schemer, mark), needs


POWERS: Final = {MEDDLING: Answering(could_meddle, guards, meddle)}


# ---------------------------------------------------------------------- well connected


async def resolve(s: Spartacus) -> None:
    """Resolve a scheme. If another's drew coins from the Bank, Seppius draws coins, too, once (W10, SW-08)."""
    table, schemer = as_serpents(s), the_scheme(s).seat
    table.bank_paid = False
    await resolving.resolve(s)
    if table.bank_paid and SEPPIUS in s.houses and s.houses[schemer] != SEPPIUS:
        s.bank_pays(s.houses.index(SEPPIUS), s.rules.power(SEPPIUS, WELL_CONNECTED).coins, WELL_CONNECTED)
    table.bank_paid = False


SEGMENTS: dict[tuple[str, str], Callable[[Spartacus], Segment]] = {
    ("intrigue", "resolve"): resolve,
}

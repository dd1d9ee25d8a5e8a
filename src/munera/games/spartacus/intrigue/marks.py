"""What was done for a scheme on the table: its mark has that, what it requires, and what counts for it."""

from __future__ import annotations

from munera.games.spartacus.ruleset import Ruled
from munera.games.spartacus.table.facts import TableFacts
from munera.games.spartacus.table.records import Prepared, Scheme
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Seat


def marked(s: Spartacus, number: int) -> Prepared:
    if s.scheme is not None and s.scheme.mark.number == number:
        return s.scheme.mark
    return next(p for p in s.prepared if p.number == number)


def change(s: Spartacus, mark: Prepared) -> None:
    """Replace the mark of a prepared or announced scheme by a changed copy."""
    if s.scheme is not None and s.scheme.mark.number == mark.number:
        s.scheme = s.scheme._replace(mark=mark)
    else:
        s.prepared = tuple(mark if p.number == mark.number else p for p in s.prepared)


def lies_open(s: Spartacus, mark: Prepared) -> bool:
    """Is this the mark of the scheme that lies face up?"""
    return s.scheme is not None and s.scheme.mark.number == mark.number


def the_scheme(s: Spartacus) -> Scheme:
    """The scheme that is being played."""
    assert s.scheme is not None, "no scheme is being played"
    return s.scheme


# ---------------------------------------------------------------------- influence


def backing(s: TableFacts, seat: Seat, mark: Prepared) -> int:
    """The influence that counts for a scheme: the schemer's and the supporters', as it is now (SP-77)."""
    return s.influence[seat] + sum(s.influence[other] for other in mark.pledged) + mark.support


def required(s: Ruled, mark: Prepared) -> int:
    return max(0, s.rules.cards[mark.card].requirement - mark.discount)


def short(s: TableFacts, seat: Seat, mark: Prepared) -> int:
    """How much influence a scheme is short of."""
    return max(0, required(s, mark) - backing(s, seat, mark))


def lacks(s: Spartacus, seat: Seat, id: str) -> int:
    """How much influence is missing for a scheme in hand, with what was done for it while it was prepared."""
    marks = s.prepared if seat == s.active else ()
    return short(s, seat, next((mark for mark in marks if mark.card == id and not mark.gone), Prepared(0, id)))

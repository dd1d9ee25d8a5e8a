"""What the stories of Upkeep and Intrigue share: tables where nobody is in misery, and who heard what.

A house without coins, a ready slave or a ready gladiator opens quiet windows (SP-63). Here every house has a
gladiator, a slave and five coins of its own, so that only those are asked whom the test is about.
"""

from __future__ import annotations

from typing import Any

from munera.kernel import Seat
from munera.kernel.state import news, told
from tests.spartacus.table import Facts, Table, Written, intrigue, table

STAFF = (
    ("gl-syrian-warrior", "sl-attendant"),
    ("gl-thracian-warrior", "sl-debtor"),
    ("gl-numidian-warrior", "sl-cook"),
    ("gl-celt-warrior", "sl-convict"),
)

GUARD = "gu-guard"
ROBBERY = "sc-robbery"  # requires nothing: takes 3 coins
VISITOR = "sc-a-visitor-from-rome"  # requires 6: the target gains 1 influence
LOOTING = "sc-looting-the-dead"  # requires 4: 3 coins for the schemer
EAR = "sc-lend-me-your-ear"  # requires 9
RUMORS = "re-whispered-rumors"  # requires 6: foils
JUPITER = "re-jupiters-cock"  # requires 6: foils anything
DENARII = "re-for-a-few-denarii"  # requires 2: foils for 3 coins
SACRIFICE = "re-sacrifice-for-the-dominus"  # requires 2: foils for a slave
ROME = "re-support-from-rome"  # requires 8: foils, and a guard may come back
DESTITUTE = "re-destitute"
BROTHEL = "re-empty-brothel"
LUDUS = "re-a-shameful-ludus"


def staffed(*houses: Written) -> list[Written]:
    """The same houses, each with staff and coins of its own. Its own assets are numbered after the staff."""
    return [
        {"coins": 5, **row, "assets": [*STAFF[seat], *row.get("assets", ())]} for seat, row in enumerate(houses)
    ]


def calm(*houses: Written, **told: Any) -> Table:
    """Seat 0 takes its intrigue turn, and nobody is in misery."""
    return intrigue(*staffed(*houses), **told)


def calm_at(moment: str, *houses: Written, **told: Any) -> Table:
    """Another moment, and nobody is in misery."""
    return table(*staffed(*houses), moment=moment, **told)


def heard(m: Table, viewer: Seat | None, kind: str) -> list[Facts]:
    """What this viewer (None: a spectator) was told of a kind."""
    return [event[1] for event in m.match.log or () if event[0] == kind and told(event, viewer)]


def learned(m: Table, viewer: Seat | None, kind: str) -> list[Facts]:
    """What of it was news."""
    return [event[1] for event in m.match.log or () if event[0] == kind and news(event, viewer)]


def asked_about(m: Table) -> list[tuple[Seat, str, Any]]:
    """The open questions, as everybody sees them."""
    return [(ask.seat, ask.kind, ask.about) for ask in m.match.waiting()]


def words(m: Table, seat: Seat | None = None) -> set[Any]:
    """The sorts of answer that are offered."""
    return {option[0] if isinstance(option, tuple) else option for option in m.offered(seat)}


def between(kinds: list[str], *wanted: str) -> list[str]:
    """The events of these kinds, in order."""
    return [kind for kind in kinds if kind in wanted]

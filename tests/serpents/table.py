"""The talk of a table, with the expansion: stories as in Spartacus, told with its book.

    m = intrigue(house(house="ho-seppius"), house(hand=["sc-grain-dole"]), house(), active=1)

Houses are well off in `calm`, where nobody preys on anybody's misery; elsewhere they have what they are told.
"""

from __future__ import annotations

from typing import Any

from munera.games.serpents.rulebook import BOOK
from munera.games.serpents.state import Serpents
from munera.kernel import Option, Seat, start, start_from
from tests.spartacus.table import Facts, Table, Written, card, fighter, house

__all__ = ["Facts", "Table", "Written", "calm", "card", "fighter", "house", "intrigue", "new_game", "table"]

STAFF = (
    ("gl-syrian-warrior", "sl-attendant"),
    ("gl-thracian-warrior", "sl-debtor"),
    ("gl-numidian-warrior", "sl-cook"),
    ("gl-celt-warrior", "sl-convict"),
    ("gl-germanic-warrior", "sl-stable-hand"),
    ("gl-cilician-warrior", "sl-water-carrier"),
)
SEPPIUS, VARINIUS = "ho-seppius", "ho-varinius"
GUARD = "gu-guard"


def table(*houses: Written, **told: Any) -> Table:
    """A game in progress. Everything that `position` knows may be told; table options by `options`."""
    return Table(start_from(BOOK, {"houses": list(houses), **told}))


def intrigue(*houses: Written, **told: Any) -> Table:
    """Seat 0 takes its intrigue turn, unless `active` says otherwise."""
    return table(*houses, moment="intrigue", **told)


def staffed(*houses: Written) -> list[Written]:
    """The same houses, each with a gladiator, a slave and five coins. Its own assets are numbered after these."""
    return [
        {"coins": 5, **row, "assets": [*STAFF[seat], *row.get("assets", ())]} for seat, row in enumerate(houses)
    ]


def calm(*houses: Written, moment: str = "intrigue", **told: Any) -> Table:
    """Any moment, and nobody is in misery."""
    return table(*staffed(*houses), moment=moment, **told)


def new_game(seats: int = 4, seed: int | str = 0, **options: Option) -> Table:
    """A game from its setup."""
    return Table(start(BOOK, seats, seed, options))


def state(m: Table) -> Serpents:
    """The table with what the expansion adds to it."""
    assert isinstance(m.state, Serpents)
    return m.state


def reacts(m: Table, seat: Seat, *answer: Any) -> None:
    """In a sealed window one acts and everybody else passes. Without an answer he passes too."""
    m.seal(**{f"s{seat}": answer} if answer else {})

"""What is printed on the components of the expansion and of the base game, and the constants of the rules."""

from __future__ import annotations

from typing import TypedDict

from munera.games.serpents.cards.table import SerpentsCard
from munera.games.serpents.state import COMBATANTS
from munera.games.spartacus.cards.table import Box
from munera.games.spartacus.printed import SpartacusPrinted
from munera.games.spartacus.printed import printed as spartacus_printed


class ExpansionCardPrinted(TypedDict):
    """What is printed on cards of the expansion alone. `opposed`: an arrow instead of a requirement.

    `moves`: hexes more or less in a move; `picks`: so many of the dice lost are named by the attacker.
    """

    opposed: str
    treacherous: bool
    moves: int
    picks: int


class SerpentsPrinted(SpartacusPrinted):
    """`own`: by card, what only cards of the expansion have. `primus`: so many fight a Primus."""

    own: dict[str, ExpansionCardPrinted]
    primus: int


def printed(box: Box) -> SerpentsPrinted:
    """Of all that is in the box."""
    own = {id: _own(row) for id, row in box.cards.items() if isinstance(row, SerpentsCard)}
    return SerpentsPrinted(**spartacus_printed(box), own=own, primus=COMBATANTS)


def _own(row: SerpentsCard) -> ExpansionCardPrinted:
    return ExpansionCardPrinted(opposed=row.opposed, treacherous=row.treacherous, moves=row.moves, picks=row.picks)

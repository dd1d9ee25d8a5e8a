"""What one's gladiators decide by themselves: as in Spartacus, in the arena of the expansion."""

from __future__ import annotations

from munera.bots.bot import Seen
from munera.bots.serpents.reading import SerpentsBotTable
from munera.bots.spartacus import details
from munera.kernel import AnyAsk, Option


def decide(seen: Seen, ask: AnyAsk) -> tuple[Option] | None:
    """What the gladiator answers without asking, as a 1-tuple; None where it is their player's to decide."""
    return details.decide(seen, ask, SerpentsBotTable)

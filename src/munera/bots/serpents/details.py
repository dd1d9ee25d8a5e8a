"""What gladiators decide by themselves: as in Spartacus, and in a Primus where they stand and who goes first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from munera.bots.bot import Seen
from munera.bots.serpents.answers import place, who_goes
from munera.bots.serpents.reading import SerpentsBotTable
from munera.bots.spartacus import details
from munera.bots.spartacus.reading import BotTable
from munera.kernel import AnyAsk, Option

PRIMUS: Final[dict[str, Callable[[BotTable, AnyAsk], Option]]] = {"place": place, "who_goes": who_goes}


def decide(seen: Seen, ask: AnyAsk) -> tuple[Option] | None:
    """What the gladiator answers without asking, as a 1-tuple; None where it is their player's to decide."""
    if ask.kind not in PRIMUS:
        return details.decide(seen, ask, SerpentsBotTable)
    table = SerpentsBotTable(seen.part("sight"), seen.seat)
    if table.view["phase"] != details.IN_ARENA:
        return None
    return (PRIMUS[ask.kind](table, ask),)

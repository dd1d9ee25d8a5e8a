"""The bots of Spartacus at the table of the expansion."""

from __future__ import annotations

from munera.bots.serpents.answers import ANSWERS
from munera.bots.serpents.reading import SerpentsBotTable
from munera.bots.spartacus import greedy, heuristic


class Greedy(greedy.Greedy):
    """The same, who knows the new cards."""

    reading = SerpentsBotTable


class Heuristic(heuristic.Heuristic):
    """What the expansion asks is answered here, everything else as in Spartacus."""

    reading = SerpentsBotTable
    answers = {**heuristic.ANSWERS, **ANSWERS}


class Silent(Heuristic):
    """The same without a word: it makes no offers and answers none."""

    deals = False

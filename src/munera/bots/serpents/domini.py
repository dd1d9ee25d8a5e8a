"""The heuristic of Spartacus at the table of the expansion."""

from __future__ import annotations

import munera.bots.serpents.worth  # noqa: F401 (it enters the new cards)
from munera.bots.serpents.answers import ANSWERS
from munera.bots.serpents.reading import SerpentsTable
from munera.bots.spartacus import heuristic


class Heuristic(heuristic.Heuristic):
    """What the expansion asks is answered here, everything else as in Spartacus."""

    reading = SerpentsTable
    answers = {**heuristic.ANSWERS, **ANSWERS}


class Silent(Heuristic):
    """The same without a word: it makes no offers and answers none."""

    deals = False

"""The bots of Spartacus at the table of the expansion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from munera.bots.serpents.answers import ANSWERS
from munera.bots.serpents.reading import SerpentsBotTable
from munera.bots.serpents.worth import FITTED
from munera.bots.spartacus import champion, greedy, heuristic
from munera.bots.spartacus.foresight import HOSTING, LOT, Plan
from munera.bots.spartacus.weights import Weights
from munera.games.serpents.rulebook import BOOK
from munera.odds.spartacus.matches import Odds


class Greedy(greedy.Greedy):
    """The greedy bot of Spartacus, which knows the cards of the expansion."""

    reading = SerpentsBotTable


class Heuristic(heuristic.Heuristic):
    """The heuristic of Spartacus, with answers to what the expansion asks."""

    reading = SerpentsBotTable
    answers = {**heuristic.ANSWERS, **ANSWERS}


class Silent(Heuristic):
    """The heuristic without deals: it makes no offers and answers none."""

    deals = False


WEIGHTS = Weights(
    plenty=28,
    rivals=0.6,
    rivals_coin=0.4,
    rivalry=0.15,
    pace=1.0,
    fielded=2.5,
    foils=1.4,
    whim=0.75,
    outbid=0.15,
    kept=1.5,
    sure=0.5,
    pair=100,
)
"""What won most games among those that were tried (docs/champion-of-spartacus.md)."""


class Leading(SerpentsBotTable):
    """The table as a champion sees it, who knows how well it leads its fighters, and what they are good for."""

    skill = champion.SKILL
    weights = WEIGHTS
    estimates = FITTED
    odds = Odds(BOOK.rules.cards, FITTED.strength, FITTED.gear)


class Champion(champion.Champion):
    """The champion of Spartacus at this table. It weighs bids: to try them in imagined games did not pay."""

    reading = Leading
    rollout = Heuristic
    plans: ClassVar[Mapping[str, Plan]] = {}
    weighed = (LOT, HOSTING)
    answers = Heuristic.answers
    book = BOOK

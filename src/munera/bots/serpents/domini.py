"""The bots of Spartacus at the table of the expansion."""

from __future__ import annotations

from munera.bots.serpents.answers import ANSWERS
from munera.bots.serpents.reading import SerpentsBotTable
from munera.bots.serpents.worth import FITTED
from munera.bots.spartacus import champion, greedy, heuristic
from munera.bots.spartacus.weights import CHAMPION
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


class Leading(SerpentsBotTable):
    """The table as a champion sees it, who knows how well it leads its fighters, and what they are good for."""

    skill = champion.SKILL
    weights = CHAMPION
    estimates = FITTED
    odds = Odds(BOOK.rules.cards, FITTED.strength, FITTED.gear)


class Champion(champion.Champion):
    """The champion of Spartacus at this table."""

    reading = Leading
    others = Heuristic
    answers = Heuristic.answers
    book = BOOK

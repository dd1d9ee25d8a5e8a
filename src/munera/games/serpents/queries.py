"""What bots may use of the rules of the expansion: questions about the rules, and the words of options.

What the expansion shares with the base game is in `munera.games.spartacus.queries`.
"""

from __future__ import annotations

from munera.games.serpents.cards.reactions import FRIEND
from munera.games.serpents.cards.schemes import owed
from munera.games.serpents.cards.table import SerpentsCard, arrow, printed
from munera.games.serpents.melee import STAY, SWITCH
from munera.games.serpents.opposed import allows
from munera.games.serpents.seen import SeenSerpents
from munera.games.serpents.state import COMBATANTS
from munera.games.serpents.varinius import VARINIUS, WILL

__all__ = [
    "COMBATANTS",
    "FRIEND",
    "STAY",
    "SWITCH",
    "VARINIUS",
    "WILL",
    "SeenSerpents",
    "SerpentsCard",
    "allows",
    "arrow",
    "owed",
    "printed",
]

"""The questions that a player may ask of the rules, and the words of the game: the face of the expansion for bots.

What it shares with Spartacus is in the queries there.
"""

from __future__ import annotations

from munera.games.serpents.cards.reactions import FRIEND
from munera.games.serpents.cards.schemes import owed
from munera.games.serpents.cards.table import SerpentsCard, printed
from munera.games.serpents.melee import STAY, SWITCH
from munera.games.serpents.opposed import allows
from munera.games.serpents.primus import COMBATANTS
from munera.games.serpents.seen import SeenSerpents
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
    "owed",
    "printed",
]

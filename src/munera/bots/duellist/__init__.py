"""The bots of Gladius, among them the trained champion where the package has its weights (docs/champion.md)."""

from munera.bots import gladius
from munera.bots.bot import Bot
from munera.bots.duellist.champion import Champion, shipped

BOTS: dict[str, type[Bot]] = {**gladius.BOTS, **({"champion": Champion} if shipped() else {})}

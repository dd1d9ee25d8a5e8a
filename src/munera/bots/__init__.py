"""Players that are programs. They are given a view, their own events and imagined games, and nothing else.

A bot is a class with `choose(seen, ask)`; `volunteer(seen)` offers an anytime move, or None. Every game has
`random` and the levels recruit, veteran and champion; anybody's `module:Class` plays too.
"""

from munera.bots.bot import CRASHED, LATE, UNOFFERED, WAIT, Bot, BotFailed, Imagined, Seen, UnknownBot
from munera.bots.levels import PREFIX, Rating, rating
from munera.bots.persons import Person, person
from munera.bots.registry import bot_name, choosable, levels, make, names, persons, usual

__all__ = [
    "CRASHED",
    "LATE",
    "PREFIX",
    "UNOFFERED",
    "WAIT",
    "Bot",
    "BotFailed",
    "Imagined",
    "Person",
    "Rating",
    "Seen",
    "UnknownBot",
    "bot_name",
    "choosable",
    "levels",
    "make",
    "names",
    "person",
    "persons",
    "rating",
    "usual",
]

"""Players that are programs. They are given a view, their own events and imagined games, and nothing else.

A bot is a class with `choose(seen, ask)`; `volunteer(seen)` offers an anytime move, or None. Every game has
`random`, `greedy` and `heuristic`; anybody's `module:Class` plays too.
"""

from munera.bots.bot import CRASHED, LATE, UNOFFERED, WAIT, Bot, BotFailed, Imagined, Seen, UnknownBot
from munera.bots.registry import make, names

__all__ = [
    "CRASHED",
    "LATE",
    "UNOFFERED",
    "WAIT",
    "Bot",
    "BotFailed",
    "Imagined",
    "Seen",
    "UnknownBot",
    "make",
    "names",
]

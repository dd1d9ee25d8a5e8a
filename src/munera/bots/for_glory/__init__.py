"""Bots for For Glory: `Greedy` spends what it has, `Heuristic` follows a plan, habits like some cards better.

`Champion` is a heuristic that looks ahead.
"""

from munera.bots.for_glory.champion import Champion
from munera.bots.for_glory.habits import HABITS, Curious
from munera.bots.for_glory.heuristic import Heuristic
from munera.bots.for_glory.lanista import Greedy

BOTS = {"greedy": Greedy, "curious": Curious, **HABITS, "heuristic": Heuristic, "champion": Champion}

"""Bots for Spartacus: `Greedy` takes what it can, `Heuristic` values, fights and deals, `Champion` judges fights.

`Silent` is a heuristic that never deals.
"""

from munera.bots.spartacus.champion import Champion
from munera.bots.spartacus.greedy import Greedy
from munera.bots.spartacus.heuristic import Heuristic, Silent

BOTS = {"greedy": Greedy, "heuristic-silent": Silent, "heuristic": Heuristic, "champion": Champion}

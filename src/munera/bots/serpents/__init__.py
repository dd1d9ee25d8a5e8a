"""Bots for The Serpents and the Wolf: those of Spartacus, who know the new cards and the Primus too."""

from munera.bots.serpents.domini import Champion, Greedy, Heuristic, Silent

BOTS = {"greedy": Greedy, "heuristic-silent": Silent, "heuristic": Heuristic, "champion": Champion}

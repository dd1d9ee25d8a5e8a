"""Landmarks of a story: the events by which people find their way in it, as the teller of a game names them.

Hosts make chapters of them, and never leave out a victory where they tell what happened since somebody looked.
"""

from __future__ import annotations

from typing import Final

ROUND: Final = "round"  # a round, or in other games a turn, begins
FIGHT: Final = "fight"  # a fight begins
VICTORY: Final = "victory"  # a fight or the game is decided: who won, and what that brings
BETRAYAL: Final = "betrayal"  # somebody breaks their word, or changes sides
DEATH: Final = "death"  # somebody dies, or is lost for good

LANDMARKS: Final = (ROUND, FIGHT, VICTORY, BETRAYAL, DEATH)

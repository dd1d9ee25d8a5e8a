"""What weight the events of a game have: how long each deserves to be looked at, and what is a setback to whom.

The teller of a game says it, and hosts decide what that means on their screen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

QUIET: Final = "quiet"  # nobody need dwell on it
NEWS: Final = "news"
BLOW: Final = "blow"  # dice and blows
REVEAL: Final = "reveal"  # what was secret is opened
DECIDING: Final = "deciding"  # it decides a fight or a life

NONE: Final[frozenset[str]] = frozenset()


@dataclass(frozen=True)
class Weights:
    """The kinds of event of a game that are more than news, or less.

    befalls: what befalls a player, though the event names them first, as if they had done it. aside: what names
    players among others, or lies open to them: it befalls nobody. willed: why something befalls a player who
    wanted it so; the last fact of an event says why.
    """

    quiet: frozenset[str] = NONE
    blow: frozenset[str] = NONE
    reveal: frozenset[str] = NONE
    deciding: frozenset[str] = NONE
    befalls: frozenset[str] = NONE
    aside: frozenset[str] = NONE
    willed: frozenset[str] = NONE

    def of(self, kind: str) -> str:
        """The weight of this kind of event."""
        words = {QUIET: self.quiet, BLOW: self.blow, REVEAL: self.reveal, DECIDING: self.deciding}
        return next((word for word, kinds in words.items() if kind in kinds), NEWS)

"""How long the events of a game deserve to be looked at, and which are setbacks for a player.

The teller of a game says it, and hosts decide what it means on their screen.
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

    setbacks: kinds that happen to a player, although the event names that player first, as if it were their doing.
    neutral: kinds that name players among others and are no setback for anybody. voluntary: the reasons, told by
    the last fact of an event, for which something happens to a player who wanted it.
    """

    quiet: frozenset[str] = NONE
    blow: frozenset[str] = NONE
    reveal: frozenset[str] = NONE
    deciding: frozenset[str] = NONE
    setbacks: frozenset[str] = NONE
    neutral: frozenset[str] = NONE
    voluntary: frozenset[str] = NONE

    def of(self, kind: str) -> str:
        """The weight of this kind of event."""
        words = {QUIET: self.quiet, BLOW: self.blow, REVEAL: self.reveal, DECIDING: self.deciding}
        return next((word for word, kinds in words.items() if kind in kinds), NEWS)

"""Small things that one's own people decide: which dice a gladiator gives up, who begins, the last steps.

The game says what is small and what is decided (`Game.details`), from what the seat sees and nothing else. Hosts
give that answer for the only person at a table, in whose place nobody could learn anything from it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from munera.bots.bot import Seen
from munera.games import games
from munera.kernel import ONE, SEALED, AnyAsk, Match, Option

Decide = Callable[[Seen, AnyAsk], tuple[Option] | None]


def decides(game: str) -> Decide | None:
    """How the people of this game decide small things; None where there are none to decide."""
    found: Decide | None = games()[game].load("details") if game in games() else None
    return found


def decided(match: Match[Any], ask: AnyAsk, *, undoable: bool) -> tuple[Option] | None:
    """What is decided for this seat without asking its player, as a 1-tuple; None where they are asked.

    A word that could be broken is their own affair. undoable: the seat may take its last answer back. Then its
    turn does not end by itself, or there would be no way back.
    """
    decide = decides(match.book.id)
    if decide is None or match.mode not in (ONE, SEALED):
        return None
    given = decide(Seen(match, ask.seat), ask)
    if given is None or match.book.warnings(match.state, ask):
        return None
    ends = match.book.turn_ends.get(ask.kind) == given[0]
    return None if ends and undoable else given

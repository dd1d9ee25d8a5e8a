"""How a game ends."""

from __future__ import annotations

from munera.games.spartacus.deals import promises
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Seat

EVENTS = {"game_won": ("seat", "why")}
TERMS = {"why": ("twelve", "tournament", "concession", "rounds", "fight")}


def finish(s: Spartacus, winner: Seat, why: str) -> None:
    """Somebody has won; now all promises come to light (SP-PROMISE-2)."""
    s.winner = winner
    s.phase, s.step = "over", ""
    promises.publish(s)
    s.tell("game_won", winner, why)

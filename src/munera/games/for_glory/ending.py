"""Winning the game."""

from __future__ import annotations

from munera.games.for_glory.state import DRAWN, Glory


def glory_to_win(s: Glory) -> int:
    return int(str(s.options["victory"]))


def finish(s: Glory, winner: int, why: str) -> None:
    s.winner, s.phase, s.step = winner, "over", ""
    if winner == DRAWN:
        s.tell("game_drawn", why)
    else:
        s.tell("game_won", winner, why)

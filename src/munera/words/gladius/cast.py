"""Who is who in a duel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from munera.words.phrasing import Game
from munera.words.ring import RingCast
from munera.words.speech import Words


def duel_cast(
    words: Words, game: Game, view: Mapping[str, Any], names: tuple[str, ...], you: int | None
) -> RingCast:
    """Name the fighters of a duel after their players, and the adversary of a solo bout after its style."""
    called = [
        words.term(game, "adversary", fighter["style"]) if fighter["seat"] is None else names[fighter["seat"]]
        for fighter in view["fighters"]
    ]
    return RingCast(tuple(called), you)

"""The levels of bots, as a client needs them to let people choose."""

from __future__ import annotations

from typing import Any

from munera import bots


def facts(game: str) -> list[dict[str, Any]]:
    """The levels of a game from the weakest to the strongest: id, bot, and its rating where that was measured."""
    found = []
    for level, bot in bots.levels(game).items():
        rating = bots.rating(game, bot)
        found.append({"id": f"{bots.PREFIX}{level}", "bot": bot, "rating": rating._asdict() if rating else None})
    return found

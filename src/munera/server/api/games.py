"""The games that can be played: their seats, options and bots."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from munera import bots
from munera.games import books
from munera.kernel import Choice, Number, Numbers, Setting, Switch
from munera.server.api.dependencies import PROBLEMS, HubDependency
from munera.tables import first_games, levels, stand_ins

router = APIRouter(prefix="/api", tags=["games"], responses=PROBLEMS)


@router.get("/games")
async def games(hub: HubDependency) -> dict[str, list[dict[str, Any]]]:
    """Every game that can be played here."""
    return {
        "games": [
            {
                "id": book.id,
                "rules": book.version,
                "seats": [book.seats[0], book.seats[-1]],
                "options": {name: option_facts(setting) for name, setting in book.settings.items()},
                "bots": [*bots.names(book.id), *hub.settings.bots],
                "levels": levels.facts(book.id),
                "windows": list(book.windows),
                "stand_in": stand_ins.facts(book),
                "first": first_games.facts(book),
            }
            for book in books().values()
        ]
    }


def option_facts(setting: Setting) -> dict[str, Any]:
    """A table option, as a client needs it to let people choose."""
    facts: dict[str, Any] = {
        "default": setting.default,
        "when": [condition.plain() for condition in setting.when],
        "needs": [need.plain() for need in setting.needs],
        "apart": setting.apart,
        "first": setting.first,
        "ours": setting.ours,
    }
    if isinstance(setting, Choice):
        return {**facts, "kind": "choice", "values": list(setting.values)}
    if isinstance(setting, Switch):
        return {**facts, "kind": "switch"}
    if isinstance(setting, Numbers):
        return {**facts, "kind": "numbers", "names": list(setting.names), "low": setting.low, "high": setting.high}
    if isinstance(setting, Number):
        return {**facts, "kind": "number", "low": setting.low, "high": setting.high}
    return {**facts, "kind": "text", "about": setting.describe()}

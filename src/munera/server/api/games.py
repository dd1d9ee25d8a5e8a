"""The games: what can be played, by how many, with which options and bots."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from munera import bots
from munera.games import books
from munera.kernel import Choice, Number, Numbers, Setting, Switch
from munera.server.api.dependencies import PROBLEMS, HubDependency

router = APIRouter(prefix="/api", tags=["games"], responses=PROBLEMS)


@router.get("/games")
async def games(hub: HubDependency) -> dict[str, list[dict[str, Any]]]:
    """Every game."""
    return {
        "games": [
            {
                "id": book.id,
                "rules": book.version,
                "seats": [book.seats[0], book.seats[-1]],
                "options": {name: described(setting) for name, setting in book.settings.items()},
                "bots": [*bots.names(book.id), *hub.settings.bots],
                "windows": list(book.windows),
            }
            for book in books().values()
        ]
    }


def described(setting: Setting) -> dict[str, Any]:
    """An option, for whoever lets people choose."""
    told: dict[str, Any] = {
        "default": setting.default,
        "when": [condition.plain() for condition in setting.when],
        "needs": [need.plain() for need in setting.needs],
        "apart": setting.apart,
        "first": setting.first,
    }
    if isinstance(setting, Choice):
        return {**told, "kind": "choice", "values": list(setting.values)}
    if isinstance(setting, Switch):
        return {**told, "kind": "switch"}
    if isinstance(setting, Numbers):
        return {**told, "kind": "numbers", "names": list(setting.names), "low": setting.low, "high": setting.high}
    if isinstance(setting, Number):
        return {**told, "kind": "number", "low": setting.low, "high": setting.high}
    return {**told, "kind": "text", "about": setting.describe()}

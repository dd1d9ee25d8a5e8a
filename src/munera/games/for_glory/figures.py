"""What each player has, in numbers with names."""

from __future__ import annotations

from munera.games.for_glory.view_types import GloryView
from munera.kernel import Figures


def figures(view: GloryView) -> Figures:
    """Coins, cards and influence, and the gladiators who stand in arenas."""
    players = view["players"]
    men = [
        [one for arena in view["arenas"] for one in arena["gladiators"] if one["owner"] == seat]
        for seat in range(len(players))
    ]
    return {
        "turn": view["turn"],
        "coins": [player["coins"] for player in players],
        "influence": [player["influence"] for player in players],
        "hand": [player["hand"] for player in players],
        "deck": [player["deck"] for player in players],
        "discard": [len(player["discard"]) for player in players],
        "reserve": [player["reserve"] for player in players],
        "patrons": [len(player["patrons"]) for player in players],
        "arenas": [len(player["arenas"]) for player in players],
        "gladiators": [len(own) for own in men],
        "attack": [sum(one["attack"] for one in own) for own in men],
        "health": [sum(one["left"] for one in own) for own in men],
    }

"""What each fighter has, in numbers with names."""

from __future__ import annotations

from munera.games.gladius.view import DuelView
from munera.kernel import Figures


def figures(view: DuelView) -> Figures:
    """The fighters in the order of the standings: by their seats, an adversary whom nobody plays after them."""
    by_seat = {fighter["seat"]: fighter for fighter in view["fighters"]}
    fighters = [by_seat[side["seat"]] for side in view["standings"]["sides"]]
    return {
        "turn": view["turn"],
        "deck": view["deck"],
        "cards": [fighter["cards"] for fighter in fighters],
        "cannot_attack": [fighter["cannot_attack"] for fighter in fighters],
        "stats": [sum(fighter["stats"]) for fighter in fighters],
    }

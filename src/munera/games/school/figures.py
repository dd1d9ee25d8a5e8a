"""What each school has, in numbers with names."""

from __future__ import annotations

from munera.games.school.gladiators import ALIVE
from munera.games.school.view_types import SchoolView
from munera.kernel import Figures


def figures(view: SchoolView) -> Figures:
    """Gold, and of the living gladiators their number and what they are worth in the arena."""
    rosters = [
        [one for one in view["gladiators"] if (one["owner"], one["fate"]) == (seat, ALIVE)]
        for seat in range(len(view["gold"]))
    ]
    return {
        "turn": view["turn"],
        "gold": view["gold"],
        "gladiators": [len(roster) for roster in rosters],
        "fit": [sum(one["condition"] == "fit" for one in roster) for roster in rosters],
        "experience": [sum(one["experience"] for one in roster) for roster in rosters],
        "wins": [sum(one["wins"] for one in roster) for roster in rosters],
        "charisma": [sum(one["charisma"] for one in roster) for roster in rosters],
    }

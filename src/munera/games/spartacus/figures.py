"""What each house has, in numbers with names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from munera.games.spartacus.cards.table import EQUIPMENT, GLADIATOR, GUARD, SLAVE
from munera.games.spartacus.ruleset import Ruleset
from munera.kernel import Figures

KINDS = {GLADIATOR: "gladiators", SLAVE: "slaves", GUARD: "guards", EQUIPMENT: "equipment"}


def figures(rules: Ruleset, view: Mapping[str, Any]) -> Figures:
    """Coins, as far as the purse is not concealed, cards in hand, and assets by kind; and who may be used."""
    houses = view["houses"]

    def count(house: Mapping[str, Any], kind: str) -> int:
        return sum(rules.cards[asset["card"]].kind == kind for asset in house["assets"])

    return {
        "round": view["round"],
        "coins": [house["coins"] for house in houses],
        "staked": [house["staked"] for house in houses],
        "hand": [house["hand"] for house in houses],
        **{name: [count(house, kind) for house in houses] for kind, name in KINDS.items()},
        "ready": [sum(asset["ready"] for asset in house["assets"]) for house in houses],
        "injured": [sum(asset["injured"] for asset in house["assets"]) for house in houses],
        "favour": [sum(asset["favour"] for asset in house["assets"]) for house in houses],
        "champions": [sum(asset["champion"] for asset in house["assets"]) for house in houses],
    }

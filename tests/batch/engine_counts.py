"""What random play in the engine comes to, pairing by pairing: `python -m tests.batch.engine_counts` writes it.

The batch is measured by it. It takes minutes, and only a change of the rules or the cards makes it necessary.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from munera.games.gladius.cards import STYLES
from munera.lab.runner import Plan, games

WRITTEN = Path(__file__).with_name("engine_counts.json")
PAIRINGS = tuple((one, two) for one in STYLES for two in STYLES)
STATS = {"stats_1": (2, 1, 2, 1, 1), "stats_2": (1, 2, 1, 1, 2)}
SETTINGS: dict[str, dict[str, Any]] = {"plain": {}, "stats": STATS, "brisk": {"turn_limit": 80, "brisk": True}}
GAMES = {"plain": 400, "stats": 200, "brisk": 200}  # of each pairing
COUNTED = ("games", "wins_0", "wins_1", "turns", "turns_squared", "decisions", "decisions_squared")


def variants(setting: str) -> tuple[dict[str, Any], ...]:
    """All pairings with the options of a setting."""
    return tuple({"fighter_1": one, "fighter_2": two} | SETTINGS[setting] for one, two in PAIRINGS)


def counted(setting: str) -> list[list[int]]:
    """COUNTED, for each pairing."""
    rows = [[0] * len(COUNTED) for _ in PAIRINGS]
    for number, variant in enumerate(variants(setting)):
        # Seeds of their own: with the same dice for all pairings they would go wrong together.
        plan = Plan("gladius", GAMES[setting], 2, ("random", "random"), (variant,), f"batch/{setting}/{number}")
        for game in games(plan):
            turns, decisions = game.turns or 0, game.decisions
            found = (1, game.winner == 0, game.winner == 1, turns, turns**2, decisions, decisions**2)
            rows[number] = [have + int(more) for have, more in zip(rows[number], found, strict=True)]
    return rows


def main() -> None:
    parts = []
    for setting in SETTINGS:
        rows = ",\n".join(map(json.dumps, counted(setting)))
        parts.append(f'"{setting}": [\n{rows}\n]')
    WRITTEN.write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()

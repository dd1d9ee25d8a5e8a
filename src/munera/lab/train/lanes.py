"""What is played for training: all pairings plainly, and as many other options as there are lanes for them."""

from __future__ import annotations

import random
from typing import Any

from munera.games.gladius.cards import STYLES
from munera.games.gladius.state import STATS
from munera.lab import batch

PAIRINGS = tuple({"fighter_1": one, "fighter_2": two} for one in STYLES for two in STYLES)
STARTS = ("roll", "random", "weaker", "one", "two")
LIMITS = (200, 200, 200, 120, 80, 60, 40, 20, 300)


def plain(each: int) -> batch.Duels:
    """So many lanes of each pairing, with no other option."""
    return batch.lineup(PAIRINGS, each * len(PAIRINGS))


def varied(each: int, seed: int) -> batch.Duels:
    """So many lanes of each pairing: three in four with stats, and all limits, starts and tired fighters."""
    chance = random.Random(seed)  # noqa: S311  # what is practised is no secret
    return batch.lineup([_variant(chance, pairing) for _ in range(each) for pairing in PAIRINGS])


def _variant(chance: random.Random, pairing: dict[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {**pairing, "start": chance.choice(STARTS), "turn_limit": chance.choice(LIMITS)}
    found["brisk"] = chance.random() < 0.4
    if chance.random() < 0.75:
        most = chance.choice((1, 2, 3, 5, 9))
        found |= {name: tuple(chance.randint(0, most) for _ in STATS) for name in ("stats_1", "stats_2")}
    return found

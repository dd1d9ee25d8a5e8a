"""What is played for training: all pairings plainly, and as many other options as there are lanes for them."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from munera.games.gladius.cards import STYLES
from munera.games.gladius.state import STATS
from munera.lab import batch

PAIRINGS = tuple({"fighter_1": one, "fighter_2": two} for one in STYLES for two in STYLES)
STARTS = ("roll", "random", "weaker", "one", "two")
LIMITS = (200, 200, 200, 120, 80, 60, 40, 20, 300)
MOST_VARIED = 64  # of each pairing; more lanes play the same again


def practised(plain: int, varied: int, seed: int) -> batch.Duels:
    """So many lanes of each pairing with no other option, and so many with others, taking turns."""
    chance = random.Random(seed)  # noqa: S311  # what is practised is no secret
    different = [_variant(chance, pairing) for _ in range(min(varied, MOST_VARIED)) for pairing in PAIRINGS]
    turns = np.arange(plain + varied)
    before = turns * varied // (plain + varied)  # rows with other options before each
    other = (turns + 1) * varied // (plain + varied) > before
    return _lanes(different, np.where(other, before % MOST_VARIED, -1))


@cache
def for_measuring(each: int) -> batch.Duels:
    """So many lanes of each pairing and seat without stats, and then so many with them."""
    chance = random.Random(0)  # noqa: S311
    stated = [pairing | _stats(chance) for _ in range(min(each, MOST_VARIED)) for pairing in PAIRINGS]
    rows = np.arange(2 * each)  # two seats take turns
    return _lanes(stated, np.concatenate([np.full(2 * each, -1), rows // 2 % MOST_VARIED]))


def _lanes(others: list[dict[str, Any]], rows: NDArray[np.int64]) -> batch.Duels:
    """Row by row a lane of every pairing: without options (-1), or that row of the others."""
    duels = batch.lineup([*PAIRINGS, *others])
    places = (rows[:, None] + 1) * len(PAIRINGS) + np.arange(len(PAIRINGS))
    return replace(duels, rows=duels.rows[:, places.reshape(-1)])


def _stats(chance: random.Random) -> dict[str, Any]:
    most = chance.choice((1, 2, 3, 5, 9))
    return {name: tuple(chance.randint(0, most) for _ in STATS) for name in ("stats_1", "stats_2")}


def _variant(chance: random.Random, pairing: dict[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {**pairing, "start": chance.choice(STARTS), "turn_limit": chance.choice(LIMITS)}
    found["brisk"] = chance.random() < 0.4
    if chance.random() < 0.75:
        found |= _stats(chance)
    return found

"""How likely it is to win a duel from where it stands, if both stay side by side and strike in turn.

This is an estimate: movement, equipment and abilities are left out. It shows how open a fight still is.
"""

from __future__ import annotations

from functools import lru_cache

from munera.games.spartacus.queries import ATTACK, DEFENCE, can_lose
from munera.odds.spartacus.dice import Clash, hit_odds

Pools = tuple[int, int, int]

MOST_DICE = 8  # in a roll: more add little, and every number of dice has to be worked out once


@lru_cache(maxsize=4096)
def wounded(pools: Pools, wounds: int) -> Pools:
    """The dice that are left after some wounds, on the assumption that the largest pools lose a die first."""
    left = list(pools)
    for _ in range(min(wounds, sum(pools))):
        left[can_lose((left[0], left[1], left[2]))[0]] -= 1
    return left[0], left[1], left[2]


@lru_cache(maxsize=65536)
def victory(mine: Pools, theirs: Pools) -> float:
    """The chance of whoever strikes next to win the duel."""
    if not all(mine):
        return 0.0
    if not all(theirs):
        return 1.0
    ours, others = blow(mine, theirs), blow(theirs, mine)
    first = sum(
        chance * (1.0 - victory(wounded(theirs, hits), mine))
        for hits, chance in enumerate(ours)
        if hits and chance
    )
    second = sum(
        chance * victory(wounded(mine, hits), theirs) for hits, chance in enumerate(others) if hits and chance
    )
    # Where neither is hit, all begins anew.
    return (first + ours[0] * second) / (1.0 - ours[0] * others[0])


def blow(attacker: Pools, defender: Pools) -> tuple[float, ...]:
    """The chance of 0, 1, 2, ... hits of one attack."""
    return hit_odds(Clash(min(attacker[ATTACK], MOST_DICE), min(defender[DEFENCE], MOST_DICE)))

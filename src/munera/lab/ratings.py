"""Ratings from the places in which bots came: a fit of the model of Plackett and Luce, on the scale of Elo.

All games count at once and their order does not matter, since the bots do not change. How far a rating may be off
comes from fitting games that are drawn again from those that were played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import fsum, log, sqrt
from typing import Final, NamedTuple

from munera.kernel import Stream

Ranking = tuple[tuple[str, ...], ...]
"""How one game ended: groups of names, the best first; whoever came in the same place is in one group."""

ELO: Final = 400 / log(10)
MIDDLE: Final = 1500.0
PRIOR: Final = 0.5  # games won, and as many lost, against an average bot: who never loses has a finite rating
STEPS: Final = 400
ENOUGH: Final = 1e-9
REDRAWN: Final = 100


class Rated(NamedTuple):
    """A bot and its rating with the standard error, and in how many games it played."""

    name: str
    mu: float
    sigma: float
    games: int


def ranking(names: Sequence[str], places: Sequence[int]) -> Ranking:
    """The ranking of a game from the place of every seat, 1 being the best."""
    groups: dict[int, list[str]] = {}
    for name, place in zip(names, places, strict=True):
        groups.setdefault(place, []).append(name)
    return tuple(tuple(sorted(groups[place])) for place in sorted(groups))


def rate(games: Sequence[Ranking], *, anchor: str = "", seed: str = "ratings") -> list[Rated]:
    """Rate all who played, the best first. `anchor` is whose rating is 1500 by definition; else the mean is."""
    names = sorted({name for game in games for group in game for name in group})
    counted = Counter(games)
    fitted = _scale(_fit(names, counted), anchor)
    stream, drawn = Stream.seeded(seed), dict[str, list[float]]({name: [] for name in names})
    for _ in range(REDRAWN):
        again = Counter(games[stream.below(len(games))] for _ in games)
        for name, mu in _scale(_fit(names, again), anchor).items():
            drawn[name].append(mu)
    sat = Counter(name for game in games for name in {name for group in game for name in group})
    rated = [Rated(name, fitted[name], _deviation(drawn[name]), sat[name]) for name in names]
    return sorted(rated, key=lambda one: (-one.mu, one.name))


def _fit(names: Sequence[str], games: Mapping[Ranking, int]) -> dict[str, float]:
    """The strengths under which these rankings are likeliest, by minorisation and maximisation (Hunter, 2004).

    A ranking is a row of choices: the best of all, then the best of the rest. Where several share a place, each of
    them is taken to have been chosen before the rest, an equal part of one choice.
    """
    wins = dict.fromkeys(names, PRIOR)
    choices: Counter[tuple[str, ...]] = Counter()  # who was there to be chosen, and how often
    for game, times in games.items():
        for at, group in enumerate(game):
            if len(game) == at + 1:
                continue
            field = tuple(sorted(name for rest in game[at:] for name in rest))
            choices[field] += times
            for name in group:
                wins[name] += times / len(group)
    strength = dict.fromkeys(names, 1.0)
    for _ in range(STEPS):
        weight = {name: 2 * PRIOR / (strength[name] + 1) for name in names}
        for field, times in choices.items():
            share = times / fsum(strength[name] for name in field)
            for name in field:
                weight[name] += share
        new = {name: wins[name] / weight[name] for name in names}
        moved = max(abs(log(new[name] / strength[name])) for name in names)
        strength = new
        if moved < ENOUGH:
            break
    return strength


def _scale(strength: Mapping[str, float], anchor: str) -> dict[str, float]:
    """Strengths on the scale of Elo."""
    elo = {name: ELO * log(value) for name, value in strength.items()}
    middle = elo[anchor] if anchor in elo else fsum(elo.values()) / len(elo)
    return {name: MIDDLE + value - middle for name, value in elo.items()}


def _deviation(values: Sequence[float]) -> float:
    mean = fsum(values) / len(values)
    return sqrt(fsum((value - mean) ** 2 for value in values) / (len(values) - 1))

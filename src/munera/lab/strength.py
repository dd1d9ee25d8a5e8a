"""Measures how strong bots are, case by case: for every pairing of styles and every adversary."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from types import MappingProxyType

from munera.games import book
from munera.kernel import BadVariant, Choice, Option
from munera.lab.runner import games as played_games
from munera.lab.simulate import Rate, planned

Variant = Mapping[str, Option]


@dataclass(frozen=True)
class Case:
    """One variant, and how often the first bot won it. A draw is no win."""

    variant: Variant
    result: Rate
    draws: int
    turns: float


def cases(
    game: str,
    bots: Sequence[str],
    variants: Sequence[Variant],
    games: int,
    *,
    seats: int | None = None,
    seed: int | str = 0,
    jobs: int = 1,
) -> list[Case]:
    """Play `games` games of every variant. Different bots swap seats on the same seeds.

    A game that fails, or in which a bot had to be replaced, would spoil the result: RuntimeError.
    """
    plan = planned(book(game), games * len(variants), seats, bots, variants, seed)
    wins, draws, turns = ([0] * len(variants) for _ in range(3))
    for played in played_games(plan, jobs):
        deal = played.deal
        if played.error or played.stand_ins:
            raise RuntimeError(f"game {deal.seed} failed: {played.error or dict(played.stand_ins)}")
        wins[deal.variant] += played.winner is not None and deal.first(played.winner)
        draws[deal.variant] += played.drawn
        turns[deal.variant] += played.turns or 0
    return [
        Case(variant, Rate(games, won), drawn, taken / games)
        for variant, won, drawn, taken in zip(variants, wins, draws, turns, strict=True)
    ]


def pairings(
    game: str,
    one: str,
    two: str,
    games: int,
    *,
    seed: int | str = 0,
    jobs: int = 1,
    mirrors: bool = False,
    options: Variant = MappingProxyType({}),
) -> list[Case]:
    """How often bot `one` beats bot `two` in every ordered pairing of two different fighters (mirrors: all).

    Both play both sides of each deal, so the fighters' own strength cancels out. options: what else is chosen.
    """
    fighters = _fighters(game)
    pairs = [(a, b) for a in fighters for b in fighters] if mirrors else list(permutations(fighters, 2))
    variants = [{**options, "fighter_1": a, "fighter_2": b} for a, b in pairs]
    return cases(game, (one, two), variants, games, seats=2, seed=seed, jobs=jobs)


def _fighters(game: str) -> tuple[str, ...]:
    """The fighters that both sides may be."""
    one, two = (book(game).settings.get(name) for name in ("fighter_1", "fighter_2"))
    if not isinstance(one, Choice) or not isinstance(two, Choice):
        raise BadVariant(f"{game} has no fighters to pair")
    return tuple(name for name in one.values if name in two.values)

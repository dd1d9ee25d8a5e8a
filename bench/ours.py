"""Our games, driven as the peers are; and what a fork of Gladius costs, which the bots live on."""

import random
from dataclasses import dataclass
from importlib import import_module
from itertools import cycle, product
from statistics import fmean
from time import process_time
from typing import Any

from bench.contest import Contestant, timed
from munera.games import book
from munera.kernel import SEALED, Match, Space, Stream, start

STYLES = ("secutor", "retiarius", "thracian", "dimachaeri", "murmillo", "samnite")
FORKS = 5
"""Per position, so that reading the clock hardly counts."""

# Shared by all batches: the rounds go on through the pairings where the last one stopped.
PAIRINGS = cycle(product(STYLES, repeat=2))


def build() -> str:
    """Which munera this process plays with."""
    return "pure" if (import_module("munera.kernel.asks").__file__ or "").endswith(".py") else "compiled"


def new_match(rng: random.Random, *, keep: bool = True) -> Match[Any]:
    """The next pairing in turn: styles differ in speed, and no run may meet only the fast ones."""
    first, second = next(PAIRINGS)
    variant = {"fighter_1": first, "fighter_2": second}
    return start(book("gladius"), seats=2, seed=rng.getrandbits(32), variant=variant, keep=keep)


def gladius(games: int, rng: random.Random) -> int:
    """Whole random duels as `munera simulate` plays them: questions, options and events on."""
    return duels(games, rng, keep=False)


def forkable(games: int, rng: random.Random) -> int:
    """The same, with a checkpoint at every turn: each position could be forked, undone and saved."""
    return duels(games, rng, keep=True)


def duels(games: int, rng: random.Random, keep: bool) -> int:
    decisions = 0
    for _ in range(games):
        match = new_match(rng, keep=keep)
        while match.pending:
            ask = match.pending[0]
            options = ask.options
            assert not isinstance(options, Space), "Gladius lists all its options"
            if len(options) > 1:
                decisions += 1
            match.answer(ask.seat, rng.choice(options))
    return decisions


def for_glory(games: int, rng: random.Random) -> int:
    """Whole random games of For Glory, driven in the same way."""
    decisions = 0
    for _ in range(games):
        match = start(book("for_glory"), seats=2, seed=rng.getrandbits(32), variant={}, keep=False)
        while match.pending:
            ask = match.pending[0] if match.mode != SEALED else match.waiting()[0]
            options = ask.options
            assert not isinstance(options, Space), "For Glory lists all its options"
            if len(options) > 1:
                decisions += 1
            match.answer(ask.seat, rng.choice(options))
    return decisions


def spartacus(games: int, rng: random.Random) -> int:
    """Random games of Spartacus for four, twelve rounds each: random players never end one before its last."""
    decisions = 0
    for _ in range(games):
        seed = rng.getrandbits(32)
        match = start(book("spartacus"), seats=4, seed=seed, variant={"rounds": 12}, keep=False)
        stream = Stream.seeded(seed)  # for what cannot be listed
        while match.pending:
            ask = match.pending[0] if match.mode != SEALED else match.waiting()[0]
            options = ask.options
            if isinstance(options, Space):
                decisions += 1
                match.answer(ask.seat, options.sample(stream))
                continue
            if len(options) > 1:
                decisions += 1
            match.answer(ask.seat, rng.choice(options))
    return decisions


SPARTACUS = Contestant("Spartacus", timed(spartacus, 1))
FOR_GLORY = Contestant("For Glory", timed(for_glory, 8))
GLADIUS = Contestant("Gladius", timed(gladius, len(STYLES) ** 2))
FORKABLE = Contestant("- with checkpoints", timed(forkable, len(STYLES) ** 2))


@dataclass(frozen=True)
class ForkCost:
    """Over all positions of some random games."""

    positions: int
    microseconds: float
    replayed_mean: float
    replayed_p95: int
    replayed_max: int


def fork_cost(games: int, rng: random.Random) -> ForkCost:
    """Forks every position, and counts the answers that each fork executes again."""
    spent = 0.0
    replayed: list[int] = []
    for _ in range(games):
        match = new_match(rng)
        while waiting := match.waiting():
            replayed.append(len(match.trail))
            begin = process_time()
            for _fork in range(FORKS):
                match.fork()
            spent += process_time() - begin
            ask = waiting[0]
            options = ask.options
            assert not isinstance(options, Space), "Gladius lists all its options"
            match.answer(ask.seat, rng.choice(options))
    replayed.sort()
    return ForkCost(
        positions=len(replayed),
        microseconds=spent / (len(replayed) * FORKS) * 1e6,
        replayed_mean=fmean(replayed),
        replayed_p95=replayed[(len(replayed) * 95 - 1) // 100],
        replayed_max=replayed[-1],
    )

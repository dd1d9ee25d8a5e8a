"""Our games, driven as the peers are; and what a fork of Gladius costs, which the bots live on."""

import random
from dataclasses import dataclass
from importlib import import_module
from itertools import cycle, product
from statistics import fmean
from time import process_time
from typing import Any

from bench.contest import Contestant, PlayGames, timed
from munera.games import book
from munera.kernel import SEALED, Match, Space, Stream, Variant, pick, start

STYLES = ("secutor", "retiarius", "thracian", "dimachaeri", "murmillo", "samnite")
FORKS = 5
"""Per position, so that reading the clock hardly counts."""

# Shared by all batches: the rounds go on through the pairings where the last one stopped.
PAIRINGS = cycle(product(STYLES, repeat=2))


def build() -> str:
    """The build of munera in this process: pure or compiled."""
    return "pure" if (import_module("munera.kernel.asks").__file__ or "").endswith(".py") else "compiled"


def new_match(rng: random.Random, *, keep: bool = True) -> Match[Any]:
    """A duel of the next pairing in turn, since styles differ in speed and every run must meet all."""
    first, second = next(PAIRINGS)
    variant = {"fighter_1": first, "fighter_2": second}
    return start(book("gladius"), seats=2, seed=rng.getrandbits(32), variant=variant, keep=keep)


def gladius(games: int, rng: random.Random) -> int:
    """Play whole random duels as `munera simulate` does, with questions, options and events."""
    return duels(games, rng, keep=False)


def forkable(games: int, rng: random.Random) -> int:
    """Play duels with a checkpoint at every turn, so that each position could be forked, undone and saved."""
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


def at_random(game: str, seats: int, variant: Variant, *, keep: bool = False) -> PlayGames:
    """Play whole random games of any rulebook in the same way."""

    def play_games(games: int, rng: random.Random) -> int:
        decisions = 0
        for _ in range(games):
            seed = rng.getrandbits(32)
            match = start(book(game), seats=seats, seed=seed, variant=variant, keep=keep)
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

    return play_games


def forks(games: int, rng: random.Random) -> int:
    """Play random games of Spartacus, forked at every position; returns the number of forks."""
    count = 0
    for _ in range(games):
        seed = rng.getrandbits(32)
        match = start(book("spartacus"), seats=4, seed=seed, variant={"rounds": 2})
        stream = Stream.seeded(seed)
        while waiting := match.waiting():
            for _fork in range(FORKS):
                match.fork()
            count += FORKS
            match.answer(waiting[0].seat, pick(waiting[0].options, stream))
    return count


def _player_of_bots() -> Any:
    """What plays a match of bots, by the name that this release has for it."""
    try:
        return import_module("munera.bots.playing").play
    except ModuleNotFoundError:  # 0.1.0
        return import_module("munera.bots.driver").play


def bots(games: int, rng: random.Random) -> int:
    """Play games of Spartacus with four of the best bots; returns the number of decisions."""
    from munera.bots import make  # noqa: PLC0415  # the other contestants do without

    play, decisions = _player_of_bots(), 0
    for _ in range(games):
        seed = rng.getrandbits(32)
        match = start(book("spartacus"), seats=4, seed=seed, variant={"rounds": 3}, keep=False)
        players = [make("heuristic", "spartacus", Stream.seeded(f"{seed}/{seat}")) for seat in range(4)]
        decisions += play(match, players, Stream.seeded(seed)).decisions
    return decisions


# Random players never end a game of Spartacus before its last round.
SPARTACUS = Contestant("Spartacus", timed(at_random("spartacus", 4, {"rounds": 12}), 1))
FOR_GLORY = Contestant("For Glory", timed(at_random("for_glory", 2, {}), 8))
SCHOOL = Contestant("Gladiator School", timed(at_random("school", 4, {"turns": "8"}), 4))
SERPENTS = Contestant("Serpents", timed(at_random("serpents", 6, {"rounds": 4}), 1))
FORKS_OF_SPARTACUS = Contestant("forks of Spartacus", timed(forks, 1))
BOTS_OF_SPARTACUS = Contestant("bots of Spartacus", timed(bots, 1))
GLADIUS = Contestant("Gladius", timed(gladius, len(STYLES) ** 2))
FORKABLE = Contestant("- with checkpoints", timed(forkable, len(STYLES) ** 2))

# What each game brings to the comparison with past releases, named by its object (`Game.bench`).
OF_GLADIUS = {"gladius": GLADIUS, "forkable": FORKABLE}
OF_SCHOOL = {"school": SCHOOL}
OF_FOR_GLORY = {"for_glory": FOR_GLORY}
OF_SPARTACUS = {"spartacus": SPARTACUS, "forks": FORKS_OF_SPARTACUS, "bots": BOTS_OF_SPARTACUS}
OF_SERPENTS = {"serpents": SERPENTS}


@dataclass(frozen=True)
class ForkCost:
    """The cost of forks over all positions of some random games."""

    positions: int
    microseconds: float
    replayed_mean: float
    replayed_p95: int
    replayed_max: int


def fork_cost(games: int, rng: random.Random) -> ForkCost:
    """Fork every position, and count the answers that each fork executes again."""
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

"""Our games with observations at every step: the asked seat is told what it knows, and each of its options.

Of options that cannot be listed it is told the one that is played.
"""

import random
from collections.abc import Callable
from itertools import cycle, product

from bench.contest import Contestant, PlayGames, timed
from bench.ours import STYLES
from munera.games import book
from munera.kernel import SEALED, Space, Stream, Variant, start

PAIRINGS = cycle(product(STYLES, repeat=2))


def steps(game: str, seats: int, variant: Callable[[], Variant]) -> PlayGames:
    """Whole random games of any rulebook; what is returned are steps."""

    def play_games(games: int, rng: random.Random) -> int:
        count = 0
        for _ in range(games):
            seed = rng.getrandbits(32)
            match = start(book(game), seats=seats, seed=seed, variant=variant(), keep=False)
            stream = Stream.seeded(seed)  # for what cannot be listed
            while match.pending:
                ask = match.pending[0] if match.mode != SEALED else match.waiting()[0]
                options = ask.options
                match.observation(ask.seat)
                if isinstance(options, Space):
                    option = options.sample(stream)
                    match.option_rows(ask.seat, (option,))
                else:
                    option = rng.choice(options)
                    match.option_rows(ask.seat)
                match.answer(ask.seat, option)
                count += 1
        return count

    return play_games


def next_pairing() -> Variant:
    """Duels of all pairings in turn, since styles differ in speed."""
    first, second = next(PAIRINGS)
    return {"fighter_1": first, "fighter_2": second}


# By the names that `bench.pure` knows them by.
OBSERVED = {
    "gladius_observed": Contestant("Gladius", timed(steps("gladius", 2, next_pairing), len(STYLES) ** 2)),
    "for_glory_observed": Contestant("For Glory", timed(steps("for_glory", 2, dict), 4)),
    "spartacus_observed": Contestant("Spartacus", timed(steps("spartacus", 4, lambda: {"rounds": 12}), 1)),
    "school_observed": Contestant("Gladiator School", timed(steps("school", 4, lambda: {"turns": "8"}), 2)),
    "serpents_observed": Contestant("Serpents", timed(steps("serpents", 6, lambda: {"rounds": 4}), 1)),
}

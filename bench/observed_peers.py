"""Other people's environments, each stepped through its ordinary API, which makes an observation at every step.

RLCard's `env.step` gives the state of the next player as an array, PettingZoo's `last` the observation with a mask
of legal actions. Neither tells anything about an option but its number. Both packages come without types, and are
installed only in .venv-peers: hence the ignores.
"""

import random
from functools import partial
from typing import Any

import rlcard  # type: ignore[import-not-found, import-untyped, unused-ignore]
from pettingzoo.classic import (  # type: ignore[import-not-found, import-untyped, unused-ignore]
    connect_four_v3,
    leduc_holdem_v4,
    texas_holdem_v4,
    tictactoe_v3,
)

from bench.contest import Contestant, timed


def rlcard_steps(name: str, games: int, rng: random.Random) -> int:
    """Whole random games of RLCard, through `env.step`."""
    env = rlcard.make(name, config={"seed": rng.getrandbits(32)})
    count = 0
    for _ in range(games):
        state, _player = env.reset()
        while not env.is_over():
            state, _player = env.step(rng.choice(list(state["legal_actions"])))
            count += 1
    return count


def pettingzoo_steps(module: Any, games: int, rng: random.Random) -> int:
    """Whole random games of a PettingZoo classic, through `last` and `step`."""
    env = module.env()
    count = 0
    for _ in range(games):
        env.reset(seed=rng.getrandbits(31))
        for _agent in env.agent_iter():
            observation, _reward, ended, cut_off, _info = env.last()
            if ended or cut_off:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(legal[rng.randrange(len(legal))])
            count += 1
    return count


def zoo(name: str, module: Any, batch: int) -> Contestant:
    return Contestant(f"PettingZoo {name}", timed(partial(pettingzoo_steps, module), batch))


PEERS = (
    Contestant("RLCard uno", timed(partial(rlcard_steps, "uno"), 20)),
    Contestant("RLCard gin-rummy", timed(partial(rlcard_steps, "gin-rummy"), 2)),
    zoo("texas hold'em", texas_holdem_v4, 10),
    zoo("leduc hold'em", leduc_holdem_v4, 20),
    zoo("connect four", connect_four_v3, 10),
    zoo("tic-tac-toe", tictactoe_v3, 20),
)

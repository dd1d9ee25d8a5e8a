"""Other people's engines, each driven through its ordinary public Python API by a loop of the same shape.

Look at the legal options, pick one uniformly with the given generator, apply it; sample chance with the same
generator. Where an API offers several ways to do that, a plain one is taken, and what others would give is said.

All three packages come without types, and are installed only in .venv-peers: hence the ignores.
"""

import random

import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]
import rlcard  # type: ignore[import-not-found, import-untyped, unused-ignore]
from catanatron import Color, Game, Player  # type: ignore[import-not-found, import-untyped, unused-ignore]
from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found, import-untyped, unused-ignore]

from bench.contest import Contestant, timed

PACKAGES = ("open_spiel", "catanatron", "rlcard")

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


def open_spiel(name: str, games: int, rng: random.Random) -> int:
    """Any turn-based OpenSpiel game, by a plain loop. A random player makes no observations."""
    game = pyspiel.load_game(name)
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            options = state.legal_actions()
            if len(options) > 1:
                decisions += 1
            state.apply_action(rng.choice(options))
    return decisions


def hearts(games: int, rng: random.Random) -> int:
    """Hearts of four players; one deal is a game."""
    return open_spiel("hearts", games, rng)


def gin_rummy(games: int, rng: random.Random) -> int:
    """Gin rummy of two players."""
    return open_spiel("gin_rummy", games, rng)


def tuned_hearts(games: int, rng: random.Random) -> int:
    """The fastest driver for hearts that we found: nearly half of its moves are the deal, so it gains much.

    `current_player` alone tells chance and the end, and chance is sampled by walking down the probabilities.
    """
    game = pyspiel.load_game("hearts")
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while (player := state.current_player()) != TERMINAL:
            if player == CHANCE:
                left = rng.random()
                for action, probability in state.chance_outcomes():
                    left -= probability
                    if left < 0:
                        state.apply_action(action)
                        break
                else:  # rounding left a crumb
                    state.apply_action(action)
                continue
            options = state.legal_actions()
            if len(options) > 1:
                decisions += 1
            state.apply_action(rng.choice(options))
    return decisions


def catanatron(games: int, rng: random.Random) -> int:
    """Four players, until somebody wins or the turn limit of its own `Game.play`.

    Its check that an action is playable is left out, as its API allows: ours come from the very list it would
    look in.
    """
    players = [Player(color) for color in Color]
    decisions = 0
    for _ in range(games):
        # It seeds the global generator and rolls with that; a seed of 0 would mean "none".
        game = Game(players, seed=rng.randrange(1, 2**32))
        state = game.state
        while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            options = state.playable_actions
            if len(options) > 1:
                decisions += 1
            game.execute(rng.choice(options), validate_action=False)
    return decisions


def uno(games: int, rng: random.Random) -> int:
    """Two players, RLCard's default.

    Drives the environment's `game`, twice as fast as `env.step`, which makes an observation tensor as well.
    `game.step` still lists the hand and all played cards for the next player. Going below it, to
    `game.round.proceed_round`, was 2.5 times as fast again, but that is the inside of a step, not its API.
    """
    game = rlcard.make("uno", config={"seed": rng.getrandbits(32)}).game
    decisions = 0
    for _ in range(games):
        state, _player = game.init_game()
        while not game.is_over():
            options = state["legal_actions"]
            if len(options) > 1:
                # The same card twice in hand is listed twice, but is one option (`env.step` sees it so too).
                options = list(dict.fromkeys(options))
                if len(options) > 1:
                    decisions += 1
            state, _player = game.step(rng.choice(options))
    return decisions


# A batch is some 30 to 50 ms of games.
PEERS = (
    Contestant("OpenSpiel hearts", timed(hearts, 100)),
    Contestant("- its driver tuned", timed(tuned_hearts, 200)),
    Contestant("OpenSpiel gin_rummy", timed(gin_rummy, 20)),
    Contestant("Catanatron", timed(catanatron, 1)),
    Contestant("RLCard uno", timed(uno, 100)),
)

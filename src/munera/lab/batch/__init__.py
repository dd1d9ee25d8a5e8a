"""Many Gladius duels at once, as arrays: for whoever learns by the million, on a GPU or without one.

The duels of a batch are its *lanes*. All of them take each step together, whatever they are about to do: where
nobody is asked something, while cards are dealt for instance, a lane has one option. Everything here is a pure
function of arrays, which JAX can compile:

    duels   = lineup(variants, lanes)              what each lane plays: styles, stats, limit, start
    state   = init(duels, words)                   uint32[rows, lanes], the whole batch
    options = mask(duels, state)                   bool[options, lanes]: what the asked seat may choose
    seen    = observe(duels, state)                float32[features, lanes]: what it may know
    state   = step(duels, state, action, words)    one answer in every lane
    state, outcome = settle(duels, state, words)   who won where a bout is over; there the next one begins
    state, counts  = rollout(duels, state, steps, seed)

`words` are 32 random bits for each lane, from `random_words` or any other source. The batch plays what the engine
plays: `tests/batch` feeds it with recorded games, question by question. What it cannot play exactly it refuses.
"""

from munera.extras import need

need("batch")

from munera.lab.batch.chance import KnownChance, random_words  # noqa: E402
from munera.lab.batch.heuristic import heuristic  # noqa: E402
from munera.lab.batch.lineup import Duels, Unsupported, lineup  # noqa: E402
from munera.lab.batch.observing import mask, observe, option_names  # noqa: E402
from munera.lab.batch.playing import Outcome, asked_seat, init, settle, step  # noqa: E402
from munera.lab.batch.rollouts import Counts, Seen, advance, random_actions, rollout  # noqa: E402

__all__ = [
    "Counts",
    "Duels",
    "KnownChance",
    "Outcome",
    "Seen",
    "Unsupported",
    "advance",
    "asked_seat",
    "heuristic",
    "init",
    "lineup",
    "mask",
    "observe",
    "option_names",
    "random_actions",
    "random_words",
    "rollout",
    "settle",
    "step",
]

"""From a training run to a bot: weights as whole numbers, and a card that says what they are.

`python -m munera.lab.train.shipping --folder build/train/gladius` writes both into the package. How well they play
is measured by games of the engine itself: `python -m munera.lab.train.examining`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from munera.bots.duellist import champion, network
from munera.bots.duellist.features import SCALES
from munera.bots.duellist.network import HIDDEN, ONE
from munera.bots.model_card import written
from munera.games.gladius.rulebook import BOOK
from munera.lab.train.network import Layers
from munera.lab.train.recorded import digest_of_features
from munera.lab.train.running import CURVE, MEASURED, STATE, read_policy

FOLDER: Final = Path(champion.__file__).parent
LIMIT: Final = 1 << 15  # weights have two bytes and a sign

Whole = list[tuple[NDArray[np.int64], NDArray[np.int64]]]


def quantised(policy: Layers) -> Whole:
    """The layers in whole numbers, as `munera.bots.duellist.network` has them: with the scales of the inputs."""
    found = []
    for number, (weights, biases) in enumerate(policy):
        scale = 1 / np.array(SCALES)[:, None] if number == 0 else 1
        whole = np.round(np.asarray(weights, np.float64) * scale * ONE).astype(np.int64)
        if np.abs(whole).max() >= LIMIT:
            raise ValueError(f"a weight of layer {number} is too large: {np.abs(whole).max() / ONE:.1f}")
        one = ONE if number == 0 else ONE * HIDDEN
        found.append((whole, np.round(np.asarray(biases, np.float64) * one).astype(np.int64)))
    return found


def read_shipped(folder: Traversable) -> Layers:
    """The layers of a policy that was shipped, as training has them; only their rounding is left."""
    found = []
    for number, (weights, biases) in enumerate(champion.network_in(folder).layers):
        whole = np.array(weights, np.float64) * (np.array(SCALES)[:, None] if number == 0 else 1)
        one = ONE if number == 0 else ONE * HIDDEN
        found.append((jnp.asarray(whole / ONE, jnp.float32), jnp.asarray(np.array(biases) / one, jnp.float32)))
    return found


def outputs(layers: Whole, x: NDArray[np.int64]) -> NDArray[np.int64]:
    """What the bot's network computes for rows of inputs."""
    for number, (weights, biases) in enumerate(layers):
        x = x @ weights + biases
        if number < len(layers) - 1:
            x = np.maximum(x, 0) // (ONE // HIDDEN if number == 0 else ONE)
    return x


def ship(folder: Path, into: Path = FOLDER) -> dict[str, Any]:
    """Write the policy of a run into a folder, as weights and a card; return the card."""
    policy = read_policy(folder / "policy.npz")
    with np.load(folder / STATE) as kept:
        facts = json.loads(str(kept["facts"]))
    data = network.written([(weights.tolist(), biases.tolist()) for weights, biases in quantised(policy)])
    decisions, measured = facts.pop("decisions"), folder / MEASURED
    card = {
        "game": BOOK.id,
        "rules": BOOK.version,
        "observation": BOOK.observation.version,
        "features": digest_of_features(),
        "width": int(policy[0][0].shape[1]),
        "made by": "make train GAME=gladius",
        "data": {"decisions": decisions, "iterations": facts.pop("iteration")},
        "config": facts,
        "curve": _curve(folder / CURVE),
        "sha256": hashlib.sha256(data).hexdigest(),
        "measured": json.loads(measured.read_text("utf-8")) if measured.exists() else {},
        "scores": {},
    }
    (into / champion.WEIGHTS).write_bytes(data)
    (into / champion.MODEL_CARD).write_text(written(card), "utf-8")
    return card


def outdated(card: Mapping[str, Any]) -> list[str]:
    """What has changed since a policy was trained; nothing as long as it sees what it was trained on."""
    now = {
        "rules": BOOK.version,
        "observation": BOOK.observation.version,
        "features": digest_of_features(),
    }
    return [f"{name}: train it again (docs/champion.md)" for name, value in now.items() if card[name] != value]


def _curve(path: Path) -> list[list[float]]:
    """The progress of a run, a row for each look at it.

    Decisions so far, the scores in the batch against heuristic and greedy, and the error of the critic.
    """
    rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return [[row["decisions"], row["heuristic"][0], row["greedy"][0], row["critic"]] for row in rows]


def main(typed: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m munera.lab.train.shipping", description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("build/train/gladius"))
    parser.add_argument("--into", type=Path, default=FOLDER, help="the package, if nothing else is said")
    given = parser.parse_args(typed)
    card = ship(given.folder, given.into)
    print(card["sha256"], card["data"])  # noqa: T201  # a command


if __name__ == "__main__":
    main()

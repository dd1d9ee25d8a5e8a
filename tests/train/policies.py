"""Random policies with decided preferences, for tests in which any policy will do."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jax
import numpy as np

from munera.lab.train.network import Layers, begin
from munera.lab.train.running import CURVE, POLICY, STATE

WIDTH = 16


def random_policy() -> Layers:
    """The layers of a random policy whose preferences are as strong as those of a trained one."""
    policy, _ = begin(jax.random.PRNGKey(3), WIDTH)
    key = jax.random.PRNGKey(4)
    return [
        (weights * (200 if number == 2 else 1), jax.random.normal(key, biases.shape) / 2)
        for number, (weights, biases) in enumerate(policy)
    ]


def write_run(folder: Path) -> None:
    """Write what a training run leaves in its folder."""
    layers: dict[str, Any] = {}
    for number, (weights, biases) in enumerate(random_policy()):
        layers |= {f"w{number}": np.asarray(weights), f"b{number}": np.asarray(biases)}
    np.savez(folder / POLICY, **layers)
    np.savez(folder / STATE, facts=np.array(json.dumps({"seed": 5, "iteration": 7, "decisions": 8})))
    row = {"decisions": 8, "heuristic": [0.5, 0.1], "greedy": [0.9, 0.1], "critic": 0.25}
    (folder / CURVE).write_text(json.dumps(row) + "\n", "utf-8")

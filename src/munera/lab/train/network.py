"""Two small networks: the policy, which sees what a seat sees, and for training a critic, which sees all."""

from __future__ import annotations

from itertools import pairwise
from typing import TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from munera.bots.duellist.champion import TRUST
from munera.bots.duellist.features import ANSWERS, AT, CLASSES, SCALES, SIZE

Layers: TypeAlias = list[tuple[Array, Array]]  # weights [from, to] and biases

RIVAL_FEATURES = 2  # numbers that the critic knows of rivals: is it the heuristic, is it the greedy bot?
NEVER = -1e9  # of what is no option
SCALE = np.array([1 / scale for scale in SCALES], np.float32)


def begin(key: Array, width: int) -> tuple[Layers, Layers]:
    """An untrained policy and critic."""
    one, two = jax.random.split(key)
    seen = SIZE + len(CLASSES) + RIVAL_FEATURES
    return layers(one, (SIZE, width, width, ANSWERS)), layers(two, (seen, width, width, 1))


def layers(key: Array, sizes: tuple[int, ...]) -> Layers:
    """Layers of these sizes that have learnt nothing; what comes out of them is small."""
    found = []
    for number, (rows, columns) in enumerate(pairwise(sizes)):
        key, own = jax.random.split(key)
        gain = np.sqrt(2) if number < len(sizes) - 2 else 0.01
        weights = jax.random.orthogonal(own, max(rows, columns))[:rows, :columns] * gain
        found.append((weights, jnp.zeros(columns)))
    return found


def run(layers: Layers, x: Array) -> Array:
    """What comes out for rows of inputs."""
    for weights, biases in layers[:-1]:
        x = jax.nn.relu(x @ weights + biases)
    weights, biases = layers[-1]
    return x @ weights + biases


def logits(policy: Layers, features: Array, mask: Array) -> Array:
    """How much the policy likes each answer; features and mask are [lanes, ...]."""
    liked = run(policy, features.astype(jnp.float32) * SCALE)
    advice = features[:, AT["advice"] : AT["advice"] + ANSWERS].astype(jnp.float32)
    return jnp.where(mask, liked + TRUST * advice, NEVER)


def values(critic: Layers, features: Array, foe: Array) -> Array:
    """How the bout will end for the seat that answers, from -1 to 1."""
    x = jnp.concatenate([features.astype(jnp.float32) * SCALE, foe.astype(jnp.float32) / 2], 1)
    return run(critic, x)[:, 0]

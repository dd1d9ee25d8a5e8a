"""The fit of a value model: the weights with which the counted features best predict who wins from a position."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.floating[Any]]


def fit(counted: Array, result: Array, ridge: float) -> Array:
    """Conditional logistic regression by Newton's method: the weights under which the results are likeliest."""
    scale = counted.reshape(-1, counted.shape[2]).std(0) + 1e-9
    rows = counted / scale
    weights = np.zeros(rows.shape[2])
    for _ in range(30):
        share = shares(rows, weights)[:, :, None]
        mean = (share * rows).sum(1)
        slope = (rows * result[:, :, None]).sum((0, 1)) - mean.sum(0) - ridge * weights
        flat = (np.sqrt(share) * rows).reshape(-1, rows.shape[2])
        bend = flat.T @ flat - mean.T @ mean + ridge * np.eye(len(weights))
        weights = weights + 0.9 * np.linalg.solve(bend, slope)
    found: Array = weights / scale
    return found


def shares(counted: Array, weights: Array) -> Array:
    """The chance of every seat in every position."""
    sums = counted @ weights
    powers = np.exp(sums - sums.max(1, keepdims=True))
    found: Array = powers / powers.sum(1, keepdims=True)
    return found


def loss(counted: Array, result: Array, weights: Array) -> float:
    """How far the chances are from the results: their cross entropy."""
    return float(-(result * np.log(shares(counted, weights) + 1e-12)).sum(1).mean())

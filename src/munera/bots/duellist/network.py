"""A small network in whole numbers: the same answers with every Python, on every machine.

Numbers are fixed-point. In weights ONE stands for 1. What goes from one layer to the next is never below zero and
is rounded down to numbers in which HIDDEN stands for 1. Nothing else is rounded, and Python's integers do not
overflow.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import pairwise
from operator import mul
from typing import Final

BITS: Final = 12
HIDDEN_BITS: Final = 8
ONE: Final = 1 << BITS
HIDDEN: Final = 1 << HIDDEN_BITS
OUT: Final = ONE * HIDDEN  # stands for 1 in the output
LAYERS: Final = 3

Rows = list[list[int]]


class Network:
    """Three layers. The first has a row of weights for each input, the others one for each output."""

    def __init__(self, data: bytes, sizes: Sequence[int]) -> None:
        self.sha256 = hashlib.sha256(data).hexdigest()
        self.first, *self.others = self.layers = _read(data, sizes)

    def run(self, row: Sequence[int]) -> list[int]:
        """The outputs for a row of inputs; in them OUT stands for 1."""
        weights, sums = self.first
        for value, weighed in zip(row, weights, strict=True):
            if value:  # most are zero
                sums = [total + value * weight for total, weight in zip(sums, weighed, strict=True)]
        hidden = [max(0, total) >> (BITS - HIDDEN_BITS) for total in sums]
        for number, (weights, biases) in enumerate(self.others, 2):
            sums = [bias + sum(map(mul, weighed, hidden)) for weighed, bias in zip(weights, biases, strict=True)]
            if number < LAYERS:
                hidden = [max(0, total) >> BITS for total in sums]
        return sums


def _read(data: bytes, sizes: Sequence[int]) -> list[tuple[Rows, list[int]]]:
    """Layer by layer the weights, two bytes each, and then the biases, four bytes each; the least byte first."""
    layers, at = [], 0
    for number, (rows, columns) in enumerate(pairwise(sizes)):
        flat, at = _numbers(data, at, 2, rows * columns), at + 2 * rows * columns
        biases, at = _numbers(data, at, 4, columns), at + 4 * columns
        by_input = [flat[i * columns : (i + 1) * columns] for i in range(rows)]
        by_output = [flat[i::columns] for i in range(columns)]
        layers.append((by_output if number else by_input, biases))
    if at != len(data):
        raise ValueError(f"these are the weights of another network: {len(data)} bytes instead of {at}")
    return layers


def _numbers(data: bytes, at: int, width: int, count: int) -> list[int]:
    """Whole numbers of this many bytes each, from a place in the data on."""
    part = data[at : at + width * count]
    return [int.from_bytes(part[i : i + width], "little", signed=True) for i in range(0, len(part), width)]


def written(layers: Sequence[tuple[Rows, list[int]]]) -> bytes:
    """The bytes of layers, whose weights have one row for each input."""
    parts = []
    for weights, biases in layers:
        parts += [weight.to_bytes(2, "little", signed=True) for row in weights for weight in row]
        parts += [bias.to_bytes(4, "little", signed=True) for bias in biases]
    return b"".join(parts)

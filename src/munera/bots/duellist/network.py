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
from struct import unpack
from typing import Final

BITS: Final = 12
HIDDEN_BITS: Final = 8
ONE: Final = 1 << BITS
HIDDEN: Final = 1 << HIDDEN_BITS
OUT: Final = ONE * HIDDEN  # stands for 1 in the output
LAYERS: Final = 3
OFFSET: Final = 1 << 15  # weights have two bytes
PLACE: Final = 8  # bytes for each sum, which is far smaller than these can hold

Rows = list[list[int]]


class Network:
    """Three layers, each with a row of weights for every input, which are packed into one long integer.

    To multiply such an integer by an input and to add it up takes one step for a whole row, which makes this ten
    times as fast as number by number. Places hold no negative numbers: what is packed is OFFSET higher.
    """

    def __init__(self, data: bytes, sizes: Sequence[int]) -> None:
        self.sha256 = hashlib.sha256(data).hexdigest()
        self.layers = _read(data, sizes)
        self.packed = [([_packed(row) for row in weights], biases) for weights, biases in self.layers]

    def run(self, row: Sequence[int]) -> list[int]:
        """The outputs for a row of inputs, none of them negative; in the outputs OUT stands for 1."""
        sums: list[int] = []
        inputs = row
        for number, (rows, biases) in enumerate(self.packed, 1):
            total = sum(map(mul, rows, inputs))
            excess, size = OFFSET * sum(inputs), len(biases)
            places = unpack(f"<{size}Q", total.to_bytes(PLACE * size, "little"))
            sums = [place - excess + bias for place, bias in zip(places, biases, strict=True)]
            if number < LAYERS:
                shift = BITS - HIDDEN_BITS if number == 1 else BITS
                inputs = [max(0, one) >> shift for one in sums]
        return sums


def _packed(row: Sequence[int]) -> int:
    """A row of weights as one integer."""
    return int.from_bytes(b"".join((weight + OFFSET).to_bytes(PLACE, "little") for weight in row), "little")


def _read(data: bytes, sizes: Sequence[int]) -> list[tuple[Rows, list[int]]]:
    """Layer by layer the weights, two bytes each, and then the biases, four bytes each; the least byte first."""
    layers, at = [], 0
    for rows, columns in pairwise(sizes):
        flat, at = _numbers(data, at, 2, rows * columns), at + 2 * rows * columns
        biases, at = _numbers(data, at, 4, columns), at + 4 * columns
        layers.append(([flat[i * columns : (i + 1) * columns] for i in range(rows)], biases))
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

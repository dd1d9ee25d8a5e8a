"""The worlds that look the same to a seat: hidden cards of a batch, dealt again."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from munera.lab.batch.bits import Heap
from munera.lab.batch.lineup import SLOTS
from munera.lab.batch.position import Position

Counts = NDArray[np.int64]


def counts(heap: Heap) -> Counts:
    """[lanes, slots]: how many cards of each title."""
    bits = [(np.asarray(plane)[:, None] >> np.arange(SLOTS)) & 1 for plane in heap]
    return sum((plane.astype(np.int64) << b for b, plane in enumerate(bits)), np.zeros_like(bits[0], np.int64))


def heap(cards: Counts, planes: int) -> Heap:
    bits: Any = [(((cards >> b) & 1) << np.arange(SLOTS)).sum(1).astype(np.uint32) for b in range(planes)]
    return tuple(bits)


def redealt(p: Position, seat: int, rng: np.random.Generator) -> Position:
    """The same to this seat: of the other hand what it does not know, and the deck, are dealt again."""
    other = 1 - seat
    hand, known, deck = counts(p.hands[other]), counts(p.known[other]), counts(p.deck)
    pool = deck + hand - known
    hidden = (hand - known).sum(1)
    dealt = np.array([rng.multivariate_hypergeometric(*one) for one in zip(pool, hidden, strict=True)])
    hands: list[Any] = list(p.hands)
    hands[other] = heap(known + dealt, len(p.hands[other]))
    return p._replace(hands=tuple(hands), deck=heap(pool - dealt, len(p.deck)))

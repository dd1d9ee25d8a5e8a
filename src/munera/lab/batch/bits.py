"""Heaps of cards as bits: every operation is a few instructions for all lanes, and none of them branches.

A *slot* is the place of a title among at most 32 of a duel. A *set* of titles is one word, bit by slot. A *heap*,
in which a title may be several times, is a tuple of words, its *planes*: plane b has bit b of each title's count.
A single card is a set of one; the empty set is no card. Words are uint32 arrays of any one shape.
"""

from __future__ import annotations

from typing import TypeAlias

import jax.numpy as jnp
import numpy as np
from jax import Array

Word = np.uint32  # constants are of this type, so that the same code can be compiled into a kernel
Heap: TypeAlias = tuple[Array, ...]


def put(heap: Heap, card: Array) -> Heap:
    """The heap with one more of a card, or of every card of a set."""
    planes = []
    for plane in heap:
        planes.append(plane ^ card)
        card = plane & card  # carried to the next plane
    return tuple(planes)


def take(heap: Heap, card: Array) -> Heap:
    """The heap with one less of a card that it has."""
    planes = []
    for plane in heap:
        planes.append(plane ^ card)
        card = ~plane & card  # borrowed from the next plane
    return tuple(planes)


def titles(heap: Heap) -> Array:
    """The set of the titles that are in a heap."""
    found = heap[0]
    for plane in heap[1:]:
        found = found | plane
    return found


def either(condition: Array, one: Heap, other: Heap) -> Heap:
    """One heap where the condition holds, the other elsewhere."""
    return tuple(jnp.where(condition, a, b) for a, b in zip(one, other, strict=True))


def count(heap: Heap, within: Array) -> Array:
    """How many cards of a heap have a title of the set."""
    total = ones(heap[0] & within)
    for b, plane in enumerate(heap[1:], 1):
        total = total + (ones(plane & within) << Word(b))
    return total


def copies(heap: Heap, slot: Array) -> Array:
    """How often the title of a slot is in a heap."""
    total = (heap[0] >> slot) & Word(1)
    for b, plane in enumerate(heap[1:], 1):
        total = total | ((plane >> slot) & Word(1)) << Word(b)
    return total


def flag(condition: Array) -> Array:
    """1 where the condition holds, else 0."""
    return jnp.where(condition, Word(1), Word(0))


# ---------------------------------------------------------------------- counting and finding bits

# Sums of neighbouring bits, by halves of the word: Triton, which compiles the kernel, has no popcount, and to find
# a bit takes the same sums.


def _pairs(bits: Array) -> Array:
    return bits - ((bits >> Word(1)) & Word(0x55555555))


def _fours(pairs: Array) -> Array:
    return (pairs & Word(0x33333333)) + ((pairs >> Word(2)) & Word(0x33333333))


def _eights(fours: Array) -> Array:
    return (fours + (fours >> Word(4))) & Word(0x0F0F0F0F)


def ones(bits: Array) -> Array:
    """How many bits are set."""
    return (_eights(_fours(_pairs(bits))) * Word(0x01010101)) >> Word(24)


def nth(bits: Array, n: Array) -> Array:
    """The set of one that has the n-th set bit, counted from 0. There must be so many."""
    pairs = _pairs(bits)
    fours = _fours(pairs)
    eights = _eights(fours)
    halves = eights + (eights >> Word(8))
    at = jnp.zeros_like(bits)
    for sums, width in ((halves, 16), (eights, 8), (fours, 4), (pairs, 2), (bits, 1)):
        below = (sums >> at) & Word(2 * width - 1)  # set bits in the next `width` ones
        further = n >= below
        n = jnp.where(further, n - below, n)
        at = jnp.where(further, at + Word(width), at)
    return Word(1) << at

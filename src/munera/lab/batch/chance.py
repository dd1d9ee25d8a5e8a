"""Chance in a batch: sampled from random words, or taken from a game in which it is known already.

The engine shuffles a deck and draws from its top. Nobody sees its order, so here it has none: a draw picks one of
the cards that are left, each equally likely, which is the same to everybody at the table.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

import jax.numpy as jnp
from jax import Array

from munera.games.gladius.state import PROWESS, REFLEXES, SKILL, STRENGTH, TOO_LATE
from munera.lab.batch.bits import Heap, Word, flag, nth, ones

# What the random words of a step decide besides the stats of both fighters, each by words of its own.
CARD, CHOICE, LATE = 8, 9, 10
FOUND = Word(0xFFFFFFFF)  # too large a number for every plane that is still to be searched


class Chance(Protocol):
    """What chance decides in one step of every lane."""

    def card(self, deck: Heap, size: Array) -> Array:
        """The card that is drawn from a deck of this size."""

    def successes(self, stat: int, level: Array) -> Array:
        """How many dice show 1 if one is rolled for each level of a stat (GS-21)."""

    def late(self) -> Array:
        """1 where the defence of a tired fighter comes too late (GL-22)."""


class KnownChance(NamedTuple):
    """Chance that is known already: the card to be drawn, a set of one, and the successes with each stat."""

    drawn: Array
    strength: Array
    skill: Array
    prowess: Array
    reflexes: Array
    tired: Array  # 1 where the die makes a defence come too late

    def card(self, deck: Heap, size: Array) -> Array:  # noqa: ARG002
        return self.drawn

    def successes(self, stat: int, level: Array) -> Array:
        successes = {STRENGTH: self.strength, SKILL: self.skill, PROWESS: self.prowess, REFLEXES: self.reflexes}
        return jnp.minimum(successes[stat], level)

    def late(self) -> Array:
        return self.tired


class Sampled(NamedTuple):
    """Chance from 32 random bits for each lane."""

    words: Array

    def card(self, deck: Heap, size: Array) -> Array:
        """A card among all that are left: first the plane that it is counted in, then one of its bits."""
        n = below(self._stream(CARD), size)
        found = jnp.zeros_like(n)
        place = jnp.zeros_like(n)
        for b, plane in reversed(tuple(enumerate(deck))):
            weight = ones(plane) << Word(b)
            here = n < weight
            found, place = jnp.where(here, plane, found), jnp.where(here, n >> Word(b), place)
            n = jnp.where(here, FOUND, n - weight)
        return nth(found, place)

    def successes(self, stat: int, level: Array) -> Array:
        word = self._stream(stat)
        count = jnp.zeros_like(word)
        for die in range(MOST_DICE):
            if die % DICE_IN_WORD == 0:
                word = mixed(word + Word(0x9E3779B9))
                part = word >> Word(32 - PART)
            rolled = part * Word(6)
            part = rolled & Word((1 << PART) - 1)
            count = count + flag(((rolled >> Word(PART)) == 0) & (level > Word(die)))
        return count

    def late(self) -> Array:
        return flag(below(self._stream(LATE), Word(6)) < Word(TOO_LATE))

    def choice(self, options: Array) -> Array:
        """One of so many options, each equally likely."""
        return below(self._stream(CHOICE), options)

    def _stream(self, which: int) -> Array:
        return mixed(self.words ^ Word((which + 1) * 0x9E3779B9 & 0xFFFFFFFF))


MOST_DICE = 9  # levels of a stat, at most
DICE_IN_WORD, PART = 3, 29  # dice that are taken from one word: digits to the base of 6 of a fraction of 29 bits


def below(word: Array, n: Array | Word) -> Array:
    """A number below n, which is at most 255: each is equally likely up to one part in 65,000."""
    return ((word >> Word(8)) * n) >> Word(24)


def mixed(word: Array) -> Array:
    """The word with its bits thoroughly mixed, as at the end of a hash function, with Wellons' constants."""
    word = (word ^ (word >> Word(16))) * Word(0x7FEB352D)
    word = (word ^ (word >> Word(15))) * Word(0x846CA68B)
    return word ^ (word >> Word(16))


def random_words(lanes: Array, time: Array, seed: Array) -> Array:
    """32 random bits that follow from the number of a lane, the time and the seed; all of them are uint32."""
    word = mixed(lanes * Word(0x9E3779B9) + seed)
    return mixed(word ^ (time * Word(0x85EBCA6B) + Word(0x1234567)))

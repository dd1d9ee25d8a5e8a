"""A duel as the batch keeps it: what is in the rows of its array, and what is read from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import jax.numpy as jnp
from jax import Array

from munera.games.gladius.state import ENDURANCE, FIRST_CARDS, HIT_POINTS
from munera.lab.batch.bits import Heap, Word, either
from munera.lab.batch.lineup import DECK_PLANES, DECK_SIZE, EITHER, Duels, Facts

# Phases of a lane. In the first three a card is drawn and nobody is asked; DRAW is for the cards that Skill adds.
DEAL, TURN, DRAW, DISCARD, ATTACK, DEFEND, OVER = map(Word, range(7))
# With Skill up to ten cards are drawn at once: a hand has up to fifteen, else up to six.
HAND_PLANES: Final = {False: 3, True: 4}


class Position(NamedTuple):
    """One moment of a duel, in every lane. A pair is by side; a fighter's side is their seat, too."""

    deck: Heap
    discard: Heap
    hands: tuple[Heap, Heap]
    known: tuple[Heap, Heap]  # what the opponent knows for certain of each hand
    table: Array  # the attack that waits for its defence
    hp: tuple[Array, Array]
    bound: tuple[Array, Array]  # 1: cannot attack on their next turn
    cards: tuple[Array, Array]  # in each hand
    active: Array  # whose turn it is
    phase: Array
    to_draw: Array  # cards that are still to be drawn, in DEAL and DRAW
    turns: Array
    left: Array  # cards in the deck


# Where each number stands in the last two rows: first bit, and how many.
_FIGHT = {"hp_0": (0, 5), "hp_1": (5, 5), "bound_0": (10, 1), "bound_1": (11, 1)}
_FIGHT |= {"active": (12, 1), "phase": (13, 3)}
_COUNTS = {"turns": (0, 14), "cards_0": (14, 4), "cards_1": (18, 4), "left": (22, 6), "to_draw": (28, 4)}


def row_count(duels: Duels) -> int:
    """How many rows the state of such duels has."""
    return 2 * DECK_PLANES + 4 * HAND_PLANES[duels.stats] + 3


def read(rows: Sequence[Array]) -> Position:
    """The position in rows of words."""
    hand_planes = (len(rows) - 2 * DECK_PLANES - 3) // 4
    rest = iter(rows)
    deck, discard, one, two, known_one, known_two = (
        tuple(next(rest) for _ in range(planes)) for planes in (DECK_PLANES,) * 2 + (hand_planes,) * 4
    )
    table, fight, counts = rest
    n = {name: (fight >> Word(at)) & Word((1 << bits) - 1) for name, (at, bits) in _FIGHT.items()}
    n |= {name: (counts >> Word(at)) & Word((1 << bits) - 1) for name, (at, bits) in _COUNTS.items()}
    return Position(
        deck,
        discard,
        (one, two),
        (known_one, known_two),
        table,
        (n["hp_0"], n["hp_1"]),
        (n["bound_0"], n["bound_1"]),
        (n["cards_0"], n["cards_1"]),
        n["active"],
        n["phase"],
        n["to_draw"],
        n["turns"],
        n["left"],
    )


def write(p: Position) -> tuple[Array, ...]:
    """The rows of a position."""
    n = {"hp_0": p.hp[0], "hp_1": p.hp[1], "bound_0": p.bound[0], "bound_1": p.bound[1]}
    n |= {"active": p.active, "phase": p.phase, "turns": p.turns, "left": p.left, "to_draw": p.to_draw}
    n |= {"cards_0": p.cards[0], "cards_1": p.cards[1]}
    fight, counts = jnp.zeros_like(p.table), jnp.zeros_like(p.table)
    for name, (at, _) in _FIGHT.items():
        fight = fight | n[name] << Word(at)
    for name, (at, _) in _COUNTS.items():
        counts = counts | n[name] << Word(at)
    return (*p.deck, *p.discard, *p.hands[0], *p.hands[1], *p.known[0], *p.known[1], p.table, fight, counts)


def fresh(f: Facts, word: Array, hand_planes: int) -> Position:
    """A bout before its first card is dealt; a random bit decides who begins where nothing else does."""
    zero = jnp.zeros_like(word)
    hand = (zero,) * hand_planes
    start = f.setting("start")
    return Position(
        deck=f.deck,
        discard=(zero,) * DECK_PLANES,
        hands=(hand, hand),
        known=(hand, hand),
        table=zero,
        hp=(Word(HIT_POINTS) + f.level(0, ENDURANCE), Word(HIT_POINTS) + f.level(1, ENDURANCE)),
        bound=(zero, zero),
        cards=(zero, zero),
        active=jnp.where(start == Word(EITHER), word >> Word(31), start),
        phase=zero + DEAL,
        to_draw=zero + Word(2 * FIRST_CARDS),
        turns=zero,
        left=zero + Word(DECK_SIZE),
    )


def of(side: Array, pair: tuple[Array, Array]) -> Array:
    """That side's part of a pair."""
    return jnp.where(side == 0, pair[0], pair[1])


def heap_of(side: Array, pair: tuple[Heap, Heap]) -> Heap:
    """That side's heap of a pair."""
    return either(side == 0, pair[0], pair[1])

"""The numbers of answers: titles in the order of the engine's observation, and which slot each has in a duel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import jax.numpy as jnp
from jax import Array

from munera.games.gladius import observation as layout
from munera.games.gladius.cards import STYLES, TABLE
from munera.lab.batch.bits import Word, ones
from munera.lab.batch.lineup import COMMON, FIRST, OF_STYLE, SECOND, Facts

Index = Any  # the number of an entry, a uint32: one of them, or a column

# The titles of duels stand before those of beasts: the common ones, then style by style.
TITLES: Final = tuple(title for title in layout.TITLES if TABLE.by_id[title].set in ("common", *STYLES))
assert layout.TITLES[: len(TITLES)] == TITLES, "titles of duels come first"
BEGIN: Final = {style: TITLES.index(cards[0]) for style, cards in OF_STYLE.items()}
assert TITLES[:FIRST] == COMMON
assert all(TITLES[BEGIN[style] :][: len(cards)] == cards for style, cards in OF_STYLE.items())
NO_SLOT: Final = Word(31)  # of titles that are not in a duel: no card is there


def slot_finder(f: Facts) -> Callable[[Index], Array]:
    """What finds the slot of a title in each lane; two of one style have the slots of the first fighter."""
    one, two = _titles_of(f.setting("one")), _titles_of(f.setting("two"))  # once, whatever loop it is used in

    def slot_of(title: Index) -> Array:
        slot = jnp.where(title < Word(FIRST), title, NO_SLOT)
        for first, (begin, number) in ((SECOND, two), (FIRST, one)):
            slot = jnp.where((title >= begin) & (title < begin + number), title - begin + Word(first), slot)
        return slot

    return slot_of


def card_of(f: Facts, action: Array) -> Array:
    """The card that an answer plays or discards; none for to pass, and for titles that are not in the duel."""
    slot = slot_finder(f)(action.astype(jnp.uint32) - Word(1))
    return jnp.where(slot == NO_SLOT, Word(0), Word(1) << slot)


def action_of(f: Facts, card: Array) -> Array:
    """The number of the answer that is this card, or 0 for none."""
    slot = ones(card - Word(1))
    begin_one, _ = _titles_of(f.setting("one"))
    begin_two, _ = _titles_of(f.setting("two"))
    title = jnp.where(slot < Word(SECOND), begin_one + slot - Word(FIRST), begin_two + slot - Word(SECOND))
    title = jnp.where(slot < Word(FIRST), slot, title)
    return jnp.where(card == 0, Word(0), title + Word(1)).astype(jnp.int32)


def _titles_of(style: Array) -> tuple[Array, Array]:
    """The first title of a style, and how many it has."""
    begin, number = jnp.zeros_like(style), jnp.zeros_like(style)
    for i, name in enumerate(STYLES):
        begin = jnp.where(style == Word(i), Word(BEGIN[name]), begin)
        number = jnp.where(style == Word(i), Word(len(OF_STYLE[name])), number)
    return begin, number

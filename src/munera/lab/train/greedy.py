"""The built-in bot `greedy` (`munera/bots/gladius.py`), for every lane at once.

Among options that it likes equally the bot takes the one that was drawn first, of defences the one that was drawn
last. The batch does not know the order of a hand: here any of these titles is as likely as another.
"""

from __future__ import annotations

import jax.numpy as jnp
from jax import Array

from munera.bots.gladius import DEFENCE_IN_HAND as DEFENCE
from munera.lab.batch.bits import Word, nth, ones
from munera.lab.batch.chance import below
from munera.lab.batch.heuristic import DAMAGES, doing
from munera.lab.batch.lineup import Facts
from munera.lab.batch.playing import options
from munera.lab.batch.position import ATTACK, DEFEND, DISCARD, Position, of

assert DEFENCE % 1, "a defence is worth as much as no attack is"


def liked_cards(f: Facts, p: Position) -> Array:
    """The titles that the bot likes best, all of them equally; none to pass."""
    o = options(f, p)
    by_force = _by_force(f)
    attacks, defences = of(o.seat, f.attacks), of(o.seat, f.defences)
    blows = [titles & attacks for titles in by_force]
    below_defences = 2 * (1 + int(DEFENCE))  # of equal damage there are two forces
    use = (~attacks & ~defences, *blows[:below_defences], defences, *blows[below_defences:])
    found = jnp.where(p.phase == ATTACK, _first(o.cards, *reversed(by_force)), Word(0))
    found = jnp.where(p.phase == DEFEND, o.cards, found)
    return jnp.where(p.phase == DISCARD, _first(o.cards, *use), found)


def greedy_card(f: Facts, p: Position, words: Array) -> Array:
    """One of them."""
    liked = liked_cards(f, p)
    number = ones(liked)
    return jnp.where(number > 0, nth(liked, below(words, jnp.maximum(number, Word(1)))), Word(0))


def _by_force(f: Facts) -> tuple[Array, ...]:
    """The titles by how hard they hit, the weakest first: of equal damage a swing is worth a little less."""
    found = []
    for damage in (0, *DAMAGES):
        titles = doing(f, damage)
        found += [titles & f.spent, titles & ~f.spent]
    return tuple(found)


def _first(cards: Array, *sets: Array) -> Array:
    """The cards of the first of these sets that has any of them."""
    found = jnp.zeros_like(cards)
    for titles in reversed(sets):
        found = jnp.where(cards & titles != 0, cards & titles, found)
    return found

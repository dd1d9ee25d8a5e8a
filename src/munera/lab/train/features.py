"""What the champion looks at (`munera.bots.duellist.features`), for every lane of a batch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from munera.bots.duellist.features import (
    AT,
    CLASSES,
    FAR,
    FIELDS,
    KINDS,
    MOST_HIT_POINTS,
    SIZE,
    SOON,
)
from munera.games.gladius.cards import STYLES
from munera.games.gladius.state import STATS
from munera.lab.batch.bits import Heap, Word, count, flag
from munera.lab.batch.heuristic import chosen_card
from munera.lab.batch.lineup import FIRST, Duels, Facts
from munera.lab.batch.playing import options, seat_to_answer
from munera.lab.batch.position import ATTACK, DEFEND, DISCARD, heap_of, of, read

COMMON = Word((1 << FIRST) - 1)  # the titles that both fighters can use
PHASES = (DISCARD, ATTACK, DEFEND)


class Look(NamedTuple):
    """What the champion looks at in one step, for every lane.

    features  int8[SIZE, lanes]: what the seat that answers knows
    foe       int8[classes, lanes]: the opponent's hand, which only the critic may see
    mask      bool[answers, lanes]: what may be answered
    advice    bool[answers, lanes]: what the heuristic answers
    advised   the card of that answer, as a set of one
    seat      the seat that answers
    cards     the titles that may be answered
    """

    features: Array
    foe: Array
    mask: Array
    advice: Array
    advised: Array
    seat: Array
    cards: Array


def class_sets(duels: Duels) -> tuple[Array, Array]:
    """The titles of each class, uint32[classes, lanes], as either side looks at them."""
    f = duels.facts
    return _sets(f, 0), _sets(f, 1)


def _sets(f: Facts, side: int) -> Array:
    own = f.attacks[side] | f.defences[side]
    whose = {"common": jnp.full_like(own, COMMON), "mine": own & ~COMMON, "theirs": ~own & ~COMMON}
    defences = f.defences[0] | f.defences[1]
    kinds = {"hold": f.immobilise, "swing": f.spent, "defence": defences}
    for kind in KINDS[:4]:
        damage, titles = int(kind[-1]), ~f.spent
        for b, plane in enumerate(f.damage):
            titles = titles & (plane if damage >> b & 1 else ~plane)
        kinds[kind] = titles
    return jnp.stack([whose[owner] & kinds[kind] for owner, kind in CLASSES])


def look(duels: Duels, sets: tuple[Array, Array], rows: Sequence[Array]) -> Look:
    """Look at a batch, given in rows, through the eyes of whoever answers next."""
    f, p = duels.facts, read(rows)
    may, card = options(f, p), chosen_card(f, p)
    # What is worked out here is read by hundreds of rows: else XLA would do it anew for each of them.
    p, may, card = jax.lax.optimization_barrier((p, may, card))
    seat = seat_to_answer(p)
    other = 1 - seat
    titles = jnp.where(seat == 0, sets[0], sets[1])
    mask = jnp.concatenate([(may.may_pass == 1)[None], (may.cards[None] & titles) != 0])
    advice = jnp.concatenate([(card == 0)[None], (card[None] & titles) != 0])

    def by_class(heap: Heap) -> Array:
        return count(tuple(plane[None] for plane in heap), titles)

    hand, known, table = (by_class(heap) for heap in (heap_of(seat, p.hands), heap_of(other, p.known), (p.table,)))
    discard, foe = by_class(p.discard), by_class(heap_of(other, p.hands))
    left = f.setting("limit") - p.turns
    after = f.setting("tires_after")
    tired = (after > 0) & (p.turns > after)
    until = jnp.where((after > 0) & ~tired, jnp.minimum(after + Word(1) - p.turns, Word(SOON)), Word(0))
    styles = (f.setting("one"), f.setting("two"))
    parts = {
        "hand": hand,
        "known": known,
        "discard": discard,
        "unseen": by_class(f.deck) - hand - known - discard - table,
        "attack": table,
        "hp": jnp.stack([of(seat, p.hp), of(other, p.hp)]),
        "cards": jnp.stack([of(seat, p.cards), of(other, p.cards)]),
        "cannot_attack": jnp.stack([of(seat, p.bound), of(other, p.bound)]),
        "deck": p.left[None],
        "turns_left": jnp.minimum(left, Word(FAR))[None],
        "turns_left_soon": jnp.minimum(left, Word(SOON))[None],
        "tires": jnp.stack([flag(after > 0), flag(tired)]),
        "turns_until_tired": until[None],
        "mirror": flag(styles[0] == styles[1])[None],
        "question": jnp.stack([flag(p.phase == phase) for phase in PHASES]),
        "advice": flag(advice),
    }
    for name, side in (("own", seat), ("other", other)):
        stats, style, hp = of(side, f.stats), of(side, styles), of(side, p.hp)
        capped = jnp.minimum(hp, Word(MOST_HIT_POINTS))
        parts[f"{name}_hp_is"] = jnp.stack([flag(capped == Word(i + 1)) for i in range(MOST_HIT_POINTS)])
        parts[f"{name}_stats"] = jnp.stack([(stats >> Word(4 * i)) & Word(15) for i in range(len(STATS))])
        parts[f"{name}_style"] = jnp.stack([flag(style == Word(i)) for i in range(len(STYLES))])
    assert parts.keys() == AT.keys()
    numbers = jnp.concatenate([parts[field.name] for field in FIELDS]).astype(jnp.int8)
    assert numbers.shape[0] == SIZE
    return Look(numbers, foe.astype(jnp.int8), mask, jnp.argmax(advice, 0), card, seat, may.cards)


def card_of_answer(sets: tuple[Array, Array], seen: Look, answer: Array) -> Array:
    """The card of an answer, a set of one: the first title of its class by slot; none to pass."""
    titles = jnp.where(seen.seat == 0, sets[0], sets[1])
    of_class = jnp.take_along_axis(titles, jnp.maximum(answer - 1, 0)[None], 0)[0]
    found = seen.cards & of_class
    return jnp.where(answer > 0, found & (~found + Word(1)), Word(0))

"""The built-in bot `heuristic` (`munera/bots/gladius.py`), for every lane at once.

It chooses what the bot chooses. Among titles that differ in nothing but their name, such as Kick and Pommel, the
bot takes the one that was drawn first, which the batch does not know: here it is the first by slot.
"""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from munera.bots.gladius import (
    BLOW,
    DEFENCE,
    HOLD,
    ODDS,
    SPARE,
    SPARE_DEFENCE,
    STRIKE,
    THEIR_DEFENCE,
    THEIRS,
    TURNS_AHEAD,
    TURNS_DRAWN,
)
from munera.games.gladius.state import HAND_LIMIT, PROWESS, SKILL, STRENGTH
from munera.lab.batch.bits import Heap, Word, count, titles
from munera.lab.batch.lineup import FIRST, Duels, Facts
from munera.lab.batch.playing import options, printed_damage, seat_to_answer
from munera.lab.batch.position import ATTACK, DEFEND, DISCARD, Position, heap_of, of, read
from munera.lab.batch.titles import action_of

ALL = Word(0xFFFFFFFF)  # titles
COMMON = Word((1 << FIRST) - 1)  # the titles that both fighters can use
DAMAGES = (1, 2, 3, 4)
assert set(THEIRS) == {0, *DAMAGES}, "the bot ranks these"
NEARLY = 1e-6  # what is rounded off chances


def heuristic(duels: Duels, state: Array) -> Array:
    """What the built-in bot answers in every lane, as `step` takes it; to pass where nobody is asked."""
    f, p = duels.facts, read(tuple(state))
    return action_of(f, chosen_card(f, p))


def chosen_card(f: Facts, p: Position) -> Array:
    """The card that the bot chooses, or none to pass."""
    r = reading(f, p)
    usable = options(f, p).cards
    card = jnp.where(p.phase == ATTACK, attack(r, usable), Word(0))
    card = jnp.where(p.phase == DEFEND, defend(r, usable), card)
    return jnp.where(p.phase == DISCARD, discard(r, usable), card)


class Reading(NamedTuple):
    """What the seat that answers can work out, as in the bot."""

    f: Facts
    p: Position
    me: Array
    foe: Array
    hand: Heap
    known: Heap  # of the other hand
    unseen: Array  # cards that are out of sight
    defences: Array  # in hand
    turns_left: Array
    of_damage: tuple[Array, ...]  # the titles that do so much damage, from 0

    def level(self, side: Array, stat: int) -> Array:
        return of(side, (self.f.level(0, stat), self.f.level(1, stat)))

    def out_of_sight(self, within: Array) -> Array:
        """How many cards of these titles are neither in hand nor on the discards or the table."""
        seen = count(self.hand, within) + count(self.p.discard, within) + count((self.p.table,), within)
        return count(self.f.deck, within) - seen


def reading(f: Facts, p: Position) -> Reading:
    me = seat_to_answer(p)
    hand, foe = heap_of(me, p.hands), 1 - me
    of_damage = tuple(doing(f, damage) for damage in (0, *DAMAGES))
    unseen = jnp.maximum(Word(1), p.left + of(foe, p.cards))
    defences = count(hand, of(me, f.defences))
    turns_left = f.setting("limit") - p.turns
    return Reading(f, p, me, foe, hand, heap_of(foe, p.known), unseen, defences, turns_left, of_damage)


def doing(f: Facts, damage: int) -> Array:
    """The titles that do just so much damage."""
    found = jnp.full_like(f.damage[0], ALL)
    for b, plane in enumerate(f.damage):
        found = found & (plane if damage >> b & 1 else ~plane)
    return found


def lowest(cards: Array) -> Array:
    """The first title of a set, or none."""
    return cards & (~cards + Word(1))


def first_of(*sets: Array) -> Array:
    """A title of the first of these sets that has any."""
    found = jnp.zeros_like(sets[0])
    for cards in reversed(sets):
        found = jnp.where(cards != 0, lowest(cards), found)
    return found


# ---------------------------------------------------------------------- attacking


def attack(r: Reading, usable: Array) -> Array:
    """There always is an attack, because a turn without one is wasted."""
    by_size = [part for titles_ in r.of_damage for part in (usable & titles_ & ~COMMON, usable & titles_ & COMMON)]
    left = of(r.foe, r.p.hp)
    enough = (Word(damage) >= left for damage in (0, *DAMAGES) for _ in (0, 1))
    deadly = first_of(*(jnp.where(kills, part, Word(0)) for kills, part in zip(enough, by_size, strict=True)))
    blows = [part & ~r.f.spent for part in by_size[2:]]
    small, big = first_of(*blows), first_of(*reversed(blows))
    last = r.turns_left < Word(2)
    opened = ((small & r.of_damage[1]) != 0) & (open_to_a_hit(r) >= STRIKE - NEARLY)
    holds = jnp.where(of(r.foe, r.p.bound) == 0, usable & r.f.immobilise, Word(0))
    # A swing comes before a hold, and a hold of one's own before a common one.
    others = first_of(usable & r.f.spent, holds & ~COMMON, holds & COMMON)
    chosen = jnp.where(small != 0, jnp.where(last | opened, big, small), others)
    return jnp.where(deadly != 0, deadly, chosen)


def open_to_a_hit(r: Reading) -> Array:
    """How likely it is that an attack now meets no defence that stops it."""
    their_defences = of(r.foe, r.f.defences)
    known = count(r.known, jnp.full_like(their_defences, ALL))
    hidden = (of(r.foe, r.p.cards) - known).astype(jnp.int32)
    pool = r.unseen.astype(jnp.int32) - known.astype(jnp.int32)
    others = pool - r.out_of_sight(their_defences).astype(jnp.int32)
    chance = jnp.where((titles(r.known) & their_defences) != 0, 0.0, 1.0)
    for drawn in range(HAND_LIMIT):
        one = jnp.maximum(0, others - drawn) / jnp.maximum(1, pool - drawn)
        chance = jnp.where(drawn < jnp.minimum(hidden, pool), chance * one, chance)
    return 1 - (1 - chance) * (1 - ODDS) ** r.level(r.me, PROWESS).astype(jnp.float32)


# ---------------------------------------------------------------------- defending


def defend(r: Reading, usable: Array) -> Array:
    """Defend if enough defences are left for worse attacks to come, or if there may be no later turn."""
    damage = printed_damage(r.f, r.p.table)
    might = jnp.minimum(Word(1), r.level(r.foe, STRENGTH))
    deadly = damage + might >= of(r.me, r.p.hp)
    last = r.defences > r.turns_left >> Word(1)
    goes = deadly | last | ~keeps(r, damage)
    goes = goes & ((r.p.table & r.f.immobilise) == 0)
    return jnp.where(goes, first_of(usable & ~COMMON, usable), Word(0))


def keeps(r: Reading, damage: Array) -> Array:
    """Where there are too few defences for what is to come. In whole numbers: the bot's, times 12 * unseen."""
    their_attacks = of(r.foe, r.f.attacks)
    worse = jnp.zeros_like(damage)
    for blow in DAMAGES:
        more = jnp.where(Word(blow) > damage, Word(blow) - damage, Word(0))
        worse = worse + more * r.out_of_sight(their_attacks & r.of_damage[blow])
    coming = r.out_of_sight(of(r.me, r.f.defences))
    fear = _TURNS_AHEAD * (Word(6) + r.level(r.foe, SKILL)) * worse
    hope = _TURNS_DRAWN * (Word(6) + r.level(r.me, SKILL)) * coming
    have, need = Word(12) * r.defences * r.unseen + hope, Word(12) * r.unseen + fear
    return have < need


_TURNS_AHEAD, _TURNS_DRAWN = Word(2 * TURNS_AHEAD), Word(2 * TURNS_DRAWN)
assert (2 * TURNS_AHEAD) % 1 == (2 * TURNS_DRAWN) % 1 == 0, "halves of turns"


# ---------------------------------------------------------------------- discarding


def discard(r: Reading, held: Array) -> Array:
    """The least useful card: the highest rank, as the bot has them; twice, so that they are whole numbers."""
    attacks, defences = of(r.me, r.f.attacks), of(r.me, r.f.defences)
    mine = attacks | defences
    all_defences = r.f.defences[0] | r.f.defences[1]
    ranked: list[tuple[Array, Array | float]] = [(all_defences & ~mine, THEIR_DEFENCE)]
    ranked += [(r.of_damage[d] & ~all_defences & ~mine, rank) for d, rank in THEIRS.items()]
    spare = jnp.where(r.defences >= Word(SPARE), Word(2 * SPARE_DEFENCE), Word(2 * DEFENCE))
    best, worst = jnp.zeros_like(held), jnp.zeros_like(held)
    own = [(attacks & r.f.immobilise, Word(2 * HOLD) + worst), (defences, spare)]
    own += [(attacks & r.of_damage[d], Word(2 * (BLOW - d)) + worst) for d in DAMAGES]
    doubled = [(cards, Word(2 * rank) + worst) for cards, rank in ranked]
    doubled += [(cards & ~COMMON, rank) for cards, rank in own]
    doubled += [(cards & COMMON, rank - Word(1)) for cards, rank in own]
    for cards, rank in doubled:
        here = ((held & cards) != 0) & (rank > best)
        best, worst = jnp.where(here, rank, best), jnp.where(here, lowest(held & cards), worst)
    return worst

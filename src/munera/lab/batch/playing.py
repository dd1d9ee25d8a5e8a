"""The duel, step by step: what `games/gladius/duel.py` says, for every lane at once.

A step gives one answer, and draws one card if one is to be drawn. What callers use takes and gives whole arrays;
it is made of functions on positions, which work on words of any shape, also inside a kernel.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from munera.games.gladius.state import DRAWN, HAND_LIMIT, PROWESS, REFLEXES, SKILL, STRENGTH
from munera.lab.batch.bits import Heap, Word, either, flag, put, take, titles
from munera.lab.batch.chance import Chance, KnownChance, Sampled
from munera.lab.batch.lineup import DECK_SIZE, Duels, Facts
from munera.lab.batch.position import (
    ATTACK,
    DEAL,
    DEFEND,
    DISCARD,
    DRAW,
    HAND_PLANES,
    OVER,
    TURN,
    Position,
    fresh,
    heap_of,
    of,
    read,
    write,
)
from munera.lab.batch.titles import card_of

# ---------------------------------------------------------------------- for callers


class Outcome(NamedTuple):
    """What became of each lane's bout. `winner`: the seat, or 2 for a draw; nothing until the bout is `over`."""

    over: Array
    winner: Array
    turns: Array


def init(duels: Duels, words: Array) -> Array:
    """New bouts in all lanes: uint32[rows, lanes]. Their first cards are dealt in the next steps."""
    return jnp.stack(write(fresh(duels.facts, words, HAND_PLANES[duels.stats])))


def step(duels: Duels, state: Array, action: Array, chance: Array | KnownChance) -> Array:
    """Give an answer in every lane, by its number in `mask`, and go on to the next question.

    `chance`: 32 random bits for each lane, or chance that is known. An answer that the mask does not have counts
    as to pass, and where a card must be discarded as some card of the hand. A bout that is over stays as it is
    until it is settled.
    """
    f, p = duels.facts, read(tuple(state))
    drawn = chance if isinstance(chance, KnownChance) else Sampled(chance)
    return jnp.stack(write(stepped(duels, f, p, card_of(f, action), drawn)))


def settle(duels: Duels, state: Array, words: Array) -> tuple[Array, Outcome]:
    """Tell who won where a bout is over, and begin the next one there."""
    p, outcome = settled(duels.facts, read(tuple(state)), words)
    return jnp.stack(write(p)), outcome


def asked_seat(duels: Duels, state: Array) -> Array:
    """The seat that the engine would ask now; 2 in lanes in which it asks nobody."""
    del duels  # as every function here has them
    return asked(read(tuple(state))).astype(jnp.int32)


# ---------------------------------------------------------------------- options

NOBODY = Word(2)  # the asked seat where nobody is asked


class Options(NamedTuple):
    """What the seat may choose: titles of its hand, and whether it may pass, which is also to have no choice."""

    cards: Array
    may_pass: Array
    seat: Array


def seat_to_answer(p: Position) -> Array:
    """Whose answer comes next: the defender's against an attack, else that of whose turn it is."""
    return jnp.where(p.phase == DEFEND, 1 - p.active, p.active)


def asked(p: Position) -> Array:
    """The seat that is asked, or NOBODY: whoever is bound is asked for no attack, an empty hand for nothing."""
    attacks = (p.phase == ATTACK) & (of(p.active, p.bound) == 0) & (of(p.active, p.cards) > 0)
    defends = (p.phase == DEFEND) & (of(1 - p.active, p.cards) > 0)
    return jnp.where((p.phase == DISCARD) | attacks | defends, seat_to_answer(p), NOBODY)


def options(f: Facts, p: Position) -> Options:
    """The options of the next answer. Each title is offered once."""
    seat = seat_to_answer(p)
    held = titles(heap_of(seat, p.hands))
    attacks = jnp.where(of(p.active, p.bound) == 0, held & of(seat, f.attacks), Word(0))
    cards = jnp.where(p.phase == DISCARD, held, Word(0))
    cards = jnp.where(p.phase == ATTACK, attacks, cards)
    cards = jnp.where(p.phase == DEFEND, held & of(seat, f.defences), cards)
    return Options(cards, flag(p.phase != DISCARD), seat)


def first_option(o: Options) -> Array:
    """To pass, or the first title by slot."""
    lowest = o.cards & (~o.cards + Word(1))
    return jnp.where(o.may_pass == 1, Word(0), lowest)


# ---------------------------------------------------------------------- one step


def stepped(duels: Duels, f: Facts, p: Position, card: Array, chance: Chance) -> Position:
    """The position after an answer: a card, or none to pass."""
    o = options(f, p)
    legal = jnp.where(card == 0, o.may_pass == 1, (card & o.cards) != 0)
    card = jnp.where(legal, card, first_option(o))
    return draw(duels, f, answer(duels, f, p, card, o.seat, chance), chance)


def answer(duels: Duels, f: Facts, p: Position, card: Array, seat: Array, chance: Chance) -> Position:
    """What follows from an answer: a discard, an attack, or a defence and what becomes of the attack."""
    discards, attacks, defends = p.phase == DISCARD, p.phase == ATTACK, p.phase == DEFEND
    played = card != 0
    hands, known, cards = leave_hand(p, card, seat)

    # Attack: whoever was immobilised has now lost theirs and is free again. A wild swing costs the next (GL-08).
    spent = attacks & ((card & f.spent) != 0)
    bound = both(p.bound, p.active, lambda was: jnp.where(attacks, flag(spent), was))

    # Hit: Prowess may break the defence, Reflexes may still void the hit, Strength adds to damage (GS-22).
    lands = defends & ~stopped(duels, f, p, defends & played, chance)
    if duels.stats:
        level = of(seat, (f.level(0, REFLEXES), f.level(1, REFLEXES)))
        lands = lands & (chance.successes(REFLEXES, level) == 0)
    holds = (p.table & f.immobilise) != 0
    bound = both(bound, seat, lambda was: jnp.where(lands & holds, Word(1), was))
    damage = printed_damage(f, p.table)
    if duels.stats:
        level = of(p.active, (f.level(0, STRENGTH), f.level(1, STRENGTH)))
        damage = damage + chance.successes(STRENGTH, level)
    damage = jnp.where(lands & ~holds, damage, Word(0))
    hp = both(p.hp, seat, lambda was: was - jnp.minimum(was, damage))

    # The end of a turn, and of a bout: at zero hit points, or after the last turn (GL-16).
    discard = put(p.discard, jnp.where(discards | defends, card, Word(0)))
    discard = put(discard, jnp.where(defends, p.table, Word(0)))
    ends = defends | (attacks & ~played)
    over = ends & ((hp[0] == 0) | (hp[1] == 0) | (p.turns >= f.setting("limit")))
    phase = jnp.where(discards & (of(p.active, cards) <= Word(HAND_LIMIT)), ATTACK, p.phase)
    phase = jnp.where(attacks & played, DEFEND, phase)
    phase = jnp.where(ends, jnp.where(over, OVER, TURN), phase)
    return p._replace(
        discard=discard,
        hands=hands,
        known=known,
        cards=cards,
        table=jnp.where(attacks, card, jnp.where(defends, Word(0), p.table)),
        hp=hp,
        bound=bound,
        active=jnp.where(ends, 1 - p.active, p.active),
        phase=phase,
    )


def draw(duels: Duels, f: Facts, p: Position, chance: Chance) -> Position:
    """Draw one card where one is to be drawn: while dealing, at the start of a turn, and for Skill."""
    deals, begins = p.phase == DEAL, p.phase == TURN
    extra = p.phase == DRAW
    draws = deals | begins | extra if duels.stats else deals | begins

    # The discards refill an empty deck; whoever counts cards now knows the other hand (GL-01).
    empty = draws & (p.left == 0)
    none = tuple(jnp.zeros_like(plane) for plane in p.discard)
    deck, discard = either(empty, p.discard, p.deck), either(empty, none, p.discard)
    known = (either(empty, p.hands[0], p.known[0]), either(empty, p.hands[1], p.known[1]))
    left = jnp.where(empty, Word(DECK_SIZE) - p.cards[0] - p.cards[1], p.left)

    card = jnp.where(draws, chance.card(deck, left), Word(0))
    to = jnp.where(deals & (p.to_draw <= Word(2)), 1 - p.active, p.active)  # two cards each, the starter first
    one, two = (jnp.where(to == side, card, Word(0)) for side in (0, 1))
    hands = (put(p.hands[0], one), put(p.hands[1], two))
    cards = (p.cards[0] + flag(one != 0), p.cards[1] + flag(two != 0))

    to_draw = jnp.where(deals | extra, p.to_draw - Word(1), Word(0))
    if duels.stats:
        level = of(p.active, (f.level(0, SKILL), f.level(1, SKILL)))
        to_draw = jnp.where(begins, chance.successes(SKILL, level), to_draw)
    to_draw = jnp.where(draws, to_draw, p.to_draw)
    surplus = of(p.active, cards) > Word(HAND_LIMIT)
    phase = jnp.where(deals, TURN, jnp.where(surplus, DISCARD, ATTACK))
    phase = jnp.where(to_draw > 0, jnp.where(deals, DEAL, DRAW), phase)
    return p._replace(
        deck=take(deck, card),
        discard=discard,
        hands=hands,
        known=known,
        cards=cards,
        left=jnp.where(draws, left - Word(1), left),
        to_draw=to_draw,
        turns=p.turns + flag(begins),
        phase=jnp.where(draws, phase, p.phase),
    )


def settled(f: Facts, p: Position, words: Array) -> tuple[Position, Outcome]:
    """The position with new bouts where one was over, and what became of that."""
    over = p.phase == OVER
    one, two = p.hp
    winner = jnp.where(one == two, Word(DRAWN), flag(two > one))
    new = fresh(f, words, len(p.hands[0]))
    return jax.tree.map(partial(jnp.where, over), new, p), Outcome(over, winner, p.turns)


# ---------------------------------------------------------------------- parts of a step

Heaps = tuple[Heap, Heap]


def leave_hand(p: Position, card: Array, seat: Array) -> tuple[Heaps, Heaps, tuple[Array, Array]]:
    """Hands, what is known of them, and their sizes, after a card has left one for everybody to see."""
    one, two = (jnp.where(seat == side, card, Word(0)) for side in (0, 1))
    hands = (take(p.hands[0], one), take(p.hands[1], two))
    known = (take(p.known[0], one & titles(p.known[0])), take(p.known[1], two & titles(p.known[1])))
    return hands, known, (p.cards[0] - flag(one != 0), p.cards[1] - flag(two != 0))


def stopped(duels: Duels, f: Facts, p: Position, met: Array, chance: Chance) -> Array:
    """Where a defence stops the attack: that of a tired fighter may come too late, Prowess may break it."""
    if duels.brisk:
        after = f.setting("tires_after")
        tired = (after > 0) & (p.turns > after)
        met = met & ~(tired & (chance.late() == 1))
    if duels.stats:
        level = of(p.active, (f.level(0, PROWESS), f.level(1, PROWESS)))
        met = met & (chance.successes(PROWESS, level) == 0)
    return met


def printed_damage(f: Facts, card: Array) -> Array:
    """The damage of an attack."""
    total = jnp.zeros_like(card)
    for b, plane in enumerate(f.damage):
        total = total | flag((card & plane) != 0) << Word(b)
    return total


def both(pair: tuple[Array, Array], side: Array, change: Callable[[Array], Array]) -> tuple[Array, Array]:
    """The pair with that side's part changed."""
    one, two = pair
    return jnp.where(side == 0, change(one), one), jnp.where(side == 1, change(two), two)

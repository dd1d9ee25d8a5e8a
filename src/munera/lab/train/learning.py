"""Proximal policy optimisation in a batch of duels: the policy plays itself, and the heuristic.

The decisions of a bout form one sequence, whichever seat makes them, and what one seat wins the other loses: so
one estimate of how the bout will end serves both. Where nobody has a choice the batch goes on by itself.
"""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from munera.lab.batch.bits import Word, ones
from munera.lab.batch.chance import Sampled, mixed, random_words
from munera.lab.batch.lineup import Duels
from munera.lab.batch.playing import options, settled, stepped
from munera.lab.batch.position import read, write
from munera.lab.train.features import Look, card_of_answer, class_sets, look
from munera.lab.train.network import Layers, logits, values

FORCED = 3  # answers without a choice that are given at once after each decision
CLIP = 0.2
MARK = Word(0x5BD1E995)  # so that answers are chosen by other random words than cards are drawn by
# On processors fusion makes these functions compile for minutes; on GPUs they are slow without it.
COMPILING = {"xla_disable_hlo_passes": "fusion"} if jax.default_backend() == "cpu" else {}


class Player(NamedTuple):
    """The policy, which chooses answers, and the critic, which estimates for training how bouts will end."""

    policy: Layers
    critic: Layers


class Rates(NamedTuple):
    """The rates that change in the course of training: of learning, and what entropy is worth."""

    learning: Array
    entropy: Array


class Optimiser(NamedTuple):
    """The state of Adam, which adapts the step for each weight."""

    mean: Any
    square: Any
    steps: Array


class Steps(NamedTuple):
    """What happened in one step of every lane, or in many of them."""

    features: Array
    foe: Array  # the other hand, which only the critic is shown
    mask: Array
    answer: Array
    likely: Array  # the logarithm of how likely the answer was
    value: Array  # for seat 0
    first: Array  # did seat 0 answer?
    learns: Array  # was it a decision of the policy?
    reward: Array  # for seat 0
    over: Array


# ---------------------------------------------------------------------- playing


def advance(duels: Duels, state: Array, card: Array, words: Array) -> tuple[Array, Array, Array]:
    """Give an answer, and go on where there is no choice: the state, what seat 0 has won, which bouts ended."""
    f = duels.facts
    none = jnp.zeros(duels.lanes, bool)

    def given(number: int | Array, now: tuple[Array, Array, Array, Array]) -> tuple[Array, Array, Array, Array]:
        state, reward, ended, words = now
        p = read(tuple(state))
        may = options(f, p)
        goes = (number == 0) | (ones(may.cards) + may.may_pass <= 1)
        chosen = jnp.where(number == 0, card, jnp.where(may.may_pass == 1, Word(0), may.cards))
        then, outcome = settled(f, stepped(duels, f, p, chosen, Sampled(words)), words)
        won = jnp.where(outcome.winner == 0, 1.0, jnp.where(outcome.winner == 1, -1.0, 0.0))
        reward = reward + jnp.where(goes & outcome.over, won, 0.0)
        state = jnp.where(goes, jnp.stack(write(then)), state)
        return state, reward, ended | (goes & outcome.over), mixed(words + Word(0x9E3779B9))

    state, reward, ended, _ = jax.lax.fori_loop(0, 1 + FORCED, given, (state, jnp.zeros(duels.lanes), none, words))
    return state, reward, ended


def sampled(liked: Array, words: Array) -> Array:
    """An answer for each row, drawn with the chances that the policy gives it."""
    sums = jnp.cumsum(jax.nn.softmax(liked), 1)
    level = (words >> Word(8)).astype(jnp.float32) * (1 / (1 << 24)) * sums[:, -1]
    answer = (sums <= level[:, None]).sum(1)
    last = liked.shape[1] - 1 - jnp.argmax((liked > -1e8)[:, ::-1], 1)
    return jnp.minimum(answer, last)  # rounding must not lead past the last option


@partial(jax.jit, static_argnames=("steps",), compiler_options=COMPILING)
def collect(
    duels: Duels, player: Player, state: Array, rival: Array, time: Array, seed: Array, *, steps: int
) -> tuple[Array, Steps, Array]:
    """Play some steps; return the state, what happened, and what the critic then expects for seat 0 of each lane.

    `rival`: the seat that the heuristic plays in each lane, or 2 where the policy plays both.
    """
    sets = class_sets(duels)
    lanes = jnp.arange(duels.lanes, dtype=jnp.uint32)

    def body(state: Array, number: Array) -> tuple[Array, Steps]:
        words = random_words(lanes, time + number, seed)
        seen, x, foe, mask = seeing(duels, sets, state)
        liked = logits(player.policy, x, mask)
        value = values(player.critic, x, foe)
        theirs = seen.seat == rival
        answer = jnp.where(theirs, seen.advice, sampled(liked, mixed(words ^ MARK)))
        likely = jnp.take_along_axis(jax.nn.log_softmax(liked), answer[:, None], 1)[:, 0]
        after, reward, ended = advance(duels, state, card_of_answer(sets, seen, answer), words)
        first = seen.seat == 0
        learns = (mask.sum(1) > 1) & ~theirs
        signed = jnp.where(first, value, -value)
        done = Steps(x, foe, mask, answer.astype(jnp.int8), likely, signed, first, learns, reward, ended)
        return after, done

    state, done = jax.lax.scan(body, state, jnp.arange(steps, dtype=jnp.uint32))
    seen, x, foe, _ = seeing(duels, sets, state)
    last = values(player.critic, x, foe)
    return state, done, jnp.where(seen.seat == 0, last, -last)


def seeing(duels: Duels, sets: tuple[Array, Array], state: Array) -> tuple[Look, Array, Array, Array]:
    """What the asked seats see; and of it the features, the other hand and the mask, a row for each lane."""
    seen = look(duels, sets, state)
    return seen, seen.features.T, seen.foe.T, seen.mask.T


# ---------------------------------------------------------------------- learning


def advantages(done: Steps, last: Array, fading: float) -> tuple[Array, Array]:
    """How much better than expected each answer turned out to be, and what the critic should have said."""

    def body(carry: tuple[Array, Array], now: tuple[Array, Array, Array]) -> tuple[tuple[Array, Array], Array]:
        then, gain = carry
        value, reward, over = now
        live = jnp.where(over, 0.0, 1.0)
        gain = reward + live * then - value + fading * live * gain
        return (value, gain), gain

    steps = (done.value, done.reward, done.over)
    _, gain = jax.lax.scan(body, (last, jnp.zeros_like(last)), steps, reverse=True)
    sign = jnp.where(done.first, 1.0, -1.0)
    return gain * sign, (gain + done.value) * sign


class Sample(NamedTuple):
    """What is learnt from, divided into parts that each have lanes of all pairings."""

    features: Array
    foe: Array
    mask: Array
    answer: Array
    likely: Array
    gain: Array
    target: Array
    learns: Array


def loss(player: Player, b: Sample, rates: Rates) -> tuple[Array, Array]:
    """The loss; and the entropy, the error of the critic and how far the policy has moved from what was played."""
    weight = b.learns.astype(jnp.float32)
    number = weight.sum() + 1e-6
    mean = (b.gain * weight).sum() / number
    spread = jnp.sqrt((((b.gain - mean) ** 2) * weight).sum() / number) + 1e-6
    gain = (b.gain - mean) / spread
    chances = jax.nn.log_softmax(logits(player.policy, b.features, b.mask))
    now = jnp.take_along_axis(chances, b.answer[:, None].astype(jnp.int32), 1)[:, 0]
    ratio = jnp.exp(jnp.where(b.learns, now - b.likely, 0.0))
    clipped = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    policy = -(jnp.minimum(ratio * gain, clipped * gain) * weight).sum() / number
    entropy = -((jnp.exp(chances) * jnp.where(b.mask, chances, 0.0)).sum(1) * weight).sum() / number
    error = ((values(player.critic, b.features, b.foe) - b.target) ** 2).mean()
    moved = jnp.where(b.learns, b.likely - now, 0.0).sum() / number
    return policy - rates.entropy * entropy + error, jnp.stack([entropy, error, moved])


@partial(jax.jit, static_argnames=("parts", "epochs", "fading"))
def learn(
    player: Player,
    average: Layers,
    optimiser: Optimiser,
    batches: list[tuple[Steps, Array]],
    rates: Rates,
    *,
    parts: int,
    epochs: int,
    fading: float,
) -> tuple[Player, Layers, Optimiser, Array]:
    """Improve policy and critic; `average` follows the policy slowly, and is what is played in the end."""

    def parted(row: Array) -> Array:
        steps, lanes, *rest = row.shape
        return row.reshape(steps, parts, lanes // parts, *rest).swapaxes(0, 1).reshape(parts, -1, *rest)

    samples = []
    for done, last in batches:
        gain, target = advantages(done, last, fading)
        rows = (done.features, done.foe, done.mask, done.answer, done.likely, gain, target, done.learns)
        samples.append(Sample(*map(parted, rows)))
    whole = Sample(*(jnp.concatenate(rows, 1) for rows in zip(*samples, strict=True)))

    def part(carry: tuple[Player, Layers, Optimiser], b: Sample) -> tuple[tuple[Player, Layers, Optimiser], Array]:
        player, average, optimiser = carry
        slope, losses = jax.grad(loss, has_aux=True)(player, b, rates)
        player, optimiser = descend(player, optimiser, slope, rates.learning)
        average = jax.tree.map(lambda a, p: a + 0.003 * (p - a), average, player.policy)
        return (player, average, optimiser), losses

    carry, losses = (player, average, optimiser), jnp.zeros((1, 3))
    for _ in range(epochs):
        carry, losses = jax.lax.scan(part, carry, whole)
    return *carry, losses.mean(0)


def descend(player: Player, o: Optimiser, slope: Player, rate: Array) -> tuple[Player, Optimiser]:
    """Make one step of Adam, with slopes whose length is limited to one."""
    length = jnp.sqrt(sum((x**2).sum() for x in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda x: x / jnp.maximum(1.0, length), slope)
    steps = o.steps + 1
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, o.mean, slope)
    square = jax.tree.map(lambda v, g: 0.99 * v + 0.01 * g * g, o.square, slope)
    one, two = 1 - 0.9**steps, 1 - 0.99**steps
    player = jax.tree.map(lambda p, m, v: p - rate * (m / one) / (jnp.sqrt(v / two) + 1e-7), player, mean, square)
    return player, Optimiser(mean, square, steps)


# ---------------------------------------------------------------------- measuring


@partial(jax.jit, static_argnames=("steps",), compiler_options=COMPILING)
def against_heuristic(
    duels: Duels, policy: Layers, state: Array, seat: Array, seed: Array, *, steps: int
) -> tuple[Array, Array]:
    """Play the likeliest answers against the heuristic; return the score of each lane, and which bouts ended.

    `seat`: the policy's, in each lane. Only the first bout of a lane is counted: else short ones would count more.
    """
    sets = class_sets(duels)
    lanes = jnp.arange(duels.lanes, dtype=jnp.uint32)

    def body(carry: tuple[Array, Array, Array, Array]) -> tuple[Array, Array, Array, Array]:
        state, score, ended, time = carry
        seen, x, _, mask = seeing(duels, sets, state)
        answer = jnp.where(seen.seat == seat, jnp.argmax(logits(policy, x, mask), 1), seen.advice)
        words = random_words(lanes, time, seed)
        state, reward, over = advance(duels, state, card_of_answer(sets, seen, answer), words)
        mine = jnp.where(seat == 0, reward, -reward)
        score = jnp.where(over & ~ended, (mine + 1) / 2, score)
        return state, score, ended | over, time + 1

    def more(carry: tuple[Array, Array, Array, Array]) -> Array:
        return ~carry[2].all() & (carry[3] < steps)

    begun = (state, jnp.full(duels.lanes, 0.5), jnp.zeros(duels.lanes, bool), jnp.uint32(0))
    _, score, ended, _ = jax.lax.while_loop(more, body, begun)
    return score, ended

"""Proximal policy optimisation in a batch of duels: the policy plays itself, the heuristic and the greedy bot.

What one seat wins the other loses, so one estimate of how a bout will end serves both seats. It is made from
decision to decision of the policy: the answers of rivals, like cards that are drawn, are what happens in between.
Where nobody has a choice the batch goes on by itself.
"""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple, TypeVar

import jax
import jax.numpy as jnp
from jax import Array

from munera.bots.duellist.features import ANSWERS, AT
from munera.lab.batch.bits import Word, ones
from munera.lab.batch.chance import Sampled, mixed, random_words
from munera.lab.batch.lineup import Duels
from munera.lab.batch.playing import options, settled, stepped
from munera.lab.batch.position import read, write
from munera.lab.train.features import Look, card_of_answer, class_sets, look
from munera.lab.train.greedy import greedy_card
from munera.lab.train.network import Layers, logits, values

Rows = tuple[Array, ...]  # of a state

FORCED = 3  # answers without a choice that are given at once after each decision
CLIP = 0.2
MARK = Word(0x5BD1E995)  # so that answers are chosen by other random words than cards are drawn by
# On processors fusion makes these functions compile for minutes; on GPUs they are slow without it.
COMPILING = {"xla_disable_hlo_passes": "fusion"} if jax.default_backend() == "cpu" else {}


class Player(NamedTuple):
    """The policy, which chooses answers, and the critic, which estimates for training how bouts will end."""

    policy: Layers
    critic: Layers


class Rivals(NamedTuple):
    """Who else plays in each lane. `seat`: theirs, or NOBODY; `greedy`: the greedy bot, not the heuristic."""

    seat: Array
    greedy: Array


NOBODY = 2  # the policy has both seats


class Rates(NamedTuple):
    """What changes while training goes on, from stage to stage or within one."""

    learning: Array
    entropy: Array
    trust: Array
    fading: Array


class Optimiser(NamedTuple):
    """The state of Adam, which adapts the step for each weight."""

    mean: Any
    square: Any
    steps: Array


class Steps(NamedTuple):
    """What happened in one step of every lane, or in many of them."""

    features: Array
    foe: Array  # what the critic sees beyond them
    mask: Array
    answer: Array
    likely: Array  # the logarithm of how likely the answer was
    value: Array  # for seat 0
    first: Array  # did seat 0 answer?
    learns: Array  # was it a decision of the policy?
    reward: Array  # for seat 0
    over: Array


# ---------------------------------------------------------------------- playing


def advance(duels: Duels, rows: Rows, card: Array, words: Array) -> tuple[Rows, Array, Array]:
    """Give an answer, and go on where there is no choice: the state, what seat 0 has won, which bouts ended.

    The rows of the state stay apart: stacked, each of them would be worked out from the beginning.
    """
    f = duels.facts
    none = jnp.zeros(duels.lanes, bool)

    def given(number: int | Array, now: tuple[Rows, Array, Array, Array]) -> tuple[Rows, Array, Array, Array]:
        rows, reward, ended, words = now
        p = read(rows)
        may = options(f, p)
        goes = (number == 0) | (ones(may.cards) + may.may_pass <= 1)
        chosen = jnp.where(number == 0, card, jnp.where(may.may_pass == 1, Word(0), may.cards))
        then, outcome = settled(f, stepped(duels, f, p, chosen, Sampled(words)), words)
        won = jnp.where(outcome.winner == 0, 1.0, jnp.where(outcome.winner == 1, -1.0, 0.0))
        reward = reward + jnp.where(goes & outcome.over, won, 0.0)
        rows = tuple(jnp.where(goes, new, old) for new, old in zip(write(then), rows, strict=True))
        return rows, reward, ended | (goes & outcome.over), mixed(words + Word(0x9E3779B9))

    rows, reward, ended, _ = jax.lax.fori_loop(0, 1 + FORCED, given, (rows, jnp.zeros(duels.lanes), none, words))
    return rows, reward, ended


def sampled(liked: Array, words: Array) -> Array:
    """An answer for each row, drawn with the chances that the policy gives it."""
    sums = jnp.cumsum(jax.nn.softmax(liked), 1)
    level = (words >> Word(8)).astype(jnp.float32) * (1 / (1 << 24)) * sums[:, -1]
    answer = (sums <= level[:, None]).sum(1)
    last = liked.shape[1] - 1 - jnp.argmax((liked > -1e8)[:, ::-1], 1)
    return jnp.minimum(answer, last)  # rounding must not lead past the last option


@partial(jax.jit, static_argnames=("steps",), compiler_options=COMPILING)
def collect(
    duels: Duels, player: Player, state: Array, rivals: Rivals, time: Array, seed: Array, *, steps: int
) -> tuple[Array, Steps]:
    """Play some steps; return the state, and what happened."""
    sets = class_sets(duels)
    lanes = jnp.arange(duels.lanes, dtype=jnp.uint32)
    known = rival_features(rivals)

    def body(rows: Rows, number: Array) -> tuple[Rows, Steps]:
        words = random_words(lanes, time + number, seed)
        seen, x, foe, mask = seeing(duels, sets, rows)
        foe = jnp.concatenate([foe, known], 1)
        liked = logits(player.policy, x, mask)
        value = values(player.critic, x, foe)
        answer = sampled(liked, mixed(words ^ MARK))
        likely = jnp.take_along_axis(jax.nn.log_softmax(liked), answer[:, None], 1)[:, 0]
        card = card_of_answer(sets, seen, answer)
        after, reward, ended = advance(duels, rows, with_rivals(duels, rows, rivals, seen, card, words), words)
        first = seen.seat == 0
        learns = (mask.sum(1) > 1) & (seen.seat != rivals.seat)
        signed = jnp.where(first, value, -value)
        done = Steps(x, foe, mask, answer.astype(jnp.int8), likely, signed, first, learns, reward, ended)
        return after, done

    rows, done = jax.lax.scan(body, tuple(state), jnp.arange(steps, dtype=jnp.uint32))
    return jnp.stack(rows), done


def rival_features(rivals: Rivals) -> Array:
    """What the critic knows of rivals, int8[lanes, RIVAL_FEATURES]."""
    there = rivals.seat != NOBODY
    return jnp.stack([there & ~rivals.greedy, there & rivals.greedy], 1).astype(jnp.int8)


def with_rivals(duels: Duels, rows: Rows, rivals: Rivals, seen: Look, card: Array, words: Array) -> Array:
    """The card that is chosen where the policy would choose this one: its rivals choose their own."""
    greedy = greedy_card(duels.facts, read(rows), mixed(words + MARK))
    theirs = jnp.where(rivals.greedy, greedy, seen.advised)
    return jnp.where(seen.seat == rivals.seat, theirs, card)


def seeing(duels: Duels, sets: tuple[Array, Array], rows: Rows) -> tuple[Look, Array, Array, Array]:
    """What is seen, and its features, the other hand and the mask lane by lane."""
    seen = look(duels, sets, rows)
    return seen, seen.features.T, seen.foe.T, seen.mask.T


# ---------------------------------------------------------------------- learning


Three = tuple[Array, Array, Array]


def advantages(done: Steps, fading: Array) -> tuple[Array, Array, Array]:
    """How much better than expected each answer turned out to be, and what the critic should have said.

    Last of what is returned: of which answers this is known; not of the last one of a lane whose bout goes on.
    """

    def body(carry: Three, now: tuple[Array, Array, Array, Array]) -> tuple[Three, tuple[Array, Array]]:
        known, then, gain = carry  # of what comes after this step
        value, reward, over, learns = now
        live = jnp.where(over, 0.0, 1.0)
        known, then, gain = known | over, reward + live * then, live * gain
        better = then - value + fading * gain
        gain = jnp.where(learns, jnp.where(known, better, 0.0), gain)
        return (known | learns, jnp.where(learns, value, then), gain), (gain, learns & known)

    steps = (done.value, done.reward, done.over, done.learns)
    none = jnp.zeros_like(done.value[0])
    _, (gain, known) = jax.lax.scan(body, (none > 0, none, none), steps, reverse=True)
    sign = jnp.where(done.first, 1.0, -1.0)
    return gain * sign, (gain + done.value) * sign, known


class Sample(NamedTuple):
    """Decisions to learn from, a row for each."""

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
    advice = b.features[:, AT["advice"] : AT["advice"] + ANSWERS].astype(jnp.float32)
    distrust = -((chances * advice * b.mask).sum(1) * weight).sum() / number
    error = (((values(player.critic, b.features, b.foe) - b.target) ** 2) * weight).sum() / number
    moved = jnp.where(b.learns, b.likely - now, 0.0).sum() / number
    whole = policy - rates.entropy * entropy + rates.trust * distrust + error
    return whole, jnp.stack([entropy, error, moved])


@partial(jax.jit, static_argnames=("parts", "epochs", "number"))
def learn(
    player: Player,
    average: Layers,
    optimiser: Optimiser,
    done: Steps,
    rates: Rates,
    *,
    parts: int,
    epochs: int,
    number: int,
) -> tuple[Player, Layers, Optimiser, Array, Array]:
    """Improve policy and critic by the first so many decisions.

    `average` follows the policy slowly, and is what is played in the end. Last of what is returned: the losses,
    and how many decisions there were.
    """
    gain, target, known = advantages(done, rates.fading)
    rows = (done.features, done.foe, done.mask, done.answer, done.likely, gain, target, known)
    flat = [row.reshape(-1, *row.shape[2:]) for row in rows]
    (places,) = jnp.nonzero(flat[-1], size=number * parts, fill_value=0)
    there = jnp.arange(number * parts) < flat[-1].sum()
    sample = Sample(*(row[places] for row in flat))._replace(learns=there)
    whole = jax.tree.map(lambda row: row.reshape(number, parts, *row.shape[1:]).swapaxes(0, 1), sample)

    def part(carry: tuple[Player, Layers, Optimiser], b: Sample) -> tuple[tuple[Player, Layers, Optimiser], Array]:
        player, average, optimiser = carry
        slope, losses = jax.grad(loss, has_aux=True)(player, b, rates)
        player, optimiser = descend(player, optimiser, slope, rates.learning)
        average = jax.tree.map(lambda a, p: a + 0.003 * (p - a), average, player.policy)
        return (player, average, optimiser), losses

    carry, losses = (player, average, optimiser), jnp.zeros((1, 3))
    for _ in range(epochs):
        carry, losses = jax.lax.scan(part, carry, whole)
    return *carry, losses.mean(0), known.sum()


Learner = TypeVar("Learner")  # whose parameters are learnt


def descend(player: Learner, o: Optimiser, slope: Learner, rate: Array) -> tuple[Learner, Optimiser]:
    """One step of Adam, with slopes of at most length one."""
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
def against(
    duels: Duels, policy: Layers, state: Array, rivals: Rivals, seed: Array, *, steps: int
) -> tuple[Array, Array]:
    """The first bout of every lane, the likeliest answers against these rivals: scores, and which bouts ended.

    Exactly one bout a lane is counted: else short ones would count too often.
    """
    sets = class_sets(duels)
    lanes = jnp.arange(duels.lanes, dtype=jnp.uint32)

    def body(carry: tuple[Rows, Array, Array, Array]) -> tuple[Rows, Array, Array, Array]:
        rows, score, ended, time = carry
        seen, x, _, mask = seeing(duels, sets, rows)
        words = random_words(lanes, time, seed)
        card = card_of_answer(sets, seen, jnp.argmax(logits(policy, x, mask), 1))
        rows, reward, over = advance(duels, rows, with_rivals(duels, rows, rivals, seen, card, words), words)
        mine = jnp.where(rivals.seat == 0, -reward, reward)
        score = jnp.where(over & ~ended, (mine + 1) / 2, score)
        return rows, score, ended | over, time + 1

    def more(carry: tuple[Rows, Array, Array, Array]) -> Array:
        return ~carry[2].all() & (carry[3] < steps)

    begun = (tuple(state), jnp.full(duels.lanes, 0.5), jnp.zeros(duels.lanes, bool), jnp.uint32(0))
    _, score, ended, _ = jax.lax.while_loop(more, body, begun)
    return score, ended

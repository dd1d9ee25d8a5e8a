"""Random play of whole batches: step by step as XLA compiles it, or all steps in one kernel of a GPU.

Both are made of the same functions. A step of XLA reads and writes the state of every lane in memory; in the
kernel it stays in registers from the first step to the last.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton
from jax.typing import DTypeLike

from munera.lab.batch.bits import Word, flag, nth, ones
from munera.lab.batch.chance import Sampled, random_words
from munera.lab.batch.lineup import Duels, Facts, facts_of
from munera.lab.batch.observing import (
    FEATURES,
    OPTIONS,
    Entries,
    mask,
    mask_entries,
    observe,
    observed_entries,
)
from munera.lab.batch.playing import Outcome, options, seat_to_answer, settle, settled, step, stepped
from munera.lab.batch.position import Position, read, write
from munera.lab.batch.titles import action_of, card_of

Ref = Any  # an array in a kernel, which its code reads and writes
BLOCK = 128  # lanes that one block of a kernel plays, a thread for each
WARPS = BLOCK // 32


class Counts(NamedTuple):
    """What happened in each lane: decisions (answers with a choice), bouts that ended, their winners and turns."""

    decisions: Array
    bouts: Array
    wins_0: Array
    wins_1: Array
    turns: Array


def no_counts(lanes: int) -> Counts:
    return Counts(*(jnp.zeros(lanes, jnp.uint32) for _ in Counts._fields))


# ---------------------------------------------------------------------- random answers


def random_actions(duels: Duels, state: Array, words: Array) -> tuple[Array, Array]:
    """One of the options in every lane, each equally likely; and how many there are."""
    f, p = duels.facts, read(tuple(state))
    card, number = random_card(f, p, Sampled(words))
    return action_of(f, card), number


def random_card(f: Facts, p: Position, chance: Sampled) -> tuple[Array, Array]:
    """A random option, and how many there are."""
    o = options(f, p)
    number = ones(o.cards) + o.may_pass
    n = chance.choice(number)
    return jnp.where(n < o.may_pass, Word(0), nth(o.cards, n - o.may_pass)), number


def played_on(duels: Duels, f: Facts, p: Position, counts: Counts, words: Array) -> tuple[Position, Counts]:
    """One random answer in every lane; bouts that end begin anew."""
    chance = Sampled(words)
    card, number = random_card(f, p, chance)
    p, outcome = settled(f, stepped(duels, f, p, card, chance), words)
    return p, added(counts, number, outcome)


def added(counts: Counts, number: Array, outcome: Outcome) -> Counts:
    """The counts after an answer with so many options, and what became of the bout."""
    return Counts(
        counts.decisions + flag(number > 1),
        counts.bouts + flag(outcome.over),
        counts.wins_0 + flag(outcome.over & (outcome.winner == 0)),
        counts.wins_1 + flag(outcome.over & (outcome.winner == 1)),
        counts.turns + jnp.where(outcome.over, outcome.turns, Word(0)),
    )


# ---------------------------------------------------------------------- rollouts


def rollout(
    duels: Duels, state: Array, steps: int, seed: Array | int, *, time: Array | int = 0, fused: bool = False
) -> tuple[Array, Counts]:
    """Play some steps at random; return the state, and what happened.

    The random words follow from lane, time and seed; time is counted from `time`. `fused`: in one kernel, which
    plays the same but needs a GPU and a multiple of 128 lanes.
    """
    seed, time = jnp.asarray(seed, jnp.uint32), jnp.asarray(time, jnp.uint32)
    if fused:
        return fused_rollout(duels, state, steps, seed, time)
    f, lanes = duels.facts, jnp.arange(duels.lanes, dtype=jnp.uint32)

    def body(i: Array, now: tuple[tuple[Array, ...], Counts]) -> tuple[tuple[Array, ...], Counts]:
        rows, counts = now
        words = random_words(lanes, time + i.astype(jnp.uint32), seed)
        p, counts = played_on(duels, f, read(rows), counts, words)
        return write(p), counts

    rows, counts = jax.lax.fori_loop(0, steps, body, (tuple(state), no_counts(duels.lanes)))
    return jnp.stack(rows), counts


class Seen(NamedTuple):
    """A batch after a step: its state, what became of bouts that ended, what is seen and what may be chosen."""

    state: Array
    outcome: Outcome
    observation: Array
    mask: Array  # uint8, 1 for each option


def advance(
    duels: Duels, state: Array, action: Array, words: Array, *, dtype: DTypeLike = jnp.float32, fused: bool = False
) -> Seen:
    """All that learning needs: `step`, `settle`, `observe` and `mask` in one; `fused` as in `rollout`."""
    if fused:
        return fused_advance(duels, state, action, words, dtype)
    state, outcome = settle(duels, step(duels, state, action, words), words)
    # Whoever looks at the new state reads it: else XLA would work it out anew for each of hundreds of rows.
    state, outcome = jax.lax.optimization_barrier((state, outcome))
    return Seen(state, outcome, observe(duels, state, dtype=dtype), mask(duels, state).astype(jnp.uint8))


# ---------------------------------------------------------------------- in one kernel


def fused_rollout(
    duels: Duels, state: Array, steps: int, seed: Array, time: Array, *, interpret: bool = False
) -> tuple[Array, Counts]:
    """`rollout` in one kernel."""

    def kernel(facts: Ref, before: Ref, when: Ref, after: Ref, counted: Ref) -> None:
        f = facts_of(rows_in(facts))
        lanes = (pl.program_id(0) * BLOCK + jnp.arange(BLOCK)).astype(jnp.uint32)
        time, seed = when[0], when[1]

        def body(i: Array, now: tuple[tuple[Array, ...], Counts]) -> tuple[tuple[Array, ...], Counts]:
            rows, counts = now
            words = random_words(lanes, time + i.astype(jnp.uint32), seed)
            p, counts = played_on(duels, f, read(rows), counts, words)
            return write(p), counts

        rows, counts = jax.lax.fori_loop(0, steps, body, (rows_in(before), no_counts(BLOCK)))
        write_rows(after, rows)
        write_rows(counted, counts)

    shapes = [(state.shape[0], jnp.uint32), (len(Counts._fields), jnp.uint32)]
    call = kernel_call(
        kernel, duels.lanes, [duels.rows.shape[0], state.shape[0], None], shapes, interpret=interpret
    )
    state, counted = call(duels.rows, state, jnp.stack([time, seed]))
    return state, Counts(*counted)


def fused_advance(
    duels: Duels, state: Array, action: Array, words: Array, dtype: DTypeLike, *, interpret: bool = False
) -> Seen:
    """`advance` in one kernel."""

    def kernel(facts: Ref, before: Ref, given: Ref, after: Ref, ended: Ref, seen: Ref, allowed: Ref) -> None:
        f, p = facts_of(rows_in(facts)), read(rows_in(before))
        action, words = rows_in(given)
        p, outcome = settled(f, stepped(duels, f, p, card_of(f, action), Sampled(words)), words)
        write_rows(after, write(p))
        write_rows(ended, (flag(outcome.over), outcome.winner, outcome.turns))
        write_entries(seen, observed_entries(f, p, seat_to_answer(p)), dtype)
        write_entries(allowed, mask_entries(f, options(f, p)), jnp.uint8)

    shapes = [(state.shape[0], jnp.uint32), (3, jnp.uint32), (FEATURES, dtype), (OPTIONS, jnp.uint8)]
    read_rows = [duels.rows.shape[0], state.shape[0], 2]
    call = kernel_call(kernel, duels.lanes, read_rows, shapes, interpret=interpret)
    state, (over, winner, turns), seen, allowed = call(
        duels.rows, state, jnp.stack([action.astype(jnp.uint32), words])
    )
    return Seen(state, Outcome(over == 1, winner, turns), seen, allowed)


def rows_in(ref: Ref) -> tuple[Array, ...]:
    """The rows of an array in a kernel, for the lanes of this block."""
    return tuple(ref[row, :] for row in range(ref.shape[0]))


def write_rows(ref: Ref, rows: Sequence[Array]) -> None:
    """Write rows into an array of a kernel, for the lanes of this block."""
    for row, value in enumerate(rows):
        ref[row, :] = value


def write_entries(ref: Ref, entries: Sequence[Entries], dtype: DTypeLike) -> None:
    """Write all rows of an array in a kernel; those that no entry covers are zero.

    Entries that cover equally many rows are written in one loop: one by one, hundreds of rows compile for
    minutes.
    """
    covered = sorted((begin, begin + number) for begin, number, _ in entries)
    ends = [0, *(end for _, end in covered)]
    begins = [*(begin for begin, _ in covered), ref.shape[0]]
    gaps = [(end, begin - end) for end, begin in zip(ends, begins, strict=True)]
    zeros = [Entries(begin, number, lambda _: jnp.zeros(BLOCK)) for begin, number in gaps if number]
    whole = [*entries, *zeros]
    for number in sorted({one.many for one in whole}):
        alike = [one for one in whole if one.many == number]

        def write_all(i: Array | int, _: None, alike: Sequence[Entries] = alike) -> None:
            for begin, _many, entry in alike:
                ref[begin + i, :] = jnp.broadcast_to(
                    entry(jnp.asarray(i).astype(jnp.uint32)).astype(dtype), (BLOCK,)
                )

        if number == 1:
            write_all(0, None)
        else:
            jax.lax.fori_loop(0, number, write_all, None)


def kernel_call(
    kernel: Any, lanes: int, rows: Sequence[int | None], written: Sequence[tuple[int, Any]], *, interpret: bool
) -> Any:
    """A kernel over blocks of lanes: rows of what it reads (None: two numbers), rows and types of its results."""
    if lanes % BLOCK:
        raise ValueError(f"a kernel plays lanes by the {BLOCK}, not {lanes}")
    whole = pl.BlockSpec((2,), lambda _: (0,))

    def block(count: int) -> Any:
        return pl.BlockSpec((count, BLOCK), lambda i: (0, i))

    return pl.pallas_call(
        kernel,
        grid=(lanes // BLOCK,),
        in_specs=[whole if count is None else block(count) for count in rows],
        out_specs=[block(count) for count, _ in written],
        out_shape=[jax.ShapeDtypeStruct((count, lanes), dtype) for count, dtype in written],
        compiler_params=triton.CompilerParams(num_warps=WARPS, num_stages=1),
        interpret=interpret,
    )

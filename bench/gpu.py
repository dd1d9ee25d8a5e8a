"""How many decisions a second a batch of duels plays: `make bench-gpu`, or `python -m bench.gpu` where JAX is.

A decision is an answer with at least two options. Every number is the middle one of several runs, each of which is
waited for; compiling is not in it. Where Pgx is installed, three of its games are played beside ours.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from munera.games.gladius.cards import STYLES
from munera.lab import batch
from munera.lab.batch.rollouts import BLOCK

RUNS = 5
Variants = tuple[dict[str, Any], ...]
ALL_PAIRINGS: Variants = tuple({"fighter_1": one, "fighter_2": two} for one in STYLES for two in STYLES)
STATS = {"stats_1": (2, 1, 2, 1, 1), "stats_2": (1, 2, 1, 1, 2)}
WITH_STATS: Variants = tuple(variant | STATS for variant in ALL_PAIRINGS)


def started(variants: Variants, lanes: int) -> tuple[batch.Duels, Array]:
    """A batch in which every pairing is about as often, with its first cards dealt and bouts of all ages."""
    duels = batch.lineup(variants, lanes)
    words = batch.random_words(jnp.arange(lanes, dtype=jnp.uint32), jnp.uint32(0), jnp.uint32(1))
    return duels, jax.jit(batch.init)(duels, words)


def median_rate(run: Callable[[int], int]) -> float:
    """Decisions a second. `run` makes some and returns how many; its first call, which compiles, is left out."""
    run(0)
    rates = []
    for number in range(1, RUNS + 1):
        begin = time.perf_counter()
        decisions = run(number)
        rates.append(decisions / (time.perf_counter() - begin))
    return statistics.median(rates)


def total(counts: Array) -> int:
    return int(np.asarray(counts, np.uint64).sum())


def report(what: str, lanes: int, measured: Callable[[], float]) -> None:
    begin = time.perf_counter()
    try:
        rate = f"{measured() / 1e9:8.3f} G decisions/s"
    except Exception as error:  # one that this card cannot do must not hide the others
        rate = f"failed: {type(error).__name__}: {str(error)[:300]}"
    print(f"{what:44} {lanes:>10,} lanes {rate}  ({time.perf_counter() - begin:.1f} s)", flush=True)


# ---------------------------------------------------------------------- what is measured


def rollouts(variants: Variants, lanes: int, steps: int, *, fused: bool) -> float:
    """Random play that leaves nothing behind but counts."""
    duels, state = started(variants, lanes)
    play = jax.jit(partial(batch.rollout, fused=fused), static_argnames="steps", donate_argnums=1)

    def run(number: int) -> int:
        nonlocal state
        state, counts = play(duels, state, steps=steps, seed=jnp.uint32(7), time=jnp.uint32(number * steps))
        return total(jax.block_until_ready(counts).decisions)

    return median_rate(run)


def observed_play(variants: Variants, lanes: int, steps: int, dtype: Any, *, fused: bool) -> float:
    """Random play, one call for each step, which writes observations and masks of all lanes."""
    duels, state = started(variants, lanes)
    numbers = jnp.arange(lanes, dtype=jnp.uint32)

    @partial(jax.jit, donate_argnums=(1, 2))
    def one(duels: batch.Duels, state: Array, decisions: Array, time: Array) -> tuple[batch.Seen, Array]:
        words = batch.random_words(numbers, time, jnp.uint32(7))
        action, options = batch.random_actions(duels, state, words)
        seen = batch.advance(duels, state, action, words, dtype=dtype, fused=fused)
        return seen, decisions + (options > 1)

    def run(number: int) -> int:
        nonlocal state
        decisions = jnp.zeros(lanes, jnp.uint32)
        for i in range(steps):
            seen, decisions = one(duels, state, decisions, jnp.uint32(number * steps + i))
            state = seen.state
        return total(jax.block_until_ready((seen, decisions))[1])

    return median_rate(run)


def same_play(variants: Variants) -> bool:
    """Does the kernel play what XLA plays, to the last bit?"""
    duels, state = started(variants, 36 * BLOCK)
    plays = [partial(batch.rollout, steps=300, seed=3, fused=fused) for fused in (True, False)]
    return equal(*(jax.jit(play)(duels, state) for play in plays))


def same_observations(variants: Variants) -> bool:
    """Does the kernel write what XLA writes?"""
    duels, state = started(variants, 36 * BLOCK)
    words = batch.random_words(jnp.arange(duels.lanes, dtype=jnp.uint32), jnp.uint32(5), jnp.uint32(1))
    state, _ = jax.jit(partial(batch.rollout, steps=300, seed=3, fused=True))(duels, state)
    action, _ = jax.jit(batch.random_actions)(duels, state, words)
    steps = [partial(batch.advance, fused=fused) for fused in (True, False)]
    return equal(*(jax.jit(step)(duels, state, action, words) for step in steps))


def equal(one: Any, other: Any) -> bool:
    """Are all arrays the same?"""
    return all(bool((a == b).all()) for a, b in zip(jax.tree.leaves(one), jax.tree.leaves(other), strict=True))


# ---------------------------------------------------------------------- beside ours


def pgx_game(game: str, lanes: int, steps: int) -> float:
    """Random play of a game of Pgx: legal actions alone, and finished games begin anew."""
    env = import_module("pgx").make(game)  # only where it is installed
    begin, go_on = jax.vmap(env.init), jax.vmap(env.step)

    def once(now: tuple[Any, Array], key: Array) -> tuple[tuple[Any, Array], None]:
        state, decisions = now
        choose, anew = jax.random.split(key)
        legal = state.legal_action_mask
        decisions = decisions + ((legal.sum(1) > 1) & ~state.terminated).astype(jnp.uint32)
        action = jax.random.categorical(choose, jnp.where(legal, 0.0, -jnp.inf), axis=1)
        state = go_on(state, action)
        fresh = begin(jax.random.split(anew, lanes))
        over = state.terminated | state.truncated

        def pick(new: Array, old: Array) -> Array:
            return jnp.where(over.reshape((-1,) + (1,) * (old.ndim - 1)), new, old)

        return (jax.tree.map(pick, fresh, state), decisions), None

    @jax.jit
    def play(state: Any, key: Array) -> tuple[Any, Array]:
        now, _ = jax.lax.scan(once, (state, jnp.zeros(lanes, jnp.uint32)), jax.random.split(key, steps))
        return now

    state = jax.jit(begin)(jax.random.split(jax.random.key(0), lanes))

    def run(number: int) -> int:
        nonlocal state
        state, decisions = jax.block_until_ready(play(state, jax.random.key(number)))
        return total(decisions)

    return median_rate(run)


KINDS = {"plain": ALL_PAIRINGS, "with stats": WITH_STATS}


def kernels(powers: dict[int, int]) -> None:
    """Random play in one kernel, of so many lanes (as powers of two) and steps."""
    for name, variants in KINDS.items():
        for power, steps in powers.items():
            report(f"{name}, one kernel", 1 << power, partial(rollouts, variants, 1 << power, steps, fused=True))


def observations(powers: Sequence[int], *, fused: bool) -> None:
    """Observations and masks written in every step."""
    for dtype in (jnp.bfloat16, jnp.float32):
        name = f"{jnp.dtype(dtype).name} observations and masks written"
        for power in powers:
            what = f"{name}, {'kernel' if fused else 'XLA'}"
            report(what, 1 << power, partial(observed_play, ALL_PAIRINGS, 1 << power, 100, dtype, fused=fused))


def xla(powers: dict[int, int]) -> None:
    """Random play as XLA compiles it, step by step."""
    for name, variants in KINDS.items():
        for power, steps in powers.items():
            report(f"{name}, XLA", 1 << power, partial(rollouts, variants, 1 << power, steps, fused=False))


def checks() -> None:
    """The kernel and XLA do the same."""
    for name, variants in KINDS.items():
        print(f"the kernel plays what XLA plays, {name}: {'yes' if same_play(variants) else 'NO'}", flush=True)
    print(f"the kernel writes what XLA writes: {'yes' if same_observations(ALL_PAIRINGS) else 'NO'}", flush=True)


def peers() -> None:
    """Games of Pgx, where it is installed."""
    if not find_spec("pgx"):
        print("Pgx is not installed here: nothing to measure beside", flush=True)
        return
    for game in ("leduc_holdem", "connect_four", "backgammon"):
        report(f"Pgx {game}", 1 << 16, partial(pgx_game, game, 1 << 16, 100))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.gpu", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=int, default=280, help="no part begins after so many (default 280)")
    parser.add_argument("--small", action="store_true", help="a few lanes, to see that it works")
    chosen = parser.parse_args()
    device = jax.devices()[0]
    print(f"{device.device_kind}, JAX {jax.__version__}; middle of {RUNS} runs", flush=True)
    parts: list[Callable[[], None]] = []
    if device.platform == "gpu":
        parts += [
            partial(kernels, {10: 64} if chosen.small else {20: 2000, 22: 500, 17: 4000}),
            partial(observations, (10,) if chosen.small else (20, 21, 18), fused=True),
        ]
    parts += [partial(xla, {8: 64} if chosen.small else {20: 400, 24: 60, 16: 1000}), peers]
    parts += [checks] if device.platform == "gpu" else []
    parts += [partial(observations, (8,) if chosen.small else (20,), fused=False)]
    end = time.monotonic() + chosen.seconds
    for part in parts:
        if time.monotonic() > end:
            print("no time left for the rest", flush=True)
            break
        part()


if __name__ == "__main__":
    main()

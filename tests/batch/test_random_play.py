"""Random play in the batch comes to what it comes to in the engine, pairing by pairing."""

from __future__ import annotations

import json
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import Array
from numpy.typing import NDArray

from munera.lab import batch
from munera.lab.batch.position import read, write
from munera.lab.batch.rollouts import no_counts, played_on
from tests.batch.compiling import compiled
from tests.batch.engine_counts import COUNTED, PAIRINGS, SETTINGS, WRITTEN, variants

LANES, BOUTS = 48, 10  # of each pairing
FAR = 4.0  # standard errors
Row = NDArray[np.float64]


@partial(compiled, static_argnames="steps")
def play(
    duels: batch.Duels, state: Array, counts: batch.Counts, time: Array, steps: int
) -> tuple[Array, batch.Counts]:
    """Random play that stops counting after so many bouts of a lane, else short ones would count too often."""
    numbers = jnp.arange(duels.lanes, dtype=jnp.uint32)

    def body(i: Array, now: tuple[tuple[Array, ...], batch.Counts]) -> tuple[tuple[Array, ...], batch.Counts]:
        rows, counts = now
        words = batch.random_words(numbers, time + i.astype(jnp.uint32), jnp.uint32(11))
        p, more = played_on(duels, duels.facts, read(rows), counts, words)
        counting = counts.bouts < BOUTS
        return write(p), jax.tree.map(partial(jnp.where, counting), more, counts)

    rows, counts = jax.lax.fori_loop(0, steps, body, (tuple(state), counts))
    return jnp.stack(rows), counts


def played(setting: str) -> batch.Counts:
    duels = batch.lineup(variants(setting), len(PAIRINGS) * LANES)
    numbers = jnp.arange(duels.lanes, dtype=jnp.uint32)
    state = compiled(batch.init)(duels, batch.random_words(numbers, jnp.uint32(0), jnp.uint32(10)))
    counts, time = no_counts(duels.lanes), 0
    while int(counts.bouts.min()) < BOUTS:
        state, counts = play(duels, state, counts, jnp.uint32(time), steps=400)
        time += 400
    return counts


@pytest.mark.parametrize("setting", SETTINGS)
def test_every_pairing_comes_to_what_it_does_in_the_engine(setting: str) -> None:
    engine = dict(zip(COUNTED, np.array(json.loads(WRITTEN.read_text("utf-8"))[setting], float).T, strict=True))
    ours = {
        name: np.asarray(value, float).reshape(LANES, len(PAIRINGS)).sum(0)
        for name, value in played(setting)._asdict().items()
    }
    games, bouts = engine["games"], ours["bouts"]
    assert (bouts == LANES * BOUTS).all()
    per_game = 1 / games + 1 / bouts

    def check(what: str, theirs: Row, here: Row, variance: Row) -> None:
        z = (here - theirs) / np.sqrt(np.maximum(variance, 1e-9) * per_game)
        assert np.abs(z).max() < FAR, (what, PAIRINGS[int(np.abs(z).argmax())])
        assert (z**2).sum() < len(PAIRINGS) + FAR * np.sqrt(2 * len(PAIRINGS)), what

    for name in ("wins_0", "wins_1"):
        share = (engine[name] + ours[name]) / (games + bouts)
        check(name, engine[name] / games, ours[name] / bouts, share * (1 - share))
    for name in ("turns", "decisions"):
        mean = engine[name] / games
        check(name, mean, ours[name] / bouts, engine[f"{name}_squared"] / games - mean**2)

"""What training learns from: decisions of the policy alone, each with what came of it; and its opponents."""

from __future__ import annotations

import jax.numpy as jnp
import numpy as np
import pytest
from numpy.typing import NDArray

from munera.lab import batch
from munera.lab.train.lanes import PAIRINGS, for_measuring, practised
from munera.lab.train.learning import NOBODY, Steps, advantages
from munera.lab.train.running import rivals_of

STEPS, LANES, FADING = 24, 40, 0.8


def happened(rng: np.random.Generator) -> dict[str, NDArray[np.float64]]:
    over = rng.random((STEPS, LANES)) < 0.15
    return {
        "value": rng.normal(size=(STEPS, LANES)),
        "first": rng.random((STEPS, LANES)) < 0.5,
        "learns": rng.random((STEPS, LANES)) < 0.5,
        "over": over,
        "reward": np.where(over, rng.choice((-1.0, 0.0, 1.0), (STEPS, LANES)), 0.0),
    }


def one_by_one(rows: dict[str, NDArray[np.float64]], lane: int) -> dict[int, tuple[float, float]]:
    """Gain and target of each decision of a lane, by the sum in its definition: forwards, decision by decision."""
    value, learns, over, reward = (rows[name][:, lane] for name in ("value", "learns", "over", "reward"))
    decisions, found = np.flatnonzero(learns), {}
    for place, step in enumerate(decisions):
        gain, weight = 0.0, 1.0
        for here, then in zip(decisions[place:], [*decisions[place + 1 :], STEPS], strict=True):
            ends = [step for step in range(here, then) if over[step]]
            if ends:
                gain += weight * (reward[ends[0]] - value[here])
                break
            if then == STEPS:
                if here == step:
                    gain = np.nan  # nobody knows what comes of it
                break
            gain += weight * (value[then] - value[here])
            weight *= FADING
        if not np.isnan(gain):
            sign = 1 if rows["first"][step, lane] else -1
            found[int(step)] = (sign * gain, sign * (gain + value[step]))
    return found


def test_a_decision_is_worth_what_came_of_it() -> None:
    rows = happened(np.random.default_rng(1))
    none = jnp.zeros((STEPS, LANES))
    rest = (jnp.asarray(rows[name]) for name in ("value", "first", "learns", "reward", "over"))
    done = Steps(none, none, none, none, none, *rest)
    gain, target, known = (np.asarray(row) for row in advantages(done, jnp.float32(FADING)))
    compared = 0
    for lane in range(LANES):
        wanted = one_by_one(rows, lane)
        assert sorted(wanted) == np.flatnonzero(known[:, lane]).tolist()
        for step, (better, said) in wanted.items():
            assert gain[step, lane] == pytest.approx(better, abs=1e-5)
            assert target[step, lane] == pytest.approx(said, abs=1e-5)
            compared += 1
    assert compared > STEPS * LANES / 4


def test_rivals_have_their_shares_of_lanes_and_either_seat() -> None:
    rivals = rivals_of(3, 0.7, 0.15, 10_000)
    seat, greedy = np.asarray(rivals.seat), np.asarray(rivals.greedy)
    there = seat != NOBODY
    assert (there & ~greedy).mean() == pytest.approx(0.7, abs=0.02)
    assert (there & greedy).mean() == pytest.approx(0.15, abs=0.02)
    for kind in (greedy, ~greedy):
        assert (seat[there & kind] == 0).mean() == pytest.approx(0.5, abs=0.05)


def pairings_of(duels: batch.Duels) -> NDArray[np.int64]:
    f = duels.facts
    numbers: NDArray[np.int64] = np.asarray(f.setting("one")).astype(np.int64) * 6 + np.asarray(f.setting("two"))
    return numbers


def test_what_is_practised_has_all_pairings_equally_often_with_and_without_options() -> None:
    duels = practised(6, 3, 1)
    lanes = pairings_of(duels).reshape(9, len(PAIRINGS))
    assert (lanes == np.arange(len(PAIRINGS))).all()
    plain = (np.stack([np.asarray(row) for row in duels.facts.stats]) == 0).all(0).reshape(9, -1)
    limits = np.asarray(duels.facts.setting("limit")).reshape(9, -1)
    usual = (plain & (limits == 200)).mean(1)
    assert [row for row in range(9) if usual[row] < 1] == [2, 5, 8], "every third row has other options"


def test_what_is_measured_has_both_seats_without_stats_and_then_with_them() -> None:
    duels = for_measuring(2)
    assert (pairings_of(duels).reshape(8, -1) == np.arange(len(PAIRINGS))).all()
    stats = np.stack([np.asarray(row) for row in duels.facts.stats]).reshape(2, 8, -1)
    assert not stats[:, :4].any()
    assert (stats[:, 4:].reshape(2, -1) != 0).any(0).mean() > 0.9
    assert (stats[:, 4::2] == stats[:, 5::2]).all(), "either seat of the same duel"

"""The policy as training has it, in whole numbers, and as the bot computes it: all come to the same answers."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest

from munera.bots.duellist.champion import TRUST
from munera.bots.duellist.features import ANSWERS, SIZE
from munera.bots.duellist.network import OUT, Network, written
from munera.lab.train.network import logits
from munera.lab.train.recorded import Asked, asked
from munera.lab.train.shipping import outputs, quantised
from tests.train.policies import WIDTH, random_policy


@pytest.fixture(scope="module")
def questions() -> list[Asked]:
    found = list(asked())
    assert len(found) > 2_000
    return found


def test_whole_numbers_are_those_of_the_bot_and_close_to_training(questions: list[Asked]) -> None:
    policy = random_policy()
    layers = quantised(policy)
    data = written([(weights.tolist(), biases.tolist()) for weights, biases in layers])
    network = Network(data, (SIZE, WIDTH, WIDTH, ANSWERS))
    rows: Any = np.array([one.features for one in questions], np.int64)
    whole = outputs(layers, rows)
    assert [network.run(one.features) for one in questions[::5]] == whole[::5].tolist()
    whole[np.arange(len(rows)), [one.advice for one in questions]] += TRUST * OUT
    mask = np.array([[answer in one.answers for answer in range(ANSWERS)] for one in questions])
    liked = np.asarray(logits(policy, jnp.asarray(rows, jnp.int8), jnp.asarray(mask)))
    assert np.abs(np.where(mask, liked - whole / OUT, 0)).max() < 0.1
    chosen = np.where(mask, whole, whole.min() - 1).argmax(1)
    assert (chosen == liked.argmax(1)).mean() > 0.99
    assert len(set(chosen)) > 10
    assert (chosen != [one.advice for one in questions]).mean() > 0.05


def test_weights_of_another_network_and_too_large_ones_are_refused() -> None:
    layers = quantised(random_policy())
    data = written([(weights.tolist(), biases.tolist()) for weights, biases in layers])
    for wrong in (data[:-1], data + b"\0"):
        with pytest.raises(ValueError, match="another network"):
            Network(wrong, (SIZE, WIDTH, WIDTH, ANSWERS))
    policy = random_policy()
    with pytest.raises(ValueError, match="layer 1 is too large: 9"):
        quantised([policy[0], (policy[1][0].at[0, 0].set(9.0), policy[1][1]), policy[2]])

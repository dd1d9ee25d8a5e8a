"""The fit of the models by which champions judge positions."""

from __future__ import annotations

import pytest

from munera.bots import school_value
from munera.bots.for_glory import value

np = pytest.importorskip("numpy")

from tools.values import fit, fitted, loss  # noqa: E402  # it needs numpy

pytestmark = pytest.mark.slow  # whole games are played


def test_known_weights_are_found() -> None:
    drawn = np.random.default_rng(1)
    counted = drawn.normal(size=(4000, 3, 2))
    sums = counted @ np.array([2.0, -1.0])
    result = np.exp(sums) / np.exp(sums).sum(1, keepdims=True)
    weights = fit(counted, result, 0.001)
    assert weights == pytest.approx([2, -1], abs=0.01)
    assert loss(counted, result, weights) < loss(counted, result, np.zeros(2)) == pytest.approx(np.log(3))


@pytest.mark.parametrize("game", ["for_glory", "school"])
def test_what_is_fitted_is_what_the_champions_use(game: str) -> None:
    weights, positions, _ = fitted(game, 3, "test")
    assert positions > 20
    if game == "for_glory":
        assert weights.keys() == value.WEIGHTS.keys()
    else:
        assert weights.keys() == {f"{name} {when}" for name in school_value.WEIGHTS for when in ("early", "late")}

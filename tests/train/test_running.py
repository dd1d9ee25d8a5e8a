"""A training run can be continued, and comes to the same as one that was not interrupted."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from munera.lab.train import running
from munera.lab.train.running import Config, Stage, kept_config, read_config, train

CONFIG = replace(
    read_config(Path(running.__file__).with_name("gladius.toml")),
    width=8,
    plain=1,
    varied=0,
    steps=6,
    parts=1,
    epochs=1,
    stages=(
        Stage(2, 0.5, 0.3, 0.1, 0.9, (1e-2, 1e-3), (0.01, 0.0)),
        Stage(100, 1.0, 0.0, 0.0, 0.9, (1e-3, 0.0), (0.0, 0.0)),
    ),
)


LONG_ENOUGH = 1000.0  # minutes: a busy machine compiles for longer than one, and a run that is out of time stops


def trained(config: Config, folder: Path, *iterations: int) -> dict[str, np.ndarray]:
    for number in iterations:
        assert train(config, folder, LONG_ENOUGH, stop=number).iteration == number
    with np.load(folder / running.POLICY) as kept:
        return {name: kept[name] for name in kept.files}


def test_a_run_that_was_interrupted_comes_to_the_same(tmp_path: Path) -> None:
    whole, pieces = trained(CONFIG, tmp_path / "one", 3), trained(CONFIG, tmp_path / "two", 1, 3)
    assert whole.keys() == pieces.keys()
    for name in whole:
        np.testing.assert_array_equal(whole[name], pieces[name])
    assert any(whole[name].any() for name in whole if name.startswith("b")), "something was learnt"
    with pytest.raises(ValueError, match="another config"):
        train(replace(CONFIG, seed=2), tmp_path / "one", LONG_ENOUGH)


def test_stages_follow_each_other() -> None:
    assert CONFIG.iterations == 102
    assert CONFIG.at(1) == (CONFIG.stages[0], 0.5)
    assert CONFIG.at(2) == (CONFIG.stages[1], 0.0)
    assert CONFIG.at(101) == (CONFIG.stages[1], 0.99)
    with pytest.raises(IndexError, match="over"):
        CONFIG.at(102)


def test_a_config_can_last_longer_and_is_kept_with_its_run(tmp_path: Path) -> None:
    longer = CONFIG.lasting(1020)
    assert [stage.iterations for stage in longer.stages] == [20, 1000]
    assert longer.lasting(102).stages == CONFIG.stages
    assert longer.measure_every == 102
    train(longer, tmp_path, 1.0, stop=0)
    assert kept_config(tmp_path / running.STATE) == longer

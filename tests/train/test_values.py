"""The training of the models by which champions judge positions, and the cards that they ship with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from munera.bots import school_value
from munera.bots.for_glory import value
from munera.bots.model_card import WrongWeights, digest, read_card, weights_in, written

np = pytest.importorskip("numpy")

from munera.lab.train.values import shipping  # noqa: E402  # it needs numpy
from munera.lab.train.values.fitting import fit, loss  # noqa: E402
from munera.lab.train.values.running import Config, train  # noqa: E402

TINY = Config(seed="test", games=24, piece=8, ridge=30.0, unit=1000)


def test_known_weights_are_found() -> None:
    drawn = np.random.default_rng(1)
    counted = drawn.normal(size=(4000, 3, 2))
    sums = counted @ np.array([2.0, -1.0])
    result = np.exp(sums) / np.exp(sums).sum(1, keepdims=True)
    weights = fit(counted, result, 0.001)
    assert weights == pytest.approx([2, -1], abs=0.01)
    assert loss(counted, result, weights) < loss(counted, result, np.zeros(2)) == pytest.approx(np.log(3))


@pytest.mark.slow  # whole games are played
def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    said: list[str] = []
    one, two = tmp_path / "one", tmp_path / "two"
    whole = train("for_glory", TINY, one, 5, 1, said.append)
    assert whole is not None
    assert train("for_glory", TINY, two, 0, 1, said.append) is None
    assert said[-1] == "for_glory: 0 of 24 games; the same command goes on"
    for number in (0, 8):  # two of its three pieces were made before
        name = f"games-{number:06}.npz"
        (two / name).write_bytes((one / name).read_bytes())
    assert train("for_glory", TINY, two, 5, 1, said.append) == whole
    assert whole.weights.keys() == value.WEIGHTS.keys()
    assert [row[0] for row in whole.curve] == [2, 5, 10, 20]  # without those for the test, and one of no positions
    with pytest.raises(SystemExit, match="another run"):
        train("school", TINY, two, 5, 1, said.append)
    shipping.finished("for_glory", TINY, whole, two)
    card = read_card(two / shipping.MODEL)
    assert weights_in(two / shipping.MODEL) == whole.weights
    assert shipping.outdated(card) == []


@pytest.mark.parametrize("game", list(shipping.CARDS))
def test_a_card_says_how_its_model_was_made_and_how_strong_it_is(game: str) -> None:
    card = read_card(shipping.CARDS[game])
    assert shipping.outdated(card) == [], "the model counts something else now: train it again"
    config = card["config"]
    assert card["made by"] == f"make train GAME={game}"
    assert card["data"]["games"] > 0.8 * config["games"]
    assert [row[0] for row in card["curve"]] == sorted(row[0] for row in card["curve"])
    assert card["scores"]["heuristic"]["games"] >= 100
    assert digest(card["weights"]) == card["sha256"]


def test_the_bots_judge_by_what_their_cards_say() -> None:
    assert read_card(shipping.CARDS["for_glory"])["weights"] == value.WEIGHTS
    assert read_card(shipping.CARDS["school"])["weights"] == school_value.WEIGHTS


def test_weights_of_no_training_are_refused(tmp_path: Path) -> None:
    card = read_card(shipping.CARDS["for_glory"])
    card["weights"]["glory"] += 1
    path = tmp_path / "value.json"
    path.write_text(written(card), "utf-8")
    with pytest.raises(WrongWeights, match=r"value\.json has other weights"):
        weights_in(path)


def test_other_numbers_tell_what_to_train_again(monkeypatch: pytest.MonkeyPatch) -> None:
    card = read_card(shipping.CARDS["for_glory"])
    counted = value.numbers

    def shifted(game: Any) -> tuple[dict[str, float], dict[str, float]]:
        one, other = counted(game)
        return one | {"glory": one["glory"] + 1}, other

    monkeypatch.setattr(value, "numbers", shifted)
    assert shipping.outdated(card) == ["features: make train GAME=for_glory"]
    assert shipping.outdated(card | {"rules": "0"})[0] == "rules: make train GAME=for_glory"


def test_models_of_campaigns_are_written_in_pairs() -> None:
    found = shipping.shaped("school", {"fame early": 1, "fame late": 2})
    assert json.dumps(found) == '{"fame": [1, 2]}'

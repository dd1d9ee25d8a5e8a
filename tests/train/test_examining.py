"""What is told of a bot's strength: every deal from both seats, added up over pieces, and entered in a card."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from munera.bots.duellist.champion import MODEL_CARD
from munera.bots.model_card import read_card, written
from munera.lab.train.examining import PAIRINGS, enter, interval, main, play, stats_of, summary


def test_whoever_plays_themselves_wins_half_of_every_deal() -> None:
    found = play("greedy", "level:recruit", 1, "same", {}, stats=True)
    assert found == {f"{one}-{two}": [0.5] for one, two in PAIRINGS}


def test_pieces_are_added_up_in_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "scores.json"
    for seed in ("1", "2"):
        main(["--bot", "greedy", "--against", "heuristic", "--deals", "1", "--seed", seed, "--file", str(file)])
    first, both = map(json.loads, capsys.readouterr().out.splitlines())
    assert (first["games"], both["games"]) == (72, 144)
    low, high = both["interval"]
    assert low < both["score"] < high < 0.4
    assert both == summary(json.loads(file.read_text("utf-8")))


def test_an_interval_is_that_of_the_mean() -> None:
    mean, half = interval([0.0, 0.5, 0.5, 1.0] * 25)
    assert mean == 0.5
    assert half == pytest.approx(1.96 * (12.5 / 99) ** 0.5 / 10, abs=1e-4)


def test_scores_are_entered_in_a_card_with_the_worst_pairing(tmp_path: Path) -> None:
    (tmp_path / MODEL_CARD).write_text(written({"width": 8, "scores": {"greedy": 1}}), "utf-8")
    enter("heuristic", summary({"a-b": [0.5, 0.5], "c-d": [0.0, 0.5]}), tmp_path)
    card = read_card(tmp_path / MODEL_CARD)
    assert card["width"] == 8
    assert card["scores"]["greedy"] == 1
    entry = card["scores"]["heuristic"]
    assert (entry["games"], entry["score"], entry["worst"][:2]) == (8, 0.375, ["c-d", 0.25])


def test_stats_are_others_from_pairing_to_pairing() -> None:
    assert stats_of(0) != stats_of(1)
    assert stats_of(0)["stats_1"] != stats_of(0)["stats_2"]

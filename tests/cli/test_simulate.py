"""`munera simulate`: counts for people and for programs."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Munera
from tests.cli.terminal import Terminal
from tests.gladius.broken import Broken

KEYS = {
    "game",
    "games",
    "finished",
    "decisions",
    "seconds",
    "decisions_per_second",
    "wins",
    "draws",
    "bots",
    "length",
    "digest",
    "versions",
    "failed",
}


def test_counts_for_people(munera: Munera) -> None:
    args = ("simulate", "gladius", "--games", "40", "--bots", "heuristic,random", "--seed", "1", "--jobs", "1")
    text = munera(*args).stdout
    for part in (
        "Gladius: 40 games, seed 1",
        "40 finished",
        "95% interval",
        "heuristic",
        "seat 2",
        "decisions in",
    ):
        assert part in text, part
    assert "semente 1" in munera(*args, "--lang", "pt").stdout


def test_counts_of_one_game_alone_are_in_words(munera: Munera) -> None:
    args = ("simulate", "school", "--games", "2", "--bots", "greedy", "--seats", "2", "--set", "turns=8")
    english = munera(*args, "--seed", "1", "--jobs", "1").stdout
    portuguese = munera(*args, "--seed", "1", "--jobs", "1", "--lang", "pt-BR").stdout
    for part in ("Prices, by style", "Secutor", "deaths a campaign", "\n  all "):
        assert part in english, part
    for part in ("Preços, por estilo", "Trácio", "mortes por campanha", "\n  todos "):
        assert part in portuguese, part
    for raw in ("_", "secutor", "murmillo", "per point", "alive share"):
        assert raw not in english + portuguese, raw
    for word in ("fame", "gold", "schools", "sold", "bouts", "Prices"):
        assert word not in portuguese, word


def test_counts_for_programs(munera: Munera, tmp_path: Path) -> None:
    args = ("simulate", "gladius", "--games", "20", "--bots", "random", "--seed", "5", "--json", "--jobs")
    one = json.loads(munera(*args, "1").stdout)
    assert set(one) >= KEYS
    assert one["games"] == one["finished"] == 20
    assert one["failed"] == []
    assert one["bots"]["random"]["low"] <= one["bots"]["random"]["rate"] <= one["bots"]["random"]["high"]
    two = json.loads(munera(*args, "1", "--out", "games.jsonl").stdout)
    assert two["digest"] == one["digest"]
    assert len((tmp_path / "games.jsonl").read_text("utf-8").splitlines()) == 20
    assert munera("replay", "games.jsonl", "--verify").stdout.startswith("OK: 20 records")


def test_several_processes_play_the_same(munera: Munera) -> None:
    args = ("simulate", "gladius", "--games", "24", "--bots", "random", "--seed", "5", "--json", "--jobs")
    assert json.loads(munera(*args, "2").stdout)["digest"] == json.loads(munera(*args, "1").stdout)["digest"]


def test_solo_and_table_options(munera: Munera) -> None:
    args = ("--games", "10", "--seats", "1", "--set", "fighter_2=bear", "--seed", "2", "--jobs", "1", "--json")
    data = json.loads(munera("simulate", "gladius", *args).stdout)
    assert len(data["wins"]) == 1
    assert data["finished"] == 10


def test_records_are_written_over_nothing_unless_one_says_so(munera: Munera, tmp_path: Path) -> None:
    args = ("simulate", "gladius", "--games", "3", "--bots", "random", "--jobs", "1", "--out")
    assert munera(*args, "games.jsonl").exit_code == 0
    before = (tmp_path / "games.jsonl").read_bytes()
    result = munera(*args, "games.jsonl")
    assert result.exit_code == 2
    assert "nothing is overwritten" in result.stderr
    assert (tmp_path / "games.jsonl").read_bytes() == before
    assert munera(*args, "games.jsonl", "--overwrite").exit_code == 0
    assert (tmp_path / "games.jsonl").read_bytes() != before
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"], "nothing is left beside it"
    assert munera(*args, "/dev/null").exit_code == 0
    assert munera(*args, "no/such/folder/x.jsonl").exit_code == 2


def test_failed_games_are_told_and_change_the_exit_code(munera: Munera, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("munera.lab.runner.book", lambda game: Broken())
    args = ("simulate", "gladius", "--games", "3", "--bots", "random", "--jobs", "1")
    result = munera(*args)
    assert result.exit_code == 1
    assert "3 failed" in result.stdout
    assert "a broken rule" in result.stdout
    assert len(json.loads(munera(*args, "--json").stdout)["failed"]) == 3


def test_an_interrupt_leaves_the_old_records(
    munera: Munera, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    (tmp_path / "games.jsonl").write_text("old\n", encoding="utf-8")
    monkeypatch.setattr("munera.lab.runner.play_one", interrupted)
    args = ("simulate", "gladius", "--games", "3", "--bots", "random", "--jobs", "1", "--out", "games.jsonl")
    result = munera(*args, "--overwrite")
    assert result.exit_code == 130
    assert result.stderr == "Stopped.\n"
    assert (tmp_path / "games.jsonl").read_text("utf-8") == "old\n"
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


@pytest.mark.slow
@pytest.mark.parametrize("pause", [0.0, 0.3])
def test_ctrl_c_ends_all_processes_with_one_line(tmp_path: Path, pause: float) -> None:
    args = ["simulate", "gladius", "--games", "1000000", "--jobs", "2"]
    with Terminal(args, tmp_path) as terminal:
        terminal.wait_for("0/1000000")
        time.sleep(pause)
        terminal.interrupt("Stopped.")
        assert terminal.end() == 130
        assert "Traceback" not in terminal.raw

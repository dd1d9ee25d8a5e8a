"""Records are read again, and proved or refuted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from munera.games import book
from munera.kernel import Stream, pick, record, start
from tests.cli.conftest import Munera


def played(seed: int, seats: int = 2) -> str:
    """The record of a random bout."""
    stream, match = Stream.seeded(seed), start(book("gladius"), seats, seed)
    while not match.over:
        asked = match.pending[0]
        match.answer(asked.seat, pick(asked.options, stream))
    return record(match)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(played(1) + "\n", encoding="utf-8")
    return path


def test_the_whole_story_without_a_terminal(munera: Munera, game: Path) -> None:
    out = munera("replay", str(game)).stdout
    assert out.startswith("The bout begins: Retiarius against Secutor.")
    assert "Turn 1: Seat 1" in out
    assert "You " not in out
    assert " wins: " in out
    mine = munera("replay", str(game), "--seat", "2", "--lang", "pt").stdout
    assert "Você compra" in mine
    assert "Turno 1: Lugar 1" in mine


def test_as_json(munera: Munera, game: Path) -> None:
    data = json.loads(munera("replay", str(game), "--json").stdout)
    assert data["game"] == "gladius"
    assert data["seed"] == 1
    assert data["events"][0] == ["bout", "retiarius", "secutor"]
    assert not any(event[0] == "drawn" for event in data["events"])
    assert data["result"]["winners"]
    seen = json.loads(munera("replay", str(game), "--json", "--seat", "1").stdout)
    assert any(event[0] == "drawn" for event in seen["events"])


def test_a_seat_that_is_not_there(munera: Munera, game: Path) -> None:
    for seat in ("0", "3"):
        result = munera("replay", str(game), "--seat", seat)
        assert result.exit_code == 2
        assert f"There is no seat {seat}" in result.stderr


def test_verify_says_ok_with_counts(munera: Munera, game: Path) -> None:
    result = munera("replay", str(game), "--verify")
    assert result.exit_code == 0
    entries = len(json.loads(game.read_text("utf-8"))["entries"])
    assert result.stdout.startswith(f"OK: 1 record, {entries} inputs, ")


def changed(text: str, how: str) -> str:
    data: dict[str, Any] = json.loads(text)
    entry = data["entries"][4]
    if how == "answer":
        entry["answer"] = "no_such_card"
    elif how == "echo":
        entry["echo"] = "00000000"
    elif how == "kind":
        entry["ask"] = "bid"
    elif how == "result":
        data["result"] = {"scores": [0.5, 0.5], "winners": []}
    elif how == "rules":
        data["rules"], entry["echo"] = "0", "00000000"
    elif how == "cut":
        del data["entries"][4:]
    return json.dumps(data)


@pytest.mark.parametrize(
    ("how", "says"),
    [
        ("answer", "Input 5 is the first that does not fit"),
        ("echo", "Input 5 is the first that does not fit"),
        ("kind", "Input 5 is the first that does not fit"),
        ("result", "It does not fit the rules"),
        ("cut", "It does not fit the rules"),
        ("rules", "Input 5 is the first that only version 0 of the rules plays"),
    ],
)
def test_verify_names_the_first_difference(munera: Munera, game: Path, how: str, says: str) -> None:
    game.write_text(changed(game.read_text("utf-8"), how), encoding="utf-8")
    result = munera("replay", str(game), "--verify")
    assert result.exit_code == 1
    assert says in " ".join(result.stdout.split())
    data = json.loads(munera("replay", str(game), "--verify", "--json").stdout)
    assert not data["ok"]
    assert data["records"][0]["entry"] == (4 if says.startswith("Input 5") else None)


def test_many_records_in_one_file(munera: Munera, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    good = [played(seed) for seed in range(3)]
    path.write_text("\n".join(good) + "\n", encoding="utf-8")
    assert munera("replay", str(path), "--verify").stdout.startswith("OK: 3 records, ")
    result = munera("replay", str(path))
    assert result.exit_code == 2
    assert "holds 3 records: choose one with --line N" in result.stderr
    assert "The bout begins" in munera("replay", str(path), "--line", "2").stdout
    assert "no record in line 4" in munera("replay", str(path), "--line", "4").stderr
    path.write_text("\n".join([good[0], changed(good[1], "echo"), "junk", good[2]]), encoding="utf-8")
    result = munera("replay", str(path), "--verify")
    assert result.exit_code == 1
    assert "Line 2: Input 5" in result.stdout
    assert "Line 3: It cannot be read" in result.stdout
    assert "2 of 4 could not be replayed." in result.stdout


def test_many_records_under_any_name(munera: Munera, tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_text("\n".join(played(seed) for seed in range(2)) + "\n", encoding="utf-8")
    assert munera("replay", str(path), "--verify").stdout.startswith("OK: 2 records, ")
    path.write_text(json.dumps(json.loads(played(1)), indent=1), encoding="utf-8")
    assert munera("replay", str(path), "--verify").stdout.startswith("OK: 1 record, ")


@pytest.mark.parametrize("text", ["{}", '{"game": []}', '{"game": {}}', "[]", "3"])
def test_what_is_no_record(munera: Munera, tmp_path: Path, text: str) -> None:
    path = tmp_path / "x.json"
    path.write_text(text, encoding="utf-8")
    result = munera("replay", str(path))
    assert result.exit_code == 2
    assert "not the record of a game" in result.stderr
    assert munera("replay", str(path), "--verify").exit_code == 1


@pytest.mark.parametrize("option", ["--line", "--seat"])
def test_huge_numbers(munera: Munera, game: Path, option: str) -> None:
    for number in ("9" * 9, "9" * 50, "9" * 5000):
        result = munera("replay", str(game), option, number)
        assert result.exit_code == 2
        assert "999" in result.stderr


def test_a_record_of_another_game(munera: Munera, tmp_path: Path) -> None:
    path = tmp_path / "chess.json"
    path.write_text('{"format": "munera-record/1", "game": "chess"}', encoding="utf-8")
    result = munera("replay", str(path))
    assert result.exit_code == 2
    assert "There is no game “chess”" in result.stderr


def test_the_end_of_a_game_in_both_languages(munera: Munera, game: Path) -> None:
    winner = json.loads(game.read_text("utf-8"))["result"]["winners"][0] + 1
    out = munera("replay", str(game), "--ending").stdout
    assert out.startswith(f"Seat {winner} holds the sand.")
    for head in ("Hit points by turn", "The moment that decided it", "Remembered for", "The chronicle"):
        assert head in out
    mine = munera("replay", str(game), "--ending", "--seat", str(winner), "--lang", "pt").stdout
    assert mine.startswith("O público grita o seu nome.")
    assert "Pontos de vida por turno" in mine
    data = json.loads(munera("replay", str(game), "--ending", "--json").stdout)
    assert [side["rank"] for side in data["sides"] if side["won"]] == [1]


def test_a_game_that_is_not_over_has_no_end(munera: Munera, game: Path) -> None:
    data = json.loads(game.read_text("utf-8"))
    data["entries"], data["result"] = data["entries"][:4], None
    game.write_text(json.dumps(data), encoding="utf-8")
    result = munera("replay", str(game), "--ending")
    assert result.exit_code == 2
    assert "not over" in result.stderr

"""The page that shows what stronger play does to the figures of balance."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tools.balance import levels
from tools.balance.levels import PAGE, PLAYED, Setting, compared, counted, shown, write

from munera import bots
from munera.games import games

TWO: dict[str, levels.Counts] = {
    "recruit": {"houses": {"one": {"games": 2, "win_rate": 0.5}}},
    "champion": {"houses": {"one": {"games": 3, "win_rate": 1.0}, "two": {"games": 1}}},
}


def test_a_cell_has_the_figures_of_all_levels() -> None:
    assert list(compared(TWO)) == [
        "| houses | games | win rate |",
        "|---|--:|--:|",
        "| one | 2 / 3 | 50.0% / 100.0% |",
        "| two | - / 1 | - / - |",
        "",
    ]


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [("win_rate", 0.125, "12.5%"), ("games", 7.0, "7"), ("fame", 9.126, "9.13"), ("gold", 280.25, "280.2")],
)
def test_shares_are_in_per_cent_and_numbers_are_short(name: str, value: float, words: str) -> None:
    assert shown(name, value) == words


def test_rows_have_the_same_names_at_every_level() -> None:
    counts = counted("for_glory", Setting("", 2, {}), "greedy", 1, 1)
    assert set(counts["players"]) == {"all"}
    assert counts["whole games"]["all"]["games"] == 1
    assert sum(row["win_rate"] for row in counts["seats"].values()) in (0, 1)


def test_the_page_has_a_place_for_every_game_and_level() -> None:
    assert set(PLAYED) == set(games())
    assert all(list(bots.levels(game)) == ["recruit", "veteran", "champion"] for game in PLAYED)
    text = PAGE.read_text("utf-8")
    assert all(f"<!-- {game} -->" in text for game in PLAYED)


def test_what_was_kept_is_written_into_its_place(tmp_path: Path) -> None:
    kept = {level: {"games": 1, "counts": counts} for level, counts in TWO.items()}
    path = tmp_path / "school.json"
    path.write_text(json.dumps({"code": "", "settings": {"Four schools": kept}}), "utf-8")
    page = tmp_path / "page.md"
    page.write_text("<!-- gladius -->\nas it was\n<!-- end -->\n<!-- school -->\nold\n<!-- end -->\n", "utf-8")
    write(tmp_path, page)
    text = page.read_text("utf-8")
    assert "as it was" in text
    assert "### Four schools" in text
    assert "| one | 2 / 3 | 50.0% / 100.0% |" in text
    assert "old" not in text


def test_counts_of_other_code_do_not_stand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def few(game: str, setting: Setting, bot: str, games: int, jobs: int) -> levels.Counts:
        asked.append(bot)
        return {}

    monkeypatch.setattr(levels, "counted", few)
    numbers = dict.fromkeys(("recruit", "veteran", "champion"), 1)
    for _ in range(2):
        levels.measure("school", numbers, 1, tmp_path, lambda _: None, "Four")
    assert asked == ["greedy", "heuristic", "champion"]
    monkeypatch.setattr(levels, "code", lambda: "other")
    levels.measure("school", numbers, 1, tmp_path, lambda _: None, "Four")
    assert len(asked) == 6

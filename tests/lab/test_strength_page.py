"""The page of strengths is made in pieces, which add up to the same whatever stops them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tools import strength
from tools.strength import PAGE, RATINGS, Pieces, page

from munera import bots
from munera.bots.levels import ratings


def some(folder: Path, *, seed: int = 5) -> Pieces:
    return Pieces("gladius", seed, 2, folder)


def test_pieces_add_up_to_the_same_whatever_stops_them(tmp_path: Path) -> None:
    whole = some(tmp_path / "whole")
    for _ in range(2 * len(whole.lineups)):
        whole.add(1)
        some(tmp_path / "stopped").add(1)
    again = some(tmp_path / "stopped")
    assert again.games() == whole.games() == 4
    assert again.facts() == whole.facts()
    pairings = [(one["bot"], one["among"], one["games"]) for one in whole.facts()["pairings"]]
    assert pairings == [("champion", "heuristic", 4), ("heuristic", "greedy", 4), ("greedy", "random", 4)]
    counted = {one["name"]: one["games"] for one in whole.facts()["ratings"]}
    assert counted == {"champion": 4, "heuristic": 8, "greedy": 8, "random": 4}
    other = some(tmp_path / "other", seed=6)
    other.add(1)
    assert other.played != {"champion/heuristic": whole.played["champion/heuristic"][:1]}


def test_what_other_bots_have_played_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    some(tmp_path).add(1)
    assert some(tmp_path).played
    assert not some(tmp_path, seed=6).played
    monkeypatch.setattr(strength, "code", lambda: "later")
    assert not some(tmp_path).played


def test_the_page_says_of_how_many_games_each_figure_is(tmp_path: Path) -> None:
    pieces = some(tmp_path)
    for _ in pieces.lineups:
        pieces.add(1)
    pieces.costs = {name: {"median": 1e-3, "p99": 2e-3, "max": 3e-3, "megabytes": 4.5} for name in pieces.names}
    rated = {one["name"]: one for one in pieces.facts()["ratings"]}["greedy"]
    lines = page({"gladius": pieces.facts()}).splitlines()
    (greedy,) = (line for line in lines if line.startswith("| Recruit"))
    assert (
        greedy == f"| Recruit | `greedy` | {rated['mu']:.0f} \u00b1 {rated['sigma']:.0f} | 4 | 1, 2, 3 | 4.5 MB |"
    )
    assert any(line.startswith("| `champion` | `heuristic` | 2 | ") for line in lines)


def test_the_page_and_the_ratings_that_people_are_shown_say_the_same() -> None:
    measured = json.loads(RATINGS.read_text(encoding="utf-8")).get("measured", {})
    assert PAGE.read_text(encoding="utf-8") == page(measured), "run `python -m tools.strength`"
    assert set(measured) == set(ratings())
    for game, facts in measured.items():
        for one in facts["ratings"]:
            shown = bots.rating(game, one["name"])
            assert shown is not None
            assert shown == (round(one["mu"]), round(one["sigma"]), one["games"])

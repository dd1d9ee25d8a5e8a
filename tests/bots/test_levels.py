"""Levels: the same three names in every game, beside the names of the bots."""

from __future__ import annotations

import pytest

from munera import bots
from munera.bots.levels import BOT_OF, ratings
from munera.kernel import Stream

OURS = ("for_glory", "gladius", "school", "serpents", "spartacus")  # others may have bots without levels


@pytest.mark.parametrize("game", OURS)
def test_every_game_of_ours_has_recruit_and_veteran(game: str) -> None:
    found = bots.levels(game)
    assert list(found)[:2] == ["recruit", "veteran"]
    for level, name in found.items():
        by_level = bots.make(f"level:{level}", game, Stream.seeded(1))
        by_name = bots.make(name, game, Stream.seeded(1))
        assert type(by_level) is type(by_name)
    assert bots.usual(game) == found["veteran"]


def test_a_game_without_levels_has_its_strongest_bot_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("munera.bots.registry._of", lambda game: {"random": object, "own": object})
    assert bots.levels("anything") == {}
    assert bots.usual("anything") == "own"


def test_a_level_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(
        bots.UnknownBot, match="played at no such level: 'level:emperor'; its levels: level:recruit"
    ):
        bots.make("level:emperor", "gladius", Stream.seeded(1))
    with pytest.raises(bots.UnknownBot, match=r"there are: level:recruit, level:veteran, .*random, greedy"):
        bots.make("nobody", "gladius", Stream.seeded(1))


def test_ratings_are_of_bots_that_there_are() -> None:
    for game, rows in ratings().items():
        assert set(rows) <= set(bots.names(game))
        assert rows[BOT_OF["veteran"]].mu == 1500
        assert all(row.games > 0 and row.sigma >= 0 for row in rows.values())

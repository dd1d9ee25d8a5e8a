"""Table options: typed, checked, explained."""

from __future__ import annotations

from pathlib import Path

import pytest

from munera import games
from munera.games import UnknownGame, book, books
from munera.kernel import BadVariant, Choice, Number, Numbers, Option, Setting, Switch
from munera.kernel.settings import complete, parse

SETTINGS: dict[str, Setting] = {
    "style": Choice("net", ("net", "sword")),
    "blood": Switch(),
    "turns": Number(20, 1, 40),
    "stats": Numbers(("strength", "skill"), 0, 9),
}


def test_what_is_not_chosen_has_its_default() -> None:
    assert complete(SETTINGS, {"turns": 8}) == {"style": "net", "blood": False, "turns": 8, "stats": (0, 0)}
    assert complete(SETTINGS, None)["turns"] == 20


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("style", "axe"),
        ("style", 1),
        ("blood", 1),
        ("blood", "yes"),
        ("turns", 0),
        ("turns", 41),
        ("turns", True),
        ("turns", "8"),
        ("stats", (1,)),
        ("stats", (1, 10)),
        ("stats", (1, True)),
        ("stats", [1, 1]),
    ],
)
def test_a_value_that_does_not_fit_is_refused_with_what_would(name: str, value: Option) -> None:
    with pytest.raises(BadVariant) as error:
        complete(SETTINGS, {name: value})
    assert SETTINGS[name].describe() in str(error.value)


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadVariant, match="style, blood, turns, stats"):
        complete(SETTINGS, {"colour": "red"})
    with pytest.raises(BadVariant, match="style, blood, turns, stats"):
        parse(SETTINGS, {"colour": "red"})


def test_options_as_typed() -> None:
    typed = {"style": " sword ", "blood": "On", "turns": "12", "stats": "1,0"}
    assert parse(SETTINGS, typed) == {"style": "sword", "blood": True, "turns": 12, "stats": (1, 0)}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("style", "axe"),
        ("blood", "maybe"),
        ("turns", "many"),
        ("turns", "99"),
        ("stats", "1"),
        ("stats", "a,b"),
        ("stats", ""),
    ],
)
def test_typed_nonsense_is_refused_with_what_would_fit(name: str, text: str) -> None:
    with pytest.raises(BadVariant) as error:
        parse(SETTINGS, {name: text})
    assert SETTINGS[name].describe() in str(error.value)


@pytest.mark.parametrize("setting", SETTINGS.values(), ids=SETTINGS)
def test_samples_are_legal_and_contain_the_default(setting: Setting) -> None:
    assert setting.default in setting.samples()
    assert all(setting.accepts(value) for value in setting.samples())
    assert len(set(setting.samples())) > 1


def test_games_are_found_by_their_folder() -> None:
    assert "gladius" in books()
    assert all(book(game).id == game for game in books())
    with pytest.raises(UnknownGame, match="gladius"):
        book("chess")


def test_a_folder_without_a_rulebook_is_not_a_game_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "only_cards").mkdir()
    (tmp_path / "only_cards" / "__init__.py").touch()
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    assert games.books.__wrapped__() == books()

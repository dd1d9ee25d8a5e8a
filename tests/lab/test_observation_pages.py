"""The pages that say what each entry of an observation is are made from the code, and in step with it."""

from __future__ import annotations

import pytest
from tools.botpages import GAMES
from tools.observations import FOLDER, Page

from munera.games import book


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_what_the_code_says(game: str) -> None:
    assert (FOLDER / f"{game}.md").read_text("utf-8") == Page(game).text(), "run `python -m tools.observations`"


@pytest.mark.parametrize("game", GAMES)
def test_the_page_names_every_entry(game: str) -> None:
    text, described = Page(game).text(), book(game).observation
    assert described is not None
    for field in (*described.fields, *described.option_fields):
        assert field.meaning.replace("|", "\\|") in text, field.name
        assert all(entry in text for entry in field.entries), field.name


def test_there_is_no_page_without_a_game() -> None:
    assert sorted(page.stem for page in FOLDER.iterdir()) == sorted(GAMES)

"""The web app is told what views hold by types made from ours."""

from __future__ import annotations

import pytest
from tools.webtypes import GAMES, WIDTH, files


@pytest.mark.parametrize("game", GAMES)
def test_the_types_of_the_views_are_up_to_date(game: str) -> None:
    (path, wanted), *_ = [(path, text) for path, text in files().items() if path.stem == game]
    assert path.read_text("utf-8") == wanted, "run `python -m tools.webtypes`"


def test_no_line_of_them_is_longer_than_others_in_the_app() -> None:
    assert max(len(line) for text in files().values() for line in text.splitlines()) <= WIDTH

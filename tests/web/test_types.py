"""The web app is told what views hold by types made from ours."""

from __future__ import annotations

import pytest
from tools.webtypes import GAMES, SHARED, WIDTH, files


@pytest.mark.parametrize("name", [*GAMES, SHARED])
def test_the_types_of_the_views_are_up_to_date(name: str) -> None:
    (path, wanted), *_ = [(path, text) for path, text in files().items() if path.stem == name]
    assert path.read_text("utf-8") == wanted, "run `python -m tools.webtypes`"


def test_no_line_of_them_is_longer_than_others_in_the_app() -> None:
    assert max(len(line) for text in files().values() for line in text.splitlines()) <= WIDTH

"""What the pages say works: one card and one game are added by them alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.counts import LONG
from tests.how_to.conftest import PAGES, commands_of, files_of, run

CARD, GAME = PAGES


@pytest.mark.slow
@pytest.mark.parametrize(("page", "number"), [(page, i) for page in PAGES for i in range(len(commands_of(page)))])
def test_a_command_of_a_page_works(copy: Path, page: str, number: int) -> None:
    said = run(commands_of(page)[number], copy)
    assert not re.search(r"\b[1-9]\d* (failed|errors?)\b", said), said


def test_a_card_is_four_files_and_its_story() -> None:
    paths = [step.path for step in files_of(CARD)]
    assert len(paths) == len(set(paths)) == 5
    assert [path for path in paths if path.startswith("tests/")] == paths[4:]


if LONG:  # takes minutes: `make soak` runs it

    def test_nothing_else_has_to_be_touched(copy: Path) -> None:
        run(".venv-test/bin/python -m pytest -q -n 2 --ignore tests/web --ignore tests/how_to", copy)

"""What the pages say works: one card and one game are added by them alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.counts import LONG
from tests.how_to.conftest import PAGES, commands_of, files_of, run
from tests.how_to.page import Step, write

CARD, GAME = PAGES


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES)
def test_the_commands_of_a_page_work_one_after_another(copy: Path, page: str) -> None:
    for command in commands_of(page):
        said = run(command, copy)
        assert not re.search(r"\b[1-9]\d* (failed|errors?)\b", said), said


def test_a_card_is_four_files_and_its_story() -> None:
    paths = [step.path for step in files_of(CARD)]
    assert len(paths) == len(set(paths)) == 5
    assert [path for path in paths if path.startswith("tests/")] == paths[4:]


def test_a_page_can_be_followed_again_where_somebody_has_added_something_already(tmp_path: Path) -> None:
    row = Step("rows.txt", " first\n+page\n last\n", is_change=True)
    for text, wanted in (
        ("first\nlast\n", "first\npage\nlast\n"),
        ("first\nmine\nlast\n", "first\npage\nmine\nlast\n"),
        ("first\nmine\nfirst\nmine\nlast\n", "first\nmine\nfirst\nmine\npage\nlast\n"),
    ):
        (tmp_path / "rows.txt").write_text(text, "utf-8")
        write(row, tmp_path)
        assert (tmp_path / "rows.txt").read_text("utf-8") == wanted
    (tmp_path / "rows.txt").write_text("other\n", "utf-8")
    with pytest.raises(AssertionError, match="has this 0 times"):
        write(row, tmp_path)


@pytest.mark.slow
def test_what_is_made_from_the_tables_stays_as_it_is(copy: Path) -> None:
    """No page and no version has to be written again for a card or a game, but those that the pages name."""
    made = "tests/lab/test_observation_pages.py tests/laws/test_observations.py tests/bots/test_page.py"
    said = run(f".venv-test/bin/python -m pytest -q {made} -k 'page or version or sheet'", copy)
    assert re.search(r"\b[1-9]\d* passed", said), said


if LONG:  # takes minutes: `make soak` runs it

    def test_nothing_else_has_to_be_touched(copy: Path) -> None:
        run(".venv-test/bin/python -m pytest -q -n 2 --ignore tests/web --ignore tests/how_to", copy)

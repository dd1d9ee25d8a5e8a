"""The pages that say what each entry of an observation is are made from the code, and in step with it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from tools.botpages import GAMES
from tools.observations import FOLDER, Page

from munera.games import book


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_what_the_code_says(game: str) -> None:
    assert (FOLDER / f"{game}.md").read_text("utf-8") == Page(game).text(), "run `python -m tools.observations`"


SECTIONS = {"## What a seat knows": "fields", "## What an option is": "option_fields"}
STEPS = re.compile(r"N of `([^`]+)` goes from 0 to (\d+), every (\d+) entries")
CELL = re.compile(r"(?<!\\)\|")
Entry = tuple[str, str, str, str, str]
"""The name of its field, what it means, what it is about, what it is divided by, and its bounds."""


@pytest.mark.parametrize("game", GAMES)
def test_the_page_describes_every_entry_by_its_number(game: str) -> None:
    """As somebody reads it who has nothing but the page."""
    text, described = (FOLDER / f"{game}.md").read_text("utf-8"), book(game).observation
    assert described is not None
    for section, fields in SECTIONS.items():
        found, at = entries_by_number(text, section), 0
        for field in getattr(described, fields):
            for about in field.entries:
                bounds = "" if field.flag else f"{field.low:g} to {field.high:g}".replace(" to inf", "")
                divided = "flag" if field.flag else f"{field.scale:g}"
                assert found.pop(at) == (field.name, field.meaning, about, divided, bounds), (section, at)
                at += 1
        assert not found, "the page describes no entry that there is not"


def entries_by_number(text: str, section: str) -> dict[int, Entry]:
    """What a page says of each entry of one of its two tables."""
    lists = {
        name: tuple(re.findall(r"`([^`]*)`", line))
        for name, line in re.findall(r"^## List (\d+)\n\n(.*)$", text, re.MULTILINE)
    }
    part = text.split(section, 1)[1].split("\n## ", 1)[0]
    steps = {name: (int(most), int(step)) for name, most, step in STEPS.findall(part)}
    found: dict[int, Entry] = {}
    for line in part.splitlines():
        cells = [cell.strip().replace("\\|", "|") for cell in CELL.split(line)[1:-1]]
        if not cells or not cells[0][0].isdigit():
            continue
        span, name, meaning, about, divided, bounds = cells
        first, _, last = span.partition("-")
        size = int(last or first) - int(first) + 1
        listed = re.search(r"\(#list-(\d+)\)", about)
        each = lists[listed[1]] if listed else tuple(about.split(", "))
        assert len(each) == size, name
        low = "-inf" if not bounds and divided != "flag" else bounds.removeprefix("from ")
        for whole, begin in repeated(name.strip("`"), int(first), steps):
            for place, one in enumerate(each):
                assert begin + place not in found, (whole, begin + place)
                found[begin + place] = (whole, meaning, one, divided, low)
    return found


def repeated(name: str, begin: int, steps: dict[str, tuple[int, int]]) -> Iterator[tuple[str, int]]:
    """The fields that one row of the table tells of, and where they begin: `house_N.coins` is of each house."""
    before, found, after = name.partition("_N.")
    if not found:
        yield name, begin
        return
    most, step = steps[f"{before}_N"]
    for number in range(most + 1):
        inner = {key.replace(f"{before}_N", f"{before}_{number}", 1): value for key, value in steps.items()}
        yield from repeated(f"{before}_{number}.{after}", begin + number * step, inner)


def test_there_is_no_page_without_a_game() -> None:
    assert sorted(page.stem for page in FOLDER.iterdir()) == sorted(GAMES)

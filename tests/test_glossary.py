"""The glossary: few words, each at home where it says, each really used in the code."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs/glossary.md"
FOLDERS = ("kernel", "tables", "bots", "server/storage")  # where these words are at home
MOST = 30
ROW = re.compile(r"^\| ([a-z][a-z -]*) \| (.+) \| `([\w.]+)` \|$", re.MULTILINE)


class Entry(NamedTuple):
    word: str
    meaning: str
    home: str


ENTRIES = [Entry(*row) for row in ROW.findall(PAGE.read_text("utf-8")) if row[0] != "word"]


def found(name: str) -> bool:
    """Does this dotted name lead to a module, or to something in one?"""
    parts = name.split(".")
    for end in range(len(parts), 0, -1):
        try:
            thing: object = import_module(".".join(parts[:end]))
        except ModuleNotFoundError:
            continue
        for part in parts[end:]:
            if not hasattr(thing, part):
                return False
            thing = getattr(thing, part)
        return True
    return False


def pieces(text: str) -> set[str]:
    """The words that the identifiers of a source are made of."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        for field in ("name", "id", "attr", "arg"):
            name = getattr(node, field, None)
            if isinstance(name, str):
                names.add(name)
    return {piece.lower() for name in names for piece in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", name)}


@pytest.fixture(scope="module")
def used() -> set[str]:
    folder = ROOT / "src/munera"
    sources = [path for name in FOLDERS for path in sorted((folder / name).rglob("*.py"))]
    return {piece for path in sources for piece in pieces(path.read_text("utf-8"))}


def test_the_glossary_is_short_and_in_order() -> None:
    lines = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ")]
    words = [entry.word for entry in ENTRIES]
    assert len(lines) == len(words) + 1  # no line but the heading is left unread
    assert 20 <= len(words) <= MOST
    assert words == sorted(set(words))


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.word)
def test_every_word_is_used_in_the_code(entry: Entry, used: set[str]) -> None:
    for piece in re.split("[ -]", entry.word):
        assert used & {piece, f"{piece}s", f"{piece}ed"}, piece
    assert found(entry.home), entry.home


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.word)
def test_every_meaning_is_one_sentence_or_two(entry: Entry) -> None:
    assert re.match(r"[A-Z].*\.$", entry.meaning)
    assert 1 <= len(re.findall(r"\.(?= |$)", entry.meaning)) <= 2


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "docs/architecture.md"])
def test_the_glossary_is_found(page: str) -> None:
    target = "glossary.md" if page.startswith("docs/") else "docs/glossary.md"
    assert f"]({target})" in (ROOT / page).read_text("utf-8")

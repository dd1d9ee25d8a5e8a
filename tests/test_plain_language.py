"""Docstrings are whole sentences, and nobody is "he": what can be checked of how names and texts are written."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "munera"
FOLDERS = (PACKAGE, ROOT / "tests", ROOT / "tools", ROOT / "bench", ROOT / "examples")

HE = re.compile(r"(?<![^\W_])(he|his|him|himself)(?![^\W_])", re.IGNORECASE)
COMMENT = re.compile(r"(?:^|\s)#\s(.*)")
QUOTED = re.compile(r"\"[^\"]*\"|`[^`]*`|'[^']*'")  # what a card, a message or the code says
YES_OR_NO = ("bool", "TypeGuard", "TypeIs")
# With one of these the docstring of a function begins that answers a question for a bot.
VERBS = [
    "Accept",
    "Act",
    "Agree",
    "Aim",
    "Announce",
    "Answer",
    "Bid",
    "Cash",
    "Change",
    "Choose",
    "Cull",
    "Declare",
    "Defend",
    "Demand",
    "Do",
    "Equip",
    "Exchange",
    "Find",
    "Foil",
    "Go",
    "Invite",
    "Make",
    "Move",
    "Pay",
    "Place",
    "Play",
    "Prevent",
    "Register",
    "Return",
    "Sell",
    "Send",
    "Surrender",
    "Take",
    "Turn",
    "Use",
    "Wager",
]


class Documented(NamedTuple):
    """A docstring: where it stands, its first paragraph, and what the function returns that it belongs to."""

    where: str
    first: str
    returns: str


def sources(folder: Path) -> Iterator[tuple[Path, str]]:
    for path in sorted(folder.rglob("*.py")):
        yield path, path.read_text("utf-8")


def documented(path: Path, text: str) -> Iterator[Documented]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            docstring = ast.get_docstring(node)
            returns = getattr(node, "returns", None)
            if docstring:
                where = f"{path.relative_to(ROOT)}: {getattr(node, 'name', 'module')}"
                first = " ".join(docstring.split("\n\n")[0].split())
                yield Documented(where, first, ast.unparse(returns) if returns else "")


def test_docstrings_are_sentences_and_questions_are_answered_by_yes_or_no() -> None:
    wrong = []
    for where, first, returns in chain.from_iterable(documented(*source) for source in sources(PACKAGE)):
        whole = (first[0].isupper() or not first[0].isalpha()) and first.endswith((".", "?", ":", ")"))
        asks = "?" in QUOTED.sub("", first)
        if not whole or (asks and not returns.startswith(YES_OR_NO)):
            wrong.append(f"{where}: {first}")
    assert wrong == []


def test_docstrings_of_what_bots_answer_say_what_they_do() -> None:
    bots = chain.from_iterable(documented(*source) for source in sources(PACKAGE / "bots"))
    answers = [one for one in bots if one.returns == "Option"]
    assert len(answers) > 50
    assert [f"{one.where}: {one.first}" for one in answers if re.split(r"\W", one.first)[0] not in VERBS] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_nobody_is_he(folder: Path) -> None:
    """Not in names, docstrings and comments; what cards and messages say is quoted in tests as it is."""
    found = []
    for path, text in sources(folder):
        if path == Path(__file__) or not HE.search(text):
            continue
        said = [
            node.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.ClassDef)
        ]
        said += [one.first for one in documented(path, text)]
        said += [match[1] for line in text.splitlines() if (match := COMMENT.search(line))]
        found += [f"{path.relative_to(ROOT)}: {one}" for one in said if HE.search(QUOTED.sub("", one))]
    assert found == []

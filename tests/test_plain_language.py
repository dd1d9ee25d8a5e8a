"""Docstrings are whole sentences, nobody is "he", no file is long: what can be checked of how code is written."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import pytest
from tools.widths import sources, wide, written

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "munera"
FOLDERS = (PACKAGE, ROOT / "tests", ROOT / "tools", ROOT / "bench", ROOT / "examples")

HE = re.compile(r"(?<![^\W_])(s?he|his|hers?|him|himself|herself)(?![^\W_])", re.IGNORECASE)
NAMED = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
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


LONGEST = 450  # lines of a source file
SPLIT = (".py", ".ts", ".svelte", ".js", ".css", ".html")  # tables and the one file of C are as long as they are


class Documented(NamedTuple):
    """A docstring: where it stands, its first paragraph, and what the function returns that it belongs to."""

    where: str
    first: str
    returns: str


def modules(folder: Path) -> Iterator[tuple[Path, str]]:
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
    sources = chain.from_iterable(modules(folder) for folder in FOLDERS)
    for where, first, returns in chain.from_iterable(documented(*source) for source in sources):
        whole = (first[0].isupper() or not first[0].isalpha()) and first.endswith((".", "?", ":", ")"))
        asks = "?" in QUOTED.sub("", first)
        if not whole or (asks and not returns.startswith(YES_OR_NO)):
            wrong.append(f"{where}: {first}")
    assert wrong == []


def test_docstrings_of_what_bots_answer_say_what_they_do() -> None:
    bots = chain.from_iterable(documented(*source) for source in modules(PACKAGE / "bots"))
    answers = [one for one in bots if one.returns == "Option"]
    assert len(answers) > 50
    assert [f"{one.where}: {one.first}" for one in answers if re.split(r"\W", one.first)[0] not in VERBS] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_nobody_is_he(folder: Path) -> None:
    """Not in names, docstrings and comments; what cards and messages say is quoted in tests as it is."""
    found = []
    for path, text in modules(folder):
        if path == Path(__file__) or not HE.search(text):
            continue
        nodes = list(ast.walk(ast.parse(text)))
        said = [node.name for node in nodes if isinstance(node, NAMED)]
        said += [ast.get_docstring(node) or "" for node in nodes if isinstance(node, ast.Module | NAMED)]
        said += [match[1] for line in text.splitlines() if (match := COMMENT.search(line))]
        found += [f"{path.relative_to(ROOT)}: {one}" for one in said if HE.search(QUOTED.sub("", one))]
    assert found == []


def test_nobody_is_he_in_the_browser_and_in_the_steps_of_examples() -> None:
    lines = [(name, line) for name, lines in written("web/src") for line in lines]
    examples = sorted((ROOT / "tests").glob("*/examples/*.json"))
    steps = [(path.name, step) for path in examples for step in json.loads(path.read_text("utf-8"))["played"]]
    assert len(lines) > 40_000
    assert len(steps) > 80
    assert [f"{where}: {text.strip()}" for where, text in [*lines, *steps] if HE.search(text)] == []


def test_no_line_is_wider_than_a_screen() -> None:
    assert len(list(sources())) > 1000
    assert wide() == []


def test_no_source_file_is_long() -> None:
    lengths = {name: len(lines) for name, lines in written("src", "web/src") if name.endswith(SPLIT)}
    assert {name: count for name, count in lengths.items() if count > LONGEST} == {}


COUNTS = {"told", "events_told", "_events_told", "told_before_log", "_told_before_checkpoint"}
HOMES = {  # where the number of events that frames and notices call so has a name
    "src/munera/cli/screen.py",
    "src/munera/cli/story.py",
    "src/munera/kernel/laws/publishing.py",
    "src/munera/kernel/match/copies.py",
    "src/munera/server/api/records.py",
    "src/munera/tables/notices.py",
    "src/munera/tables/viewers.py",
    "tests/kernel/test_storage.py",
    "tests/tables/test_story.py",
}
PROSE = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*|'[^'\n]*'|\"[^\"\n]*\"", re.DOTALL)
IDENTIFIER = re.compile(r"#?\w*told\w*", re.IGNORECASE)
MESSAGE = re.compile(r"^(?:\w+-)*told(?:-\w+)* =|-told\b", re.MULTILINE)


def python_names(text: str, *fields: str) -> Iterator[str]:
    """The names in which the word is, in these fields of the syntax tree; names of tests are sentences."""
    for node in ast.walk(ast.parse(text)):
        for field in fields:
            found = getattr(node, field, None)
            if not isinstance(found, str) or not found.isidentifier() or found.startswith("test_"):
                continue
            if "told" in found.lower().split("_"):
                yield found


def test_told_means_one_thing() -> None:
    """As on the wire: how many events a viewer has been told so far. `is_told_to` says who is told an event."""
    found: dict[str, set[str]] = {}
    keys: set[str] = set()
    for name, lines in written("src", "tests", "tools", "bench", "examples"):
        text = "\n".join(lines)
        if name.endswith(".py") and "told" in text.lower():
            for identifier in python_names(text, "id", "attr", "arg", "name"):
                found.setdefault(identifier, set()).add(name)
            if Path(name) != Path(__file__).relative_to(ROOT):
                keys |= set(python_names(text, "value"))  # of what is sent and kept
    assert set(found) == COUNTS | {"is_told_to"}
    assert found["told"] == HOMES
    assert keys == {"told"}


def test_told_means_the_same_in_the_browser() -> None:
    """Whatever it names there - a variable, a field, a parameter, a class - is the number of events."""
    found: dict[str, set[str]] = {}
    for name, lines in written("web/src"):
        for identifier in IDENTIFIER.findall(PROSE.sub("", "\n".join(lines))):
            found.setdefault(identifier.lstrip("#"), set()).add(name)
    assert set(found) == {"told"}
    assert {"web/src/lib/wire/protocol.ts", "web/src/lib/table/pace.ts"} <= found["told"]


def test_no_message_is_called_told() -> None:
    catalogues = sorted((PACKAGE / "locales").glob("*/*.ftl"))
    assert len(catalogues) > 40
    assert [path.name for path in catalogues if MESSAGE.search(path.read_text("utf-8"))] == []


FOUR = re.compile(r"\bstanding\b|^\s*class (Table|Stage|Driver)\b", re.MULTILINE)
CLASSES = {  # who may call a class so
    "Table": ("src/munera/tables/table.py", "src/munera/testing/"),  # one that people play at
    "Stage": ("src/munera/lab/train/running.py",),  # of a training run
    "Driver": (),  # that of a database is none of ours
}
# In views and positions it says who stands and how a promise stands; at tables it is short for standing answers.
STANDING = (
    "src/munera/games/",
    "src/munera/testing/school.py",
    "tests/school/",
    "src/munera/tables/",
    "tests/server/play/test_standing_answers.py",
    "tests/tables/",
    "tools/questions/asking.py",
    "tools/solo_table.py",
)


def test_words_that_had_four_meanings_have_kept_one() -> None:
    classes: set[tuple[str, str]] = set()
    homes: set[str] = set()
    for name, lines in written("src", "tests", "tools", "bench", "examples"):
        text = "\n".join(lines)
        if not name.endswith(".py") or not FOUR.search(text):
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ClassDef) and node.name in CLASSES:
                classes.add((node.name, name))
            if "standing" in (getattr(node, field, None) for field in ("id", "attr", "arg", "name")):
                homes.add(name)
    assert {name for name, _ in classes} == {"Table", "Stage"}
    assert [one for one in classes if not one[1].startswith(CLASSES[one[0]])] == []
    assert homes
    assert [name for name in homes if not name.startswith(STANDING)] == []

"""The rule texts hold together: ids, languages, reasons, the trace to the rulebook, the tests behind them."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from tools.sheets.rulebooks import (
    BLANK,
    books,
    copied,
    entries_of,
    entry_hashes,
    kept,
    line_hash,
    lines_of,
    runs_of,
    separate_runs,
    trace,
    trace_files,
)

from munera.rules import ENGLISH, games, languages, parse, path_of, rules, texts
from munera.rules_coverage import coverage, marks, unknown

ROOT = Path(__file__).resolve().parents[2]
TESTS = ROOT / "tests"
TRACES = ROOT / "docs" / "rules" / "trace"

# The prefixes that the ids of a game may have: Gladius shares its stats with the campaign.
PREFIXES = {"gladius": ("GL", "SO", "GS"), "school": ("GS",), "spartacus": ("SP",), "serpents": ("SW",)}
CAMPAIGN = "GLADIATOR SCHOOL"  # the heading at which Gladius ends in its rulebook
DUEL_ENDS = 193  # the line before it
BOOK_ENDS = 557
SPARTACUS_ENDS = {"spartacus": 930, "spartacus_2012": 2252, "serpents": 259}  # two languages, and the expansion

TEXT = """# Game

About the game.

## First chapter

### GL-DECK-1 A title
Some text
goes on.

- an item
  that goes on
- an item

### GL-01 Another (ruling)
Text.
Reason: This
is why.

## Second chapter

### GL-BEAST-2 A third  (ours)
Text.
"""


# The texts


@pytest.mark.parametrize("game", PREFIXES)
def test_a_game_has_a_text_in_every_language(game: str) -> None:
    assert game in games()
    for lang in languages():
        assert path_of(game, lang).is_file()


def test_no_rule_is_told_in_two_games() -> None:
    ids = [rule for game in games() for rule in rules(game)]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("game", games())
def test_ids_are_unique_and_of_this_game(game: str) -> None:
    # The text itself is read here, not the parsed rules, so that the parser cannot hide a second one.
    text = path_of(game).read_text(encoding="utf-8")
    ids = re.findall(r"^### (\S+)", text, flags=re.MULTILINE)
    assert ids
    assert len(set(ids)) == len(ids)
    assert ids == list(rules(game))
    prefixes = PREFIXES.get(game, ())
    for rule in ids:
        assert re.fullmatch(r"[A-Z]{2}-([A-Z]+-[1-9]\d*|\d{2})", rule)
        assert not prefixes or rule.startswith(tuple(f"{prefix}-" for prefix in prefixes))


@pytest.mark.parametrize("game", games())
def test_numbers_of_a_chapter_have_no_gap(game: str) -> None:
    chapters: dict[str, list[int]] = {}
    for rule in rules(game):
        stem, _, number = rule.rpartition("-")
        if stem.count("-") == 1:
            chapters.setdefault(stem, []).append(int(number))
    for stem, numbers in chapters.items():
        assert numbers == list(range(1, len(numbers) + 1)), stem


def test_every_ruling_that_was_decided_is_told() -> None:
    bout = {f"GS-{n}" for n in range(21, 25)}  # the rulings of the campaign that a single bout needs
    decided = {
        "gladius": {f"GL-{n:02}" for n in range(1, 22)} | {f"SO-{n:02}" for n in range(1, 9)} | bout,
        "school": {f"GS-{n:02}" for n in range(1, 53)} - bout - {"GS-50"},  # which is ours
        "spartacus": {f"SP-{n:02}" for n in range(1, 100)},
        "serpents": {f"SW-{n:02}" for n in range(1, 74)},
    }
    for game, ids in decided.items():
        assert {rule.id for rule in rules(game).values() if rule.mark == "ruling"} == ids


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", games())
def test_every_language_tells_the_same_rules_in_the_same_order(game: str, lang: str) -> None:
    english, other = rules(game), rules(game, lang)
    assert list(other) == list(english)
    assert [rule.mark for rule in other.values()] == [rule.mark for rule in english.values()]
    # The same rules share a chapter, whatever it is called.
    assert len({(english[rule].chapter, other[rule].chapter) for rule in english}) == len(
        {rule.chapter for rule in english.values()}
    )


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", games())
def test_every_language_tells_the_same_numbers_and_options(game: str, lang: str) -> None:
    for rule, english in rules(game).items():
        other = rules(game, lang)[rule]
        for exact in (r"\d+", r"`[^`]+`"):
            assert sorted(re.findall(exact, other.text)) == sorted(re.findall(exact, english.text)), rule


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", games())
def test_a_ruling_has_a_reason_and_nothing_else_has(game: str, lang: str) -> None:
    for rule in rules(game, lang).values():
        assert (rule.reason != "") == (rule.mark == "ruling"), rule.id


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", games())
def test_a_reference_to_a_rule_names_one(game: str, lang: str) -> None:
    known = {rule for every in games() for rule in rules(every)}
    for rule in rules(game, lang).values():
        for named in re.findall(r"\b[A-Z]{2}-(?:[A-Z]+-)?\d+\b", f"{rule.text} {rule.reason}"):
            assert named in known, rule.id


def test_the_texts_are_not_shared_between_callers() -> None:
    rules("gladius").clear()
    assert rules("gladius")


def test_a_language_without_a_text_falls_back_to_english() -> None:
    assert rules("gladius", "la") == rules("gladius") == rules("gladius", ENGLISH)
    assert rules("gladius", "pt-BR") != rules("gladius")


@pytest.mark.parametrize("game", ["no_such_game", "", "../gladius", "pt-BR/gladius"])
def test_an_unknown_game_has_no_rules(game: str) -> None:
    assert rules(game) == {}


# The parser


def test_what_a_rule_text_says() -> None:
    found = parse(TEXT, "game.md")
    assert list(found) == ["GL-DECK-1", "GL-01", "GL-BEAST-2"]
    first, second, third = found.values()
    assert (first.title, first.chapter, first.mark) == ("A title", "First chapter", "rule")
    assert first.text == "Some text goes on.\n\n- an item that goes on\n- an item"
    assert first.reason == ""
    assert (second.title, second.text, second.reason, second.mark) == (
        "Another",
        "Text.",
        "This is why.",
        "ruling",
    )
    assert (third.title, third.chapter, third.mark) == ("A third", "Second chapter", "ours")


@pytest.mark.parametrize(
    ("heading", "line"),
    [
        ("### GL-DECK-1", 5),  # no title
        ("### GL_DECK_1 Title", 5),
        ("### gl-deck-1 Title", 5),
        ("### GL-DECK-0 Title", 5),
        ("### GL-00 Title", 5),
        ("### Title", 5),
        ("###GL-DECK-1 Title", 5),
        ("###", 5),
        ("##", 5),
        ("# Second title", 5),
        ("#### GL-DECK-1 Title", 5),
        ("### GL-01 Title (rulling)", 5),
        ("### GL-01 Title (decisão)", 5),
    ],
)
def test_a_malformed_heading_names_file_and_line(heading: str, line: int) -> None:
    with pytest.raises(ValueError, match=rf"^some/game\.md:{line}: "):
        parse(f"# Game\n\n## Chapter\n\n{heading}\nText.\n", "some/game.md")


def test_an_id_given_twice_names_the_second() -> None:
    with pytest.raises(ValueError, match=r"^game\.md:5: .*GL-01.*twice"):
        parse("# Game\n## Chapter\n### GL-01 One\nText.\n### GL-01 Two\nText.\n", "game.md")


def test_a_rule_outside_a_chapter_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^game\.md:2: .*before the first chapter"):
        parse("# Game\n### GL-01 One\nText.\n", "game.md")


@pytest.mark.parametrize("after", ["", "\nReason: Only a reason.\n", "\n## Next\n"])
def test_a_rule_without_text_is_refused(after: str) -> None:
    with pytest.raises(ValueError, match=r"^game\.md:3: .*GL-01.*no text"):
        parse(f"# Game\n## Chapter\n### GL-01 One{after}", "game.md")


# The trace from the rulebook to the rules


def test_there_is_a_trace() -> None:
    assert {path.stem for path in trace_files()} >= set(PREFIXES)
    assert (texts() / "trace").is_dir()


@pytest.mark.parametrize("path", trace_files(), ids=lambda path: path.stem)
def test_a_trace_goes_forward_and_names_known_rules(path: Path) -> None:
    known = {rule for game in games() for rule in rules(game)}
    _, entries = trace(path)
    before = 0
    for entry in entries:
        assert before < entry.first <= entry.last, entry
        assert set(entry.rules) <= known, entry
        before = entry.last


@pytest.mark.parametrize("game", games())
def test_every_rule_of_the_rulebook_is_traced(game: str) -> None:
    traced = {rule for path in trace_files() for entry in trace(path)[1] for rule in entry.rules}
    assert [rule.id for rule in rules(game).values() if rule.mark == "rule" and rule.id not in traced] == []


@pytest.mark.parametrize(
    ("name", "first", "last"),
    [
        ("gladius", 1, DUEL_ENDS),
        ("school", DUEL_ENDS + 1, BOOK_ENDS),
        *((name, 1, last) for name, last in SPARTACUS_ENDS.items()),
    ],
)
def test_the_traces_have_no_gap(name: str, first: int, last: int) -> None:
    # After the duel Gladius traces only the stats, which the campaign traces too.
    entries = [entry for entry in trace(TRACES / f"{name}.toml")[1] if entry.first <= last]
    assert entries[0].first == first
    assert entries[-1].last == last
    for one, other in pairwise(entries):
        assert other.first == one.last + 1, other


def test_the_traces_cover_the_rulebook() -> None:
    covered: set[int] = set()
    for game in ("gladius", "school"):
        book, entries = trace(TRACES / f"{game}.toml")
        lines = kept(lines_of(book))
        assert lines.index(line_hash(CAMPAIGN)) == DUEL_ENDS  # counted from 0: the line after the last of the duel
        assert len(lines) == BOOK_ENDS
        for entry in entries:  # an entry begins with what it is about, except at the top of the file
            assert entry.first == 1 or lines[entry.first - 1] != BLANK, entry
            covered |= set(range(entry.first, entry.last + 1))
    assert covered == set(range(1, BOOK_ENDS + 1))


@pytest.mark.parametrize(("name", "last"), SPARTACUS_ENDS.items())
def test_the_traces_of_spartacus_end_with_their_books(name: str, last: int) -> None:
    book, entries = trace(TRACES / f"{name}.toml")
    assert len(kept(lines_of(book))) == entries[-1].last == last


@pytest.mark.parametrize("path", trace_files(), ids=lambda path: path.stem)
def test_a_trace_is_as_it_was_read_in_its_book(path: Path) -> None:
    """After a wanted change of a trace: `python -m tools.sheets --write`, and read the diff."""
    book, entries = trace(path)
    assert list(entry_hashes(entries, kept(lines_of(book)))) == kept(entries_of(path))


def test_the_trace_of_gladius_has_every_stat_that_a_bout_uses() -> None:
    book, entries = trace(TRACES / "gladius.toml")
    lines = kept(lines_of(book))
    carried = {line: entry.rules for entry in entries for line in range(entry.first, entry.last + 1)}
    for number, stat in enumerate(("STRENGTH", "SKILL", "ENDURANCE", "PROWESS", "REFLEXES"), start=2):
        heading = lines.index(line_hash(stat)) + 1
        assert f"GL-STATS-{number}" in carried[heading]
        assert carried[heading] == carried[heading + 2]


@pytest.mark.parametrize(("book", "game"), [(book, game) for book, found in books().items() for game in found])
def test_no_sentence_of_the_rulebook_is_copied(book: str, game: str) -> None:
    assert copied(kept(runs_of(book)), game) == []


def test_a_copied_sentence_is_found() -> None:
    rule = next(rule for rule in rules("gladius").values() if len(rule.text.split()) > 30)
    assert copied(separate_runs(f"Printed before it. {rule.text} Printed after it."), "gladius") == [rule.id]


# The tests that prove the rules


def test_marks_are_found_wherever_they_may_stand(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    (tests / "deep").mkdir(parents=True)
    (tests / "test_one.py").write_text(
        """
import pytest

@pytest.mark.rule("GL-01", "GL-02")
@pytest.mark.slow
def test_a() -> None: ...

@pytest.mark.rule("GL-02")
async def test_b() -> None: ...

@pytest.mark.rule("GL-03")
def helper() -> None: ...

# proves: GL-04
def test_c() -> None: '''@pytest.mark.rule("GL-05")'''

@pytest.mark.rule("GL-06")
class TestClass:
    pytestmark = pytest.mark.rule("GL-07")

    @pytest.mark.rule("GL-08", "GL-06")
    def test_d(self) -> None: ...
""",
        encoding="utf-8",
    )
    (tests / "deep" / "test_two.py").write_text(
        """
import pytest

pytestmark = [pytest.mark.slow, pytest.mark.rule("GL-09")]

def test_e() -> None: ...

def helper() -> None: ...
""",
        encoding="utf-8",
    )
    (tests / "deep" / "helpers.py").write_text(
        "import pytest\n@pytest.mark.rule('GL-10')\ndef test_f() -> None: ...\n", encoding="utf-8"
    )
    assert marks(tests) == {
        "GL-01": ["tests/test_one.py::test_a"],
        "GL-02": ["tests/test_one.py::test_a", "tests/test_one.py::test_b"],
        "GL-06": ["tests/test_one.py::TestClass::test_d"],
        "GL-07": ["tests/test_one.py::TestClass::test_d"],
        "GL-08": ["tests/test_one.py::TestClass::test_d"],
        "GL-09": ["tests/deep/test_two.py::test_e"],
    }
    found = coverage("gladius", tests)
    assert list(found) == list(rules("gladius"))
    assert found["GL-01"] == ["tests/test_one.py::test_a"]
    assert found["GL-10"] == []


@pytest.mark.parametrize(
    "mark", ["rule", "rule()", "rule(*IDS)", "rule(IDS)", "rule('GL-01', IDS)", "rule(ids='GL-01')"]
)
def test_a_mark_that_cannot_be_read_is_refused(tmp_path: Path, mark: str) -> None:
    (tmp_path / "test_one.py").write_text(
        f"import pytest\n@pytest.mark.{mark}\ndef test_a(): ...\n", encoding="utf-8"
    )
    with pytest.raises(ValueError, match=r"test_one\.py:2: "):
        marks(tmp_path)


def test_a_mark_that_names_no_rule_is_found(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text(
        "import pytest\n@pytest.mark.rule('GL-01', 'GL-99')\ndef test_a(): ...\n", encoding="utf-8"
    )
    assert unknown(tmp_path) == {"GL-99": [f"{tmp_path.name}/test_one.py::test_a"]}


@cache
def marked() -> dict[str, list[str]]:
    """What our tests prove, read once."""
    return marks(TESTS)


def test_every_mark_in_our_tests_names_a_rule() -> None:
    assert set(marked()) <= {rule for game in games() for rule in rules(game)}


@pytest.mark.parametrize("game", games())
def test_every_rule_is_proved_by_a_test(game: str) -> None:
    assert [rule for rule in rules(game) if not marked().get(rule)] == []

"""The web app knows no rules: no card tables, no TOML, no numbers that belong to cards.

What boards show is given by the rules (views, printed facts, parts, scenes). Drawings keyed by card are theirs, so
a table of cards may hold texts; numbers and booleans of cards come over the wire.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from munera.games import books

ROOT = Path(__file__).parents[2]
SRC = ROOT / "web" / "src"
MADE = SRC / "views"  # types, made from the Python ones
FEW = 3  # so many cards with numbers may be named together: an example, not a table
TOML = re.compile(r"\.toml\b|\breadToml\b")
# A card as a key, as in `pommel: hits('common', 2, 1)` and `'gl-crixus': { attack: 4 }`, or at the head of a row.
ENTRY = re.compile(r"(?<![\w.])(?P<quote>['\"]?)(?P<card>[a-z][\w-]*)(?P=quote)\s*:")
ROW = re.compile(r"\[\s*(?P<quote>['\"])(?P<card>[a-z][\w-]*)(?P=quote)\s*,")
NUMBER = re.compile(r"(?<![\w.#'\"-])(?:\d+(?:\.\d+)?|true|false)(?![\w.%'\"])")
TEXT = re.compile(r"'[^'\n]*'|\"[^\"\n]*\"|`[^`]*`")
REMARK = re.compile(r"/\*.*?\*/|(?<![:\w])//[^\n]*|<!--.*?-->|<style.*?</style>", re.DOTALL)


def cards() -> frozenset[str]:
    return frozenset(card for book in books().values() for card in book.vocabulary.cards)


def value(text: str, start: int) -> str:
    """The expression that begins there: up to a comma or bracket that is not part of it."""
    depth = 0
    for at in range(start, len(text)):
        depth += (text[at] in "([{") - (text[at] in ")]}")
        if depth < 0 or (depth == 0 and text[at] in ",;"):
            return text[start:at]
    return text[start:]


def problems(text: str, known: frozenset[str]) -> Iterator[str]:
    """What in a source of the web app belongs to the rules."""
    text = REMARK.sub("", text)
    yield from (f"reads TOML: {found.group()!r}" for found in TOML.finditer(text))
    told = {
        found["card"]
        for form in (ENTRY, ROW)
        for found in form.finditer(text)
        if found["card"] in known and NUMBER.search(TEXT.sub("", value(text, found.end())))
    }
    if len(told) > FEW:
        yield f"a table of cards with numbers: {', '.join(sorted(told)[:6])}, ..."


def sources() -> list[Path]:
    found = [path for kind in ("*.ts", "*.svelte") for path in SRC.rglob(kind)]
    return sorted(path for path in found if not path.name.endswith(".test.ts") and MADE not in path.parents)


def test_nothing_of_the_rules_is_written_in_the_web_app() -> None:
    known = cards()
    found = [f"{path.relative_to(ROOT)}: {one}" for path in sources() for one in problems(path.read_text(), known)]
    assert len(sources()) > 300
    assert found == []


def test_tests_of_the_web_app_read_no_tables_either() -> None:
    tests = sorted(SRC.rglob("*.test.ts"))
    assert tests
    assert [path.name for path in tests if TOML.search(REMARK.sub("", path.read_text()))] == []


@pytest.mark.parametrize(
    "text",
    [
        "import cards from '../../games/gladius/cards.toml?raw'",
        "const files = import.meta.glob('../../cards/*.toml')",
        "import { readToml } from './toml'",
        "const DAMAGE = { pommel: 1, kick: 1, cut: 1, impale: 4 }",
        "const CARDS = {\n  pommel: hits('x', 2),\n  kick: hits('x', 2),\n  cut: hits(8),\n  leap: hits(4),\n}",
        "const SPENT = { pommel: false, kick: false, cut: false, wild_swing: true }",
        "const COST = new Map([['parry', 3], ['evade', 4], ['veles', 4], ['tiro', 2]])",
        "const V = { 'gl-agron': { v: 8 }, 'gl-barca': { v: 7 }, 'gl-ashur': { v: 6 }, 'gl-auctus': { v: 5 } }",
    ],
)
def test_what_belongs_to_the_rules_is_found(text: str) -> None:
    assert list(problems(text, cards()))


@pytest.mark.parametrize(
    "text",
    [
        "const MOTIFS = { pommel: 'pommel', kick: 'kick', cut: 'stab', impale: 'trident' }",
        "// the cards are in cards.toml\nconst SIZES = { hand: 52, big: 76, small: 40 }",
        "const at = { kick: 1 }",
        "const ICONS = { parry: 'M2 12h50M42 3l12 9', evade: 'M1 1z', veles: 'M0 0h4', tiro: 'M3 3v3' }",
    ],
)
def test_drawings_of_cards_are_the_app_s_own(text: str) -> None:
    assert list(problems(text, cards())) == []

"""The web app knows no rules: no card tables, no TOML, no numbers that belong to cards or to the rules.

What boards show is given by the rules (views, printed facts, parts, scenes). Drawings keyed by card are theirs, so
a table of cards may hold texts; numbers and booleans of cards come over the wire. So do the numbers that decide
something: no board compares a fact of a game with a number of its own, and none repeats a constant of the rules.
"""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from munera import games
from munera.games import books

ROOT = Path(__file__).parents[2]
SRC = ROOT / "web" / "src"
MADE = SRC / "views"  # types, made from the Python ones
FEW = 3  # so many cards with numbers may be named together: an example, not a table
TOML = re.compile(r"\.toml\b|\breadToml\b")
# A card as a key, as in `pommel: hits('common', 2, 1)` and `'gl-crixus': { attack: 4 }`, or at the head of a row.
ENTRY = re.compile(r"(?<![\w.])(?P<quote>['\"]?)(?P<card>[a-z][\w-]*)(?P=quote)\s*:")
ROW = re.compile(r"\[\s*(?P<quote>['\"])(?P<card>[a-z][\w-]*)(?P=quote)\s*,")
# The same said step by step: `card === 'pommel' ? 2`, `damage.set('pommel', 2)`, `damage['pommel'] = 2`.
STEP = re.compile(
    r"(?:[!=]==?\s*|\.set\(\s*|\[\s*)(?P<quote>['\"])(?P<card>[a-z][\w-]*)(?P=quote)\s*(?:[?,]|\)|\]\s*=(?!=))"
)
DOTTED = re.compile(r"\.(?P<card>[a-z]\w*)\s*=(?![=>])")
LIST = re.compile(r"\[(?P<items>[^\[\]]*)\]")
QUOTED = re.compile(r"(['\"])(?P<card>[a-z][\w-]*)\1")
NUMBER = re.compile(r"(?<![\w.#'\"-])(?:\d+(?:\.\d+)?|true|false)(?![\w.%'\"])")
FIGURES = re.compile(r"(['\"])(\d+)\1")  # a number, written as a text
TEXT = re.compile(r"'[^'\n]*'|\"[^\"\n]*\"|`[^`]*`")
REMARK = re.compile(r"/\*.*?\*/|(?<![:\w])//[^\n]*|<!--.*?-->|<style.*?</style>", re.DOTALL)

# A fact of a view, or how many things one lists: `house.influence`, `hand.length`.
FACT = r"(?P<path{n}>(?:[\w$!?)\]]+\??\.)*[a-z_]+)!?"
LITERAL = r"(?P<number{n}>\d+)(?![\w.%])"
COMPARED = re.compile(
    "|".join(
        [
            rf"{FACT}\s*(?:[<>]=?|[!=]==?|%)\s*{LITERAL}".replace("{n}", "1"),
            rf"(?<![\w.#-]){LITERAL}\s*(?:[<>]=?|[!=]==?|-)\s*{FACT}(?![\w(:])".replace("{n}", "2"),
            rf"Math\.(?:min|max)\({FACT},\s*{LITERAL}".replace("{n}", "3"),
            rf"Math\.(?:min|max)\({LITERAL},\s*{FACT}(?![\w(])".replace("{n}", "4"),
            rf"\(\s*{FACT}\s*(?:\?\?[^()]*)?\)\s*(?:[<>]=?|[!=]==?|%)\s*{LITERAL}".replace("{n}", "5"),
            rf"\[[\d,\s]*?{LITERAL}\]\.includes\({FACT}".replace("{n}", "6"),
        ]
    )
)
NAMED = re.compile(
    r"(?:\bconst |\blet |[{,]\s*)(?P<name>[A-Za-z_]\w*)(?::\s*number)?\s*[=:]\s*(?P<number>\d+)(?![\w.%])"
)
FIELD = re.compile(r"^  (?P<name>\w+)\??: (?P<type>.*)$", re.MULTILINE)
CONSTANT = re.compile(r"\bconst (?P<name>\w+)(?::\s*number)? = (?P<number>\d+)\b(?![ \t]*[-+*/.\w])")
LEAST = 2  # none and one are no rules
LEAST_MANY = 3  # neither are two
ALLOWED: Mapping[tuple[str, str], str] = {
    ("for_glory/Board.svelte", "seat).length <= 3"): "so many gladiators leave the hand of a phone more room",
    ("for_glory/school/PlayerBar.svelte", "view.victory > 6"): "more marks than these stand closer",
    ("school/bench/PeopleBench.svelte", "Math.min(7, needs"): "no die shows seven: the catalogue says so in words",
    ("spartacus/Board.svelte", "view.houses.length > 4"): "more panels than these are smaller",
    ("spartacus/arena/dice/OddsChart.svelte", "hits % 4"): "every fourth column has its number below it",
    ("spartacus/intrigue/Hand.svelte", "hand.length > 4"): "more cards than these are narrow",
}
"""By module and expression: numbers that say how something is drawn or worded, and why they are no rules."""
ALLOWED_ELSEWHERE: Mapping[tuple[str, str], str] = {
    ("lib/table/pace.ts", "left < 15"): "seconds on one's own clock",
    ("pages/home/hexes.ts", "row % 2"): "every second row of a pattern is moved",
    ("pages/learn/spotlight.ts", "Math.max(3, left"): "pixels",
    ("pages/learn/spotlight.ts", "left >= 12"): "pixels",
    ("pages/replay/Save.svelte", "steps < 2"): "pictures of a film",
    ("pages/replay/Save.svelte", "steps > 120"): "pictures of a film",
    ("pages/replay/film/filming.svelte.ts", "spent < 3000"): "milliseconds",
    ("pages/table/SeatedTable.svelte", "number <= 9"): "the keys that choose an answer",
    ("pages/table/ending/curve.ts", "count < 2"): "points of a curve",
    ("ui/Explain.svelte", "Math.max(6, at.left"): "pixels",
    ("ui/GoalStrip.svelte", "found.sides.length > 4"): "more names than these are written smaller",
    ("ui/GoalStrip.svelte", "found.turns_left > 20"): "until the end is far away",
}
"""The same outside the boards. `art/` is not looked at: all its numbers draw something."""
LOOKS: Mapping[str, str] = {
    "art/figures/people/houses.ts": "how somebody looks: numbers of skins, hair colours and garments",
    "art/figures/people/schools.ts": "how somebody looks: numbers of skins, hair colours and garments",
}
"""Tables of people by the ids of their cards, and why their numbers are no rules."""

NAMED_GAMES: Mapping[str, str] = {
    "lib/wire/start.ts": "in which order they are shown; others follow",
    "pages/Cards.svelte": "whose cards are shown first, and how they are laid out",
    "pages/Learn.svelte": "in which order lessons are shown, and which one goes before an expansion",
    "pages/NewTable.svelte": "which one is chosen first",
    "pages/Rules.svelte": "whose rules are shown first",
    "pages/Summary.svelte": "whose page is shown first",
    "pages/cards/Fighters.svelte": "how cards look",
    "pages/cards/faces.ts": "how cards look",
    "pages/home/GamePicture.svelte": "pictures",
    "pages/home/Welcome.svelte": "which one a newcomer is shown",
}
"""Modules for all games that name some of them, and why that says nothing of their rules."""


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
    seen = {
        found["card"]
        for form in (ENTRY, ROW, STEP, DOTTED)
        for found in form.finditer(text)
        if found["card"] in known and NUMBER.search(without_texts(value(text, found.end())))
    }
    if len(seen) > FEW:
        yield f"a table of cards with numbers: {', '.join(sorted(seen)[:6])}, ..."
    for one in LIST.finditer(text):
        listed = {found["card"] for found in QUOTED.finditer(one["items"])} & known
        if len(listed) > FEW:
            yield f"a list of cards, which says what they have in common: {', '.join(sorted(listed)[:6])}, ..."


def without_texts(text: str) -> str:
    return TEXT.sub("", FIGURES.sub(r"\2", text))


# ---------------------------------------------------------------------- numbers of the rules


@cache
def facts() -> frozenset[str]:
    """The names of everything in views that is a number or a list."""
    found = (row for path in MADE.glob("*.ts") for row in FIELD.finditer(path.read_text()))
    return frozenset(
        row["name"] for row in found if re.fullmatch(r"number( \| null)?|.*\[\]( \| null)?", row["type"])
    )


@cache
def constants() -> Mapping[str, frozenset[int]]:
    """Numbers that have a name in the rules or are printed, by that name: `UNOPPOSED` is `unopposed` here."""
    found: dict[str, set[int]] = {}
    for module in pkgutil.walk_packages(games.__path__, f"{games.__name__}."):
        for name, value in vars(import_module(module.name)).items():
            if name.isupper() and type(value) is int:
                found.setdefault(plain(name), set()).add(value)
    for book in books().values():
        printed = {key: value for key, value in book.printed().items() if key != "cards"}
        for name, number in numbers(printed):
            found.setdefault(plain(name), set()).add(number)
    return {name: frozenset(values) for name, values in found.items()}


def plain(name: str) -> str:
    return name.replace("_", "").lower()


def numbers(printed: Any, name: str = "") -> Iterator[tuple[str, int]]:
    """All numbers in there, each with the name under which it stands."""
    if type(printed) is int:
        yield name, printed
    elif isinstance(printed, Mapping):
        for key, value in printed.items():
            yield from numbers(value, str(key))


def own_numbers(text: str) -> Iterator[str]:
    """Comparisons of facts with numbers, and constants of the rules that are written down again."""
    text = REMARK.sub("", text)
    text = TEXT.sub("''", re.sub(r"\['([a-z_]+)'\]", r".\1", text))  # `house['influence']` is `house.influence`
    for found in COMPARED.finditer(spelt_out(text)):
        at = next(n for n in "123456" if found[f"number{n}"])
        *_, before, last = ["", *re.findall(r"[a-z_]+", found[f"path{at}"])]
        fact, least = (before, LEAST_MANY) if last == "length" else (last, LEAST)
        if fact in facts() and int(found[f"number{at}"]) >= least:
            yield found.group().strip()
    for found in NAMED.finditer(text):
        if int(found["number"]) >= LEAST and int(found["number"]) in constants().get(plain(found["name"]), ()):
            yield f"{found['name']} = {found['number']}"


def spelt_out(text: str) -> str:
    """The source with the numbers that it has given names to."""
    for found in CONSTANT.finditer(text):
        name = re.escape(found["name"])
        text = re.sub(rf"(?<![\w.]){name}(?![\w(:]|\s*=[^=])", found["number"], text)
    return text


def sources() -> list[Path]:
    found = [path for kind in ("*.ts", "*.svelte") for path in SRC.rglob(kind)]
    return sorted(path for path in found if not path.name.endswith(".test.ts") and MADE not in path.parents)


def test_nothing_of_the_rules_is_written_in_the_web_app() -> None:
    known = cards()
    found = [
        f"{path.relative_to(ROOT)}: {one}"
        for path in sources()
        if path.relative_to(SRC).as_posix() not in LOOKS
        for one in problems(path.read_text(), known)
    ]
    assert len(sources()) > 300
    assert found == []


def numbers_found(*folders: str) -> set[tuple[str, str]]:
    """The numbers of their own in these folders of the web app, each with the module."""
    return {
        (path.relative_to(SRC).as_posix(), one)
        for path in sources()
        if path.relative_to(SRC).parts[0] in folders
        for one in own_numbers(path.read_text())
    }


def test_no_board_has_numbers_of_its_own() -> None:
    found = {(path.removeprefix("boards/"), one) for path, one in numbers_found("boards")}
    assert found - ALLOWED.keys() == set(), "the rules give such numbers: views, printed facts, parts"
    assert ALLOWED.keys() - found == set(), "these are gone"
    assert len(ALLOWED) <= 10


def test_what_is_for_all_games_has_no_numbers_of_the_rules() -> None:
    found = numbers_found("lib", "pages", "ui")
    assert found - ALLOWED_ELSEWHERE.keys() == set(), "the rules give such numbers: views, printed facts, parts"
    assert ALLOWED_ELSEWHERE.keys() - found == set(), "these are gone"


def test_what_is_for_all_games_knows_none_of_them() -> None:
    """Whether a game has this or that, its rules say: else a game of another package had it in vain."""
    named = re.compile(rf"['\"`]({'|'.join(books())})['\"`/]")
    found = {
        path.relative_to(SRC).as_posix()
        for path in sources()
        if path.relative_to(SRC).parts[0] in ("lib", "pages", "ui")
        and named.search(REMARK.sub("", path.read_text()))
    }
    assert found - NAMED_GAMES.keys() == set(), "the server tells what the rules say of each game (`api.games`)"
    assert NAMED_GAMES.keys() - found == set(), "these are gone"


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
        "const D = { pommel: '1', kick: '1', cut: '1', impale: '4' }",
        "d = c === 'pommel' ? 2 : c === 'kick' ? 3 : c === 'cut' ? 4 : c === 'impale' ? 1 : 0",
        "".join(f"if (c === '{card}') return 2\n" for card in ("kick", "cut", "leap", "parry")),
        "d.set('pommel', 2)\nd.set('kick', 3)\nd.set('cut', 4)\nd.set('impale', 1)",
        "d['pommel'] = 2\nd['kick'] = 3\nd['cut'] = 4\nd['impale'] = 1",
        "d.pommel = 2\nd.kick = 3\nd.cut = 4\nd.impale = 1",
        "const BLOWS = new Set(['pommel', 'kick', 'cut', 'impale'])",
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


@pytest.mark.parametrize(
    "text",
    [
        "if (house.influence >= 12) win()",
        "const won = $derived(houses.filter(({ influence }) => influence >= 12))",
        "{#if 12 <= view.houses[0]!.influence}<b>!</b>{/if}",
        "const short = 12 - house.influence",
        "const full = player.hand.length >= 7",
        "const shown = Math.min(fighter.hp, 10)",
        "const shown = Math.max(2, fighter.defence)",
        "const UNOPPOSED = 3",
        "const hits = (die: number, unopposed = 3) => die >= unopposed\nlet handLimit = 5",
        "const rules = { hand_limit: 5 }",
        "const GOAL = 12\nif (house.influence >= GOAL) win()",
        "if ((house.influence ?? 0) >= 12) win()",
        "const won = Number(house.influence) >= 12",
        "const won = house['influence'] >= 12",
        "const near = [10, 11].includes(house.influence)",
    ],
)
def test_numbers_of_the_rules_are_found(text: str) -> None:
    assert list(own_numbers(text))


@pytest.mark.parametrize(
    "text",
    [
        "if (house.influence > 0) rise()",
        "const several = view.fighters.length > 2",
        "if (house.influence >= printed().track.highest) win()",
        "const width = Math.max(4, columns) * 62 - 14",
        "const STEP = 62\nconst MOST = 5",
        "<style>.hand { width: calc(12px - 3px) }</style>",
        "// influence >= 12 wins\nconst said = 'influence >= 12'",
    ],
)
def test_numbers_of_drawings_are_the_app_s_own(text: str) -> None:
    assert list(own_numbers(text)) == []

"""The rule texts: every rule of every game in our own words, by id, in the language of the reader.

The texts are `docs/rules/<game>.md` and, translated, `docs/rules/<language>/<game>.md`; an installed package
carries them as `munera/rules_text`, and a game from elsewhere names the folder of its own. Chapters are `##`
headings, rules are `### <ID> <Title>` with a mark at the end where the rule is a ruling or an invention of ours; a
ruling ends with `Reason:` and the words why.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Literal, NoReturn

from munera.games import games as known_games

Mark = Literal["rule", "ruling", "ours"]

ENGLISH = "en"


@dataclass(frozen=True)
class Rule:
    """One rule. `mark` tells the rulebook's own from our rulings and inventions; rulings have a `reason`."""

    id: str
    title: str
    text: str
    reason: str
    chapter: str
    mark: Mark


@dataclass(frozen=True)
class _Words:
    """How the headings of one language are written."""

    marks: dict[str, Mark]
    reason: str


_WORDS = {
    ENGLISH: _Words({"ruling": "ruling", "ours": "ours"}, "Reason:"),
    "pt-BR": _Words({"decisão": "ruling", "nossa": "ours"}, "Motivo:"),
}

_GAME = re.compile(r"[a-z][a-z0-9_]*")
_HEADING = re.compile(
    r"(?P<id>[A-Z]{2}(?:-[A-Z]+)?-[1-9][0-9]*|[A-Z]{2}-0[1-9]) +(?P<title>\S.*?)(?: +\((?P<mark>[^()]*)\))?"
)


def texts() -> Path:
    """The folder of the rule texts: in the installed package, or in the checkout that this file is in."""
    here = Path(__file__).resolve()
    installed = here.parent / "rules_text"
    return installed if installed.is_dir() else here.parents[2] / "docs" / "rules"


def games() -> tuple[str, ...]:
    """Every game that has a rule text."""
    ours = {path.stem for path in texts().glob("*.md") if _GAME.fullmatch(path.stem)}
    return tuple(sorted(ours | {game for game in known_games() if path_of(game).is_file()}))


def languages() -> tuple[str, ...]:
    """Every language that a rule text may be written in, English first."""
    return tuple(_WORDS)


def path_of(game: str, lang: str = ENGLISH) -> Traversable:
    """Where the text of a game in a language belongs, whether or not it exists."""
    known = known_games().get(game)
    own = known.folder("rule_texts") if known is not None else None
    folder: Traversable = texts() if own is None else own
    return folder.joinpath(f"{game}.md") if lang == ENGLISH else folder.joinpath(lang, f"{game}.md")


def rules(game: str, lang: str = ENGLISH) -> dict[str, Rule]:
    """The rules of a game by id, in the order of its text; in English where that language has no text.

    A game without a text has no rules.
    """
    return dict(_rules(game, lang))


@lru_cache(maxsize=64)
def _rules(game: str, lang: str) -> dict[str, Rule]:
    if not _GAME.fullmatch(game):
        return {}
    for language in (lang, ENGLISH):
        if language in _WORDS:
            path = path_of(game, language)
            if path.is_file():
                return parse(path.read_text(encoding="utf-8"), str(path), language)
    return {}


def parse(text: str, source: str, lang: str = ENGLISH) -> dict[str, Rule]:
    """Read one rule text.

    A malformed heading, an id given twice or an empty rule is a ValueError that names file and line.
    """
    words = _WORDS[lang]
    found: dict[str, Rule] = {}
    chapter = ""
    heading: re.Match[str] | None = None
    line_of_heading = 0
    body: list[str] = []

    def wrong(line: int, what: str) -> NoReturn:
        raise ValueError(f"{source}:{line}: {what}")

    def finish() -> None:
        if heading is None:
            return
        rule_text, reason = _split(body, words.reason)
        if not rule_text:
            wrong(line_of_heading, f"rule {heading['id']} has no text")
        mark: Mark = "rule" if heading["mark"] is None else words.marks[heading["mark"]]
        found[heading["id"]] = Rule(heading["id"], heading["title"], rule_text, reason, chapter, mark)

    for number, line in enumerate(text.split("\n"), start=1):
        if not line.startswith("#"):
            body.append(line)
            continue
        finish()
        heading, line_of_heading, body = None, number, []
        hashes, _, rest = line.rstrip().partition(" ")
        if hashes == "#" and rest and number == 1:
            continue
        if hashes == "##" and rest:
            chapter = rest.strip()
        elif hashes == "###":
            heading = _HEADING.fullmatch(rest)
            if heading is None:
                wrong(number, f"not a rule heading: {line!r}")
            if heading["mark"] is not None and heading["mark"] not in words.marks:
                wrong(number, f"unknown mark ({heading['mark']})")
            if not chapter:
                wrong(number, f"rule {heading['id']} stands before the first chapter")
            if heading["id"] in found:
                wrong(number, f"rule {heading['id']} is given twice")
        else:
            wrong(number, f"not a heading of a rule text: {line!r}")
    finish()
    return found


def _split(body: list[str], reason: str) -> tuple[str, str]:
    """The text of a rule and its reason."""
    for at, line in enumerate(body):
        if line.startswith(reason):
            return _flow(body[:at]), _flow([line.removeprefix(reason), *body[at + 1 :]])
    return _flow(body), ""


def _flow(lines: list[str]) -> str:
    """Paragraphs and list items, each as one line: the host wraps them."""
    flowing: list[str] = []
    joins = False  # whether the next line goes on with the last one
    for line in lines:
        words = line.strip()
        if words and joins and not words.startswith("- "):
            flowing[-1] += f" {words}"
        elif words or joins:
            flowing.append(words)
        joins = bool(words)
    return "\n".join(flowing).strip()

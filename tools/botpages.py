"""Write `docs/bots/`, what bots see and are asked in each game: `python -m tools.botpages`. A test compares.

All of it is taken from where it is declared: the entries of the views with their docstrings, the shapes of
questions and answers, the names of their facts in the vocabulary, and how players read questions and events.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from itertools import chain, repeat
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from munera.games import book
from munera.kernel import Option, Question, Rulebook
from munera.kernel.vocabulary import Names
from tools.webtypes import named_types

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "bots"
MESSAGES = ROOT / "src" / "munera" / "locales" / "en"
GAMES = {
    "gladius": "Gladius",
    "school": "Gladiator School",
    "for_glory": "For Glory",
    "spartacus": "Spartacus",
    "serpents": "The Serpents and the Wolf",
}
KEY = re.compile(r"(?:^|(?<=[.;,?:] )|(?<=and )|(?<=or ))((?:`\w+`(?:, | and )?)+)(?: \([^)]*\))?: ")


# ---------------------------------------------------------------------- types


class Speller:
    """Writes types as the pages show them, and remembers the shapes that it has called by their name."""

    def __init__(self, named: Mapping[Any, str], names: Mapping[Any, Names]) -> None:
        self.named = named
        self.names = dict(names)  # what the parts of a shape are called
        self.used: dict[str, Any] = {}

    def spelled(self, hint: Any, names: Names = ()) -> str:
        """A type: tuples in round brackets, words in quotes, everything else as in Python.

        `names`: what the parts of a tuple, or the value itself, are called.
        """
        if hint in self.named:
            self.used.setdefault(self.named[hint], hint)
            return _called(names, self.named[hint])
        return self.shape(hint, names)

    def shape(self, hint: Any, names: Names = ()) -> str:
        """What a type is, also where it has a name."""
        origin, args = get_origin(hint), get_args(hint)
        if origin is Literal:
            return " | ".join(f'"{arg}"' if isinstance(arg, str) else str(arg) for arg in args)
        if origin in (Union, UnionType) and hint != Option:
            return " | ".join(dict.fromkeys(self.spelled(arg, names) for arg in args))
        if origin is Annotated:
            return self.spelled(args[0], names)
        if origin is tuple and args and args[-1] is not Ellipsis:
            parts = [self.spelled(*one) for one in zip(args, _each(names), strict=False)]
            return f"({', '.join(parts)}{',' if len(parts) == 1 else ''})"
        return _called(names, self._plain(hint, origin, args))

    def _plain(self, hint: Any, origin: Any, args: tuple[Any, ...]) -> str:
        """A type without parts that have names."""
        if hint == Option:
            return "any option"
        if hint is Any or hint is object:
            return "anything"
        if origin in (dict, Mapping):
            return f"dict[{self.spelled(args[0])}, {self.spelled(args[1])}]"
        if origin is tuple:
            return f"tuple[{self.spelled(args[0])}, ...]" if args else "()"
        if args:
            return f"list[{self.spelled(args[0])}]"
        return "None" if hint in (None, NoneType) else str(hint.__name__)


def _called(names: Names, kind: str) -> str:
    return f"{names[0].rstrip('*')}: {kind}" if names and kind != "None" else kind


def typed_dicts(hint: Any) -> Iterator[Any]:
    """The typed dictionaries that a type is made of, each with those inside it after it."""
    if is_typeddict(hint):
        yield hint
        for inner in get_type_hints(hint, include_extras=True).values():
            yield from typed_dicts(inner)
    else:
        for arg in get_args(hint):
            yield from typed_dicts(arg)


# ---------------------------------------------------------------------- docstrings


def explained(kind: Any) -> tuple[str, dict[str, str]]:
    """What the docstrings of a typed dictionary say of it, and of each of its entries (also of inherited ones)."""
    about, entries = "", dict[str, str]()
    for one in (*reversed(_bases(kind)), kind):
        text = " ".join((one.__doc__ or "").split())
        if text.startswith("dict("):
            continue
        about, own = divided(text)
        entries |= own
    return about, entries


def explained_parts(rules: Rulebook[Any]) -> dict[str, str]:
    """What the docstrings of `part` say of each part, of the rulebook and of those that it extends."""
    entries = dict[str, str]()
    for kind in reversed(type(rules).__mro__):
        written = vars(kind).get("part")
        entries |= divided(" ".join((getattr(written, "__doc__", "") or "").split("\n\n")[0].split()))[1]
    return entries


def _bases(kind: Any) -> list[Any]:
    """What a typed dictionary extends, the nearest first: before Python 3.12 only its source tells."""
    (written,) = ast.parse(inspect.getsource(kind)).body
    assert isinstance(written, ast.ClassDef)
    module = sys.modules[kind.__module__]
    named = [getattr(module, base.id) for base in written.bases if isinstance(base, ast.Name)]
    return [inner for base in named if is_typeddict(base) for inner in (base, *_bases(base))]


def divided(text: str) -> tuple[str, dict[str, str]]:
    """A docstring in two: what comes before the first entry that it explains, and the explanations by entry."""
    found = list(KEY.finditer(text))
    ends = [*(match.start() for match in found[1:]), len(text)]
    entries: dict[str, str] = {}
    for match, end in zip(found, ends, strict=False):
        for key in re.findall(r"`(\w+)`", match[1]):
            entries[key] = text[match.end() : end].strip().rstrip(";,.")
    return (text[: found[0].start()] if found else text).strip(), entries


# ---------------------------------------------------------------------- words


@cache
def messages() -> dict[str, fluent.Message]:
    """Every message of the English catalogues."""
    parsed = (FluentParser().parse(path.read_text("utf-8")) for path in sorted(MESSAGES.glob("*.ftl")))
    return {entry.id.name: entry for one in parsed for entry in one.body if isinstance(entry, fluent.Message)}


def said(game: str, sort: str, word: str) -> str:
    """How a question or an event is told, with its facts in braces; of several ways the usual one."""
    while game:
        found = messages().get(f"{game}-{sort}-{word}".replace("_", "-"))
        if found is not None:
            return " ".join(_pattern(found.value).split())
        game = book(game).vocabulary.borrows
    return ""


def _pattern(pattern: fluent.Pattern | None) -> str:
    return "".join(_element(one) for one in pattern.elements) if pattern else ""


def _element(element: Any) -> str:
    if isinstance(element, fluent.TextElement):
        return str(element.value)
    inside = element.expression
    if isinstance(inside, fluent.SelectExpression):
        return _pattern(next(variant.value for variant in inside.variants if variant.default))
    if isinstance(inside, fluent.VariableReference):
        return f"{{{inside.id.name}}}"
    if isinstance(inside, fluent.MessageReference):
        return _pattern(messages()[inside.id.name].value)
    return str(getattr(inside, "value", ""))


# ---------------------------------------------------------------------- the page


class Page:
    """The page of one game."""

    def __init__(self, game: str) -> None:
        self.game, self.rules = game, book(game)
        self.view = import_module(f"munera.games.{game}.view")
        self.answers = import_module(f"munera.games.{game}.answers")
        self.speller = Speller(named_types(self.answers), getattr(self.answers, "NAMES", {}))
        self.done: set[str] = set()

    def text(self) -> str:
        """All of it."""
        top = get_type_hints(self.view.view)["return"]
        lines = [
            f"# {GAMES[self.game]}, as bots see it",
            "",
            "Made from the code by `python -m tools.botpages`; [how to write a bot](../bots.md) has the rest.",
            "",
            "## The view",
            "",
            f"`seen.view` is a `{top.__name__}`.",
            *self.dictionaries(top),
            *self.parts(),
            *self.questions(),
            *self.moves(),
            *self.shapes(),
            *self.events(),
        ]
        return "\n".join(lines) + "\n"

    def kinds(self) -> set[Any]:
        """Every typed dictionary on the page: of the view, its parts, the answers and the moves at any time."""
        top = get_type_hints(self.view.view)["return"]
        parts, spaces = getattr(self.view, "PARTS", {}).values(), self.answers.SPACES.values()
        return {kind for hint in (top, *parts, *spaces, self.answers.ANYTIME) for kind in typed_dicts(hint)}

    def dictionaries(self, *hints: Any) -> Iterator[str]:
        """Every typed dictionary in these types that is not on the page yet, entry by entry."""
        for kind in [kind for hint in hints for kind in typed_dicts(hint)]:
            if kind.__name__ in self.done:
                continue
            self.done.add(kind.__name__)
            about, entries = explained(kind)
            rows = [
                (f"`{key}`", f"`{self.speller.spelled(hint)}`", entries.get(key, ""))
                for key, hint in get_type_hints(kind, include_extras=True).items()
            ]
            yield from ("", f"### {kind.__name__}", "", *([about, ""] if about else []))
            yield from table(("key", "type", "meaning"), rows)

    def parts(self) -> Iterator[str]:
        """What is given on request."""
        parts: dict[str, Any] = getattr(self.view, "PARTS", {})
        if parts:
            meaning = explained_parts(self.rules)
            rows = [
                (f"`{name}`", f"`{self.speller.spelled(hint)}`", meaning[name]) for name, hint in parts.items()
            ]
            yield from ("", "## Parts", "", "What is given on request, by `seen.part(name)`.", "")
            yield from table(("part", "type", "meaning"), rows)
            yield from self.dictionaries(*parts.values())

    def questions(self) -> Iterator[str]:
        """Of every kind of question: how it is asked, what it is about, what is answered."""
        yield from ("", "## Questions", "")
        yield "`ask.kind`, how a player is asked that, `ask.about`, and what each of `ask.options` is."
        yield "A bare `str` is the id of a card, or one of the words beside it."
        yield ""
        rows = []
        for kind, hint in self.answers.ANSWERS.items():
            question = self.rules.vocabulary.question(kind)
            shapes = [one for alternative in _alternatives(hint) for one in self.answer(alternative, question)]
            answer = " or ".join(dict.fromkeys(shapes))
            if kind in self.answers.SPACES:
                answer += f"; a `Space`, described by `{self.speller.spelled(self.answers.SPACES[kind])}`"
            about = self.answers.ABOUT.get(kind)
            concerns = "" if about in (None, NoneType) else f"`{self.speller.spelled(about, question.about)}`"
            rows.append((f"`{kind}`", said(self.game, "ask", kind), concerns, answer))
        yield from table(("kind", "question", "about", "answer"), rows)
        yield from self.dictionaries(*self.answers.SPACES.values())

    def answer(self, hint: Any, question: Question) -> Iterator[str]:
        """One shape of an answer, for each word that it may begin with: that says what the facts after it are."""
        args = get_args(hint)
        if get_origin(hint) is tuple and args and get_origin(args[0]) is Literal:
            for word in get_args(args[0]):
                names = question.after(word)
                if len(names) > len(args[1:]) == 1:  # one fact that has parts
                    self.speller.names[args[1]] = names
                    facts = [self.speller.shape(args[1], names)]
                else:
                    facts = [self.speller.spelled(*one) for one in zip(args[1:], _each(names), strict=False)]
                first = self.speller.shape(Literal[word])
                yield f"`({', '.join([first, *facts])}{'' if facts else ','})`"
        elif get_origin(hint) is Literal:
            yield from (f"`{self.speller.shape(Literal[word])}`" for word in args)
        else:
            words = [word for word in question.options if not question.after(word)] if hint is str else []
            yield "".join(
                [f"`{self.speller.shape(hint, question.answer)}`", *(f' or `"{word}"`' for word in words)]
            )

    def moves(self) -> Iterator[str]:
        """What may be done at any time, if anything."""
        words = self.rules.vocabulary.moves
        if words:
            named = {word: self.rules.vocabulary.move(word) for word in words}
            rows = [
                (f"`{word}`", ", ".join(f"`{name}`" for name in names), said(self.game, "move", word))
                for word, names in named.items()
            ]
            kind = self.speller.spelled(self.answers.ANYTIME)
            yield from ("", "## Moves at any time", "", f"`seen.anytime()`, as it is described: `{kind}`.", "")
            yield from table(("move", "facts", "offered as"), rows)
            yield from self.dictionaries(self.answers.ANYTIME)

    def shapes(self) -> Iterator[str]:
        """The shapes that were called by their name, and those that they name in turn."""
        rows: list[tuple[str, str]] = []
        while len(rows) < len(self.speller.used):
            name, hint = list(self.speller.used.items())[len(rows)]
            rows.append((f"`{name}`", f"`{self.speller.shape(hint, self.speller.names.get(hint, ()))}`"))
        if rows:
            yield from ("", "## Shapes", "", "What the names above stand for.", "")
            yield from table(("name", "shape"), rows)

    def events(self) -> Iterator[str]:
        """What is told."""
        yield from ("", "## Events", "", "What `seen.events()` holds: the kind, and then these facts.", "")
        rows = [
            (f"`{kind}`", ", ".join(f"`{name}`" for name in names), said(self.game, "event", kind))
            for kind, names in self.rules.vocabulary.events.items()
        ]
        yield from table(("event", "facts", "told as"), rows)


def _each(names: Names) -> Iterator[Names]:
    """The names one by one, and then none, as often as it is asked for."""
    return chain(((name,) for name in names), repeat(()))


def _alternatives(hint: Any) -> Sequence[Any]:
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> list[str]:
    cells = [head, ("---",) * len(head), *rows]
    return [f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |" for row in cells]


def files() -> dict[Path, str]:
    """All pages, and what belongs into them."""
    return {FOLDER / f"{game}.md": Page(game).text() for game in GAMES}


def write_pages(pages: Mapping[Path, str]) -> None:
    """Write pages that are made from the code."""
    for path, text in pages.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    write_pages(files())

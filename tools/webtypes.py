"""Writes the types of all games for the web app: `python -m tools.webtypes`. A test fails when they are old.

Of each game: what a view holds (`view.py`), what is printed on its components (`printed.py`), and the shapes of
questions and answers (`answers.py`), where the game has these modules. Together they are one interface, named
after the game: `lib/typed.ts` reads everything that comes over the wire through it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from textwrap import wrap
from types import MappingProxyType, ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from munera.kernel import Option
from munera.kernel.winning import StandingsView

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "web" / "src" / "views"
GAMES = ("gladius", "school", "for_glory", "spartacus", "serpents")
HEAD = "/** What the server sends of this game, and takes: made by `python -m tools.webtypes`. */\n"
SHARED = "kernel"  # the file with the types that any game may have in its view
SHARED_HEAD = "/** What views of several games hold alike: made by `python -m tools.webtypes`. */\n"
OPTION = "\nimport type { Option } from '../lib/wire/protocol'\n"
WIDTH = 120  # of a line in `web/`
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", object: "unknown"}


class Writer:
    """Writes TypeScript for Python's typed dictionaries and for named types, each once."""

    def __init__(self, named: Mapping[Any, str] = MappingProxyType({})) -> None:
        self.done: dict[str, str] = {}
        self.shared: dict[str, Any] = {}  # types of the kernel, which stand in a file of their own
        self.named = named

    def interface(self, kind: Any) -> str:
        """The name of the interface; its text is kept for the file."""
        name: str = kind.__name__
        if is_shared(kind):
            self.shared[name] = kind
        elif name not in self.done:
            self.done[name] = ""  # it may name itself
            self.done[name] = self.declared(kind)
        return name

    def declared(self, kind: Any) -> str:
        """The text of an interface."""
        about = " ".join((kind.__doc__ or "").split())
        needed = kind.__required_keys__
        fields = [
            f"  {key}{'' if key in needed else '?'}: {self.type(hint)}"
            for key, hint in get_type_hints(kind, include_extras=True).items()
        ]
        note = comment(about) if about and not about.startswith("dict(") else ""
        return "\n".join([f"{note}export interface {kind.__name__} {{", *fields, "}"])

    def type(self, hint: Any) -> str:
        """The TypeScript of one type, by its name if it has one."""
        name = self.named.get(hint)
        if name is None:
            return self.spelled(hint)
        if name not in self.done:
            self.done[name] = declaration(f"export type {name} =", self.spelled(hint))
        return name

    def spelled(self, hint: Any) -> str:
        """The TypeScript of one type, spelled out."""
        if hint == Option:
            return "Option"
        if hint in PLAIN:
            return PLAIN[hint]
        if is_typeddict(hint):
            return self.interface(hint)
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:  # the type in Python, and the one to write instead
            return self.type(args[1])
        if origin is Literal:
            return " | ".join("true" if arg is True else "false" if arg is False else repr(arg) for arg in args)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.type(arg) for arg in args))
        if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
            return self.many(args[0])
        if origin is tuple:
            return f"[{', '.join(self.type(arg) for arg in args)}]"
        if origin in (list, Sequence, frozenset):
            return self.many(args[0])
        if origin in (dict, Mapping):
            return f"Record<string, {self.type(args[1])}>"  # keys are texts in JSON
        return "unknown"

    def many(self, hint: Any) -> str:
        inner = self.type(hint)
        return f"({inner})[]" if " " in inner else f"{inner}[]"

    def table(self, hints: Mapping[str, Any]) -> str:
        """An interface without a name, with a type for each of these words."""
        lines = [declaration(f"    {key}:", self.type(hint)) for key, hint in hints.items()]
        return "".join(["{\n", *(f"{line}\n" for line in lines), "  }"])


def declaration(name: str, kind: str) -> str:
    """A name and its type: in one line, or with a line for each of the types that it may be."""
    if len(name) + 1 + len(kind) <= WIDTH:
        return f"{name} {kind}"
    depth, parts = 0, [""]
    for word in kind.split(" "):
        if word == "|" and depth == 0:
            parts.append("")
            continue
        parts[-1] += f" {word}"
        depth += sum(word.count(one) for one in "[({") - sum(word.count(one) for one in "])}")
    indent = " " * (len(name) - len(name.lstrip()) + 2)
    return "\n".join([name, *(f"{indent}|{part}" for part in parts)])


def comment(about: str) -> str:
    """A comment before an interface: in one line, or in as many as it needs."""
    if len(about) + len("/**  */") <= WIDTH:
        return f"/** {about} */\n"
    lines = wrap(about, WIDTH, initial_indent=" * ", subsequent_indent=" * ", break_on_hyphens=False)
    return "\n".join(["/**", *lines, " */\n"])


def text(game: str) -> str:
    """The text of the file of one game."""
    parts = {name: _module(game, name) for name in ("view_types", "view", "printed", "answers")}
    writer = Writer(named_types(parts["answers"]))
    for module in parts.values():
        for kind in vars(module).values() if module else ():
            if is_typeddict(kind) and kind.__module__ == module.__name__:
                writer.interface(kind)
    _, view, printed, answers = parts.values()
    together = {
        "view": writer.type(get_type_hints(view.view)["return"]) if view else "object",
        "printed": writer.type(get_type_hints(printed.printed)["return"]) if printed else "object",
        "parts": writer.table(getattr(view, "PARTS", {})),
        "answers": writer.table(getattr(answers, "ANSWERS", {})),
        "spaces": writer.table(getattr(answers, "SPACES", {})),
        "about": writer.table(getattr(answers, "ABOUT", {})),
        "anytime": writer.type(getattr(answers, "ANYTIME", tuple[Option, ...])),
    }
    name = "".join(word.capitalize() for word in game.split("_"))
    fields = "".join(f"  {key}: {kind}\n" for key, kind in together.items())
    whole = f"/** All types of this game. */\nexport interface {name} {{\n{fields}}}"
    body = "\n\n".join([*writer.done.values(), whole]) + "\n"
    shared = f"import type {{ {', '.join(sorted(writer.shared))} }} from './{SHARED}'\n" if writer.shared else ""
    imports = (OPTION if "Option" in body.replace("Options", "") else "\n" if shared else "") + shared
    return HEAD + imports + "\n" + body


def is_shared(kind: Any) -> bool:
    """Is this a type of the kernel?"""
    return str(kind.__module__).startswith("munera.kernel.")


def shared_text() -> str:
    """The text of the file with the types of the kernel that views hold."""
    writer, done = Writer(), dict[str, str]()
    waiting = [StandingsView]
    while waiting:
        kind = waiting.pop(0)
        done[kind.__name__] = writer.declared(kind)
        waiting += [one for name, one in writer.shared.items() if name not in done]
    return SHARED_HEAD + "\n" + "\n\n".join(done.values()) + "\n"


def named_types(answers: Any) -> dict[Any, str]:
    """The named types of the module where the answers are declared, of this game or the one it extends."""
    found: dict[Any, str] = {}
    for name, value in vars(answers).items() if answers else ():
        if isinstance(value, ModuleType):
            found.update(named_types(value))
        elif get_origin(value) in (tuple, Literal, Union, UnionType) and not name.isupper():
            found[value] = name
    return found


def _module(game: str, name: str) -> Any:
    """One of the modules of a game that say something here; None if the game lacks it."""
    found = f"munera.games.{game}.{name}"
    return import_module(found) if find_spec(found) else None


def files() -> dict[Path, str]:
    """All files with their texts."""
    texts = {game: text(game) for game in GAMES} | {SHARED: shared_text()}
    return {FOLDER / f"{name}.ts": body for name, body in texts.items()}


if __name__ == "__main__":
    for path, wanted in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(wanted, "utf-8")

"""Write the types of all views for the web app: `python -m tools.webtypes`. A test tells when they are old."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict

from munera.kernel import Option

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "web" / "src" / "views"
GAMES = ("gladius", "school", "for_glory", "spartacus", "serpents")
HEAD = "/** What a view of this game holds. Made from the Python types by `python -m tools.webtypes`. */\n"
OPTION = "\nimport type { Option } from '../lib/protocol'\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", object: "unknown"}


class Writer:
    """TypeScript for Python's typed dictionaries, each once."""

    def __init__(self) -> None:
        self.done: dict[str, str] = {}

    def interface(self, kind: Any) -> str:
        """The name of the interface; its text is kept."""
        name: str = kind.__name__
        if name not in self.done:
            self.done[name] = ""  # it may name itself
            about = " ".join((kind.__doc__ or "").split())
            needed = kind.__required_keys__
            fields = [
                f"  {key}{'' if key in needed else '?'}: {self.type(hint)}"
                for key, hint in get_type_hints(kind).items()
            ]
            note = f"/** {about} */\n" if about and not about.startswith("dict(") else ""
            self.done[name] = "\n".join([f"{note}export interface {name} {{", *fields, "}"])
        return name

    def type(self, hint: Any) -> str:
        """One type."""
        if hint == Option:
            return "Option"
        if hint in PLAIN:
            return PLAIN[hint]
        if is_typeddict(hint):
            return self.interface(hint)
        origin, args = get_origin(hint), get_args(hint)
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


def text(game: str) -> str:
    """The file of one game."""
    writer = Writer()
    module = import_module(f"munera.games.{game}.view")
    for kind in vars(module).values():
        if is_typeddict(kind):
            writer.interface(kind)
    body = "\n\n".join(writer.done.values()) + "\n"
    return HEAD + (OPTION if "Option" in body.replace("Options", "") else "") + "\n" + body


def files() -> dict[Path, str]:
    """All files, and what belongs into them."""
    return {FOLDER / f"{game}.ts": text(game) for game in GAMES}


if __name__ == "__main__":
    for path, wanted in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(wanted, "utf-8")

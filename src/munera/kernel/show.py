"""Plain data as text that people read: what `print` shows of a match, a state, a question and a view.

It is for whoever tries the engine in Python. What players read comes from the catalogues.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from textwrap import wrap
from typing import Any, TypeGuard

WIDTH = 100  # of a line, in characters


class View(dict[str, Any]):
    """A view that prints readably, one line for each of its entries. For everything else it is a dict."""

    __slots__ = ()

    def __str__(self) -> str:
        return table(self)


def table(entries: Mapping[str, object]) -> str:
    """A line for each entry, its name first; several below each other where an entry is a list of things."""
    lines: list[tuple[str, str]] = []
    for name, value in entries.items():
        parts = [_line(one) for one in value] if _is_list_of_things(value) else [_line(value)]
        lines += [("" if i else name, part) for i, part in enumerate(parts)]
    return aligned(lines)


def aligned(lines: Sequence[tuple[str, str]]) -> str:
    """Titles in a column, their texts beside them; what is too long goes on below."""
    width = max((len(title) for title, _ in lines), default=0) + 2
    found: list[str] = []
    for title, text in lines:
        wrapped = wrap(text, WIDTH - width, break_on_hyphens=False) or [""]
        found += [f"{'' if i else title:{width}}{line}".rstrip() for i, line in enumerate(wrapped)]
    return "\n".join(found)


def facts(of: Mapping[str, object]) -> str:
    """The facts about one thing, in a line."""
    return " ".join(f"{name}={brief(value)}" for name, value in of.items())


def brief(value: object) -> str:
    """Any plain value inside a line."""
    named = _names(value)
    if named is not None:
        return f"({facts(named)})"
    if isinstance(value, Collection) and not isinstance(value, str | bytes):
        return f"[{', '.join(map(brief, value))}]"
    return "-" if value is None or value == "" else str(value)


def _line(value: object) -> str:
    """A value that has a line to itself: what is in it needs no brackets there."""
    bare = brief(value)
    if isinstance(value, str) or not isinstance(value, Collection):
        return bare
    return bare[1:-1] if value else "-"


def _names(value: object) -> Mapping[str, object] | None:
    """What the value holds by name, if it is a mapping or a record."""
    if isinstance(value, tuple):
        return value._asdict() if hasattr(value, "_asdict") else None
    return {str(name): one for name, one in value.items()} if isinstance(value, Mapping) else None


def _is_list_of_things(value: object) -> TypeGuard[Sequence[object]]:
    """Is this a list whose elements have parts of their own?"""
    return isinstance(value, list | tuple) and _names(value) is None and any(map(_has_parts, value))


def _has_parts(value: object) -> bool:
    return isinstance(value, Mapping | list | tuple)

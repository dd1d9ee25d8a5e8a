"""Bounds of written positions, checked before any rule looks at one: anybody may send one in a record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from munera.kernel.errors import BadPosition

MOST_IN_A_LIST: Final = 1_000  # entries of a list, or of a mapping: more than any game has cards
MOST_VALUES: Final = 20_000  # all values together
DEEPEST: Final = 12  # lists and mappings inside each other
LONGEST_TEXT: Final = 200  # characters
LARGEST_NUMBER: Final = 10**9


def check_size(position: Any) -> None:
    """Raise BadPosition where a position is larger or deeper than one of any game can be, and say where."""
    layer: list[tuple[str, Any]] = [("the position", position)]
    values = depth = 0
    while layer:
        values += len(layer)
        if values > MOST_VALUES:
            raise BadPosition(f"more than {MOST_VALUES} values")
        if depth > DEEPEST:
            raise BadPosition(f"{layer[0][0]}: nested more than {DEEPEST} levels deep")
        inner: list[tuple[str, Any]] = []
        for name, value in layer:
            inner += _inside(name, value)
        layer, depth = inner, depth + 1


def _inside(name: str, value: Any) -> list[tuple[str, Any]]:
    """What is inside a value, with the names of the places. BadPosition if it is too large itself."""
    if isinstance(value, Mapping | list | tuple):
        if len(value) > MOST_IN_A_LIST:
            raise BadPosition(f"{name}: {len(value)} entries, and at most {MOST_IN_A_LIST} can be right")
        if isinstance(value, Mapping):
            for key in value:
                _inside(f"a name in {name}", key)
            return [(str(key), one) for key, one in value.items()]
        return [(name, one) for one in value]
    if isinstance(value, str):
        if len(value) > LONGEST_TEXT:
            raise BadPosition(
                f"{name}: a text of {len(value)} characters, and at most {LONGEST_TEXT} can be right"
            )
    elif isinstance(value, int | float) and not -LARGEST_NUMBER <= value <= LARGEST_NUMBER:
        raise BadPosition(f"{name}: no number beyond {LARGEST_NUMBER} can be right")
    return []

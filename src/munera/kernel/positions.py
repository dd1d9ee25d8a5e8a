"""What every game checks in a written position. People write them by hand, so every mistake is said in words."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from munera.kernel.errors import BadPosition, Damaged
from munera.kernel.plain import Option, to_option
from munera.kernel.state import END_OF_SCRIPT, Scripted

MOST = 1_000_000  # nothing on a table is counted higher


def known(value: object, keys: Collection[str], what: str) -> dict[str, Any]:
    """A mapping with no keys but these: a misspelt one would be silently without effect."""
    if not isinstance(value, dict):
        raise BadPosition(f"{what} is told as names and values, not as {type(value).__name__}")
    if not set(value) <= set(keys):
        raise BadPosition(f"{what} knows only: {', '.join(sorted(keys))}")
    return value


def number(value: object, what: str, low: int = 0, high: int = MOST) -> int:
    """A whole number in a range. True is not one."""
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(f"{what} is a whole number from {low} to {high}, not {value!r}")
    return value


def listed(value: object, what: str) -> list[Any]:
    """A list; a text is not taken for a list of letters."""
    if not isinstance(value, (list, tuple)):
        raise BadPosition(f"{what} is a list, not {type(value).__name__}")
    return list(value)


def word(value: object, what: str, values: Collection[str]) -> str:
    """One of these words."""
    if not isinstance(value, str) or value not in values:
        raise BadPosition(f"{what} is one of {', '.join(dict.fromkeys(values))}, not {value!r}")
    return value


def flag(value: object, what: str) -> bool:
    """A truth value."""
    if type(value) is not bool:
        raise BadPosition(f"{what} is true or false, not {value!r}")
    return value


def dice(value: object) -> list[int]:
    """The dice that fall next, as written."""
    return [number(die, "a die", 1, 6) for die in listed(value, "dice")]


def picks(value: object) -> list[Option]:
    """What chance picks next, of several things."""
    try:
        return [to_option(pick) for pick in listed(value, "picks")]
    except Damaged as error:
        raise BadPosition(f"picks: {error}") from error


def script(
    written: Mapping[str, Any], shuffles: Iterable[tuple[str, ...]] = (), picks: Iterable[Option] = ()
) -> list[Scripted] | None:
    """Chance as a position scripts it: its `dice`, then these; `exact`: whatever is not scripted is an error."""
    found: list[Scripted] = [*dice(written.get("dice", ())), *shuffles, *([pick] for pick in picks)]
    if flag(written.get("exact", False), "exact"):
        found.append(END_OF_SCRIPT)
    return found or None

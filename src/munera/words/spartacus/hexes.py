"""The hexes of the arena, by names that can be said and typed."""

from __future__ import annotations

from typing import Final

from munera.games.spartacus.hexes import PLACE, RADIUS

ROWS: Final = "ABCDEFGHJKL"  # from north to south; I is a fighter


def _names() -> tuple[str, ...]:
    """A letter for the row, and a number in it from west to east."""
    firsts: dict[int, int] = {}
    return tuple(f"{ROWS[r + RADIUS]}{q - firsts.setdefault(r, q) + 1}" for q, r in PLACE)


HEX_NAMES: Final = _names()


def hex_called(text: str) -> int | None:
    """The hex of that name, however it is typed."""
    name = text.strip().upper()
    return HEX_NAMES.index(name) if name in HEX_NAMES else None

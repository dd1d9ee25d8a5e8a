"""The names of the arena's hexes, which can be said and typed."""

from __future__ import annotations

from typing import Final

from munera.games.spartacus.combat.hexes import NAMES

HEX_NAMES: Final = NAMES


def hex_named(text: str) -> int | None:
    """The hex of that name, in capitals or not; None if there is none."""
    name = text.strip().upper()
    return HEX_NAMES.index(name) if name in HEX_NAMES else None

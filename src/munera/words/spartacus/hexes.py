"""The hexes of the arena, by names that can be said and typed."""

from __future__ import annotations

from typing import Final

from munera.games.spartacus.combat.hexes import NAMES

HEX_NAMES: Final = NAMES


def hex_called(text: str) -> int | None:
    """The hex of that name, however it is typed."""
    name = text.strip().upper()
    return HEX_NAMES.index(name) if name in HEX_NAMES else None

"""How often: tests that repeat themselves do so a little in `make test`, much in `make soak` (MUNERA_LONG=1)."""

from __future__ import annotations

import os

LONG = bool(os.environ.get("MUNERA_LONG"))


def times(few: int, many: int) -> int:
    """So many here, and so many in the soak."""
    return many if LONG else few

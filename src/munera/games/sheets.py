"""Card sheets: what readers of the card browser are told about each card, and where every number comes from.

Sources: `rulebook` and `reference` are official; `read` is printed, but which number stands for what is our
reading; `repaired`, `completed` and `original` are ours. Each game makes its own rows (`games/<id>/sheet.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from munera.games import games

Row = dict[str, Any]
RULEBOOK: Final = "rulebook"
ORIGINAL: Final = "original"
READ: Final = "read"
REPAIRED: Final = "repaired"
COMPLETED: Final = "completed"


@lru_cache(maxsize=16)
def rows_of(game: str) -> list[Row]:
    """The rows of a game; a game without a table of cards has none."""
    rows: Callable[[], Iterable[Row]] | None = games()[game].load("cards")
    return list(rows()) if rows is not None else []


def row(
    id: str, type: str, set: str, copies: int, facts: Mapping[str, Any], source: Callable[[str], str], **more: Any
) -> Row:
    """One card. `source` says where a field comes from: `name`, `effect`, `copies` and every fact."""
    sources = {name: source(name) for name in ("name", "effect", "copies", *facts)}
    return {"id": id, "type": type, "set": set, "copies": copies, "facts": dict(facts), "sources": sources, **more}

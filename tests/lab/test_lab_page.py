"""Everything that docs/lab.md shows works: its pieces of Python are one session, and each is a short one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).resolve().parents[2] / "docs/lab.md"
PIECE = re.compile(r"```python\n(.*?)```", re.DOTALL)
LINES = 10  # of a piece, at most


def test_the_page_works() -> None:
    text = PAGE.read_text("utf-8")
    session: dict[str, Any] = {"__name__": "page"}
    pieces = list(PIECE.finditer(text))
    assert pieces
    for piece in pieces:
        assert len([line for line in piece[1].splitlines() if line.strip()]) <= LINES
        above = text[: piece.start(1)].count("\n")
        exec(compile("\n" * above + piece[1], str(PAGE), "exec"), session)  # our own page

"""Somebody at the keyboard who types prepared lines."""

from __future__ import annotations

from collections.abc import Sequence

from munera.cli.reader import Reader


class Typist(Reader):
    """Types these lines, then leaves."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = list(lines)

    def line(self, prompt: str = "> ") -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def pause(self, prompt: str) -> str:  # nobody waits here
        return ""

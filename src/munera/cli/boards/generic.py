"""The board of a game without its own: its view as a tidy table. It only knows that a view is plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from munera.cli.boards.board import Board
from munera.words import Cast, readable


class GenericBoard(Board):
    """Draws names on the left and values on the right; lists of like things are tables with columns."""

    def draw(self, view: Mapping[str, Any], cast: Cast, labels: Mapping[int, str]) -> RenderableType:
        rest = {key: value for key, value in view.items() if key != "standings"}  # above the board
        grid = self._mapping(rest)
        for seat, name in enumerate(cast.names):
            who = self.words.text("cli-board-you", name=name) if seat == cast.you else name
            grid.add_row(self.label("common-seat", seat=seat + 1), Text(f"{who} {labels.get(seat, '')}".strip()))
        shape = box.ASCII if self.plain else box.ROUNDED
        return Panel(grid, title=Text(self.words.game(self.book)), title_align="left", box=shape)

    def _mapping(self, values: Mapping[str, Any]) -> Grid:
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        for key, value in values.items():
            grid.add_row(readable(str(key)), self._value(value))
        return grid

    def _value(self, value: Any) -> RenderableType:
        if isinstance(value, Mapping):
            return self._mapping(value)
        if isinstance(value, Sequence) and not isinstance(value, str):
            if value and all(isinstance(one, Mapping) and one.keys() == value[0].keys() for one in value):
                return self._columns(value)
            return Text(", ".join(self._word(one) for one in value) or "-")
        return Text(self._word(value))

    def _columns(self, rows: Sequence[Mapping[str, Any]]) -> Grid:
        shape = box.ASCII if self.plain else box.SIMPLE_HEAD
        table = Grid(box=shape, show_edge=False, pad_edge=False, header_style="dim")
        for key in rows[0]:
            table.add_column(readable(str(key)))
        for row in rows:
            table.add_row(*(self._value(value) for value in row.values()))
        return table

    def _word(self, value: Any) -> str:
        """The text of a single value; ids become words where the game has some for them."""
        if value is None or value == "":
            return "-"
        if isinstance(value, Mapping):
            return ", ".join(f"{readable(str(key))} {self._word(one)}" for key, one in value.items())
        if isinstance(value, Sequence) and not isinstance(value, str):
            return " ".join(self._word(one) for one in value) or "-"
        return self.words.thing(self.book, value) if isinstance(value, str | bool | int) else str(value)

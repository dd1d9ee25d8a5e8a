"""The output of the terminal: nothing else in this package writes to it."""

from __future__ import annotations

import codecs
import io
import json
import sys
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from munera.words import Words
from munera.words.phrasing import Arg

WIDEST = 100  # columns: longer lines are hard to read
_CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen, what was scrolled off it, and back to the top

_ERRORS = "munera.ascii"
_ASCII = {"≥": ">=", "·": "-", "…": "...", "“": '"', "”": '"', "’": "'", "×": "x", "▶": ">", "─": "-"}  # noqa: RUF001


def _in_ascii(error: UnicodeError) -> tuple[str, int]:
    """The replacement for characters that the output cannot show: something like them, or a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lost = error.object[error.start : error.end]
    return "".join(_ASCII.get(c) or unicodedata.normalize("NFKD", c)[:1] for c in lost).encode(
        "ascii", "replace"
    ).decode("ascii"), error.end


codecs.register_error(_ERRORS, _in_ascii)


class Host:
    """The terminal as a host of games: its words, its output, and its output for errors and progress."""

    def __init__(self, words: Words) -> None:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors=_ERRORS)  # a terminal without ñ must not end the game
        self.words = words
        self.out = _console(stderr=False)
        self.err = _console(stderr=True)

    @property
    def interactive(self) -> bool:
        """Is there a person at a terminal?"""
        return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))

    @property
    def plain(self) -> bool:
        """Can the terminal show nothing but ASCII?"""
        return not self.out.encoding.lower().startswith("utf")

    def text(self, id: str, **args: Arg) -> str:
        return self.words.text(id, **args)

    def say(self, id: str, style: str = "", **args: Arg) -> None:
        """Print a message as a paragraph."""
        self.out.print(Text(self.text(id, **args), style))

    def show(self, what: RenderableType = "", indent: int = 0) -> None:
        """Print anything that Rich can draw. Strings are printed as they are, never read as markup."""
        drawn = Text(what) if isinstance(what, str) else what
        self.out.print(Padding(drawn, (0, 0, 0, indent), expand=False) if indent else drawn)

    def columns(self, rows: Iterable[Sequence[str]], styles: Sequence[str], indent: int = 2) -> None:
        """Print rows in columns as wide as needed; the last one is wrapped. A style ending in > aligns right."""
        grid = Grid.grid(padding=(0, 2))
        for at, style in enumerate(styles):
            grid.add_column(
                style=style.removesuffix(">"),
                justify="right" if style.endswith(">") else "left",
                no_wrap=at + 1 < len(styles),
                overflow="fold",
            )
        for row in rows:
            grid.add_row(*(Text(cell) for cell in row))
        self.show(grid, indent)

    def lines(self, text: str) -> None:
        """Print text for programs or for copying, never wrapped and never coloured."""
        self.out.out(text, highlight=False)

    def json(self, data: Any) -> None:
        """Print JSON for a program, in ASCII, which every output can show."""
        self.lines(json.dumps(data, indent=2))

    def fail(self, error: BaseException) -> None:
        """Print one line about an error, to the output for errors."""
        self._complain(self.words.error(error))

    def complain(self, id: str, **args: Arg) -> None:
        """Print one line about a problem that has a message, to the output for errors."""
        self._complain(self.words.text(id, **args))

    def _complain(self, said: str) -> None:
        line = " ".join(said.split())
        self.err.print(
            Text.assemble((self.text("cli-error"), "bold red"), " ", line), soft_wrap=True, highlight=False
        )

    def clear(self) -> None:
        """Clear the screen and what was scrolled off it. Without a terminal there is no screen."""
        if self.out.is_terminal:  # one that knows no codes is scrolled instead
            self.out.file.write("\n" * self.out.height if self.out.is_dumb_terminal else _CLEAR)
            self.out.file.flush()


def _console(*, stderr: bool) -> Console:
    console = Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    console.width = min(console.width, WIDEST)
    return console

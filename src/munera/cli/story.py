"""What happened, line by line, as one viewer was told it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from munera.cli.boards import Board
from munera.cli.console import Host
from munera.cli.table import Mark
from munera.kernel import Option
from munera.words import Cast


def tell(
    host: Host,
    board: Board,
    events: Sequence[Sequence[Option]],
    cast: Cast,
    first: int = 0,
    forced: Sequence[Mark] = (),
) -> list[Text]:
    """The events in words, from number `first` on; what was answered without a choice is noted in its place."""
    bullet = "- " if host.plain else "· "
    lines: list[Text] = []
    notes = list(forced)
    for number, event in enumerate(events, first):
        while notes and notes[0].told <= number:
            lines.append(_note(host, board, notes.pop(0)))
        said = host.words.event(board.book, event, cast)
        if said and event[0] in board.headings:
            lines.append(Text(said, "bold"))
        elif said:
            lines.append(Text(f"{bullet}{said}"))
    return lines + [_note(host, board, mark) for mark in notes]


def _note(host: Host, board: Board, mark: Mark) -> Text:
    option = host.words.option(board.book, mark.kind, mark.option)
    return Text(host.text("cli-play-forced", option=option), "dim italic")

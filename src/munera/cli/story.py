"""The story of a game at the terminal, line by line, as one viewer was told it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from munera.cli.boards import Board
from munera.cli.console import Host
from munera.cli.terminal_table import GivenAnswer
from munera.kernel import Option
from munera.tables.notices import Notice, in_words
from munera.words import LOG, NEWS, Cast, Narrator
from munera.words.landmarks import VICTORY


def tell(
    host: Host,
    board: Board,
    events: Sequence[Sequence[Option]],
    narrate: Narrator[Cast],
    first: int = 0,
    forced: Sequence[GivenAnswer] = (),
    notices: Sequence[Notice] = (),
    *,
    brief: bool = False,
    victories: list[Text] | None = None,
) -> list[Text]:
    """The story in words, from event number `first` on; forced answers are noted where they were given.

    events: all of them, from the very first, so that the narrator knows what came before. notices: what only this
    viewer is told, each after its event. brief: leave out what is only for the log. victories: a list that takes
    the lines by which a fight or the game was decided.
    """
    bullet = "- " if host.plain else "· "
    lines: list[Text] = []
    notes = [answer for answer in forced if answer.kind not in board.unmentioned]
    cast = Cast()
    for number, event in enumerate(events):
        cast = narrate(event)
        if number < first:
            continue
        while notes and notes[0].events_told <= number:
            lines.append(_note(host, board, notes.pop(0), cast))
        wanted = board.teller.channel_of(event, cast) in ((NEWS,) if brief else (NEWS, LOG))
        said = host.words.event(board.book, event, cast) if wanted else ""
        if said and event[0] in board.teller.headings:
            lines.append(Text(said, "bold"))
        elif said:
            lines.append(Text(f"{bullet}{said}"))
        if said and victories is not None and board.teller.landmark(event) == VICTORY:
            victories.append(lines[-1])
        here = [in_words(host.words, board.book.id, notice, cast) for notice in notices if notice.told == number]
        lines += [Text(f"{bullet}{text}", "italic") for text in here]
    return lines + [_note(host, board, answer, cast) for answer in notes]


def chapter(board: Board, events: Sequence[Sequence[Option]], which: str) -> tuple[int, int]:
    """Where a part of the story begins and ends.

    `which`: the number of a chapter; nothing, for the present chapter and the one before it; anything else, for
    the whole story. A story without chapters is told whole.
    """
    starts = [number for number, event in enumerate(events) if event[0] == board.teller.chapter]
    if not starts or (which and not which.isdecimal()):
        return 0, len(events)
    if not which:
        return (starts[-2] if len(starts) > 2 else 0), len(events)
    at = min(max(int(which), 1), len(starts))
    return starts[at - 1], (starts[at] if at < len(starts) else len(events))


def _note(host: Host, board: Board, answer: GivenAnswer, cast: Cast) -> Text:
    option = host.words.option(board.book, answer.kind, answer.option, cast)
    return Text(host.text("cli-play-decided" if answer.detail else "cli-play-forced", option=option), "dim italic")

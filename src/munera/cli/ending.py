"""The end of a recorded game at the terminal: verdict, standings, the curve, awards and the chronicle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from munera.cli.console import Host
from munera.cli.trouble import Trouble
from munera.kernel import Rulebook, Seat, published
from munera.kernel import replay as play_again
from munera.tables.ending import end_of
from munera.tables.ending_words import EndingTeller
from munera.tables.wording import Wording

MOST_POINTS = 12  # of the curve, as rows


def show_ending(host: Host, book: Rulebook[Any], text: str, viewer: Seat | None, *, as_json: bool) -> None:
    """Tell how a game ended, to one of its seats or to anybody. Raises Trouble for a game that is not over."""
    match = play_again(book, text)
    if not match.over and '"agreed"' not in text:
        raise Trouble("record_not_over")
    names = tuple(host.text("common-seat", seat=seat + 1) for seat in match.seats)
    end = end_of(book, published(book, text))
    ending = EndingTeller(end, Wording(book, host.words), names, viewer).in_words()
    if as_json:
        host.json(ending)
        return
    verdict, moment = ending["verdict"], ending["moment"]
    host.show(Text(verdict["title"], "bold"))
    host.show(Text(verdict["reason"]))
    host.show()
    host.show(_standings(host, ending))
    if ending["rounds"][1:] and ending["counted"]:
        host.show()
        host.show(_curve(ending))
    if moment is not None:
        _head(host, "common-ending-moment")
        host.show(Text(f"{moment['title']}: {' '.join(moment['lines'])}"))
    if ending["awards"]:
        _head(host, "common-ending-remembered")
        for award in ending["awards"]:
            host.show(Text.assemble((award["title"], "bold"), f": {award['text']}"))
    _head(host, "common-ending-chronicle")
    for chapter in ending["chronicle"]:
        if chapter["title"]:
            host.show(Text(chapter["title"], "bold"))
        for line in chapter["lines"]:
            host.show(Text(f"  {line['text']}"))


def _head(host: Host, id: str) -> None:
    host.show()
    host.show(Text(host.text(id), "bold underline"))


def _standings(host: Host, ending: Mapping[str, Any]) -> Table:
    table = Table(box=None, pad_edge=False, show_header=bool(ending["counted"]))
    table.add_column("")
    table.add_column("")
    table.add_column(ending["counted"], justify="right")
    for side in sorted(ending["sides"], key=lambda side: side["rank"]):
        mark = f" {host.text('common-you-mark')}" if side["you"] else ""
        table.add_row(
            f"{side['rank']}.", side["name"] + mark, str(side["has"]), style="bold" if side["won"] else ""
        )
    return table


def _curve(ending: Mapping[str, Any]) -> Table:
    """The curve as a table: of a long game only so many rounds, and always the one that decided."""
    table = Table(title=ending["curve"], title_justify="left", box=None, pad_edge=False)
    table.add_column("")
    for side in ending["sides"]:
        table.add_column(side["name"], justify="right")
    deciding = ending["moment"]["round"] if ending["moment"] else -1
    for place in _shown(len(ending["rounds"]), deciding):
        one = ending["rounds"][place]
        table.add_row(one["title"], *map(str, one["has"]), style="bold" if place == deciding else "")
    return table


def _shown(count: int, deciding: int) -> Sequence[int]:
    step = max(1, -(-count // MOST_POINTS))
    return sorted({*range(0, count, step), count - 1, *([deciding] if deciding >= 0 else [])})

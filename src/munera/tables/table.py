"""A table: its game, its talk, whoever looks at it; and what follows from them with the time."""

from __future__ import annotations

from typing import Any

from munera.games import books
from munera.kernel import Rulebook, Seat
from munera.tables.meta import Meta
from munera.tables.rows import Deed, Row
from munera.tables.sitting import Sitting
from munera.tables.unasked import unasked
from munera.tables.viewers import Viewer


class Table:
    """What a host knows of a table. Nothing here reads a clock: times are given."""

    def __init__(self, meta: Meta, loaded: float) -> None:
        self.meta, self.loaded = meta, loaded
        self.sitting: Sitting | None = None
        self.stuck = False  # the rules failed
        self.viewers: set[Viewer] = set()
        self.talk: list[tuple[int, float, Seat, str, str]] = []
        self.mutes: dict[Seat, dict[Seat, str]] = {}

    @property
    def id(self) -> str:
        return self.meta.id

    @property
    def book(self) -> Rulebook[Any]:
        return books()[self.meta.game]

    # ------------------------------------------------------------------ who sits there

    def people(self) -> list[Seat]:
        """The seats that people play, without those where somebody stands in."""
        absent = self.sitting.stand_ins if self.sitting else {}
        return [seat for seat in self.meta.people() if seat not in absent]

    def deserted(self) -> bool:
        """Have all people left? Then the game rests until somebody is back."""
        return bool(self.meta.people()) and not self.people()

    def waits_before_reveal(self) -> bool:
        """With at most one person at the table there is nobody who could learn anything from the time."""
        return len(self.people()) > 1

    # ------------------------------------------------------------------ what follows

    def unasked(self, game: Sitting) -> Deed | None:
        """What follows without a hand."""
        return unasked(game, self.people(), self.meta.salt, float(self.meta.terms["window"]))

    def next_row(self, game: Sitting) -> tuple[Row, bool] | None:
        """What follows at once where nobody could learn anything from the time, and is it shown on its way?"""
        deed = None if self.deserted() else self.unasked(game)
        if deed is None or not deed.at_once:
            return None
        return Row(game.seq + 1, game.changed, deed.op, deed.seat, deed.value, deed.cause), deed.shown

    def rewind_viewers(self) -> None:
        """After an undo viewers have been told more than has happened."""
        if self.sitting is not None:
            for viewer in self.viewers:
                viewer.rewind(self.sitting)

    # ------------------------------------------------------------------ when

    def reveal_at(self, game: Sitting) -> float:
        """When held answers go to the rules: a window has its common time, a sealed round a short grace."""
        terms = self.meta.terms
        if not self.waits_before_reveal():
            return game.changed
        if game.window:
            return max(game.clocks.presented + float(terms["window"]), game.changed)
        return game.changed + float(terms["grace"])

    def dues(self) -> dict[Seat, float]:
        """When the clocks of those who are awaited run out; clocks run for people only."""
        game, seconds = self.sitting, float(self.meta.terms["pace"]["seconds"])
        if game is None or game.paused or game.over:
            return {}
        dues = {seat: game.clocks.due(seat, seconds, self.loaded) for seat in self.people()}
        return {seat: due for seat, due in dues.items() if due is not None}

    def soonest(self) -> float | None:
        """When the first of all clocks runs out."""
        return min(self.dues().values(), default=None)


def played(book: Rulebook[Any], meta: Meta, rows: list[Row]) -> Sitting:
    """The game of a table, from its journal."""
    assert meta.origin is not None
    game = Sitting(book, meta.origin, meta.origin["at"], meta.terms["undo"])
    for row in rows:
        game.apply(row)
    return game

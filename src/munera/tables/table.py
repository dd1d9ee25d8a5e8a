"""A table: its game, its talk and its viewers; and what happens there as time passes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from munera.games import books
from munera.kernel import Diverged, Rulebook, Seat, other_version
from munera.tables.automatic import automatic_input
from munera.tables.meta import TableMeta
from munera.tables.rows import AutomaticInput, JournalRow
from munera.tables.stand_ins import bot_for
from munera.tables.story import Stories
from munera.tables.table_game import TableGame
from munera.tables.viewers import Viewer


class Table:
    """What a host knows of a table. Nothing here reads a clock: times are given."""

    def __init__(self, meta: TableMeta, loaded_at: float) -> None:
        self.meta, self.loaded_at = meta, loaded_at
        self.game: TableGame | None = None
        self.ahead = 0.0  # seconds that the table's time is ahead of the wall clock, which was set back
        self.stuck = False  # the rules failed
        self.differs: int | None = None  # the first row that other rules played, and these do not
        self.viewers: set[Viewer] = set()
        self.stories = Stories()
        self.talk: list[tuple[int, float, Seat, str, str, str]] = []  # number, time, seat, room, text, phrase
        self.mutes: dict[Seat, dict[Seat, str]] = {}

    @property
    def id(self) -> str:
        return self.meta.id

    @property
    def book(self) -> Rulebook[Any]:
        return books()[self.meta.game]

    # ------------------------------------------------------------------ who sits there

    def people(self) -> list[Seat]:
        """The seats of people who play themselves, without those that a stand-in plays for."""
        absent = self.game.stand_ins if self.game else {}
        return [seat for seat in self.meta.people() if seat not in absent]

    def stand_in_bots(self) -> dict[Seat, str]:
        """The bots that play for people who are away, by their seats."""
        game = self.game
        found = {} if game is None else {seat: bot_for(self.meta, game, seat) for seat in game.stand_ins}
        return {seat: bot for seat, bot in found.items() if bot}

    def deserted(self) -> bool:
        """Have all people left? The game then rests until somebody is back."""
        return bool(self.meta.people()) and not self.people()

    def waits_before_reveal(self) -> bool:
        """Do held answers wait? Where one person plays alone, nobody could learn anything from the time."""
        return not self.meta.alone()

    # ------------------------------------------------------------------ what follows

    def automatic_input(self, game: TableGame) -> AutomaticInput | None:
        """The next input that follows without a person; None if somebody must decide."""
        window = float(self.meta.terms["window"])
        people, deciding = self.people(), {*self.stand_in_bots(), *game.delegated}
        return automatic_input(game, people, self.meta.salt, window, deciding, alone=self.meta.alone())

    def next_row(self, game: TableGame) -> tuple[JournalRow, bool] | None:
        """The row that follows at once, where nobody could learn anything from the time; None if there is none.

        The second value says whether viewers are shown the state before it.
        """
        automatic = None if self.deserted() else self.automatic_input(game)
        if automatic is None or not automatic.at_once:
            return None
        op, seat, value, cause, _ = automatic
        return JournalRow(game.seq + 1, game.changed_at, op, seat, value, cause), automatic.shown

    def rewind_viewers(self) -> None:
        """After an undo, correct what viewers were told: it is more than has happened."""
        if self.game is not None:
            for viewer in self.viewers:
                viewer.rewind(self.game)

    # ------------------------------------------------------------------ when

    def reveal_at(self, game: TableGame) -> float:
        """When held answers are revealed: a window has its common time, a sealed round a short grace."""
        terms = self.meta.terms
        if not self.waits_before_reveal():
            return game.held_since
        if game.window:
            return max(game.clocks.asked_at + float(terms["window"]), game.held_since)
        return game.held_since + float(terms["grace"])

    def deadlines(self) -> dict[Seat, float]:
        """When the clock of each awaited seat runs out. Only people have clocks."""
        game, seconds = self.game, float(self.meta.terms["pace"]["seconds"])
        if game is None or game.paused or game.over:
            return {}
        deadlines = {seat: game.clocks.deadline(seat, seconds, self.loaded_at) for seat in self.people()}
        return {seat: due for seat, due in deadlines.items() if due is not None}

    def first_deadline(self) -> float | None:
        """When the first of the clocks runs out; None if there is none."""
        return min(self.deadlines().values(), default=None)


def play_journal(
    book: Rulebook[Any], meta: TableMeta, rows: list[JournalRow], between: Callable[..., None] | None = None
) -> TableGame:
    """Compute the game of a table from the rows of its journal. between: called after each input, for a pause.

    Raises WrongVersion, with the number of the row, where the game was begun under other rules and these differ.
    """
    assert meta.origin is not None
    number = 0
    try:
        game = TableGame(book, meta.origin, meta.origin["at"], meta.terms["undo"], watch=between)
        for row in rows:
            number = row.seq
            game.apply(row)
            if between is not None:
                between()
    except Exception as error:
        if meta.rules == book.version:
            raise
        raise other_version(Diverged(str(error), number), meta.rules, book.version) from error
    return game

"""A table of one person and bots, played by `munera.tables` without a server.

A bot plays for the person too. Whoever measures is told each question that the person is asked, each that the
table answers for them, and every row, after which it may look at what the person is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from munera import bots
from munera.bots.bot import WAIT, Bot, Seen
from munera.bots.playing import ACTS
from munera.games import book
from munera.games.game import FirstGame
from munera.kernel import ANY, AnyAsk, Option, Rulebook, Seat, Stream
from munera.kernel.plain import from_option, to_option
from munera.kernel.settings import complete
from munera.tables.meta import BOT, PERSON, PLAYING, Chair, TableMeta
from munera.tables.rows import ACT, ANSWER, PLAYER, JournalRow
from munera.tables.standing_answers import StandingAnswer
from munera.tables.table import Table, play_journal
from munera.tables.table_game import TableGame

TERMS = {
    "options": {},
    "aids": False,
    "publish_talk": False,
    "undo": "free",
    "window": 2.0,
    "grace": 1.0,
    "pace": {"kind": "live", "seconds": 0},
}
YOU: Seat = 0  # where whoever starts a game sits

Heard = Callable[[AnyAsk, Option], None]


def nothing(*_: Any) -> None:
    """What happens where nobody listens."""


class SoloTable:
    """One game. `standing` are the standing answers that the person has set, if any."""

    def __init__(
        self, game: str, first: FirstGame, seed: str, person: str, standing: Sequence[StandingAnswer] | None = None
    ) -> None:
        self.book: Rulebook[Any] = book(game)
        options = complete(self.book.settings, first.options)
        plain = {name: from_option(value) for name, value in options.items()}
        origin = {"seats": first.seats, "seed": seed, "options": plain, "at": 0.0}
        chairs = (Chair(PERSON, "You"), *(Chair(BOT, f"Bot {n}", bot) for n, bot in enumerate(first.bots, 1)))
        meta = TableMeta(
            *("solo", game, self.book.version, "", PLAYING, False, TERMS, 0.0, 0.0, "key", seed),
            *(origin, None, None, chairs),
        )
        self.table = Table(meta, 0.0)
        self.table.game = self.game = play_journal(self.book, meta, [])
        self.stream = Stream.seeded(f"{seed}/table")
        names = (person, *first.bots)
        self.bots: list[Bot] = [
            bots.make(name, game, Stream.seeded(f"{seed}/bot/{seat}")) for seat, name in enumerate(names)
        ]
        if standing is not None:
            self.game.standing_answers[YOU] = tuple(standing)
        self.asked: Heard = nothing
        self.unasked: Heard = nothing
        self.changed: Callable[[JournalRow], None] = nothing
        self._round = -1
        self._volunteered: set[Seat] = set()
        self._acts = 0
        self._waiting: set[Seat] = set()

    @property
    def over(self) -> bool:
        return self.game.over

    def play(self) -> TableGame:
        """Play to the end."""
        while not self.game.over:
            self.step()
        return self.game

    def step(self) -> None:
        """One row: what the table does by itself first, then the bots, then the person."""
        game = self.game
        if (automatic := self.table.automatic_input(game)) is not None:
            op, seat, value, cause, _ = automatic
            if op == ANSWER and seat == YOU:
                self.unasked(game.match.ask_of(YOU), to_option(value[1]))
            self._apply(op, seat, value, cause)
            return
        match = game.match
        if match.round != self._round:
            self._round, self._acts, self._volunteered, self._waiting = match.round, 0, set(), set()
        if self._volunteers():
            return
        waiting = {ask.seat: ask for ask in match.waiting()}
        for seat in sorted(waiting, key=lambda seat: (seat == YOU, self.stream.bits())):
            if seat not in self._waiting and self._chooses(waiting[seat]):
                return
        first = next(iter(waiting.values()))  # everybody waits for the others
        self._answer(first, first.default())

    def _volunteers(self) -> bool:
        """Ask everybody once per question for a move at any time. Was one made?"""
        match = self.game.match
        for seat in match.seats:
            if seat in self._volunteered or self._acts >= ACTS:
                continue
            self._volunteered.add(seat)
            if not self.book.anytime(match.state, seat):
                continue
            move = self.bots[seat].volunteer(Seen(match, seat))
            if move is not None:
                self._acts += 1
                self._apply(ACT, seat, from_option(move), "bot" if seat != YOU else PLAYER)
                return True
        return False

    def _chooses(self, ask: AnyAsk) -> bool:
        """Let a seat answer. False: it lets others go first; no bot leaves an open floor before the person."""
        match, seat = self.game.match, ask.seat
        option = self.bots[seat].choose(Seen(match, seat), ask)
        if seat == YOU:
            self.asked(ask, ask.default() if option == WAIT else option)
        if match.mode == ANY:
            others = any(other.seat == YOU and YOU not in self._waiting for other in match.waiting())
            if option == WAIT or (seat != YOU and others and option == ask.default()):
                self._waiting.add(seat)
                return False
        self._answer(ask, option)
        return True

    def _answer(self, ask: AnyAsk, option: Option) -> None:
        value = [self.game.match.ask_id(ask.seat), from_option(to_option(option))]
        self._apply(ANSWER, ask.seat, value, PLAYER if ask.seat == YOU else "bot")

    def _apply(self, op: str, seat: Seat | None, value: Any, cause: str) -> None:
        row = JournalRow(self.game.seq + 1, 0.0, op, seat, value, cause)
        self.game.apply(row)
        self.changed(row)

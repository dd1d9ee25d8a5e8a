"""Shows a recorded game at the terminal, step by step or all at once."""

from __future__ import annotations

from typing import Any, NamedTuple

from rich.text import Text

from munera.cli.boards import board_of
from munera.cli.choices import DIGITS
from munera.cli.console import Host
from munera.cli.reader import Keyboard
from munera.cli.story import tell
from munera.kernel import Match, Option, Rulebook, Seat, replay
from munera.words import Cast, Narrator


class ReplayStep(NamedTuple):
    """The game after an entry of the record: the view, and how many events had been told."""

    view: dict[str, Any]
    events_told: int


class ReplayViewer:
    """Shows a record as one viewer saw the game; None is a spectator."""

    def __init__(self, host: Host, book: Rulebook[Any], text: str, viewer: Seat | None) -> None:
        self.host, self.book, self.viewer = host, book, viewer
        self.board = board_of(book, host.words, plain=host.plain)
        self.steps: list[ReplayStep] = []
        self.events: list[tuple[Option, ...]] = []
        match = replay(book, text, watch=self._note_step)
        self.events = match.events(viewer)
        self.names = tuple(host.text("common-seat", seat=seat + 1) for seat in match.seats)

    def _note_step(self, match: Match[Any]) -> None:
        view = dict(self.book.view(match.state, self.viewer))
        self.steps.append(ReplayStep(view, match.events_told(self.viewer)))

    def show(self, *, stepping: bool) -> None:
        """Show the game step by step if `stepping`, else print the whole story and the last board."""
        if stepping:
            self._step_through()
            return
        for line in tell(self.host, self.board, self.events, self._narrator(len(self.steps) - 1)):
            self.host.show(line)
        self.host.show()
        self._draw(len(self.steps) - 1)

    def _cast(self, at: int) -> Cast:
        cast: Cast = self.board.teller.cast(self.steps[at].view, self.names, self.viewer)
        return cast

    def _narrator(self, at: int) -> Narrator[Cast]:
        return self.board.teller.narrator(self.steps[at].view, self.names, self.viewer)

    def _draw(self, at: int) -> None:
        view, cast = self.steps[at].view, self._cast(at)
        if (line := self.board.standings(view, cast)) is not None:
            self.host.show(line)
        self.host.show(self.board.draw(view, cast, {}))

    def _step_through(self) -> None:
        """Let a person step through: Enter goes on, b goes back, a number goes to that step, q ends it."""
        keyboard, last, at = Keyboard(), len(self.steps) - 1, 0
        while True:
            self._show_step(at)
            try:
                typed = keyboard.line(self.host.text("cli-replay-prompt", at=at, last=last) + " ").lower()
            except (EOFError, KeyboardInterrupt):
                self.host.show()
                return
            if typed.startswith("q") or (not typed and at == last):
                return
            if typed.isascii() and typed.isdecimal():
                at = min(int(typed), last) if len(typed) <= DIGITS else last
            elif typed.startswith("b"):
                at = max(at - 1, 0)
            elif not typed or typed.startswith("n"):
                at = min(at + 1, last)

    def _show_step(self, at: int) -> None:
        self.host.clear()
        first = self.steps[at - 1].events_told if at else 0
        for line in tell(
            self.host, self.board, self.events[: self.steps[at].events_told], self._narrator(at), first
        ):
            self.host.show(line)
        self.host.show()
        self._draw(at)
        if at == len(self.steps) - 1:
            self.host.show(Text(self.host.text("cli-replay-end"), "bold"))

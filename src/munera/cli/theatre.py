"""A recorded game, step by step or all at once."""

from __future__ import annotations

from typing import Any, NamedTuple

from rich.text import Text

from munera.cli.boards import board_of
from munera.cli.choices import DIGITS
from munera.cli.console import Host
from munera.cli.reader import Keyboard
from munera.cli.story import tell
from munera.kernel import Match, Option, Rulebook, Seat, replay
from munera.words import Cast, Narrate


class Scene(NamedTuple):
    """How it looked after an entry of the record: the view, and how many events had been told."""

    view: dict[str, Any]
    events_told: int


class Theatre:
    """Shows a record as one viewer (None: a spectator) would have seen it."""

    def __init__(self, host: Host, book: Rulebook[Any], text: str, viewer: Seat | None) -> None:
        self.host, self.book, self.viewer = host, book, viewer
        self.board = board_of(book, host.words, plain=host.plain)
        self.scenes: list[Scene] = []
        self.events: list[tuple[Option, ...]] = []
        match = replay(book, text, watch=self._watch)
        self.events = match.events(viewer)
        self.names = tuple(host.text("common-seat", seat=seat + 1) for seat in match.seats)

    def _watch(self, match: Match[Any]) -> None:
        view = dict(self.book.view(match.state, self.viewer))
        self.scenes.append(Scene(view, match.events_told(self.viewer)))

    def open(self, *, stepping: bool) -> None:
        """Step by step for a person, the whole story for a pipe."""
        if stepping:
            self._step()
            return
        for line in tell(self.host, self.board, self.events, self._narrator(len(self.scenes) - 1)):
            self.host.show(line)
        self.host.show()
        self._draw(len(self.scenes) - 1)

    def _cast(self, at: int) -> Cast:
        cast: Cast = self.board.teller.cast(self.scenes[at].view, self.names, self.viewer)
        return cast

    def _narrator(self, at: int) -> Narrate[Cast]:
        return self.board.teller.narrator(self.scenes[at].view, self.names, self.viewer)

    def _draw(self, at: int) -> None:
        self.host.show(self.board.draw(self.scenes[at].view, self._cast(at), {}))

    def _step(self) -> None:
        """Enter: on; b: back; a number: there; q: enough."""
        keyboard, last, at = Keyboard(), len(self.scenes) - 1, 0
        while True:
            self._scene(at)
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

    def _scene(self, at: int) -> None:
        self.host.clear()
        first = self.scenes[at - 1].events_told if at else 0
        for line in tell(
            self.host, self.board, self.events[: self.scenes[at].events_told], self._narrator(at), first
        ):
            self.host.show(line)
        self.host.show()
        self._draw(at)
        if at == len(self.scenes) - 1:
            self.host.show(Text(self.host.text("cli-replay-end"), "bold"))

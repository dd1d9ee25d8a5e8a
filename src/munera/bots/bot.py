"""What a bot is, and all that it sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from munera.kernel import AnyAsk, Match, Option, Seat, Stream

WAIT: Final = "\0wait"  # what `choose` returns on an open floor to let others go first


class Seen:
    """A match through the eyes of one seat. There is no way from here to what the seat may not know."""

    __slots__ = ("__match", "seat")

    def __init__(self, match: Match[Any], seat: Seat) -> None:
        self.__match, self.seat = match, seat

    @property
    def view(self) -> Mapping[str, Any]:
        """The game as this seat sees it now."""
        return self.__match.book.view(self.__match.state, self.seat)

    @property
    def game(self) -> str:
        return self.__match.book.id

    def events(self, since: int = 0) -> list[tuple[Option, ...]]:
        """What this seat was told."""
        return self.__match.events(self.seat, since)

    def anytime(self) -> Any:
        """What this seat may do at any time."""
        return self.__match.book.anytime(self.__match.state, self.seat)

    def imagine(self, stream: Stream) -> Match[Any]:
        """A game that may be the real one as far as this seat knows: to search in."""
        return self.__match.imagine(self.seat, stream, keep=True)


class Bot:
    """The base of every bot. `stream` is its own randomness: games stay reproducible."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        """One of the ask's options (on an open floor also WAIT)."""
        raise NotImplementedError

    def volunteer(self, seen: Seen) -> Option:  # noqa: ARG002  # most bots volunteer nothing
        """An anytime move, or None. Asked at most once per bot and presentation."""
        return None

"""What a bot is, and all that it sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from munera.bots.temper import EVEN, Temper
from munera.kernel import AnyAsk, Illegal, Match, MuneraError, Option, Options, Seat, Stream

WAIT: Final = "\0wait"  # what `choose` returns on an open floor to let others go first

LATE, CRASHED, UNOFFERED = "late", "crashed", "unoffered"  # the kinds of failure


class UnknownBot(MuneraError, LookupError):
    """There is no such bot: the name, the module or the class does not exist, or is no bot."""


class BotFailed(MuneraError, RuntimeError):
    """A bot was late, crashed, or answered with something that was not offered.

    The reason may tell what the bot holds: where others play, only the kind may be shown.
    """

    def __init__(self, reason: str, kind: str = CRASHED) -> None:
        super().__init__(reason)
        self.reason, self.kind = reason, kind

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.reason, self.kind)


class Reason(NamedTuple):
    """Why a bot has chosen something: the message of its game that says so, and the numbers in it.

    It is told to the seat for which the bot thinks, which sees what the bot sees, and to nobody else.
    """

    key: str
    facts: Mapping[str, int] = {}


class Imagined:
    """A game that may be the real one as far as a seat knows. Whoever searches plays all its seats.

    It is made of the true game, so it never leaves this process: a bot in a process of its own plays it by calling
    back (`munera.bots.sandbox`).
    """

    __slots__ = ("__match", "seat")

    def __init__(self, match: Match[Any], seat: Seat) -> None:
        self.__match, self.seat = match, seat

    @property
    def over(self) -> bool:
        return self.__match.over

    @property
    def view(self) -> Mapping[str, Any]:
        """The view of the imagined game for the seat that imagines it."""
        return self.__match.book.view(self.__match.state, self.seat)

    @property
    def seats(self) -> range:
        """All seats of the game."""
        return self.__match.seats

    @property
    def mode(self) -> str:
        """How the open questions are asked: one, sealed or any (`Seen.mode`)."""
        return self.__match.mode

    def seen(self, seat: Seat) -> Seen:
        """The imagined game through the eyes of any seat, so that a bot can answer for it there."""
        if type(seat) is not int or seat not in self.__match.seats:
            raise Illegal("not_a_seat")
        return Seen(self.__match, seat)

    def waiting(self) -> tuple[AnyAsk, ...]:
        """The open questions of all seats; sealed answers of others are among them, since they must be guessed."""
        return self.__match.waiting()

    def answer(self, seat: Seat, option: Option) -> None:
        """Answer the open question of any seat, so that the imagined game goes on."""
        self.__match.answer(seat, option)

    def act(self, seat: Seat, move: Option) -> None:
        """Make an anytime move of any seat."""
        self.__match.act(seat, move)

    def fork(self) -> Imagined:
        """A copy of the imagined game, to try something else in."""
        return Imagined(self.__match.fork(), self.seat)

    def score(self) -> tuple[float, ...]:
        """One number per seat, the higher the better; meaningful when the imagined game is over."""
        return self.__match.book.score(self.__match.state)


class Seen:
    """A match through the eyes of one seat. There is no way from here to what the seat may not know."""

    __slots__ = ("__match", "__parts", "__version", "seat")

    def __init__(self, match: Match[Any], seat: Seat) -> None:
        self.__match, self.seat = match, seat
        self.__parts: dict[str, Any] = {}
        self.__version = match.version  # of the match, when these parts were made

    @property
    def view(self) -> Mapping[str, Any]:
        """The game as this seat sees it now."""
        return self.__match.book.view(self.__match.state, self.seat)

    def part(self, name: str) -> Any:
        """One entry of the view, without making the others (`Rulebook.part`): to be read, and not to be changed.

        Bots are asked for moves and answers at the same table: it is made once until something is done there.
        """
        if self.__version != self.__match.version or self.__match.over:  # the end of a match is no new version
            self.__version = self.__match.version
            self.__parts.clear()
        try:
            return self.__parts[name]
        except KeyError:
            made = self.__parts[name] = self.__match.book.part(self.__match.state, self.seat, name)
            return made

    @property
    def game(self) -> str:
        return self.__match.book.id

    @property
    def mode(self) -> str:
        """How the open question is asked: one, sealed, or any - the open floor, where a bot may WAIT."""
        return self.__match.mode

    def events(self, since: int = 0) -> list[tuple[Option, ...]]:
        """The events that this seat was told, from number `since` on."""
        return self.__match.events(self.seat, since)

    def anytime(self) -> Options[Any]:
        """What this seat may do at any time."""
        return self.__match.book.anytime(self.__match.state, self.seat)

    def imagine(self, stream: Stream, *, keep: bool = True, log: bool = False) -> Imagined:
        """A game that may be the real one as far as this seat knows. Bots search in such games.

        keep: it can be forked; without, it is played faster. log: seats hear events in it, of those so far what
        this seat was told lately.
        """
        return Imagined(self.__match.imagine(self.seat, stream, keep=keep, log=log), self.seat)


class Bot:
    """The base of every bot. A new one is made for every game. `stream` is its own randomness.

    `hears` and `imagines` say whether it asks for events and imagined games; where no bot does, a simulation
    need not remember them and is faster.
    """

    hears = True
    imagines = True
    reason: Reason | None = None  # why it chose what it has chosen last, where it says so itself
    temper: Temper = EVEN

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def become(self, temper: Temper) -> None:
        """Take on the temper of a person, before the game."""
        self.temper = temper

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        """Return one of the ask's options, or on an open floor WAIT."""
        raise NotImplementedError

    def why(self, ask: AnyAsk, option: Option) -> Reason:
        """Why it has just chosen this option: as it said itself, or by the question and the word of the answer."""
        return self.reason or Reason("-".join(filter(None, (ask.kind, _word(option)))))

    def volunteer(self, seen: Seen) -> Option:  # noqa: ARG002  # most bots volunteer nothing
        """Return an anytime move, or None. Each bot is asked at most once for each open question."""
        return None

    def close(self) -> None:
        """Let go of whatever was held for the game, which is over."""


def _word(option: Option) -> str:
    """The word of an answer; "none" for an answer that takes, gives or names nothing; else nothing."""
    if option == WAIT:
        return "wait"
    if not option or (isinstance(option, tuple) and all(part == 0 for part in option)):
        return "none"
    first = option[0] if isinstance(option, tuple) else option
    return first if isinstance(first, str) else ""

"""What the process of a bot may ask the host for: its events, samples of a Space, imagined games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

from munera.bots.bot import BotFailed, Imagined, Seen
from munera.kernel import AnyAsk, Illegal, Options, Space, Stream
from munera.kernel.plain import to_option

MOST_GAMES = 10_000  # imagined games at once: a search that forgets none would fill the parent's memory
REAL = 0  # whose options a handle means; imagined games are counted from 1


def anytime_of(game: int) -> int:
    """The handle of what may be done at any time in a game, as its number is that of what is asked there."""
    return -1 - game


class CallHandler:
    """Answers the calls of a bot's process, for one seat and as long as one question is open.

    numbers: of imagined games. One process never sees the same number twice: a bot may forget a game of an earlier
    question while it plays one of this question.
    """

    def __init__(self, seen: Seen | None, ask: AnyAsk | None = None, numbers: Iterator[int] | None = None) -> None:
        self.seen, self.ask = seen, ask
        self.games: dict[int, Imagined] = {}
        self.numbers = count(REAL + 1) if numbers is None else numbers
        self.calls: dict[str, Callable[..., Any]] = {
            "events": self._events,
            "anytime": lambda: described(self._seen.anytime(), [anytime_of(REAL), self._seen.seat]),
            "contains": lambda handle, option: to_option(option) in self._space(handle),
            "sample": self._sample,
            "default": lambda handle: self._space(handle).default(),
            "steps": lambda handle, said: self._space(handle).steps(said),
            "imagine": self._imagine,
            "fork": lambda game: self._keep(self._game(game).fork()),
            "answer": self._answer,
            "act": self._act,
            "look": lambda game, seat: self._game(game).seen(seat).view,
            "heard": lambda game, seat, since: self._game(game).seen(seat).events(int(since)),
            "moves": self._moves,
            "mode": lambda game: self._game(game).mode,
            "seats": lambda game: len(self._game(game).seats),
            "score": lambda game: self._game(game).score(),
        }

    @property
    def _seen(self) -> Seen:
        if self.seen is None:
            raise ValueError("nothing to see yet")
        return self.seen

    def serve(self, call: list[Any]) -> tuple[bool, Any]:
        """Answer a call: (True, what was asked for) or (False, why not). Calls that make no sense raise."""
        forgotten, what, *about = call
        for game in forgotten:
            self.games.pop(game, None)
        try:
            return True, self.calls[what](*about)
        except Illegal as error:
            return False, error.code

    def _events(self, since: int) -> Any:
        return self._seen.events(int(since))

    def _sample(self, place: list[Any], handle: list[int]) -> Any:
        stream = stream_at(place)
        return self._space(handle).sample(stream), place_of(stream)

    def _imagine(self, place: list[Any], keep: bool, log: bool, game: int = REAL, seat: int = 0) -> Any:
        stream = stream_at(place)
        seen = self._game(game).seen(seat) if game != REAL else self._seen
        return self._keep(seen.imagine(stream, keep=keep, log=log)), place_of(stream)

    def _keep(self, game: Imagined) -> Any:
        if len(self.games) >= MOST_GAMES:
            raise BotFailed(f"it imagined more than {MOST_GAMES} games at once")
        number = next(self.numbers)
        self.games[number] = game
        return number, self._asks(number)

    def _game(self, number: int) -> Imagined:
        if number not in self.games:
            raise BotFailed("it played an imagined game of an earlier question")
        return self.games[number]

    def _answer(self, game: int, seat: int, option: Any) -> Any:
        self._game(game).answer(seat, to_option(option))
        return self._asks(game)

    def _act(self, game: int, seat: int, move: Any) -> Any:
        self._game(game).act(seat, to_option(move))
        return self._asks(game)

    def _moves(self, game: int, seat: int) -> tuple[Any, ...]:
        return described(self._game(game).seen(seat).anytime(), [anytime_of(game), seat])

    def _asks(self, game: int) -> list[Any]:
        return [described_ask(ask, [game, ask.seat]) for ask in self._game(game).waiting()]

    def _space(self, handle: list[int]) -> Space[Any]:
        game, seat = handle
        if game == anytime_of(REAL):
            options = self._seen.anytime()
        elif game < REAL:
            options = self._game(anytime_of(game)).seen(seat).anytime()
        elif game == REAL:
            options = self.ask.options if self.ask else ()
        else:
            options = next(ask.options for ask in self._game(game).waiting() if ask.seat == seat)
        if not isinstance(options, Space):
            raise ValueError("these options are listed")
        return options


# ---------------------------------------------------------------------- as they are sent


def described_ask(ask: AnyAsk, handle: list[int]) -> tuple[Any, ...]:
    return ask.seat, ask.kind, ask.about, ask.rule, described(ask.options, handle)


def described(options: Options[Any], handle: list[int]) -> tuple[Any, ...]:
    """Options as they are sent: a list as it is, a Space as its handle, description and whether it is empty."""
    if isinstance(options, Space):
        return None, handle, options.describe(), not options
    return (tuple(options),)


def place_of(stream: Stream) -> tuple[str, int, int]:
    return stream.key.hex(), *stream.place


def stream_at(place: list[Any]) -> Stream:
    """A random stream from its place as it was sent. Nonsense raises ValueError or TypeError."""
    key, counter, at = place
    if type(counter) is not int or type(at) is not int or not 0 <= counter < 1 << 63 or not 0 <= at <= 64:
        raise ValueError("no such place in a random stream")
    return Stream(bytes.fromhex(key), counter, at)

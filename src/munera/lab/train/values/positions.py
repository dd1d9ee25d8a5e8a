"""Positions that value models learn from: what is counted of each seat, and what became of it.

Heuristics play, erring at random up to some turn; positions after it are looked at when something new begins.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from typing import Any, Final, NamedTuple

from munera.bots import school_value
from munera.bots.bot import Bot, Imagined, Seen
from munera.bots.for_glory import value
from munera.bots.for_glory.reading import moment_of
from munera.bots.playing import Given, Observer, play
from munera.bots.registry import make
from munera.bots.school import BOUT
from munera.bots.school_estimates import Books
from munera.games import book
from munera.kernel import AnyAsk, Match, Option, Stream, pick, start

ERRS: Final = 120  # of a thousand answers before that turn
SPARED: Final = 350  # of a thousand games in which nobody errs
LATEST: Final = 20  # turns until which somebody may err
RENOWN: Final = 12.0  # fame that makes the share of a school e times as large


class Look(NamedTuple):
    """A position: its game, what is counted for each seat, and how much of the result was theirs."""

    game: int
    counted: list[dict[str, float]]
    result: list[float]


class Erring(Bot):
    """A bot that errs at random until it is told not to."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.stream)
        self.bot, self.errs = bot, 0

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        option = self.bot.choose(seen, ask)
        if ask.kind in (*BOUT, "trade") or not self.stream.chance(self.errs):
            return option
        options: Any = ask.options
        if ask.kind == "bid" and isinstance(option, int) and option:
            # Half to twice as much: any amount would ruin the school.
            return min(int(options[-1]), max(int(options[1]), int(option * (50 + self.stream.below(151)) / 100)))
        return pick(ask.options, self.stream)  # type: ignore[no-any-return]

    def volunteer(self, seen: Seen) -> Option:
        """Move as the bot does."""
        return self.bot.volunteer(seen)


# ---------------------------------------------------------------------- positions


class Looking(Observer):
    """Looks at the positions of a game in which nobody errs any more, when something new begins."""

    def __init__(self, bots: list[Erring], stream: Stream) -> None:
        self.bots, self.stream = bots, stream
        self.until = 0 if stream.chance(SPARED) else 1 + stream.below(LATEST - 1)
        self.moment: Option = None
        self.found: list[tuple[list[dict[str, float]], tuple[int, ...]]] = []  # what is counted, and for whom

    def before(self, match: Match[Any], given: Given) -> None:  # noqa: ARG002
        """Look, if it is time."""
        clean = self.turn(match) >= self.until
        for bot in self.bots:
            bot.errs = 0 if clean else ERRS
        moment = self.now(match)
        if clean and moment != self.moment:
            self.look(match)
        self.moment = moment

    def turn(self, match: Match[Any]) -> int:
        """The number of the turn that the game is in."""
        raise NotImplementedError

    def now(self, match: Match[Any]) -> Option:
        """The moment of the game, such as its phase and turn: a position is looked at when this has changed."""
        raise NotImplementedError

    def look(self, match: Match[Any]) -> None:
        """Keep what the model counts of this position."""
        raise NotImplementedError


class LookingAtGlory(Looking):
    """Looks when a phase, a turn or a battle has begun, each time from one of the seats."""

    def turn(self, match: Match[Any]) -> int:
        return int(match.state.turns)

    def now(self, match: Match[Any]) -> Option:
        return moment_of(Seen(match, 0))

    def look(self, match: Match[Any]) -> None:
        seat = self.stream.below(2)
        self.found.append((list(value.numbers(Imagined(match, seat))), (seat, 1 - seat)))


class LookingAtSchools(Looking):
    """The first question of a kind in a turn has come, and is looked at every other time."""

    def turn(self, match: Match[Any]) -> int:
        return int(match.state.turn)

    def now(self, match: Match[Any]) -> Option:
        return match.state.turn, match.pending[0].kind

    def look(self, match: Match[Any]) -> None:
        if match.pending[0].kind in ("bid", "send", "trade", "train") and self.stream.below(2):
            counted = [spread(Books(Seen(match, seat))) for seat in match.seats]
            self.found.append((counted, tuple(match.seats)))


def spread(books: Books) -> dict[str, float]:
    """What is counted of a school, once for the beginning and once for the end of the campaign."""
    late = books.turn / books.affairs["last_turn"]
    parts = (("early", 1 - late), ("late", late))
    found = school_value.numbers(books)
    return {f"{name} {when}": part * found[name] for name in found for when, part in parts}


def looks(game: str, number: int, seed: str, bot: str = "heuristic") -> Iterator[Look]:
    """The positions of one game of such bots."""
    kind, seats, options = GAMES[game]
    stream = Stream.seeded(f"{seed} {number}")
    match = start(book(game), seats, f"{seed} {number}", options, keep=False, log=False)
    bots = [Erring(make(bot, game, Stream.seeded(f"{seed} {number} {seat}"))) for seat in match.seats]
    looking = kind(bots, stream)
    play(match, bots, Stream.seeded(f"{seed} {number} play"), observer=looking)
    score, fame = match.book.score(match.state), getattr(match.state, "fame", None)
    won = [(one == max(score)) / score.count(max(score)) for one in score]
    if fame:
        shared = [exp((one - max(fame)) / RENOWN) for one in fame]
        won = [(one + share / sum(shared)) / 2 for one, share in zip(won, shared, strict=True)]
    for counted, order in looking.found:
        yield Look(number, counted, [won[seat] for seat in order])


GAMES: Final[dict[str, tuple[type[Looking], int, dict[str, Option]]]] = {
    "for_glory": (LookingAtGlory, 2, {}),
    "school": (LookingAtSchools, 4, {"bouts": "automatic"}),
}

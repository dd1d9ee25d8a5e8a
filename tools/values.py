"""Fit the models by which the champions of For Glory and Gladiator School judge positions; print their weights.

`python -m tools.values for_glory --games 6000` takes some four minutes. Heuristics play, erring at random up to
some turn; positions after it are looked at, and a logistic model is fitted to who won in the end. Campaigns of
School are few and long, so that half of what is fitted there is the fame at the end. One game in ten is kept for
the test.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import exp
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

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

Array = NDArray[np.float64]

ERRS: Final = 120  # of a thousand answers before that turn
SPARED: Final = 350  # of a thousand games in which nobody errs
LATEST: Final = 20  # turns until which somebody may err
RENOWN: Final = 12.0  # fame that makes the share of a school e times as large
TESTED: Final = 10  # one game in so many
RIDGE: Final = {"for_glory": 30.0, "school": 3.0}


class Look(NamedTuple):
    """A position: its game, what is counted for each seat, and how much of the result was theirs."""

    game: int
    counted: list[dict[str, float]]
    result: list[float]


class Erring(Bot):
    """A heuristic that errs at random until it is told not to."""

    def __init__(self, game: str, stream: Stream) -> None:
        super().__init__(stream)
        self.bot, self.errs = make("heuristic", game, stream), 0

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        option = self.bot.choose(seen, ask)
        if ask.kind in (*BOUT, "trade") or not self.stream.chance(self.errs):
            return option
        options: Any = ask.options
        if (
            ask.kind == "bid" and isinstance(option, int) and option
        ):  # half to twice as much: any amount would ruin the school
            return min(int(options[-1]), max(int(options[1]), int(option * (50 + self.stream.below(151)) / 100)))
        return pick(ask.options, self.stream)  # type: ignore[no-any-return]

    def volunteer(self, seen: Seen) -> Option:
        """Move as the heuristic does."""
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
        """The turn of the game."""
        raise NotImplementedError

    def now(self, match: Match[Any]) -> Option:
        """What must be new."""
        raise NotImplementedError

    def look(self, match: Match[Any]) -> None:
        """Count what the model counts."""
        raise NotImplementedError


class LookingAtGlory(Looking):
    """A phase, a turn or a battle has begun; each is looked at from one of the seats."""

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


def looks(game: str, number: int, seed: str) -> Iterator[Look]:
    """The positions of one game."""
    kind, seats, options = GAMES[game]
    stream = Stream.seeded(f"{seed} {number}")
    match = start(book(game), seats, f"{seed} {number}", options, keep=False, log=False)
    bots = [Erring(game, Stream.seeded(f"{seed} {number} {seat}")) for seat in match.seats]
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


# ---------------------------------------------------------------------- the fit


def table(found: list[Look]) -> tuple[list[str], Array, Array]:
    """The names of what is counted; that by position, seat and name; the results by position and seat."""
    names = list(found[0].counted[0])
    counted = np.array([[[one.get(name, 0.0) for name in names] for one in look.counted] for look in found], float)
    return names, counted, np.array([look.result for look in found], float)


def fit(counted: Array, result: Array, ridge: float) -> Array:
    """The weights with which the exponentials of the sums have the shares that come nearest to the results."""
    scale = counted.reshape(-1, counted.shape[2]).std(0) + 1e-9
    rows = counted / scale
    weights = np.zeros(rows.shape[2])
    for _ in range(30):
        share = shares(rows, weights)
        mean = (share[:, :, None] * rows).sum(1)
        slope = (rows * result[:, :, None]).sum((0, 1)) - mean.sum(0) - ridge * weights
        bend = np.einsum("ps,psi,psj->ij", share, rows, rows) - mean.T @ mean + ridge * np.eye(len(weights))
        weights = weights + 0.9 * np.linalg.solve(bend, slope)
    found: Array = weights / scale
    return found


def shares(counted: Array, weights: Array) -> Array:
    """The chance of every seat in every position."""
    sums = counted @ weights
    powers = np.exp(sums - sums.max(1, keepdims=True))
    found: Array = powers / powers.sum(1, keepdims=True)
    return found


def loss(counted: Array, result: Array, weights: Array) -> float:
    """How far the chances are from the results: their cross entropy."""
    return float(-(result * np.log(shares(counted, weights) + 1e-12)).sum(1).mean())


def fitted(game: str, games: int, seed: str) -> tuple[dict[str, float], int, float]:
    """The weights by name, the number of positions, and the loss in the games that were kept for the test."""
    found = [look for number in range(games) for look in looks(game, number, seed)]
    names, counted, result = table(found)
    tested = np.array([look.game % TESTED == 0 for look in found])
    apart = fit(counted[~tested], result[~tested], RIDGE[game])
    weights = fit(counted, result, RIDGE[game])
    return (
        dict(zip(names, map(float, weights), strict=True)),
        len(found),
        loss(counted[tested], result[tested], apart),
    )


def main() -> None:
    """Fit and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="values")
    typed = parser.parse_args()
    weights, positions, missed = fitted(typed.game, typed.games, typed.seed)
    for name, weight in weights.items():
        print(f"{name:20s} {10_000 * weight:9.0f}")
    print(f"in ten-thousandths; {positions} positions; loss in the test {missed:.4f}")


if __name__ == "__main__":
    main()

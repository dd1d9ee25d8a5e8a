"""Measures whether questions are meaningful: options are tried in the same imagined worlds, to the round's end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from munera import bots
from munera.bots.playing import play
from munera.kernel import AnyAsk, Match, Option, Seat, Space, Stream
from munera.kernel.stream import key_from_seed
from tools.questions.results import MEASURES

WORLDS = 20
ERRORS = 2.0  # standard errors by which two results must differ
MOST_OPTIONS = 6  # that are tried of one question
TRIES = 40  # to draw so many different ones where they cannot be listed
PLAYS_ON = "greedy"  # the bot that plays all seats in imagined worlds
EXACT = 1e-9


def tried(ask: AnyAsk, chosen: Option, stream: Stream) -> list[Option]:
    """The options that are tried: all, or the first, the last, the one that was chosen and some between."""
    options = ask.options
    found: dict[Option, None]
    if isinstance(options, Space):
        found = dict.fromkeys((ask.default(), chosen))
        for _ in range(TRIES):
            if len(found) < MOST_OPTIONS:
                found[options.sample(stream)] = None
        return list(found)
    if len(options) <= MOST_OPTIONS:
        return list(options)
    last = len(options) - 1
    spread = [options[round(last * number / (MOST_OPTIONS - 2))] for number in range(MOST_OPTIONS - 1)]
    return list(dict.fromkeys((*spread, chosen)))


class Future:
    """An imagined world after one answer, played on by bots to the end of the round.

    Its dice depend on the world and on the moment of the game alone: whoever rolls once more in one option than in
    another meets the same dice afterwards.
    """

    def __init__(self, world: Match[Any], seat: Seat, option: Option, seed: str) -> None:
        self.seat, self.seed = seat, seed
        self.measure = MEASURES[world.book.id]
        self.end = self.measure.rounds(world.state) + self.measure.ahead
        self.match = world.fork(keep=False)
        self.moment: Option = self.measure.moment(world.state)
        self.match.answer(seat, option)

    def is_over(self) -> bool:
        """Is the round over? If not, a new moment gets its dice."""
        state = self.match.state
        moment = self.measure.moment(state)
        if moment != self.moment:
            self.moment = moment
            Stream.__init__(state, key_from_seed(f"{self.seed}/dice/{moment}"))
        return self.measure.rounds(state) >= self.end

    def result(self) -> float:
        match, game = self.match, self.match.book.id
        players = [bots.make(PLAYS_ON, game, Stream.seeded(f"{self.seed}/{seat}")) for seat in match.seats]
        play(match, players, Stream.seeded(f"{self.seed}/driver"), until=self.is_over)
        return self.measure.result(match, self.seat)


def results(match: Match[Any], seat: Seat, options: Sequence[Option], seed: str, worlds: int) -> list[list[float]]:
    """The result of each option in each world. In one world all options meet the same cards, dice and bots."""
    found: list[list[float]] = [[] for _ in options]
    for number in range(worlds):
        world = match.imagine(seat, Stream.seeded(f"{seed}/world/{number}"))
        for option, result in zip(options, found, strict=True):
            result.append(Future(world, seat, option, f"{seed}/{number}").result())
    return found


def differ(one: Sequence[float], other: Sequence[float]) -> bool:
    """Do two options come to different results, by more than so many standard errors of their difference?"""
    differences = [a - b for a, b in zip(one, other, strict=True)]
    mean = abs(fmean(differences))
    return mean > EXACT + ERRORS * stdev(differences) / sqrt(len(differences))


class Weighed(NamedTuple):
    """Whether it matters what is answered to a question, and whether an answer is better than the one given."""

    meaningful: bool
    beaten: bool


def weigh(match: Match[Any], ask: AnyAsk, chosen: Option, seed: str, worlds: int = WORLDS) -> Weighed:
    """Try what this seat could answer."""
    options = tried(ask, chosen, Stream.seeded(f"{seed}/options"))
    if len(options) < 2:
        return Weighed(meaningful=False, beaten=False)
    found = results(match, ask.seat, options, seed, worlds)
    given = found[options.index(chosen)]
    return Weighed(
        meaningful=any(differ(one, other) for one, other in combinations(found, 2)),
        beaten=any(fmean(one) > fmean(given) and differ(one, given) for one in found),
    )


def beaten_again(
    match: Match[Any], ask: AnyAsk, chosen: Option, seed: str, worlds: int = WORLDS, again: int = 1
) -> bool:
    """Is the answer that was given beaten in so many times as many other worlds, too?

    Of several answers that come to the same one often looks better in a few worlds. Here the best of those that
    did is tried in worlds that had no part in choosing it.
    """
    options = tried(ask, chosen, Stream.seeded(f"{seed}/options"))
    found = results(match, ask.seat, options, seed, worlds)
    given = found[options.index(chosen)]
    better = [pair for pair in zip(found, options, strict=True) if differ(pair[0], given)]
    _, rival = max(better, key=lambda pair: fmean(pair[0]))
    one, other = results(match, ask.seat, (rival, chosen), f"{seed}/again", worlds * again)
    return fmean(one) > fmean(other) and differ(one, other)

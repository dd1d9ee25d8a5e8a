"""Games in which a person plays alone with bots, and a sample of what they were asked and were not."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from multiprocessing import get_context

from munera import bots
from munera.games import book
from munera.kernel import AnyAsk, Option, Space
from munera.tables.first_games import first_game
from munera.tables.standing_answers import ASK_EVERYTHING
from tools.questions.measuring import beaten_again, weigh
from tools.solo_table import SoloTable

EVERY = 7  # of all questions one in so many is measured, so that the sample is of many games
AGAIN = 10  # times as many other worlds in which a lost question is tried again


@dataclass(frozen=True)
class Question:
    """A question that was measured: its kind, whether the person was asked, and what its answers come to.

    `again`: was the answer of the table beaten in other worlds, too? Only asked where the question counts as lost.
    """

    kind: str
    asked: bool
    meaningful: bool
    beaten: bool
    where: str = ""
    again: bool = False

    @property
    def lost(self) -> bool:
        """Did the table answer a meaningful question, and another answer would have been better?"""
        return not self.asked and self.meaningful and self.beaten


@dataclass(frozen=True)
class Played:
    """One game: how often the person was asked, how often the table answered for them, and the sample."""

    asked: int
    unasked: int
    sample: tuple[Question, ...]


def has_choice(ask: AnyAsk) -> bool:
    """Has this question more than one answer?"""
    options = ask.options
    return isinstance(options, Space) or len(options) > 1


class Listener:
    """Measures one in so many questions of a game, of those asked and of those that were not."""

    def __init__(self, table: SoloTable, seed: str, worlds: int, offset: int) -> None:
        self.table, self.seed, self.worlds = table, seed, worlds
        self.counts = {True: offset, False: offset}
        self.numbers = {True: 0, False: 0}
        self.sample: list[Question] = []
        table.asked = partial(self.hear, asked=True)
        table.unasked = partial(self.hear, asked=False)

    def hear(self, ask: AnyAsk, option: Option, *, asked: bool) -> None:
        self.numbers[asked] += 1
        if not asked and not has_choice(ask):
            return
        self.counts[asked] += 1
        if self.counts[asked] % EVERY:
            return
        match, seed = self.table.game.match, f"{self.seed}/{self.table.game.seq}"
        found = weigh(match, ask, option, seed, self.worlds)
        question = Question(ask.kind, asked, *found, where=f"{seed}: {option!r}")
        if question.lost:
            question = replace(question, again=beaten_again(match, ask, option, seed, self.worlds, AGAIN))
        self.sample.append(question)


def play_one(game: str, everything: bool, worlds: int, number: int) -> Played:
    """Play one game and measure its sample."""
    seed = f"questions/{game}/{number}"
    standing = [ASK_EVERYTHING] if everything else None
    table = SoloTable(game, first_game(book(game)), seed, bots.usual(game), standing)
    listener = Listener(table, seed, worlds, number)
    table.play()
    return Played(listener.numbers[True], listener.numbers[False], tuple(listener.sample))


def measured(game: str, everything: bool, sample: int, worlds: int, jobs: int = 1, start: int = 0) -> list[Played]:
    """Games from number `start` on, as many as make the sample full, whichever process played them."""
    play = partial(play_one, game, everything, worlds)
    found: list[Played] = []
    if jobs == 1:
        numbers = count(start)
        while not full(found, sample):
            found.append(play(next(numbers)))
        return found
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        pending = deque(pool.submit(play, number) for number in range(start, start + jobs))
        numbers = count(start + jobs)
        while not full(found, sample):
            found.append(pending.popleft().result())
            pending.append(pool.submit(play, next(numbers)))
        for future in pending:
            future.cancel()
    return found


def full(found: Sequence[Played], sample: int) -> bool:
    return sum(one.asked for played in found for one in played.sample) >= sample

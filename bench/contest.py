"""What is measured, and how, for ours and for the peers alike.

A decision is an answer by a player to a question with at least two legal options. Chance and forced moves are
played, and their time is counted, but they are no decisions.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

PlayGames = Callable[[int, random.Random], int]
"""Plays so many whole random games; the number of decisions in them."""

Play = Callable[[float, random.Random], tuple[int, float]]
"""Plays for about so many CPU seconds; the decisions and the CPU seconds it really took."""


@dataclass(frozen=True)
class Contestant:
    """One engine with one game."""

    name: str
    play: Play


def timed(play_games: PlayGames, batch: int) -> Play:
    """Play whole games until the time is up; the clock is read once per batch, so that it costs nothing.

    CPU time, because other processes share this machine.
    """

    def play(seconds: float, rng: random.Random) -> tuple[int, float]:
        decisions, spent, begin = 0, 0.0, process_time()
        while spent < seconds:
            decisions += play_games(batch, rng)
            spent = process_time() - begin
        return decisions, spent

    return play

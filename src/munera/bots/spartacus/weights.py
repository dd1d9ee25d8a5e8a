"""How bots weigh what is hard to know: all alike, but for champions."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """Numbers by which a Dominus judges what things are worth.

    plenty    so many coins more than a modest purse make influence worth twice as many
    rivals    how much the influence of rivals counts
    pace      influence that the foremost gains in a round: so many rounds are left in which things are of use
    whim      of its worth up to so much more is bid for a lot, by mood
    pair      ready gladiators with which one likes a Primus
    """

    plenty: int = 14
    rivals: float = 1.0
    pace: float = 1.4
    whim: float = 0.5
    pair: int = 2


USUAL = Weights()

"""What a game never exceeds, and who came where: what whoever encodes, rates or schedules games must know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Bounds:
    """What a rulebook declares for tables of one size with these options. The laws compare it with what is played.

    What follows from the rules is exact. The rest are ceilings: random players, built-in bots and players who only
    hoard or only stretch the game stay below half of them.

    `options`: a question lists at most so many; where they are too many to list they can be counted.
    `integers`: the least and the greatest whole number in any answer or anytime move.
    `scores`: the lowest and the highest.
    `answers`: a game has at most so many, anytime moves not counted; None where a table option lets it go on for
    ever.
    """

    options: int
    integers: tuple[int, int]
    scores: tuple[float, float]
    answers: int | None


def ranked(scores: Sequence[Any]) -> tuple[int, ...]:
    """The place of each score, from 1: one more than there are better scores. Equal scores share a place."""
    return tuple(1 + sum(other > own for other in scores) for own in scores)

"""Census: how many ways a game can go from a fixed position, counted exactly ("perft").

`ways`: sequences of answers of that length; in a sealed round everybody's answer is one, in the order of the seats
that are asked. `questions`: different questions (whom, what, about what, with which options) that stand at their
ends. A rule that offers too much or too little, or asks the wrong one, changes them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from munera.kernel import ANY, AnyAsk, Match, Space

Question = tuple[Any, ...]
Telling = Callable[[Match[Any], AnyAsk], list[Any]]


def listed(match: Match[Any], ask: AnyAsk) -> list[Any]:  # games may name what numbers stand for
    """The options as they are."""
    assert not isinstance(ask.options, Space), "too many options to count"
    return list(ask.options)


def census(match: Match[Any], depths: int, telling: Telling = listed) -> list[tuple[int, int]]:
    """Ways and questions for every depth from 1 on. told: the options of a question as it is remembered."""
    counts = []
    for depth in range(1, depths + 1):
        questions: set[Question] = set()
        ways = _walk(match, depth, questions, telling)
        counts.append((ways, len(questions)))
    return counts


def _walk(match: Match[Any], depth: int, questions: set[Question], telling: Telling) -> int:
    """The ways of this length from here; the questions at their ends are added."""
    asks = match.waiting()
    if depth == 0:
        ended = match.book.winners(match.state) if match.over else None
        questions.add((ended, *((ask.seat, ask.kind, ask.about, *telling(match, ask)) for ask in asks)))
        return 1
    ways = 0
    for ask in asks if match.mode == ANY else asks[:1]:
        for option in listed(match, ask):
            twin = match.fork()
            twin.answer(ask.seat, option)
            ways += _walk(twin, depth - 1, questions, telling)
    return ways

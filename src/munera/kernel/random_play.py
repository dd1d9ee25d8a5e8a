"""Random play: answers for all seats, drawn by lot, so that every path is walked and every game ends."""

from __future__ import annotations

from typing import Any, NamedTuple

from munera.kernel.asks import SEALED, Seat, pick
from munera.kernel.match import Match
from munera.kernel.plain import Option
from munera.kernel.stream import Stream

ACTS = 3  # changes of mind and anytime moves per presentation: per version the budget would never run out


class Input(NamedTuple):
    """Something that a seat did: "=" is an answer or a seal, "?" a seal taken back, "!" an anytime move."""

    op: str
    seat: Seat
    value: Option


def apply(match: Match[Any], given: Input) -> None:
    """Give a match an input."""
    op, seat, value = given
    if op == "!":
        match.act(seat, value)
    elif op == "?":
        match.unseal(seat)
    else:
        match.answer(seat, value)


class RandomPlayer:
    """Plays all seats at random. `acts` is how many inputs in a thousand are anytime moves or changed minds."""

    def __init__(self, stream: Stream, acts: int = 200) -> None:
        self.stream, self.acts = stream, acts
        self._round, self._used = -1, 0

    def step(self, match: Match[Any]) -> Input:
        """Give the match one random input, and return it."""
        if match.round != self._round:
            self._round, self._used = match.round, 0
        if self._used < ACTS and self.stream.chance(self.acts):
            extra = self._act(match) or self._change_mind(match)
            if extra is not None:
                self._used += 1
                apply(match, extra)
                return extra
        ask = self.stream.choice(match.waiting())
        given = Input("=", ask.seat, pick(ask.options, self.stream))
        apply(match, given)
        return given

    def _act(self, match: Match[Any]) -> Input | None:
        seat = self.stream.choice(match.seats)
        free = match.book.anytime(match.state, seat)
        return Input("!", seat, pick(free, self.stream)) if free else None

    def _change_mind(self, match: Match[Any]) -> Input | None:
        """Somebody takes a sealed answer back or seals another one."""
        if match.mode != SEALED:
            return None
        known = [a for a in match.pending if match.sealed_answer(a.seat) is not None]
        if not known:
            return None
        ask = self.stream.choice(known)
        if self.stream.below(2):
            return Input("?", ask.seat, None)
        return Input("=", ask.seat, pick(ask.options, self.stream))

"""The loop that plays a match to its end, with one bot in every seat.

Every game ends: anytime moves are budgeted for each presentation of questions, and when all wait on an open
floor one of them gets the default answer. The order on the floor is drawn by lot, else the first seat in the list
would get most of what is given to the first who asks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from munera.bots.bot import UNOFFERED, WAIT, Bot, BotFailed, Seen
from munera.bots.random_bot import RandomBot
from munera.kernel import ANY, ONE, SEALED, AnyAsk, Illegal, Match, Option, Rulebook, Seat, Space, Stream, legal

ACTS = 3  # anytime moves of all seats together, for each presentation

Given = tuple[str, Seat, Option]
"""One input: "=" for an answer or a seal, "!" for an anytime move; the seat; what it answered or did."""


@dataclass
class Counts:
    """What happened. `decisions` are answers with a choice; `stand_ins` has why the bot of a seat was replaced."""

    answers: int = 0
    decisions: int = 0
    acts: int = 0
    stand_ins: dict[Seat, str] = field(default_factory=dict)


class Observer:
    """Somebody who looks on while a match is played, and sees everything: for studies, never for players.

    Each method does nothing, so that one can be written with what is wanted alone. None may change the match.
    """

    def before(self, match: Match[Any], given: Given) -> None:
        """A seat has made up its mind, and the match does not know yet: it shows what the seat saw."""

    def after(self, match: Match[Any], given: Given) -> None:
        """The match has taken the input."""


def play(
    match: Match[Any],
    bots: Sequence[Bot],
    stream: Stream,
    *,
    stand_in: bool = False,
    trace: list[Given] | None = None,
    until: Callable[[], bool] | None = None,
    observer: Observer | None = None,
) -> Counts:
    """Play the match to its end, or `until` this is true.

    With `stand_in` a bot that fails is replaced by a random one, and the counts say so; otherwise BotFailed is
    raised. `trace` is a list that takes every input in the order given; an `observer` also sees the match before
    and after each.
    """
    game = _Game(match, list(bots), stream, stand_in, trace, observer)
    while match.pending and (until is None or not until()):
        game.step()
    return game.counts


class _Game:
    """A match, its bots, and what has happened so far."""

    def __init__(
        self,
        match: Match[Any],
        bots: list[Bot],
        stream: Stream,
        stand_in: bool,
        trace: list[Given] | None,
        observer: Observer | None,
    ) -> None:
        self.match, self.bots, self.stream, self.stand_in, self.trace = match, bots, stream, stand_in, trace
        self.observer = observer
        self.counts = Counts()
        self.seen = [Seen(match, seat) for seat in match.seats]
        self.has_acts = type(match.book).anytime is not Rulebook.anytime
        self.tired: set[Seat] = set()  # waited when all waited: they get the default answer until the floor closes

    def step(self) -> None:
        """Answer what is presented now."""
        mode = self.match.mode
        if mode != ANY:
            self.tired.clear()
        if mode == SEALED:
            self._sealed()
            return
        if self.has_acts:
            self._volunteers()
        if mode == ONE:
            ask = self.match.pending[0]
            self._answer(ask, self._choice(ask))
        else:
            self._floor()

    # ------------------------------------------------------------------ the three ways of asking

    def _sealed(self) -> None:
        """Everybody seals, in random order; anytime moves are made when some have sealed already."""
        match, round = self.match, self.match.round
        interruption = self.stream.below(len(match.pending)) if self.has_acts else -1
        sealed = 0
        while match.round == round and match.pending:
            if sealed == interruption:
                self._volunteers()
            sealed += 1
            ask = self.stream.choice(match.waiting())
            self._answer(ask, self._choice(ask))

    def _floor(self) -> None:
        asks = list(self.match.pending)
        self.stream.shuffle(asks)
        for ask in asks:
            if ask.seat in self.tired:
                self._answer(ask, ask.default())
                return
            option = self._choice(ask)
            if option != WAIT:
                self.tired.clear()
                self._answer(ask, option)
                return
        self.tired = {ask.seat for ask in asks}
        self._answer(asks[0], asks[0].default())

    def _volunteers(self) -> None:
        """Every bot is asked for an anytime move once, in random order, until as many were made as may be."""
        match, acts = self.match, 0
        seats = list(match.seats)
        self.stream.shuffle(seats)
        for seat in seats:
            if acts == ACTS:
                return
            if not match.book.anytime(match.state, seat):
                continue
            try:
                move = self.bots[seat].volunteer(self.seen[seat])
            except Exception as error:
                self._replace(seat, error)
                continue
            if move is None:
                continue
            try:
                self._give(("!", seat, move))
            except Illegal:
                self._replace(seat, _not_offered(move))
                continue
            acts += 1
            self.counts.acts += 1

    # ------------------------------------------------------------------ one answer

    def _choice(self, ask: AnyAsk) -> Option:
        """Return what the bot answers. Where there is one answer only, it need not be asked."""
        options, seat = ask.options, ask.seat
        single = not isinstance(options, Space) and len(options) == 1
        if single and not self.match.book.could_gain_options(self.match.state, seat):
            return ask.default()  # type: ignore[no-any-return]  # the only option
        try:
            return self.bots[seat].choose(self.seen[seat], ask)
        except Exception as error:
            self._replace(seat, error)
            return self.bots[seat].choose(self.seen[seat], ask)

    def _answer(self, ask: AnyAsk, option: Option) -> None:
        seat, options, counts = ask.seat, ask.options, self.counts
        try:
            self._give(("=", seat, option))
        except Illegal:
            self._replace(seat, _not_offered(option))
            option = self.bots[seat].choose(self.seen[seat], ask)
            self._give(("=", seat, option))
        counts.answers += 1
        if isinstance(options, Space) or len(options) > 1:
            counts.decisions += 1

    def _give(self, given: Given) -> None:
        """Give the match an input, for everybody to see who looks on."""
        op, seat, value = given
        match, observer = self.match, self.observer
        if observer is not None:
            legal(match.ask_of(seat).options if op == "=" else match.book.anytime(match.state, seat), value)
            observer.before(match, given)
        if op == "=":
            match.answer(seat, value)
        else:
            match.act(seat, value)
        if self.trace is not None:
            self.trace.append(given)
        if observer is not None:
            observer.after(match, given)

    def _replace(self, seat: Seat, error: Exception) -> None:
        """A random bot stands in for one that failed, until the game ends."""
        failed = error if isinstance(error, BotFailed) else BotFailed(f"{type(error).__name__}: {error}")
        if not self.stand_in or seat in self.counts.stand_ins:
            raise failed from error
        self.counts.stand_ins[seat] = failed.reason
        self.bots[seat] = RandomBot(self.stream)


def _not_offered(option: Option) -> BotFailed:
    return BotFailed(f"it answered {str(option)[:80]!r}, which was not offered", UNOFFERED)

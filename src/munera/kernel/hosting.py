"""Chance that a host decides: every die, every card that is drawn, everything that is picked by lot.

For programs that walk through chance themselves: solvers, proofs, players at a real table. A shuffled deck decides
nothing then; which card comes is decided when it is drawn. The same rules run. Where they need something that is
not decided yet, the input is taken back, and given again when it is. So a host sees one decision at a time:

    hosted = host(book, 2, {"fighter_1": "retiarius"})
    while hosted.chance:
        hosted.decide(hosted.chance.outcomes[0][0])
    hosted.answer(0, ...)

`release` gives the match back to ordinary chance, from there on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, Self, TypeAlias, TypeVar

from munera.kernel.asks import Seat
from munera.kernel.chance import Chance, Undecided
from munera.kernel.errors import BadVariant, Illegal, RuleError
from munera.kernel.match import ACT, ANSWER, CONCEDE, Match
from munera.kernel.plain import Option, same_kind
from munera.kernel.rulebook import Rulebook
from munera.kernel.settings import Variant, complete
from munera.kernel.state import HOSTED, State, is_hosted
from munera.kernel.stream import Stream

S = TypeVar("S", bound=State)
BEGIN: Final = "begin"
Waiting: TypeAlias = tuple[str, Seat | None, Option]
"""An input that waits for chance: what it is, whose, and what is answered or done."""


class Hosted(Generic[S]):
    """A match whose chance is decided from outside. It takes inputs while nothing is to be decided.

    Such a game has no record, since a record tells chance by its seed; it can be forked and saved.
    """

    def __init__(self, match: Match[S]) -> None:
        """Decide the chance of this match from now on; of one that has not begun, its beginning, too."""
        if not match.keep:
            raise Illegal("rollout")
        if not match.book.hostable:
            raise BadVariant(f"{match.book.id} draws where no host can decide")
        self.match = match
        self.chance: Chance | None = None
        self._decided: list[Option] = []
        self._waiting: Waiting | None = None  # the input, until all that it needs is decided
        match.origin = None
        if not match.began:
            self._give((BEGIN, None, None))
        elif not is_hosted(match.state.loaded):
            match.decide_chance(())

    # ---- inputs

    def answer(self, seat: Seat, option: Option) -> None:
        """Answer a question (`Match.answer`)."""
        self._give((ANSWER, seat, option))

    def act(self, seat: Seat, move: Option) -> None:
        """Make an anytime move (`Match.act`)."""
        self._give((ACT, seat, move))

    def concede(self, seat: Seat) -> None:
        """Give up (`Match.concede`)."""
        self._give((CONCEDE, seat, None))

    def decide(self, outcome: Option) -> None:
        """Decide what is to be decided now: one of `chance.outcomes`."""
        if self.chance is None or not any(same_kind(outcome, possible) for possible, _ in self.chance.outcomes):
            raise Illegal("not_an_option")
        self._decided.append(outcome)
        self._go()

    def decide_by(self, stream: Stream) -> Option:
        """Decide by lot, with the right odds; and say what."""
        if self.chance is None:
            raise Illegal("not_asked")
        outcome: Option = self.chance.draw(stream)
        self.decide(outcome)
        return outcome

    def release(self) -> Match[S]:
        """The match, which goes on with ordinary chance. Not while an input waits to be decided."""
        if self._waiting is not None:
            raise Illegal("not_asked")
        self.match.decide_chance(None)
        return self.match

    # ---- copies

    def fork(self) -> Self:
        """A copy that is decided by itself, also in the middle of an input."""
        match = self.match
        if match.began:
            return self._copied(match.fork(history=True), self._decided, self._waiting)
        return self._copied(Match(match.book, match.state.copy()), self._decided, self._waiting)

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.fork()

    def __reduce__(self) -> tuple[Callable[..., Hosted[S]], tuple[object, ...]]:
        match = self.match
        if match.began:
            return self._copied, (match, self._decided, self._waiting)
        return self._begun, (match.book, match.state.dump(), self._decided, self._waiting)

    @classmethod
    def _begun(cls, book: Rulebook[S], state: Mapping[str, object], *waiting: Any) -> Self:
        return cls._copied(Match(book, book.blank().load(state)), *waiting)

    @classmethod
    def _copied(cls, match: Match[S], decided: list[Option], waiting: Waiting | None) -> Self:
        twin = cls.__new__(cls)
        twin.match, twin.chance, twin._decided, twin._waiting = match, None, decided[:], waiting
        if waiting is not None:
            twin._go()
        return twin

    # ---- one try

    def _give(self, input: Waiting) -> None:
        if self._waiting is not None:
            raise Illegal("not_asked")
        self._waiting, self._decided = input, []
        self._go()

    def _go(self) -> None:
        """Give the match the input, with all that is decided; whatever it needs beyond that is asked for."""
        waiting, match = self._waiting, self.match
        assert waiting is not None
        noted = bool(self._decided) and match.began
        if noted:
            match.decide_chance(tuple(self._decided))
        self._waiting = self.chance = None
        try:
            self._try(*waiting)
        except (Undecided, RuleError, Illegal) as error:
            if noted:
                match.take_decisions_back()
            cause = error if isinstance(error, Undecided) else error.__cause__ or error.__context__  # if compiled
            if not isinstance(cause, Undecided):
                raise
            self._waiting, self.chance = waiting, cause.chance

    def _try(self, op: str, seat: Seat | None, value: Option) -> None:
        match = self.match
        if op == BEGIN:  # each time with a new copy of what there was before: there is nothing yet to be rebuilt
            state = match.state.copy()
            state.loaded = [HOSTED, *self._decided]
            begun = Match(match.book, state)
            begun._next_segment()
            self.match = begun
        elif op == ANSWER:
            match.answer(seat, value)
        elif op == ACT:
            match.act(seat, value)
        else:
            match.concede(seat)


def host(book: Rulebook[S], seats: int, variant: Variant | None = None, seed: int | str = 0) -> Hosted[S]:
    """A new game whose chance the host decides. The seed only says what happens after `release`."""
    if type(seats) is not int or seats not in book.seats:
        raise BadVariant(f"{book.id} is played by {book.seats[0]} to {book.seats[-1]}, not by {seats!r}")
    options = complete(book.settings, variant)
    book.check(seats, options)
    return Hosted(Match(book, book.setup(seats, seed, options)))

"""Questions: how a rule asks, and what may be answered.

A rule awaits `ask`, `ask_sealed` or `ask_any`. What it yields to the kernel is a `Step`: a mode and the open
questions. Options come only from the rule that asks: a sequence, a `Space` where they are too many to list,
or a function of the seat that returns one of these - evaluated when somebody looks, and again after every
anytime move.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar, Union

from mypy_extensions import mypyc_attr

from munera.kernel.errors import Illegal
from munera.kernel.grammar import Grammar, Word
from munera.kernel.plain import Option, same_kind
from munera.kernel.renamed import renamed
from munera.kernel.show import brief, table
from munera.kernel.stream import Stream

Seat: TypeAlias = int
T = TypeVar("T")
O = TypeVar("O", bound=Option)
O_co = TypeVar("O_co", bound=Option, covariant=True)

ONE: Final = "one"
SEALED: Final = "sealed"
ANY: Final = "any"


@mypyc_attr(allow_interpreted_subclasses=True)
class Space(Generic[O_co]):
    """Options too many to list. Pure: reads the state, never changes it, and knows no more than its seat."""

    def __contains__(self, option: object) -> bool:
        """Whether this may be answered. Any junk gives False and never raises."""
        raise NotImplementedError

    def __bool__(self) -> bool:
        """Is there any option at all?"""
        raise NotImplementedError

    def sample(self, stream: Stream) -> O_co:
        """A random legal option: first the sort of move is drawn, then its parameters."""
        raise NotImplementedError

    def default(self) -> O_co:
        """What a host answers for a seat that has run out of time."""
        if type(self).idle is Space.idle:
            raise NotImplementedError
        renamed("Space.idle", "default")  # a game of another package still defines it by its old name
        return self.idle()

    def idle(self) -> O_co:
        """The old name of `default`."""
        renamed("Space.idle", "default")
        return self.default()

    def only(self) -> tuple[O_co] | None:
        """The only option, as a 1-tuple; None if there are several, or if nobody has counted them."""
        return None

    def grammar(self) -> Grammar:
        """All options, spelt (`munera.kernel.spelling`): what lists, counts and says them word by word."""
        raise NotImplementedError(f"{type(self).__name__} has no grammar")

    def steps(self, said: Sequence[Word]) -> tuple[tuple[Word, ...], bool]:
        """The words that may come next when this much has been said, and whether it may end here."""
        here = self.grammar().walk(said)
        return here.firsts(), here.ends

    def describe(self) -> object:
        """What the seat is sent instead of a list of options. JSON-able."""
        raise NotImplementedError

    def __str__(self) -> str:
        described = self.describe()
        return table(described) if isinstance(described, dict) else brief(described)


Options: TypeAlias = Union[Sequence[O_co], Space[O_co]]
Source: TypeAlias = Union[Options[O], Callable[[Seat], Options[O]]]
Refusals: TypeAlias = Callable[[Seat], Mapping[Option, str]]
Warnings: TypeAlias = Mapping[Option, tuple[tuple[Option, ...], ...]]
"""Options of a question, each with what its seat should know before it answers so: kinds of warning with facts."""


class Ask(Generic[O]):
    """One question to one seat.

    `kind`, `seat` and `about` are public, the options are the seat's alone. `rule` is the rule id behind the
    question. `refused` names what a player might want here and the id of the reason why not.
    """

    __slots__ = ("_options", "_source", "about", "kind", "refusals", "rule", "seat")

    def __init__(
        self,
        seat: Seat,
        kind: str,
        options: Source[O],
        about: Option = None,
        rule: str = "",
        refused: Refusals | None = None,
    ) -> None:
        self.seat, self.kind, self.about, self.rule = seat, kind, about, rule
        self.refusals = refused
        self._source: Source[O] = options
        self._options: Options[O] | None = None

    @property
    def options(self) -> Options[O]:
        """What may be answered; looked up when first needed."""
        options = self._options
        if options is None:
            source = self._source
            options = self._options = source(self.seat) if callable(source) else source
        return options

    def refresh(self) -> None:
        """Forget the options: an anytime move may have changed them."""
        self._options = None

    def default(self) -> O:
        """What a host answers for a seat that has run out of time: by convention the first, passive option."""
        options = self.options
        return options.default() if isinstance(options, Space) else options[0]

    def idle(self) -> O:
        """The old name of `default`."""
        renamed("Ask.idle", "default")
        return self.default()

    def __await__(self) -> Generator[Step, O, O]:
        """A rule that awaits a question asks it, and goes on with the answer."""
        return (yield ONE, (self,))

    def refused(self) -> Mapping[Option, str]:
        """What is not offered, each with the id of the reason; for hosts that show it."""
        return {} if self.refusals is None else self.refusals(self.seat)

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.kind!r}, about={self.about!r})"

    def __str__(self) -> str:
        """The question with its options, for the seat that is asked; what all may know of it is `question`."""
        head = f"{self.question()} ({self.rule})" if self.rule else self.question()
        options = self.options
        listed = str(options) if isinstance(options, Space) else "\n".join(brief(one) for one in options)
        return f"{head}\n" + "\n".join(f"  {line}" for line in listed.splitlines())

    def question(self) -> str:
        """Who is asked what, in a line, without the options."""
        about = "" if self.about is None else f" about {brief(self.about)}"
        return f"seat {self.seat}: {self.kind}{about}"


AnyAsk: TypeAlias = Ask[Any]
Step: TypeAlias = tuple[str, tuple[AnyAsk, ...]]
Rules: TypeAlias = Coroutine[Step, Any, O]
Segment: TypeAlias = Coroutine[Step, Any, None]


# `await ask(...)` puts a question to one seat and gives the answer. An alias: a function would be one more call
# for each of millions of questions.
ask = Ask


class _Group(Generic[T]):
    """Several questions at once, to be awaited."""

    __slots__ = ("step",)

    def __init__(self, mode: str, asks: tuple[AnyAsk, ...]) -> None:
        self.step: Step = (mode, asks)

    def __await__(self) -> Generator[Step, T, T]:
        return (yield self.step)


async def ask_sealed(asks: Iterable[Ask[O]]) -> tuple[O, ...]:
    """Ask several seats at once and in secret. The answers come in the order of the asks.

    Each seat may change its answer until the last one has sealed.
    """
    group = tuple(asks)
    if not group:
        return ()
    sealed: _Group[tuple[O, ...]] = _Group(SEALED, group)
    return await sealed


async def ask_any(asks: Iterable[Ask[O]]) -> tuple[Seat, O]:
    """Ask several seats of which the first to act answers: the open floor.

    The questions of the others end with that; ask again as long as the floor stays open.
    """
    group = tuple(asks)
    if not group:
        raise ValueError("an open floor without a seat")
    floor: _Group[tuple[Seat, O]] = _Group(ANY, group)
    return await floor


def legal(options: Options[O], option: object, code: str = "not_an_option") -> O:
    """The offered option that equals this one in value and type, or Illegal. Never the submitted look-alike."""
    if type(option) is str and type(options) is tuple:  # by far the most common
        if option in options:
            return option  # type: ignore[return-value]  # equal strings are one and the same option
    elif isinstance(options, Space):
        if option in options:
            return option  # type: ignore[return-value]  # `in` is the Space's own type check
    else:
        try:
            listed = options[options.index(option)]
        except ValueError:
            raise Illegal(code) from None
        if listed is option or same_kind(listed, option):
            return listed
    raise Illegal(code)


def only(options: Options[O]) -> tuple[O] | None:
    """The only option, as a 1-tuple, or None if there are several."""
    if isinstance(options, Space):
        return options.only()
    return (options[0],) if len(options) == 1 else None


def pick(options: Options[O], stream: Stream) -> O:
    """A random option, as every random player picks."""
    return options.sample(stream) if isinstance(options, Space) else options[stream.below(len(options))]


def shown(options: Options[Option]) -> object:
    """The options as the seat is sent them."""
    return options.describe() if isinstance(options, Space) else list(options)

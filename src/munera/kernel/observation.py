"""What a seat knows as a row of numbers, and each of its options as another: for programs that learn or search.

A game makes both directly from its state, by functions that read only what the seat knows, and describes every
entry. The rows of a game always have the same length, whatever the table: seats and houses that are not there
are zeros. Names, order and scale belong to a `version`; whoever changes one of them raises it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Generic, TypeVar

from munera.kernel.asks import AnyAsk, Seat
from munera.kernel.plain import Option
from munera.kernel.state import State

S = TypeVar("S", bound=State)

ALONE = ("",)


@dataclass(frozen=True)
class Field:
    """Some entries in a row that belong together.

    name      stable: it only changes with the version
    meaning   one plain sentence
    whose     whose entries these are, where several seats or things have the same ones
    entries   what each entry is about; ("",) where there is only one
    scale     a number is divided by this before it becomes an entry
    low, high bounds of the entries; `flag`: they are 0 or 1 and nothing between
    """

    name: str
    meaning: str
    entries: tuple[str, ...] = ALONE
    scale: float = 1.0
    low: float = 0.0
    high: float = math.inf
    flag: bool = False
    whose: str = ""

    @property
    def size(self) -> int:
        """How many entries these are."""
        return len(self.entries)

    def fits(self, value: float) -> bool:
        """Is this a value that an entry may have?"""
        if self.flag:
            return value in (0.0, 1.0)
        return math.isfinite(value) and self.low <= value <= self.high


class Layout:
    """Fields one after another. Methods that add some return the place in the row where these begin."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.size = 0

    def add(self, field: Field) -> int:
        """Add a field."""
        self.fields.append(field)
        self.size += field.size
        return self.size - field.size

    def flags(self, name: str, meaning: str, entries: Sequence[str] = ALONE) -> int:
        """Add entries that are 0 or 1."""
        return self.add(Field(name, meaning, tuple(entries), high=1.0, flag=True))

    def numbers(
        self,
        name: str,
        meaning: str,
        entries: Sequence[str] = ALONE,
        *,
        scale: float = 1.0,
        low: float = 0.0,
        high: float = math.inf,
    ) -> int:
        """Add numbers, each divided by `scale`; `low` and `high` are bounds of the result."""
        return self.add(Field(name, meaning, tuple(entries), scale, low, high))

    def block(self, name: str, whose: str, inner: Layout, *, summed: bool = False) -> int:
        """Add all fields of another layout. `name` is put before theirs, `whose` says whose they are.

        Both may be empty. summed: each entry is a sum over several things, so that 0 or 1 becomes a number of
        them.
        """
        begin = self.size
        for field in inner.fields:
            self.add(
                replace(
                    field,
                    name=f"{name}.{field.name}" if name else field.name,
                    whose="; ".join(filter(None, (whose, field.whose))),
                    high=math.inf if summed else field.high,
                    flag=field.flag and not summed,
                )
            )
        return begin


@dataclass(frozen=True)
class Observation(Generic[S]):
    """How a game says in numbers what a seat knows.

    version        of the rows: what was learnt from one version means nothing in another
    fields         what a row about the table is made of
    option_fields  what a row about an option is made of
    observe        the row of a seat; `ask` is the question that is open to it, None if there is none
    option_row     the row of an option of that question, or, without a question, of a move at any time
    """

    version: int
    fields: tuple[Field, ...]
    option_fields: tuple[Field, ...]
    observe: Callable[[S, Seat, AnyAsk | None], list[float]]
    option_row: Callable[[S, Seat, AnyAsk | None, Option], list[float]]

    @property
    def size(self) -> int:
        """How long the row of a seat is."""
        return sum(field.size for field in self.fields)

    @property
    def option_size(self) -> int:
        """How long the row of an option is."""
        return sum(field.size for field in self.option_fields)

    @property
    def digest(self) -> str:
        """A hash of the fields without their sentences. If it changes, the version must change as well."""
        facts = [
            (field.name, field.entries, field.scale, field.low, field.high, field.flag)
            for field in (*self.fields, *self.option_fields)
        ]
        return sha256(repr((len(self.fields), facts)).encode()).hexdigest()[:16]

    def named(self, row: Sequence[float]) -> dict[str, float]:
        """The entries of a row that are not zero, each with its name: to look at and to test with."""
        fields = self.fields if len(row) == self.size else self.option_fields
        names = (f"{field.name}[{entry}]" if entry else field.name for field in fields for entry in field.entries)
        return {name: value for name, value in zip(names, row, strict=True) if value}


# ---------------------------------------------------------------------- answers word by word


def add_words(layout: Layout, length: int) -> int:
    """Add the first words of an answer, so that two answers differ that otherwise look alike."""
    places = tuple(f"word {place + 1}" for place in range(length))
    begin = layout.numbers(
        "words",
        f"The first {length} words of the answer, as `munera.kernel.spelling` spells it: the low 24 bits of the"
        " CRC-32 of a word, divided by 2 to the power of 24; 1 for a whole number, 0 behind the end. If there are"
        " more words, the last entry is such a number for all of them from there on.",
        places,
        high=1.0,
    )
    layout.numbers(
        "numbers", "The whole numbers among these words, each at its place.", places, scale=16.0, low=-math.inf
    )
    return begin

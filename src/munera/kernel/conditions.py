"""When a table option matters, and which of its values a table may choose.

Both are said once, by the option itself and as data: rulebooks refuse by them, forms ask by them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from munera.kernel.errors import BadVariant
from munera.kernel.plain import Option, from_option

if TYPE_CHECKING:
    from munera.kernel.settings import Setting, Variant


@dataclass(frozen=True, init=False)
class Is:
    """Another option matters and has one of these values: `Is("mode", "fight")`."""

    option: str
    values: tuple[Option, ...]

    def __init__(self, option: str, *values: Option) -> None:
        object.__setattr__(self, "option", option)
        object.__setattr__(self, "values", values)

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {"option": self.option, "is": [from_option(value) for value in self.values]}

    def __str__(self) -> str:
        return f"{self.option}={' or '.join(map(str, self.values))}"


@dataclass(frozen=True)
class Seats:
    """So many play: `Seats(3)` is three or more, `Seats(2, 2)` two."""

    low: int
    high: int | None = None

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {"seats": [self.low, self.high]}

    def __str__(self) -> str:
        if self.high is None:
            return f"{self.low} or more seats"
        if self.low == self.high:
            return f"{self.low} seat{'s' if self.low > 1 else ''}"
        return f"{self.low} to {self.high} seats"


Condition: TypeAlias = Is | Seats


@dataclass(frozen=True)
class Need:
    """These values of an option can be chosen under one condition only; `why` names what is wrong otherwise."""

    values: tuple[Option, ...]
    condition: Condition
    why: str = ""

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        values = [from_option(value) for value in self.values]
        return {"values": values, "condition": self.condition.plain(), "why": self.why}


@dataclass(frozen=True)
class Fault:
    """A choice that a table cannot make: the options concerned, their value, and why in a word."""

    options: tuple[str, ...]
    value: Option
    why: str
    text: str

    def plain(self) -> dict[str, Any]:
        """The fault as JSON, for whoever says it in words."""
        return {"options": list(self.options), "value": from_option(self.value), "why": self.why}


TWICE = "twice"  # why options that differ from each other must not have the same value


class Chosen:
    """A number of seats and a complete choice of options, looked at together."""

    def __init__(self, settings: Mapping[str, Setting], seats: int, variant: Variant) -> None:
        self.settings, self.seats, self.variant = settings, seats, variant

    def holds(self, condition: Condition) -> bool:
        """Does this condition hold at this table?"""
        if isinstance(condition, Seats):
            return condition.low <= self.seats and (condition.high is None or self.seats <= condition.high)
        return self.variant[condition.option] in condition.values and self.matters(condition.option)

    def lacks(self, name: str) -> Condition | None:
        """The first condition that this option lacks to matter, or None if it matters."""
        return next((one for one in self.settings[name].when if not self.holds(one)), None)

    def matters(self, name: str) -> bool:
        """Does this option change anything here?"""
        return self.lacks(name) is None

    def without_effect(self) -> dict[str, Condition]:
        """The options that were chosen here though they change nothing, each with what it would need."""
        chosen = (name for name, setting in self.settings.items() if self.variant[name] != setting.default)
        return {name: lack for name in chosen if (lack := self.lacks(name)) is not None}

    def faults(self) -> list[Fault]:
        """What cannot be chosen here, in the order of the options; first what fails for the number of seats."""
        by_seats: list[Fault] = []
        others: list[Fault] = []
        for name, setting in self.settings.items():
            # Most options are free, and every game that begins is checked: those cost nothing here.
            if not (setting.needs or setting.apart) or not self.matters(name):
                continue
            value = self.variant[name]
            for need in setting.needs:
                if value in need.values and not self.holds(need.condition):
                    why = f" ({need.why.replace('_', ' ')})" if need.why else ""
                    fault = Fault((name,), value, need.why, f"{name}={value} is for {need.condition}{why}")
                    (by_seats if isinstance(need.condition, Seats) else others).append(fault)
            alike = self._alike(name)
            if alike[0] == name and len(alike) > 1:
                text = f"{', '.join(alike)} are all {value}: each is taken once"
                others.append(Fault(alike, value, TWICE, text))
        return by_seats + others

    def _alike(self, name: str) -> tuple[str, ...]:
        """The options, this one among them, that must differ from each other and have the value of this one."""
        word, value = self.settings[name].apart, self.variant[name]
        group = [other for other, one in self.settings.items() if one.apart == word] if word else [name]
        return tuple(other for other in group if self.matters(other) and self.variant[other] == value)


def check(settings: Mapping[str, Setting], seats: int, variant: Variant) -> None:
    """Raise BadVariant for what this table cannot choose."""
    for fault in Chosen(settings, seats, variant).faults():
        raise BadVariant(fault.text)

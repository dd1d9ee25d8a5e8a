"""Table options: what a table may choose before the first card, with defaults and clear errors."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from munera.kernel.conditions import Condition, Need
from munera.kernel.errors import BadVariant
from munera.kernel.plain import Option

Variant: TypeAlias = Mapping[str, Option]


@dataclass(frozen=True, kw_only=True)
class Setting(ABC):
    """One table option.

    when: the option matters where all of this holds, and changes nothing elsewhere; needs: values that only some
    tables can choose; apart: options with the same word here must differ from each other; first: it says what is
    played, and how long, and is asked before everything else; ours: a rule that is not printed, and not a ruling
    on what is; numbers: those of the rules that its words tell, by the names that the words have for them.
    """

    default: Option
    when: tuple[Condition, ...] = ()
    needs: tuple[Need, ...] = ()
    apart: str = ""
    first: bool = False
    ours: bool = False
    numbers: Mapping[str, int] = field(default_factory=dict, hash=False)

    @abstractmethod
    def accepts(self, value: Option) -> bool:
        """May a table choose this?"""

    def understood(self, value: Option) -> Option:
        """The value that is meant by this one, which a program may have written in another type."""
        return value

    @abstractmethod
    def parse(self, text: str) -> Option:
        """The value that a person means by this text (`--set option=text`); ValueError if none."""

    @abstractmethod
    def describe(self) -> str:
        """What may be chosen, for help and error texts."""

    @abstractmethod
    def samples(self) -> tuple[Option, ...]:
        """Values worth trying: what the laws run with."""


@dataclass(frozen=True)
class Choice(Setting):
    """One of a few words. `tried`: those worth trying, if not all are."""

    default: str
    values: tuple[str, ...]
    tried: tuple[str, ...] = field(default=(), kw_only=True)

    def accepts(self, value: Option) -> bool:
        return isinstance(value, str) and value in self.values

    def understood(self, value: Option) -> Option:
        """Understand a number, where the words to choose from are numbers: 8 for `8`."""
        return str(value) if type(value) is int and str(value) in self.values else value

    def parse(self, text: str) -> str:
        if text not in self.values:
            raise ValueError(text)
        return text

    def describe(self) -> str:
        return " | ".join(self.values)

    def samples(self) -> tuple[Option, ...]:
        return self.tried or self.values


@dataclass(frozen=True)
class Switch(Setting):
    """On or off."""

    default: bool = False

    def accepts(self, value: Option) -> bool:
        return isinstance(value, bool)

    def parse(self, text: str) -> bool:
        words = {"on": True, "yes": True, "true": True, "1": True}
        words |= {"off": False, "no": False, "false": False, "0": False}
        if text.lower() not in words:
            raise ValueError(text)
        return words[text.lower()]

    def describe(self) -> str:
        return "on | off"

    def samples(self) -> tuple[Option, ...]:
        return (False, True)


@dataclass(frozen=True)
class Number(Setting):
    """A whole number within bounds."""

    default: int
    low: int
    high: int

    def accepts(self, value: Option) -> bool:
        return type(value) is int and self.low <= value <= self.high

    def parse(self, text: str) -> int:
        value = int(text)
        if not self.accepts(value):
            raise ValueError(text)
        return value

    def describe(self) -> str:
        return f"{self.low} ... {self.high}"

    def samples(self) -> tuple[Option, ...]:
        return tuple(sorted({self.low, min(self.low + 1, self.high), self.default, self.high}))


@dataclass(frozen=True)
class Numbers(Setting):
    """A fixed number of whole numbers within bounds, one per name: `1,0,2,0,0`."""

    default: tuple[int, ...] = field(init=False)  # the plain line: nothing of anything
    names: tuple[str, ...]
    low: int
    high: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "default", (max(self.low, 0),) * len(self.names))

    def accepts(self, value: Option) -> bool:
        return (
            isinstance(value, tuple)
            and len(value) == len(self.names)
            and all(type(v) is int and self.low <= v <= self.high for v in value)
        )

    def parse(self, text: str) -> tuple[int, ...]:
        value = tuple(int(part) for part in text.split(","))
        if not self.accepts(value):
            raise ValueError(text)
        return value

    def describe(self) -> str:
        return f"{','.join(self.names)}: {len(self.names)} numbers, {self.low} ... {self.high} each"

    def samples(self) -> tuple[Option, ...]:
        some = min(self.low + 2, self.high)
        one_each = tuple((*self.default[:i], some, *self.default[i + 1 :]) for i in range(len(self.names)))
        return (self.default, *one_each, (some,) * len(self.names))


def complete(settings: Mapping[str, Setting], variant: Variant | None) -> dict[str, Option]:
    """Every option with its chosen or default value; unknown names and values raise BadVariant."""
    if variant is not None and not isinstance(variant, Mapping):
        raise BadVariant(f"options are a mapping of names to values, not {type(variant).__name__}")
    chosen = dict(variant or {})
    for name, value in chosen.items():
        if name not in settings:
            raise BadVariant(f"no option {name!r}; there are: {', '.join(settings) or 'none'}")
        chosen[name] = settings[name].understood(value)
        if not settings[name].accepts(chosen[name]):
            raise BadVariant(f"{name}={value!r}: must be {settings[name].describe()}")
    return {name: chosen.get(name, setting.default) for name, setting in settings.items()}


def parse(settings: Mapping[str, Setting], texts: Mapping[str, str]) -> dict[str, Option]:
    """Options as a person typed them."""
    variant: dict[str, Option] = {}
    for name, text in texts.items():
        if name not in settings:
            raise BadVariant(f"no option {name!r}; there are: {', '.join(settings) or 'none'}")
        try:
            variant[name] = settings[name].parse(text.strip())
        except ValueError:
            raise BadVariant(f"{name}={text}: must be {settings[name].describe()}") from None
    return variant

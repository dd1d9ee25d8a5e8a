"""What a game has to say of itself when it is over: what moved its standings, what its players are remembered for.

The words of a game name its `Ending`, as they name its teller. It is given what everybody was told, and nothing
else, so that no end of a game tells what was hidden in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeAlias

from munera.kernel import Option

Event: TypeAlias = Sequence[Option]

YOU, ONE, SEVERAL = "you", "one", "several"  # who is spoken of: messages choose their verb by this
FACES: Final = 6  # of a die
FEWEST_DICE: Final = 6  # below that nobody speaks of luck


class Course(NamedTuple):
    """A game that is over, as everybody was told it. Sides are counted as in the standings of its view.

    opening: what a spectator saw before the first event; final: what they saw after the last one. victor: the side
    that won, None if that is not one alone.
    """

    opening: Mapping[str, Any]
    events: Sequence[Event]
    sides: int
    victor: int | None
    final: Mapping[str, Any] = {}


class Award(NamedTuple):
    """What somebody is remembered for.

    sides: whose award it is; nobody's where it is about something else, such as a place. facts: what its message
    `<game>-award-<id>-why` speaks of; `card` is the id of a card, and becomes its name.
    """

    id: str
    sides: tuple[int, ...]
    facts: Mapping[str, int | str]


class Figure(NamedTuple):
    """Somebody on the sand when all is over. id: a card, or another id for a face; style: how they fight."""

    id: str
    style: str
    side: int | None


class Figures(NamedTuple):
    """Who stands on the sand, who lies there, and who else was beaten and asks for mercy."""

    victor: Figure | None = None
    fallen: Figure | None = None
    pleading: Figure | None = None


class Depicted(NamedTuple):
    """What a picture of a moment shows: a card, or those who fought, whoever won that fight first."""

    card: str = ""
    figures: tuple[Figure, ...] = ()


def no_awards(course: Course) -> Iterable[Award | None]:  # noqa: ARG001
    return ()


def no_figures(course: Course) -> Figures:  # noqa: ARG001
    return Figures()


def no_picture(course: Course, moment: range) -> Depicted:  # noqa: ARG001
    return Depicted()


def no_holdings(course: Course, side: int) -> Mapping[str, int | str]:  # noqa: ARG001
    return {}


@dataclass(frozen=True)
class Ending:
    """What a game brings for its end.

    scoring_events: the kinds of event that move the standings of its view; without any, each event may.
    awards: the ids of all awards, the best first; count: those that were won. figures: whom the scene of the
    end shows; depict: what the picture of a moment shows, by the numbers of its events. holdings: what a side
    has besides the standings: facts of the message `<game>-ending-holds`; `card` as for awards, `house` and
    `style` likewise.
    """

    scoring_events: frozenset[str] = frozenset()
    awards: tuple[str, ...] = ()
    count: Callable[[Course], Iterable[Award | None]] = no_awards
    figures: Callable[[Course], Figures] = no_figures
    depict: Callable[[Course, range], Depicted] = no_picture
    holdings: Callable[[Course, int], Mapping[str, int | str]] = no_holdings


PLAIN_ENDING: Final = Ending()

# The messages that every host needs for the end of any game, and those that a game may have in its own words.
MESSAGES: Final = (
    "ending-won",
    "ending-beaten",
    "ending-nobody",
    "ending-agreed",
    "ending-conceded",
    "ending-curve",
    "ending-start",
    "ending-round",
)
OWN: Final = ("won", "counted", "curve", "round", "holds")


def most(id: str, counted: Mapping[int, int], sides: int, *, least: int = 1, **facts: int | str) -> Award | None:
    """The award for whoever has most of what was counted; None if nobody has enough, or all have the same."""
    top = max(counted.values(), default=0)
    best = tuple(sorted(side for side, count in counted.items() if count == top))
    if top < least or (sides > 1 and len(best) == sides):
        return None
    return Award(id, best, {"count": top, **facts})


@dataclass
class Luck:
    """Dice that were thrown, against what was to be expected of them."""

    thrown: Counter[int] = field(default_factory=Counter)  # dice, by side
    total: Counter[int] = field(default_factory=Counter)  # pips

    def throw(self, side: int, dice: Iterable[object]) -> None:
        """Count these dice of a side."""
        for die in dice:
            if isinstance(die, int):
                self.thrown[side] += 1
                self.total[side] += die

    def fair(self, side: int) -> int:
        """What as many fair dice show on average, as a whole number."""
        return self.thrown[side] * (FACES + 1) // 2

    def award(self, id: str, sides: int) -> Award | None:
        """The award for whoever's dice were furthest above what was fair."""
        above = {
            side: self.total[side] - self.fair(side) for side, count in self.thrown.items() if count >= FEWEST_DICE
        }
        found = most(id, above, sides)
        if found is None:
            return None
        first = found.sides[0]  # of several as lucky, whose numbers are told
        return Award(id, (first,), {"count": self.total[first], "fair": self.fair(first)})

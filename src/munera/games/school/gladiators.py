"""Gladiators: who they are, how they are rolled up, and the 108 ready-made ones."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from importlib.resources import files
from typing import Any, Final, NamedTuple

from munera.games.gladius.state import ENDURANCE, HIT_POINTS
from munera.kernel import Seat, State

NATIONALITIES = ("roman", "greek", "spanish", "gaul", "arab", "african")
AGES = ("younger", "younger", "prime", "prime", "prime", "older")
SIZES = ("small", "small", "average", "average", "large", "large")
CAREERS = ("criminal", "slave", "prisoner", "servant", "soldier", "citizen")
STYLE_TABLE = ("secutor", "retiarius", "thracian", "murmillo", "dimachaeri", "samnite")
STAT_TABLE = ("strength", "skill", "endurance", "prowess", "reflexes", "charisma")
STRENGTH, CHARISMA = 0, 5

MATTERS = ("older", "large", "soldier", "citizen")  # of age, size and career: what counts for something

ALIVE, DEAD, RETIRED, RELEASED, UNSOLD = "alive", "dead", "retired", "released", "unsold"
SOLDIERS_EXPERIENCE = 4
BID_PER_POINT = 2  # of experience
LARGE = 2  # what a large one costs on top
LOWEST_HIT_POINTS = 6  # the lame are spared the points that the 5-or-less rule needs (GS-14)

Memory = tuple[str | int, ...]


class Gladiator(NamedTuple):
    """A gladiator, never changed but replaced. `row` is the place in the table of 108 ready-made ones, or 0.

    The last fields are about this turn: `healing` (brought to 5 or less), `fought`, `won`, `superior` (beat one
    with more experience), and `rests` is the turn until whose end they cannot fight.
    """

    id: int
    name: str
    row: int
    style: str
    experience: int
    nationality: str
    age: str
    size: str
    career: str
    stats: tuple[int, ...]
    surcharge: int = 0
    lost_hp: int = 0
    owner: int = -1
    fate: str = ALIVE
    wins: int = 0
    bouts: int = 0
    in_ring: bool = False
    rests: int = 0
    healing: bool = False
    fought: bool = False
    won: bool = False
    superior: bool = False
    history: tuple[Memory, ...] = ()

    @property
    def charisma(self) -> int:
        return self.stats[CHARISMA]

    @property
    def large(self) -> bool:
        return self.size == "large"

    def minimum_bid(self) -> int:
        """Twice the experience, two more if large, and what a citizen costs on top (GS-06)."""
        return BID_PER_POINT * self.experience + LARGE * self.large + self.surcharge

    def full_hp(self) -> int:
        return HIT_POINTS + self.stats[ENDURANCE] - self.lost_hp

    def with_stat(self, stat: int, change: int) -> Gladiator:
        """The gladiator with a stat raised or lowered, never below zero."""
        levels = list(self.stats)
        levels[stat] = max(0, levels[stat] + change)
        return self._replace(stats=tuple(levels))

    def remember(self, turn: int, what: str, *facts: str | int) -> Gladiator:
        return self._replace(history=(*self.history, (turn, what, *facts)))


def _table(name: str) -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath(name).read_text("utf-8"))


READY_MADE: dict[int, tuple[Any, ...]] = {
    int(index): tuple(row) for index, row in _table("gladiators.toml")["rows"].items()
}
NAMES: dict[str, list[str]] = _table("names.toml")


class Recruits:
    """Who may come to be sold: the ready-made gladiators by row, and names by nationality.

    A rulebook has them (`BOOK.recruits`), and every state of it holds them: the rules look nowhere else.
    """

    def __init__(self, rows: dict[int, tuple[Any, ...]], names: dict[str, list[str]]) -> None:
        self.rows = rows
        self.names = names


RECRUITS: Final = Recruits(READY_MADE, NAMES)


def ready_made(row: int, recruits: Recruits = RECRUITS) -> Gladiator:
    """The ready-made gladiator of that row, without an owner."""
    style, experience, nationality, age, size, career, *stats = recruits.rows[row]
    return Gladiator(0, "", row, style, experience, nationality, age, size, career, tuple(stats))


def roll_up(s: State) -> Gladiator:
    """Roll up a new gladiator by the attribute tables, in their order."""
    nationality = NATIONALITIES[s.roll() - 1]
    age, size = AGES[s.roll() - 1], SIZES[s.roll() - 1]
    career = CAREERS[s.roll() - 1]
    while career == "prisoner" and nationality == "roman":  # GS-38
        career = CAREERS[s.roll() - 1]
    experience = s.roll()
    if career == "soldier":
        experience = max(experience, SOLDIERS_EXPERIENCE)
    style = STYLE_TABLE[s.roll() - 1]
    gladiator = Gladiator(0, "", 0, style, experience, nationality, age, size, career, (0,) * len(STAT_TABLE))
    for _ in range(experience):
        gladiator = gladiator.with_stat(s.roll() - 1, 1)
    return gladiator.with_stat(STRENGTH, 1) if gladiator.large else gladiator


def roster(people: Iterable[Gladiator], seat: Seat) -> list[Gladiator]:
    """A school's living gladiators, oldest member first."""
    return [g for g in people if g.owner == seat and g.fate == ALIVE]


def rested(g: Gladiator, turn: int) -> bool:
    """May this gladiator be sent to the arena in this turn?"""
    return g.rests < turn


def fit(people: Iterable[Gladiator], seat: Seat, turn: int) -> list[Gladiator]:
    """Of a school's gladiators those who may be sent to the arena in this turn."""
    return [g for g in roster(people, seat) if rested(g, turn)]


def condition(g: Gladiator, rests: bool) -> str:
    """How a gladiator is: "healing" of this turn's bout, "resting" for this turn, or "fit"."""
    return "healing" if g.healing else "resting" if rests else "fit"


def row_of(one: int, two: int, three: int) -> int:
    """Three dice as a row of the table: the first is read as 1 to 3."""
    return 100 * half(one) + 10 * two + three


def half(die: int) -> int:
    """D3: one die halved, rounded up (GS-16)."""
    return (die + 1) // 2

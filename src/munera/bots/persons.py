"""The persons in whom each level of bots comes: who they are, and of what temperament.

A person is named by the level and a name, such as `level:veteran/locusta`, wherever a bot is named. They judge as
everybody of their level does; their temperament shows where people deal with each other, in Spartacus and The
Serpents and the Wolf. In the other games they have a name, a face and their lines, and play as their level plays.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from munera.bots.levels import CHAMPION, PREFIX, RECRUIT, VETERAN
from munera.bots.temper import Temper

HONEST, FAITHLESS, CAUTIOUS, GAMBLER, GRUDGE = "honest", "faithless", "cautious", "gambler", "grudge"
TEMPERAMENTS: Final[Mapping[str, Temper]] = {
    HONEST: Temper(honour=100, faith=105, nerve=100, grudge=3),
    FAITHLESS: Temper(honour=8, faith=90, nerve=105, grudge=0),
    CAUTIOUS: Temper(honour=60, faith=75, nerve=75, grudge=3),
    GAMBLER: Temper(honour=50, faith=110, nerve=130, grudge=3),
    GRUDGE: Temper(honour=70, faith=95, nerve=100, grudge=20),
}
SEPARATOR: Final = "/"  # between the level and the person


class Person(NamedTuple):
    """Somebody of a level, by an id that is the same in every game."""

    id: str
    level: str
    temperament: str

    @property
    def name(self) -> str:
        """Their name, in every language."""
        return self.id.capitalize()

    @property
    def spec(self) -> str:
        """How they are named where a bot is named."""
        return f"{PREFIX}{self.level}{SEPARATOR}{self.id}"

    @property
    def temper(self) -> Temper:
        """The numbers of their temperament."""
        return TEMPERAMENTS[self.temperament]


NAMES: Final[Mapping[str, tuple[str, ...]]] = {  # one for each temperament, in their order
    RECRUIT: ("vesta", "milo", "balbina", "pullo", "torva"),
    VETERAN: ("cassia", "locusta", "cato", "hilara", "drusa"),
    CHAMPION: ("aelia", "sejanus", "fabius", "fortunata", "severa"),
}
PERSONS: Final = tuple(
    Person(name, level, temperament)
    for level, names in NAMES.items()
    for name, temperament in zip(names, TEMPERAMENTS, strict=True)
)
_BY_SPEC: Final = {person.spec: person for person in PERSONS}


def person(spec: str) -> Person | None:
    """The person whom this names, or None if it names none."""
    return _BY_SPEC.get(spec)


def level_of(spec: str) -> str:
    """The level of a person, as a bot is named; any other name as it is."""
    found = person(spec)
    return spec if found is None else f"{PREFIX}{found.level}"

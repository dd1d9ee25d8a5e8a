"""What is stored about a table beside its journal: its seats, its terms, and how its game began and ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from munera import fair
from munera.kernel import Seat

OPEN, PLAYING, OVER = "open", "playing", "over"
PERSON, BOT = "person", "bot"  # and OPEN: what a seat may be


@dataclass(frozen=True)
class Chair:
    """Who sits at a seat. `bot` names the bot in it; `entropy` is what its player adds to the dice."""

    kind: str
    name: str = ""
    bot: str = ""
    entropy: str = ""


@dataclass(frozen=True)
class TableMeta:
    """A table without what happens in its game. `terms` are what its people agreed on: options, pace, aids ...

    A game that goes on from a record, or was imported, names it by its digest in `record`: `origin` leaves it out.
    """

    id: str
    game: str
    rules: str
    owner: str
    status: str
    public: bool
    terms: Mapping[str, Any]
    made: float
    changed: float
    key: str
    salt: str
    origin: Mapping[str, Any] | None
    result: Mapping[str, Any] | None
    successor: str | None
    chairs: tuple[Chair, ...] = ()
    record: str | None = None
    same_person: Mapping[Seat, tuple[Seat, ...]] = field(default_factory=dict)  # seats that one browser holds
    same_network: Mapping[Seat, tuple[Seat, ...]] = field(default_factory=dict)  # others seen at one address

    def people(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == PERSON]

    def alone(self) -> bool:
        """Does at most one seat belong to a person, here or away, and is none open? Then no time tells anybody."""
        return len(self.people()) < 2 and all(chair.kind != OPEN for chair in self.chairs)

    def additions(self) -> list[str]:
        """What each seat added to the dice."""
        return [chair.entropy for chair in self.chairs]

    def opened_dice(self) -> dict[str, Any]:
        """The opened secret of the dice, for when the game is over."""
        return fair.opened(self.key, self.salt, self.additions(), fair.scheme_of(self.terms))

"""Who is who in a campaign: the schools, their gladiators, and those of them in the ring."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Self

from munera.words.phrasing import Game
from munera.words.ring import RingCast
from munera.words.speech import Words


@dataclass(frozen=True)
class SchoolCast(RingCast):
    """Who is who in a campaign. things: the gladiators' names, by id. own: the ids of the reader's gladiators."""

    own: frozenset[int] = frozenset()

    def for_stranger(self) -> Self:
        return replace(super().for_stranger(), own=frozenset())


def gladiators_of(view: Mapping[str, Any]) -> dict[int, str]:
    """The names of all gladiators, by id."""
    return {g["id"]: g["name"] for g in view["gladiators"]}


def school_cast(
    words: Words, game: Game, view: Mapping[str, Any], names: tuple[str, ...], you: int | None
) -> SchoolCast:
    """Who is who for questions and answers."""
    people = gladiators_of(view)
    if view["bout"] is None:
        return SchoolCast(names, you, people)
    sides = [fighter["seat"] for fighter in view["bout"]["fighters"]]
    fighters = [people[id] for id in view["fighters"]]
    if len(fighters) < len(sides):
        beast = view["bout"]["fighters"][1]["style"]
        fighters.append(words.term(game, "adversary", beast))
    side = sides.index(you) if you is not None and you in sides else None
    return SchoolCast(names, you, people, tuple(fighters), side)

"""The names of what lies on the table of For Glory - gladiators, patrons, arenas - and its owners."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from munera.words.cast import Cast, name_by_number
from munera.words.naming import Thing, names_of
from munera.words.phrasing import Game
from munera.words.speech import Words


@dataclass(frozen=True)
class GloryCast(Cast):
    """Who is who in For Glory.

    things: the names of what lies on the table, by number, with notes on how it is. names_alone: the same without
    notes. people: the gladiators among it, with notes that tell equal ones apart. forms: the gender of each name.
    owners: the owner of each thing. places: the arenas. prices: what cards cost at this moment. table: the view of
    the reader, from which questions tell their occasion.
    """

    names_alone: Mapping[int, str] = field(default_factory=dict)
    people: Mapping[int, str] = field(default_factory=dict)
    forms: Mapping[int, str] = field(default_factory=dict)
    owners: Mapping[int, int] = field(default_factory=dict)
    places: tuple[str, ...] = ()
    prices: Mapping[str, int] = field(default_factory=dict)
    table: Mapping[str, Any] = field(default_factory=dict)

    def person(self, who: int) -> str:
        return self.people.get(who) or f"#{who}"

    def form(self, thing: int) -> str:
        return self.forms.get(thing, "m")

    def place(self, number: int) -> str:
        return name_by_number(self.places, number)


def glory_cast(
    words: Words, game: Game, view: Mapping[str, Any], names: tuple[str, ...], you: int | None
) -> GloryCast:
    """Who is who for questions and answers, with notes that tell equal gladiators apart."""
    things = dict(things_of(view))
    called = names_of(words, game, things)
    owners = {id: thing.owner for id, thing in things.items() if thing.owner is not None}
    cast = GloryCast(
        names,
        you,
        names_alone=dict(called),
        forms={id: words.gender(game, thing.card) for id, thing in things.items()},
        owners=owners,
        places=_places(words, game, view),
        prices=view["prices"],
    )
    people: dict[int, str] = {}
    for arena in view["arenas"]:
        for g in arena["gladiators"]:
            owner = words.text("common-you") if g["owner"] == you else cast.name(g["owner"])
            people[g["id"]] = with_notes(words, game, called[g["id"]], g, owner)
            called[g["id"]] = with_notes(words, game, called[g["id"]], g)
    return replace(cast, people=people, things=called, table=view)


def with_notes(words: Words, game: Game, name: str, g: Mapping[str, Any], *notes_before: str) -> str:
    """A gladiator's name with notes: their damage, the damage assigned to them, whether they are exhausted."""
    notes = list(notes_before)
    if g["damage"]:
        notes.append(words.text("common-damage", damage=g["damage"]))
    if g["assigned"]:
        notes.append(words.text("common-assigned", damage=g["assigned"]))
    if not g["ready"]:
        notes.append(words.form(game, g["card"], "common-exhausted"))
    return words.text("common-noted", name=name, notes=", ".join(notes)) if notes else name


def things_of(view: Mapping[str, Any]) -> Iterator[tuple[int, Thing]]:
    """Everything on the table that has a number, with that number."""
    for arena in view["arenas"]:
        if arena["id"]:
            yield arena["id"], Thing(arena["card"], arena["holder"])
        for g in arena["gladiators"]:
            yield g["id"], Thing(g["card"], g["owner"])
    for owner, player in enumerate(view["players"]):
        for thing in (*player["patrons"], *player["arenas"]):
            yield thing["id"], Thing(thing["card"], owner)
    if view["window"] is not None:
        for left in view["window"]["gone"]:
            yield left["id"], Thing(left["card"], left["owner"])


def _places(words: Words, game: Game, view: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(words.card(game, arena["card"]) if arena["card"] else "-" for arena in view["arenas"])

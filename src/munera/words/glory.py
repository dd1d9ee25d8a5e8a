"""What lies on the table of For Glory, by its names: gladiators, patrons, arenas, and whose they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from munera.kernel import Option, Rulebook
from munera.words.cast import Cast
from munera.words.facts import PERSON, Game
from munera.words.speech import Words

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


class Thing(NamedTuple):
    """A card on the table and whose it is."""

    card: str
    owner: int | None


def table_names(words: Words, game: Game, things: Mapping[int, Thing]) -> dict[int, str]:
    """Titles without their by-names; a numeral where one player has several alike."""
    counted, seen, names = Counter(things.values()), Counter[Thing](), {}
    for id, thing in sorted(things.items()):
        name = words.card(game, thing.card).split(",", maxsplit=1)[0]
        if counted[thing] > 1:
            seen[thing] += 1
            at = seen[thing] - 1
            name = f"{name} {ROMAN[at] if at < len(ROMAN) else at + 1}"
        names[id] = name
    return names


def table_cast(words: Words, game: Game, view: Mapping[str, Any], names: tuple[str, ...], you: int | None) -> Cast:
    """Who is who for questions and answers: with what tells equals apart."""
    things = dict(things_of(view))
    called = table_names(words, game, things)
    owners = {id: thing.owner for id, thing in things.items() if thing.owner is not None}
    cast = Cast(names, you, owners=owners, places=_places(words, game, view), prices=view["prices"])
    people: dict[int, str] = {}
    for arena in view["arenas"]:
        for g in arena["gladiators"]:
            owner = words.text("common-you") if g["owner"] == you else cast.name(g["owner"])
            people[g["id"]] = noted(words, game, called[g["id"]], g, owner)
            called[g["id"]] = noted(words, game, called[g["id"]], g)
    return replace(cast, people=people, things=called, table=view)


def noted(words: Words, game: Game, name: str, g: Mapping[str, Any], *notes_before: str) -> str:
    """With his damage, what is assigned to him, and whether he is exhausted."""
    notes = list(notes_before)
    if g["damage"]:
        notes.append(words.text("common-damage", damage=g["damage"]))
    if g["assigned"]:
        notes.append(words.text("common-assigned", damage=g["assigned"]))
    if not g["ready"]:
        notes.append(words.form(game, g["card"], "common-exhausted"))
    return words.text("common-noted", name=name, notes=", ".join(notes)) if notes else name


def things_of(view: Mapping[str, Any]) -> Iterator[tuple[int, Thing]]:
    """Everything on the table that has a number."""
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


class TableNarrator:
    """Follows a game event by event: who stands on the table, and who of several alike is meant."""

    def __init__(self, words: Words, book: Rulebook[Any], cast: Cast) -> None:
        self.words, self.book, self.cast = words, book, cast
        self.standing: dict[int, Thing] = {}

    def __call__(self, event: Sequence[Option]) -> Cast:
        """The cast for this event. Whoever leaves with it is still called as before."""
        match tuple(event):
            case ("uses" | "uses_with", int(seat), str(card), int(id), *_) if id not in self.standing:
                self._name({id: self.cast.things.get(id) or self.words.card(self.book, card)}, {id: seat})
            case (str(kind), *facts):
                for id, thing in self._gladiators(kind, facts):
                    if id not in self.standing:
                        self._enter(id, thing)
        told = self.cast
        match tuple(event):
            case ("defeated", int(id), *_):
                self.standing.pop(id, None)
                self._rename()
            case ("all_home",):
                self.standing = {}
        return told

    def _gladiators(self, kind: str, facts: Sequence[Any]) -> Iterator[tuple[int, Thing]]:
        """Those of whom the event speaks: number, title and owner stand side by side."""
        for at, name in enumerate(self.book.vocabulary.events.get(kind, ())):
            if name in PERSON and isinstance(facts[at], int):
                yield facts[at], Thing(*facts[at + 1 : at + 3])

    def _enter(self, id: int, thing: Thing) -> None:
        self.standing[id] = thing
        self._rename()
        self._name({}, {} if thing.owner is None else {id: thing.owner})

    def _rename(self) -> None:
        self._name(table_names(self.words, self.book, self.standing), {})

    def _name(self, names: Mapping[int, str], owners: Mapping[int, int]) -> None:
        known = {**self.cast.things, **names}
        self.cast = replace(self.cast, people=known, things=known, owners={**self.cast.owners, **owners})

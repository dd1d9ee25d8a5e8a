"""The names of the gladiators in the story of For Glory. Its events have only their numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from munera.kernel import Option, Rulebook
from munera.words.for_glory.cast import GloryCast
from munera.words.naming import Thing, names_of
from munera.words.speech import Words
from munera.words.teller import Narrator

PERSON = ("gladiator", "other")  # facts that are the number of a gladiator


class GloryNarrator(Narrator[GloryCast]):
    """Follows a game event by event and knows who is on the table: gladiators of one title are told apart."""

    def __init__(self, words: Words, book: Rulebook[Any], cast: GloryCast) -> None:
        super().__init__(cast)
        self.words, self.book = words, book
        self.on_table: dict[int, Thing] = {}

    def __call__(self, event: Sequence[Option]) -> GloryCast:
        """The cast for this event. Whoever leaves the table with it still has their name."""
        match tuple(event):
            case ("uses" | "uses_with", int(seat), str(card), int(id), *_) if id not in self.on_table:
                self._name({id: self.cast.things.get(id) or self.words.card(self.book, card)}, {id: seat})
            case (str(kind), *facts):
                for id, thing in self._gladiators(kind, facts):
                    if id not in self.on_table:
                        self._enter(id, thing)
        cast = self.cast
        match tuple(event):
            case ("defeated", int(id), *_):
                self.on_table.pop(id, None)
                self._rename()
            case ("all_home",):
                self.on_table = {}
        return cast

    def _gladiators(self, kind: str, facts: Sequence[Any]) -> Iterator[tuple[int, Thing]]:
        """The gladiators that an event names; their number, title and owner are neighbouring facts."""
        for at, name in enumerate(self.book.vocabulary.events.get(kind, ())):
            if name in PERSON and isinstance(facts[at], int):
                yield facts[at], Thing(*facts[at + 1 : at + 3])

    def _enter(self, id: int, thing: Thing) -> None:
        self.on_table[id] = thing
        self._rename()
        self._name({}, {} if thing.owner is None else {id: thing.owner})
        self.cast = replace(self.cast, forms={**self.cast.forms, id: self.words.gender(self.book, thing.card)})

    def _rename(self) -> None:
        self._name(names_of(self.words, self.book, self.on_table), {})

    def _name(self, names: Mapping[int, str], owners: Mapping[int, int]) -> None:
        known = {**self.cast.things, **names}
        self.cast = replace(self.cast, people=known, things=known, owners={**self.cast.owners, **owners})

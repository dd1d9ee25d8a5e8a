"""Names who is meant in the story of a campaign: some of it depends on earlier events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from munera.kernel import Option
from munera.words.phrasing import Game
from munera.words.school.cast import SchoolCast
from munera.words.speech import Words
from munera.words.teller import Narrator


class SchoolNarrator(Narrator[SchoolCast]):
    """Follows a campaign event by event, to know who owns whom and who is in the ring.

    owners: who owns the gladiators as the story begins. plays: whether the owners play the bouts themselves; if
    not, nobody in the ring is `you`.
    """

    def __init__(
        self, words: Words, game: Game, cast: SchoolCast, owners: Mapping[int, int | None], *, plays: bool
    ) -> None:
        super().__init__(cast)
        self.words, self.game, self.plays = words, game, plays
        self.at_first, self.since = dict(owners), dict[int, int]()
        self._count()

    def __call__(self, event: Sequence[Option]) -> SchoolCast:
        """The cast for this event."""
        match tuple(event):
            case ("founder", _, int(id), str(name), *_) | ("slave", int(id), str(name), *_):
                self.cast = replace(self.cast, things={**self.cast.things, id: name})
        match tuple(event):
            case ("founder", int(school), int(id), *_) | ("sold" | "taken", int(id), int(school), *_):
                self.since[id] = school
                self._count()
            case ("trade_accept", int(one), int(two), _, tuple(sold), _, tuple(bought)):
                self.since |= {id: two for id in sold if isinstance(id, int)}
                self.since |= {id: one for id in bought if isinstance(id, int)}
                self._count()
            case ("enters", int(one), int(two)):
                self._ring((self.cast.thing(one), self.cast.thing(two)), (self._owner(one), self._owner(two)))
            case ("beast", int(one), str(beast)):
                foe = self.words.term(self.game, "adversary", beast)
                self._ring((self.cast.thing(one), foe), (self._owner(one), None))
        return self.cast

    def _owner(self, id: int) -> int | None:
        return self.since.get(id, self.at_first.get(id))

    def _count(self) -> None:
        """Note which gladiators are the reader's now."""
        own = frozenset(id for id in (*self.at_first, *self.since) if self._owner(id) == self.cast.you)
        self.cast = replace(self.cast, own=own if self.cast.you is not None else frozenset())

    def _ring(self, names: tuple[str, str], owners: tuple[int | None, int | None]) -> None:
        mine = self.plays and self.cast.you is not None and self.cast.you in owners
        side = owners.index(self.cast.you) if mine else None
        self.cast = replace(self.cast, fighters=names, side=side)

"""A bout inside another game: the bots of Gladius play it through an adapter, and a host may play it by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from munera.bots.bot import Imagined, Seen
from munera.bots.gladius import Heuristic
from munera.games.gladius.rulebook import BOOK as GLADIUS
from munera.kernel import AnyAsk, Option, Options, Stream

AUTOMATIC = "automatic"


class BoutSeen(Seen):
    """A campaign through the eyes of one seat, reduced to the duel that is being fought: `view` is the duel's."""

    __slots__ = ("__seen",)

    def __init__(self, seen: Seen) -> None:
        self.__seen, self.seat = seen, seen.seat

    @property
    def view(self) -> Mapping[str, Any]:
        duel: Mapping[str, Any] = self.__seen.part("bout")
        return duel

    def part(self, name: str) -> Any:
        return self.view.get(name)

    @property
    def game(self) -> str:
        return GLADIUS.id

    @property
    def mode(self) -> str:
        return self.__seen.mode

    def events(self, since: int = 0) -> list[tuple[Option, ...]]:
        return self.__seen.events(since)

    def anytime(self) -> Options[Any]:
        return self.__seen.anytime()

    def imagine(self, stream: Stream, *, keep: bool = True, log: bool = False) -> Imagined:
        return self.__seen.imagine(stream, keep=keep, log=log)


def plays_itself(seen: Seen, ask: AnyAsk) -> bool:
    """Is this a question of a bout that the table wants the host to answer, whoever is asked?"""
    if ask.kind not in GLADIUS.vocabulary.asks or not seen.part("bout"):
        return False
    return bool(seen.part("options")["bouts"] == AUTOMATIC)


def play(seen: Seen, ask: AnyAsk, stream: Stream) -> Option:
    """Answer as the best bot of Gladius would with what the owner of this fighter knows."""
    return Heuristic(stream).choose(BoutSeen(seen), ask)

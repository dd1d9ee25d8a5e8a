"""What a seat may do without being asked, as a choice that can be declined: doing nothing is among it."""

from __future__ import annotations

from typing import Any, Final

from munera.kernel.asks import Options, Space, legal, pick, shown
from munera.kernel.errors import Illegal
from munera.kernel.grammar import NONE, Grammar, either, row
from munera.kernel.spelling import grammar_of
from munera.kernel.stream import Stream

NO_MOVE: Final = None


class Moves(Space[Any]):
    """Anytime moves, and `NO_MOVE`, which is what a host takes for a seat that says nothing.

    For programs that choose at every turn. No match takes `NO_MOVE` as an input: it is that there is none.
    """

    def __init__(self, moves: Options[Any]) -> None:
        self.moves = moves

    def __contains__(self, option: object) -> bool:
        if option is NO_MOVE:
            return True
        try:
            legal(self.moves, option)
        except Illegal:
            return False
        return True

    def __bool__(self) -> bool:
        return True

    def sample(self, stream: Stream) -> Any:
        """Nothing every other time."""
        return NO_MOVE if not self.moves or stream.below(2) else pick(self.moves, stream)

    def default(self) -> Any:
        return NO_MOVE

    def only(self) -> tuple[Any] | None:
        return None if self.moves else (NO_MOVE,)

    def grammar(self) -> Grammar:
        return either(row(NONE), grammar_of(self.moves))

    def describe(self) -> object:
        return {"nothing": NO_MOVE, "moves": shown(self.moves)}

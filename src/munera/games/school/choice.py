"""Choosing any of one's gladiators: too many subsets to list."""

from __future__ import annotations

from collections.abc import Sequence

from munera.kernel import Space, Stream
from munera.kernel.grammar import Grammar, some


class Subset(Space[tuple[int, ...]]):
    """Any of these gladiators, at most so many, in rising order of their ids; none is the passive choice."""

    def __init__(self, ids: Sequence[int], most: int | None = None) -> None:
        self.ids = sorted(ids)
        self.most = len(self.ids) if most is None else min(most, len(self.ids))

    def __contains__(self, option: object) -> bool:
        if type(option) is not tuple or len(option) > self.most:
            return False
        if not all(type(id) is int and id in self.ids for id in option):
            return False
        return list(option) == sorted(set(option))

    def __bool__(self) -> bool:
        return True

    def sample(self, stream: Stream) -> tuple[int, ...]:
        ids = self.ids[:]
        stream.shuffle(ids)
        return tuple(sorted(ids[: stream.below(self.most + 1)]))

    def default(self) -> tuple[int, ...]:
        return ()

    def grammar(self) -> Grammar:
        return some([(id,) for id in self.ids], self.most)

    def describe(self) -> object:
        return {"subset": self.ids, "most": self.most}

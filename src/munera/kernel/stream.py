"""The random stream: keyed, buffered, plain data.

Blocks of `blake2b(key, counter)` are handed out byte by byte and turned into numbers by rejection, so every
face of every die is exactly as likely as the others, and dice that were seen say nothing about dice to come.
Copying a stream copies two ints and two immutable byte strings.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")

_BLOCK: Final = 64  # bytes in one blake2b digest


def key_from_seed(seed: int | str) -> bytes:
    """The key of a seed: what is hashed is its text, so that 7 and "7" are the same game."""
    return blake2b(f"munera:{seed}".encode(), digest_size=32).digest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Stream:
    """Fair random numbers that follow from a key. `place` says how far it has been read."""

    __slots__ = ("_at", "_block", "counter", "key")

    def __init__(self, key: bytes, counter: int = 0, at: int = _BLOCK) -> None:
        self.key, self.counter, self._at = key, counter, at
        self._block = b"" if at == _BLOCK else self._make_block(counter)

    @classmethod
    def seeded(cls, seed: int | str) -> Stream:
        """A stream that follows from a seed: for bots, random players and tests."""
        return Stream(key_from_seed(seed))

    def _make_block(self, counter: int) -> bytes:
        return blake2b(counter.to_bytes(8, "little"), key=self.key).digest()

    @property
    def place(self) -> tuple[int, int]:
        """Where the stream stands: it moved if and only if this changed."""
        return self.counter, self._at

    def _byte(self) -> int:
        at = self._at
        if at == _BLOCK:
            self.counter += 1
            self._block = self._make_block(self.counter)
            at = 0
        self._at = at + 1
        return self._block[at]

    def bits(self, count: int = 64) -> int:
        """A number of that many bits (a multiple of 8)."""
        value = 0
        for _ in range(count // 8):
            value = value << 8 | self._byte()
        return value

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        if n <= 256:
            limit = 256 - 256 % n
            at = self._at
            while True:  # the inlined `_byte`: this is the innermost loop of every shuffle
                if at == _BLOCK:
                    self.counter += 1
                    self._block = self._make_block(self.counter)
                    at = 0
                value = self._block[at]
                at += 1
                if value < limit:
                    self._at = at
                    return value % n
        size = (n.bit_length() + 7) // 8 * 8
        limit = (1 << size) - (1 << size) % n
        while (value := self.bits(size)) >= limit:
            pass
        return value % n

    def choice(self, items: Sequence[T]) -> T:
        """One of these items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place, by Fisher and Yates."""
        if len(items) > 256:
            for i in range(len(items) - 1, 0, -1):
                j = self.below(i + 1)
                items[i], items[j] = items[j], items[i]
            return
        at, block = self._at, self._block
        for n in range(len(items), 1, -1):  # `below(n)`, written out: a quarter faster
            limit = 256 - 256 % n
            while True:
                if at == _BLOCK:
                    self.counter += 1
                    block = self._block = self._make_block(self.counter)
                    at = 0
                value = block[at]
                at += 1
                if value < limit:
                    break
            i, j = n - 1, value % n
            items[i], items[j] = items[j], items[i]
        self._at = at

    def chance(self, per_thousand: int) -> bool:
        """Draw: is it one of so many chances in a thousand?"""
        return self.below(1000) < per_thousand

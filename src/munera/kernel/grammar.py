"""Sets of answers that are too large to list, as words in a row: walked word by word, and counted, exactly.

A grammar never changes. It knows which words may come first, what may follow each of them, whether it may end
here, and how many rows of words it has in all. No row can be said in two ways, so that counts are exact. Nothing
leads nowhere: whatever word may come next, the row can be brought to an end.

    either(row("pass"), then(row("bid"), word(range(1, 10))))     # pass, or bid 1 to 9
    some([(3,), (5,), (8,)], most=2)                              # at most two of them, in this order
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from math import comb, prod
from typing import TypeAlias, Union

Word: TypeAlias = Union[str, int]
Words: TypeAlias = tuple[Word, ...]

OPEN, CLOSE = "(", ")"  # round a tuple inside an option
TRUE, FALSE, NONE = "#true", "#false", "#none"
MARKS: Words = (OPEN, CLOSE, TRUE, FALSE, NONE)
"""The words that every game has beside its own."""


class Grammar:
    """A set of rows of words. This one is empty."""

    ends = False  # may the row end here?

    @property
    def count(self) -> int:
        """How many rows there are."""
        return 0

    def firsts(self) -> Words:
        """The words that a row may begin with, each once."""
        return ()

    def after(self, word: object) -> Grammar:  # noqa: ARG002
        """What may follow this word; nothing, if no row begins with it."""
        return NOTHING

    def walk(self, said: Iterable[object]) -> Grammar:
        """What may follow all these words."""
        here: Grammar = self
        for word in said:
            here = here.after(word)
        return here

    def rows(self) -> Iterator[Words]:
        """Every row, one by one."""
        if self.ends:
            yield ()
        for word in self.firsts():
            for rest in self.after(word).rows():
                yield (word, *rest)


class _End(Grammar):
    """The row without words."""

    ends = True

    @property
    def count(self) -> int:
        return 1


class _Row(Grammar):
    """These words, and then the rest."""

    __slots__ = ("at", "rest", "words")

    def __init__(self, words: Words, rest: Grammar, at: int = 0) -> None:
        self.words, self.rest, self.at = words, rest, at

    @property
    def count(self) -> int:
        return self.rest.count

    def firsts(self) -> Words:
        return (self.words[self.at],)

    def after(self, word: object) -> Grammar:
        expected, at = self.words[self.at], self.at + 1
        if word != expected or type(word) is not type(expected):
            return NOTHING
        return self.rest if at == len(self.words) else _Row(self.words, self.rest, at)


class _OneOf(Grammar):
    """A single word, any of these."""

    def __init__(self, words: Sequence[Word]) -> None:
        self.words = words

    @property
    def count(self) -> int:
        return len(self.words)

    def firsts(self) -> Words:
        return tuple(self.words)

    def after(self, word: object) -> Grammar:
        return END if type(word) in (str, int) and word in self.words else NOTHING


class _Then(Grammar):
    """A row of each of these, one behind the other."""

    def __init__(self, parts: tuple[Grammar, ...]) -> None:
        self.first, self.rest = parts[0], parts[1:]
        self.ends = all(part.ends for part in parts)

    @cached_property
    def count(self) -> int:
        return prod(part.count for part in (self.first, *self.rest))

    def firsts(self) -> Words:
        words = self.first.firsts()
        return _distinct((*words, *then(*self.rest).firsts())) if self.first.ends else words

    def after(self, word: object) -> Grammar:
        here = then(self.first.after(word), *self.rest)
        return either(here, then(*self.rest).after(word)) if self.first.ends else here


class _Either(Grammar):
    """A row of any of these, which have none in common."""

    def __init__(self, parts: tuple[Grammar, ...]) -> None:
        self.parts = parts
        self.ends = any(part.ends for part in parts)
        self._after: dict[Word, Grammar] = {}

    @cached_property
    def count(self) -> int:
        return sum(part.count for part in self.parts)

    def firsts(self) -> Words:
        return _distinct(word for part in self.parts for word in part.firsts())

    def after(self, word: object) -> Grammar:
        if not isinstance(word, str | int) or type(word) is bool:
            return NOTHING
        if word not in self._after:
            self._after[word] = either(*(part.after(word) for part in self.parts))
        return self._after[word]


class _Some(Grammar):
    """At most so many of these rows, from number `start` on, in this order."""

    def __init__(self, items: tuple[Words, ...], most: int, start: int = 0) -> None:
        self.items, self.start = items, start
        self.most = min(most, len(items) - start)
        self.ends = True
        self._after: dict[Word, Grammar] = {}

    @property
    def count(self) -> int:
        return sum(comb(len(self.items) - self.start, many) for many in range(self.most + 1))

    def firsts(self) -> Words:
        return _distinct(item[0] for item in self.items[self.start :]) if self.most else ()

    def after(self, word: object) -> Grammar:
        if not self.most or not isinstance(word, str | int) or type(word) is bool:
            return NOTHING
        if word not in self._after:
            found = [i for i in range(self.start, len(self.items)) if self.items[i][0] == word]
            self._after[word] = either(*(self._from(i) for i in found))
        return self._after[word]

    def _from(self, i: int) -> Grammar:
        """What follows the first word of this row."""
        item, rest = self.items[i], _Some(self.items, self.most - 1, i + 1)
        return rest if len(item) == 1 else _Row(item, rest, 1)


class _Without(Grammar):
    """What is left of a grammar without some of its rows."""

    def __init__(self, whole: Grammar, missing: Sequence[Words]) -> None:
        self.whole, self.missing = whole, missing
        self.ends = whole.ends and () not in missing

    @property
    def count(self) -> int:
        return self.whole.count - len(self.missing)

    def firsts(self) -> Words:
        return tuple(word for word in self.whole.firsts() if self.after(word).count)

    def after(self, word: object) -> Grammar:
        rest = [said[1:] for said in self.missing if said and said[0] == word and type(said[0]) is type(word)]
        whole = self.whole.after(word)
        return _Without(whole, rest) if rest else whole


NOTHING = Grammar()
END: Grammar = _End()


def row(*words: Word) -> Grammar:
    """These words, one behind the other."""
    return _Row(words, END) if words else END


def word(words: Sequence[Word]) -> Grammar:
    """One of these words."""
    return _OneOf(words) if words else NOTHING


def then(*parts: Grammar) -> Grammar:
    """One behind the other."""
    if NOTHING in parts:
        return NOTHING
    kept = tuple(part for part in parts if part is not END)
    if len(kept) < 2:
        return kept[0] if kept else END
    first = kept[0]
    if isinstance(first, _Row) and first.rest is END:
        return _Row(first.words, then(*kept[1:]), first.at)
    return _Then(kept)


def either(*parts: Grammar) -> Grammar:
    """Any of these, which have no row in common."""
    kept = tuple(part for part in parts if part is not NOTHING)
    return _Either(kept) if len(kept) > 1 else kept[0] if kept else NOTHING


def some(items: Sequence[Words], most: int | None = None) -> Grammar:
    """At most so many of these rows, in this order; none has the beginning of another."""
    return _Some(tuple(items), len(items) if most is None else most)


def bracketed(*parts: Grammar) -> Grammar:
    """A tuple inside an option."""
    return then(row(OPEN), *parts, row(CLOSE))


def without(whole: Grammar, rows: Iterable[Words]) -> Grammar:
    """All but these rows."""
    missing = [said for said in dict.fromkeys(rows) if whole.walk(said).ends]
    if not missing:
        return whole
    return _Without(whole, missing) if whole.count > len(missing) else NOTHING


def _distinct(words: Iterable[Word]) -> Words:
    return tuple(dict.fromkeys(words))

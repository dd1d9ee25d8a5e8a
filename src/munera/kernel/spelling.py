"""Answers as words in a row, so that any set of them can be listed, counted and said word by word.

A word is a string or a whole number. What an option is made of stands in a row; a tuple inside it stands in
brackets, and truth values and None have marks of their own. So the answers of a game need a finite vocabulary and
numbers between bounds, which a rulebook declares (`Rulebook.words`, `Rulebook.bounds`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final
from zlib import crc32

from munera.kernel.asks import Options, Space
from munera.kernel.errors import Illegal
from munera.kernel.grammar import CLOSE, FALSE, NONE, OPEN, TRUE, Grammar, Word, Words, either, row
from munera.kernel.plain import Option
from munera.kernel.stream import Stream

_SAID = {TRUE: True, FALSE: False, NONE: None}


def spell(option: Option) -> Words:
    """The words of an option. The tuple that it is needs no brackets, those inside it do."""
    if not isinstance(option, tuple):
        return (_said(option),)
    words: list[Word] = []
    for part in option:
        words += (OPEN, *spell(part), CLOSE) if isinstance(part, tuple) else (_said(part),)
    return tuple(words)


def _said(value: str | int | None) -> Word:
    if value is None:
        return NONE
    return (TRUE if value else FALSE) if isinstance(value, bool) else value


def read(options: Options[Any], words: Iterable[Word]) -> Option:
    """The option of these that is spelt so, or Illegal."""
    stack: list[list[Option]] = [[]]
    for word in words:
        if word == OPEN:
            stack.append([])
        elif word == CLOSE and len(stack) > 1:
            inner = tuple(stack.pop())
            stack[-1].append(inner)
        else:
            stack[-1].append(_SAID[word] if isinstance(word, str) and word in _SAID else word)
    whole = tuple(stack[0])
    if len(stack) == 1 and grammar_of(options).walk(spell(whole)).ends:
        alone = len(whole) == 1 and whole[0] in options
        return whole[0] if alone else whole
    raise Illegal("not_an_option")


def grammar_of(options: Options[Any]) -> Grammar:
    """All options, spelt."""
    if isinstance(options, Space):
        return options.grammar()
    return either(*(row(*spell(option)) for option in options))


def steps(options: Options[Any], said: Sequence[Word] = ()) -> tuple[Words, bool]:
    """The words that may come next when this much has been said, and whether it may end here."""
    if isinstance(options, Space):
        return options.steps(said)
    here = grammar_of(options).walk(said)
    return here.firsts(), here.ends


def count(options: Options[Any], said: Sequence[Word] = ()) -> int:
    """How many options begin with these words."""
    if not said and not isinstance(options, Space):
        return len(options)
    return grammar_of(options).walk(said).count


def listed(options: Options[Any]) -> Iterator[Option]:
    """Every option, one by one, however many there are."""
    if not isinstance(options, Space):
        yield from options
        return
    for words in options.grammar().rows():
        yield read(options, words)


def drawn(options: Options[Any], stream: Stream) -> Option:
    """One of all options, each equally likely. (A `sample` draws the sort of move first.)"""
    here, said = grammar_of(options), list[Word]()
    number = stream.below(here.count)
    while not (here.ends and number == 0):
        number -= here.ends
        for word in here.firsts():
            rest = here.after(word)
            if number < rest.count:
                break
            number -= rest.count
        said.append(word)
        here = rest
    return read(options, said)


# ---------------------------------------------------------------------- as numbers, for observations

_CODES: Final[dict[str, float]] = {}


def code_of(word: str) -> float:
    """A number between 0 and 1 for a word, the same in every game and version: the low 24 bits of its CRC-32."""
    found = _CODES.get(word)
    if found is None:
        found = _CODES[word] = (crc32(word.encode()) & 0xFFFFFF) / (1 << 24)
    return found


def write_words(option: Option, row: list[float], begin: int, length: int) -> None:
    """Write the first words of an option into a row; the last entry stands for all that do not fit."""
    words, at = spell(option), begin
    if len(words) > length:
        rest = repr(words[length - 1 :])  # one of thousands: it is not remembered as a word is
        row[begin + length - 1] = (crc32(rest.encode()) & 0xFFFFFF) / (1 << 24)
        words = words[: length - 1]
    for word in words:
        if isinstance(word, str):
            row[at] = code_of(word)
        else:
            row[at] = 1.0
            row[at + length] = word / 16.0
        at += 1

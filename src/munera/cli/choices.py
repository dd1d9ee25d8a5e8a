"""The options of a question as a numbered list, and which of them a player means by what they type."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from munera.kernel import Damaged, Option, Options, Rulebook, Space
from munera.kernel.plain import to_option
from munera.words import Cast, Words

DIGITS = 9  # of a number that somebody may mean: Python refuses to read one of thousands


class Choice(NamedTuple):
    """One option with the words that describe it."""

    option: Option
    label: str
    detail: str = ""


def choices(
    words: Words, book: Rulebook[Any], kind: str, options: Options[Option], cast: Cast | None = None
) -> list[Choice]:
    """The options of a question in words; of options too many to list, the default one alone."""
    listed = [options.default()] if isinstance(options, Space) else list(options)
    return [Choice(one, words.option(book, kind, one, cast), words.effect(book, one)) for one in listed]


def moves(words: Words, book: Rulebook[Any], options: Options[Option]) -> list[Choice]:
    """The moves that are allowed at any time, in words."""
    if not options:
        return []
    listed = [options.default()] if isinstance(options, Space) else list(options)
    return [Choice(one, words.move(book, one)) for one in listed]


def options_meant(text: str, offered: Sequence[Choice]) -> list[Choice]:
    """The options that a text may mean: by number, id, name, its beginning, or the beginnings of its words."""
    if text.isascii() and text.isdecimal():
        number = int(text) if len(text) <= DIGITS else 0
        return [offered[number - 1]] if 1 <= number <= len(offered) else []
    typed = folded(text)
    if not typed:
        return []
    tests: tuple[Callable[[Choice], bool], ...] = (
        lambda one: typed in {folded(one.label), folded(_id(one.option))},
        lambda one: folded(one.label).startswith(typed),
        lambda one: all(_begins(word, one.label) for word in typed.split()),
    )
    for test in tests:
        if found := [one for one in offered if test(one)]:
            return found
    return []


def option_from_json(text: str, options: Options[Option]) -> list[Option]:
    """An option written as JSON, where the options are a space and cannot be listed; else nothing."""
    if not isinstance(options, Space):
        return []
    try:
        option = to_option(json.loads(text))
    except (ValueError, RecursionError, Damaged):
        option = text
    return [option] if option in options else []


def folded(text: str) -> str:
    """The text without accents, capitals and superfluous spaces, to compare what hasty people type."""
    bare = unicodedata.normalize("NFKD", text)
    return " ".join("".join(c for c in bare if not unicodedata.combining(c)).casefold().split())


def _id(option: Option) -> str:
    return option if isinstance(option, str) else json.dumps(option)


def _begins(word: str, label: str) -> bool:
    return any(part.strip("()").startswith(word) for part in folded(label).split())

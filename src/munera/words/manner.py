"""How one game speaks of its facts, where their names alone do not say it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, Union

from munera.kernel import Option
from munera.words.cast import Cast

if TYPE_CHECKING:
    from munera.words.facts import Game
    from munera.words.speech import Words

Arg: TypeAlias = Union[str, int]
Args: TypeAlias = dict[str, Arg]
Say: TypeAlias = "Callable[[Words, str, Option, Cast], Args]"
More: TypeAlias = "Callable[[Words, Mapping[str, Option], Cast], Args]"
Why: TypeAlias = "Callable[[Words, Game, str, Mapping[str, Option], Cast], Args]"


def nothing_more(words: Words, named: Mapping[str, Option], cast: Cast) -> Args:  # noqa: ARG001
    return {}


def no_occasion(words: Words, game: Game, kind: str, named: Mapping[str, Option], cast: Cast) -> Args:  # noqa: ARG001
    return {}


class Manner(NamedTuple):
    """What the facts of answers, questions and moves are called, and how some of them are said.

    answers: by the kind of question, or by kind and word where a question has several; in all other answers
    numbers stay numbers. about: what a question is about. moves: what a move at any time tells. say: how a fact is
    said, by its name. more: what several facts say together. occasion: what the table adds to a question.
    """

    answers: Mapping[str | tuple[str, str], tuple[str, ...]]
    about: Mapping[str, tuple[str, ...]]
    moves: Mapping[str, tuple[str, ...]]
    say: Mapping[str, Say] = {}
    more: More = nothing_more
    occasion: Why = no_occasion

    def answer_names(self, kind: str, word: Option) -> tuple[str, ...]:
        """What the facts of an answer are called."""
        named = self.answers.get((kind, word)) if isinstance(word, str) else None
        return self.answers.get(kind, ()) if named is None else named


def yes(true: bool) -> str:
    return "yes" if true else "no"

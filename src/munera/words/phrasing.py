"""How one game speaks of its facts, where their names alone do not say it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, Union

from munera.kernel import Option, Rulebook
from munera.words.cast import C, Cast

if TYPE_CHECKING:
    from munera.words.speech import Words

Game: TypeAlias = Union[str, Rulebook[Any]]
Arg: TypeAlias = Union[str, int]
Args: TypeAlias = dict[str, Arg]
Named: TypeAlias = Mapping[str, Option]  # facts by their names
Say: TypeAlias = "Callable[[Words, str, Any, C], Args | None]"
More: TypeAlias = "Callable[[Words, Named, C], Args]"
Occasion: TypeAlias = "Callable[[Words, Game, str, Named, C], Args]"

NONE = "none"  # what is not known: a message gets all its arguments


def nothing_more(words: Words, named: Named, cast: Cast) -> Args:  # noqa: ARG001
    return {}


def no_occasion(words: Words, game: Game, kind: str, named: Named, cast: Cast) -> Args:  # noqa: ARG001
    return {}


@dataclass(frozen=True)
class Phrasing(Generic[C]):
    """How some of the facts of a game are said; what they are called stands in its vocabulary.

    cast: what the game must know to tell who is who. players: the names of facts that are players, so that the
    first of them may be `you`. codes: facts that only choose the form of a message. say: how a fact is said, by
    its name (None: as in every game). more: what several facts say together. occasion: what the table adds to
    a question.
    """

    cast: type[C]
    players: tuple[str, ...] = ("seat",)
    codes: tuple[str, ...] = ()
    say: Mapping[str, Say[C]] = field(default_factory=dict)
    more: More[C] = nothing_more
    occasion: Occasion[C] = no_occasion


PLAIN: Phrasing[Cast] = Phrasing(Cast)


def yes(true: bool) -> str:
    return "yes" if true else "no"

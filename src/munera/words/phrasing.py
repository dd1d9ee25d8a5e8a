"""How the facts of one game are put into words, where the names of the facts are not enough."""

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

NONE = "none"  # for what is not known, since a message must get all its arguments


def nothing_more(words: Words, named: Named, cast: Cast) -> Args:  # noqa: ARG001
    return {}


def no_occasion(words: Words, game: Game, kind: str, named: Named, cast: Cast) -> Args:  # noqa: ARG001
    return {}


@dataclass(frozen=True)
class Phrasing(Generic[C]):
    """How some of the facts of a game are put into words; the vocabulary of the game names the facts.

    cast: the class that knows who is who in this game. players: the names of facts that are players, so that the
    first of them may be `you`. codes: facts that only choose the form of a message. say: the function that words
    a fact, by the fact's name (it returns None for: as in every game). more: arguments that follow from several
    facts together. occasion: arguments that a question gets from the table.
    """

    cast: type[C]
    players: tuple[str, ...] = ("seat",)
    codes: tuple[str, ...] = ()
    say: Mapping[str, Say[C]] = field(default_factory=dict)
    more: More[C] = nothing_more
    occasion: Occasion[C] = no_occasion


PLAIN: Phrasing[Cast] = Phrasing(Cast)


def yes_or_no(true: bool) -> str:
    return "yes" if true else "no"

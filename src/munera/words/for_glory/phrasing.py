"""How the facts of For Glory are put into words: things on the table, places, and what cards cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from munera.words.facts import say_owned, say_prices, say_seat
from munera.words.for_glory.cast import GloryCast
from munera.words.for_glory.occasions import window_args
from munera.words.phrasing import Args, Named, Phrasing

if TYPE_CHECKING:
    from munera.words.speech import Words


def _gladiator(words: Words, name: str, fact: Any, cast: GloryCast) -> Args | None:  # noqa: ARG001
    """Name a gladiator on the table; a card in hand is named as in every game."""
    return {name: cast.person(fact)} if isinstance(fact, int) else None


def _thing(words: Words, name: str, fact: Any, cast: GloryCast) -> Args:
    return say_owned(words, name, fact, cast.owners, cast)


def _place(words: Words, name: str, fact: Any, cast: GloryCast) -> Args:  # noqa: ARG001
    return {name: cast.place(fact)}


def _prices(words: Words, named: Named, cast: GloryCast) -> Args:  # noqa: ARG001
    return say_prices(named, cast.prices)


PHRASING: Final = Phrasing(
    GloryCast,
    players=("seat", "other_seat"),
    codes=("window", "role", "what"),
    say={
        "other_seat": say_seat,
        "gladiator": _gladiator,
        "other": _gladiator,
        "thing": _thing,
        "place": _place,
    },
    more=_prices,
    occasion=window_args,
)

"""How the facts of For Glory are put into words: things on the table, places, and what cards cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from munera.words.facts import say_owned, say_prices, say_seat
from munera.words.for_glory.cast import GloryCast
from munera.words.for_glory.occasions import own, window_args
from munera.words.phrasing import Args, Named, Phrasing

if TYPE_CHECKING:
    from munera.words.speech import Words


def _gladiator(words: Words, name: str, fact: Any, cast: GloryCast) -> Args | None:
    """Name a gladiator on the table, also as the reader's own; a card in hand is named as in every game."""
    if not isinstance(fact, int):
        return None
    called = cast.person(fact)
    yours, first = own(words, called, cast.form(fact))
    return {name: called, f"your_{name}": yours, f"your_{name}_first": first}


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

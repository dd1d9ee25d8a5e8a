"""How the facts of Gladiator School are put into words: schools, gladiators, bids, trades; bouts as in Gladius."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from munera.kernel import Option
from munera.words.cast import Cast
from munera.words.facts import lowest_first, say_each, say_seat
from munera.words.gladius.occasions import ring_args
from munera.words.phrasing import Args, Named, Phrasing, yes_or_no
from munera.words.ring import say_fighter
from munera.words.school.cast import SchoolCast

if TYPE_CHECKING:
    from munera.words.speech import Words


def _gladiator(words: Words, name: str, fact: Any, cast: Cast) -> Args:  # noqa: ARG001
    return {name: cast.thing(fact)}


def _gladiators(words: Words, name: str, fact: Any, cast: Cast) -> Args:
    said = words.list(_called(fact, cast)) if fact else words.text("common-nobody")
    return {name: said, f"{name}_count": len(fact)}


def _called(ids: Option, cast: Cast) -> list[str]:
    return [cast.thing(id) for id in ids if isinstance(id, int)] if isinstance(ids, tuple) else []


def _schools(words: Words, name: str, fact: Any, cast: Cast) -> Args:
    return {
        name: words.list([cast.name(seat) for seat in fact]),
        f"{name}_you": yes_or_no(cast.you in fact),
        f"{name}_count": len(fact),
    }


def _bid(words: Words, name: str, fact: Any, cast: Cast) -> Args:  # noqa: ARG001
    return {name: words.text("common-bid", gold=fact)}


def _bids(words: Words, name: str, fact: Any, cast: Cast) -> Args:
    return {name: say_each(words, lowest_first(fact), cast), f"{name}_count": len(fact)}


def _trade(words: Words, named: Named, cast: Cast) -> Args:
    """Both sides of an offer."""
    if not {"gives", "sold", "wants", "bought"} <= named.keys():
        return {}
    return {
        "given": _goods(words, named["gives"], named["sold"], cast),
        "wanted": _goods(words, named["wants"], named["bought"], cast),
    }


def _goods(words: Words, gold: Option, ids: Option, cast: Cast) -> str:
    """One side of an offer: gold, gladiators, both or nothing."""
    parts = [words.text("common-gold", gold=gold)] if isinstance(gold, int) and gold else []
    return words.list([*parts, *_called(ids, cast)])


PHRASING: Final = Phrasing(
    SchoolCast,
    players=("school", "to", "fighter"),
    say={
        "school": say_seat,
        "to": say_seat,
        "schools": _schools,
        "fighter": say_fighter,
        "gladiator": _gladiator,
        "other": _gladiator,
        "gladiators": _gladiators,
        "sold": _gladiators,
        "bought": _gladiators,
        "bid": _bid,
        "bids": _bids,
    },
    more=_trade,
    occasion=ring_args,
)

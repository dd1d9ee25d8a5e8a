"""How the facts of events, answers and questions are put into words: by their names, or by the game's phrasing.

A name counts without the number at its end (`style_2` is a style). Seats are players; cards get `card_effect` and
`cards_count` beside them; any other id is a term of the game (`<game>-<name>-<id>`) or a card, and numbers stay
numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from munera.kernel import Option
from munera.words.cast import Cast
from munera.words.games import phrasing_of
from munera.words.phrasing import Args, Game, Named, Phrasing, yes_or_no

if TYPE_CHECKING:
    from munera.words.speech import Words

_NUMBER_AT_END = re.compile(r"_\d+$")


def name_facts(names: Sequence[str], facts: Sequence[Option]) -> dict[str, Option]:
    """The facts by the names that the vocabulary gives them.

    A name like `cards*` takes all remaining facts; the second of two equal names gets a number (`seat`, `seat_2`),
    and so does a fact without a name.
    """
    named: dict[str, Option] = {}
    for at, fact in enumerate(facts):
        name = names[at] if at < len(names) else f"fact_{at + 1}"
        if name.endswith("*"):
            named[name[:-1]] = tuple(facts[at:])
            return named
        again = sum(name == other for other in names[:at])
        named[f"{name}_{again + 1}" if again else name] = fact
    for name in names[len(facts) :]:
        if name.endswith("*"):
            named[name[:-1]] = ()
    return named


def args_of(words: Words, game: Game, named: Named, cast: Cast | None) -> Args:
    """The arguments of a message. `you` is "yes" where the first player that it names is the reader."""
    phrasing = phrasing_of(game)
    cast = phrasing.cast.of(cast)
    args: Args = {"you": "no"}
    player_seen = False
    for name, fact in named.items():
        args |= _fact(words, game, phrasing, name, fact, cast)
        if base_name(name) in phrasing.players and not player_seen:
            player_seen = True
            args["you"] = args[f"{name}_you"]
    return args | phrasing.more(words, named, cast)


def _fact(words: Words, game: Game, phrasing: Phrasing[Any], name: str, fact: Option, cast: Cast) -> Args:
    kind = base_name(name)
    say = phrasing.say.get(kind)
    said = None if say is None else say(words, name, fact, cast)
    if said is not None:
        return said
    if isinstance(fact, bool) or fact is None:
        return {name: yes_or_no(bool(fact))}
    if isinstance(fact, int):
        return say_seat(words, name, fact, cast) if kind == "seat" else {name: fact}
    if isinstance(fact, tuple):
        return _several(words, game, name, kind, fact)
    if kind == "card":
        return {name: words.card(game, fact), f"{name}_effect": words.effect(game, fact)}
    return {name: fact if kind in phrasing.codes else words.term(game, kind, fact)}


def _several(words: Words, game: Game, name: str, kind: str, fact: tuple[Option, ...]) -> Args:
    if kind == "cards":
        return {name: words.cards(game, map(str, fact)), f"{name}_count": len(fact)}
    return {name: ", ".join(words.thing(game, part) for part in fact)}


@lru_cache(maxsize=1024)
def base_name(name: str) -> str:
    """The name of a fact without the number that a second one of that name gets."""
    return _NUMBER_AT_END.sub("", name)


# ---------------------------------------------------------------------- what several games say in the same way


def say_seat(words: Words, name: str, fact: Any, cast: Cast) -> Args:  # noqa: ARG001
    """The arguments for a player: the name, and whether it is the reader."""
    return {name: cast.name(fact), f"{name}_you": yes_or_no(fact == cast.you)}


def say_owned(words: Words, name: str, id: int, owners: Mapping[int, int], cast: Cast) -> Args:
    """The arguments for something on the table: its name, its owner, and whether that is the reader."""
    owner = owners.get(id)
    whose = words.text("common-nobody") if owner is None else cast.name(owner)
    return {name: cast.thing(id), f"{name}_owner": whose, f"{name}_you": yes_or_no(owner == cast.you)}


def say_prices(named: Named, prices: Mapping[str, int]) -> Args:
    """The prices of the cards among these facts."""
    return {f"{name}_price": prices.get(card, "none") for name, card in _cards(named)}


def _cards(named: Named) -> Iterator[tuple[str, str]]:
    return ((name, fact) for name, fact in named.items() if base_name(name) == "card" and isinstance(fact, str))


def say_each(words: Words, pairs: Iterable[tuple[Any, Any]], cast: Cast) -> str:
    """A list of players, each with a number."""
    return ", ".join(
        words.text("common-bid-of", name=cast.name(seat), gold=number, you=yes_or_no(seat == cast.you))
        for seat, number in pairs
    )


def lowest_first(bids: Iterable[Any]) -> list[tuple[int, int]]:
    """The bids in the order in which they are told: the one that decides comes last."""
    return sorted(bids, key=lambda bid: (bid[1], bid[0]))

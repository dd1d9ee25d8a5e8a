"""How the facts of events, answers and questions are said: it follows from their names, or from the game's manner.

A name counts without the number at its end (`style_2` is a style). Seats and schools are players, fighters are
in the ring, gladiators and things on the table have numbers of their own, and places names; cards have
`card_effect`, `card_price` and `cards_count` beside them; a code only chooses the form of a message; any other id
is a term of the game (`<game>-<name>-<id>`) or a card, and numbers stay numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, Union

from munera.kernel import Option, Rulebook
from munera.words.cast import Cast
from munera.words.manner import Arg, Args, Manner
from munera.words.manner import yes as _yes
from munera.words.occasions import at_a_window, in_the_ring
from munera.words.serpents_facts import SERPENTS
from munera.words.spartacus_facts import SPARTACUS

if TYPE_CHECKING:
    from munera.words.speech import Words

__all__ = ["Arg", "Args", "Game", "args_of", "base", "goods", "manner", "name_facts"]
Game: TypeAlias = Union[str, Rulebook[Any]]

_NUMBER_AT_END = re.compile(r"_\d+$")
SEATS = ("seat", "school", "to", "other_seat")
PLAYERS = (*SEATS, "fighter")
PERSON = ("gladiator", "other")
PEOPLE = ("gladiators", "sold", "bought")
CODES = ("window", "role", "what")

OFFER = ("school", "to", "gives", "sold", "wants", "bought")
ANSWERS: Mapping[str | tuple[str, str], tuple[str, ...]] = {
    "bid": ("bid",),
    "rebid": ("bid",),
    "charity": ("gladiator",),
    "send": ("gladiators*",),
    "arrange": ("gladiator", "other"),
    "release": ("gladiator",),
    "trade": OFFER,
    "train": ("gladiators*",),
    ("action", "buy"): ("card",),
    ("action", "play"): ("card",),
    ("action", "enter"): ("card", "place"),
    ("action", "reserve"): ("card",),
    ("action", "use"): ("thing",),
    ("combat", "attack"): ("thing",),
    ("combat", "use"): ("thing", "cards*"),
    ("register", "enter"): ("card", "place"),
    ("register", "use"): ("thing",),
    ("react", "use"): ("thing",),
    ("react", "return"): ("card",),
    "target": ("gladiator",),
    "forfeit": ("gladiator",),
    "where": ("place",),
}
ABOUT: Mapping[str, tuple[str, ...]] = {
    "bid": ("gladiator",),
    "rebid": ("gladiator", "gold"),
    "lame": ("gladiator",),
    "pay": ("owed",),
    "target": ("card", "role"),
    "may": ("card", "what"),
    "react": ("window",),
    "combat": ("struck",),
}
MOVES: Mapping[str, tuple[str, ...]] = {
    "buy_back": ("coins", "cards"),
    "free": ("card", "coins", "cards"),
}


# Games that have a manner of their own; all others share one.
SHARED = Manner(ANSWERS, ABOUT, MOVES, occasion=in_the_ring)
MANNERS = {"spartacus": SPARTACUS, "serpents": SERPENTS, "for_glory": SHARED._replace(occasion=at_a_window)}


def manner(game: Game) -> Manner:
    """How this game speaks."""
    return MANNERS.get(game if isinstance(game, str) else game.id, SHARED)


def name_facts(names: Sequence[str], facts: Sequence[Option]) -> dict[str, Option]:
    """Facts by the names that the vocabulary gives them.

    `cards*` takes the rest, the second of two equal names gets a number (`seat`, `seat_2`), and so does a fact
    without a name.
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


def args_of(words: Words, game: Game, named: Mapping[str, Option], cast: Cast) -> Args:
    """The arguments of a message. `you` is "yes" where the first player that it names is the reader."""
    args: Args = {"you": "no"}
    player_seen = False
    for name, fact in named.items():
        args |= _fact(words, game, name, fact, cast)
        if base(name) in PLAYERS and not player_seen:
            player_seen = True
            args["you"] = args[f"{name}_you"]
    if {"gives", "sold", "wants", "bought"} <= named.keys():
        args["given"] = goods(words, named["gives"], named["sold"], cast)
        args["wanted"] = goods(words, named["wants"], named["bought"], cast)
    return args | manner(game).more(words, named, cast)


def goods(words: Words, gold: Option, ids: Option, cast: Cast) -> str:
    """One side of an offer: gold, gladiators, both or nothing."""
    parts = [words.text("common-gold", gold=gold)] if isinstance(gold, int) and gold else []
    return words.list([*parts, *(_persons(ids, cast))])


def _persons(ids: Option, cast: Cast) -> list[str]:
    return [cast.person(id) for id in ids if isinstance(id, int)] if isinstance(ids, tuple) else []


def _fact(words: Words, game: Game, name: str, fact: Option, cast: Cast) -> Args:
    kind = base(name)
    if (say := manner(game).say.get(kind)) is not None:
        return say(words, name, fact, cast)
    number = isinstance(fact, int) and not isinstance(fact, bool)
    if isinstance(fact, int) and number:
        return _number(words, name, kind, fact, cast)
    if isinstance(fact, tuple):
        return _several(words, game, name, kind, fact, cast)
    if kind == "card" and isinstance(fact, str):
        price: Args = {f"{name}_price": cast.prices.get(fact, "none")}
        return {name: words.card(game, fact), f"{name}_effect": words.effect(game, fact), **price}
    if kind in CODES and isinstance(fact, str):
        return {name: fact}
    if isinstance(fact, str):
        return {name: words.term(game, kind, fact)}
    return {name: "yes" if fact else "no"}


def _number(words: Words, name: str, kind: str, fact: int, cast: Cast) -> Args:
    if kind in SEATS:
        return {name: cast.name(fact), f"{name}_you": _yes(fact == cast.you)}
    if kind == "fighter":
        return {name: cast.fighter(fact), f"{name}_you": _yes(cast.plays(fact))}
    if kind in PERSON:
        return {name: cast.person(fact)}
    if kind == "thing":
        owner = cast.owners.get(fact)
        whose = words.text("common-nobody") if owner is None else cast.name(owner)
        return {name: cast.thing(fact), f"{name}_owner": whose, f"{name}_you": _yes(owner == cast.you)}
    if kind == "place":
        return {name: cast.place(fact)}
    if kind == "bid":
        return {name: words.text("common-bid", gold=fact)}
    return {name: fact}


def _several(words: Words, game: Game, name: str, kind: str, fact: tuple[Option, ...], cast: Cast) -> Args:
    count: Args = {f"{name}_count": len(fact)}
    if kind == "cards":
        return {name: words.cards(game, map(str, fact)), **count}
    if kind in PEOPLE:
        return {name: words.list(_persons(fact, cast)) if fact else words.text("common-nobody"), **count}
    if kind == "schools":
        seats = [seat for seat in fact if isinstance(seat, int)]
        return {
            name: words.list([cast.name(seat) for seat in seats]),
            f"{name}_you": _yes(cast.you in seats),
            **count,
        }
    if kind == "bids":
        return {name: _bids(words, fact, cast), **count}
    return {name: ", ".join(words.thing(game, part) for part in fact)}


def _bids(words: Words, pairs: Iterable[Any], cast: Cast) -> str:
    """The lowest first: the one that decides comes last."""
    said = [
        words.text("common-bid-of", name=cast.name(seat), gold=gold, you=_yes(seat == cast.you))
        for seat, gold in sorted(pairs, key=lambda pair: (pair[1], pair[0]))
    ]
    return ", ".join(said)


def base(name: str) -> str:
    return _NUMBER_AT_END.sub("", name)

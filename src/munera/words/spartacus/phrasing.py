"""How the facts of Spartacus are put into words: houses, assets, coins, lots, hexes, offers, promises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from munera.words.facts import lowest_first, say_each, say_owned, say_prices, say_seat
from munera.words.phrasing import NONE, Args, Named, Phrasing, Say, yes_or_no
from munera.words.ring import say_fighter
from munera.words.spartacus.cast import HouseCast
from munera.words.spartacus.coins import say_coins
from munera.words.spartacus.deals import GAME, offer_args, promise_text, say_goods, say_lot, say_said, say_seats
from munera.words.spartacus.hexes import HEX_NAMES
from munera.words.spartacus.occasions import occasion

if TYPE_CHECKING:
    from munera.words.speech import Words


def _hex(words: Words, name: str, fact: Any, cast: HouseCast) -> Args:  # noqa: ARG001
    return {name: HEX_NAMES[fact]}


# ---------------------------------------------------------------------- Domini


def _player(words: Words, name: str, fact: Any, cast: HouseCast) -> Args:
    """A player who is an answer: the name, or `yourself`."""
    return {name: words.text("common-yourself") if fact == cast.you else cast.name(fact)}


def _requests(words: Words, name: str, fact: Any, cast: HouseCast) -> Args:
    """The players who are asked for support, and which of them are shown the card."""
    said = [words.text("common-shown", name=cast.name(seat)) if shown else cast.name(seat) for seat, shown in fact]
    return {name: words.list(said)}


# ---------------------------------------------------------------------- assets, coins, lots, dice


def _asset(words: Words, name: str, fact: Any, cast: HouseCast) -> Args:
    return say_owned(words, name, fact, cast.owners, cast)


def _assets(words: Words, name: str, fact: Any, cast: HouseCast) -> Args:
    """Several assets; equal ones are counted."""
    called: dict[str, int] = {}
    for id in fact:
        called[cast.thing(id)] = called.get(cast.thing(id), 0) + 1
    said = words.list([words.copies(one, count) for one, count in called.items()])
    return {name: said, f"{name}_count": len(fact)}


def _coins(words: Words, name: str, fact: Any, cast: HouseCast) -> Args:
    """A sum of coins; or the purses of all players, by seat."""
    if isinstance(fact, tuple):
        return {name: say_each(words, enumerate(fact), cast)}
    return {name: say_coins(words, fact), f"{name}_count": fact}


def _bid(words: Words, name: str, fact: Any, cast: HouseCast) -> Args:  # noqa: ARG001
    return {name: say_coins(words, fact) if fact else words.text("common-nothing")}


def _bids(words: Words, name: str, fact: Any, cast: HouseCast) -> Args:
    """Bids, the lowest first, so that the one that decides comes last."""
    said = say_each(words, lowest_first(fact), cast)
    return {name: said, f"{name}_count": len(fact), "tied": say_coins(words, cast.tied) if cast.tied else "none"}


def _wagers(words: Words, name: str, fact: Any, cast: HouseCast) -> Args:  # noqa: ARG001
    fields = ("V1", "V2", "INJ", "DEC")
    placed = [f"{words.term(GAME, 'field', id)} {coins}" for id, coins in zip(fields, fact, strict=True) if coins]
    return {name: words.list(placed)}


def _dice(words: Words, name: str, fact: Any, cast: HouseCast) -> Args:  # noqa: ARG001
    """Dice from high to low, as one lays them out."""
    return {name: " ".join(map(str, sorted(fact, reverse=True))), f"{name}_count": len(fact)}


def _own_dice(words: Words, name: str, fact: Any, cast: HouseCast) -> Args:
    return {name: _picked(words, fact, _roll(cast, own=True))}


def _their_dice(words: Words, name: str, fact: Any, cast: HouseCast) -> Args:
    return {name: _picked(words, fact, _roll(cast, own=False))}


def _roll(cast: HouseCast, *, own: bool) -> Sequence[int]:
    """What the reader, or their opponent, has rolled in this attack; nothing if both fighters are the reader's."""
    strike = cast.table.get("strike")
    if not strike or strike["attacker"] is None:
        return ()
    seats = [cast.table["fighters"][strike[role]]["seat"] for role in ("attacker", "defender")]
    if seats.count(cast.you) != 1:
        return ()
    roll: Sequence[int] = strike["attack" if (seats[0] == cast.you) is own else "defence"]
    return roll


def _picked(words: Words, places: Sequence[int], roll: Sequence[int]) -> str:
    """The picked dice by what they show, if that is known, or else by their places."""
    if not places:
        return words.text("common-no-dice")
    return words.list(
        [
            words.text("common-face", face=roll[place]) if roll else words.text("common-die", number=place + 1)
            for place in places
        ]
    )


def _numbered(words: Words, number: int, cast: HouseCast) -> Args:
    """A scheme by its number, or as `the scheme` where no other one lies prepared."""
    if cast.prepared_numbers <= {number}:
        return {"lone": "yes", "scheme": words.text("common-the-scheme"), "nth": ""}
    scheme, nth = (words.text(id, number=number) for id in ("common-scheme", "common-nth"))
    return {"lone": "no", "scheme": scheme, "nth": nth}


def marks(game: str) -> Say[HouseCast]:
    """Make the function that words the number of a prepared scheme, with its card for whoever has seen it."""

    def say(words: Words, name: str, fact: Any, cast: HouseCast) -> Args:
        prepared: Sequence[Mapping[str, Any]] = cast.table.get("prepared", ())
        card = next((mark["card"] for mark in prepared if mark["number"] == fact), None)
        face: Args = {name: words.card(game, card) if card else NONE}
        return {"number": fact, **face, f"{name}_effect": words.effect(game, card), **_numbered(words, fact, cast)}

    return say


# ---------------------------------------------------------------------- several facts together


def _together(words: Words, name: str, fact: Any, cast: HouseCast) -> Args:  # noqa: ARG001
    """No arguments: this fact is told together with others (see `more`)."""
    return {}


def more(words: Words, named: Named, cast: HouseCast) -> Args:
    """The arguments that follow from several facts: influence up or down, roll-offs, deals, promises."""
    args = say_prices(named, cast.prices)
    if "other" not in named:
        args["other"] = NONE
    args["rolled"] = yes_or_no(cast.rolled)
    change, seats, dice = named.get("change"), named.get("seats"), named.get("dice")
    if (cause := cast.causes.get(str(named.get("why")))) is not None:
        by, card = cause
        own = by == named.get("seat")
        args["why"] = (
            card
            if own
            else words.text("common-played-by", card=card, who=cast.name(by), you=yes_or_no(by == cast.you))
        )
    if isinstance(number := named.get("number"), int):
        args |= _numbered(words, number, cast)
    if {"seat", "other"} <= named.keys():
        args["same"] = yes_or_no(named["seat"] == named["other"])
    if isinstance(change, int):
        args |= {"size": abs(change), "gain": "up" if change > 0 else "down" if change else "none"}
    if isinstance(seats, tuple) and isinstance(dice, tuple):
        args["rolls"] = say_each(words, zip(seats, dice, strict=True), cast)
    if {"gives", "goods", "wants", "asks"} <= named.keys():
        args["given"] = say_goods(words, named["gives"], named["goods"], (), (), cast)
        args["wanted"] = say_goods(words, named["wants"], named["asks"], (), (), cast)
        given, wanted = named["gives"] or named["goods"], named["wants"] or named["asks"]
        args["sides"] = "both" if bool(given) == bool(wanted) else "given" if given else "wanted"
    if "decapitation" in named:
        args["staked"] = yes_or_no(any(named[field] for field in ("first", "second", "injury", "decapitation")))
    promise, details = named.get("promise"), named.get("details")
    if isinstance(promise, str) and isinstance(details, tuple):
        args["promised"] = promise_text(words, (promise, *details), (int(str(named["other"])),), cast)
    return args


PHRASING: Final = Phrasing(
    HouseCast,
    players=("seat", "fighter"),
    codes=("window", "what"),
    say={
        "fighter": say_fighter,
        "other": say_seat,
        "player": _player,
        "targets": say_seats,
        "seats": say_seats,
        "asked": say_seats,
        "requests": _requests,
        "asset": _asset,
        "assets": _assets,
        "goods": _assets,
        "asks": _assets,
        "coins": _coins,
        "gives": _coins,
        "wants": _coins,
        "bid": _bid,
        "bids": _bids,
        "wagers": _wagers,
        "lot": say_lot,
        "dice": _dice,
        "own_dice": _own_dice,
        "their_dice": _their_dice,
        "mark": marks(GAME),
        "hex": _hex,
        "offer": offer_args,
        "counter": offer_args,
        "said": say_said,
        "promise": _together,
        "details": _together,
    },
    more=more,
    occasion=occasion,
)

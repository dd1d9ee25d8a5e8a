"""Puts promises and offers into words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from munera.words.phrasing import NONE, Args, yes_or_no
from munera.words.spartacus.cast import HouseCast
from munera.words.spartacus.coins import say_coins

if TYPE_CHECKING:
    from munera.words.speech import Words

GAME: Final = "spartacus"
PROMISES: Final = {
    "support": "common-promise-support",
    "no_target": "common-promise-no-target",
    "invite": "common-promise-invite",
    "thumb": "common-promise-thumb",
    "no_bid": "common-promise-no-bid",
    "pay": "common-promise-pay",
    "no_harm": "common-promise-no-harm",
    "foil": "common-promise-foil",
    "no_foil": "common-promise-no-foil",
    "target": "common-promise-target",
    "redirect": "common-promise-redirect",
    "bid_at_most": "common-promise-bid-at-most",
    "share": "common-promise-share",
}
THIRDS: Final = ("foil", "target")  # they concern somebody else
LOTS: Final = ("no_bid", "bid_at_most")


def say_seats(words: Words, name: str, fact: Any, cast: HouseCast) -> Args:
    """Several players, the reader as `you`; an empty list means everybody."""
    called = [words.text("common-you") if seat == cast.you else cast.name(seat) for seat in fact]
    said = words.list(called) if called else words.text("common-everybody")
    return {name: said, f"{name}_count": len(fact), f"{name}_you": yes_or_no(cast.you in fact)}


def say_lot(words: Words, name: str, fact: Any, cast: HouseCast) -> Args:
    """A lot by its card, if that is known, or by its number; hosting has a name of its own."""
    if isinstance(fact, str):
        return {name: words.term(GAME, "lot", fact), f"{name}_kind": fact}
    named = cast.places[fact] if fact < len(cast.places) else ""
    return {name: named or words.text("common-lot", number=fact + 1), f"{name}_kind": "card"}


def promise_text(words: Words, promise: Sequence[Any], to: Sequence[int], cast: HouseCast) -> str:
    """A promise as something that one can give or want. to: those who may accept it."""
    word, *details = promise
    name = cast.name(to[0]) if len(to) == 1 else words.text("common-taker")
    args: Args = {"to": name, "to_you": yes_or_no(tuple(to) == (cast.you,)), "coins": "none", "details": ""}
    if word == "pay":
        args["coins"] = say_coins(words, details.pop(0))
    elif details[1:]:  # the highest bid, or what a share has come to
        args["coins"] = say_coins(words, details.pop())
    for detail in details:
        if word in THIRDS:
            args |= {"whom": cast.name(detail), "whom_you": yes_or_no(detail == cast.you)}
        elif word in LOTS and isinstance(detail, int):
            args |= {"details": say_lot(words, "lot", detail, cast)["lot"]}
        elif word == "share":
            args["details"] = detail
        else:
            args["details"] = words.term(GAME, "details", str(detail))
    return words.find(PROMISES[word], **args) or word


def say_said(words: Words, name: str, fact: Any, cast: HouseCast) -> Args:  # noqa: ARG001
    """What was said to an offer that was declined: a price, a reason, or nothing."""
    if not fact:
        return {name: NONE}
    word, *coins = fact
    if coins:
        return {name: words.text("common-said-price", coins=say_coins(words, coins[0]))}
    return {name: words.term(GAME, "said", word)}


def offer_args(words: Words, name: str, offer: Any, cast: HouseCast) -> Args:
    """The arguments for an offer: who makes it to whom, what is given, what is wanted."""
    maker, to, private, gives, goods, wants, asks, promises, returns, _ = offer
    who = say_seats(words, "to", to, cast)["to"]
    given = say_goods(words, gives, goods, promises, to, cast)
    wanted = say_goods(words, wants, asks, returns, (maker,), cast)
    said = words.text("common-offer", maker=_you(words, maker, cast), to=who, given=given, wanted=wanted)
    if private:
        said = words.text("common-private", text=said)
    return {
        name: said,
        f"{name}_maker": cast.name(maker),
        f"{name}_to": who,
        f"{name}_you": yes_or_no(maker == cast.you),
        f"{name}_given": given,
        f"{name}_wanted": wanted,
        f"{name}_private": yes_or_no(private),
    }


def _you(words: Words, seat: int, cast: HouseCast) -> str:
    return words.text("common-you") if seat == cast.you else cast.name(seat)


def say_goods(words: Words, coins: Any, assets: Any, promises: Any, to: Sequence[int], cast: HouseCast) -> str:
    """What one side gives now and promises."""
    parts = [say_coins(words, coins)] if coins else []
    parts += [cast.thing(id) for id in assets]
    parts += [promise_text(words, promise, to, cast) for promise in promises]
    return words.list(parts)

"""How Spartacus speaks of its facts: houses, assets, coins, lots, hexes, offers, promises."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from munera.games.spartacus.hexes import PLACE, RADIUS
from munera.kernel import Option
from munera.words.cast import Cast
from munera.words.manner import Args, Manner, Say, yes
from munera.words.occasions import NONE, occasion

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
}
SIDES: Final = ("I", "II")  # the marks of the arena, and who begins there
ROWS: Final = "ABCDEFGHJKL"  # of hexes, from north to south; I is a fighter


# ---------------------------------------------------------------------- hexes


def _names() -> tuple[str, ...]:
    """A letter for the row, and a number in it from west to east."""
    firsts: dict[int, int] = {}
    return tuple(f"{ROWS[r + RADIUS]}{q - firsts.setdefault(r, q) + 1}" for q, r in PLACE)


HEX_NAMES: Final = _names()


def hex_called(text: str) -> int | None:
    """The hex of that name, however it is typed."""
    name = text.strip().upper()
    return HEX_NAMES.index(name) if name in HEX_NAMES else None


def _hex(words: Words, name: str, fact: Any, cast: Cast) -> Args:  # noqa: ARG001
    return {name: HEX_NAMES[fact]}


# ---------------------------------------------------------------------- Domini


def _seat(words: Words, name: str, fact: Any, cast: Cast) -> Args:  # noqa: ARG001
    return {name: cast.name(fact), f"{name}_you": yes(fact == cast.you)}


def _player(words: Words, name: str, fact: Any, cast: Cast) -> Args:
    """Somebody who is an answer by himself."""
    return {name: words.text("common-yourself") if fact == cast.you else cast.name(fact)}


def _seats(words: Words, name: str, fact: Any, cast: Cast) -> Args:
    """Several, the reader as `you`; none of them are all."""
    called = [words.text("common-you") if seat == cast.you else cast.name(seat) for seat in fact]
    said = words.list(called) if called else words.text("common-everybody")
    return {name: said, f"{name}_count": len(fact), f"{name}_you": yes(cast.you in fact)}


def _requests(words: Words, name: str, fact: Any, cast: Cast) -> Args:
    """Who is asked for support, and who of them is shown the card."""
    said = [words.text("common-shown", name=cast.name(seat)) if shown else cast.name(seat) for seat, shown in fact]
    return {name: words.list(said)}


def _each(words: Words, pairs: Iterable[tuple[Any, Any]], cast: Cast) -> str:
    """Everybody and a number."""
    return ", ".join(
        words.text("common-bid-of", name=cast.name(seat), gold=number, you=yes(seat == cast.you))
        for seat, number in pairs
    )


# ---------------------------------------------------------------------- assets, coins, lots, dice


def _asset(words: Words, name: str, fact: Any, cast: Cast) -> Args:
    owner = cast.owners.get(fact)
    whose = words.text("common-nobody") if owner is None else cast.name(owner)
    return {name: cast.thing(fact), f"{name}_owner": whose, f"{name}_you": yes(owner == cast.you)}


def _assets(words: Words, name: str, fact: Any, cast: Cast) -> Args:
    """Equal ones are counted."""
    called: dict[str, int] = {}
    for id in fact:
        called[cast.thing(id)] = called.get(cast.thing(id), 0) + 1
    said = words.list([words.copies(one, count) for one, count in called.items()])
    return {name: said, f"{name}_count": len(fact)}


def _coins(words: Words, name: str, fact: Any, cast: Cast) -> Args:
    """A sum; or everybody's purse, by seat."""
    if isinstance(fact, tuple):
        return {name: _each(words, enumerate(fact), cast)}
    return {name: words.coins(fact), f"{name}_count": fact}


def _bid(words: Words, name: str, fact: Any, cast: Cast) -> Args:  # noqa: ARG001
    return {name: words.coins(fact) if fact else words.text("common-nothing")}


def _bids(words: Words, name: str, fact: Any, cast: Cast) -> Args:
    """The lowest first: the one that decides comes last."""
    said = _each(words, sorted(fact, key=lambda bid: (bid[1], bid[0])), cast)
    return {name: said, f"{name}_count": len(fact), "tied": words.coins(cast.tied) if cast.tied else "none"}


def _wagers(words: Words, name: str, fact: Any, cast: Cast) -> Args:  # noqa: ARG001
    fields = ("V1", "V2", "INJ", "DEC")
    placed = [f"{words.term(GAME, 'field', id)} {coins}" for id, coins in zip(fields, fact, strict=True) if coins]
    return {name: words.list(placed)}


def _lot(words: Words, name: str, fact: Any, cast: Cast) -> Args:
    """By its card, if that is known; or hosting."""
    if isinstance(fact, str):
        return {name: words.term(GAME, "lot", fact), f"{name}_kind": fact}
    named = cast.places[fact] if fact < len(cast.places) else ""
    return {name: named or words.text("common-lot", number=fact + 1), f"{name}_kind": "card"}


def _dice(words: Words, name: str, fact: Any, cast: Cast) -> Args:  # noqa: ARG001
    """As one lays them out: high to low."""
    return {name: " ".join(map(str, sorted(fact, reverse=True))), f"{name}_count": len(fact)}


def _own_dice(words: Words, name: str, fact: Any, cast: Cast) -> Args:
    return {name: _picked(words, fact, _roll(cast, own=True))}


def _their_dice(words: Words, name: str, fact: Any, cast: Cast) -> Args:
    return {name: _picked(words, fact, _roll(cast, own=False))}


def _roll(cast: Cast, *, own: bool) -> Sequence[int]:
    """What the reader, or the opponent, has rolled in this attack; nothing if both fighters are the reader's."""
    strike = cast.table.get("strike")
    if not strike or strike["attacker"] is None:
        return ()
    seats = [cast.table["fighters"][strike[role]]["seat"] for role in ("attacker", "defender")]
    if seats.count(cast.you) != 1:
        return ()
    roll: Sequence[int] = strike["attack" if (seats[0] == cast.you) is own else "defence"]
    return roll


def _picked(words: Words, places: Sequence[int], roll: Sequence[int]) -> str:
    """Dice by what they show, if that is known, or by their places."""
    if not places:
        return words.text("common-no-dice")
    return words.list(
        [
            words.text("common-face", face=roll[place]) if roll else words.text("common-die", number=place + 1)
            for place in places
        ]
    )


def _numbered(words: Words, number: int, cast: Cast) -> Args:
    """A scheme by its number, where several lie on the table; else there is but one to speak of."""
    if cast.lying <= {number}:
        return {"lone": "yes", "scheme": words.text("common-the-scheme"), "nth": ""}
    scheme, nth = (words.text(id, number=number) for id in ("common-scheme", "common-nth"))
    return {"lone": "no", "scheme": scheme, "nth": nth}


def marks(game: str) -> Say:
    """How the number of a prepared scheme is said in this game: with its card, for who has seen it."""

    def say(words: Words, name: str, fact: Any, cast: Cast) -> Args:
        prepared: Sequence[Mapping[str, Any]] = cast.table.get("prepared", ())
        card = next((mark["card"] for mark in prepared if mark["number"] == fact), None)
        face: Args = {name: words.card(game, card) if card else NONE}
        return {"number": fact, **face, f"{name}_effect": words.effect(game, card), **_numbered(words, fact, cast)}

    return say


# ---------------------------------------------------------------------- promises and offers


def promise_text(words: Words, promise: Sequence[Any], to: Sequence[int], cast: Cast) -> str:
    """What is promised, as something that one can give or want; to whoever of several accepts."""
    word, *details = promise
    name = cast.name(to[0]) if len(to) == 1 else words.text("common-taker")
    args: Args = {"to": name, "to_you": yes(tuple(to) == (cast.you,)), "coins": "", "details": ""}
    if word == "pay":
        args["coins"] = words.coins(details.pop(0))
    for detail in details:
        if word == "no_bid" and isinstance(detail, int):
            args |= {"details": _lot(words, "lot", detail, cast)["lot"]}
        else:
            args["details"] = words.term(GAME, "details", str(detail))
    return words.find(PROMISES[word], **args) or word


def offer_args(words: Words, name: str, offer: Any, cast: Cast) -> Args:
    """An offer in words: who makes it to whom, what is given, what is wanted."""
    maker, to, private, gives, goods, wants, asks, promises, returns, _ = offer
    who = _seats(words, "to", to, cast)["to"]
    given = _goods(words, gives, goods, promises, to, cast)
    wanted = _goods(words, wants, asks, returns, (maker,), cast)
    said = words.text("common-offer", maker=_you(words, maker, cast), to=who, given=given, wanted=wanted)
    if private:
        said = words.text("common-private", text=said)
    return {
        name: said,
        f"{name}_maker": cast.name(maker),
        f"{name}_to": who,
        f"{name}_you": yes(maker == cast.you),
        f"{name}_given": given,
        f"{name}_wanted": wanted,
        f"{name}_private": yes(private),
    }


def _you(words: Words, seat: int, cast: Cast) -> str:
    return words.text("common-you") if seat == cast.you else cast.name(seat)


def _goods(words: Words, coins: Any, assets: Any, promises: Any, to: Sequence[int], cast: Cast) -> str:
    """What one side gives now and promises."""
    parts = [words.coins(coins)] if coins else []
    parts += [cast.thing(id) for id in assets]
    parts += [promise_text(words, promise, to, cast) for promise in promises]
    return words.list(parts)


# ---------------------------------------------------------------------- several facts together


def _together(words: Words, name: str, fact: Any, cast: Cast) -> Args:  # noqa: ARG001
    """Not said by itself."""
    return {}


def more(words: Words, named: Mapping[str, Option], cast: Cast) -> Args:
    """Influence up or down, a roll-off by names, both sides of a deal, a promise in full; one or two."""
    args: Args = {} if "other" in named else {"other": NONE}
    args["rolled"] = yes(cast.rolled)
    change, seats, dice = named.get("change"), named.get("seats"), named.get("dice")
    if (cause := cast.causes.get(str(named.get("why")))) is not None:
        by, card = cause
        own = by == named.get("seat")
        args["why"] = (
            card if own else words.text("common-played-by", card=card, who=cast.name(by), you=yes(by == cast.you))
        )
    if isinstance(number := named.get("number"), int):
        args |= _numbered(words, number, cast)
    if {"seat", "other"} <= named.keys():
        args["same"] = yes(named["seat"] == named["other"])
    if isinstance(change, int):
        args |= {"size": abs(change), "gain": "up" if change > 0 else "down" if change else "none"}
    if isinstance(seats, tuple) and isinstance(dice, tuple):
        args["rolls"] = _each(words, zip(seats, dice, strict=True), cast)
    if {"gives", "goods", "wants", "asks"} <= named.keys():
        args["given"] = _goods(words, named["gives"], named["goods"], (), (), cast)
        args["wanted"] = _goods(words, named["wants"], named["asks"], (), (), cast)
        given, wanted = named["gives"] or named["goods"], named["wants"] or named["asks"]
        args["sides"] = "both" if bool(given) == bool(wanted) else "given" if given else "wanted"
    if "decapitation" in named:
        args["staked"] = yes(any(named[field] for field in ("first", "second", "injury", "decapitation")))
    promise, details = named.get("promise"), named.get("details")
    if isinstance(promise, str) and isinstance(details, tuple):
        args["promised"] = promise_text(words, (promise, *details), (int(str(named["other"])),), cast)
    return args


SCHEME = {"request": ("requests*",), "announce": ("targets*",), "target": ("targets*",), "cunning": ("asset",)}

SPARTACUS: Final = Manner(
    answers={
        "house": ("house",),
        "pick": ("asset",),
        "pick_house": ("player",),
        "healer": ("asset",),
        "bodyguard": ("asset",),
        "ledger": ("assets*",),
        ("turn", "cash"): ("card",),
        ("turn", "prepare"): ("card",),
        ("turn", "again"): ("mark",),
        ("turn", "power"): ("power",),
        ("turn", "ability"): ("asset",),
        ("hand_limit", "cash"): ("card",),
        ("hand_limit", "discard"): ("card",),
        **{("prepared", word): names for word, names in SCHEME.items()},
        **{("announced", word): names for word, names in SCHEME.items()},
        ("prepared", "bribe"): ("coins",),
        ("announced", "bribe"): ("coins",),
        ("foil", "guard"): ("where",),
        ("foil", "play"): ("card",),
        ("react", "play"): ("card", "other"),
        ("open_market", "sell"): ("asset",),
        "informant": ("asset", "lot"),
        "bid": ("bid",),
        "invite": ("player",),
        "wagers": ("wagers*",),
        "combatant": ("asset",),
        "equip": ("assets*",),
        ("combat_turn", "move"): ("hex",),
        ("combat_turn", "attack"): ("fighter",),
        ("combat_turn", "javelin"): ("fighter",),
        "reroll": ("own_dice*",),
        "force": ("their_dice*",),
        "driven": ("hex",),
    },
    about={
        "pick": ("what",),
        "pick_house": ("what",),
        "healer": ("asset",),
        "healer_welcome": ("asset", "asset"),
        "exchange": ("what",),
        "prepared": ("mark",),
        "announced": ("card", "targets"),
        "support": ("seat", "mark"),
        "foil": ("seat", "card", "targets"),
        "bodyguard": ("die",),
        "react": ("window", "other"),
        "guard_back": ("card",),
        "bid": ("lot",),
        "invite": ("number",),
        "invitation": ("number",),
        "equip": ("card",),
        "net": ("card",),
        "tactician": ("card",),
        "order": ("card",),
        "combat_turn": ("card",),
        "pool": ("card",),
        "reroll": ("what",),
        "force": ("what",),
        "gear": ("card", "wounds"),
        "surrender": ("card", "wounds"),
        "driven": ("card",),
        "thumb": ("asset",),
        "audience": ("what",),
    },
    moves={
        "give": ("other", "coins"),
        "lay": (),
        "show": ("card", "other"),
        "reopen": (),
        "offer": ("offer",),
        "counter": ("offer", "counter"),
        "accept": ("offer",),
        "decline": ("offer",),
        "withdraw": ("offer",),
    },
    say={
        "other": _seat,
        "player": _player,
        "targets": _seats,
        "seats": _seats,
        "asked": _seats,
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
        "lot": _lot,
        "dice": _dice,
        "own_dice": _own_dice,
        "their_dice": _their_dice,
        "mark": marks(GAME),
        "hex": _hex,
        "offer": offer_args,
        "counter": offer_args,
        "promise": _together,
        "details": _together,
    },
    more=more,
    occasion=occasion,
)

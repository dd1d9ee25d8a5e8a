"""Written positions: examples, puzzles, tests and tutorials begin in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from munera.games.spartacus.cards.table import ARENA, INTRIGUE, MARKET, TRACK
from munera.games.spartacus.deals import promises
from munera.games.spartacus.ruleset import ASSETS
from munera.games.spartacus.table.moments import (
    FIGHTER_KEYS,
    MOMENTS,
    ONLY_AT,
    PHASES,
    SCHEME_KEYS,
    SCHEMING,
    begin_moment,
    scheme_card,
)
from munera.games.spartacus.table.records import Asset, LedgerEntry
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import BadPosition, BadVariant, Seat, Setting
from munera.kernel.plain import Option
from munera.kernel.positions import flag, known, listed, number, picks, script, word
from munera.kernel.settings import complete
from munera.kernel.state import take
from munera.kernel.storage import check_seed

_KEYS = {
    "moment",
    "phase",
    "round",
    "host",
    "active",
    "houses",
    "calm",
    "intrigue",
    "market",
    "intrigue_discard",
    "market_discard",
    "seen",
    "powers",
    "scheme",
    "promises",
    "lot",
    "bids",
    "fighters",
    "wagers",
    "radius",
    "quiet",
    "combat_round",
    "acted",
    "first",
    "dice",
    "shuffles",
    "picks",
    "exact",
    "options",
    "seed",
}
FEWEST = 3  # houses at a table
_HOUSE = {"house", "influence", "coins", "hand", "assets"}
_ASSET = {"card", "ready", "injured", "favour", "champion"}
_SEEN = {"viewer", "owner", "cards"}

_WORD = {"by", "to", "promise", "private", "round", "phase", "state", "due", "paid", "amount"}
KEYS = {
    "position": _KEYS,
    "house": _HOUSE,
    "asset": _ASSET,
    "seen": _SEEN,
    "scheme": SCHEME_KEYS,
    "promise": _WORD,
    "fighter": FIGHTER_KEYS,
}
"""Every key that a position knows, by what it is part of: docs/positions.md lists them all."""
OCCASIONS = (
    promises.PHASE_END,
    promises.ROUND_END,
    promises.SCHEME,
    promises.INVITED,
    promises.THUMB,
    promises.VICTORY,
)
"""When coins can be promised for."""
CALM_COINS = 5  # for a house that has none, where the position is calm


def position(
    written: Mapping[str, Any],
    new: Callable[[int | str, int], Spartacus],
    most: int,
    settings: Mapping[str, Setting],
) -> Spartacus:
    """A game in progress.

    moment: what is about to happen: "upkeep", "ledger", "draw", "intrigue" (the turn of `active`), with the
    `scheme` of `active` "prepared" (it lies face down), "announced", "foil" (it is confirmed) and "resolve";
    "market" (the open market), "auction", "bid" (on the `lot`, counted from 0), "hosting", "arena", "invitations",
    and with `fighters` "wagers" (tribute first), "combat" (a round begins), "combat_turn" (the side `first` acts),
    "decided" and "thumb" (one fighter is the `winner`, the other has the `level` of the defeat); "phase_end" of
    `phase`. houses: three or more of {house, influence, coins, hand, assets}; who names no house gets the first
    that is free; an asset is a title or {card, ready, injured, favour, champion}, and they are numbered from 1 as
    written. calm: who has no coin, no ready slave or no ready gladiator is given one, so that no quiet window
    opens. intrigue, market: the next cards of the decks, first drawn first; what is not mentioned lies below,
    shuffled. intrigue_discard, market_discard: top last. seen: {viewer, owner, cards} of a hand. powers: house
    powers used in this phase. scheme: {card, targets, pledged, asked, shown, discount, support, changes}.
    promises: {by, to, promise, private, state, due, paid, amount, round, phase}, the ledger. bids: the coins that
    every seat has bid, if those who bid most are tied and bid again. fighters: two of {seat, card, gear, attack,
    defence, speed, hex [q, r], spent}. wagers: four numbers for each seat. combat_round: the number of the combat
    round; acted: the sides that have acted in it. dice, shuffles, picks: how chance falls, in order; exact: what
    is not scripted is an error.
    """
    known(written, _KEYS, "the position")
    houses = listed(written.get("houses", ()), "houses")
    if not FEWEST <= len(houses) <= most:
        raise BadPosition(f"there are {FEWEST} to {most} houses, not {len(houses)}")
    try:
        s = new(check_seed(written.get("seed", 0)), len(houses))
        s.options = complete(settings, written.get("options"))
    except BadVariant as error:
        raise BadPosition(str(error)) from error
    if s.option("mode") == "fight":
        raise BadPosition("a single fight is not written, but set up by its table options")
    market, intrigue = s.box.whole(MARKET), s.box.whole(INTRIGUE)
    s.houses = _names(s, houses)
    for seat, row in enumerate(houses):
        _house(s, seat, row, market, intrigue)
    if flag(written.get("calm", False), "calm"):
        _calm(s, market)
    moment = _moment(written)
    if moment in SCHEMING[1:]:
        take(intrigue, [scheme_card(s, written.get("scheme"))])
    s.market_discard = _cards(s, written.get("market_discard", ()), "market_discard", market)
    s.intrigue_discard = _cards(s, written.get("intrigue_discard", ()), "intrigue_discard", intrigue)
    s.market = _deck(s, written.get("market", ()), "market", market)
    s.intrigue = _deck(s, written.get("intrigue", ()), "intrigue", intrigue)
    s.round = number(written.get("round", 1), "round", 1, 60)
    s.host = number(written.get("host", 0), "host", 0, len(houses) - 1)
    _seen(s, listed(written.get("seen", ()), "seen"))
    _powers(s, listed(written.get("powers", ()), "powers"))
    begin_moment(s, moment, written)
    _promises(s, listed(written.get("promises", ()), "promises"))
    tops = [
        tuple(_title(s, card) for card in listed(top, "a shuffle"))
        for top in listed(written.get("shuffles", ()), "shuffles")
    ]
    s.loaded = script(written, tops, picks(written.get("picks", ())))
    return s


def _moment(written: Mapping[str, Any]) -> str:
    """What is about to happen. What it does not know would be silently without effect."""
    moment = word(written.get("moment", "intrigue"), "a moment", MOMENTS)
    for key, moments in ONLY_AT.items():
        if key in written and moment not in moments:
            raise BadPosition(f"{key} is written only at: {', '.join(moments)}")
    return moment


def _names(s: Spartacus, rows: Sequence[Any]) -> list[str]:
    """The house of every seat: the one that is written, or the first that nobody else has."""
    named = [known(row, _HOUSE, "a house").get("house") for row in rows]
    taken = [word(name, "house", s.box.houses) for name in named if name is not None]
    if len(set(taken)) < len(taken):
        raise BadPosition("every house is there once")
    free = iter(house for house in s.box.houses if house not in taken)
    return [next(free) if name is None else name for name in named]


def _house(s: Spartacus, seat: Seat, row: Mapping[str, Any], market: list[str], intrigue: list[str]) -> None:
    s.influence[seat] = number(row.get("influence", 4), "influence", TRACK.lowest, TRACK.highest)
    s.coins[seat] = number(row.get("coins", 0), "coins", 0, 999)
    s.hands[seat] = _cards(s, row.get("hand", ()), "hand", intrigue)
    for asset in listed(row.get("assets", ()), "assets"):
        _asset(s, seat, asset, market, intrigue)


def _asset(s: Spartacus, seat: Seat, written: Any, market: list[str], intrigue: list[str]) -> None:
    row = {"card": written} if isinstance(written, str) else written
    known(row, _ASSET, "an asset")
    card = _title(s, row.get("card"))
    if s.rules.cards[card].kind not in ASSETS:
        raise BadPosition(f"{card!r} is no asset")
    take(intrigue if card in s.rules.guards else market, [card])
    injured = flag(row.get("injured", False), "injured")
    asset = Asset(
        s.create(card, seat).id,
        card,
        seat,
        flag(row.get("ready", not injured), "ready"),
        injured,
        number(row.get("favour", 0), "favour", 0, ARENA.champion_favours - 1),
        flag(row.get("champion", False), "champion"),
    )
    if injured and asset.ready:
        raise BadPosition(f"{card!r} is injured and cannot be ready")
    if card not in s.rules.combatants and (injured or asset.favour or asset.champion):
        raise BadPosition(f"{card!r} is no combatant and has no tokens")
    if asset.champion and asset.favour:
        raise BadPosition(f"{card!r} is a Champion and has no Favour any more")
    s.put(asset)


def _title(s: Spartacus, card: Any) -> str:
    if not isinstance(card, str) or card not in s.rules.cards:
        raise BadPosition(f"there is no card {card!r}")
    return card


def _cards(s: Spartacus, written: Any, what: str, among: list[str]) -> list[str]:
    cards = [_title(s, card) for card in listed(written, what)]
    take(among, cards)
    return cards


def _deck(s: Spartacus, written: Any, what: str, rest: list[str]) -> list[str]:
    """The rest shuffled, and these on top."""
    top = _cards(s, written, what, rest)
    s.shuffle(rest)
    return [*rest, *reversed(top)]


def _seen(s: Spartacus, rows: Sequence[Any]) -> None:
    for row in rows:
        known(row, _SEEN, "what was seen")
        viewer = number(row.get("viewer"), "viewer", 0, len(s.seats) - 1)
        owner = number(row.get("owner"), "owner", 0, len(s.seats) - 1)
        if viewer == owner:
            raise BadPosition("everybody knows the own hand")
        cards = _cards(s, row.get("cards", ()), "cards", list(s.hands[owner]))
        s.known[viewer][owner] = tuple(sorted(cards))


def _calm(s: Spartacus, market: list[str]) -> None:
    """Nobody is in a misery on which others could prey: no quiet window opens (SP-63)."""
    for seat in s.seats:
        s.coins[seat] = s.coins[seat] or CALM_COINS
        for kind in ("gladiator", "slave"):
            if not s.ready(seat, kind):
                free = [card for card in s.rules.kinds[kind] if card in market]
                plain = [card for card in free if not s.rules.cards[card].ability]
                if not plain:
                    raise BadPosition(f"no {kind} without an ability is left for house {seat}")
                take(market, [min(plain)])
                s.create(min(plain), seat)


def _powers(s: Spartacus, rows: Sequence[Any]) -> None:
    there = [power.id for house in s.houses for power in s.rules.houses[house].powers]
    s.powers = tuple(word(power, "a power", there) for power in rows)


def _promises(s: Spartacus, rows: Sequence[Any]) -> None:
    """The ledger: what was promised, in this round or before, and what became of it."""
    for row in rows:
        known(row, _WORD, "a promise")
        by, to = (number(row.get(name), name, 0, len(s.seats) - 1) for name in ("by", "to"))
        if by == to:
            raise BadPosition("nobody promises anything to the own house")
        private = flag(row.get("private", False), "private")
        s.ledger += (
            LedgerEntry(
                by,
                to,
                _promise(s, row.get("promise")),
                private,
                number(row.get("round", s.round), "round", 1, s.round),
                word(row.get("phase", s.phase), "a phase", PHASES),
                word(row.get("state", promises.OPEN), "state", promises.TERMS["state"]),
                flag(row.get("due", False), "due"),
                number(row.get("paid", 0), "paid", 0, promises.MOST_COINS),
                parties=tuple(sorted((by, to))) if private else (),
                amount=number(row.get("amount", 0), "amount", 0, promises.MOST_COINS),
            ),
        )


def _promise(s: Spartacus, written: Any) -> tuple[Option, ...]:
    """A promise as it is made: its kind, and what belongs to it."""
    promise = tuple(listed(written, "a promise"))
    kind = word(promise[0] if promise else None, "a promise", promises.TERMS["promise"])
    if kind == promises.PAY:
        fits = len(promise) == 3 and promise[2] in OCCASIONS
        if fits:
            number(promise[1], "a promised payment", 1, promises.MOST_COINS)
    elif kind == promises.BID_AT_MOST:
        fits = len(promise) == 3 and promise[1] in (*s.seats, promises.HOST)
        if fits:
            number(promise[2], "the highest bid", 1, promises.MOST_COINS)
    else:
        details: dict[str, Sequence[Option]] = {
            promises.NO_TARGET: (promises.PHASE, promises.ROUND),
            promises.THUMB: (promises.UP, promises.DOWN),
            promises.NO_BID: (*s.seats, promises.HOST),
            promises.NO_HARM: (promises.PHASE, promises.ROUND),
            promises.FOIL: s.seats,
            promises.TARGET: s.seats,
            promises.SHARE: (promises.SCHEME, promises.WAGERS),
        }
        fits = promise[1:] in ([(one,) for one in details[kind]] if kind in details else [()])
    if not fits:
        raise BadPosition(f"{list(promise)} is no promise")
    return promise

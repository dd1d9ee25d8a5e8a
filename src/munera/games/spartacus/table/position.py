"""Written positions: examples, puzzles, tests and tutorials begin in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from munera.games.spartacus.cards.table import (
    ARENA,
    EQUIPMENT,
    INTRIGUE,
    MARKET,
    TRACK,
)
from munera.games.spartacus.combat import combat
from munera.games.spartacus.combat.bout import LEVELS, MATCH, YIELD, Fighter
from munera.games.spartacus.combat.hexes import NUMBER, RING
from munera.games.spartacus.ruleset import ASSETS
from munera.games.spartacus.table.records import Asset
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import BadPosition, BadVariant, Seat, Setting
from munera.kernel.positions import flag, known, listed, number, word
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
    "intrigue",
    "market",
    "intrigue_discard",
    "market_discard",
    "seen",
    "fighters",
    "wagers",
    "radius",
    "quiet",
    "first",
    "dice",
    "shuffles",
    "options",
    "seed",
}
FEWEST = 3  # houses at a table
_HOUSE = {"house", "influence", "coins", "hand", "assets"}
_ASSET = {"card", "ready", "injured", "favour", "champion"}
_FIGHTER = {"seat", "card", "attack", "defence", "speed", "hex", "gear", "winner", "level"}
_RESULT = {"winner", "level"}
_SEEN = {"viewer", "owner", "cards"}

MOMENTS = {
    "upkeep": ("upkeep", "refresh"),
    "ledger": ("upkeep", "ledger"),
    "draw": ("intrigue", "draw"),
    "intrigue": ("intrigue", "turn"),
    "market": ("market", "open"),
    "auction": ("market", "row"),
    "hosting": ("market", "host_bid"),
    "arena": ("arena", "honour"),
    "invitations": ("arena", "invitation"),
    "wagers": ("arena", "tribute"),
    "combat": ("arena", "combat_round"),
    "combat_turn": ("arena", "combat_turn"),
    "decided": ("arena", "decided"),
    "phase_end": ("", "phase_end"),
}
_FIGHTS = ("wagers", "combat", "combat_turn", "decided")
_ONLY_AT = {
    "phase": ("phase_end",),
    "active": ("intrigue",),
    "fighters": _FIGHTS,
    "wagers": _FIGHTS[1:],
    "radius": _FIGHTS[1:],
    "quiet": _FIGHTS[1:],
    "first": ("combat_turn",),
}
"""What means something at certain moments only: elsewhere it would be silently without effect."""


def position(
    written: Mapping[str, Any],
    new: Callable[[int | str, int], Spartacus],
    most: int,
    settings: Mapping[str, Setting],
) -> Spartacus:
    """A game in progress.

    moment: what is about to happen: "upkeep", "ledger", "draw", "intrigue" (the turn of `active`), "market" (the
    open market), "auction", "hosting", "arena", "invitations", and with `fighters` "wagers" (tribute first),
    "combat" (a round begins), "combat_turn" (the side `first` acts), "decided" (one fighter is the `winner`, the
    other has the `level` of the defeat); "phase_end" of `phase`. houses: three or more of {house, influence,
    coins, hand, assets}; who names no house gets the first that is free; an asset is a title or {card, ready,
    injured, favour, champion}, and they are numbered from 1 as written. intrigue, market: the next cards of the
    decks, first drawn first; what is not mentioned lies below, shuffled. intrigue_discard, market_discard: top
    last. seen: {viewer, owner, cards} of a hand. fighters: two of {seat, card, gear, attack, defence, speed,
    hex [q, r]}. wagers: four numbers for each seat. dice and shuffles: how they fall, in order.
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
    s.market_discard = _cards(s, written.get("market_discard", ()), "market_discard", market)
    s.intrigue_discard = _cards(s, written.get("intrigue_discard", ()), "intrigue_discard", intrigue)
    s.market = _deck(s, written.get("market", ()), "market", market)
    s.intrigue = _deck(s, written.get("intrigue", ()), "intrigue", intrigue)
    s.round = number(written.get("round", 1), "round", 1, 60)
    s.host = number(written.get("host", 0), "host", 0, len(houses) - 1)
    _seen(s, listed(written.get("seen", ()), "seen"))
    _moment(s, written)
    dice = [number(die, "a die", 1, 6) for die in listed(written.get("dice", ()), "dice")]
    tops = [
        tuple(_title(s, card) for card in listed(top, "a shuffle"))
        for top in listed(written.get("shuffles", ()), "shuffles")
    ]
    s.loaded = [*dice, *tops] or None
    return s


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


# ---------------------------------------------------------------------- what is about to happen


def _moment(s: Spartacus, written: Mapping[str, Any]) -> None:
    moment = word(written.get("moment", "intrigue"), "a moment", MOMENTS)
    for key, moments in _ONLY_AT.items():
        if key in written and moment not in moments:
            raise BadPosition(f"{key} is written only at: {', '.join(moments)}")
    s.phase, s.step = MOMENTS[moment]
    if moment == "phase_end":
        s.phase = word(written.get("phase", "arena"), "a phase", ("upkeep", "intrigue", "market", "arena"))
    if moment == "intrigue":
        s.active = number(written.get("active", s.host), "active", 0, len(s.seats) - 1)
        order = s.priority()
        s.queue = order[order.index(s.active) + 1 :]
    if moment in ("auction", "hosting"):
        s.done = s.hidden = tuple(s.seats)
        s.queue = s.priority()
    if moment in _FIGHTS:
        _fighters(s, moment, written)


def _fighters(s: Spartacus, moment: str, written: Mapping[str, Any]) -> None:
    rows = listed(written.get("fighters", ()), "fighters")
    if len(rows) != len(ARENA.starts):
        raise BadPosition(f"there are {len(ARENA.starts)} fighters, not {len(rows)}")
    keys = _FIGHTER if moment == "decided" else _FIGHTER - _RESULT
    radius = number(written.get("radius", ARENA.radius), "radius", ARENA.smallest, ARENA.radius)
    least = 0 if moment == "decided" else 1  # who has lost a whole pool is defeated
    for side, row in enumerate(rows):
        fighter = fighter_on(s, side, known(row, keys, "a fighter"), least, radius, ARENA.starts[side])
        s.fighters = (*s.fighters, fighter._replace(team=side))
    s.invited = tuple(f.seat for f in s.fighters)
    if len(set(s.invited)) < len(rows):
        raise BadPosition("one house never fills both places")
    if len({f.hex for f in s.fighters}) < len(rows):
        raise BadPosition("every hex holds one figure")
    place_wagers(s, listed(written.get("wagers", ()), "wagers"))
    if moment == "wagers":
        return
    combat.begin(s, MATCH)
    s.step = MOMENTS[moment][1]
    s.bout = s.bout._replace(radius=radius, quiet=number(written.get("quiet", 0), "quiet", 0, 99))
    if moment == "combat_turn":
        first = number(written.get("first", 0), "first", 0, 1)
        s.bout = s.bout._replace(round=1, order=(first, 1 - first))
    if moment == "decided":
        _decided(s, rows)


def fighter_on(
    s: Spartacus, side: int, row: Mapping[str, Any], least: int, radius: int, mark: tuple[int, int]
) -> Fighter:
    """A combatant of his house with its equipment, on the sand within this radius: on `mark`, if not elsewhere."""
    seat = number(row.get("seat", side), "seat", 0, len(s.seats) - 1)
    mine = [a for a in s.free(seat, "gladiator", "slave") if a.card == row.get("card")]
    if not mine:
        raise BadPosition(f"house {seat} has no ready {row.get('card')!r}")
    gear: list[int] = []
    for card in listed(row.get("gear", ()), "gear"):
        free = [a.id for a in s.free(seat, EQUIPMENT) if a.card == card and a.id not in gear]
        if not free:
            raise BadPosition(f"house {seat} has no ready {card!r}")
        gear.append(free[0])
    slots = [s.rules.cards[s.assets[id].card].slot for id in gear]
    if len(set(slots)) < len(slots):
        raise BadPosition("at most one weapon, one armour and one special")
    for id in (mine[0].id, *gear):
        s.put(s.assets[id]._replace(committed=True))
    fighter = combat.waiting(s, seat, mine[0].id, tuple(gear))
    attack, defence, speed = (
        number(row.get(name, full), name, least, full)
        for name, full in zip(("attack", "defence", "speed"), fighter.pools, strict=True)
    )
    place = tuple(number(n, "hex", -ARENA.radius, ARENA.radius) for n in listed(row.get("hex", mark), "hex"))
    if place not in NUMBER or RING[NUMBER[place]] > radius:
        raise BadPosition(f"{list(place)} is no open hex of the arena")
    return fighter._replace(pools=(attack, defence, speed), hex=NUMBER[place])


def place_wagers(s: Spartacus, rows: Sequence[Any]) -> None:
    if not rows:
        return
    if len(rows) != len(s.seats):
        raise BadPosition("wagers are written for every seat")
    placed = []
    for row in rows:
        stacks = [number(coins, "a wager", 0, ARENA.highest_wager) for coins in listed(row, "wagers")]
        if len(stacks) != len(ARENA.fields):
            raise BadPosition(f"there are {len(ARENA.fields)} betting fields")
        placed.append((stacks[0], stacks[1], stacks[2], stacks[3]))
    s.wagers = tuple(placed)


def _decided(s: Spartacus, rows: Sequence[Any]) -> None:
    winners = [side for side, row in enumerate(rows) if flag(row.get("winner", False), "winner")]
    if len(winners) != 1:
        raise BadPosition("one fighter is the winner")
    if "level" in rows[winners[0]]:
        raise BadPosition("only a defeat has a level")
    level = word(rows[1 - winners[0]].get("level", YIELD), "level", LEVELS)
    combat.fall(s, 1 - winners[0], level)
    s.bout = s.bout._replace(winner=winners[0])

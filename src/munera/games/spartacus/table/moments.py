"""The moments at which a written position can stand: what is about to happen, and what belongs to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from munera.games.spartacus.arena import victory
from munera.games.spartacus.cards.table import ARENA, EQUIPMENT
from munera.games.spartacus.combat import combat
from munera.games.spartacus.combat.bout import DECAPITATION, LEVELS, MATCH, YIELD, Fighter
from munera.games.spartacus.combat.hexes import NUMBER, RING
from munera.games.spartacus.combat.moving import SNARED
from munera.games.spartacus.intrigue import schemes
from munera.games.spartacus.intrigue.targets import legal
from munera.games.spartacus.market import auction, hosting
from munera.games.spartacus.table.records import NOBODY, Prepared, Scheme
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import BadPosition, Seat
from munera.kernel.positions import flag, known, listed, number, word

MOMENTS = {
    "upkeep": ("upkeep", "refresh"),
    "ledger": ("upkeep", "ledger"),
    "draw": ("intrigue", "draw"),
    "intrigue": ("intrigue", "turn"),
    "prepared": ("intrigue", "prepared"),
    "announced": ("intrigue", "announced"),
    "foil": ("intrigue", "foil"),
    "resolve": ("intrigue", "resolve"),
    "market": ("market", "open"),
    "auction": ("market", "row"),
    "bid": ("market", "bid"),
    "hosting": ("market", "host_bid"),
    "arena": ("arena", "honour"),
    "invitations": ("arena", "invitation"),
    "wagers": ("arena", "tribute"),
    "combat": ("arena", "combat_round"),
    "combat_turn": ("arena", "combat_turn"),
    "decided": ("arena", "decided"),
    "thumb": ("arena", "thumb"),
    "phase_end": ("", "phase_end"),
}
PHASES = ("upkeep", "intrigue", "market", "arena")
SCHEMING = ("prepared", "announced", "foil", "resolve")
BIDDING = ("bid", "hosting")
FIGHTS = ("wagers", "combat", "combat_turn", "decided", "thumb")
DECIDED = ("decided", "thumb")
ONLY_AT = {
    "phase": ("phase_end",),
    "active": ("intrigue", *SCHEMING),
    "scheme": SCHEMING,
    "lot": ("bid",),
    "bids": BIDDING,
    "fighters": FIGHTS,
    "wagers": ("combat", "combat_turn", "decided"),
    "radius": FIGHTS[1:],
    "quiet": FIGHTS[1:],
    "combat_round": ("combat", "combat_turn"),
    "acted": ("combat_turn",),
    "first": ("combat_turn",),
}
"""Keys that mean something at certain moments only: elsewhere they would silently have no effect."""

SCHEME_KEYS = {"card", "targets", "pledged", "asked", "shown", "discount", "support", "changes"}
_ONLY_ANNOUNCED = ("targets", "changes")  # what a scheme has only when it lies face up
FIGHTER_KEYS = {"seat", "card", "attack", "defence", "speed", "hex", "gear", "spent", "winner", "level"}
_RESULT = {"winner", "level"}
MOST_ROUNDS = 99  # of combat
MOST_CHANGE = 99  # of what a scheme requires


def begin_moment(s: Spartacus, moment: str, written: Mapping[str, Any]) -> None:
    """Bring the table to this moment, with what was written about it."""
    s.phase, s.step = MOMENTS[moment]
    if moment == "phase_end":
        s.phase = word(written.get("phase", "arena"), "a phase", PHASES)
    if moment in ONLY_AT["active"]:
        s.active = number(written.get("active", s.host), "active", 0, len(s.seats) - 1)
        order = s.priority()
        s.queue = order[order.index(s.active) + 1 :]
    if moment in SCHEMING:
        _scheme(s, moment, known(written.get("scheme"), SCHEME_KEYS, "a scheme"))
    if moment in ("auction", *BIDDING):
        s.done = s.hidden = tuple(s.seats)
        s.queue = s.priority()
    if moment == "bid":
        _row(s, number(written.get("lot", 0), "lot", 0, len(s.seats) - 1))
    if "bids" in written:
        _tie(s, s.revealed - 1 if moment == "bid" else hosting.HOST, listed(written["bids"], "bids"))
    if moment in FIGHTS:
        _fighters(s, moment, written)


# ---------------------------------------------------------------------- a scheme


def scheme_card(s: Spartacus, written: Any) -> str:
    """The title of the scheme that is being played."""
    return word(known(written, SCHEME_KEYS, "a scheme").get("card"), "a scheme", s.rules.schemes)


def _scheme(s: Spartacus, moment: str, row: Mapping[str, Any]) -> None:
    """Lay a scheme of the active Dominus on the table, with what was done for it."""
    seat, card = s.active, scheme_card(s, row)
    pledged = _domini(s, row.get("pledged", ()), "pledged")
    asked, shown = _domini(s, row.get("asked", ()), "asked"), _domini(s, row.get("shown", ()), "shown")
    mark = Prepared(
        1,
        card,
        pledged,
        tuple(sorted({*pledged, *asked})),
        shown,
        number(row.get("discount", 0), "discount", -MOST_CHANGE, MOST_CHANGE),
        requests=int(bool(pledged or asked)),
        support=number(row.get("support", 0), "support", 0, MOST_CHANGE),
    )
    if moment == "prepared":
        for key in _ONLY_ANNOUNCED:
            if key in row:
                raise BadPosition(f"a scheme that lies face down has no {key} yet")
        if card not in s.hands[seat]:
            raise BadPosition(f"{card!r} is prepared, but not in the hand of house {seat}")
        s.prepared, s.face_down = (mark,), mark.number
        for viewer in shown:
            s.learn(viewer, seat, card)
        return
    if shown:
        raise BadPosition("only a scheme that lies face down is shown to somebody")
    aimed = [
        number(target, "a target", 0, len(s.seats) - 1) for target in listed(row.get("targets", ()), "targets")
    ]
    targets = next((able for able in legal(s, seat, card) if sorted(able) == sorted(aimed)), None)
    if targets is None:
        raise BadPosition(f"{card!r} cannot be announced by house {seat} at {aimed}")
    changes = number(row.get("changes", 0), "changes", 0, schemes.MOST_CHANGES)
    s.scheme = Scheme(seat, mark, targets, moment != "announced", changes)
    schemes.aim(s, targets)


def _domini(s: Spartacus, value: Any, what: str) -> tuple[Seat, ...]:
    """Read the seats of houses other than the schemer's, each named once."""
    seats = tuple(number(seat, what, 0, len(s.seats) - 1) for seat in listed(value, what))
    if s.active in seats or len(set(seats)) < len(seats):
        raise BadPosition(f"{what} names other houses than the schemer's, each once")
    return seats


# ---------------------------------------------------------------------- bids


def _row(s: Spartacus, lot: int) -> None:
    """Deal the row and turn this lot up; nobody wanted those before it."""
    cards = auction.deal(s, len(s.seats))
    if lot >= len(cards):
        raise BadPosition(f"there is no lot {lot}")
    for gone, card in enumerate(cards[:lot]):
        s.market_discard.append(card)
        s.sales = (*s.sales, (gone, NOBODY, card, 0))
    s.row = (*("",) * lot, *cards[lot:])
    s.revealed, s.peeked = lot + 1, ((),) * len(cards)


def _tie(s: Spartacus, lot: auction.Lot, rows: Sequence[Any]) -> None:
    """Enter bids that are tied, so that those who bid most bid again; these coins are not among those at hand."""
    bids = [number(coins, "a bid", 0, 999) for coins in rows]
    if len(bids) != len(s.seats):
        raise BadPosition("bids are written for every seat")
    tied = [seat for seat in s.priority() if bids[seat] == max(bids)]
    if len(tied) < 2 or not max(bids):
        raise BadPosition("there is a tie only if at least two have bid the same and most")
    s.bids = ((lot, tuple((seat, bids[seat]) for seat in s.priority())),)
    s.queue = tuple(tied)
    for seat in tied:
        s.staked[seat] = max(bids)


# ---------------------------------------------------------------------- a fight


def _fighters(s: Spartacus, moment: str, written: Mapping[str, Any]) -> None:
    rows = listed(written.get("fighters", ()), "fighters")
    if len(rows) != len(ARENA.starts):
        raise BadPosition(f"there are {len(ARENA.starts)} fighters, not {len(rows)}")
    keys = FIGHTER_KEYS if moment in DECIDED else FIGHTER_KEYS - _RESULT
    radius = number(written.get("radius", ARENA.radius), "radius", ARENA.smallest, ARENA.radius)
    least = 0 if moment in DECIDED else 1  # who has lost a whole pool is defeated
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
    begin_round(s, moment, written)
    if moment == "combat_turn":
        acted = sides_acted(s, written)
        first = number(written.get("first", 1 - acted[0] if acted else 0), "first", 0, 1)
        if first in acted:
            raise BadPosition("whoever acts has not acted in this round")
        s.bout = s.bout._replace(order=(*acted, first, *({0, 1} - {*acted, first})), acted=len(acted))
    if moment in DECIDED:
        _decided(s, rows)
    if moment == "thumb":
        await_thumb(s)


def begin_round(s: Spartacus, moment: str, written: Mapping[str, Any]) -> None:
    """Set the number of the combat round that begins, or is being fought."""
    if moment in ONLY_AT["combat_round"]:
        count = number(written.get("combat_round", 1), "combat_round", 1, MOST_ROUNDS)
        s.bout = s.bout._replace(round=count - 1 if moment == "combat" else count)


def sides_acted(s: Spartacus, written: Mapping[str, Any]) -> tuple[int, ...]:
    """Read who has acted in this combat round, in order: not all, for then it would be over."""
    sides = listed(written.get("acted", ()), "acted")
    acted = tuple(number(side, "a side", 0, len(s.fighters) - 1) for side in sides)
    if len(set(acted)) < len(acted) or len(acted) >= len(s.fighters):
        raise BadPosition("acted names some of the sides, each once")
    return acted


def fighter_on(
    s: Spartacus, side: int, row: Mapping[str, Any], least: int, radius: int, mark: tuple[int, int]
) -> Fighter:
    """Put a combatant of a house on the sand, within this radius: on `mark` if no hex is written."""
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
    once = (s.rules.cards[fighter.card].ability or SNARED, SNARED)
    spent = tuple(word(used, "what is spent", once) for used in listed(row.get("spent", ()), "spent"))
    return fighter._replace(pools=(attack, defence, speed), hex=NUMBER[place], spent=spent)


def place_wagers(s: Spartacus, rows: Sequence[Any]) -> None:
    """Put coins on the betting fields, for every seat."""
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


def await_thumb(s: Spartacus) -> None:
    """Carry out the defeats and count what the victory brings, so that only the Host's thumb is left to decide."""
    for side in s.bout.fallen:
        if s.fighters[side].level == DECAPITATION and s.assets[s.fighters[side].asset].champion:
            raise BadPosition("the influence that a dead Champion costs is booked already: write who is alive")
        combat.apply_defeat(s, side)
    beaten = victory.living(s, combat.losers(s))
    if not beaten or any(asset.champion for asset in beaten):
        raise BadPosition("the thumb is for losers who are alive, and for no Champion")

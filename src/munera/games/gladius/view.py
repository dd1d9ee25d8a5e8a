"""What a seat may see of a duel, and what it may imagine of the rest."""

from __future__ import annotations

from typing import Any, TypedDict

from munera.games.gladius.state import NOBODY, STRENGTH, Duel, Exchange
from munera.kernel import Seat, Stream
from munera.kernel.state import take


class FighterView(TypedDict):
    """One fighter, as everybody sees them. `seat` is None for the adversary of a solo bout."""

    style: str
    seat: int | None
    hp: int
    full_hp: int
    stats: list[int]
    cards: int
    cannot_attack: bool


class RollView(TypedDict):
    """Dice that were rolled for a stat."""

    side: int
    stat: str
    dice: list[int]


class ExchangeView(TypedDict):
    """What happened in one turn: who attacked with what, how it was met, what came of it.

    `idle`: why there was no attack ("holds" or "cannot_attack"), `bound_by`: the card that took it. `answered`:
    has the defender decided? `outcome`: "none", "pending", "stopped", "voided", "immobilised" or "hit". `turned`:
    cards that an adversary turned up. `unarmed`, `helpless`: the attacker had no card to attack with, the defender
    none to defend with; told to the viewer of whoever's hand it was, and of an adversary to all.
    """

    attacker: int
    attack: str | None
    idle: str
    bound_by: str
    defence: str | None
    answered: bool
    broken: bool
    outcome: str
    damage: int
    left: int
    rolls: list[RollView]
    turned: list[str]
    unarmed: bool
    helpless: bool


class StakeView(TypedDict):
    """What an attack would do if nothing stops it: the hit points `left`, fewer if Strength may add (`more`)."""

    left: int
    more: bool


class DuelView(TypedDict):
    """A duel as one viewer sees it.

    `known`: cards that the opponent holds for certain (the deck ran out in between). `surplus`: cards that the
    viewer must still discard. `exchange`: the turn under way, once something happened in it; `past`: those of the
    two turns before it. `stakes`: of the attack under way, and of those in the viewer's hand, by card. `ending`:
    why it is over ("hit_points", "points" or "concession"), "" until then.
    """

    phase: str
    turn: int
    limit: int
    active: int
    fighters: list[FighterView]
    hand: list[str]
    known: list[str]
    deck: int
    discard: list[str]
    table: list[str]
    mini: list[int]
    winner: int | None
    ending: str
    starter: int
    surplus: int
    exchange: ExchangeView | None
    past: list[ExchangeView]
    stakes: dict[str, StakeView]


# What is given on request: how many of each card the deck of this bout has.
PARTS: dict[str, type] = {"deck": dict[str, int]}


def side_of(s: Duel, seat: Seat | None) -> int | None:
    """The side that a seat plays; None for whoever only watches."""
    return s.owner.index(seat) if seat not in (None, NOBODY) and seat in s.owner else None


def view(s: Duel, seat: Seat | None) -> DuelView:
    """The duel as a seat (None: a spectator) sees it."""
    side = side_of(s, seat)
    return DuelView(
        phase=s.phase,
        turn=s.turns,
        limit=s.limit,
        active=s.active,
        fighters=[fighter(s, 0), fighter(s, 1)],
        hand=[] if side is None else sorted(s.hands[side]),
        known=[] if side is None else sorted(s.certain[1 - side]),
        deck=len(s.deck),
        discard=sorted(s.discard),
        table=list(s.table),
        mini=list(s.mini),
        winner=None if s.winner == NOBODY else s.winner,
        ending=s.ending,
        starter=s.starter(),
        surplus=0 if side is None else s.surplus(side),
        exchange=exchange(s, s.exchange, side) if happened(s.exchange) else None,
        past=[exchange(s, one, side) for one in s.past if happened(one)],
        stakes=stakes(s, side),
    )


def part(s: Duel, name: str) -> Any:
    """What is given on request, or None if there is nothing of that name."""
    if name != "deck":
        return None
    deck = s.cards.deck_of(s.styles[0], s.styles[1])
    return {card: deck.count(card) for card in dict.fromkeys(deck)}


def happened(one: Exchange) -> bool:
    """Is there something to tell of this turn?"""
    return "attack" in one or "idle" in one or "turned" in one


def exchange(s: Duel, one: Exchange, side: int | None) -> ExchangeView:
    """A turn as this side saw it. That a hand lacked a card only its owner knows; of mini-hands everybody does."""
    attacker = one["attacker"]
    return ExchangeView(
        attacker=attacker,
        attack=one.get("attack"),
        idle=one.get("idle", ""),
        bound_by=one.get("bound_by", ""),
        defence=one.get("defence"),
        answered="outcome" in one,
        broken=one.get("broken", False),
        outcome=one.get("outcome", "pending" if "attack" in one else "none"),
        damage=one.get("damage", 0),
        left=one.get("left", 0),
        rolls=[RollView(side=of, stat=stat, dice=list(dice)) for of, stat, dice in one.get("rolls", ())],
        turned=list(one.get("turned", ())),
        unarmed=one.get("unarmed", False) and (attacker == side or s.owner[attacker] == NOBODY),
        helpless=one.get("helpless", False) and 1 - attacker == side,
    )


def stakes(s: Duel, side: int | None) -> dict[str, StakeView]:
    """What the attack under way would do, and every attack in the viewer's hand, by card."""
    found: dict[str, StakeView] = {}
    if side is not None:
        usable = s.cards.attacks[s.styles[side]]
        found = {card: stake(s, side, card) for card in sorted(usable.intersection(s.hands[side]))}
    if "attack" in s.exchange and "outcome" not in s.exchange:
        found[s.exchange["attack"]] = stake(s, s.exchange["attacker"], s.exchange["attack"])
    return found


def stake(s: Duel, side: int, card: str) -> StakeView:
    """What this attack of a side would do if nothing stops it."""
    left = s.left_after(1 - side, s.cards.by_id[card].damage)
    return StakeView(left=left, more=s.stats[side][STRENGTH] > 0)


def fighter(s: Duel, side: int) -> FighterView:
    seat = s.owner[side]
    return FighterView(
        style=s.styles[side],
        seat=None if seat == NOBODY else seat,
        hp=s.hp[side],
        full_hp=s.full_hp(side),
        stats=list(s.stats[side]),
        cards=len(s.hands[side]),
        cannot_attack=s.bound[side],
    )


def redeal(s: Duel, seat: Seat | None, stream: Stream) -> None:
    """Deal again what the seat cannot know: the deck, and of the other hands what is not certain."""
    own = side_of(s, seat)
    others = [side for side in (0, 1) if side != own]
    one, two = s.past
    s.past, s.exchange = (
        (without_secrets(s, one, own), without_secrets(s, two, own)),
        without_secrets(s, s.exchange, own),
    )
    if own is None:
        s.certain = [[], []]  # a spectator knows neither hand
    pool = sorted(s.deck + [card for side in others for card in s.hands[side]])
    for side in others:
        take(pool, s.certain[side])
    stream.shuffle(pool)
    for side in others:
        hidden = len(s.hands[side]) - len(s.certain[side])
        s.hands[side] = s.certain[side] + pool[:hidden]
        del pool[:hidden]
    s.deck = pool


def without_secrets(s: Duel, one: Exchange, own: int | None) -> Exchange:
    """A turn without what the viewer cannot know: that a hand had no card. Of an adversary everybody knows."""
    known = one.copy()
    if "unarmed" in one and one["attacker"] != own and s.owner[one["attacker"]] != NOBODY:
        del known["unarmed"]
    if "helpless" in one and 1 - one["attacker"] != own:
        del known["helpless"]
    return known

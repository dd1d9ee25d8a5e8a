"""What a seat may see of a duel, and what it may imagine of the rest."""

from __future__ import annotations

from typing import Any, TypedDict

from munera.games.gladius.state import NOBODY, STRENGTH, Duel, Exchange
from munera.kernel import Seat, StandingsView, StandingView, Stream
from munera.kernel.state import take
from munera.kernel.winning import leading


class FighterView(TypedDict):
    """One fighter, as everybody sees them.

    `style`: the fighting style, or the beast.
    `seat`: who plays this side, None for the adversary of a solo bout.
    `hp`: the hit points that are left.
    `full_hp`: the hit points at the start of the bout.
    `stats`: the levels of strength, skill, endurance, prowess and reflexes.
    `cards`: how many cards are in hand.
    `cannot_attack`: the next attack is lost: they were immobilised, or have swung wide.
    """

    style: str
    seat: int | None
    hp: int
    full_hp: int
    stats: list[int]
    cards: int
    cannot_attack: bool


class RollView(TypedDict):
    """Dice that were rolled for a stat.

    `side`: who rolled.
    `stat`: the stat it was for.
    `dice`: what the dice show, every 1 counts.
    """

    side: int
    stat: str
    dice: list[int]


class ExchangeView(TypedDict):
    """What happened in one turn: who attacked with what, how it was met, what came of it.

    `attacker`: the side whose turn it was.
    `attack`: the card attacked with, None without an attack.
    `idle`: why there was no attack ("holds" or "cannot_attack"), else "".
    `bound_by`: the card that took the attack, "" unless `idle` is "cannot_attack".
    `defence`: the card defended with, None without a defence.
    `answered`: has the attack been met, and its outcome decided?
    `broken`: Prowess broke through the defence.
    `outcome`: "none" without an attack, "pending" until it is decided, then "stopped", "voided", "immobilised" or
    "hit".
    `damage`: of a hit, else 0.
    `left`: the hit points that a hit left the defender, 0 without one.
    `tired`: the die that was rolled for the defence of a tired fighter, 0 without one; `late`: it came too late.
    `rolls`: the dice of this turn, in the order in which they fell.
    `turned`: cards that the adversary of a solo bout turned up.
    `unarmed`: the attacker had no card to attack with, told to themselves, and of an adversary to all.
    `helpless`: the defender had no card to defend with, told only to themselves.
    """

    attacker: int
    attack: str | None
    idle: str
    bound_by: str
    defence: str | None
    answered: bool
    tired: int
    late: bool
    broken: bool
    outcome: str
    damage: int
    left: int
    rolls: list[RollView]
    turned: list[str]
    unarmed: bool
    helpless: bool


class ThreatView(TypedDict):
    """What an attack would do if nothing stops it.

    `left`: the hit points that it would leave the opponent, before Strength.
    `more`: Strength may add to the damage.
    """

    left: int
    more: bool


class DuelView(TypedDict):
    """A duel as one viewer sees it. A side is 0 or 1: the place of a fighter in `fighters`.

    `phase`: "deal", "turn" or "over".
    `turn`: the number of this turn, those of both fighters counted.
    `limit`: after this turn the bout is decided on hit points.
    `tires_after`: from the turn after this one on defences may come too late; 0: they never do.
    `tired`: they may do so in this turn.
    `active`: the side whose turn it is.
    `fighters`: both fighters, by side.
    `hand`: the viewer's cards.
    `known`: cards that the opponent holds for certain (the deck ran out in between).
    `deck`: how many cards are left in the shared deck.
    `discard`: the shared discard pile, sorted.
    `table`: the cards that were played or turned up this turn.
    `mini`: how many cards the adversary of a solo bout turns up to defend and to attack, else 0 and 0.
    `winner`: the side that has won, 2 for a draw, None until it is over.
    `ending`: why it is over ("hit_points", "points" or "concession"), "" until then.
    `starter`: the side that began.
    `surplus`: cards that the viewer must still discard.
    `exchange`: the turn under way, once something happened in it.
    `past`: those of the two turns before it.
    `stakes`: what the attack under way would do, and every attack in the viewer's hand, by card.
    `standings`: the hit points of both sides; who has none has lost.
    """

    phase: str
    turn: int
    limit: int
    tires_after: int
    tired: bool
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
    stakes: dict[str, ThreatView]
    standings: StandingsView


PARTS: dict[str, type] = {"deck": dict[str, int]}
"""What is given on request; `part` of the rulebook explains it."""


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
        tires_after=s.tires_after,
        tired=s.tired(),
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
        standings=standings(s),
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
        tired=one.get("tired", 0),
        late=one.get("late", False),
        broken=one.get("broken", False),
        outcome=one.get("outcome", "pending" if "attack" in one else "none"),
        damage=one.get("damage", 0),
        left=one.get("left", 0),
        rolls=[RollView(side=of, stat=stat, dice=list(dice)) for of, stat, dice in one.get("rolls", ())],
        turned=list(one.get("turned", ())),
        unarmed=one.get("unarmed", False) and (attacker == side or s.owner[attacker] == NOBODY),
        helpless=one.get("helpless", False) and 1 - attacker == side,
    )


def stakes(s: Duel, side: int | None) -> dict[str, ThreatView]:
    """What the attack under way would do, and every attack in the viewer's hand, by card."""
    found: dict[str, ThreatView] = {}
    if side is not None:
        usable = s.cards.attacks[s.styles[side]]
        found = {card: stake(s, side, card) for card in sorted(usable.intersection(s.hands[side]))}
    if "attack" in s.exchange and "outcome" not in s.exchange:
        found[s.exchange["attack"]] = stake(s, s.exchange["attacker"], s.exchange["attack"])
    return found


def stake(s: Duel, side: int, card: str) -> ThreatView:
    """What this attack of a side would do if nothing stops it."""
    left = s.left_after(1 - side, s.cards.by_id[card].damage)
    return ThreatView(left=left, more=s.stats[side][STRENGTH] > 0)


def standings(s: Duel) -> StandingsView:
    """Who is at zero hit points has lost (GL-VICTORY-1); after the last turn whoever has more wins (GL-16)."""
    return StandingsView(
        counted="hp",
        needed=None,
        turns_left=s.limit - s.turns,
        rule="GL-VICTORY-1",
        sides=[
            StandingView(
                seat=None if s.owner[side] == NOBODY else s.owner[side],
                name=s.styles[side] if s.owner[side] == NOBODY else "",
                has=s.hp[side],
                of=s.full_hp(side),
                leads=leads,
            )
            for side, leads in enumerate(leading(s.hp))
        ],
    )


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

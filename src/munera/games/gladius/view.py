"""What a seat may see of a duel, and what it may imagine of the rest."""

from __future__ import annotations

from typing import TypedDict

from munera.games.gladius.state import NOBODY, Duel
from munera.kernel import Seat, Stream
from munera.kernel.state import take


class FighterView(TypedDict):
    """One fighter, as everybody sees him. `seat` is None for the adversary of a solo bout."""

    style: str
    seat: int | None
    hp: int
    full_hp: int
    stats: list[int]
    cards: int
    cannot_attack: bool


class DuelView(TypedDict):
    """`known`: cards that the viewer can be certain the opponent holds (the deck ran out in between)."""

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


def side_of(s: Duel, seat: Seat | None) -> int | None:
    """The side that a seat plays; None for whoever only watches."""
    return s.owner.index(seat) if seat not in (None, NOBODY) and seat in s.owner else None


def view(s: Duel, seat: Seat | None) -> DuelView:
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
    if own is None:
        s.certain = [[], []]  # who watches knows neither hand, nor who counts what
    pool = sorted(s.deck + [card for side in others for card in s.hands[side]])
    for side in others:
        take(pool, s.certain[side])
    stream.shuffle(pool)
    for side in others:
        hidden = len(s.hands[side]) - len(s.certain[side])
        s.hands[side] = s.certain[side] + pool[:hidden]
        del pool[:hidden]
    s.deck = pool

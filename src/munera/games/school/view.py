"""What a school sees: everything but the cards of a bout is public."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple, TypedDict

from munera.games.gladius.view import DuelView
from munera.games.gladius.view import redeal as redeal_duel
from munera.games.gladius.view import view as view_duel
from munera.games.school import season
from munera.games.school.gladiators import Gladiator
from munera.games.school.state import School
from munera.kernel import Seat, Stream


class GladiatorView(TypedDict):
    """A gladiator as everybody sees him."""

    id: int
    name: str
    row: int
    style: str
    experience: int
    nationality: str
    age: str
    size: str
    career: str
    stats: list[int]
    hit_points: int
    minimum_bid: int
    owner: int | None
    fate: str
    wins: int
    bouts: int
    rests: bool
    healing: bool
    fought: bool
    won: bool
    superior: bool
    history: list[list[str | int]]


class Affairs(TypedDict):
    """The campaign apart from gladiators and bouts. `fighters`: who is in the ring; `places`: at its end."""

    stage: str
    turn: int
    last_turn: int
    gold: list[int]
    fame: list[int]
    left: list[int]
    places: list[int]
    lots: list[int]
    unsold: list[int]
    standing: list[int]
    challenges: list[list[int]]
    pairs: list[list[int]]
    animals: list[int]
    done: list[int]
    offers: list[Any]
    fighters: list[int]
    options: dict[str, Any]


class SchoolView(Affairs):
    """`bout` is the duel being fought, as this seat sees it."""

    gladiators: list[GladiatorView]
    bout: DuelView | None


class Ledger(NamedTuple):
    """The affairs of the schools with the gladiators as the rules have them: all of it is public.

    For players in this process, who are asked often and need not have the dead written down each time.
    """

    affairs: Affairs
    people: tuple[Gladiator, ...]


def view(s: School, seat: Seat | None) -> SchoolView:
    turn = s.turn
    return SchoolView(
        **affairs(s),
        gladiators=[gladiator(g, g.rests >= turn) for g in s.people.values()],
        bout=bout(s, seat),
    )


def affairs(s: School) -> Affairs:
    return Affairs(
        stage=s.stage,
        turn=s.turn,
        last_turn=s.last_turn,
        gold=list(s.gold),
        fame=list(s.fame),
        left=list(s.left),
        places=season.places(s) if s.stage == "over" else [],
        lots=list(s.lots),
        unsold=list(s.unsold),
        standing=list(s.standing),
        challenges=[list(pair) for pair in s.challenges],
        pairs=[list(pair) for pair in s.pairs],
        animals=list(s.animals),
        done=list(s.done),
        offers=list(s.offers),
        fighters=list(s.fighters),
        options=dict(s.options),
    )


def ledger(s: School) -> Ledger:
    return Ledger(affairs(s), tuple(s.people.values()))


def bout(s: School, seat: Seat | None) -> DuelView | None:
    """The duel being fought, alone: whoever plays it looks at it for every card, and at the schools never."""
    return view_duel(s, seat) if s.fighters else None


@lru_cache(2048)
def gladiator(g: Gladiator, rests: bool) -> GladiatorView:
    """One gladiator written down. Kept: most of them, and all of the dead, are as they were at the last look."""
    return GladiatorView(
        id=g.id,
        name=g.name,
        row=g.row,
        style=g.style,
        experience=g.experience,
        nationality=g.nationality,
        age=g.age,
        size=g.size,
        career=g.career,
        stats=list(g.stats),
        hit_points=g.full_hp(),
        minimum_bid=g.minimum_bid(),
        owner=None if g.owner < 0 else g.owner,
        fate=g.fate,
        wins=g.wins,
        bouts=g.bouts,
        rests=rests,
        healing=g.healing,
        fought=g.fought,
        won=g.won,
        superior=g.superior,
        history=[list(memory) for memory in g.history],
    )


def redeal(s: School, seat: Seat | None, stream: Stream) -> None:
    """Only a bout has anything hidden."""
    if s.fighters:
        redeal_duel(s, seat, stream)

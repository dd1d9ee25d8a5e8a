"""A campaign as plain data.

A campaign *is* a duel table (at most one bout is fought at a time) and more. What is more is replaced, never
changed in place: so a checkpoint in the middle of a bout copies the bout alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from munera.games.gladius.cards import TABLE, CardTable
from munera.games.gladius.state import Duel, Side
from munera.games.school.gladiators import ALIVE, RECRUITS, Gladiator, Recruits, fit, roster
from munera.kernel import Option, Seat

Offer = tuple[Seat, Seat, int, tuple[int, ...], int, tuple[int, ...]]
"""Maker, addressee, gold given, gladiators given, gold wanted, gladiators wanted."""

Honour = tuple[str, Seat, int, tuple[int, ...], tuple[int, ...]]
"""The award, who got it, the number that counted, the gladiators it was for; of a match, who was beaten."""

Account = tuple[Seat, str, int, str | int, int]
"""Whose gold, what for, how much (below zero: paid), about whom or which purse, for how many."""

START_GOLD = 50
STAGES: Final = (
    "founding",
    "slaves",
    "auction",
    "charity",
    "arena",
    "arranging",
    "pairing",
    "combat",
    "earnings",
    "upkeep",
    "trading",
    "training",
    "reputation",
    "over",
)
UPKEEP = 5
TRAINING = 5
FAME_FOR_CHEERS = 5  # points of fame behind for which the crowd's cheers give a hit point (GS-53)
MOST_CHEERS = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class School(Duel):
    """`stage` says which segment of the turn is being played; `phase` belongs to the bout."""

    __slots__ = (
        "accounts",
        "animals",
        "challenges",
        "conceded",
        "declined",
        "done",
        "fame",
        "fame_by_turn",
        "fighters",
        "gold",
        "honoured",
        "honours",
        "last_id",
        "lessons",
        "lots",
        "matches",
        "minimums",
        "names",
        "offered",
        "offers",
        "options",
        "pairs",
        "people",
        "pool",
        "recruits",
        "sale",
        "stage",
        "turn",
        "unpaired",
        "unsold",
        "victories",
    )
    shared: ClassVar[tuple[str, ...]] = (*Duel.shared, "recruits")
    later: ClassVar[tuple[str, ...]] = (
        *(
            *Duel.later,
            "accounts",
            "declined",
            "fame_by_turn",
            "honoured",
            "honours",
            "lessons",
            "sale",
            "victories",
        ),
    )
    saved_as: ClassVar[Mapping[str, str]] = {
        "conceded": "left",
        "fame_by_turn": "annals",
        "last_id": "made",
        "unpaired": "standing",
    }

    def __init__(
        self, seed: int | str = 0, schools: int = 0, cards: CardTable = TABLE, recruits: Recruits = RECRUITS
    ) -> None:
        super().__init__(seed, cards)
        self.recruits = recruits
        self.phase = "none"
        self.options: dict[str, Option] = {}
        self.stage = "founding"
        self.turn = 0
        self.gold: tuple[int, ...] = (START_GOLD,) * schools
        self.fame: tuple[int, ...] = (0,) * schools
        self.conceded: tuple[Seat, ...] = ()  # schools that gave up
        self.people: dict[int, Gladiator] = {}
        self.last_id = 0  # how many gladiators there have been: the last id
        self.names: tuple[str, ...] = ()  # names in use
        self.pool: tuple[int, ...] = ()  # rows of the ready-made table that may still come
        self.lots: tuple[int, ...] = ()  # slaves still to be auctioned this turn
        self.minimums: tuple[int, ...] = ()  # the minimum bids of this turn's slaves
        self.unsold: tuple[int, ...] = ()
        self.pairs: tuple[tuple[int, int], ...] = ()  # bouts still to be fought
        self.fighters: tuple[int, ...] = ()  # who is in the ring
        self.animals: tuple[int, ...] = ()  # who fights the animals
        self.unpaired: tuple[int, ...] = ()  # fighters sent who are not paired yet
        self.challenges: tuple[tuple[int, int], ...] = ()  # arranged pairing: challenger, challenged
        self.done: tuple[Seat, ...] = ()  # who is done with the open floor
        self.offers: tuple[Offer, ...] = ()
        self.offered: tuple[int, ...] = (0,) * schools  # offers made on this floor
        self.matches: tuple[tuple[Seat, str], ...] = ()  # this turn's matches: school, "won", "lost" or "animals"
        # what can be read in the books of the schools; no rule asks for it
        self.victories: tuple[tuple[Seat, int, int], ...] = ()  # this turn's: school, winner, loser
        self.honoured = 0  # the turn of the last awards,
        self.honours: tuple[Honour, ...] = ()  # and these
        self.fame_by_turn: tuple[tuple[int, ...], ...] = ((0,) * schools,)  # fame at the end of turn 0, 1, 2, ...
        self.accounts: tuple[Account, ...] = ()  # gold that came and went this turn
        self.sale: tuple[Any, ...] = ()  # the last auction of this turn: lot, bids, buyer, price
        self.lessons: tuple[tuple[int, int, int, str], ...] = ()  # the last training: who, die, total, stat learnt
        self.declined: tuple[Offer, ...] = ()  # this turn's offers that were their maker's latest, and declined

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        self.copy_duel(twin)
        twin.options, twin.stage, twin.turn = self.options, self.stage, self.turn
        twin.gold, twin.fame, twin.conceded = self.gold, self.fame, self.conceded
        twin.people, twin.last_id, twin.names, twin.pool = self.people, self.last_id, self.names, self.pool
        twin.lots, twin.minimums, twin.unsold, twin.pairs, twin.animals = (
            self.lots,
            self.minimums,
            self.unsold,
            self.pairs,
            self.animals,
        )
        twin.unpaired, twin.challenges, twin.done = self.unpaired, self.challenges, self.done
        twin.offers, twin.offered, twin.matches = self.offers, self.offered, self.matches
        twin.fighters = self.fighters
        twin.recruits, twin.victories, twin.fame_by_turn = self.recruits, self.victories, self.fame_by_turn
        twin.honoured, twin.honours, twin.accounts = self.honoured, self.honours, self.accounts
        twin.sale, twin.lessons, twin.declined = self.sale, self.lessons, self.declined
        return twin

    def load(self, data: Mapping[str, Any]) -> Self:
        super().load(data)
        self.people = {id: Gladiator(*row) for id, row in self.people.items()}
        if "annals" not in data:  # of an earlier release: all turns look like the last one
            self.fame_by_turn = ((0,) * len(self.gold), *(self.fame,) * max(0, self.turn - 1))
        return self

    # ---- queries

    def full_hp(self, side: Side) -> int:
        """A gladiator of the campaign may have lost hit points for good; a beast has its own."""
        if side < len(self.fighters):
            return self.people[self.fighters[side]].full_hp() + self.cheers(side)
        return super().full_hp(side)

    def cheers(self, side: Side) -> int:
        """The hit points that cheers give this side of a match against a more famous school (GS-53)."""
        if not self.options.get("underdogs") or len(self.fighters) < 2:
            return 0
        own, foe = (self.fame[self.owner[one]] for one in (side, 1 - side))
        return min(MOST_CHEERS, max(0, foe - own) // FAME_FOR_CHEERS)

    @property
    def schools(self) -> range:
        return range(len(self.gold))

    @property
    def last_turn(self) -> int:
        return int(str(self.options["turns"]))

    @property
    def active_schools(self) -> list[Seat]:
        return [seat for seat in self.schools if seat not in self.conceded]

    def roster(self, seat: Seat) -> list[Gladiator]:
        """A school's living gladiators, oldest member first."""
        return roster(self.people.values(), seat)

    def has(self, seat: Seat, ids: Iterable[int]) -> bool:
        """Are all of these living gladiators of that school?"""
        for id in ids:
            g = self.people.get(id)
            if g is None or g.owner != seat or g.fate != ALIVE:
                return False
        return True

    def fit(self, seat: Seat) -> list[Gladiator]:
        """The gladiators of a school that may be sent to the arena this turn."""
        return fit(self.people.values(), seat, self.turn)

    # ---- verbs

    def put(self, *gladiators: Gladiator) -> None:
        """Replace these gladiators by changed copies, or enter new ones."""
        people = self.people.copy()
        for g in gladiators:
            people[g.id] = g
        self.people = people

    def pay(self, seat: Seat, amount: int, what: str, about: str | int = "", count: int = 1) -> None:
        """Give a school gold, or take it if the amount is negative; the accounts of this turn show it."""
        gold = list(self.gold)
        gold[seat] += amount
        assert gold[seat] >= 0, "gold is never below zero"
        self.gold = tuple(gold)
        if amount:
            self.accounts = (*self.accounts, (seat, what, amount, about, count))

    def add_fame(self, seat: Seat, points: int) -> None:
        fame = list(self.fame)
        fame[seat] += points
        self.fame = tuple(fame)

    def add_gladiator(self, gladiator: Gladiator) -> Gladiator:
        """Enter a new gladiator, with a name that nobody else has."""
        self.last_id += 1
        names = self.recruits.names[gladiator.nationality]
        free = [name for name in names if name not in self.names]
        name = self.choice(free) if free else f"{names[self.last_id % len(names)]} {roman(self.last_id)}"
        self.names = (*self.names, name)
        gladiator = gladiator._replace(id=self.last_id, name=name)
        self.put(gladiator)
        return gladiator

    def gain_experience(self, gladiator: Gladiator) -> tuple[Gladiator, int]:
        """Add an experience point and roll once for a stat. Returns the changed gladiator and the die."""
        die = self.roll()
        return gladiator._replace(experience=gladiator.experience + 1).with_stat(die - 1, 1), die

    def everyone(self, ids: Iterable[int]) -> list[Gladiator]:
        return [self.people[id] for id in ids]


def roman(number: int) -> str:
    """A number in Roman numerals."""
    out = ""
    for value, letters in (
        (100, "C"),
        (90, "XC"),
        (50, "L"),
        (40, "XL"),
        (10, "X"),
        (9, "IX"),
        (5, "V"),
        (4, "IV"),
        (1, "I"),
    ):
        out += letters * (number // value)
        number %= value
    return out

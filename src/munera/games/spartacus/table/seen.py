"""A table as one seat sees it: made from a view, and asked like the true one.

What a view does not tell is left empty: others' hands, the decks, hexes already moved in a turn, who fell in which
order. A concealed purse holds what the reader reckons (`purses`), or nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from munera.games.spartacus.cards.table import ARENA
from munera.games.spartacus.combat.bout import NO_BOUT, NO_STRIKE, Bout, Fighter, Strike
from munera.games.spartacus.ruleset import Ruleset
from munera.games.spartacus.sight_types import AssetView, FighterSeen, PreparedSeen, SpartacusSeen
from munera.games.spartacus.table.records import NOBODY, Asset, Declared, Prepared, Scheme
from munera.games.spartacus.table.state import counted
from munera.kernel import Seat

LAST: Final[dict[Seat, tuple[list[AssetView], list[Asset]]]] = {}
"""The cards of each seat that were looked at last, as they were written, and as they were made of that."""


def asset(it: AssetView, owner: Seat) -> Asset:
    """A card of a house."""
    return Asset(
        it["id"],
        it["card"],
        owner,
        it["ready"],
        it["injured"],
        it["favour"],
        it["champion"],
        it["committed"],
    )


class SeenTable:
    """The table as one seat sees it: a view that answers the same questions as the true table."""

    def __init__(self, rules: Ruleset, view: SpartacusSeen, purses: Sequence[int] = ()) -> None:
        self.rules, self.view = rules, view
        rows = view["houses"]
        self.seats = range(len(rows))
        self.houses = [row["house"] for row in rows]
        self.influence = [row["influence"] for row in rows]
        self.staked = [row["staked"] for row in rows]
        guessed = purses or (0,) * len(rows)  # where a purse is concealed
        self.coins = [
            max(0, guessed[seat] if row["coins"] is None else row["coins"]) for seat, row in enumerate(rows)
        ]
        self._made: list[list[Asset] | None] = [None] * len(rows)

    def _owned(self, seat: Seat) -> list[Asset]:
        """The cards of a house, made when somebody asks: bots look at many tables, and at few houses of each."""
        owned = self._made[seat]
        if owned is None:
            owned = self._made[seat] = self.made(seat)
        return owned

    def made(self, seat: Seat) -> list[Asset]:
        """The cards of a house, made again only if they are written anew since somebody looked (`sight.Last`)."""
        rows = self.view["houses"][seat]["assets"]
        known, found = LAST.get(seat, ([], []))
        if rows is not known:
            found = [asset(it, seat) for it in rows]
            LAST[seat] = (rows, found)
        return found

    @cached_property
    def assets(self) -> dict[int, Asset]:
        return {a.id: a for seat in self.seats for a in self._owned(seat)}

    @property
    def phase(self) -> str:
        return self.view["phase"]

    @property
    def step(self) -> str:
        return self.view["step"]

    # ---- houses

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        return (*self.seats[first:], *self.seats[:first])

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        return self.clockwise(seat)[1:]

    def wealth(self, seat: Seat) -> int:
        return self.coins[seat] + self.staked[seat]

    def hand_count(self, seat: Seat) -> int:
        return self.view["houses"][seat]["hand"]

    def requirement(self, seat: Seat, card: str) -> int:  # noqa: ARG002
        return self.rules.cards[card].requirement

    def of(self, seat: Seat) -> list[Asset]:
        return self._owned(seat)[:]

    def ready(self, seat: Seat, *kinds: str) -> list[Asset]:
        titles = self.rules.kinds[kinds[0]]
        if len(kinds) == 1:
            return [a for a in self._owned(seat) if a.ready and a.card in titles]
        return [a for a in self._owned(seat) if a.ready and self.rules.cards[a.card].kind in kinds]

    def free(self, seat: Seat, *kinds: str) -> list[Asset]:
        return [a for a in self.ready(seat, *kinds) if not a.committed]

    def count(self, seat: Seat, kind: str) -> int:
        return counted(self.rules, (a.card for a in self.ready(seat, kind)))

    def lies_in_pile(self, kind: str) -> bool:
        return any(self.rules.cards[card].kind == kind for card in self.view["intrigue_discard"])

    def highest_wager(self, seat: Seat, field: int) -> int:  # noqa: ARG002
        return ARENA.highest_wager

    # ---- schemes

    def mark(self, it: PreparedSeen) -> Prepared:
        """A scheme that lies face down; for who has not seen it without its card."""
        return Prepared(it["number"], it["card"] or "", tuple(it["pledged"]), discount=it["discount"])

    def announced(self) -> Scheme | None:
        """The scheme that lies face up."""
        it = self.view["scheme"]
        if it is None:
            return None
        mark = Prepared(0, it["card"], tuple(it["pledged"]), discount=it["discount"])
        return Scheme(it["seat"], mark, tuple(it["targets"]), it["confirmed"])

    def declared(self) -> list[Declared]:
        """Reactions and guards that have not been applied yet."""
        return [Declared(it["seat"], it["card"], "", _seat(it["target"])) for it in self.view["declared"]]

    # ---- the sand

    @cached_property
    def fighters(self) -> tuple[Fighter, ...]:
        return tuple(self._fighter(it) for it in self.view["fighters"])

    def _fighter(self, it: FighterSeen) -> Fighter:
        attack, defence, speed = it["pools"]
        return Fighter(
            it["seat"],
            it["asset"],
            it["card"],
            (attack, defence, speed),
            it["hex"],
            tuple(it["gear"]),
            tuple(it["spent"]),
            _seat(it["team"]),
            it["level"],
        )

    @cached_property
    def bout(self) -> Bout:
        it = self.view["bout"]
        if it is None:
            return NO_BOUT
        return Bout(
            it["kind"],
            it["round"],
            it["radius"],
            it["quiet"],
            tuple(it["order"]),
            it["acted"],
            it["struck"],
            it["moved"],
            it["attacked"],
            _seat(it["winner"]),
            tuple(tuple(dice) for dice in it["rolls"]),
            _seat(it["first"]),
        )

    @cached_property
    def strike(self) -> Strike:
        it = self.view["strike"]
        if it is None:
            return NO_STRIKE
        return Strike(
            _seat(it["attacker"]),
            _seat(it["defender"]),
            it["speed"],
            it["agile"],
            tuple(it["attack"]),
            tuple(it["defence"]),
            it["wounds"],
            _seat(it["victim"]),
            it["counter"],
        )


def _seat(seat: Seat | None) -> Seat:
    """A seat, side or team; views say None where there is nobody."""
    return NOBODY if seat is None else seat

"""Pairings that are solved together: combatants who differ in their dice only, and what works once.

Who has used up a piece of equipment that works once stands there as if they had never had it, and who has lost
dice as one who began with fewer. So one large duel holds the beginning of many. A *family* is a kind of combatant
(all who differ in nothing but dice) with what they keep: per slot one piece that works always, or any of those
that work once. Its side of a duel begins with all dice and all marks that any of them has; each member is a body
and a mask in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from munera.games.spartacus.arena.fight import NONE
from munera.games.spartacus.combat.combat import SLOTS
from munera.games.spartacus.rulebook import BOOK
from munera.odds.spartacus.arena.facts import Duel, Loadout, Pools, Side, by_net, losing_of
from munera.odds.spartacus.arena.rolls import MOST
from munera.odds.spartacus.arena.table import kind_of


class Family(NamedTuple):
    """The loadouts that are solved as one side. `variants`: the outfits of which each has some of their marks."""

    members: tuple[Loadout, ...]
    variants: tuple[Loadout, ...]


class Member(NamedTuple):
    """Where a loadout begins: the number of its dice and its mask, in the side of its family."""

    it: Loadout
    body: int
    mask: int


class Pair(NamedTuple):
    """A duel of two families."""

    duel: Duel
    members: tuple[tuple[Member, ...], tuple[Member, ...]]


def families(loadouts: Sequence[Loadout]) -> list[Family]:
    """All loadouts, by family."""
    cards = BOOK.rules.cards
    found: dict[object, list[Loadout]] = {}
    for it in loadouts:
        kept = tuple(NONE if piece == NONE or cards[piece].exhausts else piece for piece in it[1:])
        found.setdefault((repr(kind_of(BOOK.rules, it.card)), kept), []).append(it)
    return [Family(tuple(members), tuple(_variants(members))) for members in found.values()]


def _variants(members: Sequence[Loadout]) -> Iterator[Loadout]:
    """For each combatant, outfits with as much as can be worn at a time, so that all marks come up."""
    worn = [sorted({it[1 + slot] for it in members}) for slot in range(len(SLOTS))]
    most = [[piece for piece in pieces if piece != NONE] or [NONE] for pieces in worn]
    for card in dict.fromkeys(it.card for it in members):
        for outfit in product(*most):
            yield Loadout(card, *outfit)


def pair(one: Family, two: Family) -> Pair:
    """A duel of two families."""
    rivals = two.variants[0].card, one.variants[0].card
    fullest = [
        max(family.variants, key=lambda it: len(_side(it, rival).modes))
        for family, rival in zip((one, two), rivals, strict=True)
    ]
    duel = Duel(BOOK, fullest[0], fullest[1], "total")
    whole = tuple(_whole(family, rival) for family, rival in zip((one, two), rivals, strict=True))
    for side, merged in zip(duel.sides, whole, strict=True):
        _same(side, merged)
    duel.sides = (whole[0], whole[1])
    members = tuple(_members(family, side) for family, side in zip((one, two), whole, strict=True))
    return Pair(duel, (members[0], members[1]))


SAME: Final = ("least", "agile", "forces", "last_stand", "pierces", "tactician")


def _same(one: Side, two: Side) -> None:
    if any(getattr(one, name) != getattr(two, name) for name in SAME):
        raise ValueError("combatants that are not of one kind")


@cache
def _side(it: Loadout, rival: str) -> Side:
    """What a loadout can do against this combatant, who wears the same."""
    return Duel(BOOK, it, it._replace(card=rival), "total").sides[0]


@cache
def _whole(family: Family, rival: str) -> Side:
    """One side that holds those of all variants."""
    sides = [_side(it, rival) for it in family.variants]
    bodies = tuple(sorted({pools for side in sides for pools in side.bodies}))
    places = {pools: place for place, pools in enumerate(bodies)}
    masks = sorted({mask for side in sides for mask in side.masks}, key=by_net)
    steps: dict[tuple[int, Pools], int] = {}
    for side in sides:
        for mask, row in zip(side.masks, side.steps, strict=True):
            for pools, gone in zip(side.bodies, row, strict=True):
                if steps.setdefault((mask, pools), gone) != gone:
                    raise ValueError("the same dice and marks, but other moves")
    modes = max((side.modes for side in sides), key=len)
    for side in sides:
        _same(side, sides[0])
        if side.modes != modes[: len(side.modes)]:
            raise ValueError("attacks that are not the same")
    return sides[0]._replace(
        bodies=bodies,
        masks=tuple(masks),
        steps=tuple(tuple(steps[mask, pools] for pools in bodies) for mask in masks),
        losing=tuple(tuple(losing_of(places, pools, wounds) for pools in bodies) for wounds in range(MOST + 1)),
        modes=modes,
        extra=max(side.extra for side in sides),
        ignores=max(side.ignores for side in sides),
        marks={card: mark for side in sides for card, mark in side.marks.items()},
    )


def _members(family: Family, side: Side) -> tuple[Member, ...]:
    """Where each loadout of a family begins in its side."""
    pieces = BOOK.rules.equipment
    always = sum(mark for card, mark in side.marks.items() if card not in pieces)  # of an ability
    found = []
    for it in family.members:
        card = BOOK.rules.cards[it.card]
        mask = always + sum(side.marks.get(piece, 0) for piece in it.gear)
        body = side.bodies.index((card.attack, card.defence, card.speed))
        found.append(Member(it, body, side.masks.index(mask)))
    return tuple(found)

"""The reputation segment, the end of a turn, and the end of the campaign."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from munera.games.school.gladiators import DEAD, Gladiator
from munera.games.school.state import Honour, School
from munera.kernel import Seat

AWARDS = ("gold", "gladiators", "match", "experience", "charisma")  # in the order in which they are given


async def reputation(s: School) -> None:
    """The five awards of fame. Everybody who is tied gets the point; 0 gold or gladiators win nothing (GS-32)."""
    schools = s.active_schools
    given: list[Honour] = []
    given += [("gold", seat, s.gold[seat], (), ()) for seat in best(schools, [s.gold[seat] for seat in schools])]
    sizes = [len(s.roster(seat)) for seat in schools]
    given += [("gladiators", seat, len(s.roster(seat)), (), ()) for seat in best(schools, sizes)]
    given += matches_won(s)
    stars = [g for seat in schools for g in s.roster(seat) if g.fought]  # they count only if they fought (GS-33)
    given += starring("experience", [g.experience for g in stars], stars)
    given += starring("charisma", [g.charisma for g in stars], stars)
    given = [honour for honour in given if honour[1] not in s.conceded]
    if given:
        s.honoured, s.honours = s.turn, tuple(given)
    for what, seat, *_ in given:
        s.add_fame(seat, 1)
        s.tell("fame", seat, what, s.fame[seat])
    s.fame_by_turn = (*s.fame_by_turn, s.fame)
    end_turn(s)


def matches_won(s: School) -> list[Honour]:
    """The award for matches won this turn: a point for each. Saves of 0.1.0 do not tell who won against whom."""
    won = [seat for seat, result in s.matches if result == "won"]
    if len(won) != len(s.victories):
        return [("match", seat, 1, (), ()) for seat in won]
    return [("match", seat, 1, (winner,), (loser,)) for seat, winner, loser in s.victories]


def starring(award: str, levels: Sequence[int], stars: Sequence[Gladiator]) -> list[Honour]:
    """A point for each school that has one of the best of those who fought."""
    if not stars:
        return []
    top = max(levels)
    first = [g for g, level in zip(stars, levels, strict=True) if level == top]
    seats = sorted({g.owner for g in first})  # the best of those who fought may have a level of 0
    return [(award, seat, top, tuple(g.id for g in first if g.owner == seat), ()) for seat in seats]


def best(seats: Sequence[Seat], values: Sequence[int]) -> list[Seat]:
    """The seats with the highest value above zero, each once."""
    top = max(values, default=0)
    return sorted({seat for seat, value in zip(seats, values, strict=True) if value == top and top > 0})


def end_turn(s: School) -> None:
    """Clear what was kept for this turn, and begin the next one or end the campaign."""
    touched = [g for g in s.people.values() if g.healing or g.fought or g.won or g.superior]
    s.put(*(g._replace(healing=False, fought=False, won=False, superior=False) for g in touched))
    s.matches, s.victories, s.sale = (), (), ()
    s.stage = "slaves"
    if s.turn >= s.last_turn or len(s.active_schools) < 2:
        s.stage = "over"
        s.tell("campaign_over", *winners(s))


class Rank(NamedTuple):
    """What decides a campaign: fame; tied: gold, then total wins, then total experience of the living (GS-34).

    `present`: a school that gave up is behind all.
    """

    present: int
    fame: int
    gold: int
    wins: int
    experience: int


def rank(s: School, seat: Seat) -> Rank:
    """What a school is ranked by."""
    own = [g for g in s.people.values() if g.owner == seat]
    living = sum(g.experience for g in s.roster(seat))
    return Rank(int(seat not in s.conceded), s.fame[seat], s.gold[seat], sum(g.wins for g in own), living)


def places(s: School) -> list[int]:
    """The place of every school, from 1; equal ones share theirs."""
    order = [rank(s, seat) for seat in s.schools]
    return [1 + sum(other > own for other in order) for own in order]


def winners(s: School) -> list[Seat]:
    """The schools with the highest rank; those still tied share the victory."""
    top = max(rank(s, seat) for seat in s.schools)
    return [seat for seat in s.schools if rank(s, seat) == top]


class Tie(NamedTuple):
    """Why the first of equally famous schools is before the next one: what decided, and how much each has."""

    seat: Seat
    fame: int
    by: str
    more: int
    less: int


def tie_break(s: School) -> Tie | None:
    """Why the winner is ahead of an equally famous school; None where fame alone decided, or nothing could."""
    order = places(s)
    if 2 not in order:
        return None
    seat = order.index(1)
    first, second = rank(s, seat), rank(s, order.index(2))
    if not second.present or first.fame != second.fame:
        return None
    both = (("gold", first.gold, second.gold), ("wins", first.wins, second.wins))
    for by, more, less in (*both, ("experience", first.experience, second.experience)):
        if more > less:
            return Tie(seat, first.fame, by, more, less)
    return None


class Tally(NamedTuple):
    """What a school has brought about in a campaign. `best`: the gladiator with the most victories, or 0."""

    bouts: int
    wins: int
    dead: int
    best: int


def tally(s: School, seat: Seat) -> Tally:
    own = [g for g in s.people.values() if g.owner == seat]
    order = sorted(own, key=lambda g: (-g.wins, -g.experience))
    dead = sum(g.fate == DEAD for g in own)
    return Tally(sum(g.bouts for g in own), sum(g.wins for g in own), dead, order[0].id if order else 0)

"""The reputation segment, the end of a turn, and the end of the campaign."""

from __future__ import annotations

from collections.abc import Sequence

from munera.games.school.state import School
from munera.kernel import Seat


async def reputation(s: School) -> None:
    """The five awards of fame. Everybody who is tied gets the point; nobody wins with nothing (GS-32)."""
    schools = s.active_schools
    award(s, "gold", best(schools, [s.gold[seat] for seat in schools]))
    award(s, "gladiators", best(schools, [len(s.roster(seat)) for seat in schools]))
    for seat, result in s.matches:
        if result == "won":
            award(s, "match", [seat])
    stars = [g for seat in schools for g in s.roster(seat) if g.fought]  # they count only if they fought (GS-33)
    award(s, "experience", best([g.owner for g in stars], [g.experience for g in stars]))
    award(s, "charisma", best([g.owner for g in stars], [g.charisma for g in stars]))
    end_turn(s)


def best(seats: Sequence[Seat], values: Sequence[int]) -> list[Seat]:
    """The seats with the highest value above zero, each once."""
    top = max(values, default=0)
    return sorted({seat for seat, value in zip(seats, values, strict=True) if value == top and top > 0})


def award(s: School, what: str, seats: Sequence[Seat]) -> None:
    for seat in seats:
        if seat not in s.left:
            s.praise(seat, 1)
            s.tell("fame", seat, what, s.fame[seat])


def end_turn(s: School) -> None:
    """What was about this turn is over."""
    s.put(*(g._replace(healing=False, fought=False, won=False, superior=False) for g in s.people.values()))
    s.matches = ()
    s.stage = "slaves"
    if s.turn >= s.last_turn or len(s.active_schools) < 2:
        s.stage = "over"
        s.tell("campaign_over", *winners(s))


def standing(s: School, seat: Seat) -> tuple[int, ...]:
    """Fame; tied: gold, then total wins, then total experience (GS-34). A school that gave up is behind all."""
    own = [g for g in s.people.values() if g.owner == seat]
    present = int(seat not in s.left)
    living = sum(g.experience for g in s.roster(seat))
    return present, s.fame[seat], s.gold[seat], sum(g.wins for g in own), living


def places(s: School) -> list[int]:
    """The place of every school, from 1; equal ones share theirs."""
    order = [standing(s, seat) for seat in s.schools]
    return [1 + sum(other > own for other in order) for own in order]


def winners(s: School) -> list[Seat]:
    """Whoever stands highest; still tied, they share it."""
    top = max(standing(s, seat) for seat in s.schools)
    return [seat for seat in s.schools if standing(s, seat) == top]

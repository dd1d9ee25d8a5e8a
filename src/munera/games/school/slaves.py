"""Founding the schools, and the slave segment: new gladiators become available."""

from __future__ import annotations

from munera.games.school.gladiators import ALIVE, Gladiator, ready_made, roll_up, row_of
from munera.games.school.state import School


async def founding(s: School) -> None:
    """Found the schools: fifty gold and one gladiator each, ready-made or rolled up like a new slave (GS-02)."""
    s.pool = tuple(s.recruits.rows)
    for seat in s.schools:
        new = roll_up(s) if s.options["slaves"] == "rolled" else take_ready_made(s)
        founder = s.add_gladiator(new)
        s.put(founder._replace(owner=seat).remember(0, "founder", seat))
        s.tell("founder", seat, founder.id, founder.name, founder.style, already_known_to=())
    s.stage = "slaves"


async def slave_segment(s: School) -> None:
    """Roll a die: so many new gladiators are offered this turn."""
    s.turn += 1
    s.accounts, s.declined = (), ()
    s.tell("new_turn", s.turn)
    count = s.roll()
    s.tell("slaves", count, already_known_to=())
    offered = []
    for _ in range(count):
        new = s.add_gladiator(roll_up(s) if s.options["slaves"] == "rolled" else take_ready_made(s))
        if new.career == "citizen":  # the surcharge is rolled once, and shown before the bidding (GS-06)
            new = new._replace(surcharge=sum(s.dice(2)))
            s.put(new)
        s.tell("slave", new.id, new.name, new.style, new.minimum_bid(), already_known_to=())
        offered.append(new.id)
    s.lots, s.unsold, s.stage = tuple(offered), (), "auction"
    s.minimums = tuple(g.minimum_bid() for g in s.everyone(offered))


def take_ready_made(s: School) -> Gladiator:
    """Three dice find a row; one that is taken is rolled again. The dead return when none is left (GS-07).

    If all of them live in schools, a gladiator is rolled up by the attribute tables.
    """
    if not s.pool:
        alive = {g.row for g in s.people.values() if g.fate == ALIVE}
        s.pool = tuple(row for row in s.recruits.rows if row not in alive)
        s.tell("pool_renewed", len(s.pool))
    if not s.pool:
        return roll_up(s)
    while (row := row_of(s.roll(), s.roll(), s.roll())) not in s.pool:
        pass
    at = s.pool.index(row)
    s.pool = s.pool[:at] + s.pool[at + 1 :]
    return ready_made(row, s.recruits)

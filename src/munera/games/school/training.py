"""The training segment."""

from __future__ import annotations

from munera.games.school.choice import Subset
from munera.games.school.gladiators import STAT_TABLE, Gladiator
from munera.games.school.state import TRAINING, School
from munera.kernel import Ask, ask_sealed

BRACKETS = ((20, -3), (15, -2), (10, -1))  # only the highest that he has reached (GS-25)


async def training(s: School) -> None:
    """Owners may pay five gold for extra training, once per gladiator (GS-26); then one die for each gladiator."""
    owners = [seat for seat in s.active_schools if s.roster(seat) and s.gold[seat] >= TRAINING]
    chosen = await ask_sealed(
        [
            Ask(
                seat,
                "train",
                lambda seat: Subset([g.id for g in s.roster(seat)], s.gold[seat] // TRAINING),
                rule="GS-26",
            )
            for seat in owners
        ]
    )
    extra: set[int] = set()
    for seat, ids in zip(owners, chosen, strict=True):
        s.pay(seat, -TRAINING * len(ids))
        s.tell("trains_extra", seat, *ids, knew=(seat,))
        extra |= set(ids)
    for seat in s.active_schools:
        for g in s.roster(seat):
            train(s, g, g.id in extra)
    s.stage = "reputation"


def train(s: School, g: Gladiator, extra: bool) -> None:
    """4 to 6 gains an experience point, and with it a roll on the stat table."""
    die = s.roll()
    total = die + modifier(g, extra)
    s.tell("trains", g.id, die, total, knew=())
    if total >= 4:
        g, stat = s.gain_experience(g)
        s.put(g.remember(s.turn, "trained", STAT_TABLE[stat - 1]))
        s.tell("learns", g.id, STAT_TABLE[stat - 1], g.experience, knew=())


def modifier(g: Gladiator, extra: bool) -> int:
    """Everything that is added to a training roll."""
    bracket = next((change for least, change in BRACKETS if g.experience >= least), 0)
    return extra + g.won + g.superior - (g.age == "older") - 2 * g.healing + bracket

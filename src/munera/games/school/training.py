"""The training segment: every gladiator rolls for experience, and owners may pay for extra training."""

from __future__ import annotations

from munera.games.school.choice import Subset
from munera.games.school.gladiators import STAT_TABLE, Gladiator
from munera.games.school.state import TRAINING, School
from munera.kernel import Ask, ask_sealed

TRAINED = 4  # the least total of die and modifiers that gains an experience point
HEALING = 2  # what is taken off the roll of who was brought to few hit points in this turn (GS-TRAINING-8)
EXPERIENCE_PENALTIES = (
    (20, -3),
    (15, -2),
    (10, -1),
)  # from so much experience on, so much is taken off the roll; only the first that fits counts (GS-25)


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
        s.pay(seat, -TRAINING * len(ids), "trained", count=len(ids))
        s.tell("trains_extra", seat, *ids, already_known_to=(seat,))
        extra |= set(ids)
    if any(s.roster(seat) for seat in s.active_schools):
        s.lessons = ()  # where nobody trains, what came of the last training stays
    for seat in s.active_schools:
        for g in s.roster(seat):
            train(s, g, g.id in extra)
    s.stage = "reputation"


def train(s: School, g: Gladiator, extra: bool) -> None:
    """Roll for one gladiator: 4 to 6 gains an experience point, and with it a roll on the stat table."""
    die = s.roll()
    total = die + modifier(g, extra)
    s.tell("trains", g.id, die, total, already_known_to=())
    learnt = ""
    if total >= TRAINED:
        g, stat = s.gain_experience(g)
        learnt = STAT_TABLE[stat - 1]
        s.put(g.remember(s.turn, "trained", learnt))
        s.tell("learns", g.id, learnt, g.experience, already_known_to=())
    s.lessons = (*s.lessons, (g.id, die, total, learnt))


def modifiers(g: Gladiator, extra: bool) -> dict[str, int]:
    """Everything that may be added to a training roll, by reason."""
    return {
        "extra": int(extra),
        "won": int(g.won),
        "superior": int(g.superior),
        "older": -int(g.age == "older"),
        "healing": -HEALING * g.healing,
        "grown": next((change for least, change in EXPERIENCE_PENALTIES if g.experience >= least), 0),
    }


def modifier(g: Gladiator, extra: bool) -> int:
    """Everything that is added to a training roll."""
    return sum(modifiers(g, extra).values())


def needs(g: Gladiator, extra: bool) -> int:
    """What the die must show at least; 1 or less always succeeds, 7 or more never."""
    return TRAINED - modifier(g, extra)


def extra_helps(g: Gladiator) -> bool:
    """Can extra training make the difference: is there a die that brings the point only with it?"""
    return 1 <= needs(g, extra=True) <= 6

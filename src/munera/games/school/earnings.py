"""The earnings segment: purses, charisma, upkeep, and the trades after it."""

from __future__ import annotations

from collections.abc import Iterable

from munera.games.school.gladiators import RELEASED, Gladiator
from munera.games.school.state import UPKEEP, School
from munera.games.school.trade import Floor, lapse
from munera.kernel import Ask, Seat, ask, ask_any

PURSE = {"won": 4, "lost": 2, "animals": 2}  # dice
DIE = 3.5  # gold that a die brings on average
PAID = ("trading", "training", "reputation", "over")  # stages in which everybody's upkeep is paid


async def earnings(s: School) -> None:
    """Four dice of gold for a match won, two for one lost or for the animals; a die per level of charisma."""
    for seat, result in s.matches:
        earn(s, seat, result, PURSE[result])
    for seat in s.active_schools:
        crowd = sum(g.charisma for g in s.roster(seat) if g.fought)
        if crowd:
            earn(s, seat, "charisma", crowd)
    s.stage = "upkeep"


def earn(s: School, seat: Seat, what: str, dice: int) -> None:
    if seat not in s.conceded:
        gold = sum(s.dice(dice))
        s.pay(seat, gold, "earned", what)
        s.tell("earns", seat, what, gold, already_known_to=())


def expected(fighters: Iterable[Gladiator], result: str) -> float:
    """What these fighters earn on average if each match ends with this result."""
    return sum(DIE * (PURSE[result] + g.charisma) for g in fighters)


def cost_of(s: School, seat: Seat) -> int:
    """What the gladiators of a school cost each turn."""
    return len(s.roster(seat)) * UPKEEP


def due(s: School, seat: Seat) -> int:
    """The upkeep that a school has still to pay this turn."""
    paid = s.stage in PAID or any(account[:2] == (seat, "upkeep") for account in s.accounts)
    return 0 if paid else cost_of(s, seat)


async def upkeep(s: School) -> None:
    """Five gold for each gladiator. Who cannot be paid is released to nowhere, by the owner's choice (GS-29)."""
    for seat in s.active_schools:
        while cost_of(s, seat) > s.gold[seat]:
            weakest_first = sorted(s.roster(seat), key=lambda g: (g.experience, g.id))
            gone = await ask(seat, "release", tuple(g.id for g in weakest_first), rule="GS-29")
            s.put(s.people[gone]._replace(fate=RELEASED).remember(s.turn, "released", seat))
            s.tell("released", gone, seat, already_known_to=(seat,))
        if cost := cost_of(s, seat):
            s.pay(seat, -cost, "upkeep", count=len(s.roster(seat)))
            s.tell("upkeep", seat, cost)
    s.offers, s.done, s.offered = (), (), (0,) * len(s.gold)
    s.stage = "trading"


async def trading(s: School) -> None:
    """One step of the open floor: offer, accept, decline, withdraw, or be done. Trades are by consent (GS-31).

    Whoever is done is asked again only to answer an offer made to them; when all are done the floor closes.
    """
    schools, addressed = s.active_schools, {offer[1] for offer in s.offers}
    floor = [seat for seat in schools if seat not in s.done or seat in addressed]
    if len(schools) < 2 or all(seat in s.done for seat in schools):
        lapse(s, s.offers)
        s.done, s.stage = (), "training"
        return
    seat, move = await ask_any([Ask(seat, "trade", lambda seat: Floor(s, seat), rule="GS-31") for seat in floor])
    Floor(s, seat).do(move)

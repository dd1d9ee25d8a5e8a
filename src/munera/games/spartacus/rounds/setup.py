"""Setup: houses, starting assets, decks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from munera.games.spartacus.cards.table import (
    BASE,
    GLADIATOR,
    INTRIGUE,
    MARKET,
    SLAVE,
    TRACK,
)
from munera.games.spartacus.table.asking import choose
from munera.games.spartacus.table.records import GUARD_CARD
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Question, Seat, Segment

ASKS = {"house": Question(answer=("house",))}
EVENTS = {
    "roll_off": ("seats", "dice"),
    "first_host": ("seat",),
    "takes_house": ("seat", "house"),
    "given_house": ("seat", "house"),
    "starts_with": ("seat", "coins", "influence"),
    "starting_asset": ("seat", "asset", "card"),
}
TERMS = {"house": tuple(BASE.houses)}


async def set_up(s: Spartacus) -> None:
    """The first Host is rolled for; then the houses are taken, and everybody gets the starting assets."""
    s.host = roll_off(s, s.seats)
    s.tell("first_host", s.host)
    await take_houses(s)
    start = TRACK.start[str(s.option("type"))]
    for seat in s.seats:
        s.influence[seat] = start
        s.coins[seat] = s.rules.houses[s.houses[seat]].coins
        s.tell("starts_with", seat, s.coins[seat], start)
    s.market, s.intrigue = s.box.whole(MARKET), s.box.whole(INTRIGUE)
    deal(s, GLADIATOR, [s.rules.houses[s.houses[seat]].gladiators for seat in s.seats])
    deal(s, SLAVE, [s.rules.houses[s.houses[seat]].slaves for seat in s.seats])
    for seat in s.priority():
        for _ in range(s.rules.houses[s.houses[seat]].guards):
            s.intrigue.remove(GUARD_CARD)
            s.tell("starting_asset", seat, s.create(GUARD_CARD, seat).id, GUARD_CARD)
    s.shuffle_deck(s.market)
    s.shuffle_deck(s.intrigue)
    s.round = 1
    s.phase, s.step = "upkeep", "refresh"


async def take_houses(s: Spartacus) -> None:
    """Give out the houses: by choice, the first Host first; by lot; or as the table said (SP-OPTION-1)."""
    how, free = s.option("houses"), sorted(s.box.houses)
    if how == "roll":
        for seat in s.priority():
            house = free[0] if len(free) == 1 else await choose(s, seat, "house", tuple(free), None, "SP-SETUP-1")
            free.remove(house)
            s.houses[seat] = house
            s.tell("takes_house", seat, house, already_known_to=(seat,))
        return
    if how == "random":
        s.shuffle(free)
    else:
        free = [str(s.option(f"house_{seat + 1}")) for seat in s.seats]
    for seat in s.seats:
        s.houses[seat] = free[seat]
        s.tell("given_house", seat, free[seat], already_known_to=())


def deal(s: Spartacus, kind: str, numbers: Sequence[int]) -> None:
    """The white-bordered cards of a kind are shuffled and dealt; what is left stays in the Market deck."""
    cards = s.box.starting(kind)
    s.shuffle_deck(cards)
    for seat in s.priority():
        for _ in range(numbers[seat]):
            card = s.draw_top(cards)
            s.market.remove(card)
            s.tell("starting_asset", seat, s.create(card, seat).id, card, already_known_to=())


def roll_off(s: Spartacus, seats: Sequence[Seat]) -> Seat:
    """Roll a die for each of these seats; the highest wins, and those who are tied roll again (SP-68)."""
    tied = tuple(seats)
    while len(tied) > 1:
        dice = s.dice(len(tied))
        s.tell("roll_off", tied, tuple(dice), already_known_to=())
        tied = tuple(seat for seat, die in zip(tied, dice, strict=True) if die == max(dice))
    return tied[0]


SEGMENTS: dict[tuple[str, str], Callable[[Spartacus], Segment]] = {("setup", "setup"): set_up}

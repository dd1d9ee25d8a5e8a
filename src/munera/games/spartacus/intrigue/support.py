"""What can be done for a scheme before it is confirmed: others are asked for support, and discounts are taken."""

from __future__ import annotations

from itertools import product
from typing import Final

from munera.games.spartacus.cards.table import Power
from munera.games.spartacus.deals import promises
from munera.games.spartacus.intrigue.marks import change, lies_open, marked
from munera.games.spartacus.ruleset import Improver
from munera.games.spartacus.table.asking import NO, YES, choose_sealed
from munera.games.spartacus.table.facts import TableFacts
from munera.games.spartacus.table.records import Prepared
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Ask, Option, Question, Seat

REQUEST, BRIBE, CUNNING = "request", "bribe", "cunning"
MOST_REQUESTS = 20  # for one card in one turn (SP-LIMIT-1)

IMPROVING = {REQUEST: ("requests*",), BRIBE: ("coins",), CUNNING: ("asset",)}  # and what comes with it
ASKS = {"support": Question((NO, YES), about=("seat", "mark"))}
EVENTS = {
    "asks_support": ("seat", "number", "asked", "shown"),
    "shows_scheme": ("seat", "number", "card"),
    "supports": ("seat", "other", "number"),
    "no_support": ("seat", "other", "number"),
    "bribes": ("seat", "number", "coins"),
    "cunning": ("seat", "number", "asset", "card"),
}


# ---------------------------------------------------------------------- support


def requests(s: Spartacus, seat: Seat, mark: Prepared) -> list[Option]:
    """Every choice of Domini to ask, each with the card hidden or shown."""
    if not requests_left(mark):
        return []
    per_house = [_requests(s, mark, other) for other in s.others(seat) if other not in s.conceded]
    choices = [tuple(filter(None, asked)) for asked in product(*per_house)]  # at a large table hundreds
    return [(REQUEST, chosen) for chosen in choices if chosen]


def _requests(s: Spartacus, mark: Prepared, other: Seat) -> tuple[tuple[Seat, bool] | tuple[()], ...]:
    """The ways in which somebody may be asked: not at all, with the card hidden, or with it shown (SP-77)."""
    if other in mark.pledged:
        return ((),)
    hidden = () if other in mark.shown else ((other, False),)
    shown = () if lies_open(s, mark) else ((other, True),)
    return ((), *hidden, *shown)


def requests_left(mark: Prepared) -> int:
    """How many requests for support of this card may still be made (SP-LIMIT-1)."""
    return MOST_REQUESTS - mark.requests


async def ask_support(s: Spartacus, seat: Seat, mark: Prepared, request: tuple[tuple[Seat, bool], ...]) -> None:
    """Ask Domini for support; everybody sees who is shown the card. A pledge is final (SP-SUPPORT-2)."""
    asked = tuple(other for other, _ in request)
    seen = tuple(other for other, shown in request if shown)
    s.tell("asks_support", seat, mark.number, asked, seen, already_known_to=(seat,))
    for other, shown in request:
        if shown and other not in mark.shown:
            s.tell("shows_scheme", seat, mark.number, mark.card, to=(other,), already_known_to=(seat,))
            s.learn(other, seat, mark.card)
    change(
        s,
        mark._replace(
            asked=tuple(sorted({*mark.asked, *asked})),
            shown=tuple(sorted({*mark.shown, *seen})),
            requests=mark.requests + 1,
        ),
    )
    about = (seat, mark.number)
    given = await choose_sealed(s, [Ask(other, "support", (NO, YES), about, "SP-SUPPORT-1") for other in asked])
    for other, answer in zip(asked, given, strict=True):
        s.tell("supports" if answer == YES else "no_support", other, seat, mark.number, already_known_to=())
    for other, answer in zip(asked, given, strict=True):
        if answer == YES:
            pledge(s, other, mark.number)
        else:
            promises.refused_support(s, other, seat)


def pledge(s: Spartacus, seat: Seat, number: int) -> None:
    """A seat supports the scheme of the active Dominus, and cannot take that back (SP-SUPPORT-2)."""
    mark = marked(s, number)
    change(s, mark._replace(pledged=(*mark.pledged, seat)))
    promises.supported(s, seat, s.active)


# ---------------------------------------------------------------------- discounts


def cunning_ones(s: Spartacus, seat: Seat, mark: Prepared) -> list[Option]:  # noqa: ARG001
    """The cards of a seat that lower what a scheme requires."""
    return [(CUNNING, a.id) for a in s.free(seat, "gladiator", "slave") if s.rules.cards[a.card].discount]


async def use_cunning(s: Spartacus, seat: Seat, mark: Prepared, id: int) -> None:
    asset = s.assets[id]
    s.tell("cunning", seat, mark.number, asset.id, asset.card, already_known_to=(seat,))
    s.exhaust(asset)
    change(s, mark._replace(discount=mark.discount + s.rules.cards[asset.card].discount))


def bribing(s: TableFacts, seat: Seat) -> Power | None:
    """The power of this house by which coins lower what a scheme requires, if it has one."""
    return next((power for power in s.rules.houses[s.houses[seat]].powers if power.discount), None)


def pandering(s: Spartacus, seat: Seat) -> Power | None:
    """The power Bribes and Pandering, if this seat has it and may still use it (SP-10)."""
    power = bribing(s, seat)
    spent = power is not None and bool(s.option("powers_once")) and power.id in s.powers
    return None if spent else power


def bribes(s: Spartacus, seat: Seat, mark: Prepared) -> list[Option]:  # noqa: ARG001
    return [(BRIBE, coins) for coins in range(1, s.coins[seat] + 1)] if pandering(s, seat) else []


async def bribe(s: Spartacus, seat: Seat, mark: Prepared, coins: int) -> None:
    power = pandering(s, seat)
    assert power is not None, "only who has this power can use it"
    s.tell("bribes", seat, mark.number, coins, already_known_to=(seat,))
    s.powers = (*s.powers, power.id)
    s.pay_bank(seat, coins, "bribe")
    change(s, mark._replace(discount=mark.discount + bought(power, coins)))


def bought(power: Power, coins: int) -> int:
    """By how much so many coins lower what is required (SP-10)."""
    return coins // power.price_coins * power.discount


def enough_coins(power: Power, influence: int) -> int:
    """The fewest coins that lower what is required by so much."""
    return -(-influence // power.discount) * power.price_coins


IMPROVERS: Final = {
    REQUEST: Improver(requests, ask_support),
    CUNNING: Improver(cunning_ones, use_cunning),
    BRIBE: Improver(bribes, bribe),
}

"""The games of Capua, as the kernel knows them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from munera.games.spartacus.cards.table import BASE, Box, Card, House, Power
from munera.games.spartacus.intrigue.reactions import PLAY
from munera.games.spartacus.rulebook import BOOKED, SpartacusBook, house_options
from munera.games.spartacus.ruleset import Answering, Combat, SchemeCards
from munera.games.spartacus.table.asking import PASS
from munera.games.spartacus.table.records import Scheme
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Option, Question, Seat

GAMES, HALF_GIANT, BOOTS, MAGISTRATE = (
    "sc-games-of-capua",
    "gl-the-half-giant",
    "eq-hobnailed-boots",
    "ho-magistrate",
)
FRENZY, EDICT, MARCH = "frenzy", "edict", 2


@dataclass(frozen=True)
class CapuaCard(Card):
    """`crowd`: the Bank pays so much for each ready gladiator at the table; `march`: hexes more in a move."""

    crowd: int = 0
    march: int = 0

    def hexes(self, ready: bool) -> int:
        return self.march if ready else 0


def card(id: str, deck: str, kind: str, **facts: Any) -> CapuaCard:
    return CapuaCard("original", {}, id, deck, kind, copies=8, **facts)


CARDS: dict[str, Card] = {
    one.id: one
    for one in (
        card(GAMES, "intrigue", "scheme", cash=1, target="you", crowd=1),
        card(HALF_GIANT, "market", "gladiator", attack=4, defence=3, speed=2, value=5, ability=FRENZY, rerolls=2),
        card(BOOTS, "market", "equipment", slot="special", value=2, march=MARCH),
    )
}
HOUSES = {
    MAGISTRATE: House(
        source="original",
        sources={},
        id=MAGISTRATE,
        colour="bone",
        coins=10,
        gladiators=1,
        slaves=1,
        guards=2,
        powers=(Power(EDICT, ("ledger_balanced",), exhausts={}, discards={}, coins=1, once=True),),
    )
}
BOX = Box({**BASE.cards, **CARDS}, {**BASE.houses, **HOUSES})

scheme = SchemeCards()


@scheme(GAMES)
async def games_of_capua(s: Spartacus, it: Scheme) -> None:
    """The Bank pays for every gladiator that could be shown."""
    row = s.rules.cards[it.card]
    assert isinstance(row, CapuaCard)
    s.bank_pays(it.seat, row.crowd * sum(len(s.ready(seat, "gladiator")) for seat in s.seats), "scheme")


def could_tax(s: Spartacus, seat: Seat, kind: str) -> bool:
    return EDICT not in s.powers


def taxes(s: Spartacus, seat: Seat, kind: str) -> list[Option]:
    return [(EDICT,)]


async def tax(s: Spartacus, seat: Seat, answer: Any, kind: str) -> None:
    """A coin of the Bank, once until powers can be used again."""
    s.powers = (*s.powers, EDICT)
    s.tell("uses_power", seat, EDICT, already_known_to=(seat,))
    s.bank_pays(seat, s.rules.power(MAGISTRATE, EDICT).coins, "power")


RULES = SpartacusBook.rules.extended(
    BOX,
    cards=CARDS,
    houses=HOUSES,
    schemes=scheme.effects,
    reactions={},
    improvers={},
    powers={EDICT: Answering(could_tax, taxes, tax)},
    combat=Combat(rerolls_attack=frozenset({FRENZY})),
)


class CapuaBook(SpartacusBook):
    """As Spartacus, with a fifth house to choose."""

    id = "capua"
    version = "1"
    settings = {**SpartacusBook.settings, **house_options(BOX)}
    vocabulary = replace(
        BOOKED.vocabulary(BOX),
        asks={**BOOKED.asks, "react": Question((PASS, PLAY, EDICT))},
        terms={
            **BOOKED.terms,
            "house": (*BOOKED.terms["house"], MAGISTRATE),
            "power": (*BOOKED.terms["power"], EDICT),
        },
    )
    rules = RULES


BOOK = CapuaBook()

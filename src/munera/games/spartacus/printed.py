"""What is printed on the components, and the constants of the rules: what boards show without asking anybody."""

from __future__ import annotations

from typing import TypedDict

from munera.games.spartacus.arena.arena import PLACES
from munera.games.spartacus.cards.table import ARENA, TRACK, Box, Card, House, Power
from munera.games.spartacus.combat.sand import SandPrinted, sand_printed
from munera.games.spartacus.deals.deals import MOST_COUNTERS, MOST_PROMISES
from munera.games.spartacus.rounds.upkeep import KEEP
from munera.games.spartacus.table.records import GUARD_CARD


class CardPrinted(TypedDict):
    """What is printed on a card. Nought and "" stand for what it does not have.

    `windows`: on which occasions it may be played, if not in one's own turn. `foils_from`: what a guard must roll.
    `exhausts`: it works once, by being exhausted. `nearest`: from how many hexes on an attack with it reaches.
    """

    id: str
    kind: str
    slot: str
    starting: bool
    attack: int
    defence: int
    speed: int
    value: int
    requirement: int
    cash: int
    ability: str
    foils_from: int
    windows: list[str]
    alike: int
    range: int
    nearest: int
    rerolls: int
    exhausts: bool


class PowerPrinted(TypedDict):
    """A power of a house."""

    id: str


class HousePrinted(TypedDict):
    """A house: what it starts with, and its powers."""

    id: str
    coins: int
    gladiators: int
    slaves: int
    guards: int
    powers: list[PowerPrinted]


class TrackPrinted(TypedDict):
    """The influence track. `hands`: the hand size of every space, from the lowest on; the highest wins."""

    lowest: int
    highest: int
    hands: list[int]


class FieldPrinted(TypedDict):
    """A betting field: the outcome, of which team if it matters, and the coins paid for each."""

    id: str
    outcome: str
    pays: int
    team: int | None


class ArenaPrinted(TypedDict):
    """The arena and its betting fields.

    `places`: so many fight a match. `quiet_rounds`: so many rounds without an attack close a ring, down to
    `smallest`; there each costs `crowd_wounds`.
    """

    places: int
    fields: list[FieldPrinted]
    lowest_wager: int
    highest_wager: int
    champion_favours: int
    quiet_rounds: int
    smallest: int
    crowd_wounds: int


class SpartacusPrinted(TypedDict):
    """All that is printed. `keep`: what a gladiator costs in Upkeep; `promises`: most of a side in an offer.

    `counters`: most counter-offers in a row.
    """

    cards: dict[str, CardPrinted]
    houses: dict[str, HousePrinted]
    track: TrackPrinted
    arena: ArenaPrinted
    sand: SandPrinted
    guard: str
    keep: int
    promises: int
    counters: int


def printed(box: Box) -> SpartacusPrinted:
    """Of all that is in the box."""
    return SpartacusPrinted(
        cards={id: card(row) for id, row in box.cards.items()},
        houses={id: house(row) for id, row in box.houses.items()},
        track=TrackPrinted(lowest=TRACK.lowest, highest=TRACK.highest, hands=list(TRACK.hands)),
        arena=arena(),
        sand=sand_printed(),
        guard=GUARD_CARD,
        keep=KEEP,
        promises=MOST_PROMISES,
        counters=MOST_COUNTERS,
    )


def card(row: Card) -> CardPrinted:
    return CardPrinted(
        id=row.id,
        kind=row.kind,
        slot=row.slot,
        starting=row.starting,
        attack=row.attack,
        defence=row.defence,
        speed=row.speed,
        value=row.value,
        requirement=row.requirement,
        cash=row.cash,
        ability=row.ability,
        foils_from=row.foils_from,
        windows=list(row.windows),
        alike=row.alike,
        range=row.range,
        nearest=row.nearest,
        rerolls=row.rerolls,
        exhausts=row.exhausts,
    )


def house(row: House) -> HousePrinted:
    return HousePrinted(
        id=row.id,
        coins=row.coins,
        gladiators=row.gladiators,
        slaves=row.slaves,
        guards=row.guards,
        powers=[power(one) for one in row.powers],
    )


def power(row: Power) -> PowerPrinted:
    return PowerPrinted(id=row.id)


def arena() -> ArenaPrinted:
    return ArenaPrinted(
        places=PLACES,
        fields=[
            FieldPrinted(id=it.id, outcome=it.outcome, pays=it.pays, team=None if it.side < 0 else it.side)
            for it in ARENA.fields
        ],
        lowest_wager=ARENA.lowest_wager,
        highest_wager=ARENA.highest_wager,
        champion_favours=ARENA.champion_favours,
        quiet_rounds=ARENA.quiet_rounds,
        smallest=ARENA.smallest,
        crowd_wounds=ARENA.crowd_wounds,
    )

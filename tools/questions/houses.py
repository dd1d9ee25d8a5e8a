"""What a house of Spartacus is worth to its Dominus, in coins, as the bots judge it."""

from __future__ import annotations

from munera.bots.spartacus.reading import EQUIPMENT, GLADIATOR, GUARD, SLAVE, BotTable
from munera.bots.spartacus.worth import (
    CARD,
    CROWNED,
    FAVOUR,
    GUARD_WORTH,
    OWN,
    field_strength,
    loss,
    stable,
)
from munera.kernel import Seat


def things(table: BotTable, seat: Seat) -> float:
    """What the assets of a house and the cards in its hand are worth to it."""
    gladiators = table.owned(seat, GLADIATOR)
    fighters, gear = [a.card for a in gladiators], [a.card for a in table.owned(seat, EQUIPMENT)]
    return (
        CARD * table.hand_count(seat)
        + stable(table, seat, fighters, gear, field_strength(table, seat))
        + sum(loss(table, seat, slave) for slave in table.owned(seat, SLAVE))
        + sum(FAVOUR * asset.favour + CROWNED * asset.champion for asset in gladiators)
        + sum(GUARD_WORTH[min(number, len(GUARD_WORTH) - 1)] for number, _ in enumerate(table.owned(seat, GUARD)))
    )


def house(table: BotTable, seat: Seat) -> float:
    """What a house has: coins, influence and all its things."""
    return table.wealth(seat) + sum(OWN[: table.influence[seat]]) + things(table, seat)

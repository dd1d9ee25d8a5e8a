"""What a position is worth to a Dominus, in coins: what their house has, and how far the others are."""

from __future__ import annotations

from typing import Final, cast

from munera.bots.bot import Imagined
from munera.bots.spartacus.reading import EQUIPMENT, GLADIATOR, GUARD, SLAVE, BotTable
from munera.bots.spartacus.worth import (
    CARD,
    CROWNED,
    FAVOUR,
    GUARD_WORTH,
    OWN,
    RIVAL,
    field_strength,
    loss,
    stable,
)
from munera.games.spartacus.sight_types import SpartacusSeen
from munera.kernel import Seat

WON: Final = 60.0
PART: Final = 100  # judgements are in hundredths of a coin


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


def rivals(table: BotTable) -> float:
    """What it costs us that the others have what they have."""
    coin = table.weights.rivals_coin
    return sum(
        sum(RIVAL[: table.influence[seat]]) + coin * (table.wealth(seat) + things(table, seat))
        for seat in table.rivals
    )


def judge(game: Imagined, reading: type[BotTable]) -> int:
    """What an imagined game is worth to the seat that imagines it, in hundredths of a coin."""
    me = game.seat
    if game.over:
        score = game.score()
        won = score[me] == max(score) and score.count(score[me]) == 1
        return round(PART * (WON if won else -WON))
    table = reading(cast("SpartacusSeen", game.seen(me).part("sight")), me)
    return round(PART * (house(table, me) - rivals(table)))

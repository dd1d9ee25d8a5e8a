"""What the schemes of the expansion are worth to us, beyond what Spartacus' own can do, and help with schemes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from munera.bots.spartacus.reading import BotTable
from munera.bots.spartacus.scheming import held, purse
from munera.bots.spartacus.worth import CARD, CARD_OF_RIVAL, loss
from munera.games.serpents.queries import FRIEND, VARINIUS, WILL, SerpentsCard
from munera.games.spartacus.queries import ASSETS
from munera.kernel import Option, Seat

TIRED = 0.3  # what is lost with an asset that is exhausted for this round
BARRED = 0.3  # the share of a gladiator's worth that is lost if they may not fight in this round
DEMANDED = 1.0  # what it costs to spend the demand of this turn


def others_gain(table: BotTable, schemer: Seat, row: SerpentsCard) -> float:
    """Return what a scheme is worth to us because everybody but the schemer gains coins."""
    seats = range(len(table.houses))
    return sum(purse(table, seat, row.coins_others) for seat in seats if seat != schemer)


def moved(table: BotTable, schemer: Seat, row: SerpentsCard, targets: Sequence[Seat]) -> float:
    """Return what a scheme is worth to us because cards change hands, are exhausted, barred, seen or returned."""
    if not targets:
        return 0.0
    target, total = targets[0], 0.0
    able = [loss(table, target, a) for kind in row.target_has if kind in ASSETS for a in table.ready(target, kind)]
    if row.takes and able:
        taken = max(able) if row.chooser == "you" else min(able)
        total += taken if schemer == table.seat else -taken if target == table.seat else 0.0
    if row.bars and able:
        total += BARRED * max(able) * (-1 if target == table.seat else table.weights.rivalry)
    if row.exhausts_target:
        total -= TIRED * row.exhausts_target if target == table.seat else 0.0
    if row.looks_at:
        total += -CARD if target == table.seat else CARD_OF_RIVAL
    if row.guards_back:
        total += CARD * row.guards_back * (1 if target == table.seat else -table.weights.rivalry)
    return total


# ---------------------------------------------------------------------- schemes that lack influence


def friend_helps(table: BotTable, friend: SerpentsCard, missing: int) -> float | None:
    """Return what it costs to get the missing influence by A Friend in the Senate or a demand, if we can."""
    if FRIEND in table.hand and friend.support >= missing:
        return held(table, FRIEND)
    demands = table.houses[table.seat] == VARINIUS and WILL not in table.view["powers"]
    return DEMANDED if demands and any(table.influence[seat] >= missing for seat in table.rivals) else None


def call_for_help(table: BotTable, friend: SerpentsCard, options: Sequence[Any], missing: int) -> Option | None:
    """Demand support of the rival with the most influence; else play A Friend in the Senate."""
    demands = [o for o in options if o[0] == "demand" and table.influence[o[1][0]] >= missing]
    if demands:
        return cast("Option", max(demands, key=lambda o: (table.influence[o[1][0]], not o[1][1])))
    called = ("play", FRIEND)
    return called if called in options and friend.support >= missing else None

"""What the promises of another are worth: by the words that they have kept and broken, and by what they will have.

Nobody knows whether a word will be kept. So little is given for one, and no coin or card to who owes us already.
"""

from __future__ import annotations

from collections.abc import Sequence

from munera.bots.spartacus.promises import owed
from munera.bots.spartacus.reading import EASY, BotTable
from munera.games.spartacus.queries import PAY, PHASE_END, SCHEME, VICTORY, Promise, hosting_open
from munera.kernel import Seat

RISK = 3  # coins, or what is worth as much, that one gives for promises alone
FIRST = 1  # and to whoever has kept no word yet that cost them anything, and broken none
EARNS = 2  # coins that a house makes of its cards in an intrigue phase
KEEPS = 0.5  # of its coins that a house still has after the auctions
WINS = 0.5  # how often a match is won


def risky(table: BotTable, seat: Seat, given: float, service: float) -> bool:
    """Is this too much for a mere promise: what we give now beyond what we get, and what our own promises cost?"""
    if given <= 0:
        return given + service > RISK * table.nerve
    return owes(table, seat) or given > credit(table, seat) or given + service > RISK * table.nerve


def credit(table: BotTable, seat: Seat) -> float:
    """The most that we give somebody for their word: they earn it by words that they have kept."""
    kept = table.proven(seat)
    if not kept:
        doubtful = owed(table, seat) or any(word["by"] == seat for word in table.broken)
        return 0.0 if doubtful else FIRST
    return min(RISK, FIRST + kept) * table.nerve


def owes(table: BotTable, seat: Seat) -> bool:
    """Has this Dominus broken a promise to us, or not yet kept one that costs them something?

    An old debt is one still, though its occasion never came.
    """
    now = table.view["round"]
    for word in table.view["ledger"]:
        if (word["by"], word["to"]) == (seat, table.seat):
            kind = word["promise"][0]
            pending = word["state"] == "open" and kind not in EASY and (kind == PAY or word["round"] == now)
            if pending or word["state"] == "broken":
                return True
    return False


def payments(table: BotTable, seat: Seat, promises: Sequence[Promise]) -> float:
    """What a Dominus' promises of coins are worth together: nothing if they have left us unpaid before."""
    if any(w["by"] == seat and w["to"] == table.seat and w["promise"][0] == PAY for w in table.broken):
        return 0.0
    brings, spoken_for = 0.0, 0.0
    for promise in promises:
        if promise[0] == PAY:
            when = str(promise[2])
            coins = min(float(str(promise[1])), max(0.0, means(table, seat, when) - spoken_for))
            spoken_for += coins
            brings += coins * (WINS if when == VICTORY else 1.0)
    return table.trust(seat, PAY) * brings


def means(table: BotTable, seat: Seat, when: str) -> float:
    """The coins that a Dominus can be expected to have then, beside what they have promised already."""
    phase = table.view["phase"]
    coins = float(table.coins[seat] - owed(table, seat))
    if phase == "upkeep":
        coins += table.income(seat)
    in_the_arena = when not in (PHASE_END, SCHEME)
    if in_the_arena and phase in ("upkeep", "intrigue"):
        coins += EARNS
    return KEEPS * coins if in_the_arena and hosting_open(table) else coins

"""What the champion foresees: how much the others will bid, and which bid of its own brings most then."""

from __future__ import annotations

from typing import Final, cast

from munera.bots.bot import Seen
from munera.bots.spartacus.heuristic import Heuristic
from munera.bots.spartacus.market import LAST_STEP, LAST_STEPS, bid, hosting
from munera.bots.spartacus.reading import BotTable
from munera.bots.spartacus.worth import worth
from munera.games.spartacus.cards.table import TRACK
from munera.kernel import AnyAsk

HOSTING: Final = "host"  # what a bid for the right to host is about; else it is about a lot
GUESSES: Final = 8  # how often the bids of the others are guessed
PART: Final = 100  # gains are compared in hundredths of a coin
GAME_WON: Final = 60.0  # coins: what it is worth to be Host where that may decide the game


def weighed_bid(bot: Heuristic, others: type[Heuristic], seen: Seen, ask: AnyAsk, usual: int) -> int:
    """The bid with the highest expected gain: what the lot is worth less the bid, times how often that bid wins.

    It is never more than a heuristic in its boldest mood would bid. Where a bid on the table is to be raised, the
    usual answer is given.
    """
    table = bot.reading(seen.part("sight"), seen.seat, list(bot.purses.coins), bot.honour, 1.0)
    if table.staked[table.seat]:
        return usual
    table.temper = bot.temper
    most = cast("int", bid(table, ask))
    if not most:
        return usual
    value = hosting_value(table) if ask.about == HOSTING else _lot_value(table, cast("int", ask.about))
    highest = highest_bids(bot, others, seen)
    gains = [sum(top < mine for top in highest) * max(1, round(PART * (value - mine))) for mine in range(most + 1)]
    best = max(range(most + 1), key=lambda mine: (gains[mine], -mine))
    return best if gains[best] else usual


def highest_bids(bot: Heuristic, others: type[Heuristic], seen: Seen) -> list[int]:
    """How much this bot would have to bid to equal the highest bid of the others, guessed several times.

    Their bids depend on their moods, which are drawn anew each time.
    """
    game = seen.imagine(bot.stream, keep=False)
    staked = bot.reading(seen.part("sight"), seen.seat).staked
    asked = [ask for ask in game.waiting() if ask.seat != seen.seat]
    found = []
    for _ in range(GUESSES):
        bids = (
            cast("int", _bidder(bot, others).choose(game.seen(ask.seat), ask)) + staked[ask.seat] for ask in asked
        )
        found.append(max(bids, default=0) - staked[seen.seat])
    return found


def _bidder(bot: Heuristic, kind: type[Heuristic]) -> Heuristic:
    """One of the others, who reckons what everybody has as this bot does, and makes no deals."""
    other = kind(bot.stream)
    other.purses.coins, other.deals = list(bot.purses.coins), False
    return other


def _lot_value(table: BotTable, lot: int) -> float:
    return worth(table, table.seat, cast("str", table.view["row"][lot]))


def hosting_value(table: BotTable) -> float:
    """What it is worth to be Host; near the end of the game, the game."""
    near = table.influence[table.seat] >= TRACK.highest - LAST_STEPS or table.influence[table.leader] >= LAST_STEP
    return GAME_WON if near else hosting(table)

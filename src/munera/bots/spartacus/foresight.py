"""What the champion foresees: bids of the others, and what its own answers lead to in imagined games.

An answer is tried in games that may be the real one, in which heuristics play on to a natural boundary, the end of
the phase. Nobody makes deals in these games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, cast

from munera.bots.bot import Bot, Imagined, Seen
from munera.bots.lookahead import Effort, Found, Outlook, look_ahead
from munera.bots.spartacus.heuristic import Heuristic
from munera.bots.spartacus.market import LAST_STEP, LAST_STEPS, bid, hosting
from munera.bots.spartacus.reading import BotTable
from munera.bots.spartacus.value import PART, WON, judge
from munera.bots.spartacus.worth import worth
from munera.games.spartacus.cards.table import TRACK
from munera.kernel import AnyAsk, Option, Stream

Stops = Callable[[Imagined], bool]


class Plan(NamedTuple):
    """How a kind of question is thought about.

    others  the answers to try beside the usual one; at most `most` of them are tried
    until   when an imagined game has been played far enough
    effort  how many games are played
    """

    others: Callable[[Foresight], Sequence[Option]]
    until: Callable[[Foresight], Stops]
    effort: Effort
    most: int


class Foresight:
    """A question, who is asked, and what they know."""

    def __init__(self, bot: Heuristic, rollout: type[Heuristic], seen: Seen, ask: AnyAsk, usual: Option) -> None:
        self.bot, self.rollout, self.seen, self.ask, self.usual = bot, rollout, seen, ask, usual
        self.purses = list(bot.purses.coins)

    def search(self, plan: Plan) -> Found | None:
        """Look ahead; None where there is nothing to choose."""
        others = dict.fromkeys(plan.others(self))
        others.pop(self.usual, None)
        if not others:
            return None
        outlook = Outlook(self.players, plan.until(self), self.judge, acts=False)
        tried = list(others)[: plan.most]
        return look_ahead(self.seen, self.usual, tried, outlook, self.bot.stream, plan.effort)

    def judge(self, game: Imagined) -> int:
        """What an imagined game is worth to us."""
        return judge(game, self.bot.reading)

    def players(self, game: Imagined, option: Option, chance: Stream) -> Sequence[Bot]:  # noqa: ARG002
        """Heuristics in all seats; the one in ours is as honest as we are and has been refused by the same."""
        found = [self.heuristic(chance) for _ in game.seats]
        mine = found[self.seen.seat]
        mine.honour, mine.refusals.seats = self.bot.honour, set(self.bot.refusals.seats)
        return found

    def heuristic(self, chance: Stream) -> Heuristic:
        """A heuristic who reckons what the others have as we do, and makes no deals."""
        bot = self.rollout(chance)
        bot.purses.coins, bot.deals = list(self.purses), False
        return bot


# ---------------------------------------------------------------------- answers that are tried


def bids(it: Foresight) -> Sequence[Option]:
    """The bids to try: nothing, one coin, as much as the others or a little more, about as much as usual."""
    most = cast("range", it.ask.options)[-1]
    (top,) = foreseen(it, 1)
    usual = cast("int", it.usual)
    return [bid for bid in (0, top + 1, top + 2, top, usual - 1, usual + 1, 1) if 0 <= bid <= most]


def foreseen(it: Foresight, times: int) -> list[int]:
    """How much we would have to bid to equal the highest bid of the others, guessed so many times.

    Their bids depend on their moods, which are drawn anew each time.
    """
    game, seat = it.seen.imagine(it.bot.stream, keep=False), it.seen.seat
    staked = it.bot.reading(it.seen.part("sight"), seat).staked
    others = [ask for ask in game.waiting() if ask.seat != seat]
    tops = []
    for _ in range(times):
        bids = (
            cast("int", it.heuristic(it.bot.stream).choose(game.seen(ask.seat), ask)) + staked[ask.seat]
            for ask in others
        )
        tops.append(max(bids, default=0) - staked[seat])
    return tops


# ---------------------------------------------------------------------- bids that are weighed


def weighed_bid(it: Foresight) -> int:
    """The bid with the highest expected gain: what the lot is worth less the bid, times how often that bid wins.

    It is never more than a heuristic in its boldest mood would bid. Where a bid on the table is to be raised, the
    usual answer is given.
    """
    usual = cast("int", it.usual)
    table = it.bot.reading(it.seen.part("sight"), it.seen.seat, it.purses, it.bot.honour, 1.0)
    if table.staked[table.seat]:
        return usual
    table.temper = it.bot.temper
    most = cast("int", bid(table, it.ask))
    if not most:
        return usual
    lot = cast("Any", it.ask.about)
    value = stake(table) if lot == HOSTING else worth(table, table.seat, cast("str", table.view["row"][lot]))
    tops = foreseen(it, MOODS)
    gains = [sum(top < given for top in tops) * max(1, round(PART * (value - given))) for given in range(most + 1)]
    best = max(range(most + 1), key=lambda given: (gains[given], -given))
    return best if gains[best] else usual


def stake(table: BotTable) -> float:
    """What it is worth to be Host; near the end of the game, all that a house has."""
    near = table.influence[table.seat] >= TRACK.highest - LAST_STEPS or table.influence[table.leader] >= LAST_STEP
    return WON if near else hosting(table)


# ---------------------------------------------------------------------- boundaries


def end_of_phase(it: Foresight) -> Stops:
    """Until the phase is over."""
    phase = it.seen.part("phase")
    return lambda game: bool(game.seen(game.seat).part("phase") != phase)


FEW: Final = Effort(rounds=((2, 1000), (4, 2)), steps=4000, least=20, prior=50)


LOT, HOSTING = "lot", "host"
MOODS: Final = 8  # how often the bids of the others are guessed

PLANS: Final[dict[str, Plan]] = {
    LOT: Plan(bids, end_of_phase, FEW, most=5),
}
"""The kinds of question that are thought about. Bids for hosting are not: looking ahead gained nothing there."""


def kind_of(ask: AnyAsk) -> str:
    """The kind of a question, by its name in `PLANS`."""
    if ask.kind != "bid":
        return ask.kind
    return HOSTING if ask.about == HOSTING else LOT

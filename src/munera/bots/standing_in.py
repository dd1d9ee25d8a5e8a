"""How a bot plays for somebody who is away: without anything that the rules leave to the player in person.

It is asked about the rest only, and what it answers is looked at again by the host (`munera.tables.stand_ins`).
"""

from __future__ import annotations

from typing import Any

from munera.bots.bot import WAIT, Bot, Seen
from munera.kernel import AnyAsk, Ask, Match, Option, Seat, Space, only


def choose(match: Match[Any], bot: Bot, ask: AnyAsk) -> Option:
    """Answer for a player who is away as the bot would; by default where it wants what a stand-in may not do."""
    left = _left(match, ask)
    if (single := only(left.options)) is not None:
        return single[0]  # type: ignore[no-any-return]  # one of the options
    chosen = bot.choose(Seen(match, ask.seat), left)
    if chosen != WAIT and match.book.only_in_person(match.state, ask.seat, ask, chosen):
        return ask.default()  # type: ignore[no-any-return]  # one of the options
    return chosen


def _left(match: Match[Any], ask: AnyAsk) -> AnyAsk:
    """The question without the options that only the player has; without a list, the answer is looked at."""
    options = ask.options
    if isinstance(options, Space):
        return ask
    left = tuple(one for one in options if not match.book.only_in_person(match.state, ask.seat, ask, one))
    return ask if len(left) == len(options) else Ask(ask.seat, ask.kind, left, ask.about, ask.rule, ask.refusals)


def volunteer(match: Match[Any], bot: Bot, seat: Seat) -> Option | None:
    """The move at any time that the bot wants to make for a player who is away, if it may."""
    move = bot.volunteer(Seen(match, seat))
    return None if move is None or match.book.only_in_person(match.state, seat, None, move) else move

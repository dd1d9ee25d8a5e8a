"""What a bot would do in somebody's place, and why: for the suggestions that every host gives.

It is asked with what that seat knows. What it says of the answers after this one comes from an imagined game, so
that no suggestion can tell anything that the seat does not know.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from munera.bots.bot import WAIT, Bot, Reason, Seen
from munera.kernel import AnyAsk, Match, Option, Seat, Stream

MOST_PIECES: Final = 12


class Suggestion(NamedTuple):
    """What to answer, what to answer to the questions that belong to the same choice, and why."""

    option: Option
    then: tuple[Option, ...]
    reason: Reason


def suggest(match: Match[Any], bot: Bot, ask: AnyAsk, stream: Stream) -> Suggestion:
    """What this bot would answer. A choice that the rules ask for piece by piece is suggested as a whole."""
    chosen = bot.choose(Seen(match, ask.seat), ask)
    reason = bot.why(ask, chosen)
    whole = ask.kind in match.book.piecemeal and chosen != WAIT
    return Suggestion(chosen, _rest(match, type(bot)(stream), ask, chosen) if whole else (), reason)


def _rest(match: Match[Any], bot: Bot, ask: AnyAsk, chosen: Option) -> tuple[Option, ...]:
    """The further pieces of a choice, as the bot would name them one after the other."""
    world, found = match.imagine(ask.seat, bot.stream), list[Option]()
    while len(found) < MOST_PIECES:
        world.answer(ask.seat, chosen)
        following = _next_piece(world, ask.seat, ask)
        if following is None:
            break
        chosen = bot.choose(Seen(world, ask.seat), following)
        found.append(chosen)
    return tuple(found)


def _next_piece(world: Match[Any], seat: Seat, first: AnyAsk) -> AnyAsk | None:
    """The question for the next piece of the same choice, about the same thing; None if it was the last."""
    asked = [ask for ask in world.waiting() if ask.seat == seat and ask.kind == first.kind]
    return next((ask for ask in asked if _subject(ask) == _subject(first)), None)


def _subject(ask: AnyAsk) -> Option:
    """Return what a question is about, without how much of it is left to be chosen."""
    about = ask.about[0] if isinstance(ask.about, tuple) and ask.about else ask.about
    return None if isinstance(about, int) else about

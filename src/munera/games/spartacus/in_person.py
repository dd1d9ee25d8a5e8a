"""What a Dominus does in person only, and nobody who stands in for them (SP-60).

That is whatever binds by word or gives something away: offers and what accepts or withdraws them, gifts, shown
cards, pledges of support, a Healer for another House. What they have promised in person may be kept for them.
"""

from __future__ import annotations

from typing import Any

from munera.games.spartacus.deals import anytime, promises
from munera.games.spartacus.intrigue.support import REQUEST
from munera.games.spartacus.table.asking import PASS, YES
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import AnyAsk, Seat

BY_WORD = (anytime.SHOW, anytime.OFFER, anytime.COUNTER, anytime.ACCEPT, anytime.WITHDRAW)


def of_moves(s: Spartacus, seat: Seat, move: Any) -> bool:
    """Is this move at any time for the Dominus alone?"""
    if move[0] == anytime.GIVE:
        _, other, coins = move
        return bool(coins > promises.debt(s, seat, other))
    return move[0] in BY_WORD


def of_answers(s: Spartacus, ask: AnyAsk, option: Any) -> bool:
    """Is this answer for the Dominus alone?"""
    about: Any = ask.about
    if ask.kind == "support":
        schemer, _ = about
        return option == YES and ask.seat not in promises.backers(s, schemer)
    if ask.kind == "healer":
        return option != PASS and s.assets[about].owner != ask.seat
    return is_called(option, REQUEST) and any(shown for _, shown in option[1])


def is_called(option: Any, word: str) -> bool:
    """Is this an option with facts that begins with this word?"""
    return isinstance(option, tuple) and option[:1] == (word,)

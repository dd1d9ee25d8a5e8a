"""Questions whose answer is foregone: whoever plays alone with bots is not asked them."""

from __future__ import annotations

from typing import Any

from munera.games.spartacus.arena.arena import ACCEPT, not_invited
from munera.games.spartacus.cards.table import HARMS_TARGET
from munera.games.spartacus.deals import deals
from munera.games.spartacus.table.asking import PASS
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import AnyAsk, Option, Seat, Space


def foregone(s: Spartacus, ask: AnyAsk) -> tuple[Option] | None:
    """The answer that anybody would give, as a 1-tuple; None where there is a choice to make."""
    if ask.kind == "invitation":
        return _own_invitation(s, ask)
    if ask.kind == "audience":
        return None if _bargains(s, ask.seat) else (deals.READY,)
    if ask.kind == "react":
        return _only_against_oneself(s, ask)
    return None


def _own_invitation(s: Spartacus, ask: AnyAsk) -> tuple[Option] | None:
    """A Host who chose their own House though another was left has accepted; who comes last by force is asked."""
    chosen = ask.seat == s.host and bool(not_invited(s))
    return (ACCEPT,) if chosen else None


def _bargains(s: Spartacus, seat: Seat) -> bool:
    """Has this seat bargained: given or got a promise, made an offer in this phase, or is one open to it?"""
    return (
        any(seat in (word.by, word.to) for word in s.ledger)
        or any(maker == seat for maker, _ in s.offered)
        or any(seat == offer.maker or seat in offer.to for offer in s.offers)
    )


def _only_against_oneself(s: Spartacus, ask: AnyAsk) -> tuple[Option] | None:
    """Nobody plays a Reaction that would harm no House but their own."""

    def harms_oneself(option: Any) -> bool:
        if not isinstance(option, tuple) or len(option) != 3 or option[1] not in s.rules.reactions:
            return False
        _, card, target = option
        return target == ask.seat and s.rules.cards[card].harm == HARMS_TARGET

    if isinstance(ask.options, Space):
        return None
    others = [option for option in ask.options if option != PASS]
    return (PASS,) if others and all(map(harms_oneself, others)) else None

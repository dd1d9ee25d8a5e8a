"""Questions in the middle of something: whoever is asked cannot do anything else until they have answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from munera.games.for_glory.abilities import Use
from munera.games.for_glory.money import purse
from munera.games.for_glory.state import NOBODY, Gladiator, Glory
from munera.kernel import Option, Seat, ask
from munera.kernel.asks import Source

O = TypeVar("O", bound=Option)

NONE = "none"
YES, NO = "yes", "no"


async def inquire(s: Glory, seat: Seat, kind: str, options: Source[O], about: Option, rule: str) -> O:
    s.busy = seat
    answer = await ask(seat, kind, options, about, rule)
    s.busy = NOBODY
    return answer


async def target(
    s: Glory, use: Use, candidates: Sequence[Gladiator], role: str = "target", rule: str = "FG-TARGET-1"
) -> Gladiator | None:
    """Ask for one of these targets, unless there is only one (FG-55). None if there is none (FG-40)."""
    if len(candidates) < 2:
        return candidates[0] if candidates else None
    ids = tuple(g.id for g in candidates)
    g = s.gladiators[await inquire(s, use.seat, "target", ids, (use.card, role), rule)]
    tell_aim(s, use, g)
    return g


def tell_aim(s: Glory, use: Use, g: Gladiator) -> None:
    s.tell("aims", use.seat, use.card, g.id, g.card, g.owner, already_known_to=(use.seat,))


async def amount(s: Glory, use: Use, most: int) -> int:
    """Ask for an amount from one to `most`; the most is offered first."""
    if most < 2:
        return most
    numbers = tuple(range(most, 0, -1))
    return await inquire(s, use.seat, "amount", numbers, use.card, "FG-TARGET-4")


async def willing(s: Glory, use: Use, what: str, cost: int = 0) -> bool:
    """Ask whether a player wants an optional effect. They are asked even if they cannot pay: that is secret."""

    def options(seat: Seat) -> tuple[str, ...]:
        return (NO, YES) if purse(s, seat) >= cost else (NO,)

    return await inquire(s, use.seat, "may", options, (use.card, what), "FG-CONCEPT-3") == YES

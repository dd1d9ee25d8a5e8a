"""Questions whose answer is foregone: those of Spartacus, less where a power may meddle, and meddling in vain."""

from __future__ import annotations

from typing import Final

from munera.games.serpents import seppius
from munera.games.serpents.state import MEDDLING
from munera.games.spartacus import foregone as base
from munera.games.spartacus.table.asking import PASS
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import AnyAsk, Option, Seat, Space

SLIGHT: Final[tuple[str, ...]] = (*base.SLIGHT, "sc-serpents-tongue")  # a card for a card (SW-ASK-3)


def foregone(s: Spartacus, ask: AnyAsk) -> tuple[Option] | None:
    """The answer that anybody would give, as a 1-tuple; None where there is a choice to make."""
    if ask.kind in ("prepared", "announced") and _somebody_may_meddle(s, ask.seat):
        return None
    return base.foregone(s, ask, SLIGHT) or _meddles_in_vain(s, ask)


def _somebody_may_meddle(s: Spartacus, seat: Seat) -> bool:
    """Could another house let a scheme require more? Then more support than is needed may be of use."""
    return any(
        power.id == MEDDLING and s.free(other, "guard")
        for other in s.others(seat)
        for power in s.rules.houses[s.houses[other]].powers
    )


def _meddles_in_vain(s: Spartacus, ask: AnyAsk) -> tuple[Option] | None:
    """Nobody exhausts guards against a card that counts on enough for all of them (SW-ASK-1).

    If more or less counts for it later, the house is asked again.
    """
    if ask.kind != "react" or isinstance(ask.options, Space):
        return None
    others = [option for option in ask.options if option != PASS]
    if not others or not all(isinstance(one, tuple) and one[0] == seppius.MEDDLE for one in others):
        return None
    found = seppius.outcomes(s, ask.seat)
    if found is None:
        return None
    _, backing, required = found
    return (PASS,) if max(required) <= backing else None

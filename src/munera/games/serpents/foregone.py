"""Questions whose answer is foregone: those of Spartacus, and meddling that would stop nothing."""

from __future__ import annotations

from munera.games.serpents import seppius
from munera.games.spartacus import foregone as base
from munera.games.spartacus.table.asking import PASS
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import AnyAsk, Option, Space


def foregone(s: Spartacus, ask: AnyAsk) -> tuple[Option] | None:
    """The answer that anybody would give, as a 1-tuple; None where there is a choice to make."""
    return base.foregone(s, ask) or _meddles_in_vain(s, ask)


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

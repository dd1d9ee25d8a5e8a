"""Questions to Domini. One who has conceded is not asked any more: their answer is the default (SP-93)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from munera.games.spartacus.table.records import Asset
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Ask, Option, Seat, ask_any, ask_sealed
from munera.kernel.asks import Refusals, Source

O = TypeVar("O", bound=Option)

PASS = "pass"
YES, NO = "yes", "no"


async def choose(
    s: Spartacus,
    seat: Seat,
    kind: str,
    options: Source[O],
    about: Option = None,
    rule: str = "",
    refused: Refusals | None = None,
) -> O:
    """One Dominus answers. The passive option comes first: it is the default of the window."""
    question: Ask[O] = Ask(seat, kind, options, about, rule, refused)
    return question.default() if seat in s.conceded else await question


async def choose_sealed(s: Spartacus, questions: Iterable[Ask[O]]) -> tuple[O, ...]:
    """All answer in secret at the same time; the answers come in the order of the questions."""
    asked = tuple(questions)
    present = [a for a in asked if a.seat not in s.conceded]  # some may leave while they are asked
    given = dict(zip([a.seat for a in present], await ask_sealed(present), strict=True))
    return tuple([given[a.seat] if a.seat in given else a.default() for a in asked])


async def choose_any(s: Spartacus, questions: Iterable[Ask[O]]) -> tuple[Seat, O] | None:
    """The open floor: the first to act. None: everybody who could act has left."""
    present = [a for a in questions if a.seat not in s.conceded]
    return await ask_any(present) if present else None


async def pick_asset(s: Spartacus, seat: Seat, among: Sequence[Asset], about: Option, rule: str) -> Asset:
    """One of these assets. If they cannot be told apart the oldest is taken, and nobody is asked (SP-ASK-1)."""
    if len({a._replace(id=0) for a in among}) == 1:
        return among[0]
    chosen = await choose(s, seat, "pick", tuple(a.id for a in among), about, rule)
    picked = s.assets[chosen]
    s.tell("picks", seat, picked.id, picked.card, picked.owner, already_known_to=(seat,))
    return picked


async def pick_seat(s: Spartacus, seat: Seat, among: Sequence[Seat], about: Option, rule: str) -> Seat:
    """One of these Domini; a single one needs no question."""
    if len(among) == 1:
        return among[0]
    chosen = await choose(s, seat, "pick_house", tuple(among), about, rule)
    s.tell("picks_house", seat, chosen, already_known_to=(seat,))
    return chosen

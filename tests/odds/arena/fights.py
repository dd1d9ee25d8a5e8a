"""Fights in the real engine in which both do what the advice says, and the pairings whose odds they confirm."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import NamedTuple

import pytest

from munera.games.spartacus.arena.fight import NONE
from munera.games.spartacus.rulebook import BOOK
from munera.games.spartacus.table.seen import SeenTable
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Match, Stream, start
from munera.odds.spartacus.arena.advice import Advice, advice
from munera.odds.spartacus.arena.facts import Loadout
from munera.odds.spartacus.arena.native import library
from munera.odds.spartacus.arena.solved import Solved
from munera.odds.spartacus.arena.values import Odds

needs_the_compiled_solver = pytest.mark.skipif(
    library() is None, reason="the compiled solver: python -m tools.native"
)

SLOTS = ("fighter", "weapon", "armour", "special")


class Pairing(NamedTuple):
    """Two loadouts, and by how many points the table may be off."""

    one: Loadout
    two: Loadout
    points: float = 1.0


def loadout(card: str, **gear: str) -> Loadout:
    """A combatant with equipment by its slots: `weapon="sword"`."""
    return Loadout(card, *(f"eq-{gear[slot]}" if slot in gear else NONE for slot in SLOTS[1:]))


APPROXIMATE = 1.5  # where both re-roll, and for Initiate: the solver knows some policies and not all

PAIRINGS = (
    Pairing(loadout("gl-syrian-warrior"), loadout("gl-thracian-warrior")),
    Pairing(loadout("gl-agron"), loadout("gl-ashur")),
    Pairing(loadout("gl-varro", weapon="axe", armour="shield"), loadout("gl-rabanus", special="net")),
    Pairing(loadout("gl-duro", armour="shield"), loadout("gl-kerza", weapon="axe"), APPROXIMATE),
    Pairing(loadout("gl-numidian-warrior", weapon="trident"), loadout("gl-syrian-warrior", special="javelin")),
    Pairing(loadout("gl-ashur", weapon="sword"), loadout("gl-celt-warrior", armour="helmet"), APPROXIMATE),
    Pairing(loadout("gl-gannicus", weapon="sword"), loadout("gl-segovax")),
    Pairing(loadout("gl-pericles"), loadout("gl-pericles")),
    Pairing(loadout("gl-syrian-warrior", special="net"), loadout("gl-celt-warrior", special="net")),
    Pairing(loadout("gl-barca"), loadout("gl-gnaeus")),
    Pairing(loadout("gl-oenomaus"), loadout("gl-crixus")),
    Pairing(loadout("gl-spartacus"), loadout("gl-theokoles")),
    Pairing(loadout("gl-kerza"), loadout("gl-kerza"), APPROXIMATE),
)
"""All abilities and all equipment of the base game."""


def fight(pairing: Pairing, seed: str, **options: str) -> Match[Spartacus]:
    """A single fight, at its first question."""
    variant: dict[str, str] = {"mode": "fight", **options}
    for number, it in enumerate((pairing.one, pairing.two), 1):
        variant |= {f"{slot}_{number}": card for slot, card in zip(SLOTS, it, strict=True)}
    return start(BOOK, 2, seed, variant, keep=False, log=False)


def advised(match: Match[Spartacus], it: Solved, seen: bool = False) -> Advice:
    """What to answer to the first question that waits: by the table itself, or by what the seat sees."""
    ask = match.waiting()[0]
    table = SeenTable(BOOK.rules, BOOK.part(match.state, ask.seat, "sight")) if seen else match.state
    return advice(table, ask, it)


def follow(match: Match[Spartacus], it: Solved, stream: Stream) -> None:
    """Answer everything as advised, until the fight is over."""
    while match.pending:
        found, left = advised(match, it), stream.below(1_000_000) / 1_000_000
        for row in found.options:
            left -= row.chance
            if left < 0:
                break
        match.answer(match.waiting()[0].seat, row.option)


def counted(pairing: Pairing, it: Solved, fights: int, seed: str) -> Odds:
    """The shares of so many fights."""
    ends: Counter[tuple[int, str]] = Counter()
    for number in range(fights):
        match = fight(pairing, f"{seed}/{number}")
        follow(match, it, Stream.seeded(f"{seed}/answers/{number}"))
        s = match.state
        ends[s.bout.winner, s.fighters[1 - s.bout.winner].level] += 1
    wins = sum(count for (winner, _), count in ends.items() if winner == 0)
    levels = [ends[winner, level] for winner in (1, 0) for level in ("injury", "decapitation")]
    return Odds(*(count / fights for count in (wins, *levels)))


def apart(found: Odds, odds: Odds, fights: int) -> list[float]:
    """By how many points each number is farther off than chance explains: three standard errors."""
    return [
        100 * (abs(one - two) - 3 * sqrt(max(two * (1 - two), 1e-4) / fights))
        for one, two in zip(found, odds, strict=True)
    ]

"""Pairings that are solved together, and the solver of many duels, compiled for the processor."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tools.many_duels import CLOSE, Machine, building, odds_in, packed, solve

from munera.games.spartacus.rulebook import BOOK
from munera.odds.spartacus.arena.families import Family, families, pair
from munera.odds.spartacus.arena.table import loadouts
from tests.odds.arena.fights import loadout, needs_the_compiled_solver


def test_every_loadout_is_in_one_family() -> None:
    known = loadouts(BOOK.rules)
    found = families(known)
    assert sorted(it for family in found for it in family.members) == sorted(known)
    assert len(found) == 78  # 13 kinds of combatants, 3 weapons to keep or none that lasts, a helmet or none


def test_a_member_begins_with_its_dice_and_marks() -> None:
    one, two = (
        next(it for it in families(loadouts(BOOK.rules)) if card in {m.card for m in it.members})
        for card in ("sl-apothecary", "gl-crixus")
    )
    found = pair(one, two)
    for side, members in zip(found.duel.sides, found.members, strict=True):
        for it in members:
            card = BOOK.rules.cards[it.it.card]
            assert side.bodies[it.body] == (card.attack, card.defence, card.speed)
            marks = sum(BOOK.rules.cards[piece].exhausts for piece in it.it.gear)
            assert side.masks[it.mask].bit_count() == marks


SLAVES = (
    loadout("sl-apothecary", weapon="axe", armour="shield", special="net"),
    loadout("sl-apothecary", weapon="trident", special="javelin"),
    loadout("sl-apothecary", weapon="sword", armour="helmet", special="net"),
)


@needs_the_compiled_solver
@pytest.mark.skipif(shutil.which("c++") is None, reason="there is no C++ compiler")
def test_many_duels_are_worth_what_one_is(tmp_path: Path) -> None:
    built = tmp_path / "many_duels.so"
    assert building(cpu=True, out=built).wait() == 0
    machine = Machine(300_000_000, built)
    pairs = [(SLAVES[0], SLAVES[2]), (SLAVES[1], SLAVES[0]), (SLAVES[2], SLAVES[2])]
    jobs = [packed(*(Family((it,), (it,)) for it in two)) for two in pairs]
    values, _ = machine.solve(jobs)
    for job, numbers, two in zip(jobs, values, pairs, strict=True):
        ((one, other),) = job.rows(same=False)
        assert odds_in(job, numbers, one, other) == pytest.approx(solve(*two), abs=CLOSE)

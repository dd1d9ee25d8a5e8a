"""Duels that are judged: dice in whole numbers, blocks as the solver solves them, and the same in every build."""

from __future__ import annotations

from hashlib import sha256
from itertools import combinations_with_replacement
from math import sqrt

import pytest

from munera.games.spartacus.cards.table import ARENA
from munera.games.spartacus.rulebook import BOOK
from munera.odds.spartacus.arena.facts import Loadout
from munera.odds.spartacus.arena.ground import ground, within
from munera.odds.spartacus.arena.judged import judged
from munera.odds.spartacus.arena.melee import ONE, JudgedDuel
from munera.odds.spartacus.arena.rolls import outcome
from munera.odds.spartacus.arena.table import digest, known_odds, loadouts
from munera.odds.spartacus.arena.tables import WHOLE, rounded
from munera.odds.spartacus.arena.values import ROUND
from tests.odds.arena.fights import loadout

SYRIAN, THRACIAN = loadout("gl-syrian-warrior"), loadout("gl-thracian-warrior")

FITTED = "09728104ab057e27"
"""The digest of everything that the weights of `LEFT_OUT` were fitted to."""
JUDGED = "cd0ee5e7bdd33c5f"
"""The digest of some judgements."""


def wounds(one: Loadout, two: Loadout) -> list[float]:
    """How likely each number of wounds is in an attack of I with all dice, judged and by the solver's policy."""
    duel = JudgedDuel(BOOK, one, two, "total")
    bodies = [len(side.bodies) - 1 for side in duel.sides]
    dice = duel.dice(0, 0, False, *bodies)
    row = duel.shares(0, 0, *dice)
    assert sum(row) == WHOLE
    exact = super(JudgedDuel, duel).policies(0, 0, *dice, None, 0).rows[0]
    both = ([share / WHOLE for share in row], exact)
    return [sum(chance * outcome(number).wounds for number, chance in enumerate(chances)) for chances in both]


def test_dice_fall_as_in_the_tables_of_the_solver() -> None:
    ours, exact = wounds(SYRIAN, THRACIAN)
    assert ours == pytest.approx(exact, abs=0.0005)
    again, exact_again = wounds(loadout("gl-syrian-warrior", weapon="sword"), THRACIAN)
    assert again == pytest.approx(exact_again, abs=0.005)
    assert again > ours + 0.1
    guarded, exact_guarded = wounds(SYRIAN, loadout("gl-thracian-warrior", armour="helmet"))
    assert guarded == pytest.approx(exact_guarded, abs=0.005)
    assert guarded < ours - 0.05
    both, exact_both = wounds(
        loadout("gl-syrian-warrior", weapon="sword"), loadout("gl-thracian-warrior", armour="helmet")
    )
    assert both == pytest.approx(exact_both, abs=0.05)
    assert guarded < both < again


def test_shares_add_up() -> None:
    assert rounded([1, 1, 1, 0])[1:] == (WHOLE // 3, WHOLE // 3, 0)
    assert sum(rounded([1, 1, 1, 0])) == WHOLE


def test_ways_to_stand_are_few_and_near_each_other() -> None:
    it = ground()
    assert len(it.distance) == 280
    assert len(it.number) == 1206
    here = it.starts[ARENA.radius]
    assert set(within(0, 0)[here](list(range(280)))) == {here}
    assert len(set(within(0, 2)[here](list(range(280))))) > len(set(within(0, 1)[here](list(range(280))))) > 1


def test_what_one_hopes_the_other_fears() -> None:
    """A duel and its mirror: what I has in one, II has in the other."""
    for one, two in ((SYRIAN, THRACIAN), (loadout("gl-duro", armour="shield"), loadout("gl-celt-warrior"))):
        worth = judged(one, two).odds().worth
        assert worth + judged(two, one).odds().worth == pytest.approx(1.0, abs=0.003)
        assert 0.02 < worth < 0.98


def test_judgements_are_near_the_solved_odds() -> None:
    """Of the beginnings of pairings without equipment: off by less than 13 points, where guessing is by 33."""
    small = [it for it in loadouts(BOOK.rules) if not it.gear and sum(dice_of(it)) <= 7]
    off = []
    for one, two in combinations_with_replacement(small, 2):
        known = known_odds(BOOK.rules, one, two)
        assert known is not None
        off.append(judged(one, two).odds().worth - known.win)
    assert len(off) > 5
    assert sqrt(sum(x * x for x in off) / len(off)) < 0.13


def dice_of(it: Loadout) -> tuple[int, int, int]:
    card = BOOK.rules.cards[it.card]
    return card.attack, card.defence, card.speed


def test_it_is_judged_the_same_in_every_build() -> None:
    found = sha256()
    for one, two in (
        (SYRIAN, THRACIAN),
        (loadout("gl-varro", weapon="axe", armour="shield"), loadout("gl-celt-warrior", special="net")),
        (loadout("gl-kerza", weapon="sword"), loadout("gl-duro", armour="helmet", special="javelin")),
    ):
        it = judged(one, two)
        values = it.judgements.judging(it.start).seen[ROUND]
        assert all(0 <= value <= 1.01 * ONE for value in values)
        found.update(repr((it.judgements.melee.round, values)).encode())
    assert found.hexdigest()[:16] == JUDGED


def test_the_judgement_was_fitted_to_these_rules() -> None:
    """Whoever changes a combatant, a piece of equipment or the arena fits it anew."""
    found = sha256()
    for it in loadouts(BOOK.rules):
        found.update(digest(BOOK.rules, it))
    assert found.hexdigest()[:16] == FITTED, (
        "combat has changed: `python -m tools.judging fit` prints new weights for LEFT_OUT in melee.py, and "
        "`python -m tools.judging fights` how the champion fights with them; "
        "docs/champion-of-spartacus.md says so, and here FITTED and JUDGED are written anew"
    )

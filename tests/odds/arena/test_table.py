"""The rows of the start odds: what ties them to the rules, how they are found, and what becomes of the missing."""

from __future__ import annotations

import os
from dataclasses import replace

import pytest

from munera.games.serpents.rulebook import BOOK as SERPENTS
from munera.games.spartacus.cards.table import Box
from munera.games.spartacus.rulebook import BOOK
from munera.games.spartacus.ruleset import Ruleset
from munera.odds.spartacus.arena.facts import Loadout, NotSolved
from munera.odds.spartacus.arena.solved import solved
from munera.odds.spartacus.arena.table import (
    MISSING,
    WHOLE,
    OddsFile,
    StartOdds,
    digest,
    known_odds,
    loadouts,
    odds_of,
    shipped,
    start_odds,
)
from munera.odds.spartacus.arena.values import Odds
from tests.counts import times
from tests.odds.arena.fights import loadout, needs_the_compiled_solver

SYRIAN, SLAVE = loadout("gl-syrian-warrior"), "sl-apothecary"
ODDS = Odds(0.75, 0.125, 0.25, 0.5, 0.0625)


def changed(card: str, **what: object) -> Ruleset:
    """The same rules, with something else printed on a card."""
    rules = BOOK.rules
    cards = {**rules.cards, card: replace(rules.cards[card], **what)}  # type: ignore[arg-type]
    return Ruleset(
        Box(cards, rules.houses),
        cards,
        rules.houses,
        rules.scheme_effects,
        rules.reaction_rules,
        rules.improvers,
        rules.powers,
        rules.combat,
    )


def test_there_is_a_row_for_every_pairing_that_differs_in_combat() -> None:
    everybody = loadouts(BOOK.rules)
    assert len({it.card for it in everybody}) == 21
    assert len(everybody) == 21 * 36
    assert len(everybody) * (len(everybody) + 1) // 2 == 286_146


def test_a_row_is_found_from_both_sides() -> None:
    table = OddsFile.empty()
    for name in (b"one", b"two", b"three"):
        table.add(name)
    table.put(b"three", b"one", ODDS)
    table.put(b"one", b"two", ODDS)
    for one, two in ((b"three", b"one"), (b"one", b"two")):
        assert table.row(one, two) == pytest.approx(ODDS, abs=1 / WHOLE)
        assert table.row(two, one) == pytest.approx((0.25, 0.5, 0.0625, 0.125, 0.25), abs=1 / WHOLE)
    assert table.row(b"two", b"three") is None
    assert table.row(b"one", b"nobody") is None
    assert table.filled() == 2


def test_a_table_is_written_and_read_and_grows_without_moving_a_row() -> None:
    table = OddsFile.empty()
    names = [bytes([number]) * 8 for number in range(4)]
    for name in names[:3]:
        table.add(name)
    table.put(names[2], names[1], ODDS)
    before = table.dump()
    again = OddsFile.read(before)
    assert again.dump() == before
    again.add(names[3])
    again.add(names[1])
    assert again.row(names[2], names[1]) == table.row(names[2], names[1])
    assert again.dump()[: len(before) + 8].endswith(before[18 + 24 :])
    assert len(again.dump()) == 18 + 4 * 8 + 10 * len(MISSING) // 5 * 10
    with pytest.raises(ValueError, match="version"):
        OddsFile.read(b"x" * 40)


def test_what_is_printed_is_tied_to_the_rows() -> None:
    rules, sword = BOOK.rules, loadout("gl-syrian-warrior", weapon="sword")
    before = digest(rules, SYRIAN), digest(rules, sword), digest(rules, loadout("gl-kerza"))
    stronger = changed("gl-syrian-warrior", attack=3)
    assert digest(stronger, SYRIAN) != before[0]
    sharper = changed("eq-sword", rerolls=2)
    assert digest(sharper, SYRIAN) == before[0]
    assert digest(sharper, sword) != before[1]
    assert digest(changed("gl-kerza", rerolls=2), loadout("gl-kerza")) != before[2]
    assert digest(changed("gl-syrian-warrior", value=9), SYRIAN) == before[0], "coins do not fight"


def test_who_is_equal_in_combat_has_the_same_rows() -> None:
    assert digest(BOOK.rules, loadout("sl-cook")) == digest(BOOK.rules, loadout("sl-convict"))
    assert digest(BOOK.rules, loadout("gl-agron")) != digest(BOOK.rules, loadout("gl-segovax"))
    assert digest(SERPENTS.rules, SYRIAN) == digest(BOOK.rules, SYRIAN), (
        "those of the base game fight there as well"
    )


def test_all_pairings_without_equipment_are_shipped() -> None:
    rules = BOOK.rules
    assert len(rows()) == 21 * 21
    fighters = [Loadout(card) for card in rules.combatants if card in rules.box.cards]
    assert all(known_odds(rules, one, two) is not None for one in fighters for two in fighters)


@pytest.mark.skipif(not os.environ.get("MUNERA_RELEASE"), reason="at a release: make odds")
def test_a_release_has_all_rows() -> None:
    everybody = loadouts(BOOK.rules)
    assert shipped().filled() == len(everybody) * (len(everybody) + 1) // 2


def rows() -> list[tuple[Loadout, Loadout, Odds]]:
    """All pairings that have a row, without equipment."""
    plain = [it for it in loadouts(BOOK.rules) if not it.gear]
    found = [(one, two, known_odds(BOOK.rules, one, two)) for one in plain for two in plain]
    return [(one, two, odds) for one, two, odds in found if odds is not None]


@needs_the_compiled_solver
def test_shipped_rows_are_what_the_solver_finds() -> None:
    small = [(one, two, odds) for one, two, odds in rows() if SLAVE in (one.card, two.card) or one == SYRIAN]
    assert len(small) > 30
    for one, two, odds in small[:: times(7, 1)]:
        assert odds == pytest.approx(odds_of(solved(one, two)), abs=2e-5)


def test_the_odds_of_equals_are_even() -> None:
    mirrors = [odds for one, two, odds in rows() if one == two]
    assert len(mirrors) > 10
    for odds in mirrors:
        assert odds == pytest.approx(odds.turned, abs=1e-4)


def test_rows_are_odds() -> None:
    for _, _, odds in rows():
        assert odds.injury_one + odds.decapitation_one <= 1 - odds.win + 1e-4
        assert odds.injury_two + odds.decapitation_two <= odds.win + 1e-4


def test_what_has_no_row_is_solved_and_the_answer_says_so() -> None:
    slave = loadout("sl-cook")
    looked_up = start_odds(slave, slave)
    assert isinstance(looked_up, StartOdds)
    assert not looked_up.solved
    by_string = start_odds(slave, slave, "string")
    assert isinstance(by_string, StartOdds)
    assert by_string.solved
    expanded = start_odds(slave, loadout("gl-cilician-warrior"), book=SERPENTS)  # nobody in the box has their dice
    assert isinstance(expanded, StartOdds)
    assert expanded.solved
    assert expanded.odds.win < 0.5


@pytest.mark.parametrize(
    "it", [Loadout("sl-cook", weapon="eq-ball-and-chain"), Loadout("sl-cook", weapon="eq-envenomed-blade")]
)
def test_whoever_does_what_the_solver_does_not_know_is_named(it: Loadout) -> None:
    found = start_odds(it, loadout("sl-cook"), book=SERPENTS)
    assert isinstance(found, NotSolved)
    assert str(found) == it.weapon

"""The equipment of the expansion, each piece in a story: what it does, for whom, and how often."""

from __future__ import annotations

import sys

import pytest

from munera.games.serpents.cards.table import OWN
from munera.games.spartacus.combat.hexes import DISTANCE
from munera.testing.serpents import ATTACK, Table, at, bout, card, fighter, house, primus, table
from munera.testing.spartacus.titles import CELT, COOK, SYRIAN, THRACIAN
from munera.testing.stories import stories

EQUIPMENTS = sorted(id for id, row in OWN.items() if row.kind == "equipment")
SWORDS, SPEAR, CHAIN, BLADE = "eq-twin-swords", "eq-long-spear", "eq-ball-and-chain", "eq-envenomed-blade"
TOWER, MANICA, KNIVES, GREAVES = "eq-tower-shield", "eq-manica", "eq-throwing-knives", "eq-greaves"


def furthest(m: Table, *hex: int) -> int:
    """How many hexes from here who is asked may move."""
    return max((DISTANCE[at(*hex)][other] for other in m.moves()), default=0)


# ---------------------------------------------------------------------- all of them


@pytest.mark.parametrize("piece", EQUIPMENTS)
def test_every_piece_is_for_any_combatant(piece: str) -> None:
    m = table(house(COOK, piece), house(CELT), house(), moment="invitations")
    m.answer_by_default("audience")
    m.answer(0)
    m.answer("accept")
    assert (m.asked(), m.offered()) == ([(0, "equip")], [(), (2,)])
    m.answer((2,))
    assert m.events_of("equips") == [(0, COOK, piece)]


@pytest.mark.parametrize("piece", [title for title in EQUIPMENTS if OWN[title].exhausts])
def test_what_was_used_is_ready_again_in_the_next_upkeep(piece: str) -> None:
    assert table(house(card(piece, ready=False)), house(), house(), moment="upkeep").ready(0) == [piece]


# ---------------------------------------------------------------------- weapons


@pytest.mark.card(SWORDS)
@pytest.mark.rule("SW-38")
def test_twin_swords_roll_up_to_two_attack_dice_again() -> None:
    m = bout(fighter(0, THRACIAN, SWORDS), fighter(1, CELT), 1, 2, 3, 6, 5, 4, 6, 6)
    m.answer(ATTACK)
    assert m.asked() == [(0, "reroll")]
    assert m.offered() == [(), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2)]
    m.answer((0, 1))
    assert m.events_of("rerolls") == [(0, "attack", 0, 1, 6), (0, "attack", 1, 2, 6)]
    assert m.events_of("hits") == [(0, 1, 0, 0)]
    assert m.asset(SWORDS).ready


@pytest.mark.card(SPEAR)
def test_a_long_spear_reaches_two_hexes() -> None:
    assert bout(fighter(0, CELT, SPEAR, hex=[-1, 0]), fighter(1, CELT)).can(ATTACK)
    assert bout(fighter(0, CELT, SPEAR), fighter(1, CELT)).can(ATTACK)
    assert not bout(fighter(0, CELT, SPEAR, hex=[-2, 0]), fighter(1, CELT)).can(ATTACK)


@pytest.mark.card(CHAIN)
@pytest.mark.rule("SW-HOOK-6", "SW-40")
def test_a_ball_and_chain_holds_whom_it_wounded() -> None:
    m = bout(fighter(0, CELT, CHAIN), fighter(1, SYRIAN), 6, 1, 1, 1, 6, 6, 1, 1, 1)
    m.answer(ATTACK)
    m.answer("attack")
    assert (m.asked(), m.offered(), m.ask().rule) == ([(0, "gear")], ["no", "yes"], "SW-40")
    m.answer("yes")
    assert m.events_of("snared") == [(1, SYRIAN)]
    assert not m.asset(CHAIN).ready
    m.answer("end")
    assert m.asked() == [(1, "combat_turn")]
    assert m.offered() == [("attack", 0), "end"]  # they may still attack
    m.answer("end")
    m.answer_by_default("order")
    m.answer("end")
    assert m.asked() == [(1, "combat_turn")]
    assert m.moves()  # once


@pytest.mark.card(CHAIN)
@pytest.mark.rule("SW-40", "SW-69")
def test_a_ball_and_chain_needs_a_wound_of_a_normal_attack() -> None:
    m = bout(fighter(0, CELT, CHAIN), fighter(1, SYRIAN), 1, 1, 6, 6, 6)
    m.answer(ATTACK)
    assert m.asked() == [(0, "combat_turn")]
    m = bout(fighter(0, CELT, CHAIN, "eq-javelin"), fighter(1, SYRIAN), 6, 1, 1, 1, 1)
    m.answer(("javelin", 1))
    m.answer("attack")
    assert m.asked() == [(0, "combat_turn")]
    m = bout(fighter(0, CELT, CHAIN), fighter(1, SYRIAN), 6, 1, 1, 1, 1)
    m.answer(ATTACK)
    m.answer("attack")
    m.answer("no")
    assert m.asset(CHAIN).ready
    m.answer("end")
    assert m.moves()


@pytest.mark.card(CHAIN)
@pytest.mark.rule("SW-70")
def test_who_is_snared_moves_nought_whatever_else_they_have() -> None:
    m = bout(fighter(0, CELT, CHAIN), fighter(1, SYRIAN, GREAVES), 6, 1, 1, 1, 1)
    m.answer(ATTACK)
    m.answer("attack")
    m.answer("yes")
    m.answer("end")
    assert m.offered() == [("attack", 0), "end"]


@pytest.mark.card(BLADE)
@pytest.mark.rule("SW-40", "SW-WINDOW-11")
@pytest.mark.parametrize(("answer", "level"), [("no", "yield"), ("yes", "injury")])
def test_an_envenomed_blade_injures_who_would_yield(answer: str, level: str) -> None:
    m = bout(fighter(0, CELT, BLADE), fighter(1, COOK), 6, 1, 1, wagers=[[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 3, 0]])
    m.answer(ATTACK)
    assert (m.asked(), m.offered()) == ([(0, "gear")], ["no", "yes"])
    m.answer(answer)
    assert m.events_of("defeated") == [(1, COOK, level)]
    assert m.asset(BLADE).ready is (answer == "no")
    assert bool(m.events_of("wager_won")) is (answer == "yes")  # the level counts for wagers


@pytest.mark.card(BLADE)
@pytest.mark.rule("SW-69", "SW-28")
def test_an_envenomed_blade_is_not_asked_for_what_it_cannot_change() -> None:
    m = bout(fighter(0, CELT, BLADE), fighter(1, COOK), 6, 6, 1)
    m.answer(ATTACK)
    assert m.events_of("defeated") == [(1, COOK, "injury")]  # they are injured anyway
    assert m.asset(BLADE).ready
    m = bout(fighter(0, CELT, BLADE, "eq-javelin"), fighter(1, COOK), 6, 1, 1)
    m.answer(("javelin", 1))
    assert m.events_of("defeated") == [(1, COOK, "yield")]
    m = bout(fighter(0, COOK, BLADE), fighter(1, "gl-agron"), 1, 3, 3, 3, 1)
    m.answer(ATTACK)
    assert m.events_of("defeated") == [(0, COOK, "yield")]  # counter-wounds beat its own wielder
    m = primus(
        fighter(0, CELT, hex=[0, 0]),
        fighter(1, SYRIAN, BLADE, hex=[0, 1]),
        fighter(2, COOK, hex=[1, 0]),
        fighter(3, CELT),
        dice=[6, 1, 1],
    )
    m.answer(("attack", 2))
    assert m.events_of("defeated") == [(2, COOK, "yield")]  # a team mate's blade


# ---------------------------------------------------------------------- armour


@pytest.mark.card(TOWER)
@pytest.mark.rule("SW-39", "SW-HOOK-7")
def test_a_tower_shield_ignores_two_wounds_and_slows() -> None:
    m = bout(fighter(0, THRACIAN), fighter(1, SYRIAN, TOWER, hex=[1, 0]), 6, 6, 6, 1, 1, 1)
    m.answer(ATTACK)
    assert m.asked() == [(1, "gear")]
    m.answer("yes")
    assert m.events_of("wounded") == [(1, SYRIAN, 1)]
    assert not m.asset(TOWER).ready
    m.answer("attack")
    m.answer("end")
    assert furthest(m, 1, 0) == 2  # three dice, and the weight stays
    assert m.state.fighters[1].pools[2] == 3
    m = bout(fighter(0, CELT, TOWER, speed=1, hex=[-3, 0]), fighter(1, CELT, hex=[3, 0]))
    assert furthest(m, -3, 0) == 1  # at least one


@pytest.mark.card(TOWER)
@pytest.mark.rule("SW-39")
def test_a_tower_shield_ignores_a_single_wound_and_counter_wounds_too() -> None:
    m = bout(fighter(0, CELT), fighter(1, SYRIAN, TOWER), 6, 1, 1, 1, 1)
    m.answer(ATTACK)
    m.answer("yes")
    assert m.events_of("wounded") == [(1, SYRIAN, 0)]
    m = bout(fighter(0, CELT, TOWER), fighter(1, "gl-agron"), 1, 1, 3, 3, 3, 1)
    m.answer(ATTACK)
    assert (m.events_of("strikes_back"), m.asked()) == ([(1, "gl-agron")], [(0, "gear")])


@pytest.mark.card(MANICA)
def test_a_manica_rolls_one_defence_die_again() -> None:
    m = bout(fighter(0, CELT), fighter(1, CELT, MANICA), 5, 1, 4, 4, 1, 6)
    m.answer(ATTACK)
    assert (m.asked(), m.offered()) == ([(1, "reroll")], [(), (0,), (2,)])
    m.answer((2,))
    assert m.events_of("rerolls") == [(1, "defence", 2, 1, 6)]
    assert m.events_of("hits") == [(0, 0, 0, 0)]
    assert m.asset(MANICA).ready


# ---------------------------------------------------------------------- specials


@pytest.mark.card(KNIVES)
@pytest.mark.rule("SW-38")
def test_throwing_knives_hit_at_exactly_two_hexes_on_every_turn() -> None:
    def can(q: int) -> bool:
        return bout(fighter(0, CELT, KNIVES, hex=[q, 0]), fighter(1, CELT)).can(("knives", 1))

    assert [can(q) for q in (0, -1, -2)] == [False, True, False]
    m = bout(fighter(0, SYRIAN, KNIVES, hex=[-1, 0]), fighter(1, CELT), 5, 5, 1, 6, 6, 6)
    m.answer(("knives", 1))
    assert m.events_of("attacks") == [(0, SYRIAN, "knives", 1, CELT)]
    assert m.events_of("rolls")[0] == (0, SYRIAN, "attack", 5, 5, 1)  # speed dice
    assert m.asset(KNIVES).ready
    m.answer("end")
    m.answer("end")
    m.answer_by_default("order")
    while m.asked() == [(1, "combat_turn")]:
        m.answer("end")
    assert m.can(("knives", 1))


@pytest.mark.card(GREAVES)
@pytest.mark.rule("SW-39", "SW-HOOK-7")
def test_greaves_move_one_hex_more_and_with_a_tower_shield_none() -> None:
    assert furthest(bout(fighter(0, CELT, GREAVES, hex=[-3, 0]), fighter(1, CELT, hex=[3, 0])), -3, 0) == 3
    both = bout(fighter(0, CELT, GREAVES, TOWER, hex=[-3, 0]), fighter(1, CELT, hex=[3, 0]))
    assert furthest(both, -3, 0) == 2
    m = bout(fighter(0, CELT, GREAVES, hex=[-3, 0]), fighter(1, CELT, hex=[3, 0]), 1, 1, 2, 2, moment="combat")
    assert [len(roll) for roll in m.state.bout.rolls] == [2, 2]  # the dice do not change


@pytest.mark.card(GREAVES)
@pytest.mark.rule("SW-39", "SW-14", "SW-HOOK-7")
@pytest.mark.parametrize(("piece", "hexes"), [(GREAVES, 2), (TOWER, 1)])
def test_exhausted_greaves_do_not_help_and_an_exhausted_tower_shield_still_weighs(piece: str, hexes: int) -> None:
    m = bout(fighter(0, CELT, piece, hex=[-3, 0]), fighter(1, CELT, hex=[3, 0]), 6, 6, 1, 1, moment="combat")
    m.state.put(m.asset(piece)._replace(ready=False))
    m.answer_by_default("order")
    assert furthest(m, -3, 0) == hexes


def test_every_piece_has_a_story() -> None:
    assert stories(sys.modules[__name__]) == set(EQUIPMENTS)

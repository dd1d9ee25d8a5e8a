"""The equipment, each piece in a story: what it does, for whom, and how often."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.spartacus.cards.table import BASE, CARDS
from munera.testing.spartacus import Table, arena, card, combat, fighter, house, upkeep
from munera.testing.spartacus.titles import CELT

EQUIPMENTS = BASE.titles("equipment")

HERE, THERE = [0, 0], [1, 0]  # beside each other
ATTACK, THROW = ("attack", 1), ("javelin", 1)
WARRIOR = "gl-thracian-warrior"  # 3/2/2 and 2/3/2, no ability


def duel(one: dict[str, Any], two: dict[str, Any], *dice: int, **given: Any) -> Table:
    """Side by side, unless a hex is told; the first acts."""
    return combat({"hex": HERE, **one}, {"hex": THERE, **two}, dice=list(dice), **given)


# ---------------------------------------------------------------------- all of them


@pytest.mark.parametrize("piece", sorted(EQUIPMENTS))
def test_every_piece_is_for_any_combatant_one_of_each_slot_and_ready(piece: str) -> None:
    tired = "eq-shield" if piece != "eq-shield" else "eq-axe"
    own = house("sl-cook", piece, piece, card(tired, ready=False))
    m = arena(own, house(), house("gl-duro"))
    m.answer_by_default("audience")
    m.answer(0)
    m.answer("accept")
    assert m.asked() == [(0, "equip")]
    assert m.offered() == [(), (2,)]  # a slave too; not two of a slot, and what is exhausted stays at home
    m.answer((2,))
    assert m.events_of("equips") == [(0, "sl-cook", piece)]


@pytest.mark.parametrize("piece", [title for title in sorted(EQUIPMENTS) if CARDS[title].exhausts])
def test_what_was_used_is_ready_again_in_the_next_upkeep(piece: str) -> None:
    m = upkeep(house(card(piece, ready=False)), house(), house())
    assert m.ready(0) == [piece]


# ---------------------------------------------------------------------- weapons


@pytest.mark.card("eq-sword")
def test_a_sword_rolls_one_attack_die_again_in_every_attack() -> None:
    m = duel(fighter(0, WARRIOR, "eq-sword"), fighter(1, CELT), 6, 4, 3, 6, 4, 2, 5)
    m.answer(ATTACK)
    assert m.asked() == [(0, "reroll")]
    assert m.offered() == [(), (0,), (1,), (2,)]
    m.answer((2,))
    assert m.events_of("rerolls") == [(0, "attack", 2, 3, 5)]
    assert m.events_of("hits") == [(0, 2, 0, 0)]
    assert m.asset("eq-sword").ready
    m = duel(fighter(0, WARRIOR, "eq-sword"), fighter(1, CELT), 6, 4, 3, 6, 4, 2)
    m.answer(ATTACK)
    m.answer(())
    assert m.events_of("keeps_dice") == [(0, "attack")]
    assert m.events_of("hits") == [(0, 1, 0, 0)]


@pytest.mark.card("eq-sword", "eq-helmet")
def test_a_sword_does_not_defend_and_a_helmet_does_not_attack() -> None:
    m = duel(fighter(0, WARRIOR, "eq-helmet"), fighter(1, CELT, "eq-sword"), 1, 1, 1, 6, 6, 6)
    m.answer(ATTACK)
    assert m.kind == "combat_turn"
    assert m.events_of("rerolls") == []


@pytest.mark.card("eq-trident")
@pytest.mark.parametrize(("distance", "reached"), [(1, True), (2, True), (3, False)])
def test_a_trident_reaches_two_hexes(distance: int, reached: bool) -> None:
    m = duel(fighter(0, WARRIOR, "eq-trident"), fighter(1, CELT, hex=[distance, 0]))
    assert m.can(ATTACK) is reached
    bare = duel(fighter(0, WARRIOR), fighter(1, CELT, hex=[distance, 0]))
    assert bare.can(ATTACK) is (distance == 1)
    assert m.ask().refused() == ({} if reached else {ATTACK: "out_of_reach"})


@pytest.mark.card("eq-trident")
def test_a_trident_is_never_exhausted() -> None:
    m = duel(fighter(0, WARRIOR, "eq-trident"), fighter(1, CELT, hex=[2, 0]), 1, 1, 1, 6, 6, 6)
    m.answer(ATTACK)
    assert m.asset("eq-trident").ready
    assert len(m.events_of("rolls")[0]) == 3 + CARDS[WARRIOR].attack


@pytest.mark.card("eq-axe")
@pytest.mark.rule("SP-42")
def test_an_axe_adds_a_wound_once_also_to_none() -> None:
    m = duel(fighter(0, WARRIOR, "eq-axe"), fighter(1, CELT), 1, 1, 1, 6, 6, 6)
    m.answer(ATTACK)
    assert m.asked() == [(0, "gear")]
    assert m.ask().about == ("eq-axe", 0)
    m.answer("yes")
    assert m.events_of("wounded") == [(1, CELT, 1)]
    axe = m.asset("eq-axe")
    assert m.events_of("exhausted") == [(axe.id, "eq-axe", 0)]
    assert not axe.ready


@pytest.mark.card("eq-axe")
@pytest.mark.rule("SP-95")
def test_an_axe_that_is_kept_serves_a_later_attack_and_a_used_one_none() -> None:
    m = duel(fighter(0, WARRIOR, "eq-axe"), fighter(1, CELT), 1, 1, 1, 6, 6, 6, *[6] * 2, *[1] * 2)
    m.answer(ATTACK)
    m.answer("no")
    assert m.asset("eq-axe").ready
    m = duel(fighter(0, WARRIOR, "eq-axe"), fighter(1, CELT), *[1] * 3, *[6] * 3, 6, 6, 1, 1, *[1] * 3, *[6] * 3)
    m.answer(ATTACK)
    m.answer("yes")
    m.answer("defence")
    m.answer("end")
    m.answer("end")
    m.answer("first", 0)
    m.answer(ATTACK)
    assert m.kind == "combat_turn"  # nothing is asked about the axe any more


@pytest.mark.card("eq-axe", "gl-segovax")
@pytest.mark.rule("SP-42")
def test_an_axe_adds_nothing_to_an_attack_that_was_stopped() -> None:
    m = duel(fighter(0, WARRIOR, "eq-axe"), fighter(1, "gl-segovax"), 6, 6, 6, 1, 1, 1, 2)
    m.answer(ATTACK)
    assert m.events_of("stopped") == [(1, "gl-segovax")]
    assert m.kind == "combat_turn"
    assert m.asset("eq-axe").ready


# ---------------------------------------------------------------------- armour


@pytest.mark.card("eq-helmet")
def test_a_helmet_rolls_one_defence_die_again_in_every_defence() -> None:
    m = duel(fighter(0, WARRIOR), fighter(1, CELT, "eq-helmet"), 4, 4, 4, 1, 6, 6, 5)
    m.answer(ATTACK)
    assert m.asked() == [(1, "reroll")]
    assert m.offered() == [(), (0,), (1,)]  # one die; of equal ones it does not matter which
    m.answer((0,))
    assert m.events_of("rerolls") == [(1, "defence", 0, 1, 5)]
    assert m.events_of("hits") == [(0, 0, 0, 0)]
    assert m.asset("eq-helmet").ready


@pytest.mark.card("eq-helmet", "eq-sword")
@pytest.mark.rule("SP-REROLL-3")
def test_sword_and_helmet_are_chosen_at_the_same_time() -> None:
    m = duel(fighter(0, WARRIOR, "eq-sword"), fighter(1, CELT, "eq-helmet"), 4, 4, 1, 1, 6, 6, 6, 5)
    m.answer(ATTACK)
    assert m.asked() == [(0, "reroll"), (1, "reroll")]
    m.seal(s0=(2,), s1=(0,))
    assert m.events_of("rerolls") == [(0, "attack", 2, 1, 6), (1, "defence", 0, 1, 5)]


@pytest.mark.card("eq-helmet", "gl-barca")
@pytest.mark.rule("SP-86")
def test_a_helmet_works_on_speed_dice_too() -> None:
    m = duel(fighter(0, WARRIOR), fighter(1, "gl-barca", "eq-helmet"), 4, 4, 4, 1, 6, 6, 6, 5)
    m.answer(ATTACK)
    m.answer("speed")
    assert m.asked() == [(1, "reroll")]
    m.answer((0,))
    assert m.events_of("rerolls") == [(1, "defence", 0, 1, 5)]


@pytest.mark.card("eq-shield")
def test_a_shield_ignores_a_wound_once() -> None:
    m = duel(fighter(0, WARRIOR), fighter(1, CELT, "eq-shield"), 6, 1, 1, 5, 5, 5)
    m.answer(ATTACK)
    assert m.asked() == [(1, "gear")]
    assert m.ask().about == ("eq-shield", 1)
    m.answer("yes")
    assert m.events_of("wounded") == [(1, CELT, 0)]
    assert not m.asset("eq-shield").ready
    m = duel(fighter(0, WARRIOR), fighter(1, CELT, "eq-shield"), 6, 6, 1, 5, 5, 5)
    m.answer(ATTACK)
    m.answer("yes")
    assert m.events_of("wounded") == [(1, CELT, 1)]  # one of two
    m = duel(fighter(0, WARRIOR), fighter(1, CELT, "eq-shield"), 1, 1, 1, 5, 5, 5)
    m.answer(ATTACK)
    assert m.kind == "combat_turn"  # there is no wound to ignore


@pytest.mark.card("eq-shield", "eq-axe")
@pytest.mark.rule("SP-43")
def test_the_shield_answers_the_axe() -> None:
    m = duel(fighter(0, WARRIOR, "eq-axe"), fighter(1, CELT, "eq-shield"), 1, 1, 1, 5, 5, 5)
    m.answer(ATTACK)
    assert m.asked() == [(0, "gear")]
    m.answer("yes")
    assert m.asked() == [(1, "gear")]
    m.answer("yes")
    assert m.events_of("wounded") == [(1, CELT, 0)]


@pytest.mark.card("eq-shield", "gl-agron")
@pytest.mark.rule("SP-43", "SP-98")
def test_a_shield_ignores_a_counter_wound() -> None:
    m = duel(fighter(0, WARRIOR, "eq-shield"), fighter(1, "gl-agron"), 1, 1, 1, 3, 3, 3, 3)
    m.answer(ATTACK)
    assert m.asked() == [(0, "gear")]
    m.answer("yes")
    assert m.events_of("wounded") == [(1, "gl-agron", 0), (0, WARRIOR, 0)]


# ---------------------------------------------------------------------- special


def nets(one: list[str], two: list[str], *dice: int) -> Table:
    return combat(fighter(0, WARRIOR, *one), fighter(1, CELT, *two), moment="combat", dice=list(dice))


@pytest.mark.card("eq-net")
@pytest.mark.rule("SP-47", "SP-84")
def test_a_net_wins_the_initiative_without_a_roll() -> None:
    m = nets(["eq-net"], [])
    assert m.asked() == [(0, "net")]
    m.answer("yes")
    assert m.events_of("speed_roll") == []
    assert m.events_of("initiative") == [(0, WARRIOR)]
    assert m.asked() == [(0, "order")]
    assert not m.asset("eq-net").ready
    m = nets(["eq-net"], [], 1, 1, 6, 6)
    m.answer("no")
    assert m.events_of("initiative") == [(1, CELT)]
    assert m.asset("eq-net").ready


@pytest.mark.card("eq-net")
@pytest.mark.rule("SP-47", "SP-84")
def test_two_nets_cancel_each_other() -> None:
    m = nets(["eq-net"], ["eq-net"], 1, 1, 6, 6)
    assert m.asked() == [(0, "net"), (1, "net")]
    m.seal(s0="yes", s1="yes")
    assert len(m.events_of("exhausted")) == 2
    assert m.events_of("speed_roll") == [(0, WARRIOR, 1, 1), (1, CELT, 6, 6)]
    assert m.events_of("initiative") == [(1, CELT)]


@pytest.mark.card("eq-javelin")
@pytest.mark.rule("SP-41")
@pytest.mark.parametrize(("distance", "reached"), [(1, True), (3, True), (4, False)])
def test_a_javelin_flies_three_hexes(distance: int, reached: bool) -> None:
    m = duel(fighter(0, WARRIOR, "eq-javelin"), fighter(1, CELT, hex=[distance, 0]))
    assert m.can(THROW) is reached
    assert m.can(ATTACK) is (distance == 1)


@pytest.mark.card("eq-javelin", "eq-sword", "eq-axe")
@pytest.mark.rule("SP-41")
@pytest.mark.parametrize("weapon", ["eq-sword", "eq-axe"])
def test_a_javelin_is_thrown_once_with_speed_dice_and_no_weapon_helps(weapon: str) -> None:
    m = duel(fighter(0, WARRIOR, weapon, "eq-javelin"), fighter(1, CELT, hex=[3, 0]), 6, 6, 1, 1, 1)
    m.answer(THROW)
    assert m.events_of("rolls")[0] == (0, WARRIOR, "attack", 6, 6)
    assert m.events_of("exhausted") == [(m.asset("eq-javelin").id, "eq-javelin", 0)]
    assert m.asked() == [(1, "surrender")]  # neither a re-roll nor an extra wound was offered
    m.answer_by_default("surrender")
    assert m.events_of("wounded") == [(1, CELT, 2)]
    assert m.asked() == [(0, "combat_turn")]
    assert not any(option[0] in ("attack", "javelin") for option in m.offered())  # one attack in a turn


@pytest.mark.card("eq-javelin", "gl-spartacus")
@pytest.mark.rule("SP-41")
def test_abilities_work_with_a_javelin() -> None:
    m = duel(fighter(0, "gl-spartacus", "eq-javelin"), fighter(1, CELT, hex=[3, 0]), 1, 1, 2, 2, 6, 6, 6)
    m.answer(THROW)
    assert m.events_of("hits") == [(0, 0, 0, 2)]

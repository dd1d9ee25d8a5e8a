"""Attacking: reach, the roll, re-rolls, dice strings and sets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from munera.games.spartacus.combat.attack import hits_of, sets_of, some_dice
from munera.games.spartacus.combat.bout import NO_STRIKE
from munera.games.spartacus.combat.hexes import DISTANCE
from munera.kernel import Illegal
from munera.testing.spartacus import ATTACK, THROW, Table, duel, new_game
from munera.testing.spartacus.titles import (
    AGRON,
    AXE,
    BARCA,
    CELT,
    CRIXUS,
    DURO,
    GANNICUS,
    HELMET,
    JAVELIN,
    KERZA,
    SEGOVAX,
    SHIELD,
    SPARTACUS,
    SWORD,
    TRIDENT,
    VARRO,
)
from tests.properties import same_examples

ATTACKERS = {2: "gl-syrian-warrior", 3: VARRO, 4: CRIXUS}  # by the dice they roll; none of them changes an attack
DEFENDERS = {2: GANNICUS, 3: CELT, 4: SPARTACUS}


def hits(attack: list[int], defence: list[int]) -> int:
    """How many hits these dice are, without any ability or equipment."""
    m = duel(ATTACKERS[len(attack)], DEFENDERS[len(defence)], dice=[*attack, *defence])
    m.answer(ATTACK)
    ((_, found, blocked, automatic),) = m.events_of("hits")
    assert (blocked, automatic) == (0, 0)
    return int(found)


# ---------------------------------------------------------------------- reach and roll


@pytest.mark.rule("SP-ATTACK-1")
def test_a_normal_attack_hits_an_adjacent_opponent() -> None:
    assert duel().can(ATTACK)
    for apart in (2, 3, 5):
        assert not duel(apart=apart).can(ATTACK)


@pytest.mark.rule("SP-ATTACK-2")
def test_both_roll_their_current_dice_at_the_same_time() -> None:
    m = duel(SPARTACUS, SEGOVAX, pools=((3, 4, 4), (3, 2, 3)), dice=[6, 5, 1, 6, 5])
    m.answer(ATTACK)
    assert m.events_of("rolls") == [(0, SPARTACUS, "attack", 6, 5, 1), (1, SEGOVAX, "defence", 6, 5)]


def test_an_attack_that_does_nothing() -> None:
    m = duel(dice=[1, 1, 6, 6, 6])
    m.answer(ATTACK)
    assert m.events_of("attacks") == [(0, CELT, "attack", 1, CELT)]
    assert m.events_of("wounded") == [(1, CELT, 0)]
    m.answer("end")
    assert m.state.strike == NO_STRIKE
    assert m.pools()[1] == (2, 3, 2)


@pytest.mark.rule("SP-ATTACK-3")
def test_both_strings_are_sorted_and_compared_highest_with_highest() -> None:
    assert hits([2, 6, 3, 5], [1, 5, 6]) == 1 + 0  # 6-5-3-2 against 6-5-1
    assert hits([1, 5, 4], [5, 1, 3]) == 1  # 5-4-1 against 5-3-1


@pytest.mark.rule("SP-ATTACK-4")
def test_a_higher_die_wounds_and_an_equal_one_does_not() -> None:
    assert hits([4, 2], [3, 1, 1]) == 2
    assert hits([4, 2], [4, 2, 1]) == 0
    assert hits([4, 2], [5, 3, 1]) == 0


@pytest.mark.rule("SP-ATTACK-5")
@pytest.mark.parametrize(("die", "dealt"), [(1, 0), (2, 0), (3, 1), (4, 1), (6, 1)])
def test_an_attack_die_without_an_opponent_needs_a_three(die: int, dealt: int) -> None:
    assert hits([6, 6, die], [6, 6]) == dealt


@pytest.mark.rule("SP-ATTACK-6")
def test_the_lowest_defence_dice_without_an_opponent_are_ignored() -> None:
    assert hits([5, 4], [1, 3, 2, 3]) == 2
    assert hits([5, 4], [1, 1, 4, 5]) == 0


def literally(attack: Sequence[int], defence: Sequence[int]) -> int:
    """SP-ATTACK-3 to 6 word by word: dice are taken from the top of both strings."""
    one, two = sorted(attack), sorted(defence)
    dealt = 0
    while one:
        die = one.pop()
        dealt += die > two.pop() if two else die >= 3
    return dealt


@pytest.mark.rule("SP-ATTACK-3", "SP-ATTACK-4", "SP-ATTACK-5", "SP-ATTACK-6")
@same_examples
@given(*[st.lists(st.integers(1, 6), min_size=1, max_size=5)] * 2)
def test_strings_are_compared_to_the_letter(attack: list[int], defence: list[int]) -> None:
    assert hits_of(attack, defence) == literally(attack, defence)
    assert hits_of(attack, defence, ties=True) >= hits_of(attack, defence)


# ---------------------------------------------------------------------- the order of an attack


@pytest.mark.rule("SP-37")
def test_the_order_of_an_attack() -> None:
    m = new_game(
        2,
        mode="fight",
        fighter_1=KERZA,
        fighter_2=BARCA,
        weapon_1=AXE,
        armour_2=SHIELD,
        armour_1=HELMET,
    )
    approach(m)
    m.load(6, 6, 6, 1, 1, 1, 1, 2)
    m.answer(ATTACK)
    asked = []
    while m.kind not in ("combat_turn", "order") and not m.over:
        asked.append((m.ask().seat, m.kind))
        m.answer({"pool": "speed", "gear": "yes", "force": (0,)}.get(m.kind, m.ask().default()))
    kinds = ("attacks", "defends", "rolls", "rerolls", "forces", "hits", "puts_to_use", "wounded", "surrenders")
    events = m.kinds(*kinds)[:9]
    assert events[:5] == ["attacks", "defends", "rolls", "rolls", "forces"]
    assert events[5:9] == ["hits", "puts_to_use", "puts_to_use", "wounded"]
    assert asked[:4] == [(1, "pool"), (0, "force"), (0, "gear"), (1, "gear")]


def approach(m: Table) -> None:
    """Seat 0 walks up to the other until it has its turn beside it."""
    while True:
        ask = m.ask()
        if ask.kind == "combat_turn" and ask.seat == 0:
            if ATTACK in m.offered():
                return
            there = m.state.fighters[1].hex
            m.answer(min(m.offered()[1:], key=lambda option: DISTANCE[option[1]][there]))
        elif ask.kind == "combat_turn":
            m.answer("end")
        else:
            m.answer(ask.default())


@pytest.mark.rule("SP-37")
def test_of_two_initiates_the_attacker_is_first() -> None:
    m = new_game(2, mode="fight", fighter_1=KERZA, fighter_2=KERZA)
    approach(m)
    m.load(6, 6, 6, 6, 6, 2, 1)
    m.answer(ATTACK)
    m.answer((0,), 0, kind="force")
    m.answer((0,), 1, kind="force")
    assert m.state.strike.attack == (1, 6, 6)
    assert m.state.strike.defence == (2, 6)


@pytest.mark.rule("SP-37")
def test_no_die_is_rolled_again_twice_by_the_same_source() -> None:
    m = duel(gear=((SWORD,), ()), dice=[1, 1, 6, 6, 6, 2])
    m.answer(ATTACK)
    assert m.offered() == [(), (0,)]  # of equal dice one, and one at most
    m.answer((0,))
    assert m.events_of("rerolls") == [(0, "attack", 0, 1, 2)]
    assert m.kind == "combat_turn"


@pytest.mark.rule("SP-37")
def test_sets_are_read_after_all_re_rolls_whatever_dice_were_rolled() -> None:
    m = duel(SPARTACUS, AGRON, gear=((SWORD,), (HELMET,)), dice=[1, 2, 3, 4, 5, 5, 6, 6, 1, 6])
    m.answer(ATTACK)
    m.seal(s0=(1,), s1=(0,))  # 1-1-3-4 is a pair, 6-5-6-6 a triple
    assert m.event("hits") == (0, 0, 0, 1)
    assert m.kind == "surrender"
    m.answer("defence")
    assert m.events_of("strikes_back") == [(1, AGRON)]


@pytest.mark.rule("SP-37")
def test_a_javelins_pairs_are_pairs_too() -> None:
    m = duel(SPARTACUS, CELT, apart=3, gear=((JAVELIN,), ()), dice=[2, 2, 1, 1, 6, 6, 6])
    m.answer(THROW)
    assert m.event("hits") == (0, 0, 0, 2)


@pytest.mark.rule("SP-86")
def test_a_helmet_works_on_the_speed_dice_of_a_defence() -> None:
    m = duel(CELT, BARCA, gear=((), (HELMET,)), dice=[6, 6, 1, 2, 3, 4, 5])
    m.answer(ATTACK)
    m.answer("speed")
    assert m.events_of("rolls")[1] == (1, BARCA, "defence", 1, 2, 3, 4)
    assert m.offered() == [(), (0,), (1,), (2,), (3,)]
    m.answer((0,))
    assert m.events_of("rerolls") == [(1, "defence", 0, 1, 5)]


# ---------------------------------------------------------------------- range and speed attacks


@pytest.mark.rule("SP-41")
@pytest.mark.parametrize("apart", [1, 2, 3, 4])
def test_a_trident_reaches_two_hexes_a_javelin_three(apart: int) -> None:
    assert duel(apart=apart, gear=((TRIDENT,), ())).can(ATTACK) == (apart <= 2)
    assert duel(apart=apart, gear=((JAVELIN,), ())).can(THROW) == (apart <= 3)
    assert duel(apart=apart, gear=((TRIDENT, JAVELIN), ())).can(THROW) == (apart <= 3)
    assert not duel(apart=apart, gear=((TRIDENT,), ())).can(THROW)


@pytest.mark.rule("SP-41")
def test_weapons_do_not_work_on_a_speed_attack_and_abilities_do() -> None:
    for weapon in (SWORD, AXE):
        m = duel(SPARTACUS, CELT, gear=((weapon, JAVELIN), ()), dice=[6, 6, 1, 2, 6, 6, 6])
        m.answer(THROW)
        assert m.asked() == [(1, "surrender")]  # neither a re-roll nor an extra wound is offered
        assert m.event("hits") == (0, 0, 0, 1)  # vengeful
        assert m.asset(weapon).ready


@pytest.mark.rule("SP-41")
def test_a_javelin_is_thrown_once_per_match() -> None:
    m = duel(apart=3, gear=((JAVELIN,), ()), dice=[1, 1, 6, 6, 6, 6, 6, 1, 1])
    m.answer(THROW)
    assert not m.asset(JAVELIN).ready
    m.answer("end")
    m.answer("end")
    m.answer("first")
    assert not m.can(THROW)


# ---------------------------------------------------------------------- re-rolls and sets


@pytest.mark.rule("SP-REROLL-1", "SP-VERB-17")
def test_one_chooses_which_die_and_whether_at_all_and_the_last_result_counts() -> None:
    m = duel(VARRO, CELT, gear=((SWORD,), ()), dice=[6, 4, 3, 6, 4, 2, 1])
    m.answer(ATTACK)
    assert m.offered() == [(), (0,), (1,), (2,)]
    m.answer((0,))
    assert m.event("rerolls") == (0, "attack", 0, 6, 1)
    assert m.event("hits") == (0, 0, 0, 0)  # 4-3-1 against 6-4-2: the 6 is gone, though it was better
    m = duel(VARRO, CELT, gear=((SWORD,), ()), dice=[6, 4, 3, 6, 4, 2])
    m.answer(ATTACK)
    m.answer(())  # 3 against 2 is a hit
    assert (m.events_of("rerolls"), m.event("keeps_dice")) == ([], (0, "attack"))
    assert m.event("hits") == (0, 1, 0, 0)


@pytest.mark.rule("SP-REROLL-1", "SP-ASK-1")
def test_which_dice_may_be_rolled_again() -> None:
    assert some_dice((6, 4, 4), 1) == ((), (0,), (1,))
    assert some_dice((6, 4, 4), 2) == ((), (0,), (1,), (0, 1), (1, 2))
    assert some_dice((6,), 0) == ((),)


@pytest.mark.rule("SP-REROLL-2")
def test_re_rolls_are_for_the_own_dice_only() -> None:
    m = duel(VARRO, CELT, gear=((HELMET,), (SWORD,)), dice=[6, 6, 6, 1, 1, 1])
    m.answer(ATTACK)
    assert m.events_of("rerolls") == []  # neither the attacker's Helmet nor the defender's Sword does anything
    assert m.kind == "surrender"


@pytest.mark.rule("SP-REROLL-2", "SP-VERB-17")
def test_unless_a_card_says_otherwise() -> None:
    m = duel(KERZA, CELT, dice=[5, 1, 1, 6, 2, 1, 1])
    m.answer(ATTACK)
    assert m.asked() == [(0, "force")]
    m.answer((0,))
    assert m.event("forces") == (0, KERZA, "defence", 0, 6, 1)
    assert m.event("hits") == (0, 1, 0, 0)


@pytest.mark.rule("SP-REROLL-3")
def test_both_sides_re_roll_at_the_same_time() -> None:
    m = duel(VARRO, CELT, gear=((SWORD,), (HELMET,)), dice=[6, 4, 3, 6, 4, 2, 5, 1])
    m.answer(ATTACK)
    assert sorted(m.asked()) == [(0, "reroll"), (1, "reroll")]
    m.answer((2,), 0)
    assert m.events_of("rerolls") == []  # nothing is rolled before the other has chosen
    with pytest.raises(Illegal):
        m.match.answer(1, (0, 1))
    m.answer((2,), 1)
    assert m.events_of("rerolls") == [(0, "attack", 2, 3, 5), (1, "defence", 2, 2, 1)]


@pytest.mark.rule("SP-SET-1")
def test_re_rolled_dice_count_for_pairs_and_triples() -> None:
    m = duel(SPARTACUS, CELT, gear=((SWORD,), ()), dice=[1, 2, 3, 4, 6, 6, 6, 3])
    m.answer(ATTACK)
    m.answer((0,))
    assert m.event("hits") == (0, 0, 0, 1)  # 4-3-3-2
    m = duel(SPARTACUS, CELT, gear=((SWORD,), ()), dice=[1, 1, 3, 4, 6, 6, 6, 2])
    m.answer(ATTACK)
    m.answer((0,))
    assert m.event("hits") == (0, 0, 0, 0)  # 4-3-2-1: a pair can be lost as well


@pytest.mark.rule("SP-SET-2")
def test_each_die_counts_for_one_set_only() -> None:
    m = duel(SPARTACUS, CELT, pools=((3, 4, 4), None), dice=[2, 2, 2, 6, 6, 6])
    m.answer(ATTACK)
    assert m.event("hits") == (0, 0, 0, 1)


@pytest.mark.rule("SP-94")
@pytest.mark.parametrize(
    ("dice", "pairs"), [((5, 5, 5, 5), 2), ((1, 1, 2, 2), 2), ((4, 4, 4, 1), 1), ((1, 2, 3, 4), 0)]
)
def test_always_as_many_sets_as_possible(dice: tuple[int, ...], pairs: int) -> None:
    m = duel(SPARTACUS, SEGOVAX, dice=[*dice, 6, 6, 5, 5])
    m.answer(ATTACK)
    assert m.event("hits") == (0, 0, 0, pairs)


@pytest.mark.rule("SP-94")
@same_examples
@given(st.lists(st.integers(1, 6), max_size=8), st.sampled_from([2, 3]))
def test_sets_by_taking_them_away_one_by_one(dice: list[int], alike: int) -> None:
    rest, found = Counter(dice), 0
    while face := next((face for face in rest if rest[face] >= alike), None):
        rest[face] -= alike
        found += 1
    assert sets_of(dice, alike) == found


# ---------------------------------------------------------------------- adding it up


@pytest.mark.rule("SP-97")
def test_blocks_answer_hits_only_and_automatic_wounds_come_on_top() -> None:
    m = duel(SPARTACUS, CRIXUS, dice=[2, 2, 1, 1, 6, 5, 5])
    m.answer(ATTACK)
    assert m.event("hits") == (0, 0, 0, 2)  # the pair of fives blocks nothing: there is no hit
    m = duel(SPARTACUS, CRIXUS, dice=[6, 6, 5, 1, 4, 4, 3])
    m.answer(ATTACK)
    assert m.event("hits") == (0, 3, 1, 1)
    assert m.state.strike.wounds == 3


@pytest.mark.rule("SP-97")
def test_a_triple_that_stops_the_attack_sets_all_wounds_to_nought() -> None:
    m = duel(SPARTACUS, SEGOVAX, gear=((AXE,), ()), dice=[6, 6, 6, 6, 2, 2, 2, 1])
    m.answer(ATTACK)
    assert m.events_of("stopped") == [(1, SEGOVAX)]
    assert m.events_of("hits") == m.events_of("puts_to_use") == []
    assert m.pools()[1] == (3, 4, 3)


@pytest.mark.rule("SP-97")
def test_then_come_extra_and_ignored_wounds() -> None:
    m = duel(SPARTACUS, CRIXUS, gear=((AXE,), (SHIELD,)), dice=[6, 6, 5, 1, 4, 4, 3])
    m.answer(ATTACK)
    assert (m.asked(), m.ask().about) == ([(0, "gear")], (AXE, 3))
    m.answer("yes")
    assert (m.asked(), m.ask().about) == ([(1, "gear")], (SHIELD, 4))
    m.answer("yes")
    assert m.event("wounded") == (1, CRIXUS, 3)


@pytest.mark.rule("SP-98")
def test_counter_wounds_come_after_the_defenders_dice_and_only_if_they_stand() -> None:
    m = duel(SPARTACUS, AGRON, dice=[6, 5, 4, 1, 3, 3, 3, 2])
    m.answer(ATTACK)
    assert m.asked() == [(1, "surrender")]
    m.answer("attack", 1)
    m.answer("attack", 1)
    m.answer("defence", 1)
    assert m.events_of("strikes_back") == [(1, AGRON)]
    assert m.asked() == [(0, "surrender")]
    m = duel(SPARTACUS, AGRON, pools=(None, (1, 3, 1)), dice=[6, 5, 4, 1, 3, 3, 3])
    m.answer(ATTACK)
    assert m.event("defeated") == (1, AGRON, "yield")
    assert m.events_of("strikes_back") == []


@pytest.mark.rule("SP-98")
def test_the_attacker_answers_a_counter_wound_with_a_shield() -> None:
    m = duel(SPARTACUS, AGRON, gear=((SHIELD,), ()), pools=((1, 4, 4), None), dice=[1, 3, 3, 3, 2])
    m.answer(ATTACK)
    assert (m.asked(), m.ask().about) == ([(0, "gear")], (SHIELD, 1))
    m.answer("yes")
    assert m.pools()[0] == (1, 4, 4)


@pytest.mark.rule("SP-98")
def test_determination_works_on_counter_wounds() -> None:
    m = duel(DURO, AGRON, pools=((1, 1, 1), None), dice=[1, 3, 3, 3, 2])
    m.answer(ATTACK)
    assert m.events_of("last_stand") == [(0, DURO)]
    assert m.pools()[0] == (1, 1, 1)


@pytest.mark.rule("SP-98")
def test_a_forced_re_roll_may_break_the_triple() -> None:
    m = duel(KERZA, AGRON, dice=[1, 1, 1, 3, 3, 3, 2, 6])
    m.answer(ATTACK)
    m.answer((0,))
    assert m.events_of("strikes_back") == []


# ---------------------------------------------------------------------- windows


@pytest.mark.rule("SP-WINDOW-27")
def test_before_the_roll_agile_names_the_pool_after_it_both_may_re_roll() -> None:
    m = duel(CELT, BARCA, gear=((SWORD,), (HELMET,)), dice=[1, 1, 6, 6, 6])
    m.answer(ATTACK)
    assert (m.asked(), m.ask().default(), m.events_of("rolls")) == ([(1, "pool")], "defence", [])
    m.answer("defence")
    assert len(m.events_of("rolls")) == 2
    assert [(ask.seat, ask.kind, ask.default()) for ask in m.match.pending] == [
        (0, "reroll", ()),
        (1, "reroll", ()),
    ]


@pytest.mark.rule("SP-WINDOW-28")
def test_the_attacker_then_the_defender_may_use_equipment() -> None:
    m = duel(gear=((AXE,), (SHIELD,)), dice=[6, 6, 1, 1, 1])
    m.answer(ATTACK)
    assert (m.ask().seat, m.kind, m.ask().default()) == (0, "gear", "no")
    m.answer("no")
    assert (m.ask().seat, m.kind, m.ask().default()) == (1, "gear", "no")
    m.answer("no")
    assert m.events_of("holds_back") == [(0, AXE), (1, SHIELD)]
    assert m.asset(AXE).ready
    assert m.asset(SHIELD).ready
    assert m.event("wounded") == (1, CELT, 2)


def test_who_has_no_wound_is_not_asked_for_the_shield() -> None:
    m = duel(gear=((), (SHIELD,)), dice=[1, 1, 6, 6, 6])
    m.answer(ATTACK)
    assert m.kind == "combat_turn"

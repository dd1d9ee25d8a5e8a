"""Wounds: dice are surrendered under the Rule of One; the levels of defeat."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from munera.games.spartacus.cards.table import BASE, CARDS
from munera.games.spartacus.combat.combat import ability
from munera.games.spartacus.combat.wounds import can_lose, settled, would_defeat
from munera.testing.spartacus import ATTACK, THROW, Pools, Table, card, combat, duel, fighter, house, new_game
from munera.testing.spartacus.titles import (
    AGRON,
    AXE,
    BARCA,
    CELT,
    COOK,
    CRIXUS,
    DURO,
    GANNICUS,
    GNAEUS,
    HELMET,
    JAVELIN,
    KERZA,
    OENOMAUS,
    RABANUS,
    SEGOVAX,
    SHIELD,
    SPARTACUS,
    SWORD,
    THEOKOLES,
    VARRO,
)
from tests.properties import same_examples

COMBATANTS = BASE.titles("gladiator", "slave")
FEW_DICE = [(a, d, s) for a in (1, 2, 3) for d in (1, 2, 3) for s in (1, 2, 3)]


def struck(pools: Pools, wounds: int, one: str = CRIXUS, two: str = SPARTACUS) -> Table:
    """The second has these dice left and takes so many wounds: at most four, or five from Theokoles."""
    hits = [6] * wounds
    blanks = [1] * (5 - wounds if one == THEOKOLES else 4 - wounds)
    m = duel(one, two, pools=(None, pools), dice=[*hits, *blanks, *[1] * pools[1]])
    m.answer(ATTACK)
    return m


# ---------------------------------------------------------------------- surrendering dice


@pytest.mark.rule("SP-WOUND-1", "SP-WINDOW-29")
def test_a_die_for_each_wound_from_the_pool_that_its_dominus_chooses() -> None:
    m = struck((3, 3, 3), 2)
    assert (m.asked(), m.ask().about) == ([(1, "surrender")], (SPARTACUS, 2))
    assert m.offered() == ["speed", "defence", "attack"]
    m.answer("defence")
    assert m.ask().about == (SPARTACUS, 1)
    m.answer("defence")
    assert m.pools()[1] == (3, 1, 3)
    assert m.events_of("surrenders") == [(1, SPARTACUS, "defence")] * 2


@pytest.mark.rule("SP-WINDOW-29")
@pytest.mark.parametrize(
    ("pools", "order"),
    [
        ((4, 4, 4), ["speed", "defence", "attack"]),
        ((4, 3, 4), ["speed", "attack", "defence"]),
        ((2, 4, 3), ["defence", "speed", "attack"]),
        ((3, 3, 1), ["defence", "attack"]),
    ],
)
def test_the_default_is_the_largest_pool_among_equals_speed_defence_attack(pools: Pools, order: list[str]) -> None:
    m = struck(pools, 1)
    assert m.offered() == order
    assert m.ask().default() == order[0]


@pytest.mark.rule("SP-WOUND-2")
def test_a_pool_is_not_emptied_while_another_has_two_dice() -> None:
    m = struck((1, 2, 3), 1)
    assert m.offered() == ["speed", "defence"]
    assert m.ask().refused() == {"attack": "rule_of_one"}
    m.answer("defence")
    assert m.pools()[1] == (1, 1, 3)
    m = struck((1, 1, 3), 2)  # there is only one way: nobody is asked
    assert m.pools()[1] == (1, 1, 1)
    assert m.kind == "combat_turn"


@pytest.mark.rule("SP-44")
@pytest.mark.parametrize(
    ("wounds", "level"), [(1, None), (2, None), (3, "yield"), (4, "injury"), (5, "decapitation")]
)
def test_the_last_dice(wounds: int, level: str | None) -> None:
    """Five dice are left: T - 3 leaves them standing, T - 2 is a Yield, T - 1 an Injury, T a Decapitation."""
    m = struck((2, 2, 1), wounds, THEOKOLES)
    m.answer_by_default("surrender")
    events = m.event("defeated")
    assert (events and events[2]) == level
    assert wounds > 2 or sum(m.pools()[1]) == 5 - wounds


@pytest.mark.rule("SP-WOUND-2", "SP-WINDOW-29")
@pytest.mark.parametrize(
    ("pools", "order"),
    [
        ((3, 3, 3), [2, 1, 0]),
        ((4, 2, 3), [0, 2, 1]),
        ((2, 1, 2), [2, 0]),
        ((1, 1, 5), [2]),
        ((1, 1, 1), [2, 1, 0]),
        ((1, 0, 1), [2, 0]),
    ],
)
def test_from_which_pools_a_die_may_come_largest_first(pools: Pools, order: list[int]) -> None:
    assert can_lose(pools) == order


@pytest.mark.rule("SP-44")
def test_the_levels_by_dice_and_wounds() -> None:
    """T dice and w wounds: T - 3 stands, T - 2 yields, T - 1 is injured, more is decapitated."""
    for pools in FEW_DICE:
        total = sum(pools)
        for wounds in range(1, total + 3):
            now = list(pools)
            for _ in range(min(wounds, total)):
                now[can_lose((now[0], now[1], now[2]))[-1]] -= 1
            assert now.count(0) == max(0, min(3, wounds - (total - 3)))
            assert would_defeat(pools, wounds) is (0 in now)


@pytest.mark.rule("SP-ASK-1")
def test_a_choice_is_settled_only_when_every_way_ends_alike() -> None:
    for pools in FEW_DICE:
        for wounds in range(1, sum(pools) + 1):
            ends = ways(pools, wounds)
            alike = len({tuple(max(1, dice) for dice in end) for end in ends}) == 1
            assert settled(pools, wounds) is (alike or len(can_lose(pools)) == 1), (pools, wounds)


def ways(pools: Pools, wounds: int) -> set[tuple[int, ...]]:
    """Every way to take so many wounds, die by die."""
    found = {pools}
    for _ in range(wounds):
        found = {
            (now[0] - (pool == 0), now[1] - (pool == 1), now[2] - (pool == 2))
            for now in found
            for pool in can_lose(now) or [9]
        }
    return set(found)


@pytest.mark.rule("SP-44")
def test_wounds_beyond_the_last_die_are_ignored() -> None:
    m = struck((1, 1, 1), 4)
    assert m.event("wounded") == (1, SPARTACUS, 4)
    assert len(m.events_of("surrenders")) == 3
    assert m.event("defeated") == (1, SPARTACUS, "decapitation")


@pytest.mark.rule("SP-44", "SP-WOUND-2")
@same_examples
@given(st.tuples(*[st.integers(1, 4)] * 3), st.integers(0, 4), st.data())
def test_the_level_depends_on_dice_and_wounds_alone(pools: Pools, wounds: int, data: st.DataObject) -> None:
    m = struck(pools, wounds)
    while m.kind == "surrender":
        now = m.pools()[1]
        able = [name for name, dice in zip(("attack", "defence", "speed"), now, strict=True) if dice > 1]
        assert sorted(m.offered()) == able  # never the last die of a pool while there is a choice
        m.answer(data.draw(st.sampled_from(able)))
    total, events = sum(pools), m.event("defeated")
    levels = {2: "yield", 1: "injury", 0: "decapitation"}
    expected = None if wounds <= total - 3 else levels[max(0, total - wounds)]
    assert (events and events[2]) == expected
    assert len(m.events_of("surrenders")) == min(wounds, total)


# ---------------------------------------------------------------------- extra and ignored wounds


@pytest.mark.rule("SP-42")
def test_an_axe_turns_none_into_one() -> None:
    m = duel(gear=((AXE,), ()), dice=[1, 1, 6, 6, 6])
    m.answer(ATTACK)
    assert m.ask().about == (AXE, 0)
    m.answer("yes")
    assert m.event("wounded") == (1, CELT, 1)


@pytest.mark.rule("SP-42")
def test_but_not_if_a_triple_stopped_the_attack() -> None:
    m = duel(CELT, SEGOVAX, gear=((AXE,), ()), dice=[6, 6, 2, 2, 2, 1])
    m.answer(ATTACK)
    assert (m.events_of("stopped"), m.kind) == ([(1, SEGOVAX)], "combat_turn")
    assert m.asset(AXE).ready


@pytest.mark.rule("SP-43")
def test_extra_wounds_come_before_ignored_ones() -> None:
    m = duel(gear=((AXE,), (SHIELD,)), dice=[1, 1, 6, 6, 6])
    m.answer(ATTACK)
    m.answer("yes")
    assert (m.asked(), m.ask().about) == ([(1, "gear")], (SHIELD, 1))  # the wound of the Axe can be ignored
    m.answer("yes")
    assert m.event("wounded") == (1, CELT, 0)
    assert m.pools()[1] == (2, 3, 2)


@pytest.mark.rule("SP-43")
@pytest.mark.parametrize(("dice", "dealt"), [([6, 1, 3, 2, 5, 4, 3], 1), ([2, 2, 1, 1, 6, 6, 4], 2)])
def test_a_shield_ignores_a_hit_or_an_automatic_wound(dice: list[int], dealt: int) -> None:
    m = duel(SPARTACUS, CELT, gear=((), (SHIELD,)), dice=dice)
    m.answer(ATTACK)
    assert m.ask().about == (SHIELD, dealt)
    m.answer("yes")
    assert m.event("wounded") == (1, CELT, dealt - 1)


@pytest.mark.rule("SP-43")
def test_a_shield_works_once_per_match_and_impervious_cancels_hits_only() -> None:
    m = duel(SPARTACUS, CRIXUS, gear=((), (SHIELD,)), dice=[2, 2, 1, 1, 6, 6, 6])
    m.answer(ATTACK)
    assert m.event("hits") == (0, 0, 0, 2)  # three sixes are a pair, and cancel nothing of it
    m.answer("yes")
    m.answer("speed")
    m.answer("end")
    m.load(6, 6, 6, 6, 1, 1, 1, 2, 2, 1, 3, 6, 5, 4)
    m.answer("end")
    m.answer("first")
    m.answer(ATTACK)
    assert m.kind == "surrender"  # the Shield is exhausted


@pytest.mark.rule("SP-38")
def test_a_beaten_defender_deals_no_counter_wound() -> None:
    m = duel(SPARTACUS, AGRON, pools=((4, 1, 1), (1, 3, 1)), dice=[6, 5, 4, 1, 2, 2, 2])
    m.answer(ATTACK)
    assert m.event("defeated") == (1, AGRON, "yield")
    assert m.pools()[0] == (4, 1, 1)


@pytest.mark.rule("SP-38")
def test_an_attacker_may_lose_to_a_counter_wound() -> None:
    m = duel(CELT, AGRON, pools=((1, 1, 1), None), dice=[1, 3, 3, 3, 2])
    m.answer(ATTACK)
    assert m.event("defeated") == (0, CELT, "yield")
    assert m.events_of("defeated") == [(0, CELT, "yield")]
    assert m.event("influence") == (1, 1, 5, "victory")


# ---------------------------------------------------------------------- defeat


@pytest.mark.rule("SP-DEFEAT-1")
def test_with_an_empty_pool_the_match_is_over() -> None:
    m = struck((1, 1, 1), 1)
    assert m.events_of("defeated") == [(1, SPARTACUS, "yield")]
    assert m.kind in ("audience", "thumb")
    m = struck((2, 1, 1), 1)
    assert (m.events_of("defeated"), m.kind) == ([], "combat_turn")


@pytest.mark.rule("SP-DEFEAT-2")
def test_with_one_empty_pool_it_is_a_yield_and_nothing_happens_but_the_judgement() -> None:
    m = struck((1, 1, 1), 1)
    assert m.event("defeated") == (1, SPARTACUS, "yield")
    m.answer_by_default("audience")
    assert m.asked() == [(0, "thumb")]
    m.answer("up")
    assert m.asset(SPARTACUS).ready
    assert not m.asset(SPARTACUS).injured


@pytest.mark.rule("SP-DEFEAT-3")
def test_with_two_empty_pools_it_is_an_injury_that_can_heal_if_the_host_lets_them_live() -> None:
    m = struck((1, 1, 1), 2)
    assert m.event("defeated") == (1, SPARTACUS, "injury")
    assert (m.asset(SPARTACUS).ready, m.asset(SPARTACUS).injured) == (False, True)
    m.load(4)
    m.answer_by_default("audience")
    m.answer("up")
    assert m.event("heal_rolls") == (m.asset(SPARTACUS).id, SPARTACUS, 1, 4)
    assert m.asset(SPARTACUS).ready


@pytest.mark.rule("SP-DEFEAT-4")
def test_with_three_empty_pools_it_is_a_decapitation_and_the_equipment_returns() -> None:
    m = duel(CRIXUS, SPARTACUS, gear=((), (HELMET, SWORD)), pools=(None, (1, 1, 1)), dice=[6, 6, 6, 6, 1])
    m.answer(ATTACK)
    m.answer(())
    assert m.event("defeated") == (1, SPARTACUS, "decapitation")
    assert m.state.market_discard == [SPARTACUS]
    assert m.ready(1) == [HELMET, SWORD]
    assert not any(m.asset(gear).committed for gear in (HELMET, SWORD))
    assert m.events_of("thumb") == []


@pytest.mark.rule("SP-45")
@pytest.mark.parametrize(
    ("one", "wounds", "level"),
    [
        (RABANUS, 1, "decapitation"),
        (RABANUS, 2, "decapitation"),
        (RABANUS, 3, "decapitation"),
        (GNAEUS, 1, "injury"),
        (GNAEUS, 2, "injury"),
        (GNAEUS, 3, "decapitation"),
    ],
)
def test_merciless_and_cruel(one: str, wounds: int, level: str) -> None:
    blanks = (4 if one == RABANUS else 3) - wounds
    m = duel(one, COOK, dice=[*[6] * wounds, *[1] * blanks, 1])
    m.answer(ATTACK)
    assert m.event("defeated") == (1, COOK, level)


def test_merciless_needs_a_defeat() -> None:
    m = duel(RABANUS, CELT, pools=((1, 3, 2), (1, 2, 1)), dice=[6, 1, 1])
    m.answer(ATTACK)
    assert m.events_of("defeated") == []
    assert m.pools()[1] == (1, 1, 1)


@pytest.mark.rule("SP-45")
def test_merciless_works_with_a_javelin_but_not_in_defence() -> None:
    m = duel(RABANUS, COOK, apart=2, gear=((JAVELIN,), ()), pools=((4, 3, 1), None), dice=[6, 1])
    m.answer(THROW)
    assert m.event("defeated") == (1, COOK, "decapitation")
    m = duel(RABANUS, AGRON, pools=((1, 1, 1), None), dice=[1, 2, 2, 2, 3])
    m.answer(ATTACK)
    assert m.event("defeated") == (0, RABANUS, "yield")


@pytest.mark.rule("SP-45")
def test_they_work_on_champions() -> None:
    one, two = fighter(0, RABANUS, hex=[0, 0]), fighter(1, COOK, hex=[1, 0])
    m = combat(one, two, house(RABANUS), house(card(COOK, champion=True)), house(), dice=[6, 1, 1, 1, 1])
    m.answer(ATTACK)
    assert m.state.market_discard == [COOK]


@pytest.mark.rule("SP-45")
def test_they_do_not_work_if_anything_but_their_attack_beats_the_opponent() -> None:
    one, two = fighter(0, CELT, hex=[0, 0], attack=1, defence=1, speed=1), fighter(1, GNAEUS, hex=[1, 0])
    m = combat(one, two, quiet=9, radius=1)
    m.answer("end")
    m.answer("end")
    assert m.event("defeated") == (0, CELT, "yield")  # by the crowd
    m = duel(RABANUS, AGRON, pools=((1, 1, 1), None), dice=[1, 3, 3, 3, 2])
    m.answer(ATTACK)
    assert m.event("defeated") == (0, RABANUS, "yield")  # they themselves, by a counter-wound to their attack


@pytest.mark.rule("SP-45")
def test_they_are_void_against_doctore() -> None:
    m = duel(RABANUS, OENOMAUS, pools=(None, (1, 1, 1)), dice=[6, 1, 1, 1, 1])
    m.answer(ATTACK)
    assert m.event("defeated") == (1, OENOMAUS, "yield")


@pytest.mark.rule("SP-88", "SP-WINDOW-31")
def test_levels_change_by_themselves_and_nobody_is_asked() -> None:
    m = duel(GNAEUS, COOK, dice=[6, 1, 1, 1])
    m.answer(ATTACK)
    after = m.kinds()[m.kinds().index("defeated") :]
    assert after[:2] == ["defeated", "injured"]
    assert m.kind == "audience"  # the next question belongs to the thumb
    assert {ask.about for ask in m.match.pending} == {"thumb"}


@pytest.mark.rule("SP-46")
def test_doctore_silences_abilities_of_the_opponent_for_the_whole_match() -> None:
    m = duel(SPARTACUS, OENOMAUS, dice=[2, 2, 1, 1, 6, 6, 6])
    m.answer(ATTACK)
    assert m.event("hits") == (0, 0, 0, 0)
    m = duel(VARRO, OENOMAUS, pools=(None, (4, 1, 4)), dice=[6, 6, 6, 1])
    m.answer(ATTACK)
    m.answer_by_default("surrender")
    assert m.events_of("bank_pays") == []  # no Gambler
    m = duel(OENOMAUS, DURO, pools=(None, (1, 1, 1)), dice=[6, 1, 1, 1, 1])
    m.answer(ATTACK)
    assert m.event("defeated") == (1, DURO, "yield")  # no Determination


@pytest.mark.rule("SP-HOOK-15", "SP-46")
@pytest.mark.parametrize("title", sorted(card for card in COMBATANTS if CARDS[card].ability))
def test_doctore_silences_everybody_else(title: str) -> None:
    m = new_game(2, mode="fight", fighter_1=OENOMAUS, fighter_2=title)
    assert ability(m.state, 1) == ""
    assert ability(m.state, 0) == ("" if title == OENOMAUS else "doctore")


@pytest.mark.rule("SP-46")
@pytest.mark.parametrize(
    ("one", "two", "pools", "dice", "kind"),
    [
        (OENOMAUS, BARCA, None, [1, 1, 1, 1, 2, 2, 2], "defends"),
        (OENOMAUS, AGRON, None, [1, 1, 1, 1, 2, 2, 2, 3], "strikes_back"),
        (OENOMAUS, SEGOVAX, None, [6, 6, 6, 6, 2, 2, 2, 3], "stopped"),
        (OENOMAUS, DURO, (1, 1, 1), [6, 1, 1, 1, 2], "last_stand"),
        (OENOMAUS, VARRO, (1, 1, 1), [6, 6, 6, 1, 1], "bank_pays"),
        (KERZA, OENOMAUS, None, [1, 1, 1, 6, 6, 6], "holds_back"),
    ],
)
def test_what_doctore_silences_in_an_attack(
    one: str, two: str, pools: Pools | None, dice: list[int], kind: str
) -> None:
    m = duel(one, two, pools=(None, pools), dice=dice)
    m.answer(ATTACK)
    m.answer_by_default("surrender")
    assert m.events_of(kind) == []
    assert m.kind not in ("pool", "force")


@pytest.mark.rule("SP-46")
@pytest.mark.parametrize(("one", "dice"), [(SPARTACUS, [1, 1, 2, 2, 6, 6, 6]), (GANNICUS, [6, 6, 1, 1, 6, 6, 6])])
def test_pairs_and_ties_of_who_attacks_doctore_are_nothing(one: str, dice: list[int]) -> None:
    m = duel(one, OENOMAUS, dice=dice)
    m.answer(ATTACK)
    assert m.events_of("hits") == [(0, 0, 0, 0)]


@pytest.mark.rule("SP-46")
def test_equipment_favour_and_champions_are_untouched() -> None:
    one = fighter(0, OENOMAUS, hex=[0, 0])
    two = fighter(1, COOK, SHIELD, hex=[1, 0])
    houses = (house(OENOMAUS), house(card(COOK, champion=True), SHIELD), house())
    m = combat(one, two, *houses, dice=[6, 6, 1, 1, 1])
    m.answer(ATTACK)
    assert m.asked() == [(1, "gear")]
    m.answer("yes")
    assert m.events_of("champion_spared") == [(m.asset(COOK).id, COOK, 1)]


def test_a_javelin_defeats_as_well() -> None:
    m = duel(SPARTACUS, COOK, apart=3, gear=((JAVELIN,), ()), dice=[6, 5, 4, 1, 1])
    m.answer(THROW)
    assert m.event("defeated") == (1, COOK, "decapitation")
    assert m.state.market_discard == [COOK]

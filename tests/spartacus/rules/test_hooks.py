"""What equipment and abilities hook into: twenty places in a match, and one in Upkeep."""

from __future__ import annotations

import pytest

from munera.games.spartacus.cards.table import CARDS
from munera.testing.spartacus import ATTACK, THROW, Table, card, duel, house, upkeep
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
    NET,
    OENOMAUS,
    PERICLES,
    RABANUS,
    SEGOVAX,
    SHIELD,
    SPARTACUS,
    SWORD,
    THEOKOLES,
    TRIDENT,
    VARRO,
)


def next_round(m: Table, *dice: int) -> None:
    """Both end their turns; with these dice seat 0 begins the next round."""
    m.load(*[6] * m.pools()[0][2], *[1] * m.pools()[1][2], *dice)
    while m.kind == "combat_turn":
        m.answer("end")
    m.answer("first")


@pytest.mark.rule("SP-HOOK-1")
def test_attack_re_roll_at_each_normal_attack() -> None:
    m = duel(VARRO, CELT, gear=((SWORD,), ()), dice=[1, 2, 3, 6, 6, 6, 5])
    m.answer(ATTACK)
    assert m.asked() == [(0, "reroll")]
    m.answer((0,))
    assert m.event("rerolls") == (0, "attack", 0, 1, 5)
    next_round(m, 1, 2, 3, 6, 6, 6)
    m.answer(ATTACK)
    assert m.asked() == [(0, "reroll")]  # again: it is not exhausted


@pytest.mark.rule("SP-HOOK-1")
def test_no_attack_re_roll_when_defending_or_throwing() -> None:
    m = duel(VARRO, CELT, gear=((), (SWORD,)), dice=[1, 2, 2, 6, 6, 6])
    m.answer(ATTACK)
    assert m.kind == "combat_turn"
    m = duel(VARRO, CELT, gear=((SWORD, JAVELIN), ()), dice=[1, 2, 2, 6, 6, 6])
    m.answer(THROW)
    assert m.kind == "combat_turn"


@pytest.mark.rule("SP-HOOK-2")
def test_defence_re_roll_at_each_defence() -> None:
    m = duel(VARRO, CELT, gear=((), (HELMET,)), dice=[1, 2, 2, 6, 6, 1, 4])
    m.answer(ATTACK)
    assert m.asked() == [(1, "reroll")]
    assert m.ask().about == "defence"
    m.answer((2,))
    assert m.event("rerolls") == (1, "defence", 2, 1, 4)
    next_round(m, 1, 2, 2, 6, 6, 6)
    m.answer(ATTACK)
    assert m.asked() == [(1, "reroll")]


@pytest.mark.rule("SP-HOOK-3")
def test_range() -> None:
    assert CARDS[TRIDENT].range == 2
    assert [duel(apart=n, gear=((TRIDENT,), ())).can(ATTACK) for n in (1, 2, 3)] == [True, True, False]
    assert [duel(apart=n).can(ATTACK) for n in (1, 2, 3)] == [True, False, False]
    m = duel(apart=2, gear=((TRIDENT,), ()), dice=[1, 1, 6, 6, 6])
    m.answer(ATTACK)
    assert m.events_of("rolls")[0] == (0, CELT, "attack", 1, 1)
    assert m.asset(TRIDENT).ready


@pytest.mark.rule("SP-HOOK-4")
def test_a_speed_attack_rolls_speed_dice_and_replaces_the_normal_attack() -> None:
    m = duel(VARRO, CELT, gear=((JAVELIN,), ()), pools=((3, 3, 1), None), dice=[2, 6, 6, 6])
    assert m.can(ATTACK)
    assert m.can(THROW)
    m.answer(THROW)
    assert m.events_of("rolls")[0] == (0, VARRO, "attack", 2)
    assert m.event("attacks") == (0, VARRO, "javelin", 1, CELT)
    assert not m.can(ATTACK)


@pytest.mark.rule("SP-HOOK-5")
def test_ignore_a_wound_before_dice_are_surrendered() -> None:
    m = duel(VARRO, CELT, gear=((), (SHIELD,)), dice=[6, 6, 1, 1, 1, 1])
    m.answer(ATTACK)
    assert (m.asked(), m.ask().about, m.events_of("surrenders")) == ([(1, "gear")], (SHIELD, 2), [])
    m.answer("yes")
    assert m.event("wounded") == (1, CELT, 1)
    assert not m.asset(SHIELD).ready


@pytest.mark.rule("SP-HOOK-6")
@pytest.mark.parametrize(("dice", "dealt"), [([1, 1, 6, 6, 6], 1), ([6, 6, 1, 1, 1], 3)])
def test_an_extra_wound_also_to_none(dice: list[int], dealt: int) -> None:
    m = duel(gear=((AXE,), ()), dice=dice)
    m.answer(ATTACK)
    m.answer("yes")
    assert m.event("wounded") == (1, CELT, dealt)
    assert not m.asset(AXE).ready


@pytest.mark.rule("SP-HOOK-7")
def test_a_net_wins_the_initiative_without_a_roll() -> None:
    m = duel(CELT, CRIXUS, apart=5, gear=((NET,), ()), moment="combat")
    m.answer("yes")
    assert m.events_of("speed_roll") == []
    assert m.event("initiative") == (0, CELT)
    assert m.asked() == [(0, "order")]
    assert not m.asset(NET).ready


@pytest.mark.rule("SP-HOOK-8")
def test_pairs_wound_whatever_the_defence_shows() -> None:
    m = duel(SPARTACUS, SEGOVAX, dice=[2, 2, 1, 1, 6, 6, 5, 5])
    m.answer(ATTACK)
    assert m.event("hits") == (0, 0, 0, 2)
    m.answer_by_default("surrender")
    assert sum(m.pools()[1]) == 10 - 2


@pytest.mark.rule("SP-HOOK-9")
def test_pairs_block_hits() -> None:
    m = duel(VARRO, CRIXUS, dice=[6, 6, 6, 3, 3, 1])
    m.answer(ATTACK)
    assert m.event("hits") == (0, 3, 1, 0)
    assert m.state.strike.wounds == 2
    m = duel(VARRO, CRIXUS, dice=[6, 1, 1, 3, 3, 1])
    m.answer(ATTACK)
    assert m.event("hits") == (0, 1, 1, 0)
    assert m.event("wounded") == (1, CRIXUS, 0)
    m = duel(CRIXUS, VARRO, dice=[6, 6, 1, 1, 2, 2, 1])
    m.answer(ATTACK)
    assert m.event("hits") == (0, 2, 0, 0)  # only in the own defence


@pytest.mark.rule("SP-HOOK-10")
def test_triples_strike_back_if_they_still_stand() -> None:
    m = duel(VARRO, AGRON, dice=[1, 1, 1, 3, 3, 3, 2])
    m.answer(ATTACK)
    assert m.events_of("strikes_back") == [(1, AGRON)]
    m.answer("attack")
    assert m.pools()[0] == (2, 3, 3)
    m = duel(VARRO, AGRON, dice=[1, 1, 1, 3, 3, 2, 2])
    m.answer(ATTACK)
    assert m.events_of("strikes_back") == []


@pytest.mark.rule("SP-HOOK-11")
def test_a_triple_stops_the_attack() -> None:
    m = duel(SPARTACUS, SEGOVAX, dice=[6, 6, 6, 6, 1, 1, 1, 2])
    m.answer(ATTACK)
    assert (m.events_of("stopped"), m.events_of("hits")) == ([(1, SEGOVAX)], [])
    assert m.event("wounded") == (1, SEGOVAX, 0)


@pytest.mark.rule("SP-HOOK-12")
def test_ties_are_hits_when_they_attack() -> None:
    m = duel(GANNICUS, SEGOVAX, dice=[6, 5, 4, 3, 6, 5, 4, 4])
    m.answer(ATTACK)
    assert m.event("hits") == (0, 3, 0, 0)
    m = duel(VARRO, GANNICUS, dice=[6, 5, 1, 6, 5])
    m.answer(ATTACK)
    assert m.event("hits") == (0, 0, 0, 0)  # not when they defend


@pytest.mark.rule("SP-HOOK-13")
def test_defence_by_speed_is_announced_before_the_roll() -> None:
    m = duel(CELT, BARCA, pools=(None, (3, 3, 2)), dice=[6, 6, 1, 1])
    m.answer(ATTACK)
    assert (m.asked(), m.offered(), m.events_of("rolls")) == ([(1, "pool")], ["defence", "speed"], [])
    m.answer("speed")
    assert m.event("defends") == (1, BARCA, "speed")
    assert m.events_of("rolls")[1] == (1, BARCA, "defence", 1, 1)  # the current speed dice
    m = duel(CELT, BARCA, dice=[6, 6, 1, 1, 1])
    m.answer(ATTACK)
    m.answer("defence")
    assert m.events_of("rolls")[1] == (1, BARCA, "defence", 1, 1, 1)


@pytest.mark.rule("SP-HOOK-14")
@pytest.mark.parametrize(("one", "level"), [(RABANUS, "decapitation"), (GNAEUS, "injury"), (VARRO, "yield")])
def test_at_least_this_level(one: str, level: str) -> None:
    m = duel(one, COOK, dice=[6, *[1] * (CARDS[one].attack - 1), 1])
    m.answer(ATTACK)
    assert m.event("defeated") == (1, COOK, level)


@pytest.mark.rule("SP-HOOK-15")
def test_silence_concerns_abilities_and_not_equipment() -> None:
    m = duel(SPARTACUS, OENOMAUS, gear=((SWORD,), ()), dice=[2, 2, 1, 1, 6, 6, 6])
    m.answer(ATTACK)
    assert m.asked() == [(0, "reroll")]
    m.answer(())
    assert m.event("hits") == (0, 0, 0, 0)
    m = duel(OENOMAUS, BARCA, dice=[1, 1, 1, 2, 6, 6, 6])
    m.answer(ATTACK)
    assert m.events_of("defends") == []  # they are not even asked for the pool


@pytest.mark.rule("SP-HOOK-16")
def test_initiative_re_roll_of_all_speed_dice_once_per_round() -> None:
    m = duel(PERICLES, CELT, apart=5, moment="combat", dice=[1, 1, 1, 6, 6, 5, 5, 5])
    assert m.asked() == [(0, "tactician")]
    m.answer("yes")
    assert m.events_of("speed_roll") == [(0, PERICLES, 1, 1, 1), (1, CELT, 6, 6), (0, PERICLES, 5, 5, 5)]
    assert m.asked() == [(0, "order")]


@pytest.mark.rule("SP-HOOK-17")
def test_a_forced_re_roll_once_per_match_in_attack_or_defence() -> None:
    m = duel(KERZA, CELT, dice=[5, 1, 1, 6, 5, 4, 1])
    m.answer(ATTACK)
    assert (m.asked(), m.ask().about) == ([(0, "force")], "defence")
    assert m.offered() == [(), (0,), (1,), (2,)]
    m.answer(())
    assert m.event("holds_back") == (0, KERZA)  # it is not used up
    m.answer("end")
    m.load(6, 6, 1, 1, 1)
    m.answer(("attack", 0))
    assert (m.asked(), m.ask().about) == ([(0, "force")], "attack")
    m.answer((0,))
    assert m.event("forces") == (0, KERZA, "attack", 0, 6, 1)
    m.answer_by_default("surrender", "combat_turn")
    assert m.kind == "order"
    m.load(1, 1, 1, 6, 5, 4)
    m.answer("first")
    m.answer(ATTACK) if m.ask().seat == 0 else m.answer(("attack", 0))
    assert m.kind != "force"


@pytest.mark.rule("SP-HOOK-18")
def test_last_stand_by_itself_the_first_time_it_applies() -> None:
    m = duel(CELT, DURO, pools=(None, (2, 1, 1)), dice=[6, 1, 1])
    m.answer(ATTACK)
    assert (m.events_of("last_stand"), m.pools()[1]) == ([], (1, 1, 1))  # that did not defeat them
    next_round(m, 6, 6, 1)
    m.answer(ATTACK)
    assert m.events_of("last_stand") == [(1, DURO)]
    assert (m.event("wounded"), m.pools()[1]) == ((1, DURO, 0), (1, 1, 1))
    next_round(m, 6, 1, 1)
    m.answer(ATTACK)
    assert m.event("defeated") == (1, DURO, "yield")  # once per match


@pytest.mark.rule("SP-HOOK-18")
def test_after_all_other_changes() -> None:
    m = duel(CELT, DURO, gear=((), (SHIELD,)), pools=(None, (1, 1, 1)), dice=[6, 1, 1])
    m.answer(ATTACK)
    m.answer("yes")
    assert m.events_of("last_stand") == []  # the Shield was enough


@pytest.mark.rule("SP-HOOK-19")
def test_bounty_for_three_dice_of_anybody() -> None:
    m = duel(VARRO, CELT, dice=[6, 6, 6, 1, 1, 1])
    m.answer(ATTACK)
    m.answer_by_default("surrender")
    assert m.events_of("bank_pays") == [(0, 1, "gambler")]
    m = duel(CRIXUS, VARRO, dice=[6, 6, 6, 1, 1, 1, 1])
    m.answer(ATTACK)
    m.answer_by_default("surrender")
    assert m.events_of("bank_pays") == [(1, 1, "gambler")]  # also for the own wounds
    m = duel(VARRO, CELT, dice=[6, 6, 1, 1, 1, 1])
    m.answer(ATTACK)
    m.answer_by_default("surrender")
    assert m.events_of("bank_pays") == []


@pytest.mark.rule("SP-HOOK-20")
@pytest.mark.parametrize(
    ("dice", "fate"),
    [([1, 1], "asset_discarded"), ([1, 2], "stays_injured"), ([3, 3], "stays_injured"), ([1, 4], "heals")],
)
def test_healing_with_the_better_of_two_dice(dice: list[int], fate: str) -> None:
    m = upkeep(house(card(THEOKOLES, injured=True)), house(), house(), dice=dice)
    assert m.event("heal_rolls") == (1, THEOKOLES, 0, *dice)
    assert m.kinds("asset_discarded", "stays_injured", "heals") == [fate]

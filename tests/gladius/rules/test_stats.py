"""Stats: five abilities, rolled for with one die a level."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from munera.kernel import BadVariant
from munera.testing.gladius import bout, duel, murmillo, retiarius, samnite, secutor, solo
from tests.properties import same_examples


@pytest.mark.rule("GL-STATS-1")
def test_five_stats_in_this_order() -> None:
    m = bout(stats_1=(1, 2, 3, 4, 5), stats_2=(5, 0, 0, 0, 9), dice=[6, 6])
    one, two = m.view(None)["fighters"]
    assert one["stats"] == [1, 2, 3, 4, 5]
    assert two["stats"] == [5, 0, 0, 0, 9]
    written = duel(retiarius(strength=1, skill=2, endurance=3, prowess=4, reflexes=5), secutor(), dice=[6, 6])
    assert written.view(None)["fighters"][0]["stats"] == [1, 2, 3, 4, 5]


@pytest.mark.rule("GL-STATS-1")
def test_without_levels_nothing_is_rolled() -> None:
    m = duel(retiarius(hand=["dagger", "dagger"]), secutor(hand=["leap"]), top=["kick", "pommel"], dice=[1, 1, 1])
    m.attack("dagger")
    m.defend("leap")
    m.passes()
    m.attack("dagger")
    m.passes()
    assert m.events_of("stat_roll") == []
    assert m.match.state.loaded == [1, 1, 1]
    assert bout().view(None)["fighters"][0]["stats"] == [0, 0, 0, 0, 0]


@pytest.mark.rule("GL-STATS-1")
@pytest.mark.parametrize("stats", [(1, 2, 3, 4), (0, 0, 0, 0, -1), (0, 0, 0, 0, 10), (0, 0, 0, 0, 0, 0)])
def test_a_stat_line_has_five_numbers(stats: tuple[int, ...]) -> None:
    with pytest.raises(BadVariant):
        bout(stats_1=stats)
    with pytest.raises(BadVariant):
        bout(stats_2=stats)


@pytest.mark.rule("GS-21")
@same_examples
@given(dice=st.lists(st.integers(1, 6), min_size=1, max_size=9))
def test_one_die_a_level_and_every_one_counts(dice: list[int]) -> None:
    m = duel(samnite(hand=["impale"], strength=len(dice)), murmillo(hp=10, endurance=9), dice=dice)
    m.attack("impale")
    assert m.events_of("stat_roll") == [("samnite", "strength", tuple(dice))]
    damage = 4 + dice.count(1)
    assert m.events_of("hit") == [("murmillo", damage, max(0, 10 - damage))]


@pytest.mark.rule("GS-21")
def test_where_one_success_is_enough_more_add_nothing() -> None:
    broken = duel(retiarius(hand=["dagger"], prowess=3), secutor(hand=["leap"]), dice=[1, 1, 1])
    broken.attack("dagger")
    broken.defend("leap")
    assert broken.events_of("hit") == [("secutor", 1, 9)]
    voided = duel(retiarius(hand=["dagger"]), secutor(hand=["leap"], reflexes=3), dice=[1, 1, 1])
    voided.hits("dagger")
    assert voided.events_of("voided") == [("secutor", "dagger")]
    assert voided.hp("secutor") == 10


@pytest.mark.rule("GL-STATS-2")
@pytest.mark.parametrize(("die", "damage"), [(1, 4), (2, 3), (6, 3)])
def test_strength_adds_damage_on_a_one(die: int, damage: int) -> None:
    m = duel(retiarius(hand=["trident_thrust"], strength=1), secutor(hand=["kick"], strength=5), dice=[die])
    m.hits("trident_thrust")
    assert m.events_of("stat_roll") == [("retiarius", "strength", (die,))]
    assert m.hp("secutor") == 10 - damage


@pytest.mark.rule("GL-STATS-2")
def test_strength_is_not_rolled_for_an_immobilising_attack() -> None:
    m = duel(retiarius(hand=["cast_net"], strength=2), secutor(hand=["kick"]), dice=[1, 1])
    m.hits("cast_net")
    assert m.events_of("stat_roll") == []
    assert m.match.state.loaded == [1, 1]
    assert m.hp("secutor") == 10


@pytest.mark.rule("GL-STATS-2")
def test_strength_is_not_rolled_when_the_attack_does_not_hit() -> None:
    m = duel(retiarius(hand=["dagger"], strength=2), secutor(hand=["leap"]), dice=[1, 1])
    m.attack("dagger")
    m.defend("leap")
    assert m.events_of("stat_roll") == []
    assert m.hp("secutor") == 10


@pytest.mark.rule("GL-STATS-3")
@pytest.mark.parametrize(("dice", "cards"), [([2, 6], 1), ([1, 6], 2), ([6, 1], 2), ([1, 1], 3)])
def test_skill_draws_a_card_for_each_one(dice: list[int], cards: int) -> None:
    m = duel(retiarius(skill=2), secutor(hand=["leap"]), dice=dice, top=["kick", "duck", "parry", "dodge"])
    assert m.events_of("stat_roll") == [("retiarius", "skill", tuple(dice))]
    assert m.events_of("draws") == [("retiarius", 1), ("retiarius", cards - 1)][: min(cards, 2)]
    assert m.hand("retiarius") == ["kick", "duck", "parry"][:cards]


@pytest.mark.rule("GL-STATS-3")
def test_skill_is_rolled_on_your_own_turn_only() -> None:
    m = duel(
        retiarius(hand=["dagger"]), secutor(hand=["leap"], skill=1), dice=[1, 5], top=["kick", "duck", "dodge"]
    )
    assert m.events_of("stat_roll") == []
    m.attack("dagger")
    m.passes()
    assert m.events_of("stat_roll") == [("secutor", "skill", (1,))]
    assert m.hand("secutor") == ["leap", "duck", "dodge"]


@pytest.mark.rule("GL-STATS-3")
def test_an_immobilised_fighter_rolls_for_skill() -> None:
    m = duel(retiarius(skill=1, cannot_attack=True), secutor(hand=["leap"]), dice=[1], top=["kick", "duck"])
    assert m.hand("retiarius") == ["kick", "duck"]
    assert m.events_of("cannot_attack") == [("retiarius",)]


@pytest.mark.rule("GL-STATS-4")
@pytest.mark.parametrize("level", [0, 1, 9])
def test_endurance_adds_hit_points_without_a_roll(level: int) -> None:
    m = bout(stats_1=(0, 0, level, 0, 0))
    assert m.match.state.hp == [10 + level, 10]
    assert m.view(None)["fighters"][0]["full_hp"] == 10 + level
    other = bout(stats_2=(0, 0, level, 0, 0))
    assert other.match.state.hp == [10, 10 + level]
    assert other.events_of("stat_roll") == []


@pytest.mark.rule("GL-STATS-5")
@pytest.mark.parametrize(("dice", "breaks"), [([1, 4], True), ([4, 1], True), ([2, 6], False)])
def test_prowess_cancels_a_defence_on_a_one(dice: list[int], breaks: bool) -> None:
    m = duel(retiarius(hand=["dagger"], prowess=2), secutor(hand=["leap", "duck"]), dice=dice, top=["kick"])
    m.attack("dagger")
    m.defend("leap")
    assert m.events_of("stat_roll") == [("retiarius", "prowess", tuple(dice))]
    assert m.events_of("broken") == ([("secutor", "leap")] if breaks else [])
    assert m.events_of("stopped") == ([] if breaks else [("secutor", "leap")])
    assert m.hp("secutor") == (9 if breaks else 10)
    assert m.discards == ["dagger", "leap"]


@pytest.mark.rule("GL-STATS-5")
def test_prowess_lets_an_immobilising_attack_through_too() -> None:
    m = duel(retiarius(hand=["cast_net"], prowess=1), secutor(hand=["leap"]), dice=[1])
    m.attack("cast_net")
    m.defend("leap")
    assert m.events_of("immobilised") == [("secutor",)]


@pytest.mark.rule("GL-STATS-5")
def test_prowess_needs_a_defence() -> None:
    m = duel(retiarius(hand=["dagger"], prowess=2), secutor(hand=["leap"]), dice=[1, 1])
    m.hits("dagger")
    assert m.events_of("stat_roll") == []
    assert m.hp("secutor") == 9


@pytest.mark.rule("GL-STATS-6")
@pytest.mark.parametrize(("dice", "saves"), [([1, 4], True), ([4, 1], True), ([2, 6], False)])
def test_reflexes_cancel_an_attack_on_a_one(dice: list[int], saves: bool) -> None:
    m = duel(retiarius(hand=["dagger"]), secutor(hand=["kick"], reflexes=2), dice=dice, top=["leap"])
    m.hits("dagger")
    assert m.events_of("stat_roll") == [("secutor", "reflexes", tuple(dice))]
    assert m.events_of("voided") == ([("secutor", "dagger")] if saves else [])
    assert m.hp("secutor") == (10 if saves else 9)
    assert m.discards == ["dagger"]


@pytest.mark.rule("GL-STATS-6")
def test_reflexes_cancel_an_immobilising_attack_too() -> None:
    m = duel(retiarius(hand=["cast_net"]), secutor(hand=["kick"], reflexes=1), dice=[1])
    m.hits("cast_net")
    assert m.events_of("immobilised") == []
    assert m.asked() == ("secutor", "attack")


@pytest.mark.rule("GL-STATS-6")
def test_reflexes_are_not_rolled_against_a_countered_attack() -> None:
    m = duel(retiarius(hand=["dagger"]), secutor(hand=["leap"], reflexes=2), dice=[1, 1])
    m.attack("dagger")
    m.defend("leap")
    assert m.events_of("stat_roll") == []
    assert m.events_of("stopped") == [("secutor", "leap")]


@pytest.mark.rule("GS-22")
def test_the_order_of_an_attack() -> None:
    m = duel(
        retiarius(hand=["trident_thrust"], prowess=1, strength=2, reflexes=3),
        secutor(hand=["leap", "duck"], reflexes=1, prowess=2, strength=3),
        dice=[1, 5, 1, 1],
        top=["kick", "pommel"],
    )
    m.attack("trident_thrust")
    assert m.events_of("stat_roll") == []  # nothing before the defence
    m.defend("leap")
    after = [event for event in m.events if event[0] != "drawn"][2:]
    assert after == [
        ("attacks", "retiarius", "trident_thrust"),
        ("defends", "secutor", "leap"),
        ("stat_roll", "retiarius", "prowess", (1,)),
        ("broken", "secutor", "leap"),
        ("stat_roll", "secutor", "reflexes", (5,)),
        ("stat_roll", "retiarius", "strength", (1, 1)),
        ("hit", "secutor", 5, 5),
        ("turn", "secutor", 2),
        ("draws", "secutor", 1),
    ]


@pytest.mark.rule("GS-22")
def test_a_broken_defence_cannot_be_replaced() -> None:
    m = duel(
        retiarius(hand=["dagger"], prowess=1), secutor(hand=["leap", "duck"]), dice=[1], top=["kick", "parry"]
    )
    m.attack("dagger")
    m.defend("leap")
    assert m.hp("secutor") == 9  # without another question
    assert m.asked() == ("secutor", "attack")
    assert m.hand("secutor") == ["duck", "parry"]


@pytest.mark.rule("GS-22")
def test_a_solo_adversary_cannot_replace_a_broken_defence_either() -> None:
    m = solo(
        secutor(hand=["kick"], prowess=1),
        retiarius(),
        mini=(3, 1),
        dice=[1],
        top=["leap", "duck", "dodge", "withdraw", "parry"],
    )
    m.attack("kick")
    assert m.events_of("defends") == [("retiarius", "duck")]
    assert m.events_of("broken") == [("retiarius", "duck")]
    assert m.hp("retiarius") == 9


@pytest.mark.rule("GS-23")
@pytest.mark.parametrize("card", ["trident_thrust", "cast_net"])
def test_reflexes_have_the_last_word(card: str) -> None:
    m = duel(
        retiarius(hand=[card], prowess=1, strength=1),
        secutor(hand=["leap"], reflexes=1),
        dice=[1, 1, 1],
        top=["kick"],
    )
    m.attack(card)
    m.defend("leap")
    assert m.events_of("broken") == [("secutor", "leap")]
    assert m.events_of("voided") == [("secutor", card)]
    assert m.events_of("hit") == m.events_of("immobilised") == []
    assert m.hp("secutor") == 10
    assert m.discards == [card, "leap"]
    assert m.match.state.loaded == [1]  # Strength was not rolled
    assert m.asked() == ("secutor", "attack")


@pytest.mark.rule("GS-24")
def test_skill_draws_beyond_five_before_you_discard() -> None:
    five = ["kick", "leap", "duck", "parry", "dodge"]
    m = duel(retiarius(hand=five, skill=2), secutor(), dice=[1, 1], top=["dagger", "withdraw", "cast_net"])
    assert m.hand("retiarius") == [*five, "dagger", "withdraw", "cast_net"]
    assert m.asked() == ("retiarius", "discard")
    assert m.offered() == [*five, "dagger", "withdraw", "cast_net"]
    m.discard("kick", "duck", "cast_net")
    assert m.asked() == ("retiarius", "attack")
    assert m.hand("retiarius") == ["leap", "parry", "dodge", "dagger", "withdraw"]

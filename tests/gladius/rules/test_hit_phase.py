"""Hit phase: damage and immobilising."""

from __future__ import annotations

import pytest

from munera.testing.gladius import duel, murmillo, retiarius, samnite, secutor


@pytest.mark.rule("GL-HIT-1")
def test_an_attack_without_an_answer_hits() -> None:
    m = duel(retiarius(hand=["dagger"]), secutor(hand=["shield_block"]))
    m.attack("dagger")
    assert m.events_of("hit") == []  # not before the opponent has had their say
    assert m.hp("secutor") == 10
    m.passes()
    assert m.events_of("hit") == [("secutor", 1, 9)]


@pytest.mark.rule("GL-HIT-2")
@pytest.mark.parametrize(
    ("card", "damage"), [("kick", 1), ("sword_swipe", 2), ("wild_swing", 3), ("overhead_swing", 4)]
)
def test_damage_comes_off_the_hit_points(card: str, damage: int) -> None:
    m = duel(murmillo(hand=[card], hp=9), samnite(hand=["leap"], hp=8))
    m.hits(card)
    assert m.events_of("hit") == [("samnite", damage, 8 - damage)]
    assert m.hp("samnite") == 8 - damage
    assert m.hp("murmillo") == 9
    assert m.events_of("immobilised") == []
    assert not m.cannot_attack("samnite")


@pytest.mark.rule("GL-HIT-2")
def test_damage_adds_up_over_the_turns() -> None:
    m = duel(retiarius(hand=["trident_thrust"] * 2), secutor(hand=["sword_stab"]), top=["leap", "duck", "leap"])
    m.hits("trident_thrust")
    m.hits("sword_stab")
    m.hits("trident_thrust")
    assert (m.hp("retiarius"), m.hp("secutor")) == (7, 4)


@pytest.mark.rule("GL-HIT-3")
@pytest.mark.parametrize("card", ["disarm", "cast_net"])
def test_an_immobilised_fighter_loses_their_next_attack(card: str) -> None:
    m = duel(retiarius(hand=[card]), secutor(hand=["sword_stab"]), top=["leap", "duck", "parry"])
    m.hits(card)
    assert m.events_of("immobilised") == [("secutor",)]
    assert m.events_of("hit") == []
    assert m.hp("secutor") == 10
    assert m.events_of("cannot_attack") == [("secutor",)]
    assert m.asked() == ("retiarius", "attack")  # the Secutor's turn went by without a question
    assert [turn[0] for turn in m.events_of("turn")] == ["retiarius", "secutor", "retiarius"]


@pytest.mark.rule("GL-HIT-4")
@pytest.mark.parametrize("card", ["dagger", "disarm"])
def test_the_attack_is_discarded_when_the_hit_is_resolved(card: str) -> None:
    m = duel(retiarius(hand=[card]), secutor(hand=["leap"]), discard=["parry"])
    m.attack(card)
    assert (m.laid, m.discards) == ([card], ["parry"])
    m.passes()
    assert (m.laid, m.discards) == ([], ["parry", card])


# While immobilised


@pytest.mark.rule("GL-06")
def test_an_immobilised_fighter_draws_and_discards() -> None:
    five = ["sword_stab", "leap", "duck", "dodge", "parry"]
    m = duel(retiarius(hand=["cast_net"]), secutor(hand=five), top=["leap", "kick", "pommel"])
    m.hits("cast_net")
    assert m.hand("secutor") == [*five, "kick"]
    assert m.asked() == ("secutor", "discard")
    m.discard("duck")
    assert m.events_of("cannot_attack") == [("secutor",)]
    assert m.hand("secutor") == ["sword_stab", "leap", "dodge", "parry", "kick"]
    assert m.asked() == ("retiarius", "attack")


@pytest.mark.rule("GL-06")
def test_an_immobilised_fighter_defends() -> None:
    m = duel(
        retiarius(hand=["trident_thrust"]),
        secutor(hand=["shield_block"], cannot_attack=True),
        top=["leap"],
    )
    m.attack("trident_thrust")
    assert m.asked() == ("secutor", "defend")
    m.defend("shield_block")
    assert m.hp("secutor") == 10
    assert m.events_of("cannot_attack") == [("secutor",)]  # and on their own turn they still cannot attack


@pytest.mark.rule("GL-06")
def test_the_effect_ends_with_the_turn_of_the_immobilised() -> None:
    m = duel(retiarius(hand=["cast_net", "dagger"]), secutor(hand=["sword_stab"]), top=["leap", "duck", "parry"])
    m.hits("cast_net")
    assert not m.cannot_attack("secutor")  # their turn is over
    m.passes()
    assert m.asked() == ("secutor", "attack")
    assert "sword_stab" in m.offered()
    assert m.events_of("cannot_attack") == [("secutor",)]


@pytest.mark.rule("GL-06")
def test_the_attacker_is_not_bound_by_their_own_net() -> None:
    m = duel(retiarius(hand=["cast_net", "dagger"]), secutor(hand=["sword_stab"]), top=["leap", "duck", "parry"])
    m.hits("cast_net")
    assert m.asked() == ("retiarius", "attack")
    assert m.offered() == ["pass", "dagger"]


@pytest.mark.rule("GL-07")
def test_immobilising_does_not_add_up() -> None:
    m = duel(
        retiarius(hand=["cast_net", "cast_net"]),
        secutor(hand=["sword_stab"], cannot_attack=True),  # from a hit before
        top=["leap", "duck", "parry", "dodge", "leap"],
    )
    m.hits("cast_net")  # a second time before their turn
    assert m.events_of("cannot_attack") == [("secutor",)]
    assert not m.cannot_attack("secutor")
    m.passes()
    assert m.asked() == ("secutor", "attack")


@pytest.mark.rule("GL-07")
def test_immobilised_turn_after_turn_they_lose_one_attack_for_each() -> None:
    m = duel(
        retiarius(hand=["cast_net", "cast_net"]),
        secutor(hand=["sword_stab"]),
        top=["leap", "duck", "parry", "dodge", "leap"],
    )
    m.hits("cast_net")
    m.hits("cast_net")
    assert m.events_of("cannot_attack") == [("secutor",)] * 2
    m.passes()
    assert m.asked() == ("secutor", "attack")

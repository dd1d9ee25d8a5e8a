"""Attack phase: one attack, or none."""

from __future__ import annotations

import pytest

from munera.kernel import Illegal
from munera.testing.gladius import duel, retiarius, secutor


@pytest.mark.rule("GL-ATTACK-1")
def test_one_attack_is_laid_face_up_on_the_table() -> None:
    m = duel(
        retiarius(hand=["trident_thrust", "kick", "dagger"]), secutor(hand=["leap"]), top=["cast_net", "parry"]
    )
    assert m.asked() == ("retiarius", "attack")
    assert m.ask.rule == "GL-ATTACK-1"
    assert m.offered() == ["pass", "trident_thrust", "kick", "dagger", "cast_net"]
    m.attack("kick")
    assert m.hand("retiarius") == ["trident_thrust", "dagger", "cast_net"]
    assert m.laid == ["kick"]
    assert m.discards == []
    assert m.events_of("attacks") == [("retiarius", "kick")]
    assert m.asked() == ("secutor", "defend")
    m.passes()
    assert m.asked() == ("secutor", "attack")  # no second attack for the Retiarius
    assert m.hand("retiarius") == ["trident_thrust", "dagger", "cast_net"]


@pytest.mark.rule("GL-ATTACK-1")
def test_of_two_equal_cards_one_is_played() -> None:
    m = duel(retiarius(hand=["dagger", "dagger"]), secutor(hand=["leap"]), top=["duck"])
    assert m.offered() == ["pass", "dagger"]
    m.attack("dagger")
    assert m.hand("retiarius") == ["dagger", "duck"]


@pytest.mark.rule("GL-ATTACK-1")
@pytest.mark.parametrize("card", ["sword_stab", "withdraw", "pommel", "nonsense"])
def test_what_is_not_a_usable_attack_in_hand_cannot_be_played(card: str) -> None:
    m = duel(retiarius(hand=["sword_stab", "withdraw"]), secutor(), top=["kick"])
    with pytest.raises(Illegal, match="not_an_option"):
        m.attack(card)
    assert m.offered() == ["pass", "kick"]
    assert m.laid == []
    assert m.hand("retiarius") == ["sword_stab", "withdraw", "kick"]


@pytest.mark.rule("GL-05")
def test_you_may_hold_back_a_usable_attack() -> None:
    m = duel(retiarius(hand=["trident_thrust"]), secutor(hand=["leap"]), top=["kick"])
    m.passes()
    assert m.events_of("holds") == [("retiarius",)]
    assert m.events_of("attacks") == []
    assert m.hand("retiarius") == ["trident_thrust", "kick"]
    assert m.hp("secutor") == 10
    assert m.asked() == ("secutor", "attack")


@pytest.mark.rule("GL-05")
def test_to_pass_is_what_an_idle_player_does() -> None:
    m = duel(retiarius(hand=["trident_thrust"]), secutor(hand=["leap"]), top=["kick"])
    assert m.ask.default() == "pass"
    m.attack("kick")
    assert m.ask.default() == "pass"

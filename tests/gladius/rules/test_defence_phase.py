"""Defence phase: one defence against one attack."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from munera.kernel import Stream
from munera.testing.gladius import Table, bout, duel, retiarius, secutor
from tests.properties import same_examples


@pytest.mark.rule("GL-DEFENSE-1")
def test_the_attacked_fighter_may_answer_with_a_usable_defence() -> None:
    m = duel(
        retiarius(hand=["trident_thrust"]),
        secutor(hand=["shield_block", "sword_stab", "withdraw", "leap"]),
        top=["kick"],
    )
    m.attack("trident_thrust")
    assert m.asked() == ("secutor", "defend")
    assert m.ask.about == "trident_thrust"
    assert m.ask.rule == "GL-DEFENSE-1"
    assert m.offered() == ["pass", "shield_block", "leap"]
    m.defend("leap")
    assert m.events_of("defends") == [("secutor", "leap")]
    assert m.events_of("stopped") == [("secutor", "leap")]
    assert m.events_of("hit") == []
    assert m.hp("secutor") == 10


@pytest.mark.rule("GL-DEFENSE-1")
def test_a_defender_need_not_defend() -> None:
    m = duel(retiarius(hand=["trident_thrust"]), secutor(hand=["shield_block"]), top=["kick", "duck"])
    m.attack("trident_thrust")
    m.passes()
    assert m.events_of("undefended") == [("secutor",)]
    assert m.events_of("defends") == []
    assert m.hp("secutor") == 7
    assert m.hand("secutor") == ["shield_block", "duck"]


@pytest.mark.rule("GL-DEFENSE-2")
def test_a_countered_attack_does_nothing_and_both_cards_are_discarded() -> None:
    m = duel(retiarius(hand=["trident_thrust"]), secutor(hand=["shield_block", "kick"]), top=["leap", "duck"])
    m.attack("trident_thrust")
    assert m.laid == ["trident_thrust"]
    m.defend("shield_block")
    assert m.hp("secutor") == m.hp("retiarius") == 10
    assert not m.cannot_attack("secutor")
    assert m.laid == []
    assert m.discards == ["trident_thrust", "shield_block"]
    assert m.hand("retiarius") == ["leap"]
    assert m.hand("secutor") == ["kick", "duck"]


@pytest.mark.rule("GL-13")
def test_one_defence_is_enough_and_all_there_is() -> None:
    m = duel(retiarius(hand=["trident_thrust"]), secutor(hand=["shield_block", "leap"]), top=["kick", "duck"])
    m.attack("trident_thrust")
    m.defend("shield_block")
    assert m.asked() == ("secutor", "attack")
    assert m.hand("secutor") == ["leap", "duck"]


@pytest.mark.rule("GL-13")
@same_examples
@given(seed=st.integers(0, 10**9))
def test_an_attack_never_meets_two_defences(seed: int) -> None:
    m = bout("dimachaeri", "secutor", seed=seed, stats_1=(0, 0, 0, 9, 0), turn_limit=60)

    def at_most_two_cards(m: Table) -> None:
        assert len(m.laid) == (1 if m.kind == "defend" else 0)

    m.play_on(Stream.seeded(seed), at_most_two_cards)
    kinds = [event[0] for event in m.events]
    turns = "".join({"turn": "|", "attacks": "a", "defends": "d"}.get(str(kind), "") for kind in kinds).split("|")
    assert set(turns) <= {"", "a", "ad"}
    assert {"a", "ad"} & set(turns)


@pytest.mark.rule("GL-14")
@pytest.mark.parametrize("attack", ["cast_net", "disarm", "knockdown", "sand_in_the_eyes", "grapple"])
def test_an_immobilising_attack_can_be_countered(attack: str) -> None:
    m = duel(retiarius(hand=[attack]), secutor(hand=["armor_secutor", "kick"]), top=["leap"])
    m.attack(attack)
    assert m.offered() == ["pass", "armor_secutor"]
    m.defend("armor_secutor")
    assert m.events_of("stopped") == [("secutor", "armor_secutor")]
    assert m.events_of("immobilised") == []
    assert not m.cannot_attack("secutor")
    assert m.asked() == ("secutor", "attack")

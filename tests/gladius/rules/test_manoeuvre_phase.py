"""Manoeuvre phase: draw, then keep five."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from munera.kernel import Illegal, Stream
from munera.tables.automatic_answers import automatic_answer
from munera.testing.gladius import Table, bout, duel, retiarius, secutor, thracian
from tests.properties import same_examples

FIVE = ["leap", "duck", "dodge", "parry", "kick"]


@pytest.mark.rule("GL-MANEUVER-1")
def test_you_draw_one_card_on_your_own_turn() -> None:
    m = duel(retiarius(hand=["kick"]), secutor(hand=["leap"]), top=["duck", "dodge", "parry"])
    assert m.hand("retiarius") == ["kick", "duck"]
    assert m.hand("secutor") == ["leap"]
    m.passes()
    assert m.hand("retiarius") == ["kick", "duck"]
    assert m.hand("secutor") == ["leap", "dodge"]
    m.passes()
    assert m.hand("retiarius") == ["kick", "duck", "parry"]


@pytest.mark.rule("GL-MANEUVER-1")
def test_only_you_are_told_what_you_drew() -> None:
    m = duel(retiarius(hand=["kick"]), secutor(), top=["duck"])
    assert ("drawn", "duck") in m.match.events(0)
    for viewer in (1, None):
        assert ("draws", 0, 1) in m.match.events(viewer)
        assert not [event for event in m.match.events(viewer) if event[0] == "drawn"]


@pytest.mark.rule("GL-MANEUVER-2")
def test_a_sixth_card_must_go() -> None:
    m = duel(retiarius(hand=FIVE), secutor(), top=["dagger"])
    assert m.asked() == ("retiarius", "discard")
    assert m.ask.rule == "GL-MANEUVER-2"
    assert m.offered() == [*FIVE, "dagger"]  # one of these; to keep all six is not offered
    assert m.refused() == {"pass": "hand_limit"}
    with pytest.raises(Illegal, match="not_an_option"):
        m.passes()
    m.discard("parry")
    assert m.events_of("discards") == [("retiarius", "parry")]
    assert m.hand("retiarius") == ["leap", "duck", "dodge", "kick", "dagger"]
    assert m.discards == ["parry"]
    assert m.asked() == ("retiarius", "attack")


@pytest.mark.rule("GL-ASK-1")
def test_a_card_of_the_other_style_goes_unasked_where_one_plays_alone() -> None:
    m = duel(retiarius(hand=[*FIVE[:3], "sword_stab", "shield_block"]), secutor(), top=["dagger"])
    assert m.asked() == ("retiarius", "discard")
    assert automatic_answer(m.match, m.ask, undoable=False) == ("shield_block",)  # it does no damage
    m = duel(retiarius(hand=FIVE), secutor(), top=["dagger"])
    assert automatic_answer(m.match, m.ask, undoable=False) is None  # a choice among six that are all of use


@pytest.mark.rule("GL-MANEUVER-2")
def test_five_cards_may_be_kept() -> None:
    m = duel(retiarius(hand=FIVE[:4]), secutor(), top=["dagger"])
    assert len(m.hand("retiarius")) == 5
    assert m.asked() == ("retiarius", "attack")


@pytest.mark.rule("GL-MANEUVER-2")
@same_examples
@given(seed=st.integers(0, 10**9), skill=st.integers(0, 9))
def test_after_the_manoeuvre_no_hand_is_above_five(seed: int, skill: int) -> None:
    def at_most_five(m: Table) -> None:
        for fighter in ("thracian", "secutor"):
            if m.asked() == (fighter, "discard"):
                assert len(m.hand(fighter)) > 5
            else:
                assert len(m.hand(fighter)) <= 5

    m = bout("thracian", "secutor", seed=seed, stats_1=(0, skill, 0, 0, 0), turn_limit=40)
    m.play_on(Stream.seeded(seed), at_most_five)


@pytest.mark.rule("GL-10")
def test_first_the_card_then_skill_then_the_discards() -> None:
    m = duel(
        retiarius(hand=FIVE[:4], skill=3),
        secutor(),
        top=["dagger", "withdraw", "cast_net"],
        dice=[1, 4, 1],
    )
    assert m.events == [
        ("turn", "retiarius", 1),
        ("draws", "retiarius", 1),
        ("drawn", "dagger"),
        ("stat_roll", "retiarius", "skill", (1, 4, 1)),
        ("draws", "retiarius", 2),
        ("drawn", "withdraw", "cast_net"),
    ]
    assert m.hand("retiarius") == [*FIVE[:4], "dagger", "withdraw", "cast_net"]
    assert m.asked() == ("retiarius", "discard")
    m.discard("duck", "cast_net")
    assert m.hand("retiarius") == ["leap", "dodge", "parry", "dagger", "withdraw"]
    assert m.discards == ["duck", "cast_net"]
    assert m.asked() == ("retiarius", "attack")


@pytest.mark.rule("GL-10")
def test_discards_are_face_up_and_your_own_choice() -> None:
    m = duel(retiarius(hand=FIVE), secutor(), top=["dagger"])
    m.discard("dagger")  # even the card just drawn
    assert m.view("secutor")["discard"] == ["dagger"]
    assert ("discards", 0, "dagger") in m.match.events(1)
    assert m.hand("retiarius") == FIVE


@pytest.mark.rule("GL-10")
def test_of_equal_cards_one_is_offered_and_one_goes() -> None:
    m = duel(retiarius(hand=["kick", "kick", "leap", "leap", "duck"]), secutor(), top=["dagger"])
    assert m.offered() == ["kick", "leap", "duck", "dagger"]
    m.discard("leap")
    assert m.hand("retiarius") == ["kick", "kick", "leap", "duck", "dagger"]


@pytest.mark.rule("GL-11")
def test_useless_cards_stay_and_count() -> None:
    useless = ["sword_stab", "sword_stab", "shield_bash", "shield_block", "armor_secutor"]
    m = duel(retiarius(hand=useless), secutor(), top=["dagger"])
    assert m.asked() == ("retiarius", "discard")
    assert set(m.offered()) == {*useless, "dagger"}
    m.discard("sword_stab")
    assert m.hand("retiarius") == ["sword_stab", "shield_bash", "shield_block", "armor_secutor", "dagger"]


@pytest.mark.rule("GL-11")
def test_you_cannot_discard_merely_to_be_rid_of_a_card() -> None:
    m = duel(thracian(hand=["sword_stab"] * 4), secutor(), top=["leap"])
    assert m.asked() == ("thracian", "attack")
    assert m.events_of("discards") == []
    assert m.offered() == ["pass"]
    m.passes()
    assert m.hand("thracian") == ["sword_stab"] * 4 + ["leap"]


@pytest.mark.rule("GL-12")
def test_only_your_own_manoeuvre_checks_your_hand() -> None:
    m = duel(retiarius(hand=["kick", "dagger"]), secutor(hand=[*FIVE, "shield_block", "sword_stab"]), top=["duck"])
    assert m.asked() == ("retiarius", "attack")
    m.attack("dagger")
    assert m.asked() == ("secutor", "defend")  # with seven cards in hand
    m.defend("shield_block")
    assert len(m.hand("secutor")) == 7  # six, and the card just drawn
    assert m.asked() == ("secutor", "discard")
    m.discard("leap", "duck")
    assert m.asked() == ("secutor", "attack")

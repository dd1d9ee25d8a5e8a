"""Defeat, insurance, and leaving an arena."""

from __future__ import annotations

import pytest

from munera.games.for_glory.state import LASTING
from munera.testing.for_glory import THREE, battle, foe, gladiator, machinations, me


@pytest.mark.rule("FG-DEFEAT-1")
@pytest.mark.parametrize(("damage", "falls"), [(0, False), (1, True), (2, True)])
def test_damage_of_their_health_or_more_defeats_a_gladiator(damage: int, falls: bool) -> None:
    """Andabata deals 2 to a Cestus of health 3."""
    m = battle(me([gladiator("andabata")]), foe([gladiator("cestus", damage=damage), gladiator("tiro")]))
    m.attack("andabata", "cestus")
    assert bool(m.events_of("defeated")) is falls


@pytest.mark.rule("FG-DEFEAT-2")
def test_the_defeated_go_on_their_owners_pile_and_their_damage_to_the_bank() -> None:
    m = battle(
        me([gladiator("andabata")]), foe([gladiator("cestus", damage=2), gladiator("tiro")], discard=["parry"])
    )
    m.attack("andabata", "cestus")
    assert m.discard(1) == ["parry", "cestus"]
    assert m.discard(0) == []
    assert not m.here("cestus")


@pytest.mark.rule("FG-DEFEAT-3")
def test_those_defeated_by_one_resolution_leave_together() -> None:
    """Caesim fells two at once: one window for both, and neither is left for the last blow of the other."""
    m = battle(
        me([gladiator("cestus")], hand=["caesim"]),
        foe([gladiator("arbelas"), gladiator("noxius"), gladiator("tiro")], patrons=THREE),
    )
    m.tactic("caesim", "arbelas", "noxius", "none")
    assert m.asked() == (1, "react")
    assert m.events_of("defeated") == [("arbelas", 1, "defeat"), ("noxius", 1, "defeat")]
    m.react(1, "arbelas")
    assert m.offered() == ["cestus", "tiro"]


@pytest.mark.rule("FG-INSURANCE-1")
def test_a_coin_for_each_gladiator_of_each_owner() -> None:
    m = battle(
        me([gladiator("tiro", damage=1), gladiator("cestus")], hand=["caesim"]),
        foe([gladiator("tiro", damage=1), gladiator("spiculus", damage=2), gladiator("veles")], patrons=THREE),
    )
    m.tactic("caesim", "tiro", "tiro 2", "spiculus")
    assert (m.coins(0), m.coins(1)) == (6, 7)


@pytest.mark.rule("FG-INSURANCE-1")
def test_also_in_the_machinations_phase_and_for_lost_influence() -> None:
    m = machinations(me(hand=["veles"], patrons=THREE), foe([gladiator("cestus", damage=2)]))
    m.answer("enter", "veles", LASTING)
    m.react(0, "veles", "cestus")
    assert m.coins(1) == 6
    lost = battle(me([gladiator("veles"), gladiator("cestus")], patrons=["praetor"]), foe([gladiator("tiro")]))
    lost.tactic("praetor", "tiro")
    assert lost.events_of("defeated") == [("veles", 0, "influence")]
    assert lost.coins() == 6


# ---------------------------------------------------------------------- leaving


@pytest.mark.rule("FG-22")
def test_gladiators_leave_by_defeat_by_lost_influence_and_by_moving() -> None:
    defeat = battle(me([gladiator("cestus")]), foe([gladiator("arbelas"), gladiator("tiro")], patrons=THREE))
    defeat.attack("cestus", "arbelas")
    defeat.react(1, "arbelas", "cestus")
    assert defeat.gladiator("cestus").damage == 2
    influence = battle(
        me([gladiator("arbelas"), gladiator("cestus")], patrons=["praetor"]), foe([gladiator("tiro")])
    )
    influence.tactic("praetor")
    influence.react(0, "arbelas", "tiro")
    assert influence.events_of("defeated") == [("arbelas", 0, "influence"), ("tiro", 1, "defeat")]
    move = machinations(
        me([gladiator("arbelas", 0), gladiator("cestus", 0)], patrons=THREE, arenas=["pola"]),
        foe([gladiator("tiro", 0)]),
    )
    move.answer("use", "pola")
    move.answer("arbelas")
    assert move.gladiator("arbelas").place == LASTING
    move.react(0, "arbelas", "tiro")
    assert move.events_of("defeated") == [("tiro", 1, "defeat")]


@pytest.mark.rule("FG-22", "FG-70")
def test_the_clean_up_opens_no_window() -> None:
    m = battle(
        me([gladiator("cestus"), gladiator("arbelas")], patrons=THREE, arenas=["lugdunum", "italica"]),
        foe([gladiator("noxius")]),
    )
    m.attack("cestus")
    assert m.event("all_home") is not None
    assert m.events_of("uses") == []
    assert m.coins() == 5
    assert m.asked() == (0, "action")


@pytest.mark.rule("FG-23")
def test_who_leaves_reacts_as_they_were_when_they_left() -> None:
    """With a drill's bonus and Primus Palus beside them Arbelas had an attack of 2 + 1 + 1."""
    m = battle(
        me([gladiator("cestus")]),
        foe(
            [gladiator("arbelas", attack=1), gladiator("primus_palus")],
            patrons=["imperial_procurator", "decurion"],
        ),
    )
    m.attack("cestus", "arbelas")
    assert m.discard(1) == ["arbelas"]
    m.react(1, "arbelas", "cestus")
    assert m.events_of("assigned")[-1] == ("cestus", 0, 4)


@pytest.mark.rule("FG-23")
def test_who_leaves_reacts_wherever_their_card_is_by_then() -> None:
    """Missio took them back into the hand; their last blow falls all the same."""
    m = battle(
        me([gladiator("cestus")]), foe([gladiator("arbelas"), gladiator("tiro")], patrons=THREE, hand=["missio"])
    )
    m.attack("cestus", "arbelas")
    m.react(1, "missio")
    assert "arbelas" in m.hand(1)
    m.react(1, "arbelas", "cestus")
    assert m.gladiator("cestus").damage == 2


@pytest.mark.rule("FG-56")
def test_insurance_then_what_is_mandatory_then_the_window() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["pierce"]),
        foe([gladiator("noxius"), gladiator("tiro")], arenas=["italica"], hand=["dying_blow"]),
    )
    m.tactic("pierce", "noxius")
    assert m.events_of("gains_coin") == [(1, 1, 6), (1, 1, 7), (1, 1, 8)]
    assert m.asked() == (1, "react")
    m.let_be(1)
    assert m.offered() == ["pass", ("return", "pierce")]


@pytest.mark.rule("FG-56")
def test_one_window_for_all_who_left_together_of_both_sides() -> None:
    m = battle(
        me([gladiator("arbelas"), gladiator("cestus")], patrons=["crooked_senator"], hand=["caesim"]),
        foe([gladiator("arbelas"), gladiator("veles")], patrons=THREE),
    )
    m.tactic("caesim", "arbelas", "arbelas 2", "none")
    assert m.view(None)["windows"] == ["leave"]
    m.react(1, "arbelas", "cestus")
    assert m.view(None)["windows"] == ["leave"]
    m.react(0, "arbelas", "veles")
    assert (m.gladiator("cestus").damage, m.gladiator("veles").damage) == (2, 2)

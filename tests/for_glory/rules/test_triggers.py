"""The triggers of reactions: what opens which window, and for whom."""

from __future__ import annotations

import pytest

from munera.games.for_glory.state import LASTING
from munera.testing.for_glory import ENOUGH, THREE, battle, foe, gladiator, machinations, me, registration


@pytest.mark.rule("FG-TRIGGER-1")
def test_damage_is_assigned_by_an_attack_a_tactic_a_reaction_or_by_moving() -> None:
    vestal = foe([gladiator("tiro"), gladiator("spiculus")], patrons=["vestalis"])
    attack = battle(me([gladiator("cestus")]), vestal)
    attack.attack("cestus", "tiro")
    tactic = battle(me([gladiator("cestus")], hand=["pierce"]), vestal)
    tactic.tactic("pierce", "tiro")
    moved = battle(me([gladiator("cestus", damage=1)], arenas=["falerii_novi"]), vestal)
    moved.tactic("falerii_novi", "tiro")
    entering = machinations(me(hand=["veles"], patrons=THREE), vestal)
    entering.answer("enter", "veles", LASTING)
    entering.react(0, "veles", "tiro")
    for m in (attack, tactic, moved, entering):
        assert m.asked() == (1, "react")
        assert m.offered() == ["pass", ("use", "vestalis")]


@pytest.mark.rule("FG-TRIGGER-1")
def test_both_players_may_react_whomever_it_is_assigned_to() -> None:
    m = battle(me([gladiator("cestus")], patrons=["vestalis"]), foe([gladiator("tiro")], patrons=["vestalis"]))
    m.attack("cestus")
    m.let_be(1)
    m.react(0, "vestalis")
    assert m.events_of("prevented") == [("tiro", 1, 1)]


@pytest.mark.rule("FG-TRIGGER-2")
def test_damage_assigned_to_ones_own_is_for_the_owner_only() -> None:
    m = battle(me([gladiator("cestus")], hand=["riposte"]), foe([gladiator("tiro")], hand=["riposte"]))
    m.attack("cestus")
    m.let_be(1)
    assert m.kind == "combat"  # I was not asked: nothing is assigned to mine
    assert m.events_of("damaged") == [("tiro", 1, 1, 1)]


@pytest.mark.rule("FG-TRIGGER-2")
def test_at_that_moment_and_that_gladiator_is_chosen_among_these() -> None:
    """Caesim hits two of the foe and one of mine; Counterattack takes from the foe's own only."""
    m = battle(
        me([gladiator("cestus")], hand=["caesim"]),
        foe([gladiator("tiro"), gladiator("spiculus"), gladiator("veles")], patrons=THREE, hand=["counterattack"]),
    )
    m.tactic("caesim", "cestus", "tiro", "spiculus")
    m.react(1, "counterattack")
    assert m.offered() == ["tiro", "spiculus"]


@pytest.mark.rule("FG-TRIGGER-3")
def test_self_attacks_is_before_the_target_and_the_damage() -> None:
    m = battle(me([gladiator("bestiarius")], patrons=THREE), foe([gladiator("cestus"), gladiator("tiro")]))
    m.answer("attack", "bestiarius")
    assert not m.ready("bestiarius")
    assert (m.kind, m.view(None)["windows"]) == ("react", ["attack"])
    m.let_be(0)
    assert m.kind == "target"


@pytest.mark.rule("FG-TRIGGER-3")
def test_self_attacks_is_not_the_attack_of_another() -> None:
    m = battle(
        me([gladiator("bestiarius"), gladiator("cestus")], patrons=THREE),
        foe([gladiator("thraex")], patrons=ENOUGH),
    )
    m.attack("cestus")
    assert m.events_of("damaged") == [("thraex", 1, 1, 6)]


@pytest.mark.rule("FG-TRIGGER-4")
def test_a_gladiator_enters_when_played_registered_put_or_moved() -> None:
    played = machinations(me(hand=["veles"], patrons=THREE))
    played.answer("enter", "veles", LASTING)
    registered = registration(me([gladiator("cestus")], hand=["veles"], patrons=THREE))
    registered.answer("enter", "veles", LASTING)
    registered.pays()
    put = battle(
        me([gladiator("cestus")], hand=["substitution", "veles"], patrons=THREE), foe([gladiator("tiro")])
    )
    put.answer("substitution", "veles")
    moved = machinations(me([gladiator("veles", 0)], patrons=THREE, arenas=["pola"]))
    moved.answer("use", "pola")
    moved.answer(LASTING)
    for m in (played, registered, put, moved):
        assert m.view(None)["windows"] == ["enter"]
        assert m.offered() == ["pass", ("use", "veles")]


@pytest.mark.rule("FG-TRIGGER-5")
def test_a_gladiator_leaves_by_defeat_lost_influence_or_moving() -> None:
    defeated = battle(me([gladiator("cestus")]), foe([gladiator("arbelas"), gladiator("tiro")], patrons=THREE))
    defeated.attack("cestus", "arbelas")
    lost = battle(me([gladiator("cestus")]), foe([gladiator("tiro"), gladiator("arbelas")], patrons=["vestalis"]))
    lost.attack("cestus", "tiro")
    lost.react(1, "vestalis")
    for m in (defeated, lost):
        assert m.asked() == (1, "react")
        assert m.view(None)["windows"][-1] == "leave"
        assert ("use", "arbelas") in m.offered()
    moved = machinations(me([gladiator("arbelas", 0), gladiator("cestus", 0)], patrons=THREE, arenas=["pola"]))
    moved.answer("use", "pola")
    moved.answer("arbelas")
    assert moved.offered() == ["pass", ("use", "arbelas")]


@pytest.mark.rule("FG-TRIGGER-5")
def test_the_leaving_of_another_is_not_ones_own() -> None:
    m = battle(me([gladiator("cestus")]), foe([gladiator("noxius"), gladiator("arbelas")], patrons=THREE))
    m.attack("cestus", "noxius")
    assert m.asked() == (1, "combat")


@pytest.mark.rule("FG-TRIGGER-6")
def test_the_target_is_defeated_later_in_the_same_combat_turn() -> None:
    m = battle(me([gladiator("cestus")], hand=["pierce"]), foe([gladiator("tiro"), gladiator("spiculus")]))
    m.tactic("pierce", "tiro")
    assert m.kind == "combat"
    m.attack("cestus", "tiro")
    assert m.offered() == ["pass", ("return", "pierce")]


@pytest.mark.rule("FG-TRIGGER-7")
def test_your_gladiator_attacks() -> None:
    """Capua lends its strength to any of mine, and to nobody else."""
    mine = battle(me([gladiator("cestus")], arenas=["capua"]), foe([gladiator("thraex")], patrons=THREE))
    mine.answer("attack", "cestus")
    mine.react(0, "capua")
    assert mine.events_of("damaged") == [("thraex", 1, 3, 4)]
    theirs = battle(me([gladiator("cestus")], arenas=["capua"]), foe([gladiator("tiro")]), active=1)
    theirs.attack("tiro")
    assert theirs.asked() == (0, "combat")


@pytest.mark.rule("FG-TRIGGER-7")
def test_in_the_same_window_as_their_own() -> None:
    m = battle(me([gladiator("bestiarius")], patrons=THREE, arenas=["capua"]), foe([gladiator("cestus")]))
    m.answer("attack", "bestiarius")
    assert m.offered() == ["pass", ("use", "bestiarius"), ("use", "capua")]


@pytest.mark.rule("FG-TRIGGER-8")
def test_your_gladiator_is_defeated_and_the_insurance_is_paid() -> None:
    m = battle(
        me([gladiator("cestus", 0)]),
        foe(
            [gladiator("noxius", 0), gladiator("tiro", 0), gladiator("veles")], patrons=THREE, hand=["dying_blow"]
        ),
        arena=0,
    )
    m.attack("cestus", "noxius")
    assert m.coins(1) == 7
    m.react(1, "dying_blow")
    assert m.offered() == ["cestus", "tiro"]  # the arena that they left


@pytest.mark.rule("FG-TRIGGER-8")
def test_lost_influence_is_a_defeat_but_moving_is_not() -> None:
    lost = battle(
        me([gladiator("cestus")]),
        foe([gladiator("tiro"), gladiator("veles")], patrons=["vestalis"], hand=["dying_blow"]),
    )
    lost.attack("cestus", "tiro")
    lost.react(1, "vestalis")
    assert "dying_blow" in lost.offered()
    moved = machinations(
        me([gladiator("tiro", 0), gladiator("cestus", 0)], hand=["dying_blow"], arenas=["pola", "italica"])
    )
    moved.answer("use", "pola")
    moved.answer("tiro")
    assert moved.asked() == (0, "action")
    assert moved.coins() == 5


@pytest.mark.rule("FG-TRIGGER-8")
def test_the_defeat_of_an_enemy_is_not_ones_own() -> None:
    m = battle(me([gladiator("cestus")], hand=["dying_blow"]), foe([gladiator("noxius"), gladiator("tiro")]))
    m.attack("cestus", "noxius")
    assert m.asked() == (1, "combat")


@pytest.mark.rule("FG-TRIGGER-9")
def test_your_gladiator_leaves_for_any_reason_but_the_clean_up() -> None:
    moved = machinations(me([gladiator("tiro", 0), gladiator("cestus", 0)], arenas=["pola", "lugdunum"]))
    moved.answer("use", "pola")
    moved.answer("tiro")
    assert moved.offered() == ["pass", ("use", "lugdunum")]
    defeated = battle(
        me([gladiator("cestus")]), foe([gladiator("noxius"), gladiator("tiro")], arenas=["lugdunum"])
    )
    defeated.attack("cestus", "noxius")
    assert defeated.asked() == (1, "react")
    home = battle(me([gladiator("cestus"), gladiator("tiro")], arenas=["lugdunum"]), foe([gladiator("noxius")]))
    home.attack("cestus")
    assert home.asked() == (0, "action")
    assert home.ready("lugdunum")


@pytest.mark.rule("FG-TRIGGER-10")
def test_an_enemy_enters_in_either_phase() -> None:
    early = machinations(me(hand=["tiro"]), foe(hand=["ambush"]))
    early.answer("enter", "tiro", LASTING)
    late = registration(me([gladiator("cestus")], hand=["tiro"]), foe(hand=["ambush"]))
    late.answer("enter", "tiro", LASTING)
    late.pays()
    for m in (early, late):
        m.react(1, "ambush")
        assert m.events_of("defeated") == [("tiro", 0, "defeat")]


@pytest.mark.rule("FG-TRIGGER-10")
def test_ones_own_entering_is_not_an_enemys() -> None:
    m = machinations(me(hand=["tiro", "ambush"]))
    m.answer("enter", "tiro", LASTING)
    assert m.asked() == (0, "action")


@pytest.mark.rule("FG-TRIGGER-10")
def test_one_window_for_the_gladiator_and_their_enemy() -> None:
    """The enemy, inactive, is first: an ambushed Veles who falls strikes nobody."""
    m = machinations(
        me(hand=["veles"], patrons=THREE), foe([gladiator("cestus")], hand=["ambush"], deck=["riposte"])
    )
    m.answer("enter", "veles", LASTING)
    assert m.asked() == (1, "react")
    m.let_be(1)
    assert m.asked() == (0, "react")
    m.react(0, "veles", "veles")
    m.react(1, "ambush")
    assert m.events_of("defeated") == [("veles", 0, "defeat")]

"""Attacks: exhaust, react, deal."""

from __future__ import annotations

import pytest

from munera.testing.for_glory import THREE, battle, foe, gladiator, me


@pytest.mark.rule("FG-ATTACK-1")
def test_an_attacker_is_exhausted_then_answered_and_only_then_hits() -> None:
    m = battle(me([gladiator("bestiarius")], patrons=THREE), foe([gladiator("cestus")]))
    m.answer("attack", "bestiarius")
    assert not m.ready("bestiarius")
    assert m.asked() == (0, "react")
    assert m.events_of("assigned") == []
    m.let_be(0)
    assert m.events_of("damaged") == [("cestus", 1, 3, 0)]


@pytest.mark.rule("FG-ATTACK-1")
def test_only_ready_gladiators_in_the_active_arena_attack() -> None:
    m = battle(
        me([gladiator("cestus", 0), gladiator("andabata", 0, ready=False), gladiator("tiro")]),
        foe([gladiator("cestus", 0)]),
        arena=0,
    )
    assert m.offered() == [("attack", "cestus")]


@pytest.mark.rule("FG-ATTACK-2")
def test_a_reaction_to_the_attack_may_have_another_target() -> None:
    m = battle(me([gladiator("retiarius")], patrons=THREE), foe([gladiator("cestus"), gladiator("andabata")]))
    m.answer("attack", "retiarius")
    m.react(0, "retiarius", "cestus")
    m.answer("andabata")
    assert not m.ready("cestus")
    assert m.events_of("damaged") == [("andabata", 1, 1, 1)]


@pytest.mark.rule("FG-ATTACK-3")
def test_the_attacker_chooses_one_enemy_after_the_window() -> None:
    m = battle(
        me([gladiator("retiarius", attack=2)], patrons=THREE),
        foe([gladiator("cestus"), gladiator("andabata"), gladiator("tiro")]),
    )
    m.answer("attack", "retiarius")
    assert m.asked() == (0, "react")
    m.let_be(0)
    assert m.asked() == (0, "target")
    assert m.offered() == ["cestus", "andabata", "tiro"]
    m.answer("cestus")
    assert m.events_of("assigned") == [("cestus", 1, 3)]


@pytest.mark.rule("FG-26")
def test_an_attack_never_hits_ones_own_but_a_tactic_may() -> None:
    m = battle(
        me([gladiator("cestus"), gladiator("tiro")], hand=["punctim"]),
        foe([gladiator("veles"), gladiator("noxius")], patrons=THREE),
    )
    m.answer("attack", "cestus")
    assert m.offered() == ["veles", "noxius"]
    m.answer("veles")
    m.tactic("punctim")
    assert m.offered() == ["cestus", "tiro", "veles", "noxius"]


@pytest.mark.rule("FG-27")
def test_what_the_attack_window_adds_counts() -> None:
    m = battle(
        me([gladiator("bestiarius")], patrons=THREE, arenas=["capua"]), foe([gladiator("thraex")], patrons=THREE)
    )
    m.answer("attack", "bestiarius")
    m.react(0, "bestiarius")
    m.pays()
    m.react(0, "capua")
    assert m.events_of("damaged") == [("thraex", 1, 3 + 1 + 2, 1)]


@pytest.mark.rule("FG-27")
def test_what_the_attack_window_takes_is_gone() -> None:
    """Parmularius lets their own Primus Palus fall in the window, and with them the borrowed attack."""
    m = battle(
        me([gladiator("parmularius"), gladiator("primus_palus", damage=7)], patrons=[*THREE, "decurion"]),
        foe([gladiator("cestus", damage=1)]),
    )
    m.answer("attack", "parmularius")
    m.react(0, "parmularius", "cestus", "primus_palus")
    assert m.events_of("defeated") == [("primus_palus", 0, "defeat")]
    assert m.events_of("assigned")[-1] == ("cestus", 1, 1)


@pytest.mark.rule("FG-57")
def test_an_attacker_who_is_gone_deals_no_damage() -> None:
    """Parmularius moves the last damage that they can bear upon themselves."""
    m = battle(
        me([gladiator("parmularius", damage=3), gladiator("cestus", damage=1)], patrons=THREE, hand=["pierce"]),
        foe([gladiator("veles")], patrons=["imperial_procurator"]),
    )
    m.answer("attack", "parmularius")
    m.react(0, "parmularius", "cestus", "parmularius")
    m.passes()
    assert m.events_of("defeated") == [("parmularius", 0, "defeat")]
    assert m.gladiator("veles").damage == 0
    assert m.offered() == ["end", "pierce"]  # it was the attack of this turn


@pytest.mark.rule("FG-57")
def test_without_an_enemy_left_the_attack_deals_no_damage() -> None:
    m = battle(me([gladiator("parmularius", damage=1)], patrons=THREE), foe([gladiator("noxius")]))
    m.answer("attack", "parmularius")
    m.react(0, "parmularius")
    assert m.events_of("assigned") == [("noxius", 1, 1)]
    assert m.event("battle_won") is not None


@pytest.mark.rule("FG-57")
def test_andabata_may_die_of_what_their_own_wound_provokes() -> None:
    """I put their wound on an enemy, who answers with a Riposte: Andabata falls, and their attack with them."""
    m = battle(
        me([gladiator("andabata"), gladiator("cestus")], hand=["turn_the_tables"]),
        foe([gladiator("veles"), gladiator("tiro")], patrons=THREE, hand=["riposte"]),
    )
    m.answer("attack", "andabata")
    m.react(0, "andabata")
    m.react(0, "turn_the_tables", "veles")
    m.react(1, "riposte", "andabata")
    m.passes()
    assert m.events_of("defeated") == [("andabata", 0, "defeat")]
    assert m.events_of("assigned") == [("andabata", 0, 1), ("andabata", 0, 2)]
    assert m.gladiator("veles").damage == 1
    assert m.asked() == (1, "combat")
    assert m.state.boost == 0

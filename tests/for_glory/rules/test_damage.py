"""Damage: assigned, answered, resolved."""

from __future__ import annotations

import pytest

from munera.games.for_glory.state import LASTING
from munera.testing.for_glory import THREE, Table, battle, foe, gladiator, machinations, me


@pytest.mark.rule("FG-DAMAGE-1")
def test_attack_damage_is_assigned_answered_and_resolved() -> None:
    m = battle(
        me([gladiator("andabata")]),
        foe([gladiator("cestus"), gladiator("veles")], hand=["parry"], patrons=["crooked_senator"]),
    )
    m.attack("andabata", "cestus")
    assert m.events_of("assigned") == [("cestus", 1, 2)]
    assert m.gladiator("cestus").damage == 0
    m.react(1, "parry", 1)
    m.passes()
    assert m.events_of("damaged") == [("cestus", 1, 1, 2)]
    assert m.gladiator("cestus").damage == 1


# ---------------------------------------------------------------------- before and after


def attacked_thraex() -> Table:
    """2 damage is assigned to a Thraex that carries 1; another gladiator of the foe carries 1 as well."""
    m = battle(
        me([gladiator("andabata")]),
        foe(
            [gladiator("thraex", damage=1), gladiator("tiro", damage=1)],
            patrons=THREE,
            hand=["parry", "turn_the_tables"],
        ),
    )
    m.attack("andabata", "thraex")
    return m


def seen_attack(m: Table, name: str) -> int:
    """The attack of a gladiator as everybody sees it."""
    id = m.gladiator(name).id
    return next(g["attack"] for arena in m.view(None)["arenas"] for g in arena["gladiators"] if g["id"] == id)


@pytest.mark.rule("FG-DAMAGE-2")
def test_only_damage_that_has_resolved_is_on_a_gladiator() -> None:
    m = attacked_thraex()
    assert seen_attack(m, "thraex") == 2 + 1
    m.passes()
    assert seen_attack(m, "thraex") == 2 + 3


@pytest.mark.rule("FG-DAMAGE-2")
def test_only_assigned_damage_can_be_prevented_or_reassigned() -> None:
    """No question whose: only Thraex has assigned damage. Of their 3 only the 2 assigned can be prevented."""
    m = attacked_thraex()
    m.react(1, "parry", 2)
    m.passes()
    assert m.events_of("prevented") == [("thraex", 1, 2)]
    assert (m.gladiator("thraex").damage, m.gladiator("tiro").damage) == (1, 1)


@pytest.mark.rule("FG-DAMAGE-2")
def test_only_resolved_damage_can_be_moved_or_removed() -> None:
    """In their attack window nothing is assigned yet; Parmularius moves what is on Tiro."""
    m = battle(
        me([gladiator("parmularius"), gladiator("cestus")], patrons=THREE, hand=["field_surgeon"]),
        foe([gladiator("tiro", damage=1)]),
    )
    m.answer("attack", "parmularius")
    m.react(0, "parmularius", "cestus")
    assert m.events_of("moved") == [("tiro", 1, "cestus", 0, 1)]
    m.tactic("field_surgeon")
    assert m.offered() == ["cestus", "tiro"]
    m.answer("tiro")
    assert m.events_of("healed") == [("tiro", 1, 1)]


@pytest.mark.rule("FG-DAMAGE-3")
def test_all_assigned_damage_resolves_at_once() -> None:
    """The attack, a Riposte and what Turn the Tables put elsewhere, in one resolution."""
    m = battle(
        me([gladiator("andabata"), gladiator("cestus")]),
        foe([gladiator("tiro"), gladiator("noxius")], hand=["riposte", "turn_the_tables"]),
    )
    m.attack("andabata", "tiro")
    m.react(1, "riposte", "andabata")
    m.react(1, "turn_the_tables", "tiro", "noxius")
    m.passes()
    kinds = m.kinds()
    first = kinds.index("damaged")
    assert kinds[first : first + 3] == ["damaged"] * 3
    assert sorted(m.events_of("damaged")) == [("andabata", 0, 2, 0), ("noxius", 1, 1, 0), ("tiro", 1, 1, 1)]
    assert m.events_of("defeated") == [("andabata", 0, "defeat"), ("noxius", 1, "defeat")]


# ---------------------------------------------------------------------- damage stays


@pytest.mark.rule("FG-DAMAGE-4")
def test_damage_stays_when_a_gladiator_is_readied() -> None:
    m = battle(
        me([gladiator("cestus", ready=False, damage=2)], hand=["feint"], arenas=["tarraco"]),
        foe([gladiator("tiro")]),
    )
    m.tactic("tarraco")
    assert m.ready("cestus")
    assert m.gladiator("cestus").damage == 2


@pytest.mark.rule("FG-DAMAGE-4")
def test_damage_moves_with_a_gladiator_to_another_arena() -> None:
    m = machinations(me([gladiator("cestus", 0, damage=2)], arenas=["pola"]))
    m.answer("use", "pola")
    m.answer(LASTING)
    assert (m.gladiator("cestus").place, m.gladiator("cestus").damage) == (LASTING, 2)


@pytest.mark.rule("FG-DAMAGE-4")
def test_damage_is_gone_with_defeat_or_the_end_of_the_arena_phase() -> None:
    m = battle(
        me([gladiator("cestus", damage=1), gladiator("andabata", damage=1)], thin=True),
        foe([gladiator("noxius")]),
        favor=1,
    )
    m.attack("cestus")
    assert m.event("all_home") is not None
    assert m.state.gladiators == {}
    m.answer("enter", "andabata", LASTING)
    assert m.gladiator("andabata").damage == 0


@pytest.mark.rule("FG-36")
def test_damage_of_the_machinations_phase_is_there_in_the_battle() -> None:
    m = machinations(
        me([gladiator("andabata")], hand=["veles"], patrons=THREE),
        foe([gladiator("cestus"), gladiator("andabata")]),
        favor=0,
    )
    m.answer("enter", "veles", LASTING)
    m.react(0, "veles", "cestus")
    assert m.gladiator("cestus").damage == 1
    m.done()
    assert m.event("arena_phase") is not None
    m.passes("register")
    assert m.asked()[1] == "combat"
    assert m.gladiator("cestus").damage == 1


@pytest.mark.rule("FG-36")
def test_damage_of_late_registration_is_there_as_well() -> None:
    m = machinations(
        me([gladiator("andabata"), gladiator("spiculus")], deck=["veles"], patrons=THREE),
        foe([gladiator("cestus")]),
        favor=0,
    )
    m.done()
    m.let_be(1)
    m.answer("enter", "veles", LASTING)
    m.pays()
    m.react(0, "veles", "cestus")
    m.passes("register")
    assert m.asked()[1] == "combat"
    assert m.gladiator("cestus").damage == 1


# ---------------------------------------------------------------------- damage in windows


@pytest.mark.rule("FG-18")
def test_damage_of_a_reaction_joins_the_open_window() -> None:
    m = battle(
        me([gladiator("andabata")], hand=["parry"]),
        foe([gladiator("cestus"), gladiator("tiro")], hand=["riposte"]),
    )
    m.attack("andabata", "cestus")
    m.react(1, "riposte")
    assert m.view(None)["windows"] == ["damage"]
    assert m.events_of("damaged") == []
    m.react(0, "parry", "andabata", 2)
    m.passes()
    assert m.events_of("damaged") == [("cestus", 1, 2, 1)]


@pytest.mark.rule("FG-18")
def test_earlier_passes_no_longer_count() -> None:
    m = battle(
        me([gladiator("andabata"), gladiator("cestus")], hand=["turn_the_tables"]),
        foe([gladiator("tiro"), gladiator("veles")], patrons=THREE, hand=["parry", "riposte"]),
    )
    m.attack("andabata", "veles")
    m.let_be(1)
    m.react(0, "turn_the_tables", "tiro")
    assert m.asked() == (1, "react")
    m.react(1, "riposte", "cestus")
    assert m.asked() == (1, "react")  # I have nothing left, and they still have their Parry
    m.let_be(1)
    assert m.kind == "combat"
    assert m.gladiator("cestus").damage == 2


@pytest.mark.rule("FG-19")
def test_moved_damage_is_assigned_and_can_be_prevented() -> None:
    m = battle(
        me([gladiator("cestus", damage=2)], arenas=["falerii_novi"]), foe([gladiator("tiro")], hand=["parry"])
    )
    m.tactic("falerii_novi", 2)
    assert m.gladiator("cestus").damage == 0
    assert m.events_of("assigned") == [("tiro", 1, 2)]
    m.react(1, "parry", 2)
    assert m.gladiator("tiro").damage == 0


@pytest.mark.rule("FG-19")
def test_moved_damage_can_be_reassigned() -> None:
    m = battle(
        me([gladiator("cestus", damage=2)], arenas=["falerii_novi"]),
        foe([gladiator("tiro")], hand=["counterattack"]),
    )
    m.tactic("falerii_novi", 2)
    m.react(1, "counterattack", 2)
    assert (m.gladiator("cestus").damage, m.gladiator("tiro").damage) == (2, 0)


@pytest.mark.rule("FG-58")
def test_damage_in_an_attack_window_has_a_window_of_its_own() -> None:
    m = battle(
        me([gladiator("parmularius"), gladiator("cestus", damage=1)], patrons=THREE),
        foe([gladiator("tiro")], hand=["parry"]),
    )
    m.answer("attack", "parmularius")
    m.react(0, "parmularius", "tiro")
    assert m.view(None)["windows"] == ["attack", "damage"]
    m.let_be(1)
    assert m.events_of("damaged") == [("tiro", 1, 1, 1)]
    assert m.asked() == (1, "react")  # the damage of the attack itself
    assert m.view(None)["windows"] == ["damage"]


@pytest.mark.rule("FG-58")
def test_damage_in_a_leave_window_resolves_before_the_outer_damage() -> None:
    """Vestalis loses Arbelas their influence in the middle of a damage window; their last blow comes first."""
    m = battle(
        me([gladiator("andabata")]),
        foe([gladiator("cestus"), gladiator("arbelas")], patrons=["vestalis"]),
    )
    m.answer("attack", "andabata")
    m.let_be(0)
    m.answer("cestus")
    m.react(1, "vestalis")
    assert m.view(None)["windows"] == ["damage", "leave"]
    m.react(1, "arbelas", "andabata")
    assert m.events_of("prevented") == [("cestus", 1, 1)]
    assert m.events_of("damaged") == [("andabata", 0, 2, 0), ("cestus", 1, 1, 2)]
    assert m.events_of("defeated") == [("arbelas", 1, "influence"), ("andabata", 0, "defeat")]


@pytest.mark.rule("FG-58")
def test_damage_in_an_enter_window_has_a_window_of_its_own() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["substitution", "veles"], patrons=THREE),
        foe([gladiator("tiro")], hand=["parry"]),
    )
    m.answer("substitution", "veles")
    m.react(0, "veles", "tiro")
    assert m.view(None)["windows"] == ["enter", "damage"]
    m.react(1, "parry")
    assert m.gladiator("tiro").damage == 0


@pytest.mark.rule("FG-59")
def test_damage_assigned_to_one_who_left_is_gone() -> None:
    """Veles needed Vestalis, who was to protect them."""
    m = battle(me([gladiator("cestus")]), foe([gladiator("veles"), gladiator("tiro")], patrons=["vestalis"]))
    m.attack("cestus", "veles")
    m.react(1, "vestalis")
    assert m.events_of("defeated") == [("veles", 1, "influence")]
    assert m.events_of("prevented") == m.events_of("damaged") == []
    assert m.coins(1) == 6
    assert m.asked() == (1, "combat")


@pytest.mark.rule("FG-59")
def test_what_was_assigned_to_others_still_resolves() -> None:
    m = battle(
        me([gladiator("cestus", ready=False)], hand=["caesim"]),
        foe(
            [gladiator("veles"), gladiator("thraex"), gladiator("tiro")],
            patrons=["unscrupulous_consul", "vestalis"],
        ),
    )
    m.tactic("caesim", "veles", "thraex", "tiro")
    m.react(1, "vestalis", "veles", "thraex")
    assert m.events_of("defeated") == [("veles", 1, "influence")]
    assert m.events_of("prevented") == [("thraex", 1, 1)]
    assert m.events_of("damaged") == [("tiro", 1, 1, 1)]

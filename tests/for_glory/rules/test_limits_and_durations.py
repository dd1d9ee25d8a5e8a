"""How often an ability may be used, and how long a change lasts."""

from __future__ import annotations

import pytest

from munera.games.for_glory.state import LASTING
from munera.games.for_glory.strength import agility, attack
from munera.testing.for_glory import ENOUGH, THREE, battle, foe, gladiator, machinations, me, registration

# ---------------------------------------------------------------------- how often


@pytest.mark.rule("FG-LIMIT-1")
def test_two_copies_in_play_count_apart() -> None:
    m = battle(
        me([gladiator("andabata")]),
        foe(
            [gladiator("cestus"), gladiator("murmillo", ready=False), gladiator("murmillo", ready=False)],
            patrons=[*THREE, "decurion"],
        ),
    )
    m.attack("andabata", "cestus")
    m.react(1, "murmillo")
    assert m.offered() == ["pass", ("use", "murmillo 2")]
    m.answer("use", "murmillo 2")
    assert m.events_of("damaged") == []


@pytest.mark.rule("FG-LIMIT-1")
def test_by_title_makes_it_one_limit_for_all_copies() -> None:
    m = machinations(me(hand=["banquet", "banquet"]))
    m.answer("play", "banquet")
    assert ("play", "banquet") not in m.offered()
    assert m.refused()["play", "banquet"] == "once_a_turn"


@pytest.mark.rule("FG-LIMIT-2")
def test_once_per_attack() -> None:
    """Bestiarius cannot pay twice for one attack, but again for the next."""
    m = battle(
        me([gladiator("bestiarius")], patrons=THREE, arenas=["tarraco"]),
        foe([gladiator("primus_palus", ready=False)], patrons=ENOUGH),
    )
    m.answer("attack", "bestiarius")
    m.react(0, "bestiarius")
    m.pays()
    assert m.events_of("damaged") == [("primus_palus", 1, 4, 4)]  # the window closed without another question
    m.tactic("tarraco", "bestiarius")
    m.answer("attack", "bestiarius")
    m.react(0, "bestiarius")
    m.pays()
    assert m.events_of("damaged")[-1] == ("primus_palus", 1, 4, 0)


@pytest.mark.rule("FG-LIMIT-3")
def test_once_per_event_with_all_that_joins_it() -> None:
    """What is later put on Crupellarius in the same window does not renew their shield."""
    m = battle(
        me([gladiator("andabata")]),
        foe(
            [gladiator("tiro"), gladiator("crupellarius")],
            patrons=THREE,
            hand=["turn_the_tables", "turn_the_tables"],
        ),
    )
    m.attack("andabata", "tiro")
    m.react(1, "turn_the_tables", "crupellarius")
    m.react(1, "crupellarius")
    m.react(1, "turn_the_tables", "crupellarius")
    assert m.kind == "combat"  # nothing is left that they could use
    assert m.events_of("damaged") == [("crupellarius", 1, 1, 4)]


@pytest.mark.rule("FG-LIMIT-3")
def test_two_who_leave_together_are_two_events() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["caesim"]),
        foe(
            [gladiator("tiro", damage=1), gladiator("spiculus", damage=2), gladiator("veles")],
            patrons=["argentarius"],
        ),
    )
    m.tactic("caesim", "tiro", "spiculus", "none")
    assert m.coins(1) == 5 + 2 + 2


@pytest.mark.rule("FG-LIMIT-4")
def test_once_per_combat_round() -> None:
    m = battle(
        me([gladiator("dimachaerus"), gladiator("cestus")], patrons=THREE),
        foe([gladiator("primus_palus", ready=False)], patrons=ENOUGH),
    )
    m.attack("dimachaerus")
    m.tactic("dimachaerus")
    m.attack("dimachaerus")
    assert m.offered() == [("attack", "cestus")]  # that turn ended: they cannot be readied again
    m.attack("cestus")
    assert m.events_of("all_readied") == [()]
    m.attack("dimachaerus")
    assert m.offered() == ["end", ("use", "dimachaerus")]


@pytest.mark.rule("FG-LIMIT-5")
def test_once_per_turn() -> None:
    m = machinations(me(hand=["banquet"], deck=["banquet"]))
    m.answer("play", "banquet")
    assert "banquet" in m.hand()
    assert ("play", "banquet") not in m.offered()


@pytest.mark.rule("FG-LIMIT-5")
def test_the_next_turn_is_another_one() -> None:
    m = machinations(me(hand=["banquet"], thin=True, deck=["cull"]), foe(thin=True))
    m.answer("play", "banquet")
    m.done()
    m.done()
    assert m.asked() == (0, "action")
    assert ("play", "banquet") in m.offered()


# ---------------------------------------------------------------------- how long


@pytest.mark.rule("FG-DURATION-1")
def test_a_change_for_this_attack_ends_with_its_damage() -> None:
    m = battle(
        me([gladiator("bestiarius")], patrons=THREE, arenas=["capua", "tarraco"]),
        foe([gladiator("primus_palus", ready=False)], patrons=["imperial_procurator"]),
    )
    m.answer("attack", "bestiarius")
    m.react(0, "capua")
    m.let_be(0)
    assert m.events_of("damaged") == [("primus_palus", 1, 5, 3)]
    m.tactic("tarraco", "bestiarius")
    m.answer("attack", "bestiarius")
    m.let_be(0)
    assert m.events_of("assigned")[-1] == ("primus_palus", 1, 3)


@pytest.mark.rule("FG-DURATION-1")
def test_or_with_an_attack_that_ended_without_damage() -> None:
    """Parmularius, made strong by Capua, falls by its own doing; Tiro attacks later with what it has."""
    m = battle(
        me([gladiator("parmularius", damage=3), gladiator("tiro")], patrons=THREE, arenas=["capua"]),
        foe([gladiator("cestus", damage=1, ready=False)]),
    )
    m.answer("attack", "parmularius")
    m.react(0, "capua")
    m.react(0, "parmularius", "cestus", "parmularius")
    assert m.events_of("defeated") == [("parmularius", 0, "defeat")]
    m.attack("tiro")
    assert m.events_of("damaged")[-1] == ("cestus", 1, 1, 2)


@pytest.mark.rule("FG-DURATION-1", "FG-23")
def test_who_leaves_before_the_damage_of_their_attack_has_resolved_leaves_with_the_change() -> None:
    """Arbelas, made strong by Capua, attacks; Vestalis is exhausted in the damage window, and they have to go."""
    m = battle(
        me([gladiator("arbelas"), gladiator("cestus")], patrons=["vestalis"], arenas=["capua"]),
        foe([gladiator("primus_palus")], patrons=["imperial_procurator"]),
    )
    m.answer("attack", "arbelas")
    m.react(0, "capua")
    m.react(0, "vestalis")
    m.react(0, "arbelas", "primus_palus")
    assert m.events_of("assigned") == [("primus_palus", 1, 4), ("primus_palus", 1, 4)]


@pytest.mark.rule("FG-DURATION-1", "FG-23")
def test_who_falls_by_the_damage_of_their_own_attack_falls_without_it() -> None:
    m = battle(
        me([gladiator("arbelas"), gladiator("cestus")], patrons=["decurion"], arenas=["capua"]),
        foe([gladiator("primus_palus")], patrons=["imperial_procurator"], hand=["turn_the_tables"]),
    )
    m.answer("attack", "arbelas")
    m.react(0, "capua")
    m.react(1, "turn_the_tables", "arbelas")
    m.react(0, "arbelas", "primus_palus")
    assert m.events_of("assigned") == [("primus_palus", 1, 4), ("primus_palus", 1, 2)]


@pytest.mark.rule("FG-DURATION-2")
def test_a_change_for_this_turn_ends_with_it_used_or_not() -> None:
    m = machinations(
        me(hand=["scout_the_provinces", "private_sale"]), foe(coins=9), rows={"training": ["counterattack"]}
    )
    m.answer("play", "scout_the_provinces")
    m.answer("none")
    m.answer("play", "private_sale")
    assert (m.view(0)["discount"], m.view(0)["to_hand"]) == (3, 1)
    m.done()
    assert (m.view(0)["discount"], m.view(0)["to_hand"]) == (0, 0)
    m.buy("counterattack")
    assert m.events_of("buys") == [(1, "counterattack", 5)]
    assert m.discard(1)[-1] == "counterattack"


@pytest.mark.rule("FG-DURATION-2")
def test_a_tactic_that_was_not_used_is_lost() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["feint", "pierce", "punctim"]),
        foe([gladiator("thraex", ready=False)], patrons=THREE, hand=["net_throw"]),
    )
    m.tactic("feint", "thraex")
    m.attack("cestus")
    m.answer("end")
    m.answer("end")
    assert m.events_of("all_readied") == []
    m.tactic("pierce", "thraex")
    assert m.asked() == (1, "combat")


@pytest.mark.rule("FG-DURATION-3")
def test_a_change_while_in_the_arena_lasts_over_phases_and_rounds() -> None:
    m = machinations(
        me([gladiator("cestus"), gladiator("andabata")], hand=["palus_drill"]),
        foe([gladiator("veles"), gladiator("tiro")], patrons=THREE),
        favor=0,
    )
    m.answer("play", "palus_drill")
    m.answer("cestus")
    m.done()
    m.passes("register")
    assert m.event("initiative") == (1, 1 + 1 + 0, 3 + 2)
    while m.state.rounds == 1:
        m.answer(m.offered()[0])
    cestus = m.gladiator("cestus")
    assert (attack(m.state, cestus), agility(m.state, cestus)) == (2, 2)


@pytest.mark.rule("FG-DURATION-3")
def test_it_ends_when_they_leave_in_any_way() -> None:
    m = machinations(me([gladiator("cestus", 0, attack=1, agility=1)], arenas=["pola"]))
    m.answer("use", "pola")
    m.answer(LASTING)
    cestus = m.gladiator("cestus")
    assert (attack(m.state, cestus), agility(m.state, cestus)) == (1, 1)


@pytest.mark.rule("FG-DURATION-4")
def test_changes_to_one_number_add_up() -> None:
    """Two drills, and Primus Palus beside them."""
    m = machinations(
        me(
            [gladiator("cestus", 0), gladiator("primus_palus", 0)],
            patrons=ENOUGH,
            hand=["palus_drill", "palus_drill"],
        )
    )
    for _ in range(2):
        m.answer("play", "palus_drill")
        m.answer("cestus")
    cestus = m.gladiator("cestus")
    assert (attack(m.state, cestus), agility(m.state, cestus)) == (1 + 2 + 1, 1 + 2)


@pytest.mark.rule("FG-DURATION-4")
def test_bonuses_to_the_initiative_add_up() -> None:
    m = registration(
        me([gladiator("cestus"), gladiator("essedarius")], patrons=["legatus", "legatus"], arenas=["arelate"]),
        foe([gladiator("cestus")]),
    )
    m.passes("register")
    assert m.event("initiative") == (0, 1 + 1 + 4 + 1 + 1 + 2, 1)

"""The tactics and reactions of the training supply, each in a story."""

from __future__ import annotations

import pytest

from munera.testing.for_glory import ENOUGH, battle, foe, gladiator, machinations, me, registration

THEIRS = ["unscrupulous_consul", "crooked_senator"]  # three influence for the foe
FLEETING, LASTING = 0, 2


# ---------------------------------------------------------------------- Pierce


@pytest.mark.card("pierce")
def test_pierce_deals_one_to_anybody_in_the_active_arena() -> None:
    m = battle(
        me([gladiator("cestus", FLEETING)], hand=["pierce"]),
        foe([gladiator("tiro", FLEETING), gladiator("andabata", FLEETING), gladiator("noxius", LASTING)]),
        arena=FLEETING,
    )
    m.tactic("pierce")
    assert m.offered() == ["cestus", "tiro", "andabata"]
    m.answer("andabata")
    assert m.events_of("plays") == [(0, "pierce")]
    assert m.events_of("damaged") == [("andabata", 1, 1, 1)]
    assert m.discard() == ["pierce"]
    assert m.asked() == (0, "combat")


@pytest.mark.card("pierce")
@pytest.mark.rule("FG-37")
def test_pierce_comes_back_for_two_coin_when_its_target_falls() -> None:
    m = battle(me([gladiator("cestus")], hand=["pierce"], coins=2), foe([gladiator("noxius"), gladiator("tiro")]))
    m.tactic("pierce", "noxius")
    assert m.asked() == (0, "react")
    assert m.offered() == ["pass", ("return", "pierce")]
    m.answer("return", "pierce")
    m.pays()
    assert m.coins() == 0
    assert m.hand() == ["pierce"]
    assert m.discard() == []
    assert m.events_of("takes_back") == [(0, "pierce")]
    assert m.offered() == [("attack", "cestus")]  # it was the tactic of this turn all the same


@pytest.mark.card("pierce")
def test_pierce_comes_back_also_when_another_blow_of_the_same_turn_fells_its_target() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["pierce"], coins=2), foe([gladiator("tiro"), gladiator("andabata")])
    )
    m.tactic("pierce", "tiro")
    assert m.asked() == (0, "combat")
    m.attack("cestus", "tiro")
    assert m.offered() == ["pass", ("return", "pierce")]
    m.answer("return", "pierce")
    m.pays()
    assert m.hand() == ["pierce"]


@pytest.mark.card("pierce")
def test_pierce_stays_away_without_coin_without_will_for_another_and_in_another_turn() -> None:
    m = battle(me([gladiator("cestus")], hand=["pierce"], coins=1), foe([gladiator("noxius"), gladiator("tiro")]))
    m.tactic("pierce", "noxius")
    assert m.offered() == ["pass"]
    m.let_be(0)
    assert m.discard() == ["pierce"]
    m = battle(me([gladiator("cestus")], hand=["pierce"]), foe([gladiator("noxius"), gladiator("tiro")]))
    m.tactic("pierce", "tiro")
    m.attack("cestus", "noxius")
    assert m.asked() == (1, "combat")
    m = battle(
        me([gladiator("cestus"), gladiator("spiculus")], hand=["pierce"]),
        foe([gladiator("tiro"), gladiator("andabata", ready=False)]),
    )
    m.tactic("pierce", "tiro")
    m.attack("cestus", "andabata")
    m.attack("tiro", "cestus")
    m.attack("spiculus", "tiro")  # the next combat turn
    assert m.events_of("defeated") == [("tiro", 1, "defeat")]
    assert m.events_of("takes_back") == []
    assert m.kind != "react"


@pytest.mark.card("pierce", "turn_the_tables")
def test_pierce_looks_at_its_target_not_at_its_damage() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["pierce"]),
        foe([gladiator("noxius"), gladiator("tiro", damage=1)], hand=["turn_the_tables"]),
    )
    m.tactic("pierce", "noxius")
    m.react(1, "turn_the_tables", "tiro")
    m.passes()
    assert m.events_of("defeated") == [("tiro", 1, "defeat")]
    assert m.events_of("takes_back") == []
    m.attack("cestus")
    assert m.offered() == ["pass", ("return", "pierce")]


@pytest.mark.card("pierce", "feint")
def test_pierce_comes_back_once() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["feint", "pierce"], discard=["pierce"], coins=9),
        foe([gladiator("tiro"), gladiator("andabata")]),
    )
    m.tactic("feint", "tiro")
    m.tactic("pierce", "tiro")
    m.answer("return", "pierce")
    m.pays()
    assert m.hand() == ["pierce"]
    assert m.discard() == ["pierce", "feint"]
    assert m.asked() == (0, "combat")


# ---------------------------------------------------------------------- Caesim


@pytest.mark.card("caesim")
def test_caesim_hits_up_to_three_different_gladiators_in_one_assignment() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["caesim"]),
        foe([gladiator("noxius"), gladiator("tiro"), gladiator("andabata")], hand=["parry"]),
    )
    m.tactic("caesim", "noxius")
    assert m.offered() == ["none", "cestus", "tiro", "andabata"]
    m.answer("tiro")
    m.answer("andabata")
    assert m.events_of("assigned") == [("noxius", 1, 1), ("tiro", 1, 1), ("andabata", 1, 1)]
    assert m.asked() == (1, "react")  # one window for all
    m.passes()
    assert m.events_of("damaged") == [("noxius", 1, 1, 0), ("tiro", 1, 1, 1), ("andabata", 1, 1, 1)]


@pytest.mark.card("caesim")
def test_caesim_may_hit_one_alone_of_either_side_in_the_active_arena() -> None:
    m = battle(
        me([gladiator("cestus", FLEETING)], hand=["caesim"]),
        foe([gladiator("tiro", FLEETING), gladiator("andabata", LASTING)]),
        arena=FLEETING,
    )
    m.tactic("caesim")
    assert m.offered() == ["cestus", "tiro"]
    m.answer("cestus")
    m.answer("none")
    assert m.events_of("damaged") == [("cestus", 0, 1, 2)]


# ---------------------------------------------------------------------- Feint


@pytest.mark.card("feint")
def test_feint_deals_one_and_allows_one_more_tactic() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["feint", "punctim", "net_throw"]),
        foe([gladiator("essedarius")], patrons=THEIRS),
    )
    m.tactic("feint", "essedarius")
    assert m.events_of("damaged") == [("essedarius", 1, 1, 4)]
    m.tactic("punctim", "essedarius")
    assert m.gladiator("essedarius").damage == 3
    assert m.offered() == [("attack", "cestus")]


@pytest.mark.card("feint")
def test_the_extra_tactic_of_feint_is_lost_with_the_turn() -> None:
    m = battle(
        me([gladiator("cestus", ready=False), gladiator("tiro")], hand=["feint", "punctim", "net_throw"]),
        foe([gladiator("essedarius"), gladiator("noxius")], patrons=THEIRS),
    )
    m.tactic("feint", "essedarius")
    m.attack("tiro", "essedarius")
    m.answer("end")
    m.attack("essedarius", "tiro")
    assert m.asked() == (0, "combat")
    assert m.state.tactics == 1
    m.tactic("punctim", "essedarius")
    assert m.asked() == (1, "combat")  # I have Net Throw, but no tactic left


# ---------------------------------------------------------------------- Net Throw


@pytest.mark.card("net_throw")
def test_net_throw_exhausts_a_ready_gladiator_of_either_side() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["net_throw"]), foe([gladiator("tiro"), gladiator("andabata", ready=False)])
    )
    m.tactic("net_throw")
    assert m.offered() == ["cestus", "tiro"]
    m.answer("tiro")
    assert not m.ready("tiro")
    assert m.events_of("exhausted") == [("tiro",)]


@pytest.mark.card("net_throw")
def test_net_throw_needs_a_ready_gladiator() -> None:
    m = battle(me([gladiator("cestus", ready=False)], hand=["net_throw"]), foe([gladiator("tiro", ready=False)]))
    assert m.offered() == ["end"]
    assert m.refused()["net_throw"] == "no_target"


# ---------------------------------------------------------------------- Punctim


@pytest.mark.card("punctim")
def test_punctim_deals_two_to_anybody() -> None:
    m = battle(me([gladiator("cestus")], hand=["punctim"]), foe([gladiator("tiro"), gladiator("andabata")]))
    m.tactic("punctim")
    assert m.offered() == ["cestus", "tiro", "andabata"]
    m.answer("tiro")
    assert m.events_of("assigned") == [("tiro", 1, 2)]
    assert m.events_of("defeated") == [("tiro", 1, "defeat")]
    assert m.asked() == (0, "combat")


@pytest.mark.card("punctim")
def test_a_tactic_is_no_scheme_but_may_be_reserved() -> None:
    m = machinations(me(hand=["punctim"]), foe([gladiator("tiro")]))
    assert ("play", "punctim") not in m.offered()
    m.answer("reserve", "punctim")
    assert m.state.reserve[0] == ["punctim"]


# ---------------------------------------------------------------------- Second Wind


@pytest.mark.card("second_wind")
def test_second_wind_readies_a_gladiator_and_takes_a_damage_off_them() -> None:
    m = battle(
        me([gladiator("cestus", ready=False, damage=2)], hand=["second_wind"]),
        foe([gladiator("tiro", ready=False), gladiator("andabata")]),
    )
    m.tactic("second_wind")
    assert m.offered() == ["cestus", "tiro"]
    m.answer("cestus")
    assert m.ready("cestus")
    assert m.gladiator("cestus").damage == 1
    assert m.events_of("healed") == [("cestus", 0, 1)]
    assert m.offered() == [("attack", "cestus")]


@pytest.mark.card("second_wind")
def test_second_wind_readies_the_unhurt_as_well_but_nobody_who_is_ready() -> None:
    m = battle(me([gladiator("cestus", ready=False)], hand=["second_wind"]), foe([gladiator("andabata")]))
    m.tactic("second_wind")
    assert m.ready("cestus")
    assert m.events_of("healed") == []
    m = battle(me([gladiator("cestus", damage=2)], hand=["second_wind"]), foe([gladiator("andabata")]))
    assert m.offered() == [("attack", "cestus")]
    assert m.refused()["second_wind"] == "no_target"


# ---------------------------------------------------------------------- Substitution


@pytest.mark.card("substitution")
def test_substitution_puts_a_gladiator_from_hand_into_the_battle() -> None:
    m = battle(
        me(
            [gladiator("cestus", FLEETING)],
            hand=["substitution", "tiro", "murmillo", "primus_palus"],
            patrons=["legatus"],
            coins=0,
        ),
        foe([gladiator("andabata", FLEETING)]),
        arena=FLEETING,
    )
    assert m.offered() == [("attack", "cestus"), ("substitution", "tiro"), ("substitution", "murmillo")]
    m.answer("substitution", "murmillo")
    assert m.events_of("plays_with") == [(0, "substitution", "murmillo")]
    assert m.gladiator("murmillo").ready
    assert m.gladiator("murmillo").place == FLEETING
    assert m.discard() == ["substitution"]
    assert m.offered() == [("attack", "cestus"), ("attack", "murmillo")]


@pytest.mark.card("substitution")
def test_substitution_needs_a_gladiator_that_fits() -> None:
    m = battle(me([gladiator("cestus")], hand=["substitution", "murmillo", "parry"]), foe([gladiator("andabata")]))
    assert m.offered() == [("attack", "cestus")]
    assert m.refused()["substitution"] == "no_target"


# ---------------------------------------------------------------------- Finishing Stroke


@pytest.mark.card("finishing_stroke")
def test_finishing_stroke_deals_four_to_one_who_carries_damage() -> None:
    m = battle(
        me([gladiator("cestus", damage=1)], hand=["finishing_stroke"]),
        foe([gladiator("primus_palus", damage=1), gladiator("tiro")], patrons=THEIRS),
    )
    m.tactic("finishing_stroke")
    assert m.offered() == ["cestus", "primus_palus"]
    m.answer("primus_palus")
    assert m.gladiator("primus_palus").damage == 5


@pytest.mark.card("finishing_stroke")
def test_finishing_stroke_cannot_begin_anything() -> None:
    m = battle(me([gladiator("cestus")], hand=["finishing_stroke"]), foe([gladiator("tiro")]))
    assert m.refused()["finishing_stroke"] == "no_target"


# ---------------------------------------------------------------------- Field Surgeon


@pytest.mark.card("field_surgeon")
def test_field_surgeon_removes_up_to_three_damage_as_a_tactic_in_the_active_arena() -> None:
    m = battle(
        me([gladiator("thraex", FLEETING, damage=4)], hand=["field_surgeon"], patrons=ENOUGH),
        foe([gladiator("cestus", FLEETING, damage=1), gladiator("andabata", LASTING, damage=1)]),
        arena=FLEETING,
    )
    m.tactic("field_surgeon")
    assert m.offered() == ["thraex", "cestus"]
    m.answer("thraex")
    assert m.offered() == [3, 2, 1]
    m.answer(2)
    assert m.gladiator("thraex").damage == 2
    assert m.events_of("healed") == [("thraex", 0, 2)]


@pytest.mark.card("field_surgeon")
def test_field_surgeon_reaches_every_arena_as_a_scheme() -> None:
    m = machinations(
        me([gladiator("cestus", FLEETING, damage=2)], hand=["field_surgeon"]),
        foe([gladiator("andabata", LASTING, damage=1), gladiator("tiro")]),
    )
    m.answer("play", "field_surgeon")
    assert m.offered() == ["cestus", "andabata"]
    m.answer("andabata")
    assert m.gladiator("andabata").damage == 0
    assert m.discard() == ["field_surgeon"]


@pytest.mark.card("field_surgeon")
def test_field_surgeon_needs_somebody_hurt_and_may_be_reserved() -> None:
    m = machinations(me([gladiator("cestus")], hand=["field_surgeon"]))
    assert m.refused()["play", "field_surgeon"] == "no_target"
    assert ("reserve", "field_surgeon") in m.offered()
    m = battle(me([gladiator("cestus")], hand=["field_surgeon"]), foe([gladiator("tiro")]))
    assert m.refused()["field_surgeon"] == "no_target"


# ---------------------------------------------------------------------- Palus Drill


@pytest.mark.card("palus_drill")
def test_palus_drill_makes_one_of_ones_own_stronger_and_faster_while_they_stay() -> None:
    m = battle(
        me([gladiator("cestus"), gladiator("tiro", ready=False)], hand=["palus_drill"]),
        foe([gladiator("essedarius", ready=False)], patrons=THEIRS),
    )
    m.tactic("palus_drill")
    assert m.offered() == ["cestus", "tiro"]
    m.answer("cestus")
    assert m.events_of("drilled") == [("cestus", 0, 1)]
    m.attack("cestus")
    assert m.events_of("assigned") == [("essedarius", 1, 2)]
    assert m.events_of("initiative") == [(1, (1 + 1) + 2, 4)]  # a tie, and the foe has the Crowd's Favor
    assert m.view(0)["arenas"][LASTING]["gladiators"][0]["attack"] == 2  # also in the next round


@pytest.mark.card("palus_drill")
def test_palus_drill_as_a_scheme_reaches_every_arena_but_no_enemy() -> None:
    m = machinations(
        me([gladiator("cestus", FLEETING), gladiator("tiro", LASTING)], hand=["palus_drill"]),
        foe([gladiator("andabata")]),
    )
    m.answer("play", "palus_drill")
    assert m.offered() == ["cestus", "tiro"]
    m.answer("tiro")
    assert (m.gladiator("tiro").attack, m.gladiator("tiro").agility) == (1, 1)
    m = machinations(me(hand=["palus_drill"]), foe([gladiator("andabata")]))
    assert m.refused()["play", "palus_drill"] == "no_target"


@pytest.mark.card("palus_drill", "pola")
def test_what_palus_drill_taught_is_lost_in_another_arena() -> None:
    m = machinations(me([gladiator("cestus")], hand=["palus_drill", "palus_drill"], arenas=["pola"]))
    m.answer("play", "palus_drill")
    m.answer("play", "palus_drill")
    assert m.gladiator("cestus").attack == 2  # they add up
    m.answer("use", "pola")
    m.answer(FLEETING)
    assert (m.gladiator("cestus").attack, m.gladiator("cestus").agility) == (0, 0)


# ---------------------------------------------------------------------- Ambush


@pytest.mark.card("ambush")
def test_ambush_hurts_an_enemy_who_enters_in_machinations() -> None:
    m = machinations(me(hand=["cestus"]), foe([gladiator("andabata")], hand=["ambush"]))
    m.answer("enter", "cestus", LASTING)
    assert m.asked() == (1, "react")
    m.answer("ambush")
    assert m.events_of("damaged") == [("cestus", 0, 2, 1)]
    assert m.gladiator("andabata").damage == 0
    assert m.discard(1) == ["ambush"]
    assert m.asked() == (0, "action")


@pytest.mark.card("ambush")
def test_ambush_also_waits_in_late_registration_and_in_battles() -> None:
    m = registration(me(hand=["tiro"], coins=1), foe([gladiator("andabata")], hand=["ambush"]))
    m.answer("enter", "tiro", LASTING)
    m.pays()
    m.react(1, "ambush")
    assert m.events_of("defeated") == [("tiro", 0, "defeat")]
    m = battle(
        me([gladiator("cestus")], hand=["samnite"], patrons=ENOUGH), foe([gladiator("andabata")], hand=["ambush"])
    )
    m.tactic("samnite")
    m.react(1, "ambush")
    assert m.gladiator("samnite").damage == 2


@pytest.mark.card("ambush")
def test_ambush_is_not_for_ones_own_and_need_not_be_used() -> None:
    m = machinations(me(hand=["cestus", "ambush"]), foe([gladiator("andabata")]))
    m.answer("enter", "cestus", LASTING)
    assert m.asked() == (0, "action")
    m = machinations(me(hand=["cestus"]), foe(hand=["ambush"]))
    m.answer("enter", "cestus", LASTING)
    m.let_be(1)
    assert m.hand(1) == ["ambush"]


# ---------------------------------------------------------------------- Dying Blow


@pytest.mark.card("dying_blow")
def test_dying_blow_answers_the_defeat_of_ones_own() -> None:
    m = battle(
        me(
            [gladiator("cestus", FLEETING), gladiator("thraex", FLEETING), gladiator("andabata", LASTING)],
            patrons=ENOUGH,
        ),
        foe([gladiator("noxius", FLEETING), gladiator("tiro", FLEETING)], hand=["dying_blow"]),
        arena=FLEETING,
    )
    m.attack("cestus", "noxius")
    m.react(1, "dying_blow")
    assert m.offered() == ["cestus", "thraex", "tiro"]  # either side, in the arena left
    m.answer("cestus")
    assert m.events_of("damaged")[-1] == ("cestus", 0, 2, 1)


@pytest.mark.card("dying_blow")
def test_dying_blow_also_avenges_one_lost_with_their_influence_but_no_enemy() -> None:
    m = battle(
        me([gladiator("samnite"), gladiator("cestus")], patrons=["praetor"], hand=["dying_blow"]),
        foe([gladiator("tiro"), gladiator("andabata")]),
    )
    m.tactic("praetor")
    assert m.events_of("defeated") == [("samnite", 0, "influence")]
    m.react(0, "dying_blow", "tiro")
    assert m.events_of("defeated")[-1] == ("tiro", 1, "defeat")
    m = battle(me([gladiator("cestus")], hand=["dying_blow"]), foe([gladiator("noxius"), gladiator("tiro")]))
    m.attack("cestus", "noxius")
    assert m.asked() == (1, "combat")


# ---------------------------------------------------------------------- Missio


@pytest.mark.card("missio")
def test_missio_takes_the_defeated_to_hand_and_gains_two_coin() -> None:
    m = battle(
        me([gladiator("cestus")]),
        foe([gladiator("tiro", damage=1), gladiator("andabata")], hand=["missio"], coins=0),
    )
    m.attack("cestus", "tiro")
    m.react(1, "missio")
    assert m.hand(1) == ["tiro"]
    assert m.discard(1) == ["missio"]
    assert m.events_of("gains_coin") == [(1, 1, 1), (1, 2, 3)]
    assert m.events_of("takes_back") == [(1, "tiro")]


@pytest.mark.card("missio")
def test_missio_spares_one_of_several_who_fell_and_nobody_who_fell_earlier() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["caesim"]),
        foe(
            [gladiator("noxius"), gladiator("tiro", damage=1), gladiator("andabata")],
            hand=["missio"],
            discard=["eques"],
        ),
    )
    m.tactic("caesim", "noxius", "tiro", "none")
    m.react(1, "missio")
    assert m.kind == "spare"
    assert m.offered() == ["noxius", "tiro"]
    m.answer("tiro")
    assert m.hand(1) == ["tiro"]
    m = battle(me([gladiator("cestus")], hand=["missio"]), foe([gladiator("noxius"), gladiator("andabata")]))
    m.attack("cestus", "noxius")
    assert m.asked() == (1, "combat")  # not for an enemy


@pytest.mark.card("missio", "rudiarius")
def test_missio_comes_too_late_for_one_who_was_taken_back() -> None:
    m = battle(
        me([gladiator("cestus")]),
        foe([gladiator("rudiarius", damage=6), gladiator("tiro")], patrons=THEIRS, hand=["missio"]),
    )
    m.attack("cestus", "rudiarius")
    m.react(1, "rudiarius")
    m.pays()
    assert m.offered() == ["pass"]


@pytest.mark.card("missio")
def test_missio_saves_nobody_twice() -> None:
    m = battle(
        me([gladiator("cestus")]),
        foe([gladiator("noxius"), gladiator("tiro")], hand=["missio", "missio"], discard=["noxius"], coins=0),
    )
    m.attack("cestus", "noxius")
    m.react(1, "missio")
    assert m.hand(1) == ["missio", "noxius"]
    assert m.offered() == ["pass"]  # the other Noxius on the pile did not fall now


# ---------------------------------------------------------------------- Parry


@pytest.mark.card("parry")
def test_parry_prevents_up_to_two_damage_to_anybody() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["caesim"]),
        foe([gladiator("tiro"), gladiator("andabata"), gladiator("noxius")], hand=["parry"]),
    )
    m.tactic("caesim", "cestus", "tiro", "none")
    m.react(1, "parry")
    assert m.offered() == ["cestus", "tiro"]
    m.answer("tiro")  # there is one to prevent: no question how many
    assert m.events_of("prevented") == [("tiro", 1, 1)]
    assert m.events_of("damaged") == [("cestus", 0, 1, 2)]


@pytest.mark.card("parry")
def test_parry_may_prevent_less_and_the_attacker_may_parry_too() -> None:
    m = battle(
        me([gladiator("bestiarius")], patrons=ENOUGH, hand=["parry"], coins=0),
        foe([gladiator("essedarius")], patrons=THEIRS, hand=["parry"]),
    )
    m.attack("bestiarius")
    m.let_be(0)
    m.react(1, "parry")
    assert m.offered() == [2, 1]
    m.answer(1)
    m.react(0, "parry", 1)
    assert m.events_of("damaged") == [("essedarius", 1, 1, 4)]
    assert m.discard() == ["parry"]
    assert m.discard(1) == ["parry"]


@pytest.mark.card("parry", "veles")
def test_parry_works_in_machinations_too() -> None:
    m = machinations(me(hand=["veles"], patrons=ENOUGH), foe([gladiator("cestus")], hand=["parry"]))
    m.answer("enter", "veles", LASTING)
    m.react(0, "veles", "cestus")
    m.react(1, "parry")
    m.passes()
    assert m.gladiator("cestus").damage == 0


# ---------------------------------------------------------------------- Riposte


@pytest.mark.card("riposte")
def test_riposte_deals_two_to_an_enemy_together_with_the_blow_it_answers() -> None:
    m = battle(
        me([gladiator("andabata"), gladiator("thraex")], patrons=ENOUGH),
        foe([gladiator("tiro"), gladiator("cestus")], hand=["riposte"]),
    )
    m.answer("attack", "andabata")
    m.let_be(0)
    m.answer("tiro")
    m.react(1, "riposte")
    assert m.offered() == ["andabata", "thraex"]
    m.answer("andabata")
    assert m.events_of("damaged") == [("tiro", 1, 2, 0), ("andabata", 0, 2, 0)]
    assert m.events_of("defeated") == [("andabata", 0, "defeat"), ("tiro", 1, "defeat")]


@pytest.mark.card("riposte")
def test_riposte_needs_damage_on_ones_own() -> None:
    m = battle(me([gladiator("cestus")], hand=["riposte"]), foe([gladiator("tiro"), gladiator("andabata")]))
    m.attack("cestus", "tiro")
    assert m.asked() == (1, "combat")
    m = battle(me([gladiator("cestus")], hand=["riposte", "pierce"]), foe([gladiator("tiro")]))
    m.tactic("pierce", "cestus")  # one's own blow counts too
    m.react(0, "riposte")
    assert m.events_of("damaged") == [("cestus", 0, 1, 2), ("tiro", 1, 2, 0)]


# ---------------------------------------------------------------------- Turn the Tables


@pytest.mark.card("turn_the_tables")
def test_turn_the_tables_puts_one_damage_on_another() -> None:
    m = battle(
        me([gladiator("andabata")]), foe([gladiator("cestus"), gladiator("tiro")], hand=["turn_the_tables"])
    )
    m.answer("attack", "andabata")
    m.let_be(0)
    m.answer("cestus")
    m.react(1, "turn_the_tables")
    assert m.ask.about == ("turn_the_tables", "to")
    assert m.offered() == ["andabata", "tiro"]
    m.answer("andabata")
    assert m.events_of("reassigned") == [("cestus", 1, "andabata", 0, 1)]
    assert m.events_of("damaged") == [("cestus", 1, 1, 2), ("andabata", 0, 1, 1)]


@pytest.mark.card("turn_the_tables")
def test_turn_the_tables_may_take_from_anybody() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["caesim", "turn_the_tables"]),
        foe([gladiator("tiro"), gladiator("andabata")]),
    )
    m.tactic("caesim", "tiro", "cestus", "none")
    m.react(0, "turn_the_tables")
    assert m.ask.about == ("turn_the_tables", "from")
    assert m.offered() == ["cestus", "tiro"]
    m.answer("tiro")
    m.answer("cestus")
    assert m.events_of("damaged") == [("cestus", 0, 2, 1)]


# ---------------------------------------------------------------------- Counterattack


@pytest.mark.card("counterattack")
def test_counterattack_puts_up_to_two_of_it_on_another() -> None:
    m = battle(me([gladiator("andabata")]), foe([gladiator("cestus"), gladiator("tiro")], hand=["counterattack"]))
    m.answer("attack", "andabata")
    m.let_be(0)
    m.answer("cestus")
    m.react(1, "counterattack")
    assert m.offered() == ["andabata", "tiro"]
    m.answer("andabata")
    assert m.offered() == [2, 1]
    m.answer(2)
    assert m.events_of("damaged") == [("andabata", 0, 2, 0)]
    assert m.coins() == 6


@pytest.mark.card("counterattack")
def test_counterattack_takes_from_ones_own_alone() -> None:
    m = battle(me([gladiator("cestus")], hand=["counterattack"]), foe([gladiator("tiro"), gladiator("andabata")]))
    m.attack("cestus", "tiro")
    assert m.asked() == (1, "combat")
    m = battle(
        me([gladiator("cestus")], hand=["caesim"]),
        foe([gladiator("tiro"), gladiator("andabata"), gladiator("noxius")], hand=["counterattack"]),
    )
    m.tactic("caesim", "cestus", "tiro", "andabata")
    m.react(1, "counterattack")
    assert m.offered() == ["tiro", "andabata"]
    m.answer("tiro")
    assert m.offered() == ["cestus", "andabata", "noxius"]
    m.answer("cestus")
    assert m.events_of("damaged") == [("cestus", 0, 2, 1), ("andabata", 1, 1, 1)]


@pytest.mark.card("counterattack", "spiculus")
def test_counterattack_answers_damage_of_both_kinds() -> None:
    m = battle(
        me([gladiator("spiculus")], hand=["riposte", "counterattack"]),
        foe([gladiator("thraex"), gladiator("cestus")], patrons=THEIRS, hand=["turn_the_tables"]),
    )
    m.tactic("spiculus")  # one that cannot be prevented
    m.let_be(1)
    m.react(0, "riposte", "thraex")
    m.react(1, "turn_the_tables", "thraex", "spiculus")  # and one that can
    m.react(0, "counterattack", "cestus", 2)
    m.passes()
    assert [m.gladiator(name).damage for name in ("spiculus", "thraex", "cestus")] == [0, 1, 2]


@pytest.mark.card("turn_the_tables", "counterattack", "veles")
def test_nothing_can_be_put_on_another_where_there_is_no_other() -> None:
    m = machinations(me(hand=["veles", "turn_the_tables", "counterattack"], patrons=ENOUGH))
    m.answer("enter", "veles", LASTING)
    m.react(0, "veles")  # they are alone there
    assert m.events_of("assigned") == [("veles", 0, 1)]
    assert m.offered() == ["pass"]


# ---------------------------------------------------------------------- Evade


@pytest.mark.card("evade")
def test_evade_prevents_everything_and_may_ready_and_come_back() -> None:
    m = battle(
        me([gladiator("bestiarius")], patrons=ENOUGH, coins=0),
        foe([gladiator("cestus", ready=False), gladiator("tiro", ready=False)], hand=["evade"], coins=2),
    )
    m.answer("attack", "bestiarius")
    m.let_be(0)
    m.answer("cestus")
    m.react(1, "evade")
    assert m.events_of("prevented") == [("cestus", 1, 3)]
    assert m.ask.about == ("evade", "ready")
    m.answer("yes")
    assert m.ready("cestus")
    assert m.ask.about == ("evade", "take_back")
    m.answer("yes")
    m.pays()
    assert m.coins(1) == 0
    assert m.hand(1) == ["evade"]
    assert m.discard(1) == []
    m.passes()
    assert m.events_of("damaged") == []


@pytest.mark.card("evade")
def test_evade_need_not_ready_nor_come_back() -> None:
    m = battle(
        me([gladiator("cestus")]),
        foe([gladiator("tiro", ready=False), gladiator("andabata")], hand=["evade"], coins=1),
    )
    m.attack("cestus", "tiro")
    m.react(1, "evade")
    m.answer("no")
    assert not m.ready("tiro")
    assert m.offered() == ["no"]  # one coin is not two; the question comes all the same
    m.answer("no")
    assert m.hand(1) == []
    assert m.discard(1) == ["evade"]


@pytest.mark.card("evade")
def test_evade_does_not_ask_whether_to_ready_one_who_is_ready() -> None:
    m = battle(me([gladiator("cestus")]), foe([gladiator("tiro"), gladiator("andabata")], hand=["evade"]))
    m.attack("cestus", "tiro")
    m.react(1, "evade")
    assert m.ask.about == ("evade", "take_back")


@pytest.mark.card("evade", "scissor")
def test_nobody_evades_what_cannot_be_prevented() -> None:
    m = battle(
        me([gladiator("scissor")], patrons=ENOUGH), foe([gladiator("thraex")], patrons=THEIRS, hand=["evade"])
    )
    m.attack("scissor")
    assert m.offered() == ["pass"]

"""The gladiators of the supply, each in a story."""

from __future__ import annotations

import pytest

from munera.testing.for_glory import ENOUGH, battle, foe, gladiator, machinations, me, registration

THEIRS = ["unscrupulous_consul", "crooked_senator"]  # three influence for the foe
FLEETING, LASTING = 0, 2


# ---------------------------------------------------------------------- Noxius


@pytest.mark.card("noxius")
def test_noxius_pays_a_coin_on_top_of_the_insurance_without_being_asked() -> None:
    m = battle(me([gladiator("cestus")]), foe([gladiator("noxius"), gladiator("cestus")], coins=0))
    m.attack("cestus", "noxius")
    assert m.events_of("defeated") == [("noxius", 1, "defeat")]
    assert m.events_of("gains_coin") == [(1, 1, 1), (1, 1, 2)]
    assert m.coins(1) == 2
    assert m.asked() == (1, "combat")


@pytest.mark.card("noxius")
def test_each_noxius_pays_for_itself_alone() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["caesim"]),
        foe([gladiator("noxius"), gladiator("noxius"), gladiator("cestus")], coins=0),
    )
    m.tactic("caesim", "noxius", "noxius 2", "none")
    assert m.coins(1) == 4
    m = battle(me([gladiator("andabata")]), foe([gladiator("noxius"), gladiator("tiro")], coins=0))
    m.attack("andabata", "tiro")
    assert m.coins(1) == 1


@pytest.mark.card("noxius")
def test_noxius_pays_nothing_when_only_moving() -> None:
    m = machinations(me([gladiator("noxius")], arenas=["pola"], coins=0))
    m.answer("use", "pola")
    m.answer(FLEETING)
    assert m.gladiator("noxius").place == FLEETING
    assert m.coins() == 0


@pytest.mark.card("noxius", "hoplomachus")
def test_a_silenced_noxius_leaves_the_insurance_alone() -> None:
    m = battle(
        me([gladiator("cestus"), gladiator("hoplomachus", ready=False)], patrons=ENOUGH),
        foe([gladiator("noxius"), gladiator("cestus")], coins=0),
    )
    m.attack("cestus", "noxius")
    assert m.coins(1) == 1


# ---------------------------------------------------------------------- Tiro


@pytest.mark.card("tiro")
def test_tiro_registers_late_for_two_coin_less() -> None:
    m = registration(me(hand=["tiro", "cestus"], coins=1))
    assert ("enter", "tiro", LASTING) in m.offered()
    assert ("enter", "cestus", LASTING) not in m.offered()
    m.answer("enter", "tiro", LASTING)
    m.pays()
    assert m.coins() == 0
    assert m.events_of("pays") == [(0, "coin", 0)]
    assert m.here("tiro")


@pytest.mark.card("tiro", "carnuntum")
def test_reductions_for_tiro_add_up_and_stop_at_nothing() -> None:
    m = registration(me(hand=["tiro"], coins=0, arenas=["carnuntum"]))
    m.answer("enter", "tiro", LASTING)
    assert m.here("tiro")
    assert m.events_of("pays") == []


# ---------------------------------------------------------------------- Tertiarius


@pytest.mark.card("tertiarius")
def test_tertiarius_comes_from_hand_when_one_of_their_side_leaves_the_battle() -> None:
    m = battle(me([gladiator("cestus")]), foe([gladiator("noxius"), gladiator("cestus")], hand=["tertiarius"]))
    m.attack("cestus", "noxius")
    assert m.asked() == (1, "react")
    assert m.offered() == ["pass", "tertiarius"]
    m.answer("tertiarius")
    assert m.gladiator("tertiarius").ready
    assert m.gladiator("tertiarius").place == LASTING
    assert m.hand(1) == []
    assert "tertiarius" not in m.discard(1)
    assert m.asked() == (1, "combat")


@pytest.mark.card("tertiarius")
def test_tertiarius_saves_a_battle_that_was_lost_unless_the_end_is_strict() -> None:
    for strict in (False, True):
        m = battle(
            me([gladiator("cestus")]),
            foe([gladiator("noxius")], hand=["tertiarius"]),
            options={"strict_end": strict},
        )
        m.attack("cestus")
        if strict:
            assert m.events_of("battle_won")
        else:
            m.answer("tertiarius")
            assert m.events_of("battle_won") == []
            assert m.asked() == (1, "combat")


@pytest.mark.card("tertiarius")
def test_tertiarius_may_stay_in_hand() -> None:
    m = battle(me([gladiator("cestus")]), foe([gladiator("noxius"), gladiator("cestus")], hand=["tertiarius"]))
    m.attack("cestus", "noxius")
    m.let_be(1)
    assert m.hand(1) == ["tertiarius"]


@pytest.mark.card("tertiarius")
def test_tertiarius_does_not_come_when_an_enemy_leaves() -> None:
    m = battle(me([gladiator("cestus")], hand=["tertiarius"]), foe([gladiator("noxius"), gladiator("cestus")]))
    m.attack("cestus", "noxius")
    assert m.asked() == (1, "combat")


@pytest.mark.card("tertiarius")
def test_tertiarius_does_not_come_outside_a_battle_or_into_another_arena() -> None:
    m = machinations(me(hand=["veles"], patrons=ENOUGH), foe([gladiator("noxius")], hand=["tertiarius"]))
    m.answer("enter", "veles", LASTING)
    m.react(0, "veles", "noxius")
    assert m.events_of("defeated") == [("noxius", 1, "defeat")]
    assert m.asked() == (0, "action")
    m = battle(
        me([gladiator("cestus", FLEETING), gladiator("samnite")], hand=["tertiarius"], patrons=["praetor"]),
        foe([gladiator("cestus", FLEETING)]),
        arena=FLEETING,
    )
    m.tactic("praetor")  # it takes the influence of the Samnite, who is in the lasting arena
    assert m.events_of("defeated") == [("samnite", 0, "influence")]
    assert m.kind == "target"
    m.answer("cestus 2")
    assert m.asked() == (0, "combat")


# ---------------------------------------------------------------------- Arbelas


@pytest.mark.card("arbelas")
def test_arbelas_deals_their_attack_to_anybody_there_when_they_fall() -> None:
    m = battle(
        me([gladiator("cestus"), gladiator("andabata", ready=False)]),
        foe([gladiator("arbelas", attack=1), gladiator("essedarius")], patrons=THEIRS),
    )
    m.attack("cestus", "arbelas")
    assert m.asked() == (1, "react")
    m.answer("use", "arbelas")
    assert m.offered() == ["cestus", "andabata", "essedarius"]
    m.answer("cestus")
    assert m.events_of("assigned")[-1] == ("cestus", 0, 3)
    assert m.events_of("defeated") == [("arbelas", 1, "defeat"), ("cestus", 0, "defeat")]


@pytest.mark.card("arbelas", "primus_palus")
def test_the_last_blow_of_arbelas_is_as_strong_as_they_were() -> None:
    m = battle(
        me([gladiator("cestus"), gladiator("thraex")], patrons=["imperial_procurator"]),
        foe([gladiator("arbelas"), gladiator("primus_palus")], patrons=["legatus", "treacherous_augur"]),
    )
    m.attack("cestus", "arbelas")
    m.react(1, "arbelas", "thraex")
    assert m.gladiator("thraex").damage == 3


@pytest.mark.card("arbelas")
def test_arbelas_may_let_it_be() -> None:
    m = battle(me([gladiator("cestus")]), foe([gladiator("arbelas"), gladiator("cestus")], patrons=THEIRS))
    m.attack("cestus", "arbelas")
    m.let_be(1)
    assert m.events_of("uses") == []
    assert m.asked() == (1, "combat")


@pytest.mark.card("arbelas", "rudiarius")
def test_nobody_else_has_last_words_when_another_leaves() -> None:
    m = battle(
        me([gladiator("cestus")]),
        foe([gladiator("noxius"), gladiator("arbelas"), gladiator("rudiarius")], patrons=THEIRS, coins=5),
    )
    m.attack("cestus", "noxius")
    assert m.asked() == (1, "combat")


@pytest.mark.card("arbelas", "pola")
def test_arbelas_strikes_those_they_leave_behind_when_they_move() -> None:
    m = machinations(
        me([gladiator("arbelas", FLEETING)], arenas=["pola"], patrons=ENOUGH),
        foe([gladiator("cestus", FLEETING), gladiator("andabata", LASTING)]),
    )
    m.answer("use", "pola")
    m.react(0, "arbelas")  # the only one in the arena that they left
    assert m.gladiator("arbelas").place == LASTING
    assert m.gladiator("cestus").damage == 2
    assert m.gladiator("andabata").damage == 0


@pytest.mark.card("arbelas", "hoplomachus")
def test_an_arbelas_silenced_when_they_fell_has_no_last_blow() -> None:
    m = battle(
        me([gladiator("cestus"), gladiator("hoplomachus", ready=False)], patrons=ENOUGH),
        foe([gladiator("arbelas"), gladiator("cestus")], patrons=THEIRS),
    )
    m.attack("cestus", "arbelas")
    assert m.events_of("defeated") == [("arbelas", 1, "defeat")]
    assert m.asked() == (1, "combat")


# ---------------------------------------------------------------------- Auctoratus


@pytest.mark.card("auctoratus")
def test_auctoratus_is_readied_for_two_coin_once_a_round() -> None:
    m = battle(
        me([gladiator("auctoratus", ready=False)], coins=5),
        foe([gladiator("essedarius", ready=False)], patrons=THEIRS),
    )
    m.tactic("auctoratus")
    m.pays()
    assert m.coins() == 3
    assert m.events_of("readied") == [("auctoratus",)]
    assert m.offered() == [("attack", "auctoratus")]
    m.attack("auctoratus")
    # nobody can do more: a new round, and they may be readied again after their next attack
    assert m.events_of("all_readied") == [()]
    assert not m.gladiator("auctoratus").spent


@pytest.mark.card("auctoratus")
def test_auctoratus_is_not_readied_twice_in_a_round() -> None:
    m = battle(me([gladiator("auctoratus", ready=False)], coins=9), foe([gladiator("cestus")]))
    m.tactic("auctoratus")
    m.pays()
    m.attack("auctoratus")
    m.attack("cestus")
    assert m.events_of("all_readied") == [()]  # I was not asked again before the round ended


@pytest.mark.card("auctoratus")
def test_auctoratus_must_be_exhausted_and_paid_for() -> None:
    m = battle(me([gladiator("auctoratus")], coins=5), foe([gladiator("cestus")]))
    assert m.offered() == [("attack", "auctoratus")]
    m = battle(me([gladiator("auctoratus", ready=False)], coins=1), foe([gladiator("cestus")]))
    assert m.offered() == ["end"]


# ---------------------------------------------------------------------- Bestiarius


@pytest.mark.card("bestiarius")
def test_bestiarius_pays_a_coin_for_a_stronger_attack() -> None:
    m = battle(
        me([gladiator("bestiarius")], patrons=ENOUGH, coins=2), foe([gladiator("essedarius")], patrons=THEIRS)
    )
    m.attack("bestiarius")
    m.react(0, "bestiarius")
    m.pays()
    assert m.coins() == 1
    assert m.events_of("assigned") == [("essedarius", 1, 4)]
    assert m.state.boost == 0


@pytest.mark.card("bestiarius")
def test_bestiarius_pays_once_an_attack_and_only_if_they_can() -> None:
    m = battle(
        me([gladiator("bestiarius")], patrons=ENOUGH, coins=2), foe([gladiator("essedarius")], patrons=THEIRS)
    )
    m.attack("bestiarius")
    m.let_be(0)
    assert m.events_of("assigned") == [("essedarius", 1, 3)]
    m = battle(
        me([gladiator("bestiarius")], patrons=ENOUGH, coins=0), foe([gladiator("essedarius")], patrons=THEIRS)
    )
    m.attack("bestiarius")
    assert m.asked() == (0, "react")  # that they cannot pay is their secret
    assert m.offered() == ["pass"]


@pytest.mark.card("bestiarius")
def test_bestiarius_has_nothing_to_add_to_another_ones_attack() -> None:
    m = battle(
        me([gladiator("cestus"), gladiator("bestiarius")], patrons=ENOUGH),
        foe([gladiator("essedarius")], patrons=THEIRS),
    )
    m.attack("cestus")
    assert m.events_of("assigned") == [("essedarius", 1, 1)]
    assert m.asked() == (1, "combat")


# ---------------------------------------------------------------------- Gallus


@pytest.mark.card("gallus")
def test_gallus_takes_one_damage_from_another() -> None:
    m = battle(me([gladiator("andabata")]), foe([gladiator("gallus"), gladiator("cestus")], patrons=THEIRS))
    m.answer("attack", "andabata")
    m.let_be(0)
    m.answer("cestus")
    assert m.asked() == (1, "react")
    m.answer("use", "gallus")
    assert m.events_of("reassigned") == [("cestus", 1, "gallus", 1, 1)]
    # once for each event: nobody is asked again
    assert m.gladiator("cestus").damage == 1
    assert m.gladiator("gallus").damage == 1
    assert m.asked() == (1, "combat")


@pytest.mark.card("gallus")
def test_gallus_has_nothing_to_take_when_hit_or_standing_elsewhere() -> None:
    m = battle(me([gladiator("cestus")]), foe([gladiator("gallus"), gladiator("cestus")], patrons=THEIRS))
    m.attack("cestus", "gallus")
    assert m.events_of("damaged") == [("gallus", 1, 1, 4)]
    m = battle(
        me([gladiator("cestus", FLEETING)]),
        foe([gladiator("gallus"), gladiator("cestus", FLEETING)], patrons=THEIRS),
        arena=FLEETING,
    )
    m.attack("cestus")
    assert m.events_of("damaged") == [("cestus", 1, 1, 2)]
    assert m.asked() == (1, "combat")


@pytest.mark.card("gallus")
def test_gallus_chooses_whom_they_relieve_and_leaves_enemies_alone() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["caesim"]),
        foe([gladiator("gallus"), gladiator("cestus"), gladiator("tiro")], patrons=THEIRS),
    )
    m.tactic("caesim", "cestus", "cestus 2", "tiro")
    m.react(1, "gallus")
    assert m.offered() == ["cestus 2", "tiro"]
    m.answer("tiro")
    assert [m.gladiator(name).damage for name in ("cestus", "cestus 2", "tiro", "gallus")] == [1, 1, 0, 1]


@pytest.mark.card("gallus", "scissor")
def test_gallus_takes_damage_that_cannot_be_prevented_and_it_stays_so() -> None:
    m = battle(
        me([gladiator("scissor")], patrons=ENOUGH),
        foe([gladiator("gallus"), gladiator("cestus")], patrons=THEIRS, hand=["parry"]),
    )
    m.attack("scissor", "cestus")
    m.react(1, "gallus")
    assert m.offered() == ["pass"]
    m.passes()
    assert m.gladiator("gallus").damage == 1
    assert m.gladiator("cestus").damage == 2


# ---------------------------------------------------------------------- Laquearius


@pytest.mark.card("laquearius")
def test_laquearius_exhausts_themselves_and_an_enemy() -> None:
    m = battle(
        me([gladiator("laquearius"), gladiator("cestus")], patrons=ENOUGH),
        foe([gladiator("andabata"), gladiator("tiro"), gladiator("noxius", ready=False)]),
    )
    m.tactic("laquearius")
    assert m.offered() == ["andabata", "tiro"]
    m.answer("andabata")
    assert not m.ready("laquearius")
    assert not m.ready("andabata")
    assert m.ready("tiro")
    assert m.events_of("exhausted") == [("laquearius",), ("andabata",)]
    assert m.offered() == [("attack", "cestus")]


@pytest.mark.card("laquearius")
def test_laquearius_needs_to_be_ready_and_a_ready_enemy() -> None:
    m = battle(
        me([gladiator("laquearius", ready=False), gladiator("cestus")], patrons=ENOUGH), foe([gladiator("tiro")])
    )
    assert m.offered() == [("attack", "cestus")]
    m = battle(
        me([gladiator("laquearius"), gladiator("cestus")], patrons=ENOUGH), foe([gladiator("tiro", ready=False)])
    )
    assert m.offered() == [("attack", "laquearius"), ("attack", "cestus")]


# ---------------------------------------------------------------------- Samnite


@pytest.mark.card("samnite")
def test_samnite_is_played_from_hand_as_the_tactic_and_may_attack() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["samnite", "punctim"], patrons=ENOUGH, coins=0),
        foe([gladiator("essedarius")], patrons=THEIRS),
    )
    m.tactic("samnite")
    assert m.gladiator("samnite").ready
    assert m.gladiator("samnite").place == LASTING
    assert m.hand() == ["punctim"]
    assert m.discard() == []
    assert m.coins() == 0
    assert m.offered() == [("attack", "cestus"), ("attack", "samnite")]
    assert m.refused()["punctim"] == "one_tactic"
    m.attack("samnite")
    assert m.events_of("damaged") == [("essedarius", 1, 2, 3)]


@pytest.mark.card("samnite")
def test_samnite_needs_influence_also_as_a_tactic() -> None:
    m = battle(me([gladiator("cestus")], hand=["samnite"]), foe([gladiator("essedarius")], patrons=THEIRS))
    assert m.offered() == [("attack", "cestus")]
    m = battle(  # what others need already is not free for them
        me([gladiator("murmillo", ready=False), gladiator("veles")], hand=["samnite"], patrons=ENOUGH),
        foe([gladiator("cestus")]),
    )
    assert m.offered() == [("attack", "veles")]


@pytest.mark.card("samnite", "hoplomachus")
def test_hoplomachus_does_not_reach_samnite_in_a_hand() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["samnite"], patrons=ENOUGH),
        foe([gladiator("hoplomachus", ready=False)], patrons=THEIRS),
    )
    m.tactic("samnite")
    assert m.here("samnite")


# ---------------------------------------------------------------------- Spiculus


@pytest.mark.card("spiculus")
def test_spiculus_hurts_themselves_to_hurt_anybody() -> None:
    m = battle(
        me([gladiator("spiculus"), gladiator("cestus")], hand=["parry"]),
        foe([gladiator("andabata")], hand=["parry"]),
    )
    m.tactic("spiculus")
    assert m.events_of("assigned") == [("spiculus", 0, 1)]
    assert m.offered() == ["pass"]  # it cannot be prevented
    m.passes()
    assert m.gladiator("spiculus").damage == 1
    assert m.offered() == ["spiculus", "cestus", "andabata"]
    m.answer("andabata")
    m.passes()
    assert m.gladiator("andabata").damage == 1
    assert m.offered() == [("attack", "spiculus"), ("attack", "cestus")]


@pytest.mark.card("spiculus")
def test_spiculus_may_be_exhausted_and_strikes_even_if_the_cost_was_their_last() -> None:
    m = battle(
        me([gladiator("spiculus", ready=False, damage=2), gladiator("cestus", ready=False)], coins=0),
        foe([gladiator("andabata", ready=False), gladiator("tiro")]),
    )
    m.tactic("spiculus")
    assert m.events_of("defeated") == [("spiculus", 0, "defeat")]
    assert m.coins() == 1
    m.answer("tiro")
    assert m.gladiator("tiro").damage == 1


@pytest.mark.card("spiculus")
def test_the_last_spiculus_may_take_the_last_enemy_along() -> None:
    m = battle(me([gladiator("spiculus", damage=2)]), foe([gladiator("noxius")]))
    m.tactic("spiculus")  # the only one left needs no question
    assert m.events_of("battle_drawn") == [()]


@pytest.mark.card("spiculus")
def test_the_wound_that_spiculus_pays_with_can_be_put_on_another() -> None:
    m = battle(
        me([gladiator("spiculus")], hand=["turn_the_tables"]), foe([gladiator("cestus"), gladiator("tiro")])
    )
    m.tactic("spiculus")
    m.react(0, "turn_the_tables", "tiro")
    m.passes()
    assert m.gladiator("spiculus").damage == 0
    assert m.gladiator("tiro").damage == 1
    m.answer("tiro")
    assert m.events_of("defeated") == [("tiro", 1, "defeat")]


# ---------------------------------------------------------------------- Veles


@pytest.mark.card("veles")
def test_veles_hurts_anybody_in_the_arena_that_they_enter() -> None:
    m = machinations(
        me([gladiator("cestus", FLEETING)], hand=["veles"], patrons=ENOUGH),
        foe([gladiator("andabata", FLEETING), gladiator("cestus", LASTING)]),
    )
    m.answer("enter", "veles", FLEETING)
    m.answer("use", "veles")
    assert m.offered() == ["cestus", "andabata", "veles"]
    m.answer("andabata")
    assert m.events_of("damaged") == [("andabata", 1, 1, 1)]
    assert m.asked() == (0, "action")


@pytest.mark.card("veles")
def test_veles_may_let_it_be() -> None:
    m = machinations(me(hand=["veles"], patrons=ENOUGH), foe([gladiator("cestus")]))
    m.answer("enter", "veles", LASTING)
    m.let_be(0)
    assert m.events_of("damaged") == []


@pytest.mark.card("veles")
def test_veles_strikes_when_registering_late_or_coming_in_the_middle_of_a_battle() -> None:
    m = registration(me(hand=["veles"], patrons=ENOUGH), foe([gladiator("noxius")], coins=0))
    m.answer("enter", "veles", LASTING)
    m.pays()
    m.react(0, "veles", "noxius")
    assert m.events_of("defeated") == [("noxius", 1, "defeat")]
    assert m.coins(1) == 2  # insurance also before the battle
    m = battle(me([gladiator("cestus")], hand=["veles", "substitution"], patrons=ENOUGH), foe([gladiator("tiro")]))
    m.answer("substitution", "veles")
    m.react(0, "veles", "tiro")
    assert m.gladiator("tiro").damage == 1


@pytest.mark.card("veles", "hoplomachus")
def test_an_exhausted_hoplomachus_silences_veles_at_the_gate() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["veles", "substitution"], patrons=ENOUGH),
        foe([gladiator("hoplomachus", ready=False)], patrons=THEIRS),
    )
    m.answer("substitution", "veles")
    assert m.asked() == (0, "combat")


# ---------------------------------------------------------------------- Eques


@pytest.mark.card("eques")
def test_eques_is_stronger_while_their_side_has_the_initiative() -> None:
    for initiative, damage in ((0, 2), (1, 1)):
        m = battle(
            me([gladiator("eques")], patrons=ENOUGH),
            foe([gladiator("essedarius")], patrons=THEIRS),
            initiative=initiative,
        )
        m.attack("eques")
        assert m.events_of("assigned") == [("essedarius", 1, damage)]


@pytest.mark.card("eques")
def test_eques_is_as_printed_before_a_battle() -> None:
    m = machinations(me([gladiator("eques")], patrons=ENOUGH))
    assert m.view(0)["arenas"][LASTING]["gladiators"][0]["attack"] == 1


# ---------------------------------------------------------------------- Gladiatrix


@pytest.mark.card("gladiatrix")
def test_gladiatrix_is_roused_by_the_fall_of_another() -> None:
    m = battle(
        me([gladiator("cestus")]),
        foe([gladiator("noxius"), gladiator("gladiatrix", ready=False)], patrons=THEIRS),
    )
    m.attack("cestus", "noxius")
    assert m.asked() == (1, "react")
    m.answer("use", "gladiatrix")
    assert m.events_of("readied") == [("gladiatrix",)]
    assert m.events_of("all_readied") == []
    assert m.asked() == (1, "combat")
    assert m.offered() == [("attack", "gladiatrix")]


@pytest.mark.card("gladiatrix")
def test_gladiatrix_may_stay_exhausted() -> None:
    m = battle(
        me([gladiator("cestus")]), foe([gladiator("noxius"), gladiator("gladiatrix", ready=False)], patrons=THEIRS)
    )
    m.attack("cestus", "noxius")
    m.let_be(1)
    assert m.events_of("readied") == []


@pytest.mark.card("gladiatrix")
def test_gladiatrix_is_not_asked_when_ready_or_elsewhere_or_when_an_enemy_falls() -> None:
    m = battle(me([gladiator("cestus")]), foe([gladiator("noxius"), gladiator("gladiatrix")], patrons=THEIRS))
    m.attack("cestus", "noxius")
    assert m.asked() == (1, "combat")
    m = battle(
        me([gladiator("cestus", FLEETING)]),
        foe(
            [gladiator("noxius", FLEETING), gladiator("tiro", FLEETING), gladiator("gladiatrix", ready=False)],
            patrons=THEIRS,
        ),
        arena=FLEETING,
    )
    m.attack("cestus", "noxius")
    assert m.asked() == (1, "combat")
    m = battle(
        me([gladiator("cestus"), gladiator("gladiatrix", ready=False)], patrons=ENOUGH),
        foe([gladiator("noxius"), gladiator("tiro")]),
    )
    m.attack("cestus", "noxius")
    assert m.asked() == (1, "combat")


# ---------------------------------------------------------------------- Parmularius


@pytest.mark.card("parmularius")
def test_parmularius_moves_a_damage_from_friend_to_foe_when_they_attack() -> None:
    m = battle(
        me([gladiator("parmularius"), gladiator("tiro", damage=1)], patrons=ENOUGH),
        foe([gladiator("cestus"), gladiator("essedarius", damage=2)], patrons=THEIRS),
    )
    m.answer("attack", "parmularius")
    m.answer("use", "parmularius")
    assert m.offered() == ["tiro", "essedarius"]
    m.answer("tiro")
    assert m.offered() == ["parmularius", "cestus", "essedarius"]
    m.answer("cestus")
    assert m.events_of("moved") == [("tiro", 0, "cestus", 1, 1)]
    assert m.gladiator("tiro").damage == 0
    assert m.gladiator("cestus").damage == 1
    m.answer("cestus")  # the attack; once an attack, so there was no second window
    assert m.gladiator("cestus").damage == 2


@pytest.mark.card("parmularius")
def test_what_parmularius_moves_can_be_prevented() -> None:
    m = battle(
        me([gladiator("parmularius", damage=2)], patrons=ENOUGH),
        foe([gladiator("cestus")], hand=["parry"]),
    )
    m.attack("parmularius")
    m.react(0, "parmularius")
    assert m.asked() == (1, "react")
    m.react(1, "parry")
    m.passes()
    assert m.gladiator("parmularius").damage == 1
    assert m.gladiator("cestus").damage == 1  # of the attack alone


@pytest.mark.card("parmularius")
def test_parmularius_needs_a_damage_to_move() -> None:
    m = battle(me([gladiator("parmularius")], patrons=ENOUGH), foe([gladiator("cestus"), gladiator("tiro")]))
    m.answer("attack", "parmularius")
    assert m.kind == "target"
    assert m.ask.about == ("parmularius", "attack")


# ---------------------------------------------------------------------- Provocator


@pytest.mark.card("provocator")
def test_provocator_readies_an_enemy_to_strike_harder_once_a_round() -> None:
    m = battle(
        me([gladiator("provocator")], hand=["second_wind"], patrons=ENOUGH),
        foe(
            [gladiator("thraex", ready=False), gladiator("tiro"), gladiator("noxius", ready=False)], patrons=THEIRS
        ),
    )
    m.answer("attack", "provocator")
    m.react(0, "provocator")
    assert m.offered() == ["thraex", "noxius"]
    m.answer("noxius")
    assert m.ready("noxius")
    m.answer("thraex")
    assert m.events_of("assigned") == [("thraex", 1, 4)]
    m.tactic("second_wind", "provocator")
    assert m.ready("provocator")
    assert m.asked() == (1, "combat")  # one attack a turn
    m.attack("tiro")
    m.answer("attack", "provocator")
    assert m.kind == "target"  # not twice in a round, though Thraex is exhausted
    m.answer("thraex")
    assert m.events_of("assigned")[-1] == ("thraex", 1, 2)


@pytest.mark.card("provocator")
def test_provocator_needs_an_exhausted_enemy_and_may_decline() -> None:
    m = battle(
        me([gladiator("provocator"), gladiator("cestus", ready=False)], patrons=ENOUGH), foe([gladiator("tiro")])
    )
    m.attack("provocator")
    assert m.events_of("assigned") == [("tiro", 1, 2)]
    m = battle(me([gladiator("provocator")], patrons=ENOUGH), foe([gladiator("cestus", ready=False)]))
    m.attack("provocator")
    m.let_be(0)
    assert m.events_of("assigned") == [("cestus", 1, 2)]


# ---------------------------------------------------------------------- Sagittarius


@pytest.mark.card("sagittarius")
def test_sagittarius_cannot_be_attacked_behind_another() -> None:
    m = battle(
        me([gladiator("cestus")]),
        foe([gladiator("sagittarius"), gladiator("tiro"), gladiator("noxius")], patrons=THEIRS),
    )
    m.answer("attack", "cestus")
    assert m.offered() == ["tiro", "noxius"]


@pytest.mark.card("sagittarius")
def test_two_sagittarii_do_not_hide_behind_each_other_nor_behind_somebody_elsewhere() -> None:
    m = battle(
        me([gladiator("cestus", FLEETING)]),
        foe(
            [gladiator("sagittarius", FLEETING), gladiator("sagittarius", FLEETING), gladiator("tiro", LASTING)],
            patrons=THEIRS,
        ),
        arena=FLEETING,
    )
    m.answer("attack", "cestus")
    assert m.offered() == ["sagittarius", "sagittarius 2"]


@pytest.mark.card("sagittarius")
def test_tactics_reach_sagittarius() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["pierce"]),
        foe([gladiator("sagittarius"), gladiator("tiro")], patrons=THEIRS),
    )
    m.tactic("pierce")
    assert m.offered() == ["cestus", "sagittarius", "tiro"]


# ---------------------------------------------------------------------- Hoplomachus


@pytest.mark.card("hoplomachus")
def test_an_exhausted_hoplomachus_silences_tactics_and_reactions_of_enemies_in_their_arena() -> None:
    for ready in (True, False):
        m = battle(
            me([gladiator("andabata"), gladiator("spiculus"), gladiator("auctoratus", ready=False)]),
            foe([gladiator("hoplomachus", ready=ready)], patrons=THEIRS),
        )
        able = m.offered()
        assert (("use", "spiculus") in able) is ready
        assert (("use", "auctoratus") in able) is ready
        m.answer("attack", "andabata")
        assert (m.kind == "react") is ready
        assert m.view(0)["arenas"][LASTING]["gladiators"][0]["silenced"] is not ready


@pytest.mark.card("hoplomachus", "murmillo", "crupellarius", "gallus", "gladiatrix")
def test_an_exhausted_hoplomachus_silences_those_who_answer_damage_and_defeat() -> None:
    silenced = [
        gladiator("murmillo", ready=False),
        gladiator("crupellarius"),
        gladiator("gallus"),
        gladiator("gladiatrix", ready=False),
    ]
    m = battle(
        me(
            [gladiator("hoplomachus", ready=False), gladiator("cestus"), gladiator("andabata")],
            patrons=ENOUGH,
            hand=["caesim"],
        ),
        foe(
            [*silenced, gladiator("noxius")],
            patrons=["legatus", "unscrupulous_consul", "unscrupulous_consul", "crooked_senator"],
        ),
    )
    m.tactic("caesim", "noxius", "crupellarius", "murmillo")
    assert m.events_of("damaged") == [("noxius", 1, 1, 0), ("crupellarius", 1, 1, 4), ("murmillo", 1, 1, 4)]
    assert m.events_of("uses") == []
    assert m.asked() == (0, "combat")


@pytest.mark.card("hoplomachus", "thraex", "spiculus")
def test_hoplomachus_touches_neither_statics_nor_their_own_side_nor_other_arenas_nor_patrons() -> None:
    m = battle(
        me([gladiator("thraex", damage=2)], patrons=["praetor", "legatus"]),
        foe([gladiator("hoplomachus", ready=False)], patrons=THEIRS),
    )
    assert m.offered() == [("attack", "thraex"), ("use", "praetor")]
    m.attack("thraex")
    assert m.events_of("assigned") == [("hoplomachus", 1, 4)]
    m = battle(
        me([gladiator("hoplomachus", ready=False), gladiator("spiculus")], patrons=ENOUGH),
        foe([gladiator("tiro")]),
    )
    assert ("use", "spiculus") in m.offered()
    m = battle(
        me([gladiator("spiculus", FLEETING)]),
        foe([gladiator("cestus", FLEETING), gladiator("hoplomachus", LASTING, ready=False)], patrons=THEIRS),
        arena=FLEETING,
    )
    assert ("use", "spiculus") in m.offered()


# ---------------------------------------------------------------------- Murmillo


@pytest.mark.card("murmillo")
def test_an_exhausted_murmillo_prevents_one_damage_to_any_of_their_side() -> None:
    m = battle(
        me([gladiator("andabata")], hand=["caesim"]),
        foe([gladiator("murmillo", ready=False), gladiator("cestus")], patrons=THEIRS),
    )
    m.tactic("caesim", "andabata", "murmillo", "cestus")
    m.react(1, "murmillo")
    assert m.offered() == ["murmillo", "cestus"]
    m.answer("cestus")
    assert m.events_of("prevented") == [("cestus", 1, 1)]
    # once for each event
    assert [m.gladiator(name).damage for name in ("andabata", "murmillo", "cestus")] == [1, 1, 0]


@pytest.mark.card("murmillo")
def test_a_ready_murmillo_prevents_nothing_and_neither_does_one_elsewhere() -> None:
    m = battle(me([gladiator("cestus")]), foe([gladiator("murmillo"), gladiator("tiro")], patrons=THEIRS))
    m.attack("cestus", "tiro")
    assert m.events_of("damaged") == [("tiro", 1, 1, 1)]
    m = battle(
        me([gladiator("cestus", FLEETING)]),
        foe([gladiator("murmillo", LASTING, ready=False), gladiator("tiro", FLEETING)], patrons=THEIRS),
        arena=FLEETING,
    )
    m.attack("cestus")
    assert m.events_of("damaged") == [("tiro", 1, 1, 1)]


@pytest.mark.card("murmillo")
def test_two_murmillones_prevent_one_each_and_the_next_event_is_another() -> None:
    m = battle(
        me([gladiator("andabata"), gladiator("cestus")]),
        foe(
            [gladiator("murmillo", ready=False), gladiator("murmillo", ready=False)],
            patrons=["unscrupulous_consul", "legatus"],
        ),
    )
    m.answer("attack", "andabata")
    m.let_be(0)
    m.answer("murmillo")
    m.react(1, "murmillo")
    m.react(1, "murmillo 2")
    assert m.events_of("damaged") == []
    assert m.events_of("assigned") == [("murmillo", 1, 2)]
    m.attack("cestus", "murmillo 2")
    m.react(1, "murmillo")
    assert m.events_of("prevented")[-1] == ("murmillo", 1, 1)


# ---------------------------------------------------------------------- Retiarius


@pytest.mark.card("retiarius")
def test_retiarius_exhausts_an_enemy_other_than_the_one_they_hit() -> None:
    m = battle(
        me([gladiator("retiarius"), gladiator("cestus")], patrons=ENOUGH),
        foe([gladiator("andabata"), gladiator("tiro"), gladiator("noxius", ready=False)]),
    )
    m.answer("attack", "retiarius")
    m.react(0, "retiarius")
    assert m.offered() == ["andabata", "tiro"]
    m.answer("andabata")
    assert not m.ready("andabata")
    m.answer("tiro")
    assert m.events_of("damaged") == [("tiro", 1, 1, 1)]


@pytest.mark.card("retiarius")
def test_retiarius_reacts_to_their_own_attack_alone_and_to_a_ready_enemy() -> None:
    m = battle(me([gladiator("retiarius"), gladiator("cestus")], patrons=ENOUGH), foe([gladiator("tiro")]))
    m.attack("cestus")
    assert m.events_of("damaged") == [("tiro", 1, 1, 1)]
    m = battle(me([gladiator("retiarius")], patrons=ENOUGH), foe([gladiator("tiro", ready=False)]))
    m.attack("retiarius")
    assert m.events_of("damaged") == [("tiro", 1, 1, 1)]
    m = battle(me([gladiator("retiarius")], patrons=ENOUGH), foe([gladiator("tiro")]))
    m.attack("retiarius")
    m.let_be(0)
    assert m.ready("tiro")


# ---------------------------------------------------------------------- Secutor


@pytest.mark.card("secutor")
def test_a_ready_secutor_draws_all_attacks_upon_themselves() -> None:
    m = battle(
        me([gladiator("cestus"), gladiator("tiro")]),
        foe([gladiator("secutor"), gladiator("noxius")], patrons=THEIRS),
    )
    m.attack("cestus")
    assert m.events_of("damaged") == [("secutor", 1, 1, 4)]
    m = battle(
        me([gladiator("cestus")]), foe([gladiator("secutor", ready=False), gladiator("noxius")], patrons=THEIRS)
    )
    m.answer("attack", "cestus")
    assert m.offered() == ["secutor", "noxius"]


@pytest.mark.card("secutor")
def test_secutor_does_not_shield_another_secutor_nor_another_arena_nor_from_tactics() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["pierce"]),
        foe([gladiator("secutor"), gladiator("secutor", ready=False), gladiator("noxius")], patrons=THEIRS),
    )
    m.tactic("pierce")
    assert m.offered() == ["cestus", "secutor", "secutor 2", "noxius"]
    m.answer("cestus")
    m.answer("attack", "cestus")
    assert m.offered() == ["secutor", "secutor 2"]
    m = battle(
        me([gladiator("cestus", FLEETING)]),
        foe(
            [gladiator("secutor", LASTING), gladiator("noxius", FLEETING), gladiator("tiro", FLEETING)],
            patrons=THEIRS,
        ),
        arena=FLEETING,
    )
    m.answer("attack", "cestus")
    assert m.offered() == ["noxius", "tiro"]


# ---------------------------------------------------------------------- Crupellarius


@pytest.mark.card("crupellarius")
def test_crupellarius_may_prevent_one_damage_to_themselves() -> None:
    m = battle(
        me([gladiator("andabata")]),
        foe([gladiator("crupellarius"), gladiator("cestus")], patrons=THEIRS),
    )
    m.answer("attack", "andabata")
    m.let_be(0)
    m.answer("crupellarius")
    m.react(1, "crupellarius")
    assert m.events_of("prevented") == [("crupellarius", 1, 1)]
    assert m.events_of("damaged") == [("crupellarius", 1, 1, 4)]  # once for each event


@pytest.mark.card("crupellarius")
def test_a_light_blow_does_nothing_to_crupellarius_if_they_like() -> None:
    m = battle(me([gladiator("cestus")]), foe([gladiator("crupellarius")], patrons=THEIRS))
    m.attack("cestus")
    m.react(1, "crupellarius")
    assert m.events_of("damaged") == []
    m = battle(me([gladiator("cestus")]), foe([gladiator("crupellarius")], patrons=THEIRS))
    m.attack("cestus")
    m.let_be(1)
    assert m.events_of("damaged") == [("crupellarius", 1, 1, 4)]


@pytest.mark.card("crupellarius", "scissor")
def test_crupellarius_protects_nobody_else_and_not_from_what_cannot_be_prevented() -> None:
    m = battle(me([gladiator("cestus")]), foe([gladiator("crupellarius"), gladiator("tiro")], patrons=THEIRS))
    m.attack("cestus", "tiro")
    assert m.events_of("damaged") == [("tiro", 1, 1, 1)]
    m = battle(me([gladiator("scissor")], patrons=ENOUGH), foe([gladiator("crupellarius")], patrons=THEIRS))
    m.attack("scissor")
    assert m.events_of("damaged") == [("crupellarius", 1, 3, 2)]


# ---------------------------------------------------------------------- Essedarius


@pytest.mark.card("essedarius")
def test_essedarius_makes_the_others_of_their_side_in_their_arena_faster() -> None:
    m = registration(
        me([gladiator("essedarius"), gladiator("cestus"), gladiator("tiro")], patrons=ENOUGH),
        foe([gladiator("cestus"), gladiator("andabata")]),
    )
    m.answer("pass")
    m.answer("pass")
    assert m.events_of("initiative") == [(0, 4 + (1 + 1) + (2 + 1), 1 + 0)]
    m = registration(
        me([gladiator("essedarius", LASTING), gladiator("cestus", FLEETING)], patrons=ENOUGH),
        foe([gladiator("cestus", FLEETING)]),
    )
    m.answer("pass")
    m.answer("pass")
    assert m.events_of("initiative") == [(1, 1, 1)]  # a tie, and the foe has the Crowd's Favor


@pytest.mark.card("essedarius")
def test_two_essedarii_help_each_other() -> None:
    m = registration(
        me([gladiator("essedarius"), gladiator("essedarius"), gladiator("cestus")], patrons=ENOUGH),
        foe([gladiator("cestus")]),
    )
    assert [g["agility"] for g in m.view(0)["arenas"][LASTING]["gladiators"]] == [5, 5, 3, 1]


# ---------------------------------------------------------------------- Scissor


@pytest.mark.card("scissor")
def test_the_attack_of_scissor_cannot_be_prevented_but_reassigned() -> None:
    m = battle(
        me([gladiator("scissor")], patrons=ENOUGH),
        foe([gladiator("essedarius"), gladiator("tiro")], patrons=THEIRS, hand=["parry", "counterattack"]),
    )
    m.attack("scissor", "essedarius")
    assert m.offered() == ["pass", "counterattack"]
    m.react(1, "counterattack", "tiro", 2)
    assert m.offered() == ["pass"]  # still not to be prevented
    m.passes()
    assert m.events_of("defeated") == [("tiro", 1, "defeat")]
    assert m.gladiator("essedarius").damage == 1


@pytest.mark.card("scissor")
def test_other_damage_of_the_owner_of_scissor_can_be_prevented() -> None:
    m = battle(
        me([gladiator("scissor")], patrons=ENOUGH, hand=["punctim"]),
        foe([gladiator("essedarius")], patrons=THEIRS, hand=["parry"]),
    )
    m.tactic("punctim", "essedarius")
    m.react(1, "parry", 2)
    m.passes()
    assert m.gladiator("essedarius").damage == 0


# ---------------------------------------------------------------------- Dimachaerus


@pytest.mark.card("dimachaerus")
def test_dimachaerus_readies_themselves_once_a_round_for_nothing() -> None:
    m = battle(
        me([gladiator("dimachaerus")], patrons=ENOUGH, coins=0),
        foe([gladiator("cestus"), gladiator("essedarius")], patrons=THEIRS),
    )
    assert m.offered() == [("attack", "dimachaerus")]  # not while they are ready
    m.attack("dimachaerus", "essedarius")
    m.tactic("dimachaerus")
    assert m.events_of("readied") == [("dimachaerus",)]
    assert m.asked() == (1, "combat")  # there is one attack a turn
    m.attack("cestus")
    m.attack("dimachaerus", "essedarius")
    assert m.asked() == (1, "combat")  # and not twice in a round
    m.attack("essedarius")
    assert m.events_of("all_readied") == [()]
    assert not m.gladiator("dimachaerus").spent


# ---------------------------------------------------------------------- Thraex


@pytest.mark.card("thraex")
def test_thraex_is_the_stronger_the_more_damage_is_on_them() -> None:
    for damage in (0, 3, 6):
        m = battle(
            me([gladiator("thraex", damage=damage)], patrons=ENOUGH),
            foe([gladiator("primus_palus")], patrons=THEIRS),
        )
        m.attack("thraex")
        assert m.events_of("assigned") == [("primus_palus", 1, 2 + damage)]


@pytest.mark.card("thraex")
def test_damage_that_is_only_assigned_does_not_make_thraex_stronger() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["punctim"]),
        foe([gladiator("thraex")], patrons=THEIRS, hand=["parry"]),
    )
    m.tactic("punctim", "thraex")
    assert m.kind == "react"
    shown = m.view(1)["arenas"][LASTING]["gladiators"][1]
    assert (shown["assigned"], shown["attack"]) == (2, 2)
    m.passes()
    assert m.view(1)["arenas"][LASTING]["gladiators"][1]["attack"] == 4


# ---------------------------------------------------------------------- Rudiarius


@pytest.mark.card("rudiarius")
def test_rudiarius_is_taken_back_for_two_coin_when_they_are_defeated() -> None:
    m = battle(
        me([gladiator("cestus")]),
        foe([gladiator("rudiarius", damage=6), gladiator("tiro")], patrons=THEIRS, coins=1),
    )
    m.attack("cestus", "rudiarius")
    assert m.asked() == (1, "react")
    m.answer("use", "rudiarius")  # the insurance makes it two
    m.pays()
    assert m.coins(1) == 0
    assert m.hand(1) == ["rudiarius"]
    assert m.events_of("takes_back") == [(1, "rudiarius")]
    assert m.discard(1) == []


@pytest.mark.card("rudiarius")
def test_rudiarius_lies_where_they_fell_without_coin_or_will() -> None:
    m = battle(
        me([gladiator("cestus")]),
        foe([gladiator("rudiarius", damage=6), gladiator("tiro")], patrons=THEIRS, coins=0),
    )
    m.attack("cestus", "rudiarius")
    assert m.offered() == ["pass"]
    m.let_be(1)
    assert m.discard(1) == ["rudiarius"]


@pytest.mark.card("rudiarius", "pola")
def test_rudiarius_has_nothing_to_come_back_from_when_they_move() -> None:
    m = machinations(me([gladiator("rudiarius")], patrons=ENOUGH, arenas=["pola"]))
    m.answer("use", "pola")
    m.answer(FLEETING)
    assert m.asked() == (0, "action")


@pytest.mark.card("rudiarius", "hoplomachus")
def test_a_silenced_rudiarius_does_not_come_back() -> None:
    m = battle(
        me([gladiator("cestus"), gladiator("hoplomachus", ready=False)], patrons=ENOUGH),
        foe([gladiator("rudiarius", damage=6), gladiator("tiro")], patrons=THEIRS),
    )
    m.attack("cestus", "rudiarius")
    assert m.asked() == (1, "combat")
    assert m.discard(1) == ["rudiarius"]


# ---------------------------------------------------------------------- Primus Palus


@pytest.mark.card("primus_palus")
def test_primus_palus_makes_the_others_of_their_side_in_their_arena_stronger() -> None:
    m = battle(
        me([gladiator("primus_palus"), gladiator("cestus")], patrons=ENOUGH),
        foe([gladiator("essedarius"), gladiator("tiro")], patrons=THEIRS),
    )
    assert [g["attack"] for g in m.view(0)["arenas"][LASTING]["gladiators"]] == [4, 2, 2, 1]
    m.attack("cestus", "essedarius")
    assert m.events_of("assigned") == [("essedarius", 1, 2)]


@pytest.mark.card("primus_palus")
def test_primus_palus_does_not_reach_another_arena_but_works_exhausted() -> None:
    m = battle(
        me([gladiator("primus_palus", LASTING, ready=False), gladiator("cestus", FLEETING)], patrons=ENOUGH),
        foe([gladiator("tiro", FLEETING)]),
        arena=FLEETING,
    )
    m.attack("cestus")
    assert m.events_of("assigned") == [("tiro", 1, 1)]
    m = battle(
        me([gladiator("primus_palus", ready=False), gladiator("cestus")], patrons=ENOUGH),
        foe([gladiator("tiro"), gladiator("cestus")]),
    )
    m.attack("cestus", "tiro")
    assert m.events_of("assigned") == [("tiro", 1, 2)]

"""The verbs of the cards: what each word does, wherever it is printed."""

from __future__ import annotations

import pytest

from munera.games.for_glory import damage
from munera.games.for_glory.state import LASTING
from munera.games.for_glory.strength import attack
from munera.testing.for_glory import ENOUGH, THREE, Table, battle, foe, gladiator, machinations, me, registration

# ---------------------------------------------------------------------- damage


@pytest.mark.rule("FG-VERB-1")
def test_deal_assigns_opens_a_window_and_resolves() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["punctim"]), foe([gladiator("thraex")], patrons=THREE, hand=["parry"])
    )
    m.tactic("punctim", "thraex")
    assert m.events_of("assigned") == [("thraex", 1, 2)]
    assert m.view(None)["windows"] == ["damage"]
    m.passes()
    assert m.events_of("damaged") == [("thraex", 1, 2, 5)]


@pytest.mark.rule("FG-VERB-1")
def test_deal_in_a_damage_window_joins_it() -> None:
    m = battle(me([gladiator("cestus")]), foe([gladiator("tiro")], hand=["riposte"]))
    m.attack("cestus")
    m.react(1, "riposte")
    assert m.events_of("assigned") == [("tiro", 1, 1), ("cestus", 0, 2)]
    assert m.events_of("damaged") == [("tiro", 1, 1, 1), ("cestus", 0, 2, 1)]


@pytest.mark.rule("FG-VERB-1")
def test_dealing_nothing_opens_no_window() -> None:
    m = battle(me([gladiator("cestus")]), foe([gladiator("tiro")], hand=["parry"]))
    before = m.kinds()
    running = damage.deal(m.state, (m.gladiator("tiro").id,), 0)
    with pytest.raises(StopIteration):
        running.send(None)
    assert m.kinds() == before


@pytest.mark.rule("FG-VERB-1")
def test_damage_to_several_is_one_assignment_with_one_window() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["caesim"]),
        foe([gladiator("tiro"), gladiator("veles")], patrons=THREE, hand=["parry"]),
    )
    m.tactic("caesim", "tiro", "veles", "none")
    assert m.events_of("assigned") == [("tiro", 1, 1), ("veles", 1, 1)]
    m.let_be(1)
    assert m.events_of("damaged") == [("tiro", 1, 1, 1), ("veles", 1, 1, 2)]


@pytest.mark.rule("FG-VERB-2")
def test_unpreventable_tokens_are_marked_wherever_they_go() -> None:
    m = battle(
        me([gladiator("scissor")], patrons=THREE),
        foe([gladiator("tiro"), gladiator("veles")], patrons=ENOUGH, hand=["turn_the_tables", "parry"]),
    )
    m.attack("scissor", "veles")
    m.react(1, "turn_the_tables", "tiro")
    seen = {g["card"]: g["unpreventable"] for g in m.view(None)["arenas"][LASTING]["gladiators"]}
    assert seen == {"scissor": 0, "tiro": 1, "veles": 2}
    assert m.offered() == ["pass"]


@pytest.mark.rule("FG-VERB-2")
def test_as_a_cost_it_has_resolved_before_the_effect_begins() -> None:
    m = battle(me([gladiator("andabata")]), foe([gladiator("cestus")], hand=["parry"]))
    m.answer("attack", "andabata")
    m.react(0, "andabata")
    assert m.view(None)["windows"] == ["attack", "damage"]
    m.let_be(1)
    assert m.events_of("damaged") == [("andabata", 0, 1, 1)]
    assert m.events_of("assigned")[-1] == ("cestus", 1, 3)


@pytest.mark.rule("FG-VERB-3")
def test_prevent_takes_assigned_tokens_to_the_bank() -> None:
    m = battle(me([gladiator("andabata")]), foe([gladiator("cestus"), gladiator("tiro")], hand=["parry"]))
    m.attack("andabata", "cestus")
    m.react(1, "parry", 2)
    assert m.events_of("prevented") == [("cestus", 1, 2)]
    assert m.events_of("damaged") == []


@pytest.mark.rule("FG-VERB-3")
def test_prevent_needs_a_token_that_is_not_marked() -> None:
    """Andabata's own wound cannot be prevented by anything."""
    m = battle(me([gladiator("andabata")], hand=["parry"], patrons=["vestalis"]), foe([gladiator("cestus")]))
    m.answer("attack", "andabata")
    m.react(0, "andabata")
    assert m.view(None)["windows"] == ["attack", "damage"]
    assert m.offered() == ["pass"]


@pytest.mark.rule("FG-VERB-4")
def test_reassign_puts_assigned_tokens_on_another_of_either_side() -> None:
    m = battle(
        me([gladiator("andabata")]),
        foe([gladiator("cestus"), gladiator("crupellarius")], patrons=THREE, hand=["turn_the_tables"]),
    )
    m.attack("andabata", "cestus")
    m.react(1, "turn_the_tables")
    assert m.offered() == ["andabata", "crupellarius"]
    m.answer("crupellarius")
    assert m.view(None)["windows"] == ["damage"]
    m.react(1, "crupellarius")  # the same window, and they can be protected like any other
    assert m.events_of("damaged") == [("cestus", 1, 1, 2)]


@pytest.mark.rule("FG-VERB-4")
def test_reassigned_to_an_enemy_it_can_defeat_them() -> None:
    m = battle(me([gladiator("andabata")]), foe([gladiator("cestus")], hand=["counterattack"]))
    m.answer("attack", "andabata")
    m.let_be(0)
    m.react(1, "counterattack", 2)
    assert m.events_of("defeated") == [("andabata", 0, "defeat")]
    assert m.events_of("battle_won")[0][0] == 1


@pytest.mark.rule("FG-67")
@pytest.mark.parametrize(("marked", "prevented", "left"), [(0, 2, None), (1, 1, 1), (2, 0, 2)])
def test_who_reassigns_chooses_which_tokens_of_both_kinds(marked: int, prevented: int, left: int | None) -> None:
    """Tiro's comrade has 2 marked and 2 plain tokens, of which Counterattack takes 2."""
    m = battle(
        me([gladiator("scissor"), gladiator("cestus")], patrons=THREE, hand=["riposte"]),
        foe(
            [gladiator("thraex"), gladiator("tiro")],
            patrons=ENOUGH,
            hand=["turn_the_tables", "counterattack", "parry"],
        ),
    )
    m.attack("scissor", "thraex")
    m.react(1, "turn_the_tables", "cestus")
    m.react(0, "riposte", "thraex")
    m.react(1, "counterattack", "tiro", 2)
    assert (m.kind, m.offered()) == ("marked", [0, 1, 2])
    m.answer(marked)
    pool = {tokens.id: tokens[1:] for tokens in m.state.windows[-1].pool}
    assert pool[m.gladiator("tiro").id] == (2 - marked, marked)
    assert pool[m.gladiator("thraex").id] == (marked, 2 - marked)


@pytest.mark.rule("FG-VERB-5")
def test_move_takes_damage_off_one_and_assigns_it_to_another() -> None:
    m = battle(
        me([gladiator("cestus", damage=1), gladiator("thraex")], patrons=THREE, arenas=["falerii_novi"]),
        foe([gladiator("tiro")], hand=["parry"]),
    )
    m.tactic("falerii_novi", "tiro")
    assert m.events_of("moved") == [("cestus", 0, "tiro", 1, 1)]
    assert m.gladiator("cestus").damage == 0
    assert m.asked() == (1, "react")
    assert m.offered() == ["pass", "parry"]


@pytest.mark.rule("FG-VERB-5")
def test_move_needs_damage_to_take() -> None:
    m = battle(me([gladiator("cestus")], arenas=["falerii_novi"]), foe([gladiator("tiro")]))
    assert m.offered() == [("attack", "cestus")]


@pytest.mark.rule("FG-VERB-6")
def test_remove_takes_damage_off_without_a_window() -> None:
    m = battle(
        me([gladiator("cestus", damage=2)], hand=["field_surgeon"]), foe([gladiator("tiro")], hand=["parry"])
    )
    m.tactic("field_surgeon", 2)
    assert m.events_of("healed") == [("cestus", 0, 2)]
    assert m.gladiator("cestus").damage == 0
    assert m.asked() == (0, "combat")


@pytest.mark.rule("FG-VERB-6")
def test_remove_needs_damage_to_take() -> None:
    m = battle(me([gladiator("cestus")], hand=["field_surgeon"]), foe([gladiator("tiro")]))
    assert m.refused()["field_surgeon"] == "no_target"


# ---------------------------------------------------------------------- ready and exhausted


@pytest.mark.rule("FG-VERB-7")
def test_only_a_ready_card_is_exhausted() -> None:
    m = battle(
        me([gladiator("cestus", ready=False)], hand=["net_throw"]),
        foe([gladiator("tiro"), gladiator("spiculus", ready=False)]),
    )
    m.tactic("net_throw")
    assert m.events_of("exhausted") == [("tiro",)]
    nobody = battle(
        me([gladiator("cestus", ready=False)], hand=["net_throw"]), foe([gladiator("tiro", ready=False)])
    )
    assert nobody.offered() == ["end"]


@pytest.mark.rule("FG-VERB-7")
def test_an_exhausted_patron_takes_their_influence_in_a_fleeting_battle() -> None:
    """From any arena, before the effect of what they paid for."""
    m = battle(
        me([gladiator("cestus", 0), gladiator("veles", 0), gladiator("eques")], patrons=["praetor", "decurion"]),
        foe([gladiator("spiculus", 0)]),
        arena=0,
    )
    m.tactic("praetor")
    assert m.asked() == (0, "forfeit")
    assert m.offered() == ["veles", "eques"]
    m.answer("eques")
    assert m.events_of("defeated") == [("eques", 0, "influence")]
    assert m.events_of("assigned") == []
    assert m.asked() == (0, "target")


@pytest.mark.rule("FG-VERB-7")
def test_in_the_lasting_battle_only_those_there_are_lost() -> None:
    m = battle(
        me([gladiator("cestus"), gladiator("veles"), gladiator("eques", 0)], patrons=["praetor", "decurion"]),
        foe([gladiator("spiculus")]),
    )
    m.tactic("praetor", "spiculus")
    assert m.events_of("defeated") == [("veles", 0, "influence")]
    assert m.here("eques")


@pytest.mark.rule("FG-VERB-7")
def test_if_nobody_there_needs_any_nothing_more_happens() -> None:
    m = battle(me([gladiator("cestus"), gladiator("veles", 0)], patrons=["praetor"]), foe([gladiator("spiculus")]))
    m.tactic("praetor", "spiculus")
    assert m.events_of("defeated") == []
    assert (m.view(0)["players"][0]["needed"], m.view(0)["players"][0]["influence"]) == (1, 0)
    assert m.gladiator("spiculus").damage == 1


@pytest.mark.rule("FG-VERB-8")
def test_ready_turns_an_exhausted_card_and_the_duty_to_attack_is_theirs() -> None:
    m = battle(me([gladiator("cestus", ready=False)], arenas=["tarraco"]), foe([gladiator("tiro", ready=False)]))
    m.tactic("tarraco", "cestus")
    assert m.events_of("readied") == [("cestus",)]
    assert m.offered() == [("attack", "cestus")]


@pytest.mark.rule("FG-VERB-8")
def test_still_one_attack_in_a_combat_turn() -> None:
    m = battle(me([gladiator("cestus")], arenas=["tarraco"]), foe([gladiator("thraex")], patrons=THREE))
    m.attack("cestus")
    m.tactic("tarraco")
    assert m.ready("cestus")
    assert m.asked() == (1, "combat")


@pytest.mark.rule("FG-VERB-8")
def test_a_ready_card_cannot_be_readied() -> None:
    m = battle(me([gladiator("cestus")], arenas=["tarraco"], hand=["second_wind"]), foe([gladiator("tiro")]))
    assert m.offered() == [("attack", "cestus")]


# ---------------------------------------------------------------------- cards and coin


@pytest.mark.rule("FG-VERB-9")
def test_draw_shuffles_when_the_deck_is_empty_but_not_the_card_being_played() -> None:
    m = machinations(me(hand=["banquet"], deck=["cull"], discard=["fresh_perspective"], thin=True))
    m.answer("play", "banquet")
    assert m.hand() == ["cull", "fresh_perspective"]
    assert m.deck() == []
    assert m.discard() == ["banquet"]


@pytest.mark.rule("FG-VERB-10")
def test_coin_comes_from_the_bank() -> None:
    m = machinations(me(hand=["lucrative_investment"], coins=0))
    m.answer("play", "lucrative_investment")
    assert m.coins() == 2


@pytest.mark.rule("FG-VERB-11")
def test_pay_takes_incomes_and_tokens_and_nothing_too_much() -> None:
    m = battle(
        me([gladiator("auctoratus", ready=False)], hand=["business_as_usual", "grain_contract"], coins=1),
        foe([gladiator("tiro")]),
    )
    m.tactic("auctoratus")
    assert m.kind == "pay"
    assert sorted(m.offered()) == ["business_as_usual", "coin", "grain_contract"]
    m.answer("coin")
    assert m.offered() == ["business_as_usual"]  # with the contract the token would be too much
    m.answer("business_as_usual")
    assert (m.coins(), m.hand(), m.discard()) == (0, ["grain_contract"], ["business_as_usual"])
    assert m.ready("auctoratus")


@pytest.mark.rule("FG-VERB-12")
def test_put_brings_a_gladiator_from_hand_ready_and_without_a_fee() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["substitution", "veles", "thraex"], patrons=["decurion"], coins=0),
        foe([gladiator("tiro")], hand=["ambush"]),
    )
    assert m.offered() == [("attack", "cestus"), ("substitution", "veles")]  # Thraex needs too much
    m.answer("substitution", "veles")
    assert m.ready("veles")
    assert (m.gladiator("veles").owner, m.gladiator("veles").place) == (0, LASTING)
    assert m.asked() == (1, "react")
    assert m.offered() == ["pass", "ambush"]
    m.let_be(1)
    assert m.offered() == ["pass", ("use", "veles")]


@pytest.mark.rule("FG-VERB-12")
def test_without_a_gladiator_in_hand_it_cannot_be_used() -> None:
    m = battle(me([gladiator("cestus")], hand=["substitution"], arenas=["casinum"]), foe([gladiator("tiro")]))
    assert m.offered() == [("attack", "cestus")]


@pytest.mark.rule("FG-VERB-13")
def test_a_card_is_taken_from_ones_own_discard_pile() -> None:
    m = battle(
        me([gladiator("cestus")]),
        foe([gladiator("tiro", damage=1), gladiator("veles")], patrons=THREE, hand=["missio"]),
    )
    m.attack("cestus", "tiro")
    m.react(1, "missio")
    assert m.events_of("takes_back") == [(1, "tiro")]
    assert (m.hand(1), m.discard(1)) == (["tiro"], ["missio"])


@pytest.mark.rule("FG-VERB-13")
def test_only_if_it_is_still_there() -> None:
    """Rudiarius was taken back by Missio: there is nothing to pay for any more."""
    m = battle(
        me([gladiator("cestus")]),
        foe([gladiator("rudiarius", damage=6), gladiator("tiro")], patrons=THREE, hand=["missio"]),
    )
    m.attack("cestus", "rudiarius")
    assert m.offered() == ["pass", "missio", ("use", "rudiarius")]
    m.react(1, "missio")
    assert m.kind == "combat"
    assert m.coins(1) == 5 + 1 + 2


@pytest.mark.rule("FG-VERB-13")
def test_a_card_that_takes_itself_back_is_not_discarded() -> None:
    m = battle(me([gladiator("cestus")]), foe([gladiator("tiro")], hand=["evade"]))
    m.attack("cestus")
    m.react(1, "evade", "yes")
    m.pays()
    assert (m.hand(1), m.discard(1), m.state.table) == (["evade"], [], [])


@pytest.mark.rule("FG-VERB-14")
def test_a_card_on_top_of_the_deck_is_drawn_next() -> None:
    m = machinations(
        me(hand=["banquet"], discard=["cull", "parry"], patrons=["treacherous_augur"], deck=["fresh_perspective"])
    )
    m.answer("use", "treacherous_augur")
    m.pays()
    m.answer("parry")
    assert m.deck()[:2] == ["parry", "fresh_perspective"]
    m.answer("play", "banquet")
    assert "parry" in m.hand()


@pytest.mark.rule("FG-VERB-14")
def test_from_the_hand_too() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["pierce"], deck=["cull"], patrons=["aedile"]), foe([gladiator("tiro")])
    )
    m.tactic("aedile")
    assert (m.asked(), m.offered()) == ((0, "topdeck"), ["none", "pierce", "cull"])
    m.answer("pierce")
    assert m.hand() == ["cull"]
    assert m.deck()[0] == "pierce"


@pytest.mark.rule("FG-VERB-15")
def test_cull_removes_another_card_in_hand_from_the_game() -> None:
    m = machinations(me(hand=["cull", "business_as_usual"], coins=0))
    m.answer("play", "cull")
    assert m.offered() == ["none", "business_as_usual"]  # never itself
    m.answer("business_as_usual")
    assert (m.hand(), m.discard()) == ([], ["cull"])
    assert m.state.removed == ["business_as_usual"]


@pytest.mark.rule("FG-VERB-16")
def test_a_row_is_replaced_at_once() -> None:
    m = machinations(
        me(hand=["fresh_perspective"], coins=9),
        rows={"training": ["parry", "parry"], "economy": [], "gladiators": []},
    )
    m.answer("play", "fresh_perspective")
    m.answer("training")
    view = m.view(0)
    assert (len(view["rows"][1]), view["withdrawn"][1]) == (3, ["parry", "parry"])
    assert ("buy", view["rows"][1][0]) in m.offered()
    assert (view["rows"][0], view["rows"][2]) == ([], [])


@pytest.mark.rule("FG-VERB-17")
def test_a_permission_to_reserve_is_needed_only_to_put_in() -> None:
    without = machinations(me(hand=["tiro"]))
    assert ("reserve", "tiro") not in without.offered()
    m = machinations(
        me(hand=["tiro"]),
        foe([gladiator("cestus", 0)]),
        arenas=[{"card": "casinum", "holder": 0}, "verona", "pompeii"],
    )
    m.answer("reserve", "tiro")
    assert m.state.reserve[0] == ["tiro"]
    lost = battle(
        me([gladiator("cestus")], reserve=["tiro"], coins=1),
        foe([gladiator("cestus")]),
        arenas=[{"card": "casinum", "holder": 1}, "verona", "pompeii"],
    )
    lost.act(0, "buy_back", 1, ())
    assert lost.hand() == ["tiro"]


# ---------------------------------------------------------------------- numbers


@pytest.mark.rule("FG-VERB-18")
def test_agility_is_read_when_the_initiative_is_determined() -> None:
    m = battle(me([gladiator("cestus")], hand=["palus_drill"]), foe([gladiator("cestus")]), active=1, initiative=1)
    m.attack("cestus 2")
    m.tactic("palus_drill")
    assert m.state.initiative == 1  # it waits for the next time
    m.attack("cestus")
    assert m.events_of("initiative") == [(0, 2, 1)]


@pytest.mark.rule("FG-VERB-18")
def test_attack_is_read_when_attack_damage_is_dealt() -> None:
    m = battle(me([gladiator("cestus")], hand=["palus_drill"]), foe([gladiator("veles")], patrons=THREE))
    m.tactic("palus_drill")
    m.attack("cestus")
    assert m.events_of("damaged") == [("veles", 1, 2, 1)]


@pytest.mark.rule("FG-VERB-19")
def test_a_bonus_counts_whenever_the_initiative_is_determined() -> None:
    m = registration(me([gladiator("cestus")], patrons=["legatus"]), foe([gladiator("cestus")]))
    m.passes("register")
    m.attack("cestus")
    m.attack("cestus 2")
    assert m.events_of("initiative") == [(0, 2, 1), (0, 2, 1)]
    blank = registration(
        me([gladiator("cestus")], patrons=[{"card": "legatus", "ready": False}]), foe([gladiator("cestus")])
    )
    blank.passes("register")
    assert blank.events_of("initiative") == [(1, 1, 1)]


@pytest.mark.rule("FG-VERB-20")
def test_who_cannot_be_a_target_is_not_offered() -> None:
    m = battle(
        me([gladiator("cestus")]),
        foe([gladiator("sagittarius"), gladiator("tiro"), gladiator("veles")], patrons=THREE),
    )
    m.answer("attack", "cestus")
    assert m.offered() == ["tiro", "veles"]
    shield = battle(
        me([gladiator("cestus")]),
        foe([gladiator("secutor"), gladiator("tiro"), gladiator("veles")], patrons=THREE),
    )
    shield.answer("attack", "cestus")
    assert shield.events_of("damaged") == [("secutor", 1, 1, 4)]


@pytest.mark.rule("FG-VERB-20")
def test_protection_that_leaves_no_target_is_ignored() -> None:
    m = battle(me([gladiator("cestus")]), foe([gladiator("sagittarius"), gladiator("sagittarius")], patrons=THREE))
    m.answer("attack", "cestus")
    assert m.offered() == ["sagittarius", "sagittarius 2"]


# ---------------------------------------------------------------------- into the battle


@pytest.mark.rule("FG-VERB-21")
def test_a_gladiator_played_as_a_tactic() -> None:
    m = battle(
        me([gladiator("cestus", 0)], hand=["samnite", "pierce"], patrons=["decurion"]),
        foe([gladiator("tiro", 0)]),
        arena=0,
    )
    m.tactic("samnite")
    assert (m.gladiator("samnite").place, m.ready("samnite")) == (0, True)
    assert m.offered() == [("attack", "cestus"), ("attack", "samnite")]  # it was the tactic of the turn


@pytest.mark.rule("FG-VERB-21")
def test_an_exhausted_hoplomachus_does_not_keep_a_gladiator_out() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["samnite"], patrons=["decurion"]),
        foe([gladiator("hoplomachus", ready=False)], patrons=THREE),
    )
    assert "samnite" in m.offered()


def silenced(*cards: str, hoplomachus_ready: bool = False) -> Table:
    """My gladiators against an exhausted Hoplomachus; it is the turn of the foe, who has a Tiro too."""
    return battle(
        me([gladiator(card) for card in cards], patrons=THREE),
        foe([gladiator("hoplomachus", ready=hoplomachus_ready), gladiator("tiro", attack=8)], patrons=ENOUGH),
        active=1,
    )


@pytest.mark.rule("FG-VERB-22")
def test_suppressed_tactics_and_reactions_cannot_be_used() -> None:
    m = battle(
        me([gladiator("spiculus"), gladiator("crupellarius"), gladiator("veles")], patrons=THREE, hand=["parry"]),
        foe([gladiator("hoplomachus", ready=False), gladiator("tiro")], patrons=ENOUGH),
        active=1,
    )
    m.attack("tiro", "crupellarius")
    assert m.offered() == ["pass", "parry"]  # cards in hand are not touched
    m.passes()
    assert ("use", "spiculus") not in m.offered()
    free = battle(me([gladiator("spiculus")]), foe([gladiator("hoplomachus"), gladiator("tiro")], patrons=ENOUGH))
    assert ("use", "spiculus") in free.offered()


@pytest.mark.rule("FG-VERB-22")
def test_mandatory_reactions_are_suppressed_and_static_abilities_are_not() -> None:
    m = silenced("noxius", "cestus")
    m.attack("tiro", "noxius")
    assert m.coins() == 6  # the insurance only
    loud = silenced("noxius", "cestus", hoplomachus_ready=True)
    loud.attack("tiro", "noxius")
    assert loud.coins() == 7
    static = silenced("thraex", "cestus")
    static.state.put(static.gladiator("thraex")._replace(damage=2))
    assert attack(static.state, static.gladiator("thraex")) == 4


@pytest.mark.rule("FG-VERB-22")
def test_for_ones_own_leaving_it_counts_when_they_left() -> None:
    """Arbelas answers their own leaving only if nobody silenced them in that moment."""
    m = silenced("arbelas", "cestus")
    m.attack("tiro", "arbelas")
    assert m.asked() == (0, "combat")
    late = silenced("arbelas", "cestus", hoplomachus_ready=True)
    late.attack("tiro", "arbelas")
    assert late.asked() == (0, "react")


@pytest.mark.rule("FG-VERB-22")
def test_a_hoplomachus_who_falls_at_the_same_moment_still_silenced_them() -> None:
    m = battle(
        me([gladiator("arbelas"), gladiator("cestus")], patrons=["crooked_senator"], hand=["caesim"]),
        foe([gladiator("hoplomachus", ready=False, damage=4), gladiator("tiro")], patrons=THREE),
    )
    m.tactic("caesim", "arbelas", "hoplomachus", "none")
    assert len(m.events_of("defeated")) == 2
    assert m.asked() == (0, "combat")


@pytest.mark.rule("FG-VERB-22")
def test_their_own_side_and_other_arenas_are_not_silenced() -> None:
    m = battle(
        me([gladiator("spiculus", 0), gladiator("hoplomachus", 0, ready=False)], patrons=THREE),
        foe([gladiator("tiro", 0), gladiator("hoplomachus", ready=False)], patrons=ENOUGH),
        arena=0,
    )
    assert ("use", "spiculus") in m.offered()


@pytest.mark.rule("FG-VERB-23")
def test_moving_is_leaving_and_then_entering() -> None:
    m = machinations(
        me(
            [gladiator("veles", 0, ready=False, damage=1, attack=1), gladiator("cestus", 0)],
            patrons=THREE,
            arenas=["pola", "lugdunum"],
        ),
        foe([gladiator("tiro")]),
    )
    m.answer("use", "pola")
    m.answer("veles")
    veles = m.gladiator("veles")
    assert (veles.place, veles.ready, veles.damage, veles.attack) == (LASTING, False, 1, 0)
    assert m.view(None)["windows"] == ["leave"]
    m.react(0, "lugdunum")
    assert m.events_of("damaged") == [("cestus", 0, 2, 1)]  # in the arena that they left
    assert m.view(None)["windows"] == ["enter"]
    m.react(0, "veles", "tiro")
    assert m.gladiator("tiro").damage == 1


@pytest.mark.rule("FG-VERB-23")
def test_the_new_arena_is_judged_as_if_they_had_left() -> None:
    alone = machinations(me([gladiator("cestus", 0)], arenas=["pola"]))
    alone.answer("use", "pola")
    assert (alone.kind, alone.offered()) == ("where", [1, LASTING])
    crowd = machinations(me([gladiator("cestus", 0), gladiator("andabata", 0)], arenas=["pola"]))
    crowd.answer("use", "pola")
    crowd.answer("cestus")
    assert crowd.gladiator("cestus").place == LASTING  # the other fleeting arena is closed


@pytest.mark.rule("FG-VERB-23")
def test_nobody_moves_in_a_battle() -> None:
    m = battle(me([gladiator("cestus")], arenas=["pola"]), foe([gladiator("tiro")]))
    assert m.offered() == [("attack", "cestus")]
    assert m.moves(0) == []


@pytest.mark.rule("FG-VERB-27")
def test_a_gladiator_played_as_a_reaction() -> None:
    m = battle(
        me([gladiator("cestus", 0)]),
        foe([gladiator("noxius", 0), gladiator("tiro", 0)], hand=["tertiarius"]),
        arena=0,
    )
    m.attack("cestus", "noxius")
    m.react(1, "tertiarius")
    assert (m.gladiator("tertiarius").place, m.gladiator("tertiarius").owner, m.ready("tertiarius")) == (
        0,
        1,
        True,
    )


@pytest.mark.rule("FG-VERB-27")
def test_only_for_the_trigger_that_it_names() -> None:
    """Tertiarius answers a leaving from the active arena in a battle, not one before it."""
    m = machinations(me(hand=["veles"], patrons=THREE), foe([gladiator("cestus", damage=2)], hand=["tertiarius"]))
    m.answer("enter", "veles", LASTING)
    m.react(0, "veles", "cestus")
    assert m.events_of("defeated") == [("cestus", 1, "defeat")]
    assert m.asked() == (0, "action")


# ---------------------------------------------------------------------- prices and permissions


@pytest.mark.rule("FG-VERB-24")
def test_reductions_add_up_and_never_fall_below_nothing() -> None:
    m = registration(
        me(
            [gladiator("cestus")],
            hand=["tiro", "spiculus"],
            coins=0,
            patrons=["unscrupulous_consul"],
            arenas=["carnuntum"],
        )
    )
    m.answer("enter", "tiro", LASTING)
    assert m.here("tiro")
    assert m.events_of("pays") == []
    free = battle(
        me([gladiator("cestus")], reserve=["parry", "pierce"], arenas=["londinium"], coins=0),
        foe([gladiator("tiro")]),
    )
    assert free.moves(0) == [("buy_back", 0, ())]


@pytest.mark.rule("FG-VERB-24")
def test_a_reduction_of_the_next_purchase_is_used_up_needed_or_not() -> None:
    m = machinations(me(hand=["scout_the_provinces"], coins=9), rows={"training": ["pierce", "evade"]})
    m.answer("play", "scout_the_provinces")
    m.answer("none")
    m.buy("pierce")
    assert m.coins() == 10
    m.buy("evade")
    assert m.coins() == 3


@pytest.mark.rule("FG-VERB-25")
def test_the_next_card_bought_goes_to_hand_and_can_be_used_at_once() -> None:
    m = machinations(
        me(hand=["private_sale", "private_sale"], coins=9),
        rows={"economy": ["decurion", "lucrative_investment", "banquet"]},
    )
    m.answer("play", "private_sale")
    m.answer("play", "private_sale")
    m.buy("decurion")
    m.buy("lucrative_investment")
    assert m.hand() == ["decurion", "lucrative_investment"]
    m.answer("play", "decurion")
    m.buy("banquet")
    assert m.discard()[-1] == "banquet"


@pytest.mark.rule("FG-VERB-26")
def test_one_more_tactic_and_a_chain_of_them() -> None:
    m = battle(
        me([gladiator("cestus", ready=False)], hand=["feint", "feint", "pierce", "punctim"]),
        foe([gladiator("thraex", ready=False)], patrons=THREE, deck=["pierce"]),
    )
    m.tactic("feint", "thraex")
    assert m.asked() == (0, "combat")
    m.tactic("feint", "thraex")
    m.tactic("pierce", "thraex")
    assert m.asked() == (1, "combat")
    assert m.gladiator("thraex").damage == 3
    assert m.hand() == ["punctim"]


@pytest.mark.rule("FG-VERB-28")
def test_an_arena_adds_influence_and_takes_it_along() -> None:
    m = battle(
        me([gladiator("cestus", 0)]),
        foe([gladiator("noxius", 0), gladiator("veles")]),
        arena=0,
        arenas=[{"card": "pompeii", "holder": 1}, "verona", "capua"],
    )
    assert m.view(None)["players"][1]["influence"] == 1
    m.attack("cestus")
    assert m.view(None)["players"][0]["influence"] == 1
    assert m.events_of("defeated") == [("noxius", 1, "defeat"), ("veles", 1, "influence")]


@pytest.mark.rule("FG-VERB-29")
def test_an_income_may_be_worth_more_in_the_arena_phase() -> None:
    early = machinations(me(hand=["betting_ring"], coins=0), rows={"training": ["turn_the_tables", "parry"]})
    assert ("buy", "parry") in early.offered()
    assert ("buy", "turn_the_tables") not in early.offered()
    late = registration(me([gladiator("cestus")], hand=["betting_ring", "spiculus"], coins=0))
    late.answer("enter", "spiculus", LASTING)
    late.answer("betting_ring")
    assert late.here("spiculus")

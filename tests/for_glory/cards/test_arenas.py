"""The arenas, each in a story."""

from __future__ import annotations

import pytest

from munera.testing.for_glory import ENOUGH, battle, foe, gladiator, machinations, me, registration

THEIRS = ["unscrupulous_consul", "crooked_senator"]  # three influence for the foe
FLEETING, LASTING = 0, 2
ROWS = {
    "gladiators": ["noxius", "tiro", "tertiarius"],
    "training": ["pierce", "punctim", "evade"],
    "economy": ["shady_dealings", "decurion", "smooth_talk"],
}


# ---------------------------------------------------------------------- Casinum


@pytest.mark.card("casinum")
def test_casinum_lets_gladiators_be_reserved() -> None:
    m = machinations(me(hand=["cestus", "parry", "cull", "business_as_usual"], arenas=["casinum"]))
    assert {answer[1] for answer in m.offered() if answer[0] == "reserve"} == {"cestus", "parry"}
    m.answer("reserve", "cestus")
    assert m.state.reserve[0] == ["cestus"]
    m = machinations(me(hand=["cestus", "parry"]))
    assert {answer[1] for answer in m.offered() if answer[0] == "reserve"} == {"parry"}


@pytest.mark.card("casinum")
def test_casinum_is_exhausted_to_put_a_gladiator_into_the_battle() -> None:
    m = battle(
        me(
            [gladiator("cestus")],
            hand=["tiro", "samnite", "primus_palus"],
            patrons=["decurion"],
            arenas=["casinum"],
        ),
        foe([gladiator("andabata")]),
    )
    uses = [answer for answer in m.offered() if answer[0] == "use"]
    assert uses == [("use", "casinum", "tiro"), ("use", "casinum", "samnite")]  # influence must fit
    m.answer("use", "casinum", "tiro")
    assert not m.ready("casinum")
    assert m.gladiator("tiro").ready
    assert m.coins() == 5
    assert m.events_of("uses_with") == [(0, "casinum", "tiro")]
    assert m.offered() == [("attack", "cestus"), ("attack", "tiro")]


@pytest.mark.card("casinum")
def test_an_exhausted_casinum_puts_nobody_but_lets_gladiators_be_reserved() -> None:
    arenas = [{"card": "casinum", "holder": 0, "ready": False}, "capua", "verona"]
    m = battle(me([gladiator("cestus")], hand=["tiro"]), foe([gladiator("andabata")]), arenas=arenas)
    assert m.offered() == [("attack", "cestus")]
    m = machinations(me(hand=["tiro"]), arenas=arenas)
    assert ("reserve", "tiro") in m.offered()


@pytest.mark.card("casinum")
def test_nobody_uses_a_casinum_that_nobody_has_won() -> None:
    m = machinations(me(hand=["tiro"]), arenas=["casinum", "capua", "verona"])
    assert ("reserve", "tiro") not in m.offered()


# ---------------------------------------------------------------------- Falerii Novi


@pytest.mark.card("falerii_novi")
def test_falerii_novi_is_exhausted_to_move_up_to_two_damage() -> None:
    m = battle(
        me([gladiator("thraex", damage=3)], patrons=ENOUGH, arenas=["falerii_novi"]),
        foe([gladiator("cestus"), gladiator("essedarius", damage=1)], patrons=THEIRS),
    )
    m.tactic("falerii_novi")
    assert not m.ready("falerii_novi")
    assert m.offered() == ["thraex", "essedarius"]
    m.answer("thraex")
    assert m.offered() == ["cestus", "essedarius"]
    m.answer("cestus")
    assert m.offered() == [2, 1]
    m.answer(2)
    assert m.events_of("moved") == [("thraex", 0, "cestus", 1, 2)]
    assert m.gladiator("thraex").damage == 1
    assert m.gladiator("cestus").damage == 2


@pytest.mark.card("falerii_novi")
def test_falerii_novi_needs_damage_to_move() -> None:
    m = battle(me([gladiator("cestus")], arenas=["falerii_novi"]), foe([gladiator("tiro")]))
    assert m.offered() == [("attack", "cestus")]


# ---------------------------------------------------------------------- Capua


@pytest.mark.card("capua")
def test_capua_is_exhausted_for_a_stronger_attack_of_ones_own() -> None:
    m = battle(
        me([gladiator("cestus"), gladiator("tiro")], arenas=["capua"]),
        foe([gladiator("essedarius"), gladiator("noxius")], patrons=THEIRS),
    )
    m.answer("attack", "cestus")
    m.react(0, "capua")
    assert not m.ready("capua")
    m.answer("essedarius")
    assert m.events_of("assigned") == [("essedarius", 1, 3)]
    m.attack("noxius", "cestus")
    m.attack("tiro", "essedarius")  # for that attack alone, and once
    assert m.events_of("assigned")[-1] == ("essedarius", 1, 1)


@pytest.mark.card("capua")
def test_capua_does_not_help_against_its_holder_and_may_be_kept() -> None:
    m = battle(me([gladiator("cestus")]), foe([gladiator("tiro")], arenas=["capua"]))
    m.attack("cestus")
    assert m.events_of("assigned") == [("tiro", 1, 1)]
    m = battle(me([gladiator("cestus")], arenas=["capua"]), foe([gladiator("tiro")]))
    m.attack("cestus")
    m.let_be(0)
    assert m.events_of("assigned") == [("tiro", 1, 1)]
    assert m.ready("capua")


# ---------------------------------------------------------------------- Pompeii


@pytest.mark.card("pompeii")
def test_pompeii_grants_an_influence() -> None:
    m = machinations(me(hand=["samnite"], arenas=["pompeii"]))
    assert ("enter", "samnite", LASTING) in m.offered()
    assert m.view(0)["players"][0]["influence"] == 1


@pytest.mark.card("pompeii")
def test_who_loses_pompeii_loses_its_influence_at_once() -> None:
    m = battle(
        me([gladiator("cestus", FLEETING), gladiator("gallus", LASTING)], patrons=["decurion"]),
        foe([gladiator("noxius", FLEETING), gladiator("samnite", LASTING)], coins=0),
        arenas=[{"card": "pompeii", "holder": 1}, "capua", "verona"],
        arena=FLEETING,
    )
    m.attack("cestus")
    assert m.events_of("battle_won")[0] == (0, "pompeii", 1, 1)
    assert m.events_of("defeated") == [("noxius", 1, "defeat"), ("samnite", 1, "influence")]
    assert m.coins(1) == 3


# ---------------------------------------------------------------------- Puteoli


@pytest.mark.card("puteoli")
def test_puteoli_is_exhausted_for_a_coin_at_any_time() -> None:
    m = machinations(me(), foe(arenas=["puteoli"], coins=0))  # also on the other's turn
    assert m.moves(1) == [("free", "puteoli", 0, ())]
    m.act(1, "free", "puteoli", 0, ())
    assert m.coins(1) == 1
    assert m.events_of("uses") == [(1, "puteoli")]
    assert m.moves(1) == []
    assert m.asked() == (0, "action")
    m = battle(
        me([gladiator("cestus")], arenas=["puteoli"], hand=["punctim"]),
        foe([gladiator("essedarius")], patrons=THEIRS),
    )
    m.act(0, "free", "puteoli", 0, ())
    assert not m.ready("puteoli")
    assert "punctim" in m.offered()  # it is no tactic
    assert m.moves(1) == []


@pytest.mark.card("puteoli")
def test_puteoli_waits_until_its_holder_has_answered_what_is_under_way() -> None:
    m = battle(me([gladiator("cestus")], arenas=["puteoli"], hand=["pierce"]), foe([gladiator("tiro")]))
    m.tactic("pierce")
    assert m.kind == "target"
    assert m.moves(0) == []
    m.answer("tiro")
    assert m.moves(0) == [("free", "puteoli", 0, ())]


# ---------------------------------------------------------------------- Verona


@pytest.mark.card("verona")
def test_verona_is_exhausted_to_deal_two_to_somebody_exhausted() -> None:
    m = battle(
        me([gladiator("cestus", ready=False), gladiator("tiro")], arenas=["verona"]),
        foe([gladiator("essedarius", ready=False), gladiator("noxius")], patrons=THEIRS),
    )
    m.tactic("verona")
    assert not m.ready("verona")
    assert m.offered() == ["cestus", "essedarius"]
    m.answer("essedarius")
    assert m.events_of("damaged") == [("essedarius", 1, 2, 3)]


@pytest.mark.card("verona")
def test_verona_has_no_target_among_the_ready() -> None:
    m = battle(me([gladiator("cestus")], arenas=["verona"]), foe([gladiator("tiro")]))
    assert m.offered() == [("attack", "cestus")]


# ---------------------------------------------------------------------- Nemausus


@pytest.mark.card("nemausus")
def test_nemausus_is_exhausted_to_prevent_up_to_two_damage() -> None:
    m = battle(me([gladiator("andabata")]), foe([gladiator("cestus"), gladiator("tiro")], arenas=["nemausus"]))
    m.answer("attack", "andabata")
    m.let_be(0)
    m.answer("cestus")
    m.react(1, "nemausus")
    assert m.offered() == [2, 1]
    m.answer(2)
    assert not m.ready("nemausus")
    assert m.events_of("prevented") == [("cestus", 1, 2)]
    assert m.events_of("damaged") == []


@pytest.mark.card("nemausus")
def test_nemausus_protects_anybody_where_the_damage_falls_and_may_be_kept() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["caesim"], arenas=["nemausus"]),
        foe([gladiator("tiro"), gladiator("andabata")]),
    )
    m.tactic("caesim", "cestus", "tiro", "none")
    m.react(0, "nemausus")
    assert m.offered() == ["cestus", "tiro"]
    m.answer("cestus")
    assert m.events_of("damaged") == [("tiro", 1, 1, 1)]
    m = battle(me([gladiator("cestus")], arenas=["nemausus"]), foe([gladiator("tiro"), gladiator("andabata")]))
    m.attack("cestus", "tiro")
    m.let_be(0)
    assert m.ready("nemausus")


# ---------------------------------------------------------------------- Arelate


@pytest.mark.card("arelate")
def test_arelate_adds_two_to_the_initiative() -> None:
    m = registration(me([gladiator("cestus")], arenas=["arelate"]), foe([gladiator("tiro")]))
    m.answer("pass")
    m.answer("pass")
    assert m.events_of("initiative") == [(0, 3, 2)]


# ---------------------------------------------------------------------- Thysdrus


@pytest.mark.card("thysdrus")
def test_thysdrus_is_exhausted_to_replace_a_row_and_lower_the_next_price() -> None:
    m = machinations(me(arenas=["thysdrus"], coins=5), rows=ROWS)
    m.answer("use", "thysdrus")
    assert not m.ready("thysdrus")
    assert m.offered() == ["gladiators", "training", "economy"]  # one has to be replaced
    m.answer("training")
    assert m.events_of("row_replaced") == [("training",)]
    assert len(m.state.rows[1]) == 3
    m.buy("tertiarius")
    assert m.events_of("buys") == [(0, "tertiarius", 2)]
    m.buy("tiro")
    assert m.events_of("buys")[-1] == (0, "tiro", 2)


@pytest.mark.card("thysdrus")
def test_thysdrus_is_for_the_own_machinations_turn_alone() -> None:
    m = machinations(me(), foe(arenas=["thysdrus"]))
    assert m.moves(1) == []
    m = registration(me(arenas=["thysdrus"]), foe([gladiator("tiro")]))
    assert m.offered() == ["pass"]
    assert m.moves(0) == []
    m = battle(me([gladiator("cestus")], arenas=["thysdrus"]), foe([gladiator("tiro")]))
    assert m.offered() == [("attack", "cestus")]


# ---------------------------------------------------------------------- Carnuntum


@pytest.mark.card("carnuntum")
def test_carnuntum_lowers_the_fee_of_late_registration_by_two() -> None:
    m = registration(me(hand=["cestus"], arenas=["carnuntum"], coins=1))
    m.answer("enter", "cestus", LASTING)
    m.pays()
    assert m.coins() == 0
    m = registration(me(hand=["cestus"], coins=1), foe(arenas=["carnuntum"]))
    assert m.offered() == ["pass"]


# ---------------------------------------------------------------------- Tarraco


@pytest.mark.card("tarraco")
def test_tarraco_is_exhausted_to_ready_anybody() -> None:
    m = battle(
        me([gladiator("cestus", ready=False), gladiator("noxius")], arenas=["tarraco"]),
        foe([gladiator("tiro", ready=False)]),
    )
    m.tactic("tarraco")
    assert not m.ready("tarraco")
    assert m.offered() == ["cestus", "tiro"]
    m.answer("cestus")
    assert m.ready("cestus")
    m = battle(me([gladiator("cestus")], arenas=["tarraco"]), foe([gladiator("tiro")]))
    assert m.offered() == [("attack", "cestus")]


# ---------------------------------------------------------------------- Italica


@pytest.mark.card("italica")
def test_italica_pays_a_coin_for_each_of_ones_own_who_falls() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["caesim"], coins=0),
        foe(
            [gladiator("tiro", damage=1), gladiator("spiculus", damage=2), gladiator("andabata")],
            arenas=["italica"],
            coins=0,
        ),
    )
    m.tactic("caesim", "tiro", "spiculus", "none")
    assert m.coins(1) == 4
    assert m.coins() == 0
    assert m.asked() == (0, "combat")
    m = battle(
        me([gladiator("cestus")], arenas=["italica"], coins=0),
        foe([gladiator("tiro", damage=1), gladiator("andabata")]),
    )
    m.attack("cestus", "tiro")
    assert m.coins() == 0


# ---------------------------------------------------------------------- Emerita Augusta


@pytest.mark.card("emerita_augusta")
def test_emerita_augusta_is_exhausted_and_paid_for_to_draw_a_card_at_any_time() -> None:
    m = battle(
        me([gladiator("cestus")]),
        foe([gladiator("tiro")], arenas=["emerita_augusta"], hand=["grain_contract"], deck=["cull"], coins=1),
    )
    assert m.moves(1) == [
        ("free", "emerita_augusta", 1, ()),
        ("free", "emerita_augusta", 0, ("grain_contract",)),
    ]
    m.act(1, "free", "emerita_augusta", 1, ())
    assert m.hand(1) == ["cull", "grain_contract"]
    assert m.coins(1) == 0
    assert not m.ready("emerita_augusta")
    assert m.moves(1) == []
    assert m.asked() == (0, "combat")


@pytest.mark.card("emerita_augusta")
def test_emerita_augusta_is_not_free_of_charge() -> None:
    m = machinations(me(arenas=["emerita_augusta"], coins=0))
    assert m.moves(0) == []


# ---------------------------------------------------------------------- Londinium


@pytest.mark.card("londinium")
def test_londinium_lowers_the_price_of_the_reserve_by_three() -> None:
    m = machinations(me(arenas=["londinium"], reserve=["parry"] * 4, coins=1))
    assert m.moves(0) == [("buy_back", 1, ())]
    m.act(0, "buy_back", 1, ())
    assert m.hand() == ["parry"] * 4
    assert m.coins() == 0
    m = machinations(me(arenas=["londinium"], reserve=["parry", "pierce"], coins=0))
    m.act(0, "buy_back", 0, ())  # never less than nothing
    assert m.coins() == 0
    m = machinations(me(reserve=["parry", "pierce"], coins=1), foe(arenas=["londinium"]))
    assert m.moves(0) == []


# ---------------------------------------------------------------------- Lugdunum


@pytest.mark.card("lugdunum")
def test_lugdunum_is_exhausted_to_deal_two_when_one_of_ones_own_leaves() -> None:
    m = battle(
        me([gladiator("cestus"), gladiator("andabata")]),
        foe([gladiator("noxius"), gladiator("tiro")], arenas=["lugdunum"]),
    )
    m.attack("cestus", "noxius")
    m.react(1, "lugdunum")
    assert not m.ready("lugdunum")
    assert m.offered() == ["cestus", "andabata", "tiro"]
    m.answer("andabata")
    assert m.events_of("defeated")[-1] == ("andabata", 0, "defeat")


@pytest.mark.card("lugdunum", "pola")
def test_lugdunum_answers_a_move_as_well_in_the_arena_left() -> None:
    m = machinations(
        me([gladiator("tiro", FLEETING)], arenas=["lugdunum", "pola"]),
        foe([gladiator("cestus", FLEETING), gladiator("andabata", LASTING)]),
    )
    m.answer("use", "pola")
    m.react(0, "lugdunum")
    assert m.gladiator("cestus").damage == 2
    assert m.events_of("moves") == [("tiro", 0, m.state.arenas[m.state.slots[LASTING]].card)]


@pytest.mark.card("lugdunum")
def test_lugdunum_is_not_for_enemies_who_leave_and_may_be_kept() -> None:
    m = battle(me([gladiator("cestus")], arenas=["lugdunum"]), foe([gladiator("noxius"), gladiator("tiro")]))
    m.attack("cestus", "noxius")
    assert m.asked() == (1, "combat")
    m = battle(me([gladiator("cestus")]), foe([gladiator("noxius"), gladiator("tiro")], arenas=["lugdunum"]))
    m.attack("cestus", "noxius")
    m.let_be(1)
    assert m.ready("lugdunum")


# ---------------------------------------------------------------------- Pola


@pytest.mark.card("pola")
def test_pola_is_exhausted_to_move_one_of_ones_own_to_another_open_arena() -> None:
    m = machinations(
        me([gladiator("cestus", LASTING, damage=1, ready=False), gladiator("tiro", LASTING)], arenas=["pola"]),
        foe([gladiator("andabata", LASTING)]),
    )
    m.answer("use", "pola")
    assert not m.ready("pola")
    assert m.offered() == ["cestus", "tiro"]
    m.answer("cestus")
    assert m.kind == "where"
    assert m.offered() == [0, 1]
    m.answer(1)
    cestus = m.gladiator("cestus")
    assert (cestus.place, cestus.damage, cestus.ready) == (1, 1, False)


@pytest.mark.card("pola")
def test_pola_judges_open_arenas_as_if_the_gladiator_had_left() -> None:
    m = machinations(me([gladiator("cestus", FLEETING)], arenas=["pola"]))
    m.answer("use", "pola")
    assert m.offered() == [1, 2]  # alone in their fleeting arena, so the other is open to them
    m = machinations(me([gladiator("cestus", FLEETING)], arenas=["pola"]), foe([gladiator("tiro", FLEETING)]))
    m.answer("use", "pola")
    assert m.gladiator("cestus").place == LASTING  # the only place left
    m = machinations(me([gladiator("cestus", LASTING)], arenas=["pola"]), foe([gladiator("tiro", 1)]))
    m.answer("use", "pola")
    assert m.gladiator("cestus").place == 1


@pytest.mark.card("pola", "veles", "ambush")
def test_who_moves_to_an_arena_enters_it() -> None:
    m = machinations(
        me([gladiator("veles", LASTING)], arenas=["pola"], patrons=ENOUGH),
        foe([gladiator("cestus", 1)], hand=["ambush"]),
    )
    m.answer("use", "pola")
    m.react(1, "ambush")
    assert m.gladiator("veles").damage == 2
    m.react(0, "veles", "cestus")
    assert m.gladiator("cestus").damage == 1


@pytest.mark.card("pola")
def test_pola_may_be_used_on_ones_turn_in_late_registration_without_ending_it_but_not_in_a_battle() -> None:
    m = registration(me([gladiator("cestus")], arenas=["pola"]), foe([gladiator("tiro")]))
    assert m.offered() == ["pass", ("use", "pola")]
    m.answer("use", "pola")
    m.answer(FLEETING)
    assert m.gladiator("cestus").place == FLEETING
    assert m.asked() == (0, "register")
    assert m.offered() == ["pass"]
    m = battle(me([gladiator("cestus")], arenas=["pola"]), foe([gladiator("tiro")]))
    assert m.offered() == [("attack", "cestus")]
    assert m.moves(0) == []


@pytest.mark.card("pola")
def test_pola_needs_a_gladiator_and_ones_own_turn() -> None:
    m = machinations(me(arenas=["pola"]), foe([gladiator("tiro")]))
    assert not [answer for answer in m.offered() if answer[0] == "use"]
    m = machinations(me(), foe([gladiator("tiro")], arenas=["pola"]))
    assert m.moves(1) == []

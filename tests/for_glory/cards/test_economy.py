"""The incomes, schemes and patrons of the economy supply, each in a story."""

from __future__ import annotations

from typing import Any

import pytest

from munera.testing.for_glory import Table, battle, foe, gladiator, machinations, me, registration

THEIRS = ["unscrupulous_consul", "crooked_senator"]  # three influence for the foe
FLEETING, LASTING = 0, 2
ROWS = {
    "gladiators": ["noxius", "tiro", "tertiarius"],
    "training": ["pierce", "punctim", "evade"],
    "economy": ["shady_dealings", "decurion", "smooth_talk"],
}


def shop(hand: list[str], coins: int = 0, **given: Any) -> Table:
    """My machinations turn before a known supply."""
    return machinations(me(hand=hand, coins=coins, **given), rows=ROWS)


# ---------------------------------------------------------------------- incomes


@pytest.mark.card("grain_contract", "shady_dealings", "smooth_talk")
@pytest.mark.parametrize(("income", "value"), [("grain_contract", 2), ("shady_dealings", 3), ("smooth_talk", 5)])
def test_an_income_is_worth_its_value_in_every_phase(income: str, value: int) -> None:
    m = shop([income])
    affordable = {card for action, card, *_ in m.offered()[1:] if action == "buy"}
    assert affordable == {
        card
        for card, cost in {
            "noxius": 1,
            "tiro": 2,
            "tertiarius": 3,
            "pierce": 1,
            "punctim": 2,
            "shady_dealings": 3,
            "decurion": 3,
        }.items()
        if cost <= value
    }
    m.answer("buy", "noxius")
    m.answer(income)
    assert m.events_of("pays") == [(0, income, 0)]
    assert m.discard() == [income, "noxius"]  # what is too much is lost
    assert m.coins() == 0
    m = registration(me(hand=["cestus", income], coins=0))
    assert (("enter", "cestus", LASTING) in m.offered()) is (value >= 3)


@pytest.mark.card("grain_contract", "shady_dealings", "smooth_talk", "betting_ring", "business_as_usual")
def test_an_income_only_pays_and_cannot_be_played_or_reserved() -> None:
    hand = ["grain_contract", "shady_dealings", "smooth_talk", "betting_ring", "business_as_usual"]
    m = shop(hand)
    assert not [answer for answer in m.offered() if answer[0] in ("play", "reserve")]


@pytest.mark.card("betting_ring")
def test_betting_ring_is_worth_two_or_five_in_the_arena_phase() -> None:
    m = shop(["betting_ring"])
    assert ("buy", "tiro") in m.offered()
    assert ("buy", "tertiarius") not in m.offered()
    m = registration(me(hand=["cestus", "betting_ring"], coins=0))
    m.answer("enter", "cestus", LASTING)
    m.answer("betting_ring")
    assert m.events_of("pays") == [(0, "betting_ring", 0)]
    m = battle(
        me([gladiator("cestus")], hand=["betting_ring"], reserve=["parry"] * 4, coins=1),
        foe([gladiator("essedarius")], patrons=THEIRS),
    )
    assert m.moves(0) == [("buy_back", 0, ("betting_ring",))]
    m.act(0, "buy_back", 0, ("betting_ring",))
    assert m.hand() == ["parry"] * 4
    assert m.coins() == 1


# ---------------------------------------------------------------------- schemes


@pytest.mark.card("private_sale")
def test_private_sale_gains_a_coin_and_the_next_purchase_goes_to_hand() -> None:
    m = shop(["private_sale"], coins=2)
    m.answer("play", "private_sale")
    assert m.coins() == 3
    m.buy("tiro")
    assert m.events_of("takes_to_hand") == [(0, "tiro")]
    assert m.hand() == ["tiro"]
    assert ("enter", "tiro", LASTING) in m.offered()  # and may be used at once
    m.buy("noxius")
    assert m.discard() == ["private_sale", "noxius"]


@pytest.mark.card("private_sale")
def test_two_private_sales_are_for_two_purchases_and_none_outlasts_the_turn() -> None:
    m = shop(["private_sale", "private_sale"], coins=9)
    m.answer("play", "private_sale")
    m.answer("play", "private_sale")
    for card in ("tiro", "noxius", "pierce"):
        m.buy(card)
    assert m.hand() == ["noxius", "tiro"]
    m = shop(["private_sale"], coins=9)
    m.answer("play", "private_sale")
    m.done()
    assert m.state.sales == 0


@pytest.mark.card("lucrative_investment")
def test_lucrative_investment_gains_two_coin() -> None:
    m = shop(["lucrative_investment"], coins=1)
    m.answer("play", "lucrative_investment")
    assert m.events_of("plays") == [(0, "lucrative_investment")]
    assert m.events_of("gains_coin") == [(0, 2, 3)]
    assert m.discard() == ["lucrative_investment"]


@pytest.mark.card("lucrative_investment", "banquet", "private_sale")
def test_schemes_are_not_for_the_arena_phase_and_cannot_be_reserved() -> None:
    hand = ["lucrative_investment", "banquet", "private_sale"]
    m = shop(hand)
    assert not [answer for answer in m.offered() if answer[0] == "reserve"]
    m = registration(me(hand=hand))
    assert m.offered() == ["pass"]
    m = battle(me([gladiator("cestus")], hand=hand), foe([gladiator("tiro")]))
    assert m.offered() == [("attack", "cestus")]


@pytest.mark.card("manumission")
def test_manumission_culls_up_to_two_for_a_coin_each() -> None:
    m = shop(["manumission", "business_as_usual", "cull", "business_as_usual"], coins=0)
    m.answer("play", "manumission")
    assert m.offered() == ["none", "business_as_usual", "cull"]  # never itself
    m.answer("business_as_usual")
    assert m.coins() == 0  # the coin comes when both are chosen
    m.answer("cull")
    assert m.events_of("culls") == [(0, "business_as_usual"), (0, "cull")]
    assert m.events_of("gains_coin") == [(0, 2, 2)]
    assert m.hand() == ["business_as_usual"]
    assert sorted(m.state.removed) == ["business_as_usual", "cull"]
    assert m.discard() == ["manumission"]


@pytest.mark.card("manumission")
def test_manumission_may_cull_one_or_none() -> None:
    m = shop(["manumission", "cull"], coins=0)
    m.answer("play", "manumission")
    m.answer("cull")
    m.answer("none")
    assert m.coins() == 1
    m = shop(["manumission", "cull"], coins=0)
    m.answer("play", "manumission")
    m.answer("none")
    assert m.coins() == 0
    assert m.events_of("gains_coin") == []
    assert m.hand() == ["cull"]


@pytest.mark.card("scout_the_provinces")
def test_scout_gains_a_coin_may_replace_a_row_and_lowers_the_next_price() -> None:
    m = shop(["scout_the_provinces"], coins=4)
    m.answer("play", "scout_the_provinces")
    assert m.coins() == 5
    assert m.offered() == ["none", "gladiators", "training", "economy"]
    m.answer("training")
    assert m.events_of("row_replaced") == [("training",)]
    assert sorted(m.state.withdrawn[1]) == ["evade", "pierce", "punctim"]
    assert len(m.state.rows[1]) == 3
    m.buy("smooth_talk")  # six less three
    assert m.coins() == 2
    m.buy("tiro")
    assert m.coins() == 0  # only the next one was cheaper


@pytest.mark.card("scout_the_provinces")
def test_the_reduction_of_scout_is_used_up_even_if_it_is_not_needed_in_full_and_ends_with_the_turn() -> None:
    m = shop(["scout_the_provinces"], coins=0)
    m.answer("play", "scout_the_provinces")
    m.answer("none")
    assert m.events_of("row_replaced") == []
    assert m.coins() == 1
    m.buy("noxius")  # costs nothing now
    assert m.coins() == 1
    assert m.events_of("pays") == []
    assert ("buy", "tiro") not in m.offered()
    m = shop(["scout_the_provinces"], coins=0)
    m.answer("play", "scout_the_provinces")
    m.answer("none")
    m.done()
    assert m.state.discounts == 0


@pytest.mark.card("scout_the_provinces", "thysdrus")
def test_reductions_of_the_next_purchase_add_up() -> None:
    m = shop(["scout_the_provinces", "scout_the_provinces"], coins=0, arenas=["thysdrus"])
    for _ in range(2):
        m.answer("play", "scout_the_provinces")
        m.answer("none")
    m.answer("use", "thysdrus")
    m.answer("gladiators")
    m.buy("evade")
    assert m.events_of("buys") == [(0, "evade", 0)]
    assert m.coins() == 2


@pytest.mark.card("banquet")
def test_banquet_draws_three_and_only_one_is_held_in_a_turn() -> None:
    m = shop(["banquet", "banquet"], deck=["cull", "cestus", "andabata", "fresh_perspective"])
    m.answer("play", "banquet")
    assert m.hand() == ["andabata", "banquet", "cestus", "cull"]
    assert m.events_of("drawn") == [("cull", "cestus", "andabata")]
    assert ("play", "banquet") not in m.offered()
    assert m.refused()["play", "banquet"] == "once_a_turn"
    m.done()
    assert m.state.feasts == ()  # the next turn may have its own


@pytest.mark.card("banquet")
def test_banquet_is_not_shuffled_into_the_deck_that_it_draws_from() -> None:
    m = machinations(me(hand=["banquet"], discard=["cull", "cestus"], thin=True))
    m.answer("play", "banquet")
    assert m.hand() == ["cestus", "cull"]
    assert m.discard() == ["banquet"]


# ---------------------------------------------------------------------- patrons who only grant influence


@pytest.mark.card("decurion", "imperial_procurator", "crooked_senator")
@pytest.mark.parametrize(
    ("patron", "influence"), [("decurion", 1), ("imperial_procurator", 3), ("crooked_senator", 1)]
)
def test_a_patron_who_grants_influence_and_nothing_else(patron: str, influence: int) -> None:
    m = shop([patron, "samnite", "murmillo", "primus_palus"])
    assert not [answer for answer in m.offered() if answer[0] == "enter"]
    m.answer("play", patron)
    assert m.events_of("welcomes") == [(0, patron, influence)]
    assert m.view(1)["players"][0]["influence"] == influence
    entering = {answer[1] for answer in m.offered() if answer[0] == "enter"}
    need = {"samnite": 1, "murmillo": 2, "primus_palus": 3}
    assert entering == {card for card in need if need[card] <= influence}
    assert not [answer for answer in m.offered() if answer[0] == "use"]
    assert m.discard() == []


@pytest.mark.card("decurion", "imperial_procurator")
def test_patrons_are_not_played_in_the_arena_phase() -> None:
    m = registration(me(hand=["decurion", "imperial_procurator"]))
    assert m.offered() == ["pass"]
    m = battle(me([gladiator("cestus")], hand=["decurion", "imperial_procurator"]), foe([gladiator("tiro")]))
    assert m.offered() == [("attack", "cestus")]


@pytest.mark.card(
    "argentarius",
    "praetor",
    "publicanus",
    "vestalis",
    "aedile",
    "treacherous_augur",
    "doctor_of_the_ludus",
    "legatus",
    "unscrupulous_consul",
)
@pytest.mark.parametrize(
    ("patron", "influence"),
    [
        ("argentarius", 1),
        ("praetor", 1),
        ("publicanus", 1),
        ("vestalis", 1),
        ("aedile", 1),
        ("treacherous_augur", 2),
        ("doctor_of_the_ludus", 1),
        ("legatus", 2),
        ("unscrupulous_consul", 2),
    ],
)
def test_a_patron_grants_influence_while_they_are_ready(patron: str, influence: int) -> None:
    for ready in (True, False):
        m = machinations(me(patrons=[{"card": patron, "ready": ready}]))
        assert m.view(0)["players"][0]["influence"] == (influence if ready else 0)


# ---------------------------------------------------------------------- patrons with an ability


@pytest.mark.card("argentarius")
def test_argentarius_pays_a_coin_for_each_of_ones_own_who_falls() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["caesim"]),
        foe(
            [gladiator("tiro", damage=1), gladiator("spiculus", damage=2), gladiator("andabata")],
            patrons=["argentarius"],
            coins=0,
        ),
    )
    m.tactic("caesim", "tiro", "spiculus", "none")
    assert m.events_of("gains_coin") == [(1, 1, 1), (1, 1, 2), (1, 1, 3), (1, 1, 4)]
    assert m.asked() == (0, "combat")  # without a question


@pytest.mark.card("argentarius")
def test_argentarius_pays_for_lost_influence_too_but_neither_for_enemies_nor_exhausted() -> None:
    m = battle(
        me(
            [gladiator("samnite"), gladiator("gallus"), gladiator("cestus")],
            patrons=["praetor", "argentarius"],
            coins=0,
        ),
        foe([gladiator("tiro"), gladiator("andabata")]),
    )
    m.tactic("praetor", "gallus")
    assert m.events_of("defeated") == [("gallus", 0, "influence")]
    assert m.coins() == 2
    for patron in ({"card": "argentarius", "ready": False}, None):
        m = battle(
            me([gladiator("cestus")], patrons=["argentarius"], coins=0),
            foe([gladiator("noxius"), gladiator("tiro")], patrons=[patron] if patron else [], coins=0),
        )
        m.attack("cestus", "noxius")
        assert m.coins(1) == 2  # insurance and Noxius themselves
        assert m.coins() == 0


@pytest.mark.card("praetor")
def test_praetor_is_exhausted_to_deal_one_damage() -> None:
    m = battle(me([gladiator("cestus")], patrons=["praetor"]), foe([gladiator("tiro"), gladiator("andabata")]))
    m.tactic("praetor")
    assert not m.ready("praetor")
    assert m.offered() == ["cestus", "tiro", "andabata"]
    m.answer("tiro")
    assert m.events_of("damaged") == [("tiro", 1, 1, 1)]
    assert m.offered() == [("attack", "cestus")]


@pytest.mark.card("praetor")
def test_an_exhausted_praetor_rests_until_the_next_machinations_turn_and_is_no_scheme() -> None:
    exhausted = [{"card": "praetor", "ready": False}]
    m = battle(me([gladiator("cestus")], patrons=exhausted), foe([gladiator("tiro")]))
    assert m.offered() == [("attack", "cestus")]
    m = machinations(me([gladiator("cestus")], patrons=["praetor"]), foe([gladiator("tiro")]))
    assert not [answer for answer in m.offered() if answer[0] == "use"]
    m = machinations(foe(), me(patrons=exhausted))
    m.done()
    assert m.ready("praetor")


@pytest.mark.card("publicanus")
def test_publicanus_is_exhausted_for_a_coin_in_machinations() -> None:
    m = shop([], coins=0, patrons=["publicanus"])
    m.answer("use", "publicanus")
    assert m.coins() == 1
    assert not m.ready("publicanus")
    assert not [answer for answer in m.offered() if answer[0] == "use"]
    m = battle(me([gladiator("cestus")], patrons=["publicanus"]), foe([gladiator("tiro")]))
    assert m.offered() == [("attack", "cestus")]


@pytest.mark.card("vestalis")
def test_vestalis_is_exhausted_to_prevent_one_damage_to_anybody() -> None:
    m = battle(
        me([gladiator("cestus")], hand=["caesim"]),
        foe([gladiator("tiro"), gladiator("andabata")], patrons=["vestalis"]),
    )
    m.tactic("caesim", "cestus", "tiro", "none")
    m.react(1, "vestalis")
    assert not m.ready("vestalis")
    assert m.offered() == ["cestus", "tiro"]
    m.answer("tiro")
    assert m.events_of("prevented") == [("tiro", 1, 1)]
    assert m.events_of("damaged") == [("cestus", 0, 1, 2)]
    m.attack("cestus", "tiro")  # the vestalis prevented once, and is exhausted now
    assert m.events_of("damaged")[-1] == ("tiro", 1, 1, 1)


@pytest.mark.card("vestalis")
def test_vestalis_prevents_one_alone_and_may_be_kept() -> None:
    m = battle(me([gladiator("andabata")]), foe([gladiator("cestus")], patrons=["vestalis"]))
    m.attack("andabata")
    m.let_be(0)
    m.react(1, "vestalis")
    assert m.events_of("damaged") == [("cestus", 1, 1, 2)]
    m = battle(me([gladiator("andabata")]), foe([gladiator("cestus")], patrons=["vestalis"]))
    m.attack("andabata")
    m.passes()
    assert m.ready("vestalis")
    assert m.events_of("damaged") == [("cestus", 1, 2, 1)]


@pytest.mark.card("vestalis", "scissor")
def test_vestalis_cannot_prevent_the_blow_of_scissor() -> None:
    m = battle(
        me([gladiator("scissor")], patrons=["legatus"]),
        foe([gladiator("thraex")], patrons=["vestalis", "legatus"]),
    )
    m.attack("scissor")
    assert m.events_of("damaged") == [("thraex", 1, 3, 4)]


@pytest.mark.card("aedile")
def test_aedile_is_exhausted_to_draw_and_may_put_a_card_back_on_the_deck() -> None:
    m = shop(["cestus"], patrons=["aedile"], deck=["cull", "andabata"])
    m.answer("use", "aedile")
    assert not m.ready("aedile")
    assert m.offered() == ["none", "cestus", "cull"]
    m.answer("cestus")
    assert m.hand() == ["cull"]
    assert m.deck()[:2] == ["cestus", "andabata"]
    assert m.events_of("lays_on_deck") == [(0,)]
    assert m.events_of("laid") == [("cestus",)]


@pytest.mark.card("aedile")
def test_aedile_as_a_tactic_loses_their_influence_first() -> None:
    m = battle(
        me([gladiator("cestus"), gladiator("samnite")], patrons=["aedile"], deck=["cull"]),
        foe([gladiator("tiro"), gladiator("andabata")]),
    )
    m.tactic("aedile")
    assert m.events_of("defeated") == [("samnite", 0, "influence")]
    assert m.hand() == ["cull"]
    m.answer("none")
    assert m.hand() == ["cull"]
    assert m.offered() == [("attack", "cestus")]
    kinds = m.kinds()
    assert kinds.index("defeated") < kinds.index("draws")


@pytest.mark.card("treacherous_augur")
def test_treacherous_augur_puts_a_discarded_card_on_the_deck_for_two_coin() -> None:
    m = shop([], coins=2, patrons=["treacherous_augur"], discard=["parry", "cull", "parry"])
    m.answer("use", "treacherous_augur")
    assert not m.ready("treacherous_augur")  # it exhausts, then pays, as printed
    assert (m.kind, m.coins()) == ("pay", 2)
    m.pays()
    assert m.coins() == 0
    assert m.offered() == ["parry", "cull"]
    m.answer("cull")
    assert m.deck()[0] == "cull"
    assert m.discard() == ["parry", "parry"]
    assert m.events_of("puts_on_deck") == [(0, "cull")]
    assert m.view(1)["players"][0]["tops"] == ["cull"]  # for everybody to see


@pytest.mark.card("treacherous_augur")
def test_treacherous_augur_may_pick_what_paid_for_it() -> None:
    m = shop(["shady_dealings"], coins=0, patrons=["treacherous_augur"])
    m.answer("use", "treacherous_augur")
    m.answer("shady_dealings")
    assert m.deck()[0] == "shady_dealings"
    assert m.discard() == []


@pytest.mark.card("treacherous_augur")
def test_treacherous_augur_needs_coin_and_something_to_find_and_machinations() -> None:
    for coins, discard in ((1, ["cull"]), (2, [])):
        m = shop([], coins=coins, patrons=["treacherous_augur"], discard=discard)
        assert not [answer for answer in m.offered() if answer[0] == "use"]
    m = battle(
        me([gladiator("cestus")], patrons=["treacherous_augur"], discard=["cull"]), foe([gladiator("tiro")])
    )
    assert m.offered() == [("attack", "cestus")]


@pytest.mark.card("doctor_of_the_ludus")
def test_doctor_of_the_ludus_is_exhausted_to_ready_anybody() -> None:
    m = battle(
        me([gladiator("cestus", ready=False), gladiator("tiro")], patrons=["doctor_of_the_ludus"]),
        foe([gladiator("andabata", ready=False), gladiator("noxius")]),
    )
    m.tactic("doctor_of_the_ludus")
    assert m.offered() == ["cestus", "andabata"]
    m.answer("cestus")
    assert m.ready("cestus")
    assert not m.ready("doctor_of_the_ludus")
    assert m.offered() == [("attack", "cestus"), ("attack", "tiro")]


@pytest.mark.card("doctor_of_the_ludus")
def test_doctor_of_the_ludus_needs_somebody_exhausted() -> None:
    m = battle(me([gladiator("cestus")], patrons=["doctor_of_the_ludus"]), foe([gladiator("tiro")]))
    assert m.offered() == [("attack", "cestus")]


@pytest.mark.card("legatus")
def test_legatus_adds_one_to_the_initiative_while_they_are_ready() -> None:
    for ready, first in ((True, 0), (False, 1)):
        m = registration(
            me([gladiator("cestus")], patrons=[{"card": "legatus", "ready": ready}]), foe([gladiator("cestus")])
        )
        m.answer("pass")
        m.answer("pass")
        assert m.events_of("initiative") == [(first, 1 + ready, 1)]


@pytest.mark.card("legatus")
def test_two_legati_add_two() -> None:
    m = registration(
        me([gladiator("cestus")], patrons=["legatus", "legatus"]), foe([gladiator("essedarius")], patrons=THEIRS)
    )
    m.answer("pass")
    m.answer("pass")
    assert m.events_of("initiative") == [(1, 3, 4)]


@pytest.mark.card("unscrupulous_consul")
def test_unscrupulous_consul_lowers_the_fee_of_late_registration() -> None:
    for patrons, coins in ((["unscrupulous_consul"], 2), (["unscrupulous_consul"] * 2, 1)):
        m = registration(me(hand=["cestus"], patrons=patrons, coins=coins))
        m.answer("enter", "cestus", LASTING)
        m.pays()
        assert m.coins() == 0
        assert len(m.events_of("pays")) == coins
    m = registration(me(hand=["cestus"], patrons=[{"card": "unscrupulous_consul", "ready": False}], coins=2))
    assert m.offered() == ["pass"]

"""Concepts: cards before rules, who owns what, who is active, what is open and what is hidden."""

from __future__ import annotations

import pytest

from munera.kernel import Illegal
from munera.testing.for_glory import ENOUGH, Table, battle, foe, gladiator, machinations, me, registration, table

ONES = ["business_as_usual"]


def used(m: Table) -> list[str]:
    """The abilities on the table that may be used now."""
    return [option[1] for option in m.offered() if option[0] == "use"]


@pytest.mark.rule("FG-CONCEPT-1")
def test_a_card_is_stronger_than_a_rule() -> None:
    arenas = [{"card": "casinum", "holder": 0}, None, None]
    assert ("reserve", "cestus") not in machinations(me(hand=["cestus"])).offered()
    assert ("reserve", "cestus") in machinations(me(hand=["cestus"]), arenas=arenas).offered()


@pytest.mark.rule("FG-CONCEPT-2")
def test_a_gladiator_means_one_of_either_side() -> None:
    m = battle(
        me([gladiator("cestus", ready=False)], hand=["pierce", "palus_drill"], patrons=["praetor"]),
        foe([gladiator("cestus"), gladiator("andabata")]),
    )
    m.answer("pierce")
    assert m.offered() == ["cestus", "cestus 2", "andabata"]


@pytest.mark.rule("FG-CONCEPT-2")
def test_you_own_and_enemy_narrow_it_to_one_side() -> None:
    mine = [gladiator("cestus", ready=False), gladiator("laquearius")]
    m = battle(me(mine, hand=["palus_drill"], patrons=ENOUGH), foe([gladiator("cestus"), gladiator("andabata")]))
    m.answer("palus_drill")
    assert m.offered() == ["cestus", "laquearius"]
    m = battle(me(mine, patrons=ENOUGH), foe([gladiator("cestus"), gladiator("andabata")]))
    m.answer("use", "laquearius")
    assert m.offered() == ["cestus 2", "andabata"]


@pytest.mark.rule("FG-CONCEPT-3")
def test_may_is_a_choice_and_the_rest_a_duty() -> None:
    m = machinations(me(hand=["fresh_perspective"]))
    m.answer("play", "fresh_perspective")
    assert m.offered() == ["none", "gladiators", "training", "economy"]
    m = machinations(arenas=[{"card": "thysdrus", "holder": 0}, None, None])
    m.answer("use", "thysdrus")
    assert m.offered() == ["gladiators", "training", "economy"]


@pytest.mark.rule("FG-CONCEPT-4")
def test_each_owns_their_cards_and_nobody_the_arenas_in_the_middle() -> None:
    m = battle(
        me([gladiator("andabata")], discard=["cull"], arenas=["pompeii"]),
        foe([gladiator("cestus", damage=2), gladiator("andabata")]),
        arenas=[{"card": "capua", "holder": 0}, "verona", "tarraco"],
    )
    m.attack("andabata", "cestus")
    m.passes()
    assert m.discard(0) == ["cull"]
    assert m.discard(1) == ["cestus"]  # their owner's pile, whoever struck them down
    one, two = m.view(None)["players"]
    assert ([arena["card"] for arena in one["arenas"]], two["arenas"]) == (["pompeii"], [])


@pytest.mark.rule("FG-CONCEPT-5")
def test_the_active_player_takes_the_turn() -> None:
    m = machinations(active=1)
    assert (m.asked(), m.view(None)["active"]) == ((1, "action"), 1)
    m.done()
    assert (m.asked(), m.view(None)["active"]) == ((0, "action"), 0)
    m = battle(me([gladiator("cestus")]), foe([gladiator("cestus")]))
    assert (m.asked(), m.view(None)["active"]) == ((0, "combat"), 0)
    m.attack("cestus")
    m.passes()
    assert (m.asked(), m.view(None)["active"]) == ((1, "combat"), 1)


@pytest.mark.rule("FG-15")
def test_who_registers_is_active() -> None:
    m = registration(me(hand=["cestus"]), foe(hand=["cestus"]))
    assert (m.asked(), m.view(None)["active"]) == ((0, "register"), 0)
    m.answer("enter", "cestus", 2)
    m.pays()
    assert (m.asked(), m.view(None)["active"]) == ((1, "register"), 1)


@pytest.mark.rule("FG-15")
def test_in_late_registration_the_other_reacts_first() -> None:
    m = registration(me(hand=["veles"], patrons=ENOUGH), foe([gladiator("cestus")], hand=["ambush"]))
    m.answer("enter", "veles", 2)
    m.pays()
    assert m.asked() == (1, "react")


@pytest.mark.rule("FG-15")
@pytest.mark.parametrize("favor", [0, 1])
def test_in_resolution_the_player_without_the_crowds_favor_is_active(favor: int) -> None:
    m = table(me(), foe(), phase="resolution", favor=favor)
    assert [seat for seat, _ in m.events_of("draws")] == [1 - favor, favor]


@pytest.mark.rule("FG-14")
@pytest.mark.parametrize("order", [["arbelas", "lugdunum"], ["lugdunum", "arbelas"]])
def test_the_active_player_orders_their_effects_of_one_moment(order: list[str]) -> None:
    m = battle(
        me([gladiator("arbelas"), gladiator("cestus")], patrons=ENOUGH, hand=["punctim"]),
        foe([gladiator("thraex")], patrons=["legatus"]),
        arenas=[{"card": "lugdunum", "holder": 0}, None, None],
    )
    m.tactic("punctim", "arbelas")
    assert m.asked() == (0, "react")  # the foe can do nothing about it
    for card in order:
        m.react(0, card, "thraex")
    assert [card for _, card in m.events_of("uses")] == order
    m.passes()
    assert m.gladiator("thraex").damage == 4


@pytest.mark.rule("FG-CONCEPT-6")
def test_only_a_ready_card_can_be_exhausted() -> None:
    m = battle(
        me([gladiator("cestus", ready=False)], hand=["net_throw"], patrons=[{"card": "praetor", "ready": False}]),
        foe([gladiator("cestus"), gladiator("andabata", ready=False), gladiator("spiculus")]),
    )
    assert m.offered() == ["end", "net_throw"]
    m.answer("net_throw")
    assert m.offered() == ["cestus 2", "spiculus"]


@pytest.mark.rule("FG-CONCEPT-6")
def test_only_an_exhausted_card_can_be_readied() -> None:
    m = battle(me([gladiator("cestus")], hand=["second_wind"]), foe([gladiator("cestus")]))
    assert "second_wind" not in m.offered()
    m = battle(
        me([gladiator("cestus"), gladiator("andabata", ready=False)], hand=["second_wind"]),
        foe([gladiator("cestus", ready=False), gladiator("andabata")]),
    )
    m.answer("second_wind")
    assert m.offered() == ["andabata", "cestus 2"]


@pytest.mark.rule("FG-CONCEPT-7")
def test_what_is_not_in_play_does_nothing() -> None:
    m = machinations(
        me(hand=["legatus", "veles"], discard=["imperial_procurator"], deck=["decurion"]),
        foe([gladiator("cestus")], hand=["andabata"]),
        rows={"gladiators": ["primus_palus"]},
    )
    view = m.view(0)
    assert (view["players"][0]["influence"], view["bloodlust"]) == (0, 1)
    assert ("enter", "veles", 2) not in m.offered()
    m.answer("play", "legatus")
    assert m.view(0)["players"][0]["influence"] == 2
    m.answer("enter", "veles", 2)
    m.passes()
    assert m.view(0)["bloodlust"] == 1 + 2


@pytest.mark.rule("FG-CONCEPT-8")
def test_discarded_cards_lie_on_top_of_their_own_pile_for_all_to_see() -> None:
    m = machinations(me(hand=["fresh_perspective"], discard=["cestus"]), rows={"training": ["pierce", "parry"]})
    m.answer("play", "fresh_perspective")
    m.answer("training")
    assert m.discard() == ["cestus", "fresh_perspective"]
    for viewer in (0, 1, None):
        view = m.view(viewer)
        assert view["players"][0]["discard"] == ["cestus", "fresh_perspective"]
        assert view["withdrawn"] == [[], ["parry", "pierce"], []]


@pytest.mark.rule("FG-CONCEPT-9")
def test_nobody_sees_what_lies_where_in_a_deck() -> None:
    one = machinations(me(hand=ONES, deck=["cestus", "cull"]), foe(), rows={"gladiators": []}, seed=1)
    two = machinations(me(hand=ONES, deck=["cull", "cestus"]), foe(), rows={"gladiators": []}, seed=1)
    assert one.deck() != two.deck()
    for viewer in (0, 1, None):
        assert one.view(viewer) == two.view(viewer)
    assert not any("deck" in key and not isinstance(value, int) for key, value in one.view(0).items())


@pytest.mark.rule("FG-CONCEPT-10")
def test_a_hand_may_be_as_large_as_it_likes() -> None:
    hand = ["business_as_usual"] * 6 + ["cull", "cestus"]
    m = registration(me(hand=hand, reserve=["parry", "pierce", "pierce"], coins=3))
    m.act(0, "buy_back", 3, ())
    assert len(m.hand()) == 11
    m.answer("pass")
    m.answer("pass")  # nobody stands anywhere: on to the next turn
    assert m.asked() == (0, "action")
    assert len(m.hand()) == 11


@pytest.mark.rule("FG-41")
def test_open_piles_and_closed_hands_decks_and_reserves() -> None:
    m = machinations(me(hand=["cull"], discard=["cestus"], reserve=["parry"], deck=["andabata"]))
    theirs = m.view(1)
    assert (theirs["hand"], theirs["reserve"]) == ([], [])
    player = theirs["players"][0]
    assert (player["discard"], player["reserve"], player["hand"]) == (["cestus"], 1, 1)
    assert (player["known"], player["held"], player["tops"]) == ([], [], [])


@pytest.mark.rule("FG-51")
def test_counts_and_tokens_are_open_and_everybody_knows_the_cards_but_not_the_places() -> None:
    m = machinations(
        me(hand=["cull", "pierce"], reserve=["parry"], coins=3, glory=2, discard=["cestus"]),
        foe([gladiator("cestus", damage=1)], patrons=["crooked_senator"]),
    )
    for viewer in (0, 1, None):
        view = m.view(viewer)
        player = view["players"][0]
        assert (player["hand"], player["deck"], player["reserve"]) == (2, 12, 1)
        assert (player["coins"], player["glory"]) == (3, 2)
        unseen = ["andabata", *["business_as_usual"] * 9, "crooked_senator", "cull", "fresh_perspective"]
        assert player["unseen"] == sorted([*unseen, "parry", "pierce"])
        assert [g["damage"] for g in view["arenas"][2]["gladiators"]] == [1]
        assert (view["boast"], view["boasts"], view["withdrawn"]) == (6, 5, [[], [], []])


@pytest.mark.rule("FG-51")
def test_own_reserve_is_open_to_oneself_and_a_spectator_sees_no_hand() -> None:
    m = machinations(me(hand=["cull"], reserve=["parry"]), foe(hand=["cestus"], reserve=["pierce"]))
    assert [(m.view(v)["hand"], m.view(v)["reserve"]) for v in (0, 1, None)] == [
        (["cull"], ["parry"]),
        (["cestus"], ["pierce"]),
        ([], []),
    ]


@pytest.mark.rule("FG-54")
def test_a_card_that_goes_from_the_open_to_a_hidden_place_was_seen() -> None:
    m = machinations(
        me(hand=["private_sale"], coins=9, discard=["smooth_talk", "cestus"], patrons=["treacherous_augur"]),
        rows={"training": ["parry"]},
    )
    m.answer("play", "private_sale")
    m.buy("parry")
    assert m.match.events(1)[-1] == ("takes_to_hand", 0, "parry")
    m.answer("use", "treacherous_augur")
    m.pays()
    m.answer("smooth_talk")
    assert m.match.events(1)[-1] == ("puts_on_deck", 0, "smooth_talk")
    assert m.view(1)["hand"] == []


@pytest.mark.rule("FG-54")
def test_what_goes_from_a_hand_to_reserve_or_deck_is_only_counted() -> None:
    m = machinations(me(hand=["parry", "pierce"], patrons=["aedile"], deck=["cestus"]))
    m.answer("reserve", "parry")
    m.answer("use", "aedile")
    m.answer("pierce")
    events = m.match.events(1)
    assert ("reserves", 0, 1) in events
    assert ("lays_on_deck", 0) in events
    assert not any("parry" in event or "pierce" in event or "cestus" in event for event in events)
    assert ("laid", "pierce") in m.match.events(0)


@pytest.mark.rule("FG-54")
def test_a_culled_card_is_shown() -> None:
    m = machinations(me(hand=["cull", "business_as_usual"]))
    m.answer("play", "cull")
    m.answer("business_as_usual")
    assert ("culls", 0, "business_as_usual") in m.match.events(1)
    assert m.view(1)["removed"] == ["business_as_usual"]


@pytest.mark.rule("FG-68")
def test_what_pays_lies_under_what_was_paid_for() -> None:
    m = machinations(me(hand=["grain_contract"], coins=0, discard=["cull"]), rows={"training": ["parry"]})
    m.buy("parry")
    assert m.discard() == ["cull", "grain_contract", "parry"]


@pytest.mark.rule("FG-68")
def test_the_order_of_a_pile_means_nothing() -> None:
    piles = (["cestus", "cull", "andabata"], ["andabata", "cestus", "cull"])
    hands = []
    for pile in piles:
        m = machinations(me(hand=["banquet"], discard=pile, thin=True), rows={"gladiators": []}, seed=3)
        m.answer("play", "banquet")
        hands.append(m.state.hands[0])
    assert hands[0] == hands[1]  # the same chance gives the same cards


@pytest.mark.rule("FG-47")
def test_two_patrons_of_one_title_work_each_by_themselves() -> None:
    m = machinations(me(patrons=["publicanus", "publicanus"], coins=0))
    assert m.view(0)["players"][0]["influence"] == 2
    assert used(m) == ["publicanus", "publicanus"]
    m.answer("use", "publicanus")
    assert (used(m), m.coins()) == (["publicanus"], 1)
    m.answer("use", "publicanus")
    assert (used(m), m.coins()) == ([], 2)


@pytest.mark.rule("FG-52")
@pytest.mark.parametrize("seat", [0, 1])
def test_conceding_at_any_time_loses_the_game(seat: int) -> None:
    m = machinations(me(coins=9, glory=4), foe(glory=4), rows={"training": ["parry"]})
    m.answer("buy", "parry")
    assert m.kind == "pay"  # in the middle of a payment, on either turn
    m.match.concede(seat)
    assert m.over
    assert m.winner == 1 - seat
    with pytest.raises(Illegal):
        m.match.concede(seat)

"""The starting deck and the boasts, each card in a story."""

from __future__ import annotations

import pytest

from munera.testing.for_glory import battle, foe, gladiator, machinations, me, registration

LASTING = 2
ROWS = {
    "gladiators": ["noxius", "tiro", "tertiarius"],
    "training": ["pierce", "punctim", "evade"],
    "economy": ["shady_dealings", "decurion", "smooth_talk"],
}


# ---------------------------------------------------------------------- Business as Usual


@pytest.mark.card("business_as_usual")
def test_business_as_usual_is_worth_one() -> None:
    m = machinations(me(hand=["business_as_usual"] * 3, coins=0), rows=ROWS)
    assert ("buy", "tertiarius") in m.offered()
    m.answer("buy", "tiro")
    m.answer("business_as_usual")
    m.answer("business_as_usual")
    assert m.events_of("pays") == [(0, "business_as_usual", 1), (0, "business_as_usual", 0)]
    assert m.hand() == ["business_as_usual"]
    assert m.discard() == ["business_as_usual", "business_as_usual", "tiro"]
    m = registration(me(hand=["cestus", *["business_as_usual"] * 4], coins=0))
    m.answer("enter", "cestus", LASTING)
    m.pays()
    assert m.hand() == ["business_as_usual"]  # three of four, never all


# ---------------------------------------------------------------------- Cull


@pytest.mark.card("cull")
def test_cull_removes_another_card_in_hand_from_the_game() -> None:
    m = machinations(me(hand=["cull", "cestus", "business_as_usual"], coins=0), rows=ROWS)
    m.answer("play", "cull")
    assert m.offered() == ["none", "cestus", "business_as_usual"]
    m.answer("business_as_usual")
    assert m.events_of("culls") == [(0, "business_as_usual")]
    assert m.state.removed == ["business_as_usual"]
    assert m.hand() == ["cestus"]
    assert m.discard() == ["cull"]
    assert ("buy", "noxius") not in m.offered()  # the coin is gone


@pytest.mark.card("cull")
def test_cull_may_remove_nothing_and_may_be_played_with_an_empty_hand() -> None:
    m = machinations(me(hand=["cull", "cestus"]))
    m.answer("play", "cull")
    m.answer("none")
    assert m.hand() == ["cestus"]
    m = machinations(me(hand=["cull"]))
    m.answer("play", "cull")
    assert m.offered() == ["none"]
    m.answer("none")
    assert m.discard() == ["cull"]


# ---------------------------------------------------------------------- Crooked Senator


@pytest.mark.card("crooked_senator")
def test_crooked_senator_grants_one_influence() -> None:
    m = machinations(me(hand=["crooked_senator", "samnite", "murmillo"]))
    m.answer("play", "crooked_senator")
    assert m.events_of("welcomes") == [(0, "crooked_senator", 1)]
    assert {answer[1] for answer in m.offered() if answer[0] == "enter"} == {"samnite"}
    assert m.refused()["play", "murmillo"] == "no_influence"


# ---------------------------------------------------------------------- Fresh Perspective


@pytest.mark.card("fresh_perspective")
def test_fresh_perspective_gains_a_coin_and_may_replace_a_row() -> None:
    m = machinations(me(hand=["fresh_perspective"], coins=1), rows=ROWS)
    m.answer("play", "fresh_perspective")
    assert m.coins() == 2
    assert m.offered() == ["none", "gladiators", "training", "economy"]
    m.answer("gladiators")
    assert sorted(m.state.withdrawn[0]) == ["noxius", "tertiarius", "tiro"]
    assert len(m.state.rows[0]) == 3
    assert m.state.rows[1] == ROWS["training"]
    new = m.state.rows[0][0]
    assert m.events_of("turned_up")[-1] == tuple(m.state.rows[0])
    assert ("buy", new) in m.offered() or m.refused()["buy", new] == "too_dear"
    m = machinations(me(hand=["fresh_perspective"]), rows=ROWS)
    m.answer("play", "fresh_perspective")
    m.answer("none")
    assert m.state.rows[0] == ROWS["gladiators"]


@pytest.mark.card("fresh_perspective")
def test_fresh_perspective_turns_up_three_also_in_place_of_fewer() -> None:
    for left in ([], ["tiro"], ["tiro", "noxius"]):
        m = machinations(me(hand=["fresh_perspective"]), rows={**ROWS, "gladiators": left})
        m.answer("play", "fresh_perspective")
        m.answer("gladiators")
        assert len(m.state.rows[0]) == 3
        assert sorted(m.state.withdrawn[0]) == sorted(left)


# ---------------------------------------------------------------------- Cestus


@pytest.mark.card("cestus")
def test_cestus_is_a_boxer_without_an_ability() -> None:
    m = machinations(me(hand=["cestus"]))
    m.answer("enter", "cestus", LASTING)
    assert m.asked() == (0, "action")
    m = battle(me([gladiator("cestus")]), foe([gladiator("tiro")]))
    assert m.offered() == [("attack", "cestus")]
    m.attack("cestus")
    assert m.events_of("damaged") == [("tiro", 1, 1, 1)]
    m.attack("tiro")
    assert m.events_of("damaged")[-1] == ("cestus", 0, 1, 2)


# ---------------------------------------------------------------------- Andabata


@pytest.mark.card("andabata")
def test_andabata_may_hurt_themselves_to_strike_harder() -> None:
    m = battle(
        me([gladiator("andabata"), gladiator("tiro")], hand=["parry"]),
        foe([gladiator("cestus"), gladiator("noxius")], hand=["parry"]),
    )
    m.answer("attack", "andabata")
    m.react(0, "andabata")
    assert m.events_of("assigned") == [("andabata", 0, 1)]
    assert m.offered() == ["pass"]  # nobody can prevent it
    m.passes()
    assert m.gladiator("andabata").damage == 1
    m.answer("cestus")
    assert m.events_of("assigned")[-1] == ("cestus", 1, 3)
    m.passes()
    assert m.events_of("defeated") == [("cestus", 1, "defeat")]
    assert m.state.boost == 0


@pytest.mark.card("andabata")
def test_andabata_may_also_strike_as_they_are() -> None:
    m = battle(me([gladiator("andabata")]), foe([gladiator("cestus")]))
    m.attack("andabata")
    m.let_be(0)
    assert m.events_of("damaged") == [("cestus", 1, 2, 1)]


@pytest.mark.card("andabata")
def test_andabata_does_not_hurt_themselves_to_death_nor_twice_in_one_attack() -> None:
    m = battle(me([gladiator("andabata", damage=1)]), foe([gladiator("cestus")]))
    m.attack("andabata")
    assert m.events_of("damaged") == [("cestus", 1, 2, 1)]
    m = battle(
        me([gladiator("andabata")], hand=["turn_the_tables"]), foe([gladiator("thraex")], patrons=["legatus"])
    )
    m.attack("andabata")
    m.react(0, "andabata")
    m.react(0, "turn_the_tables")  # Thraex bears it; Andabata still has two health
    m.passes()
    assert m.gladiator("andabata").damage == 0
    assert m.events_of("assigned")[-1] == ("thraex", 1, 3)


# ---------------------------------------------------------------------- the boasts


@pytest.mark.card("boast_1", "boast_2", "boast_3", "boast_4", "boast_5")
@pytest.mark.parametrize(
    ("left", "needed"), [(5, 6), (4, 14), (3, 19), (2, 24), (1, 24)], ids=["6", "14", "19", "24", "the last 24"]
)
def test_the_boast_on_top_sets_the_bloodlust_that_is_needed(left: int, needed: int) -> None:
    assert machinations(boasts=left).view(None)["boast"] == needed


@pytest.mark.card("boast_1")
def test_the_first_boast_is_reached_by_the_four_of_the_beginning() -> None:
    for hers, phase in (("andabata", "registration"), ("cestus", "machinations")):
        m = machinations(
            me([gladiator("cestus"), gladiator("andabata")]),
            foe([gladiator(hers)] if hers == "cestus" else [gladiator("cestus"), gladiator("andabata")]),
            favor=0,
        )
        m.done()
        assert m.state.phase == phase


@pytest.mark.card("boast_1", "boast_2", "boast_3", "boast_4", "boast_5")
@pytest.mark.parametrize("number", range(1, 6))
def test_a_boast_in_a_deck_is_a_scheme_that_does_nothing(number: int) -> None:
    boast = f"boast_{number}"
    m = machinations(me(hand=[boast, "cull"], coins=0), boasts=0, rows=ROWS)
    before = len(m.events)
    m.answer("play", boast)
    assert m.events[before:] == [("plays", 0, boast)]
    assert m.discard() == [boast]
    assert ("reserve", boast) not in m.offered()
    m = battle(me([gladiator("cestus")], hand=[boast]), foe([gladiator("tiro")]), boasts=0)
    assert m.offered() == [("attack", "cestus")]


@pytest.mark.card("boast_1")
def test_whoever_wins_a_lasting_arena_takes_the_boast_and_may_cull_it_later() -> None:
    m = battle(me([gladiator("cestus")]), foe([gladiator("noxius")]))
    m.attack("cestus")
    assert m.events_of("takes_boast") == [(0, "boast_1")]
    assert "boast_1" in m.discard()
    assert m.view(None)["boast"] == 14
    m = machinations(me(hand=["cull", "boast_1"]), boasts=4)
    m.answer("play", "cull")
    m.answer("boast_1")
    assert m.state.removed == ["boast_1"]

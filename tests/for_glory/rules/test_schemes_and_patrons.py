"""Schemes, and patrons in the villa."""

from __future__ import annotations

import pytest

from munera.testing.for_glory import ENOUGH, Table, battle, foe, gladiator, machinations, me, registration

ONE, TWO, THREE = "business_as_usual", "grain_contract", "shady_dealings"
NOTHING: dict[str, list[str]] = {"gladiators": [], "training": [], "economy": []}


def plays(m: Table) -> list[str]:
    return [option[1] for option in m.offered() if option[0] == "play"]


def influence(m: Table, seat: int = 0) -> int:
    return m.view(None)["players"][seat]["influence"]


# Schemes


@pytest.mark.rule("FG-SCHEME-1")
def test_a_scheme_does_its_work_and_only_then_goes_to_the_pile() -> None:
    m = machinations(me(hand=["scout_the_provinces"], coins=0, discard=["cull"]), rows=NOTHING)
    m.answer("play", "scout_the_provinces")
    assert m.kind == "row"
    assert m.coins() == 1  # the coin came first
    assert m.discard() == ["cull"]
    assert m.view(1)["table"] == [[0, "scout_the_provinces"]]
    m.answer("training")
    assert m.discard() == ["cull", "scout_the_provinces"]
    kinds = m.kinds()
    assert kinds.index("plays") < kinds.index("gains_coin") < kinds.index("row_replaced")


@pytest.mark.rule("FG-SCHEME-1")
def test_the_cost_of_a_scheme_comes_before_its_effect() -> None:
    m = machinations(me(hand=[TWO], coins=0, discard=["cull"], patrons=["treacherous_augur"]))
    m.answer("use", "treacherous_augur")
    assert m.deck()[0] not in (TWO, "cull")
    m.answer(TWO)
    assert m.kind == "augury"
    assert not m.ready("treacherous_augur")


@pytest.mark.rule("FG-SCHEME-2")
def test_schemes_only_in_the_take_actions_step_of_the_own_turn() -> None:
    hand, patrons = ["lucrative_investment", "cull"], ["publicanus", *ENOUGH]
    m = machinations(me(hand=hand, patrons=patrons), active=1)
    assert m.asked() == (1, "action")
    assert m.moves(0) == []
    m = registration(me(hand=hand, patrons=patrons))
    assert m.offered() == ["pass"]
    m = battle(
        me([gladiator("cestus", ready=False)], hand=[*hand, "pierce"], patrons=patrons), foe([gladiator("cestus")])
    )
    assert m.offered() == ["end", "pierce"]


@pytest.mark.rule("FG-SCHEME-3")
def test_a_ready_patron_in_the_villa_may_have_a_scheme() -> None:
    m = machinations(
        me(coins=0, hand=["publicanus"], patrons=["publicanus"]),
        rows=NOTHING,
    )
    assert m.offered() == ["done", ("play", "publicanus"), ("use", "publicanus")]
    m.answer("use", "publicanus")
    assert (m.coins(), m.ready("publicanus"), m.discard()) == (1, False, [])
    assert m.offered() == ["done", ("play", "publicanus")]  # exhausted, and from hand it cannot be used


@pytest.mark.rule("FG-SCHEME-4")
def test_scheme_tactics_are_schemes_on_the_machinations_turn() -> None:
    m = machinations(
        me([gladiator("cestus", damage=2)], hand=["field_surgeon", "palus_drill"], patrons=["aedile"])
    )
    assert {"field_surgeon", "palus_drill"} <= set(plays(m))
    assert ("use", "aedile") in m.offered()
    m.answer("play", "field_surgeon")
    m.answer(2)
    assert m.gladiator("cestus").damage == 0


@pytest.mark.rule("FG-SCHEME-4")
def test_scheme_tactics_are_tactics_in_a_battle() -> None:
    m = battle(
        me([gladiator("cestus", damage=2)], hand=["field_surgeon", "palus_drill", "cull"], patrons=["aedile"]),
        foe([gladiator("cestus")]),
    )
    assert m.offered() == [("attack", "cestus"), "field_surgeon", "palus_drill", ("use", "aedile")]
    m.tactic("field_surgeon", 1)
    assert m.gladiator("cestus").damage == 1
    assert m.offered() == [("attack", "cestus")]  # it was the tactic of this turn


@pytest.mark.rule("FG-SCHEME-5")
@pytest.mark.parametrize("card", [ONE, "cestus", "crooked_senator", "fresh_perspective", "parry", "pierce"])
def test_cull_removes_one_other_card_of_any_type(card: str) -> None:
    m = machinations(me(hand=["cull", card]))
    m.answer("play", "cull")
    assert m.offered() == ["none", card]  # not itself
    m.answer(card)
    assert m.asked() == (0, "action")
    assert (m.hand(), m.discard(), m.state.removed) == ([], ["cull"], [card])


@pytest.mark.rule("FG-SCHEME-5")
def test_a_culled_card_cannot_pay_or_be_played_any_more() -> None:
    m = machinations(me(hand=["cull", THREE], coins=0), rows={**NOTHING, "training": ["parry"]})
    assert ("buy", "parry") in m.offered()
    m.answer("play", "cull")
    m.answer(THREE)
    assert m.offered() == ["done"]


@pytest.mark.rule("FG-SCHEME-5")
def test_cull_need_not_remove_anything() -> None:
    m = machinations(me(hand=["cull", ONE]))
    m.answer("play", "cull")
    m.answer("none")
    assert (m.hand(), m.discard(), m.state.removed) == ([ONE], ["cull"], [])


@pytest.mark.rule("FG-48")
def test_a_culled_card_is_in_no_pile_and_never_comes_back() -> None:
    m = machinations(me(hand=["cull", "parry"], thin=True, deck=[ONE] * 3))
    m.answer("play", "cull")
    m.answer("parry")
    state = m.state
    piles = [*state.decks, *state.hands, *state.discard, *state.withdrawn]
    assert not any("parry" in pile for pile in piles)
    assert state.supply[1].count("parry") + state.rows[1].count("parry") == 3
    for _ in range(6):
        m.done()
        assert "parry" not in m.hand(0)


@pytest.mark.rule("FG-SCHEME-6")
@pytest.mark.parametrize("left", [3, 2, 1, 0])
def test_fresh_perspective_replaces_a_row_however_many_are_left(left: int) -> None:
    row = ["parry", "pierce", "ambush"][:left]
    m = machinations(me(hand=["fresh_perspective"], coins=0), rows={**NOTHING, "training": row})
    m.answer("play", "fresh_perspective")
    assert m.coins() == 1
    m.answer("training")
    assert sorted(m.state.withdrawn[1]) == sorted(row)
    assert [len(row) for row in m.state.rows] == [0, 3, 0]


@pytest.mark.rule("FG-SCHEME-6")
def test_fresh_perspective_may_let_all_rows_lie() -> None:
    m = machinations(me(hand=["fresh_perspective"], coins=0), rows={"training": ["parry"]})
    before = [list(row) for row in m.state.rows]
    m.answer("play", "fresh_perspective")
    m.answer("none")
    assert (m.state.rows, m.coins(), m.discard()) == (before, 1, ["fresh_perspective"])


@pytest.mark.rule("FG-39")
def test_the_card_being_played_is_not_shuffled_in() -> None:
    m = machinations(me(hand=["banquet"], deck=["cestus"], discard=["andabata"], thin=True))
    m.answer("play", "banquet")
    assert m.hand() == ["andabata", "cestus"]  # three were to be drawn, but Banquet is not there to be drawn
    assert (m.deck(), m.discard()) == ([], ["banquet"])


@pytest.mark.rule("FG-38")
def test_augur_may_pick_what_has_just_paid_for_it() -> None:
    m = machinations(me(hand=[TWO], coins=0, discard=["cull"], patrons=["treacherous_augur"]))
    m.answer("use", "treacherous_augur")
    m.answer(TWO)
    assert m.offered() == [TWO, "cull"]
    m.answer(TWO)
    assert (m.deck()[0], m.discard()) == (TWO, ["cull"])


@pytest.mark.rule("FG-38")
def test_even_with_an_empty_pile_before() -> None:
    m = machinations(me(hand=[TWO], coins=0, patrons=["treacherous_augur"]))
    m.answer("use", "treacherous_augur")
    m.answer(TWO)
    assert m.asked() == (0, "action")
    assert (m.deck()[0], m.discard()) == (TWO, [])


@pytest.mark.rule("FG-66")
def test_a_scheme_that_does_nothing_may_be_played() -> None:
    m = machinations(me(hand=["boast_1", "cull"]), boasts=4)
    m.answer("play", "boast_1")
    assert m.discard() == ["boast_1"]
    m.answer("play", "cull")  # no other card in hand
    assert m.offered() == ["none"]
    m.answer("none")
    assert m.discard() == ["boast_1", "cull"]


@pytest.mark.rule("FG-66")
def test_a_scheme_that_needs_a_target_cannot_be_played_without_one() -> None:
    m = machinations(me([gladiator("cestus")], hand=["field_surgeon"]))
    assert ("play", "field_surgeon") not in m.offered()
    assert m.refused()["play", "field_surgeon"] == "no_target"


# Patrons


@pytest.mark.rule("FG-PATRON-1")
def test_a_patron_stays_in_the_villa_for_good() -> None:
    m = machinations(me(hand=["crooked_senator"]))
    m.answer("play", "crooked_senator")
    assert m.ready("crooked_senator")
    assert (m.hand(), m.discard()) == ([], [])
    for _ in range(6):
        m.done()
    assert [p["card"] for p in m.view(1)["players"][0]["patrons"]] == ["crooked_senator"]


@pytest.mark.rule("FG-PATRON-1")
def test_the_arena_phase_leaves_patrons_where_they_are() -> None:
    m = registration(me([gladiator("cestus")], patrons=["legatus"]))
    m.answer("pass")
    m.answer("pass")
    assert m.asked() == (0, "action")
    assert m.ready("legatus")


@pytest.mark.rule("FG-PATRON-2")
def test_patrons_are_played_only_in_the_own_take_actions_step() -> None:
    assert plays(machinations(me(hand=["crooked_senator"]))) == ["crooked_senator"]
    assert registration(me(hand=["crooked_senator"])).offered() == ["pass"]
    m = battle(me([gladiator("cestus")], hand=["crooked_senator"]), foe([gladiator("cestus")]))
    assert m.offered() == [("attack", "cestus")]


@pytest.mark.rule("FG-PATRON-3")
def test_an_exhausted_patron_is_a_blank_card() -> None:
    m = battle(
        me([gladiator("cestus")], patrons=[{"card": "praetor", "ready": False}]),
        foe(
            [gladiator("cestus")],
            patrons=[{"card": "vestalis", "ready": False}, {"card": "argentarius", "ready": False}],
        ),
    )
    assert (influence(m, 0), influence(m, 1)) == (0, 0)
    assert m.offered() == [("attack", "cestus")]
    m.attack("cestus")
    assert m.asked() == (1, "combat")  # Vestalis is not asked
    m = battle(
        me([gladiator("andabata")]),
        foe(
            [gladiator("cestus", damage=2), gladiator("andabata")],
            patrons=[{"card": "argentarius", "ready": False}],
            coins=0,
        ),
    )
    m.attack("andabata", "cestus")
    m.passes()
    assert m.coins(1) == 1  # the insurance, and nothing from Argentarius


@pytest.mark.rule("FG-PATRON-3")
def test_a_patron_who_is_ready_again_grants_influence_again() -> None:
    m = machinations(me(patrons=[{"card": "imperial_procurator", "ready": False}]), active=1)
    assert influence(m) == 0
    m.done()
    assert influence(m) == 3


@pytest.mark.rule("FG-50")
@pytest.mark.parametrize(("ready", "total", "grants"), [(True, 2, 2), (False, 1, 0)])
def test_an_exhausted_legatus_adds_nothing(ready: bool, total: int, grants: int) -> None:
    m = registration(
        me([gladiator("cestus")], patrons=[{"card": "legatus", "ready": ready}]),
        foe([gladiator("cestus")]),
        favor=1,
    )
    assert influence(m) == grants
    m.answer("pass")
    m.answer("pass")
    assert m.event("initiative") == (0 if ready else 1, total, 1)

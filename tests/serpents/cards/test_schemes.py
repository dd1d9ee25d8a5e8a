"""The schemes of the expansion, each in a story: what it does, whom it may be aimed at, what it costs."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.serpents.cards.table import OWN
from munera.testing.serpents import Table, card, house, intrigue
from munera.testing.spartacus import STAFF
from munera.testing.spartacus.titles import GUARD

SCHEMES = sorted(id for id, row in OWN.items() if row.kind == "scheme")

HANDS, TEST, FAVORS = "sc-set-hands-to-purpose", "sc-test-of-the-brotherhood", "sc-party-favors"
SABOTAGE, PORRIDGE, LIVERY, POACHED = (
    "sc-sabotage",
    "sc-piss-in-the-porridge",
    "sc-stolen-livery",
    "sc-poached-servant",
)
OFFERING, HECATOMB, LEVY = "sc-blood-offering", "sc-hecatomb", "sc-levy-of-the-cohort"
COIN, DOLE, DEBTS, TONGUE = "sc-coin-of-the-senate", "sc-grain-dole", "sc-debts-called-in", "sc-serpents-tongue"
DISGRACE, WOLF, LAURELS, BREAD = (
    "sc-public-disgrace",
    "sc-wolf-at-the-door",
    "sc-laurels",
    "sc-bread-and-circuses",
)

FAMILIA = ["gl-spartacus", "gl-crixus", "gl-gannicus", "gl-duro", "gl-oenomaus"]


def schemer(title: str, *assets: Any, **given: Any) -> dict[str, Any]:
    """The Dominus whose turn it is, with the scheme and otherwise well off."""
    return house(*(assets or STAFF[0]), **{"coins": 9, "hand": [title], "influence": 10, **given})


def rival(*assets: Any, **given: Any) -> dict[str, Any]:
    """Another house, rich in coins only. Nobody preys on the misery of others: all hands are empty."""
    return house(*assets, **{"coins": 9, **given})


def others() -> list[dict[str, Any]]:
    """Two rivals, of whom the first has all that a scheme may ask for."""
    rich = [*FAMILIA, "sl-cook", card("gl-agron", champion=True), GUARD, "eq-sword"]
    return [rival(*rich, influence=11, hand=[GUARD]), rival("gl-celt-warrior", "sl-debtor", influence=1)]


def aims(m: Table, title: str) -> list[tuple[int, ...]]:
    """Prepare the scheme, and return the targets with which it could be announced."""
    m.answer(("prepare", title))
    return [option[1] for option in m.offered() if option[0] == "announce"]


# ---------------------------------------------------------------------- all of them


@pytest.mark.parametrize("title", SCHEMES)
def test_every_scheme_needs_its_influence_and_not_one_less(title: str) -> None:
    needed = OWN[title].requirement
    pile = [GUARD]
    low = intrigue(schemer(title, influence=needed - 1), *others(), intrigue_discard=pile)
    assert aims(low, title) == []
    assert low.can("take_back")
    assert aims(intrigue(schemer(title, influence=needed), *others(), intrigue_discard=pile), title) != []


@pytest.mark.parametrize("title", SCHEMES)
def test_every_scheme_is_discarded_when_it_succeeds_and_cashed_in_for_its_value(title: str) -> None:
    m = intrigue(schemer(title), *others(), intrigue_discard=[GUARD])
    m.answer(("prepare", title))
    m.answer(next(option for option in m.offered() if option[0] == "announce"))
    m.confirm()
    m.nobody()
    m.answer_by_default("pick", "oblige", "tongue")
    assert m.events_of("succeeds") == [(0, title)]
    assert title in m.discards()
    m = intrigue(schemer(title), *others())
    m.answer(("cash", title))
    assert m.events_of("cashes_in") == [(0, title, OWN[title].cash)]
    assert m.coins()[0] == 9 + OWN[title].cash


# ---------------------------------------------------------------------- what the target may do


@pytest.mark.card(HANDS)
@pytest.mark.rule("SW-37", "SW-64")
def test_set_hands_to_purpose_lets_the_target_exhaust_any_three_for_influence() -> None:
    workers = ["gl-duro", "sl-naevia", "sl-cook", GUARD, card("sl-debtor", ready=False)]
    m = intrigue(schemer(HANDS), rival(*workers), rival("gl-agron", "sl-litter-bearers"))
    assert aims(m, HANDS) == [(1,)]  # who counts double is one card (SW-64), and the schemer has two
    m.answer(("announce", (1,)))
    m.confirm()
    m.nobody()
    assert (m.asked(), m.offered()) == ([(1, "oblige")], [0, 1])
    m.answer(1)
    for title in ("sl-naevia", GUARD, "gl-duro"):
        m.pick(title)
    assert m.ready(1) == ["sl-cook"]
    assert m.events_of("obliges") == [(1, HANDS, 1)]
    assert m.influence() == [10, 5, 4]


@pytest.mark.card(HANDS, TEST, FAVORS)
@pytest.mark.rule("SW-37")
@pytest.mark.parametrize("title", [HANDS, TEST, FAVORS])
def test_the_target_may_decline_and_the_scheme_still_succeeds(title: str) -> None:
    m = intrigue(schemer(title), *others())
    m.plays(title, 1)
    before = m.ready(1)
    m.answer(0)
    m.nobody()
    assert m.events_of("obliges") == [(1, title, 0)]
    assert m.events_of("succeeds") == [(0, title)]
    assert m.influence() == [10, 11, 1]
    assert m.ready(1) == before


@pytest.mark.card(TEST)
@pytest.mark.rule("SW-36", "SW-37")
@pytest.mark.parametrize(
    ("gladiators", "most", "times", "left", "influence"),
    [(2, 1, 1, 0, 5), (3, 1, 1, 1, 5), (4, 2, 2, 0, 6), (5, 2, 1, 3, 5), (5, 2, 2, 1, 6)],
)
def test_the_brotherhood_is_tested_twice_at_most(
    gladiators: int, most: int, times: int, left: int, influence: int
) -> None:
    m = intrigue(schemer(TEST), rival(*FAMILIA[:gladiators]), rival("gl-agron"))
    assert aims(m, TEST) == [(1,)]
    m.answer(("announce", (1,)))
    m.confirm()
    m.nobody()
    assert m.offered() == list(range(most + 1))
    m.answer(times)
    m.answer_by_default("pick")
    assert len(m.ready(1)) == left
    assert m.influence()[1] == influence


@pytest.mark.card(FAVORS)
def test_party_favors_discards_a_slave_of_the_target_for_influence() -> None:
    m = intrigue(schemer(FAVORS), rival("sl-cook", "sl-naevia"), rival(card("sl-debtor", ready=False)))
    assert aims(m, FAVORS) == [(0,), (1,)]
    m.answer(("announce", (1,)))
    m.confirm()
    m.nobody()
    assert m.offered() == [0, 1]
    m.answer(1)
    assert m.asked() == [(1, "pick")]
    m.pick("sl-cook")
    assert m.events_of("asset_discarded") == [(3, "sl-cook", 1, "scheme")]
    assert m.influence() == [10, 5, 4]


# ---------------------------------------------------------------------- assets


@pytest.mark.card(SABOTAGE)
@pytest.mark.rule("SW-14")
def test_sabotage_discards_ready_equipment_of_the_schemers_choice() -> None:
    m = intrigue(
        schemer(SABOTAGE, *STAFF[0], "eq-net"),
        rival("eq-sword", "eq-helmet", card("eq-trident", ready=False)),
        rival(card("eq-javelin", ready=False)),
    )
    assert aims(m, SABOTAGE) == [(1,)]
    m.answer(("announce", (1,)))
    m.confirm()
    m.nobody()
    assert m.asked() == [(0, "pick")]
    assert m.offered() == [m.asset("eq-sword").id, m.asset("eq-helmet").id]
    m.pick("eq-helmet")
    assert m.owned(1) == ["eq-sword", "eq-trident"]
    assert m.state.market_discard == ["eq-helmet"]


@pytest.mark.card(PORRIDGE)
@pytest.mark.rule("SW-VERB-4")
def test_piss_in_the_porridge_bars_a_gladiator_who_stays_ready() -> None:
    m = intrigue(schemer(PORRIDGE), rival("gl-duro", "gl-crixus"), rival(card("gl-agron", ready=False)))
    assert aims(m, PORRIDGE) == [(1,)]
    m.answer(("announce", (1,)))
    m.confirm()
    m.nobody()
    m.pick("gl-crixus")
    barred = m.asset("gl-crixus")
    assert (barred.barred, barred.ready) == (True, True)
    assert not m.asset("gl-duro").barred
    assert m.events_of("barred") == [(barred.id, "gl-crixus", 1)]


@pytest.mark.card(LIVERY)
@pytest.mark.rule("SW-32", "SW-VERB-1")
def test_stolen_livery_takes_a_ready_guard_who_arrives_exhausted() -> None:
    m = intrigue(schemer(LIVERY), rival(GUARD, card(GUARD, ready=False)), rival(card(GUARD, ready=False)))
    assert aims(m, LIVERY) == [(1,)]
    m.answer(("announce", (1,)))
    m.confirm()
    m.nobody()
    assert m.asked() == [(0, "turn")]  # guards are alike: nobody is asked which
    assert m.events_of("asset_moves") == [(3, GUARD, 1, 0)]
    assert not m.asset(GUARD, 0).ready
    assert m.owned(1) == [GUARD]


@pytest.mark.card(POACHED)
@pytest.mark.rule("SW-32", "SW-VERB-1")
def test_poached_servant_pays_the_target_who_chooses_the_slave() -> None:
    champion = card("sl-naevia", champion=True)
    m = intrigue(schemer(POACHED), rival("sl-cook", champion), rival(card("sl-debtor", ready=False)))
    assert aims(m, POACHED) == [(1,)]
    m.answer(("announce", (1,)))
    m.confirm()
    m.nobody()
    assert m.asked() == [(1, "pick")]
    m.pick("sl-naevia")
    naevia = m.asset("sl-naevia")
    assert (naevia.owner, naevia.ready, naevia.champion) == (0, False, True)
    assert m.coins() == [7, 11, 9]
    assert m.influence() == [11, 3, 4]  # a Champion is booked at both ends (SP-49)


@pytest.mark.card(POACHED)
def test_poached_servant_cannot_be_played_without_the_two_coins() -> None:
    assert aims(intrigue(schemer(POACHED, coins=1), rival("sl-cook"), rival()), POACHED) == []


@pytest.mark.card(OFFERING)
def test_blood_offering_costs_a_gladiator_of_ones_own() -> None:
    m = intrigue(schemer(OFFERING, "gl-duro", "gl-crixus", "sl-cook"), rival(), rival())
    assert aims(m, OFFERING) == [(0,), (1,), (2,)]
    m.answer(("announce", (2,)))
    m.confirm()
    m.nobody()
    m.pick("gl-duro")
    assert m.events_of("asset_discarded") == [(1, "gl-duro", 0, "price")]
    assert m.influence() == [10, 4, 5]
    tired = card("gl-duro", ready=False)
    assert aims(intrigue(schemer(OFFERING, tired, "sl-cook"), rival(), rival()), OFFERING) == []


@pytest.mark.card(HECATOMB)
def test_hecatomb_costs_a_gladiator_and_a_slave() -> None:
    m = intrigue(schemer(HECATOMB, "gl-duro", "sl-cook", "sl-mira"), rival(), rival())
    assert aims(m, HECATOMB) == [(0,)]
    m.answer(("announce", (0,)))
    m.confirm()
    m.nobody()
    m.pick("sl-mira")
    assert m.owned(0) == ["sl-cook"]
    assert m.influence() == [12, 4, 4]


@pytest.mark.card(HECATOMB)
@pytest.mark.parametrize("assets", [["gl-duro", "gl-crixus"], ["sl-cook", "sl-mira"]])
def test_hecatomb_needs_one_of_each_kind(assets: list[str]) -> None:
    assert aims(intrigue(schemer(HECATOMB, *assets), rival(), rival()), HECATOMB) == []


@pytest.mark.card(LEVY)
@pytest.mark.parametrize(("pile", "back"), [(1, 1), (2, 2), (3, 2)])
def test_levy_of_the_cohort_brings_guards_back_to_the_target(pile: int, back: int) -> None:
    m = intrigue(schemer(LEVY), rival(), rival(), intrigue_discard=[GUARD] * pile)
    assert aims(m, LEVY) == [(0,), (1,), (2,)]
    m.answer(("announce", (1,)))
    m.confirm()
    m.nobody()
    assert m.ready(1) == [GUARD] * back
    assert m.discards() == [GUARD] * (pile - back) + [LEVY]


@pytest.mark.card(LEVY)
def test_levy_of_the_cohort_needs_a_guard_in_the_discard_pile() -> None:
    assert aims(intrigue(schemer(LEVY), rival(), rival(), intrigue_discard=["sc-robbery"]), LEVY) == []


# ---------------------------------------------------------------------- coins


@pytest.mark.card(COIN)
def test_coin_of_the_senate_pays_the_schemer() -> None:
    m = intrigue(schemer(COIN), rival(), rival())
    assert aims(m, COIN) == [(0,)]
    m.answer(("announce", (0,)))
    m.confirm()
    m.nobody()
    assert m.events_of("bank_pays") == [(0, 4, "scheme")]


@pytest.mark.card(DOLE)
def test_grain_dole_has_something_for_everybody() -> None:
    m = intrigue(schemer(DOLE), rival(), rival())
    assert aims(m, DOLE) == [(0,)]
    m.answer(("announce", (0,)))
    m.confirm()
    m.nobody()
    assert m.coins() == [13, 10, 10]


@pytest.mark.card(DEBTS)
@pytest.mark.parametrize(("gladiators", "purse", "paid"), [(1, 9, 2), (2, 9, 4), (4, 9, 4), (2, 3, 3)])
def test_debts_are_called_in_for_every_ready_gladiator(gladiators: int, purse: int, paid: int) -> None:
    debtor = rival(*FAMILIA[:gladiators], card("gl-agron", ready=False), coins=purse)
    m = intrigue(schemer(DEBTS), debtor, rival("gl-celt-warrior", coins=0))
    assert aims(m, DEBTS) == [(1,)]  # the other has a gladiator, but no coin
    m.answer(("announce", (1,)))
    m.confirm()
    m.nobody()
    assert m.events_of("pays") == [(1, 0, paid, "scheme")]
    assert m.coins() == [9 + paid, purse - paid, 0]


# ---------------------------------------------------------------------- cards


@pytest.mark.card(TONGUE)
@pytest.mark.rule("SW-33")
def test_serpents_tongue_sees_the_whole_hand_and_discards_a_card_of_it() -> None:
    hand = ["sc-robbery", "re-whispered-rumors", "sc-robbery", GUARD]
    m = intrigue(schemer(TONGUE), rival(hand=hand), rival())
    assert aims(m, TONGUE) == [(1,)]
    m.answer(("announce", (1,)))
    m.confirm()
    m.nobody()
    assert m.asked() == [(0, "tongue")]
    assert m.offered() == [GUARD, "re-whispered-rumors", "sc-robbery"]
    assert m.events_of("hand_seen") == [(1, *sorted(hand))]
    m.answer("sc-robbery")
    assert m.discards() == ["sc-robbery", TONGUE]
    assert m.events_of("takes_from_hand") == [(0, 1, "sc-robbery")]
    left = [GUARD, "re-whispered-rumors", "sc-robbery"]
    assert m.hand(1) == left
    assert m.view(0)["houses"][1]["known"] == left  # the viewer alone remembers
    assert m.view(2)["houses"][1]["known"] == m.view(None)["houses"][1]["known"] == []


# ---------------------------------------------------------------------- influence


@pytest.mark.card(DISGRACE)
def test_public_disgrace_costs_any_other_dominus_influence() -> None:
    m = intrigue(schemer(DISGRACE), rival(), rival())
    assert aims(m, DISGRACE) == [(1,), (2,)]
    m.answer(("announce", (2,)))
    m.confirm()
    m.nobody()
    assert m.influence() == [10, 4, 3]


@pytest.mark.card(WOLF)
@pytest.mark.parametrize(
    ("mine", "first", "second", "legal"),
    [(10, 11, 4, [(1,)]), (10, 11, 11, []), (11, 11, 4, []), (12, 11, 4, [])],
)
def test_the_wolf_is_at_the_door_of_whoever_is_alone_in_first_place(
    mine: int, first: int, second: int, legal: list[tuple[int, ...]]
) -> None:
    m = intrigue(schemer(WOLF, influence=mine), rival(influence=first), rival(influence=second))
    assert aims(m, WOLF) == legal
    if legal:
        m.answer(("announce", (1,)))
        m.confirm()
        m.nobody()
        assert m.influence() == [mine, first - 1, second]


@pytest.mark.card(LAURELS)
@pytest.mark.parametrize(
    ("assets", "legal"),
    [
        pytest.param([card("gl-duro", champion=True)], True, id="a Champion"),
        pytest.param([card("gl-duro", favour=2)], True, id="two on one"),
        pytest.param([card("gl-duro", favour=1), card("sl-cook", favour=1)], True, id="one on each of two"),
        pytest.param([card("gl-duro", favour=1)], False, id="one"),
        pytest.param([card("gl-duro", champion=True, ready=False)], False, id="a tired Champion"),
        pytest.param([card("gl-duro", favour=1), card("sl-cook", favour=1, ready=False)], False, id="one tired"),
    ],
)
def test_laurels_are_for_champions_and_favourites(assets: list[Any], legal: bool) -> None:
    m = intrigue(schemer(LAURELS), rival(*assets), rival())
    assert aims(m, LAURELS) == ([(1,)] if legal else [])
    if legal:
        m.answer(("announce", (1,)))
        m.confirm()
        m.nobody()
        assert m.influence() == [10, 5, 4]


@pytest.mark.card(BREAD)
def test_bread_and_circuses_costs_four_coins() -> None:
    m = intrigue(schemer(BREAD, coins=4), rival(), rival())
    assert aims(m, BREAD) == [(0,), (1,), (2,)]
    m.answer(("announce", (0,)))
    assert m.state.staked[0] == 4
    m.confirm()
    m.nobody()
    assert m.coins() == [0, 9, 9]
    assert m.influence() == [11, 4, 4]
    assert aims(intrigue(schemer(BREAD, coins=3), rival(), rival()), BREAD) == []

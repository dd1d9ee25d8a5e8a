"""Upkeep: refresh cards, heal injuries, balance the ledgers."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from munera.games.spartacus.cards.table import BASE
from munera.testing.spartacus import Table, Written, card, house, table, upkeep
from munera.testing.spartacus.titles import DESTITUTE, GUARD
from tests.properties import same_examples

GLADIATORS = BASE.titles("gladiator")
SLAVES = BASE.titles("slave")

NOTHING: Written = house(coins=0)


def injured(title: str, **given: Any) -> Written:
    return card(title, injured=True, **given)


def exhausted(title: str, **given: Any) -> Written:
    return card(title, ready=False, **given)


def paid_for(m: Table, seat: int, *titles: str) -> tuple[int, ...]:
    """An answer to the ledger: these gladiators are kept."""
    return tuple(sorted(m.asset(title, seat).id for title in titles))


# ---------------------------------------------------------------------- three steps


@pytest.mark.rule("SP-UPKEEP-1")
def test_all_go_through_each_step_before_the_next_begins() -> None:
    m = upkeep(
        house(exhausted("gl-duro"), injured("gl-kerza"), coins=5),
        house(exhausted("gl-agron"), injured("gl-varro"), coins=5),
        NOTHING,
        dice=[6, 6],
    )
    m.answer_by_default("ledger")
    steps = m.kinds("refreshes", "heals", "keeps", "pays_bank")
    assert steps == ["refreshes", "refreshes", "heals", "heals", "keeps", "keeps", "pays_bank", "pays_bank"]


# ---------------------------------------------------------------------- refresh


@pytest.mark.rule("SP-REFRESH-1")
def test_exhausted_assets_of_every_kind_become_ready() -> None:
    titles = ["gl-duro", "sl-mira", "eq-net", GUARD]
    m = upkeep(house(*[exhausted(title) for title in titles], coins=5), NOTHING, NOTHING)
    assert m.ready(0) == sorted(titles)
    assert m.events_of("refreshes") == [(0, 1, 2, 3, 4)]


@pytest.mark.rule("SP-REFRESH-1")
def test_who_is_injured_is_not_refreshed() -> None:
    m = upkeep(house(injured("gl-duro"), exhausted("sl-mira"), coins=5), NOTHING, NOTHING, dice=[3])
    assert m.ready(0) == ["sl-mira"]
    assert m.events_of("refreshes") == [(0, 2)]


# ---------------------------------------------------------------------- heal


@pytest.mark.rule("SP-HEAL-1")
def test_one_die_for_each_injured_gladiator_and_slave() -> None:
    m = upkeep(
        house(injured("gl-duro"), "gl-kerza", exhausted("gl-agron"), injured("sl-mira"), coins=9),
        house(injured("sl-cook")),
        NOTHING,
        dice=[4, 3, 2],
    )
    rolls = [(1, "gl-duro", 0, 4), (4, "sl-mira", 0, 3), (5, "sl-cook", 1, 2)]
    assert m.events_of("heal_rolls") == m.learned(1, "heal_rolls") == rolls


@pytest.mark.rule("SP-HEAL-2")
@pytest.mark.parametrize("die", [4, 5, 6])
@pytest.mark.parametrize("title", ["gl-duro", "sl-mira"])
def test_from_four_on_the_injured_are_healed_and_ready(title: str, die: int) -> None:
    m = upkeep(house(injured(title, favour=1), coins=3), NOTHING, NOTHING, dice=[die])
    healed = m.asset(title)
    assert (healed.ready, healed.injured, healed.favour) == (True, False, 1)
    assert m.events_of("heals") == [(1, title, 0)]


@pytest.mark.rule("SP-HEAL-3")
@pytest.mark.parametrize("die", [2, 3])
def test_with_two_or_three_they_stay_injured_and_roll_again_next_time(die: int) -> None:
    hosting = [6, 5, 4]  # nobody bids for it
    m = upkeep(house(injured("gl-duro"), coins=3), NOTHING, NOTHING, dice=[die, *hosting, 5])
    assert m.events_of("stays_injured") == [(1, "gl-duro", 0)]
    assert (m.asset("gl-duro").ready, m.asset("gl-duro").injured) == (False, True)
    while m.state.round == 1:
        m.match.answer(m.match.waiting()[0].seat, m.match.waiting()[0].default())
    assert m.events_of("heal_rolls") == [(1, "gl-duro", 0, die), (1, "gl-duro", 0, 5)]
    assert m.asset("gl-duro").ready


@pytest.mark.rule("SP-HEAL-4")
@pytest.mark.parametrize("title", ["gl-duro", "sl-mira"])
def test_with_a_one_the_injured_die(title: str) -> None:
    m = upkeep(house(injured(title), coins=3), NOTHING, NOTHING, dice=[1])
    assert m.owned(0) == []
    assert m.view(1)["market_discard"] == [title]
    assert m.events_of("asset_discarded") == [(1, title, 0, "died")]


@pytest.mark.rule("SP-HEAL-5")
@pytest.mark.parametrize("healer", ["sl-medicus", "sl-apothecary"])
def test_a_healer_lets_a_failed_roll_be_made_again(healer: str) -> None:
    m = upkeep(house(injured("gl-duro"), healer, coins=3), NOTHING, NOTHING, dice=[1, 5])
    assert m.asked() == [(0, "healer")]
    m.pick(healer)
    assert (m.asset("gl-duro").ready, m.asset(healer).ready) == (True, False)
    assert m.events_of("heal_rolls") == [(1, "gl-duro", 0, 1), (1, "gl-duro", 0, 5)]


# ---------------------------------------------------------------------- SP-24


@pytest.mark.rule("SP-24")
@pytest.mark.parametrize(("die", "asked"), [(1, True), (2, True), (3, True), (4, False), (6, False)])
def test_any_failed_roll_may_be_made_again_before_it_is_applied(die: int, asked: bool) -> None:
    m = upkeep(house(injured("gl-duro"), "sl-medicus", coins=3), NOTHING, NOTHING, dice=[die, 6])
    assert (m.kind == "healer") == asked
    if asked:
        assert "gl-duro" in m.owned(0)  # not dead yet
        m.answer("pass")
        assert ("gl-duro" in m.owned(0)) == (die > 1)


@pytest.mark.rule("SP-24")
def test_another_house_is_healed_only_if_its_dominus_agrees() -> None:
    houses = [house("sl-medicus", coins=3), house(injured("gl-duro"), coins=3), NOTHING]
    m = upkeep(*houses, dice=[1, 6])
    assert m.asked() == [(0, "healer")]
    m.pick("sl-medicus")
    assert m.asked() == [(1, "healer_welcome")]
    assert m.offered() == ["no", "yes"]
    m.answer("yes")
    assert (m.asset("gl-duro").ready, m.asset("sl-medicus").ready) == (True, False)
    m = upkeep(*houses, dice=[1, 6])
    m.pick("sl-medicus")
    m.answer("no")
    assert (m.owned(1), m.asset("sl-medicus").ready) == ([], True)
    assert m.events_of("healer_refused") == [(1, 0)]


@pytest.mark.rule("SP-24")
def test_each_healer_works_once_per_upkeep() -> None:
    m = upkeep(
        house(injured("gl-duro"), injured("gl-kerza"), "sl-medicus", coins=3), NOTHING, NOTHING, dice=[2, 3, 1]
    )
    m.pick("gl-duro")  # the order of their own
    m.pick("sl-medicus")
    assert m.events_of("heal_rolls") == [(1, "gl-duro", 0, 2), (1, "gl-duro", 0, 3), (2, "gl-kerza", 0, 1)]
    assert m.events_of("uses_asset") == [(0, 3, "sl-medicus")]
    assert m.owned(0) == ["gl-duro", "sl-medicus"]  # nobody was asked about Kerza


@pytest.mark.rule("SP-24", "SP-HOOK-20")
@pytest.mark.parametrize(
    ("dice", "fate"),
    [((1, 1), "asset_discarded"), ((1, 2), "stays_injured"), ((3, 1), "stays_injured"), ((1, 4), "heals")],
)
def test_twice_blessed_dies_only_on_two_ones(dice: tuple[int, int], fate: str) -> None:
    m = upkeep(house(injured("gl-theokoles"), coins=3), NOTHING, NOTHING, dice=dice)
    assert m.events_of("heal_rolls") == [(1, "gl-theokoles", 0, *dice)]
    assert m.kinds("asset_discarded", "stays_injured", "heals") == [fate]


@pytest.mark.rule("SP-24")
def test_a_dying_card_is_discarded_although_it_is_exhausted() -> None:
    m = upkeep(house(injured("gl-duro", champion=True), coins=3, influence=5), NOTHING, NOTHING, dice=[1])
    assert m.state.market_discard == ["gl-duro"]
    assert m.influence()[0] == 4  # and a Champion is a loss


# ---------------------------------------------------------------------- SP-72


@pytest.mark.rule("SP-72")
def test_the_domini_heal_in_turn_from_the_host_on() -> None:
    m = upkeep(
        *[house(injured(title), coins=3) for title in ("gl-duro", "gl-kerza", "gl-agron")], host=2, dice=[4, 5, 6]
    )
    assert [facts[1:] for facts in m.events_of("heal_rolls")] == [
        ("gl-agron", 2, 4),
        ("gl-duro", 0, 5),
        ("gl-kerza", 1, 6),
    ]


@pytest.mark.rule("SP-72")
def test_one_chooses_the_order_of_ones_own_where_a_healer_can_matter() -> None:
    houses = [house(injured("gl-duro"), injured("gl-kerza"), coins=9), house("sl-medicus", coins=9), NOTHING]
    m = upkeep(*houses, dice=[4, 4])
    assert m.asked() == [(0, "pick")]
    m.pick("gl-kerza")
    # the last is not asked for
    assert [facts[1] for facts in m.events_of("heal_rolls")] == ["gl-kerza", "gl-duro"]
    m = upkeep(houses[0], house("sl-cook", coins=9), NOTHING, dice=[4, 4])
    assert m.kind == "ledger"  # without a healer the order is of no account


@pytest.mark.rule("SP-72")
def test_a_healer_who_was_healed_in_this_upkeep_may_be_used() -> None:
    m = upkeep(house(injured("gl-duro"), injured("sl-medicus"), coins=9), NOTHING, NOTHING, dice=[4, 1, 6])
    assert m.asked() == [(0, "pick")]
    m.pick("sl-medicus")
    assert m.asked() == [(0, "healer")]
    m.pick("sl-medicus")
    assert (m.asset("gl-duro").ready, m.asset("sl-medicus").ready) == (True, False)


@pytest.mark.rule("SP-72")
def test_the_owners_of_healers_are_asked_one_after_the_other_until_somebody_helps() -> None:
    m = upkeep(
        house("sl-apothecary", coins=3),
        house("sl-medicus", coins=3),
        house(injured("gl-duro")),
        host=1,
        dice=[2, 3],
    )
    assert m.asked() == [(1, "healer")]
    m.answer("pass")
    assert m.learned(2, "passes") == [(1,)]
    assert m.asked() == [(0, "healer")]
    m.pick("sl-apothecary")
    m.answer("yes")
    assert m.asked() == [(1, "healer")]  # it failed again: from the beginning
    m.answer("pass")
    assert m.events_of("stays_injured") == [(3, "gl-duro", 2)]


@pytest.mark.rule("SP-72")
def test_a_healer_rolls_the_lower_die_of_the_twice_blessed_again() -> None:
    m = upkeep(house(injured("gl-theokoles"), "sl-medicus", coins=3), NOTHING, NOTHING, dice=[3, 1, 2])
    m.pick("sl-medicus")
    assert m.events_of("heal_rolls") == [(1, "gl-theokoles", 0, 3, 1), (1, "gl-theokoles", 0, 3, 2)]
    assert m.events_of("stays_injured") == [(1, "gl-theokoles", 0)]
    m = upkeep(house(injured("gl-theokoles"), "sl-medicus", coins=3), NOTHING, NOTHING, dice=[4, 1])
    assert m.kind == "ledger"  # one of them succeeded


# ---------------------------------------------------------------------- ledgers


@pytest.mark.rule("SP-LEDGER-1")
def test_a_coin_for_each_ready_slave() -> None:
    m = table(house("sl-mira", "sl-cook", injured("sl-debtor"), coins=1), NOTHING, NOTHING, moment="ledger")
    assert m.events_of("bank_pays") == [(0, 2, "income")]
    assert m.coins() == [3, 0, 0]


@pytest.mark.rule("SP-LEDGER-2")
def test_a_coin_for_each_ready_gladiator() -> None:
    m = table(house("gl-duro", "gl-kerza", exhausted("gl-agron"), coins=3), NOTHING, NOTHING, moment="ledger")
    m.answer(paid_for(m, 0, "gl-duro", "gl-kerza"))
    assert m.events_of("pays_bank") == [(0, 2, "upkeep")]
    assert m.coins() == [1, 0, 0]
    assert m.owned(0) == ["gl-agron", "gl-duro", "gl-kerza"]


@pytest.mark.rule("SP-LEDGER-3")
@pytest.mark.parametrize("coins", [0, 9])
def test_a_gladiator_who_is_not_paid_for_is_set_free(coins: int) -> None:
    m = table(house("gl-duro", coins=coins), NOTHING, NOTHING, moment="ledger")
    m.answer(())
    assert (m.owned(0), m.coins()[0]) == ([], coins)
    assert m.events_of("asset_discarded") == [(1, "gl-duro", 0, "freed")]
    assert m.state.market_discard == ["gl-duro"]


@pytest.mark.rule("SP-25")
def test_the_income_arrives_before_the_cost() -> None:
    m = table(house("gl-duro", "gl-kerza", "gl-agron", "sl-naevia", coins=0), NOTHING, NOTHING, moment="ledger")
    assert not m.can(paid_for(m, 0, "gl-duro", "gl-kerza", "gl-agron"))  # two coins for Naevia
    m.answer(paid_for(m, 0, "gl-kerza", "gl-agron"))
    assert m.kinds("bank_pays", "asset_discarded", "pays_bank") == [
        "bank_pays",
        "asset_discarded",
        "pays_bank",
    ]
    assert (m.coins()[0], m.owned(0)) == (0, ["gl-agron", "gl-kerza", "sl-naevia"])


@pytest.mark.rule("SP-25")
def test_setting_a_champion_free_costs_influence() -> None:
    m = table(
        house(card("gl-duro", champion=True), "gl-kerza", coins=9, influence=5), NOTHING, NOTHING, moment="ledger"
    )
    m.answer(paid_for(m, 0, "gl-kerza"))
    assert m.events_of("influence") == [(0, -1, 4, "champion")]


@pytest.mark.rule("SP-25")
def test_injured_and_exhausted_cards_neither_earn_nor_cost() -> None:
    m = table(
        house(injured("gl-duro"), exhausted("gl-kerza"), injured("sl-mira"), exhausted("sl-cook"), coins=2),
        NOTHING,
        NOTHING,
        moment="ledger",
    )
    assert m.kind == "turn"  # nobody was asked, nothing was booked
    assert m.events_of("bank_pays") == m.events_of("pays_bank") == m.events_of("asset_discarded") == []


@pytest.mark.rule("SP-25")
@same_examples
@given(
    st.lists(st.sampled_from(sorted(GLADIATORS)), unique=True, max_size=4),
    st.lists(st.sampled_from(sorted(SLAVES)), unique=True, max_size=4),
    st.integers(0, 4),
    st.data(),
)
def test_every_ledger_adds_up(gladiators: list[str], slaves: list[str], coins: int, data: st.DataObject) -> None:
    m = table(house(*gladiators, *slaves, coins=coins), NOTHING, NOTHING, moment="ledger")
    income = len(slaves) + ("sl-naevia" in slaves)
    kept: list[str] = []
    if gladiators:
        kept = data.draw(st.lists(st.sampled_from(gladiators), unique=True, max_size=coins + income))
        assert not m.can(tuple(range(1, coins + income + 2)))  # one more than they can pay
        m.answer(paid_for(m, 0, *kept))
    assert m.coins()[0] == coins + income - len(kept)
    assert sorted(m.owned(0)) == sorted([*kept, *slaves])
    assert sorted(m.state.market_discard) == sorted(set(gladiators) - set(kept))


# ---------------------------------------------------------------------- SP-73


@pytest.mark.rule("SP-73")
def test_all_with_a_ready_gladiator_answer_at_the_same_time_and_in_secret() -> None:
    m = table(
        house("gl-duro", coins=3),
        house(exhausted("gl-kerza"), "sl-mira", coins=3),
        house("gl-agron", "gl-varro", coins=3),
        host=2,
        moment="ledger",
    )
    assert m.asked() == [(2, "ledger"), (0, "ledger")]
    m.answer((), 0)
    assert m.asked() == [(2, "ledger")]
    assert m.events_of("keeps") == m.events_of("asset_discarded") == []  # nobody sees it before all are given
    m.answer(paid_for(m, 2, "gl-varro"), 2)
    assert m.events_of("keeps") == m.learned(1, "keeps") == [(2, m.asset("gl-varro").id), (0,)]


@pytest.mark.rule("SP-73")
def test_the_results_are_booked_from_the_host_on() -> None:
    m = table(
        *[
            house(gladiator, slave, coins=3)
            for gladiator, slave in (("gl-duro", "sl-mira"), ("gl-kerza", "sl-cook"))
        ],
        house("sl-debtor", coins=3),
        host=1,
        moment="ledger",
    )
    m.seal()
    assert [facts[0] for facts in m.heard(None, "bank_pays")] == [1, 2, 0]
    assert [facts[0] for facts in m.heard(None, "pays_bank")] == [1, 0]


@pytest.mark.rule("SP-73")
def test_coins_given_away_meanwhile_bring_the_answer_back() -> None:
    m = table(house("gl-duro", "gl-kerza", coins=2), house("gl-agron", coins=2), house(coins=2), moment="ledger")
    m.answer(paid_for(m, 0, "gl-duro", "gl-kerza"), 0)
    assert m.asked() == [(1, "ledger")]
    m.act(0, "give", 2, 1)
    assert m.asked() == [(0, "ledger"), (1, "ledger")]
    assert not m.can(paid_for(m, 0, "gl-duro", "gl-kerza"), 0)


@pytest.mark.rule("SP-WINDOW-3")
def test_after_the_ledgers_a_quiet_window_for_all() -> None:
    m = table(
        house("gl-duro", "sl-mira", coins=1, hand=[DESTITUTE], influence=3),
        house("gl-kerza", "gl-agron", "sl-cook", coins=1, hand=[GUARD], influence=3),
        house("gl-varro", "sl-debtor", coins=1, hand=[GUARD], influence=2),
        moment="ledger",
    )
    m.seal()  # seat 1 pays for both and has nothing left
    assert m.coins() == [1, 0, 1]
    assert m.asked() == [(0, "react"), (1, "react")]  # seat 2 has too little influence for any of the three
    assert m.offered(0) == ["pass", ("play", DESTITUTE, 1)]
    m.seal(s0=("play", DESTITUTE, 1))
    assert m.influence() == [3, 2, 2]

"""The slaves, each in a story: in the ledger, in the arena, and with what they can do."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.spartacus.cards.table import BASE, CARDS
from munera.testing.spartacus import Table, auction, card, combat, fighter, house, intrigue, upkeep

SLAVES = BASE.titles("slave")

PLAIN = ["sl-attendant", "sl-debtor", "sl-convict", "sl-deserter", "sl-cook"]
SKILLED = ["sl-masked-courtesan", "sl-melitta", "sl-prisca", "sl-pietros"]


# ---------------------------------------------------------------------- all of them


@pytest.mark.card(*PLAIN)
@pytest.mark.parametrize("slave", sorted(SLAVES))
def test_every_slave_earns_a_coin_and_may_fight(slave: str) -> None:
    m = upkeep(house(slave), house(), house())
    assert m.coins()[0] == (2 if slave == "sl-naevia" else 1)
    m = combat(fighter(0, slave), fighter(1, "gl-duro"))
    row = CARDS[slave]
    assert m.state.fighters[0].pools == (row.attack, row.defence, row.speed)


@pytest.mark.card(*PLAIN)
@pytest.mark.parametrize("slave", PLAIN)
def test_starting_slaves_have_no_ability(slave: str) -> None:
    assert intrigue(house(slave, hand=["gu-guard"]), house(hand=["gu-guard"]), house()).offered() == [
        "end",
        ("cash", "gu-guard"),
    ]


@pytest.mark.parametrize("slave", sorted(SLAVES - set(PLAIN)))
def test_no_exhausted_slave_can_be_used(slave: str) -> None:
    for tired in (card(slave, ready=False), card(slave, injured=True)):
        m = intrigue(house(tired, hand=["gu-guard"]), house(hand=["gu-guard"]), house())
        assert m.offered() == ["end", ("cash", "gu-guard")]


# ---------------------------------------------------------------------- for coins


@pytest.mark.card(*SKILLED, "sl-mira")
@pytest.mark.parametrize(("slave", "coins"), [*((title, 1) for title in SKILLED), ("sl-mira", 2)])
def test_a_skilled_slave_earns_coins_on_ones_own_turn(slave: str, coins: int) -> None:
    m = intrigue(house(slave), house(), house())
    assert m.offered() == ["end", ("ability", 1)]
    m.answer(("ability", slave))
    assert m.events_of("uses_asset") == [(0, 1, slave)]
    assert m.events_of("bank_pays") == [(0, coins, "ability")]
    assert (m.coins(), m.ready(0)) == ([coins, 0, 0], [])
    assert m.offered() == ["end"]  # exhausted
    other = intrigue(house(), house(slave), house())
    assert other.asked() == [(0, "turn")]
    assert other.offered() == ["end"]  # not on another's turn


# ---------------------------------------------------------------------- for cards


@pytest.mark.card("sl-diona", "sl-aurelia")
@pytest.mark.parametrize("slave", ["sl-diona", "sl-aurelia"])
def test_a_handmaid_exchanges_a_card(slave: str) -> None:
    m = intrigue(house(slave, hand=["gu-guard", "sc-robbery"]), house(), house(), intrigue=["re-destitute"])
    m.answer(("ability", slave))
    assert m.asked() == [(0, "exchange")]
    assert m.offered() == ["gu-guard", "sc-robbery"]  # one must go
    m.answer("sc-robbery")
    assert m.hand() == ["gu-guard", "re-destitute"]
    assert m.events_of("hand_discarded") == [(0, "sc-robbery", "exchange")]
    assert m.events_of("draws") == [(0, 1)]
    m.nobody()
    assert ("ability", 1) not in m.offered()
    empty = intrigue(house(slave), house(), house())
    assert empty.offered() == ["end"]  # nothing to discard


@pytest.mark.card("sl-indus")
def test_indus_sees_a_random_card_of_a_rival() -> None:
    m = intrigue(house("sl-indus"), house(hand=["sc-robbery"]), house(), house(hand=["gu-guard"]))
    m.answer(("ability", "sl-indus"))
    assert m.asked() == [(0, "pick_house")]
    assert m.offered() == [1, 3]  # neither oneself nor an empty hand
    m.answer(1)
    assert m.events_of("spies") == [(0, 1)]
    spied = [event for event in m.match.log or () if event[0] == "spied"]
    assert spied == [("spied", (1, "sc-robbery"), (0,), ())]  # for this Dominus alone
    assert m.view(0)["houses"][1]["known"] == ["sc-robbery"]
    assert m.view(2)["houses"][1]["known"] == []
    assert intrigue(house("sl-indus", hand=["gu-guard"]), house(), house()).offered() == [
        "end",
        ("cash", "gu-guard"),
    ]


@pytest.mark.card("sl-indus")
def test_indus_may_meet_any_card() -> None:
    hand = ["gu-guard", "re-destitute", "sc-robbery"]
    met = set()
    for seed in range(40):
        m = intrigue(house("sl-indus"), house(hand=hand), house(), seed=seed)
        m.answer(("ability", "sl-indus"))
        met.add(m.events_of("spied")[0][1])
    assert met == set(hand)


# ---------------------------------------------------------------------- for the auction


@pytest.mark.card("sl-camila", "sl-merchants-scribe")
@pytest.mark.parametrize("slave", ["sl-camila", "sl-merchants-scribe"])
def test_an_informant_looks_at_a_lot(slave: str) -> None:
    m = auction(house("sl-cook"), house(slave), house(), market=["gl-duro", "eq-net", "sl-mira"])
    assert m.asked() == [(1, "informant")]
    assert m.offered() == ["pass", (2, 0), (2, 1), (2, 2)]
    m.answer((2, 1))
    seen = [event for event in m.match.log or () if event[0] == "lot_seen"]
    assert seen == [("lot_seen", (1, "eq-net"), (1,), ())]
    assert m.events_of("looks_at_lot") == [(1, 2, slave, 1)]
    assert m.view(1)["row"] == ["gl-duro", "eq-net", None]  # the first has been turned up meanwhile
    assert m.view(0)["row"] == ["gl-duro", None, None]
    assert m.ready(1) == []
    assert m.kind == "bid"
    tired = auction(house("sl-cook"), house(card(slave, ready=False)), house())
    assert tired.kind == "bid"


@pytest.mark.card("sl-camila", "sl-merchants-scribe")
@pytest.mark.rule("SP-31")
def test_two_informants_look_twice_in_priority_order() -> None:
    m = auction(house("sl-camila"), house("sl-merchants-scribe"), house(), host=1)
    assert m.asked() == [(1, "informant")]
    m.answer((2, 0))
    assert m.asked() == [(0, "informant")]
    m.answer((1, 0))  # also at the same lot
    assert m.state.peeked == ((1, 0), (), ())
    m = auction(house("sl-camila", "sl-merchants-scribe"), house(), house())
    m.answer((2, 2))
    assert m.offered() == ["pass", (1, 0), (1, 1), (1, 2)]
    m.answer("pass")
    assert m.ready(0) == ["sl-camila"]


# ---------------------------------------------------------------------- for the injured


def infirmary(healer: str, *dice: int, patient: str = "gl-duro", owner: int = 0) -> Table:
    houses: list[dict[str, Any]] = [house(healer), house(), house()]
    houses[owner]["assets"].append(card(patient, injured=True))
    return upkeep(*houses, dice=list(dice))


@pytest.mark.card("sl-medicus", "sl-apothecary")
@pytest.mark.parametrize("slave", ["sl-medicus", "sl-apothecary"])
@pytest.mark.parametrize(("again", "state"), [(6, "heals"), (3, "stays_injured"), (1, "asset_discarded")])
def test_a_healer_has_a_failed_roll_made_again(slave: str, again: int, state: str) -> None:
    m = infirmary(slave, 1, again)
    assert m.asked() == [(0, "healer")]
    assert m.offered() == ["pass", 1]
    m.answer(1)
    assert [dice for *_, dice in m.events_of("heal_rolls")] == [1, again]
    assert state in m.kinds()
    assert m.events_of("exhausted") == [(1, slave, 0)]
    m.answer_by_default("ledger")
    assert m.coins()[0] == 0  # exhausted before the ledger: no income, even for a healed gladiator's upkeep


@pytest.mark.card("sl-medicus", "sl-apothecary")
@pytest.mark.parametrize("slave", ["sl-medicus", "sl-apothecary"])
def test_a_healer_is_not_asked_after_a_success_and_need_not_help(slave: str) -> None:
    m = infirmary(slave, 4)
    assert m.events_of("heals") == [(2, "gl-duro", 0)]
    assert m.kind == "ledger"
    m = infirmary(slave, 1)
    m.answer("pass")
    assert m.events_of("asset_discarded") == [(2, "gl-duro", 0, "died")]
    assert m.ready(0) == [slave]


@pytest.mark.card("sl-medicus", "sl-apothecary")
@pytest.mark.rule("SP-24")
@pytest.mark.parametrize(("welcome", "dice", "ready"), [("yes", [2, 5], []), ("no", [2], ["sl-medicus"])])
def test_a_healer_helps_another_house_only_if_it_agrees(welcome: str, dice: list[int], ready: list[str]) -> None:
    m = infirmary("sl-medicus", *dice, owner=1)
    m.answer(1)
    assert m.asked() == [(1, "healer_welcome")]
    m.answer(welcome)
    assert [die for *_, die in m.events_of("heal_rolls")] == dice
    assert m.ready(0) == ready


@pytest.mark.card("sl-medicus", "sl-apothecary")
@pytest.mark.rule("SP-72")
def test_two_healers_help_one_after_the_other() -> None:
    m = upkeep(
        house("sl-medicus", "sl-apothecary", card("gl-duro", injured=True)), house(), house(), dice=[1, 1, 4]
    )
    m.answer(1)
    assert m.offered() == ["pass", 2]
    m.answer(2)
    assert m.events_of("heals") == [(3, "gl-duro", 0)]


# ---------------------------------------------------------------------- for the guards


@pytest.mark.card("sl-raxos", "sl-marius")
@pytest.mark.parametrize("slave", ["sl-raxos", "sl-marius"])
@pytest.mark.parametrize(("again", "foiled"), [(4, True), (3, False)])
def test_a_bodyguard_rolls_for_a_failed_guard_again(slave: str, again: int, foiled: bool) -> None:
    m = intrigue(house(hand=["sc-robbery"]), house("gu-guard", slave, coins=5), house(), dice=[3, again])
    m.scheme("sc-robbery", 1)
    m.confirm()
    m.answer(("guard", "table"))
    assert m.asked() == [(1, "bodyguard")]
    assert m.offered() == ["pass", 2]
    m.answer(2)
    assert m.events_of("guard_rolls") == [(1, 3), (1, again)]
    assert m.ready(1) == []
    assert (m.events_of("foiled") != []) is foiled
    assert m.kind == "turn"


@pytest.mark.card("sl-raxos", "sl-marius")
@pytest.mark.rule("SP-17")
def test_each_bodyguard_once_and_none_after_a_success() -> None:
    assets = ["gu-guard", "gu-guard", "sl-raxos", "sl-marius"]
    m = intrigue(house(hand=["sc-robbery"]), house(*assets, coins=5), house(), dice=[1, 2, 3, 6])
    m.scheme("sc-robbery", 1)
    m.confirm()
    m.answer(("guard", "table"))
    m.answer(3)
    assert m.offered() == ["pass", 4]
    m.answer(4)
    assert m.asked() == [(1, "foil")]  # all have failed: the next guard
    m.answer(("guard", "table"))
    assert m.events_of("guard_rolls") == [(1, 1), (1, 2), (1, 3), (1, 6)]
    assert m.kind == "turn"


@pytest.mark.card("sl-raxos", "sl-marius")
def test_a_bodyguard_of_another_house_does_not_help() -> None:
    m = intrigue(house("sl-marius", hand=["sc-robbery"]), house("gu-guard", coins=5), house("sl-raxos"), dice=[1])
    m.scheme("sc-robbery", 1)
    m.confirm()
    m.answer(("guard", "table"))
    assert m.asked() == [(0, "turn")]
    assert m.coins() == [3, 2, 0]


# ---------------------------------------------------------------------- Naevia


@pytest.mark.card("sl-naevia")
@pytest.mark.rule("SP-23")
def test_naevia_counts_twice_but_is_one_card() -> None:
    m = intrigue(
        house("sl-naevia", influence=6, hand=["sc-labor-contract", "sc-illicit-services"]), house(), house()
    )
    m.plays("sc-labor-contract", 0)
    assert m.coins()[0] == 2
    m.plays("sc-illicit-services", 0)
    assert m.coins()[0] == 6
    two = house("sl-naevia", "sl-cook", house="ho-tullius")
    m = intrigue(two, house(), house())
    assert m.offered() == ["end"]  # To the Mines and Duplicitous Dealings need three cards
    m = upkeep(house("sl-naevia", "gl-duro", "gl-crixus"), house(), house())
    m.answer_by_default("ledger")
    assert m.events_of("bank_pays") == [(0, 2, "income")]
    assert m.owned(0) == ["gl-crixus", "gl-duro", "sl-naevia"]  # two coins for two gladiators


def test_indus_finds_nothing_if_the_last_guard_is_laid_meanwhile() -> None:
    m = intrigue(house("sl-indus"), house(hand=["gu-guard"]), house(hand=["gu-guard"]))
    m.answer(("ability", "sl-indus"))
    m.act(1, "lay")
    m.answer(1)
    assert (m.events_of("spies"), m.events_of("spied")) == ([(0, 1)], [])

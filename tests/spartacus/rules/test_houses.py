"""The houses: what each begins with, and their eight powers."""

from __future__ import annotations

import pytest

from munera.games.spartacus.cards.table import BASE
from munera.testing.spartacus import Table, calm, card, house, new_game
from munera.testing.spartacus.titles import GUARD, LOOTING, VISITOR

HOUSES = BASE.houses

GLADIATORS = ["gl-duro", "gl-kerza", "gl-agron"]
SLAVES = ["sl-mira", "sl-pietros", "sl-naevia"]
GUARDS = [GUARD] * 3
POWERS = {
    "ho-batiatus": ("exhibition-match", "fodder-for-the-primus"),
    "ho-glaber": ("legionnaire-patrol", "dispatch-to-rome"),
    "ho-tullius": ("duplicitous-dealings", "to-the-mines"),
    "ho-solonius": ("bribes-and-pandering", "a-finger-in-every-pie"),
}
FREE = ["ho-batiatus", "ho-glaber", "ho-tullius", "ho-solonius"]


def of(name: str, *assets: str | dict[str, object], **given: object) -> Table:
    """An intrigue turn of this house; the two others are not in its way."""
    others = [other for other in FREE if other != name]
    return calm(house(*assets, house=name, **given), house(house=others[0]), house(house=others[1]))


def powers(m: Table) -> list[str]:
    return [option[1] for option in m.offered() if option[0] == "power"]


@pytest.mark.rule("SP-HOUSE-1")
def test_four_houses_with_two_powers_each() -> None:
    assert {name: tuple(power.id for power in row.powers) for name, row in HOUSES.items()} == POWERS
    assert len({(row.coins, row.gladiators, row.slaves, row.guards) for row in HOUSES.values()}) == 4


@pytest.mark.parametrize(
    ("name", "coins", "gladiators", "slaves", "guards"),
    [
        pytest.param("ho-batiatus", 10, 3, 1, 2, id="batiatus"),
        pytest.param("ho-glaber", 10, 1, 2, 3, id="glaber"),
        pytest.param("ho-tullius", 9, 2, 3, 1, id="tullius"),
        pytest.param("ho-solonius", 12, 2, 2, 1, id="solonius"),
    ],
)
@pytest.mark.rule("SP-HOUSE-2", "SP-HOUSE-3", "SP-HOUSE-4", "SP-HOUSE-5")
def test_what_the_house_begins_with(name: str, coins: int, gladiators: int, slaves: int, guards: int) -> None:
    m = new_game(4, 1, houses="assigned")
    seat = m.state.houses.index(name)
    titles = [title.partition("-")[0] for title in m.owned(seat)]
    assert m.coins()[seat] == coins
    assert (titles.count("gl"), titles.count("sl"), titles.count("gu")) == (gladiators, slaves, guards)


# ---------------------------------------------------------------------- Batiatus


@pytest.mark.rule("SP-HOUSE-6")
def test_exhibition_match_exhausts_two_gladiators_for_two_coins() -> None:
    m = of("ho-batiatus", "gl-duro", "gl-agron", card("gl-kerza", ready=False))
    m.answer(("power", "exhibition-match"))
    assert m.asked() == [(0, "pick")]
    assert [m.state.assets[id].card for id in m.offered()] == ["gl-syrian-warrior", "gl-duro", "gl-agron"]
    m.pick("gl-duro")
    m.pick("gl-agron")
    assert m.coins() == [7, 5, 5]
    assert m.ready(0) == ["gl-syrian-warrior", "sl-attendant"]
    assert m.events_of("bank_pays") == [(0, 2, "power")]
    assert powers(m) == []


@pytest.mark.rule("SP-HOUSE-6", "SP-ASK-1")
def test_if_all_must_be_exhausted_nobody_is_asked_which() -> None:
    m = of("ho-batiatus", "gl-duro", card("gl-kerza", ready=False))
    assert powers(m) == ["exhibition-match"]
    m.answer(("power", "exhibition-match"))
    assert (m.asked(), m.coins(), m.ready(0)) == ([(0, "turn")], [7, 5, 5], ["sl-attendant"])


@pytest.mark.rule("SP-HOUSE-6")
def test_exhibition_match_needs_two_ready_gladiators() -> None:
    m = of("ho-batiatus", card("gl-duro", injured=True), card("gl-kerza", ready=False), "sl-mira", GUARD)
    assert powers(m) == []


@pytest.mark.rule("SP-HOUSE-7")
def test_fodder_for_the_primus_discards_three_gladiators_for_influence() -> None:
    m = of("ho-batiatus", *GLADIATORS)
    m.answer(("power", "fodder-for-the-primus"))
    m.pick("gl-duro")
    m.pick("gl-syrian-warrior")
    m.pick("gl-agron")
    assert m.influence() == [5, 4, 4]
    assert m.owned(0) == ["gl-kerza", "sl-attendant"]
    assert m.state.market_discard == ["gl-duro", "gl-syrian-warrior", "gl-agron"]
    assert powers(of("ho-batiatus", "gl-duro", card("gl-kerza", ready=False))) == ["exhibition-match"]


@pytest.mark.rule("SP-HOUSE-7")
def test_a_champion_among_the_fodder_is_a_loss() -> None:
    m = of("ho-batiatus", card("gl-duro", champion=True), "gl-kerza", influence=6)
    m.answer(("power", "fodder-for-the-primus"))
    m.answer_by_default("pick")
    assert [facts[1] for facts in m.events_of("influence")] == [-1, 1]
    assert m.influence()[0] == 6


# ---------------------------------------------------------------------- Glaber


@pytest.mark.rule("SP-HOUSE-8")
def test_legionnaire_patrol_exhausts_three_guards_for_a_card() -> None:
    m = of("ho-glaber", *GUARDS, GUARD)
    m.answer(("power", "legionnaire-patrol"))
    assert m.asked() == [(0, "turn")]  # guards cannot be told apart
    assert m.events_of("draws") == [(0, 1)]
    assert len(m.hand(0)) == 1
    assert m.ready(0).count(GUARD) == 1
    assert powers(m) == []


@pytest.mark.rule("SP-HOUSE-8", "SP-HOUSE-9")
def test_guards_in_hand_and_exhausted_ones_do_not_count() -> None:
    assert powers(of("ho-glaber", GUARD, GUARD, hand=[GUARD, GUARD])) == []
    assert powers(of("ho-glaber", GUARD, GUARD, card(GUARD, ready=False))) == []
    assert powers(of("ho-glaber", *GUARDS)) == ["legionnaire-patrol", "dispatch-to-rome"]


@pytest.mark.rule("SP-HOUSE-9")
def test_dispatch_to_rome_discards_three_guards_for_influence() -> None:
    m = of("ho-glaber", *GUARDS, card(GUARD, ready=False))
    m.answer(("power", "dispatch-to-rome"))
    assert m.influence() == [5, 4, 4]
    assert m.discards() == GUARDS
    assert [a.ready for a in m.assets(GUARD)] == [False]
    assert m.hand(0) == []


# ---------------------------------------------------------------------- Tullius


@pytest.mark.rule("SP-HOUSE-10")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_duplicitous_dealings_exchanges_up_to_three_cards(number: int) -> None:
    hand = [GUARD, LOOTING, VISITOR, "sc-blackmail"]
    m = of("ho-tullius", "sl-mira", "sl-pietros", hand=hand)
    m.answer(("power", "duplicitous-dealings"))
    assert m.ready(0) == ["gl-syrian-warrior"]
    for title in hand[:number]:
        assert m.asked() == [(0, "exchange")]
        assert m.can("none")
        m.answer(title)
    if number < 3:
        m.answer("none")
    m.nobody()  # they have no ready slave now
    assert m.asked() == [(0, "turn")]  # a fourth card is not asked for
    assert m.discards() == hand[:number]
    assert m.events_of("draws") == ([(0, number)] if number else [])
    assert len(m.hand(0)) == 4


@pytest.mark.rule("SP-HOUSE-10")
def test_all_are_discarded_before_any_is_drawn() -> None:
    m = of("ho-tullius", "sl-mira", "sl-pietros", hand=[GUARD, LOOTING])
    m.answer(("power", "duplicitous-dealings"))
    m.answer(GUARD)
    assert m.events_of("draws") == []
    m.answer(LOOTING)
    assert m.events_of("draws") == [(0, 2)]  # the hand was empty then
    assert powers(of("ho-tullius", "sl-mira", card("sl-pietros", ready=False))) == []


@pytest.mark.rule("SP-HOUSE-11")
def test_to_the_mines_discards_three_slaves_for_influence() -> None:
    m = of("ho-tullius", *SLAVES)
    m.answer(("power", "to-the-mines"))
    for title in ("sl-attendant", "sl-naevia", "sl-mira"):
        m.pick(title)
    assert m.influence() == [5, 4, 4]
    assert m.owned(0) == ["gl-syrian-warrior", "sl-pietros"]
    assert m.state.market_discard == ["sl-attendant", "sl-naevia", "sl-mira"]


# ---------------------------------------------------------------------- Solonius


@pytest.mark.rule("SP-HOUSE-12")
def test_every_coin_lowers_the_requirement_by_one() -> None:
    m = of("ho-solonius", hand=[VISITOR], influence=3)
    assert powers(m) == []  # it is for a scheme that is being played
    m.answer(("prepare", VISITOR))
    assert [option[1] for option in m.offered() if option[0] == "bribe"] == [1, 2, 3, 4, 5]
    m.answer(("bribe", 2))
    assert not m.can(("announce", (0,)))  # 3 of 4
    m.answer(("bribe", 1))
    assert m.can(("announce", (0,)))
    assert m.events_of("pays_bank") == [(0, 2, "bribe"), (0, 1, "bribe")]
    assert m.coins() == [2, 5, 5]


@pytest.mark.rule("SP-HOUSE-12")
def test_no_other_house_can_bribe() -> None:
    for name in ("ho-batiatus", "ho-glaber", "ho-tullius"):
        m = of(name, hand=[VISITOR], influence=3)
        m.answer(("prepare", VISITOR))
        assert not m.can(("bribe", 1))


@pytest.mark.rule("SP-HOUSE-13")
def test_a_finger_in_every_pie_discards_one_of_each_for_influence() -> None:
    m = of("ho-solonius", "gl-duro", GUARD, card("sl-mira", ready=False))
    assert powers(m) == ["a-finger-in-every-pie"]
    m.answer(("power", "a-finger-in-every-pie"))
    m.pick("gl-duro")  # the only ready slave and the only guard need no choice
    assert m.influence() == [5, 4, 4]
    assert m.owned(0) == ["gl-syrian-warrior", "sl-mira"]
    assert (m.state.market_discard, m.discards()) == (["gl-duro", "sl-attendant"], [GUARD])


@pytest.mark.rule("SP-HOUSE-13")
def test_a_finger_in_every_pie_needs_all_three_ready() -> None:
    assert powers(of("ho-solonius", hand=[GUARD])) == []
    assert powers(of("ho-solonius", card(GUARD, ready=False))) == []
    assert powers(of("ho-solonius", GUARD)) == ["a-finger-in-every-pie"]

"""What a Primus pays and costs: tribute, wagers, victory, life and death."""

from __future__ import annotations

from typing import Any

import pytest

from munera.testing.serpents import Table, Written, bout, card, fighter, primus
from munera.testing.spartacus.titles import CELT, COOK, SYRIAN, THRACIAN

NUMIDIAN, DEBTOR = "gl-numidian-warrior", "sl-debtor"
RIGGING, BLOOD, ROAR = "re-rigging-the-match", "re-blood-on-the-sand", "re-roar-of-the-mob"
NONE = [0, 0, 0, 0]
CARDS = (CELT, SYRIAN, THRACIAN, NUMIDIAN)

Levels = tuple[str, str, str, str]


def decided(*levels: str, marked: dict[int, Any] | None = None, **given: Any) -> Table:
    """The fighters of seats 0 and 1 against those of 2 and 3 ended so; "" is for who still stands."""
    row = [
        fighter(seat, title, **({"level": level} if level else {}))
        for seat, (title, level) in enumerate(zip(CARDS, levels, strict=True))
    ]
    more: dict[int, Written] = {seat: dict(one) for seat, one in given.pop("more", {}).items()}
    for seat, mark in (marked or {}).items():
        more.setdefault(seat, {})["marked"] = [card(CARDS[seat], **mark)]
    m = primus(*row, moment="decided", more=more, **given)
    m.answer_by_default("audience")
    return m


def gained(m: Table, why: str) -> list[tuple[int, int]]:
    """Who gained or lost influence for this reason."""
    return [(seat, change) for seat, change, _, reason in m.events_of("influence") if reason == why]


# ---------------------------------------------------------------------- tribute and wagers


def betting(*seats: int, more: dict[int, Written] | None = None, **given: Any) -> Table:
    """Tribute is paid and wagers are placed; these seats have the four, the first two are Team I."""
    row = [fighter(seat, title) for seat, title in zip(seats or range(4), CARDS, strict=True)]
    return primus(*row, moment="wagers", more=more, **given)


@pytest.mark.rule("SW-55")
def test_tribute_is_paid_for_all_four_before_wagers() -> None:
    more = {
        0: {"marked": [card(CELT, favour=1)]},
        1: {"marked": [card(SYRIAN, champion=True)]},
        3: {"marked": [card(NUMIDIAN, favour=2)]},
    }
    m = betting(more=more)
    assert m.events_of("bank_pays") == [(0, 2, "tribute"), (1, 6, "tribute"), (3, 4, "tribute")]
    assert m.kind == "wagers"


@pytest.mark.rule("SW-44", "SW-WAGER-1")
def test_nobody_wagers_against_the_team_of_their_own_combatant() -> None:
    m = betting(0, 0, 1, 2, more={seat: {"coins": 9} for seat in range(4)})
    fields = {ask.seat: ask.options for ask in m.match.waiting()}
    assert (3, 0, 0, 0) in fields[0]
    assert (0, 1, 0, 0) not in fields[0]
    assert (1, 0, 0, 0) not in fields[2]
    assert (0, 3, 3, 3) in fields[2]
    assert (3, 3, 3, 0) in fields[3]  # has nobody in it


@pytest.mark.rule("SW-WAGER-1", "SW-23")
def test_a_wager_on_a_team_pays_if_that_team_wins() -> None:
    m = decided("yield", "", "yield", "injury", wagers=[[2, 0, 0, 0], NONE, [0, 1, 0, 0], NONE])
    assert m.events_of("wager_won") == [(0, "V1", 2)]
    assert m.events_of("wager_lost") == [(2, "V2", 1)]
    assert m.coins() == [4, 0, 0, 0]
    m = primus(
        fighter(0, "gl-ashur-serpent", team=1),  # they have changed their team, the wager has not
        fighter(1, SYRIAN, level="yield"),
        fighter(2, THRACIAN),
        fighter(3, NUMIDIAN),
        moment="decided",
        wagers=[[2, 0, 0, 0], NONE, NONE, NONE],
    )
    assert m.events_of("wager_lost") == [(0, "V1", 2)]


@pytest.mark.rule("SW-WAGER-2", "SW-WAGER-3")
@pytest.mark.parametrize(
    ("levels", "won"),
    [
        (("", "", "yield", "yield"), []),
        (("injury", "", "yield", "yield"), ["INJ"]),  # of the winners too
        (("", "", "yield", "decapitation"), ["DEC"]),
        (("decapitation", "", "injury", "yield"), ["INJ", "DEC"]),
    ],
)
def test_any_injury_and_any_decapitation_pay(levels: Levels, won: list[str]) -> None:
    m = decided(*levels, wagers=[NONE, NONE, NONE, [0, 0, 1, 1]])
    assert [field for _, field, _ in m.events_of("wager_won")] == won


@pytest.mark.rule("SW-44", "SW-OPTION-2")
def test_with_the_option_an_injury_pays_even_money_in_a_primus() -> None:
    wagers = [NONE, NONE, [0, 0, 2, 1], NONE]
    even = {"primus_injury_even": True}
    m = decided("", "", "injury", "decapitation", options=even, wagers=wagers)
    assert m.events_of("bank_pays") == [(2, 2, "wager"), (2, 2, "wager")]
    assert decided("", "", "injury", "yield", wagers=wagers).events_of("bank_pays") == [(2, 4, "wager")]
    match = bout(
        fighter(0, CELT, winner=True),
        fighter(1, SYRIAN, level="injury"),
        moment="decided",
        options=even,
        wagers=wagers[:3],
    )
    assert match.events_of("bank_pays") == [(2, 4, "wager")]  # an ordinary match


# ---------------------------------------------------------------------- Rigging


def rigging(*seats: int, home: int) -> Table:
    """Seat 2 may play Rigging the Match, and this house has Crixus at home."""
    m = betting(*seats, more={2: {"hand": [RIGGING], "influence": 12}, home: {"assets": ["gl-crixus"]}})
    m.answer_by_default("wagers")
    return m


@pytest.mark.rule("SW-27")
def test_rigging_replaces_one_of_the_four_and_all_else_stays() -> None:
    m = rigging(home=1)
    before = m.state.fighters[1]
    m.reacts(2, "play", RIGGING, 1)
    m.answer_by_default("react")
    after = m.state.fighters[1]
    assert (after.card, sum(after.pools)) == ("gl-crixus", sum(before.pools) + 4)
    assert (after.team, after.hex, after.gear) == (before.team, before.hex, before.gear)
    assert not m.asset(SYRIAN).committed
    assert m.events_of("bout") == [("primus",)]


@pytest.mark.rule("SW-27")
def test_of_two_gladiators_who_can_be_replaced_the_player_chooses() -> None:
    m = rigging(0, 0, 1, 2, home=0)
    m.reacts(2, "play", RIGGING, 0)
    m.answer_by_default("react")
    assert (m.asked(), m.offered()) == ([(2, "pick")], [m.asset(CELT).id, m.asset(SYRIAN).id])
    m.pick(SYRIAN)
    assert [f.card for f in m.state.fighters] == [CELT, "gl-crixus", THRACIAN, NUMIDIAN]
    assert m.events_of("picks")[-1][:3] == (2, m.asset(SYRIAN).id, SYRIAN)


# ---------------------------------------------------------------------- victory


@pytest.mark.rule("SW-VICTORY-2")
def test_each_house_of_the_winning_team_gains_one_whatever_became_of_its_combatant() -> None:
    m = decided("decapitation", "", "yield", "yield", host=1)
    assert gained(m, "victory") == [(1, 1), (0, 1)]  # in priority order


@pytest.mark.rule("SW-VICTORY-2")
def test_a_house_with_both_winners_gains_one() -> None:
    m = primus(
        fighter(0, CELT),
        fighter(0, SYRIAN),
        fighter(1, THRACIAN, level="yield"),
        fighter(2, NUMIDIAN, level="yield"),
        moment="decided",
        seats=3,
    )
    assert gained(m, "victory") == [(0, 1)]
    assert [owner for _, _, owner, _ in m.events_of("favour")] == [0, 0]


@pytest.mark.rule("SW-22")
def test_a_house_on_both_sides_gains_and_stands_under_the_thumb() -> None:
    m = primus(
        fighter(1, CELT),
        fighter(1, SYRIAN, team=1, level="yield"),
        fighter(2, THRACIAN, team=1, level="decapitation"),
        fighter(0, NUMIDIAN, team=0),
        moment="decided",
        seats=3,
    )
    m.answer_by_default("react", "audience")
    assert gained(m, "victory") == [(0, 1), (1, 1)]
    assert (m.asked(), m.ask().about) == ([(0, "thumb")], m.asset(SYRIAN).id)


@pytest.mark.rule("SW-VICTORY-3", "SW-25")
def test_each_survivor_of_the_winning_team_gets_a_favour_beaten_or_not() -> None:
    m = decided("injury", "", "yield", "yield")
    assert [(title, favours) for _, title, _, favours in m.events_of("favour")] == [(CELT, 1), (SYRIAN, 1)]
    celt = m.asset(CELT)
    assert (celt.favour, celt.injured, celt.ready) == (1, True, False)
    m = decided("decapitation", "", "yield", "yield")
    assert [title for _, title, _, _ in m.events_of("favour")] == [SYRIAN]


@pytest.mark.rule("SW-VICTORY-3")
def test_the_third_favour_makes_a_champion_of_each() -> None:
    m = decided("", "", "yield", "yield", marked={0: {"favour": 2}, 1: {"favour": 2}})
    assert [title for _, title, _ in m.events_of("champion")] == [CELT, SYRIAN]
    assert gained(m, "champion") == [(0, 1), (1, 1)]


@pytest.mark.rule("SW-61")
def test_the_order_after_a_primus() -> None:
    m = primus(
        fighter(0, "gl-nemetes"),
        fighter(1, SYRIAN, level="decapitation"),
        fighter(2, THRACIAN, level="injury"),
        fighter(3, NUMIDIAN, level="decapitation"),
        moment="decided",
        more={0: {"hand": [BLOOD], "influence": 12}},
        wagers=[[1, 0, 0, 0], NONE, NONE, NONE],
    )
    assert [event for event in m.kinds() if event == "asset_discarded"] == ["asset_discarded"]
    assert (m.asked(), m.ask().about) == ([(0, "react")], ("combatant_died", 1))  # the window after each death
    m.answer("pass")
    assert m.ask().about == ("combatant_died", 3)
    m.answer("pass")
    m.answer_by_default("audience")
    m.answer("down")
    kinds = ("asset_discarded", "injured", "influence", "favour", "bank_pays", "wager_won", "thumb")
    assert m.kinds(*kinds)[:11] == [
        "asset_discarded",  # defeats, as they happened
        "injured",
        "asset_discarded",
        "influence",  # two houses
        "influence",
        "favour",
        "bank_pays",  # the Plunderer
        "wager_won",
        "bank_pays",
        "thumb",
        "asset_discarded",
    ]


@pytest.mark.rule("SW-61")
def test_a_defeat_is_carried_out_when_the_primus_is_over() -> None:
    m = primus(
        fighter(0, CELT),
        fighter(1, SYRIAN, level="decapitation"),
        fighter(2, THRACIAN, level="injury"),
        fighter(3, NUMIDIAN),
    )
    assert m.asset(SYRIAN).ready
    assert not m.asset(THRACIAN).injured
    assert m.events_of("asset_discarded") == []


# ---------------------------------------------------------------------- life and death


@pytest.mark.rule("SW-THUMB-1")
@pytest.mark.parametrize("verdict", ["up", "down"])
def test_one_thumb_is_for_all_the_losers(verdict: str) -> None:
    m = decided("", "", "yield", "injury")
    assert m.asked() == [(0, "thumb")]
    assert m.ask().about == (m.asset(THRACIAN).id, m.asset(NUMIDIAN).id)
    m.answer(verdict)
    assert [facts[1:] for facts in m.events_of("thumb")] == [(verdict, 3, THRACIAN, 2), (verdict, 4, NUMIDIAN, 3)]
    died = [title for _, title, _, why in m.events_of("asset_discarded") if why == "executed"]
    assert died == ([] if verdict == "up" else [THRACIAN, NUMIDIAN])
    assert m.state.fighters == ()


@pytest.mark.rule("SW-26")
def test_if_all_losers_are_champions_the_thumb_is_barred() -> None:
    m = decided("", "", "yield", "injury", marked={2: {"champion": True}, 3: {"champion": True}})
    assert [title for _, title, _ in m.events_of("champion_spared")] == [THRACIAN, NUMIDIAN]
    assert m.kind != "thumb"


@pytest.mark.rule("SW-26")
def test_the_dead_and_the_beaten_winners_are_not_judged() -> None:
    m = decided("yield", "", "yield", "decapitation")
    assert m.ask().about == m.asset(THRACIAN).id
    m.answer("down")
    assert sorted(m.state.market_discard) == [NUMIDIAN, THRACIAN]
    m = decided("", "", "decapitation", "decapitation")
    assert m.kind != "thumb"


@pytest.mark.rule("SW-61")
def test_executions_come_one_by_one_with_the_window_after_each() -> None:
    m = decided("", "", "yield", "yield", more={1: {"hand": [BLOOD], "influence": 12}})
    m.answer("down")
    assert m.ask().about == ("combatant_died", 2)
    assert m.state.market_discard == [THRACIAN]
    m.reacts(1, "play", BLOOD, 2)
    m.answer_by_default("react")
    assert m.state.market_discard == [THRACIAN, NUMIDIAN]


@pytest.mark.rule("SW-62", "SW-VERB-6", "SW-WINDOW-12")
def test_the_roar_of_the_mob_saves_all_of_them() -> None:
    m = decided("", "", "yield", "yield", more={0: {"influence": 9}, 1: {"hand": [ROAR], "influence": 3}})
    assert m.asked() == [(1, "react")]
    m.reacts(1, "play", ROAR)
    m.answer_by_default("react")
    assert m.events_of("thumb") == []
    assert (m.owned(2), m.owned(3)) == ([THRACIAN], [NUMIDIAN])


def test_slaves_are_not_mourned() -> None:
    m = primus(
        fighter(0, CELT),
        fighter(1, SYRIAN),
        fighter(2, COOK, level="decapitation"),
        fighter(3, DEBTOR, level="decapitation"),
        moment="decided",
        more={0: {"hand": [BLOOD], "influence": 12}},
    )
    assert gained(m, "victory")  # without a question before
    assert sorted(m.state.market_discard) == [COOK, DEBTOR]

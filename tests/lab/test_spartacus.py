"""What simulations of Spartacus count beside wins."""

from __future__ import annotations

import json
from typing import Any

import pytest

from munera.games import book
from munera.lab.runner import play_some
from munera.lab.simulate import planned, simulate
from munera.lab.stats import needs_events, statistician
from munera.lab.stats.spartacus import TABLES, Stats, Summary, summary_of_events, two_sided
from munera.testing.spartacus import Table, arena, card, combat, fighter, hosting, house, intrigue, market

# A gladiator and a slave for each of three houses: nobody's misery.
ONE = ("gl-syrian-warrior", "sl-attendant")
TWO = ("gl-celt-warrior", "sl-debtor")
THREE = ("gl-numidian-warrior", "sl-cook")


def counted(table: Table) -> Summary:
    """The summary of a story: it is plain data."""
    summary = summary_of_events(table.view(None), table.match.events(None))
    return dict(json.loads(json.dumps(summary)))


def tables(*summaries: Summary) -> dict[str, Any]:
    stats = Stats()
    for summary in summaries:
        stats.add(summary, ("bot",) * 3, (0.0,) * 3)
    return stats.tables()


def test_schemes_foils_and_where_coins_come_from() -> None:
    foilers = house(*ONE, coins=3, influence=6, hand=["re-whispered-rumors"])
    table = intrigue(
        house(*TWO, coins=3, hand=["sc-looting-the-dead", "sc-labor-contract", "sc-robbery"]), foilers, house()
    )
    table.plays("sc-looting-the-dead", 0)
    table.scheme("sc-labor-contract", 0)
    table.confirm()
    table.seal(s1=("play", "re-whispered-rumors"))
    table.nobody()
    table.answer(("cash", "sc-robbery"))
    summary = counted(table)
    assert summary["deeds"] == {"played": 2, "foiled": 1}
    assert summary["paid_in"] == {"scheme": 3, "cashed": 2}
    assert summary["paid_out"] == {}


def test_hosting_and_the_coins_in_circulation() -> None:
    table = hosting(house(*ONE, coins=5), house(*TWO, coins=4), house(*THREE, coins=1))
    table.bids(3, 1, 0)
    summary = counted(table)
    assert summary["sold"] == {"hosting": 1}
    assert summary["paid_out"] == {"hosting": 3}
    assert summary["purses"] == [7]
    assert summary["gained"] == {"host": 1}


def test_a_declined_invitation_costs_influence() -> None:
    table = arena(house(*ONE, coins=1), house(*TWO, coins=1), house(*THREE, coins=1))
    table.answer_by_default("audience")
    table.answer(1)
    table.answer("decline")
    summary = counted(table)
    assert summary["gained"] == {"host": 1}
    assert summary["lost"] == {"declined": 1}


def test_matches_levels_and_thumbs() -> None:
    table = combat(
        fighter(0, "gl-spartacus", winner=True),
        fighter(1, "gl-celt-warrior", level="yield"),
        house("gl-spartacus", "sl-attendant", coins=1),
        house("gl-celt-warrior", "sl-debtor", coins=1),
        house(*ONE, coins=1),
        moment="decided",
        wagers=[[3, 0, 0, 0], [0, 0, 0, 0], [0, 2, 0, 0]],
    )
    table.answer_by_default("audience")
    table.answer("down")
    summary = counted(table)
    assert summary["deeds"]["executed"] == 1
    assert summary["gained"]["victory"] == 1
    assert summary["paid_in"]["wager"] == 3
    assert summary["paid_out"]["wager"] == 2


def test_deals_and_promises() -> None:
    table = market(house(*ONE, coins=5), house(*TWO, coins=5), house(*THREE, coins=5))
    offer = table.offer(0, 1, gives=2, returns=[("no_bid", "host")])
    table.act(1, "accept", offer)
    gift = table.offer(0, 2, gives=1)
    table.act(2, "accept", gift)
    summary = counted(table)
    assert summary["deeds"] == {"offers": 2, "deals": 2, "two_sided_deals": 1}
    assert summary["promises"] == [["no_bid", "open"]]
    assert not two_sided(gift)


def test_a_house_that_wins_and_one_that_was_cut_short() -> None:
    won = counted(intrigue(house(*ONE, coins=1), house(*TWO, coins=1), house(*THREE, coins=1)))
    won |= {"winner": 1, "rounds": 5, "phase": "arena"}
    found = tables(won, {**won, "rounds": 7, "cut_short": True})
    assert found["game"]["all"] == {
        "games": 2, "rounds": 6.0, "shortest_tenth": 5, "longest_tenth": 7, "cut_short": 1,
    }  # fmt: skip
    assert found["ends"] == {"arena": {"games": 2, "share": 1.0}}
    second = list(found["houses"])[1]
    assert [row["win_rate"] for row in found["houses"].values()] == [0.0, 1.0, 0.0]
    assert found["houses"][second] == {"games": 2, "wins": 2, "win_rate": 1.0, "influence": 4.0}


@pytest.mark.slow
def test_whole_games_are_counted_and_every_table_has_its_columns() -> None:
    report = simulate("spartacus", games=4, seats=4, bots=("heuristic",), variant={"type": "quick"}, seed="stats")
    assert set(report.stats) == set(TABLES)
    for name, table in report.stats.items():
        for row in table.values():
            assert tuple(row) == TABLES[name].columns
    influence = report.stats["influence"]
    wins = report.stats["matches"]["all"]["fought"]
    assert influence["victory"]["gained"] <= wins
    assert sum(row["wins"] for row in report.stats["houses"].values()) == 4
    assert report.stats["deals"]["all"]["two_sided_deals"] > 0


def test_summaries_travel_and_nothing_is_counted_of_nothing() -> None:
    assert needs_events(statistician("spartacus"))
    assert Stats().tables() == {}
    plan = planned(book("spartacus"), 1, 3, ("greedy",), ({"type": "quick", "rounds": 2},), "travel")
    (played,) = play_some(plan, [0])
    assert json.loads(json.dumps(played.summary)) == played.summary


def test_a_single_fight_is_counted_too() -> None:
    report = simulate("spartacus", games=2, seats=2, bots=("heuristic",), variant={"mode": "fight"}, seed="fight")
    assert report.stats["matches"]["all"]["fought"] == 1.0
    assert report.stats["houses"] == {}


def test_a_champion_who_is_lost_is_counted() -> None:
    table = intrigue(
        house(*ONE, coins=1, influence=5, hand=["sc-incite-rebellion"]),
        house(card("gl-crixus", champion=True), "sl-attendant", coins=1),
        house(*TWO, coins=1),
    )
    table.plays("sc-incite-rebellion", 1)
    assert counted(table)["lost"] == {"champion": 1}
